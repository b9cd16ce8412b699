# What has happened, and what it was worth in the end. Log lines and results are sentences.

## Log

log-generation = Generation { $generation } begins; { $seat } is the first player.
log-production-phase = Generation { $generation } ends with the production phase.
log-corporation = { $seat } plays the corporation { $card }.
log-play = { $seat } plays { $card }.
log-action = { $seat } uses the action of { $card }.
log-effect = { $seat } uses the effect of { $card }.
log-standard = { $seat } uses the standard project "{ $project }".
log-milestone = { $seat } claims the milestone "{ $milestone }".
log-award = { $seat } funds the award "{ $award }".
log-convert-plants = { $seat } converts plants into a greenery tile.
log-convert-heat = { $seat } converts heat to raise the temperature.
log-pass = { $seat } passes.
log-last-generation = Mars is terraformed: this generation is the last.
log-pay = { $seat } pays { $what }.
log-income = { $seat } produces { $what }.
log-gain = { $seat } gains { $what }.
log-loss = { $seat } loses { $what } because of { $by } ({ $source }).
log-own-loss = { $seat } loses { $what }.
log-add = { $seat } adds { $what } to { $card }.
log-card-loss = { $seat } loses { $what } from { $card } because of { $by } ({ $source }).
log-own-card-loss = { $seat } loses { $what } from { $card }.
log-production-up = { $seat } { $what } increases by { $what-count }.
    .seat = possessive
    .what = which
log-production-down = { $seat } { $what } decreases by { $what-count }.
    .seat = possessive
    .what = which
log-production-loss = { $seat } { $what } decreases by { $what-count } because of { $by } ({ $source }).
    .seat = possessive
    .what = which
log-copy = { $seat } repeats the production change of { $card }.
log-rating = { $seat } terraform rating rises to { $rating }.
    .seat = possessive
log-temperature = { $seat } raises the temperature to { $degrees } °C.
log-oxygen = { $seat } raises the oxygen level to { $percent }%.
log-tile = { $seat } places { $tile } { $where }.
    .tile = indefinite
log-neutral-tile = A neutral { $tile } is placed { $where }.
log-claim = { $seat } claims area { $space }.
log-draw = { $seat } draws { $cards }.
log-draw-cards = You draw { $cards }.
log-buy = { $cards-count ->
    [0] { $seat } buys no cards.
   *[other] { $seat } buys { $cards }.
}
log-discard = { $seat } discards { $cards }.
log-sell = { $seat } sells { $cards }.
log-spend-holding = { $seat } spends { $what } from { $card }.
log-reveal = { $seat } reveals and discards { $card }.
log-reveal-take = { $seat } reveals { $card } and adds it to the hand.
log-reshuffle = The discard pile is shuffled and becomes the new deck.

## Score lines

score-rating = Terraform rating
score-awards = Awards
score-milestones = Milestones
score-greeneries = Greenery tiles
score-cities = City tiles
score-cards = Cards
score-total = Total

## Results

result-winner = { $seat } wins with { $points }.
result-tie-break = { $seat } wins with { $points }: the tie is broken by M€.
result-shared = { $seats } share the victory with { $points } each.
result-solo-won = You have won: Mars is terraformed. Your score: { $points }.
result-solo-lost = You have lost: Mars is not terraformed after the last generation.
result-solo-rating-won = You have won: your terraform rating is { $rating }, and { $goal } was needed. Your score: { $points }.
result-solo-rating-lost = You have lost: your terraform rating is { $rating }, and { $goal } was needed.
result-start = Terraform rating at the start
result-plants = Plants converted into greenery tiles
result-heat = Heat converted to raise the temperature
result-first = 1st place with { $number }
result-second = 2nd place with { $number }
