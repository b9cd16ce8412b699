# What has happened, and what it was worth in the end. Log lines and results are sentences.

## Log

log-generation = Generatie { $generation } begint; { $seat } is als eerste aan de beurt.
log-production-phase = Generatie { $generation } eindigt met de productiefase.
log-corporation = { $seat } speelt met de corporatie “{ $card }”.
log-play = { $seat } speelt “{ $card }”.
log-action = { $seat } voert de actie van “{ $card }” uit.
log-effect = { $seat } gebruikt het effect van “{ $card }”.
log-standard = { $seat } gebruikt het standaardproject “{ $project }”.
log-milestone = { $seat } eist de mijlpaal “{ $milestone }” op.
log-award = { $seat } financiert de onderscheiding “{ $award }”.
log-convert-plants = { $seat } zet planten om in een groentegel.
log-convert-heat = { $seat } zet warmte om in temperatuur.
log-pass = { $seat } slaat de beurt over en doet deze generatie niet meer mee.
log-last-generation = Mars is geterraformd: deze generatie is de laatste.
log-pay = { $seat } betaalt { $what }.
log-income = { $seat } produceert { $what }.
log-gain = { $seat } ontvangt { $what }.
log-loss = { $seat } verliest { $what } door { $by } (“{ $source }”).
log-own-loss = { $seat } verliest { $what }.
log-add = { $seat } legt { $what } op “{ $card }”.
log-card-loss = { $seat } verliest { $what } van “{ $card }” door { $by } (“{ $source }”).
log-own-card-loss = { $seat } verliest { $what } van “{ $card }”.
log-production-up = Bij { $seat } stijgt de { $what }.
    .what = production
log-production-down = Bij { $seat } daalt de { $what }.
    .what = production
log-production-loss = Door { $by } (“{ $source }”) daalt bij { $seat } de { $what }.
    .what = production
log-copy = { $seat } herhaalt de productiewijziging van “{ $card }”.
log-rating = Het TN van { $seat } stijgt tot { $rating }.
log-temperature = { $seat } verhoogt de temperatuur tot { $degrees } °C.
log-oxygen = { $seat } verhoogt het zuurstofgehalte tot { $percent }%.
log-tile = { $seat } plaatst { $tile } { $where }.
    .tile = indefinite
log-neutral-tile = De virtuele tegenstander plaatst { $tile } { $where }.
    .tile = indefinite
log-claim = { $seat } eist zone { $space } op.
log-draw = { $seat } trekt { $cards }.
log-draw-cards = Je trekt: { $cards }.
log-buy = { $cards-count ->
    [0] { $seat } koopt geen kaarten.
   *[other] { $seat } koopt { $cards }.
}
log-discard = { $seat } legt { $cards } af.
log-sell = { $seat } verkoopt { $cards }.
log-spend-holding = { $seat } geeft { $what } van “{ $card }” uit.
log-reveal = { $seat } onthult “{ $card }” en legt die kaart af.
log-reveal-take = { $seat } onthult “{ $card }” en voegt die kaart aan de hand toe.
log-reshuffle = De aflegstapel wordt geschud en vormt de nieuwe projectstapel.

## Score lines

score-rating = Terraform niveau (TN)
score-awards = Onderscheidingen
score-milestones = Mijlpalen
score-greeneries = Groentegels
score-cities = Stadstegels
score-cards = Kaarten
score-total = Totaal

## Results

result-winner = { $seat } wint met { $points }.
result-tie-break = { $seat } wint met { $points }: bij een gelijke stand beslissen de M€.
result-shared = { $seats } delen de overwinning met { $points }.
result-solo-won = Je hebt gewonnen: Mars is geterraformd. Je score: { $points }.
result-solo-lost = Je hebt verloren: Mars is na de laatste generatie niet geterraformd.
result-solo-rating-won = Je hebt gewonnen: je TN is { $rating } (nodig: { $goal }). Je score: { $points }.
result-solo-rating-lost = Je hebt verloren: je TN is { $rating } (nodig: { $goal }).
result-start = Terraform niveau aan het begin
result-plants = Planten omgezet in groentegels
result-heat = Warmte omgezet in temperatuur
result-first = 1e plaats met { $number }
result-second = 2e plaats met { $number }
