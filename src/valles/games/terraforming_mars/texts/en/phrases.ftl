# What cards say. A phrase has a small first letter and no full stop: it may stand inside another one.
# An attribute named after an argument says which case it takes, and after it how a list is joined (and, or) and the case of
# its items before the last.

## The parts of a card

text-start = you start with { $credits }
text-needs = requires { $needs }
text-first = First action: { $effect }
text-action = Action: { $effect }
text-effect = Effect: { $effect }
text-wild = when you take an action, the wild tag counts as a tag of your choice

## Requirements

need-oxygen-least = at least { $level }% oxygen
need-oxygen-most = at most { $level }% oxygen
need-temperature-least = { $level } °C or warmer
need-temperature-most = { $level } °C or colder
need-oceans-least = { $level ->
    [one] at least { $level } ocean tile
   *[other] at least { $level } ocean tiles
}
need-oceans-most = { $level ->
    [one] at most { $level } ocean tile
   *[other] at most { $level } ocean tiles
}
need-tags = { $tags }
need-production = { $what } of at least { $least }
    .what = production
need-cities = { $tiles } in play
need-greeneries = { $tiles } of your own
now-oxygen = { $level }%
now-temperature = { $level } °C
now-oceans = { $level }

## Combinations

in-order = { $steps }
price = { $price } to { $then }
    .price = { $case }
    .then = { $case }
choose = { $ways }
    .ways = nominative or-else
may = you may { $effect }
if-tagged = if you have at least { $tags }, { $then }; otherwise, { $otherwise }
if-tagged-production = if you have at least { $tags }, { $then }; otherwise, by { $less }
if-rating-rose = if your terraform rating was raised this generation, { $effect }
    .effect = it

## Resources on the player board

gain = gain { $what }
gain-per = gain { $what } { $per }
lose = lose { $what }
spend = spend { $what }
pay = pay { $what }
pay-using = spend { $what } (you may pay with { $metal })
exchange = spend any amount of { $given } to gain the same amount of { $received }
remove = remove up to { $what } from any player
remove-neighbour = remove up to { $what } from the owner of a tile next to that ocean tile
steal = steal up to { $what } from any player

## Production

production-up = increase { $up }
    .up = own
production-down = decrease { $down }
    .down = own
production = { $up-count ->
    [one] decrease { $down } and increase { $up }
   *[other] decrease { $down }, and increase { $up }
}
    .down = own
    .up = own
production-per = increase { $what } { $per }
    .what = own
reduce = decrease any player's { $what }
    .what = production
exchange-production = decrease { $given } by any amount and increase { $received } by the same amount
    .given = own
    .received = own
metal-production = increase your production of the metal shown on that area by 1
copy-production = repeat the production change printed on one of your cards with { $tag }
    .tag = indefinite
raise-lowest-production = increase one of your lowest productions by { $steps-count }

## For each

each-tag = { $every ->
    [1] for each { $tag } you have
   *[other] for every { $every } { $tag } you have
}
each-tag-of-opponents = for each { $tag } your opponents have
each-city = for each city tile in play
each-city-on-mars = for each city tile on Mars
each-event = for each event any player has played so far

## Resources on cards

add = add { $what } { $to }
to-this = to this card
to-another-card = to another of your cards
to-any-card = to one of your cards
to-card-with-resources = to one of your cards that already holds at least 1 resource
to-that-card = to that card
spend-holding = spend { $what } from this card
take = remove { $what } from any card
remove-holding = remove up to { $what } from any player's cards

## Global parameters, rating, tiles

raise-temperature = raise the temperature { $steps }
raise-oxygen = raise the oxygen level { $steps }
raise-rating = { $case ->
    [it] raise it { $steps }
   *[other] raise your terraform rating { $steps }
}
raise-rating-per = raise your terraform rating { $steps } { $per }
place-tile = place { $tile }
    .tile = indefinite
place-tile-where = place { $tile } { $where }
    .tile = indefinite
claim-land = put one of your player markers on an area that is neither occupied nor reserved: only you may place a tile there
on-area = on area { $space }
on-land = on an area not reserved for ocean
on-ocean-area = on an area reserved for ocean
alone = on an area that is not next to any other tile
beside-city = next to a city tile
beside-two-cities = next to at least 2 city tiles
beside-greenery = next to a greenery tile
on-metal = on an area with a steel or titanium placement bonus
on-metal-beside-own = on an area with a steel or titanium placement bonus, next to one of your tiles
on-volcano = on a volcanic area
at-noctis = on the area reserved for Noctis City
at-phobos = on the area reserved for Phobos Space Haven
at-ganymede = on the area reserved for Ganymede Colony
apart-from-cities = not next to another city tile
beside-own-if-possible = next to one of your tiles if possible

## Project cards

draw = draw { $cards }
keep-cards = keep all { $cards } you are dealt, without paying for them
discard = discard { $cards }
look = look at the top { $cards } of the deck, take { $taken-count } of them into your hand and discard the rest
buy-top = look at the top card of the deck and either buy it for { $price } or discard it
reveal = reveal and discard the top card of the deck; if it has { $tag }, { $then }
    .tag = indefinite
reveal-until = reveal cards from the deck until { $count } with { $tag } have appeared; take these into your hand and discard the others
    .tag = indefinite
sell-patents = discard any number of cards to gain 1 M€ each
next-card-discount = the next card you play this generation costs { $what } less
next-card-shift = for the next card you play this generation, global parameter requirements may be off by up to { $steps } in either direction
play-from-hand-discount = play a card from your hand for { $what } less
play-from-hand-ignoring = play a card from your hand, ignoring its global parameter requirements
fund-award-free = fund an award for free

## Lasting effects

discount = cards cost you { $what } less
discount-tag = cards with { $tag } cost you { $what } less
    .tag = indefinite
discount-standard = the standard project "Power plant" costs you { $what } less
shift-requirements = you may play cards whose global parameter requirements are off by up to { $steps } in either direction
metal-value = your { $metals } { $metals-count ->
    [one] is
   *[other] are each
} worth { $more } more
protect-this = nothing may be removed from this card
protect-habitats = opponents may not remove your plants, animals or microbes
heat-as-credits = you may use heat as M€
holding-as-credits = you may use { $what } on this card as { $each } each to play a card with { $tag }
    .tag = indefinite
greenery-price = converting plants into a greenery tile costs you only { $what }

## Effects that wait for something

you-play = whenever you play { $tags-initial ->
    [a] an
    [e] an
   *[other] a
} { $tags }, including this card's, { $do }
    .tags = nominative or compound
anyone-plays = whenever anyone plays { $tags-initial ->
    [a] an
    [e] an
   *[other] a
} { $tags }, including this card's, { $do }
    .tags = nominative or compound
you-play-event = { $tags-count ->
    [0] when you play an event, { $do }
   *[other] when you play an event with { $tags-initial ->
        [a] an
        [e] an
       *[other] a
    } { $tags }, { $do }
}
    .tags = nominative or compound
city-placed = when anyone places a city tile, { $do }
city-placed-on-mars = when anyone places a city tile on Mars, { $do }
you-place-city = when you place a city tile, { $do }
ocean-placed = when anyone places an ocean tile, { $do }
you-place-greenery = when you place a greenery tile, { $do }
you-cover-metal = when you place a tile on an area with a steel or titanium placement bonus, { $do }
you-use-standard-project = when you use a standard project other than "Sell patents", { $do }
you-pay = when you pay for a card or a standard project with a printed cost of at least { $least } M€, { $do }
you-play-points = whenever you play a card with a non-negative victory point icon, including this card, { $do }

## Victory points

points = { $points }
points-per-holding = { $points } per { $what } on this card
points-per-tag = { $points } per { $tag } you have
points-per-city = { $points } per { $tiles } in play
points-per-adjacent-ocean = { $points } per ocean tile next to this card's tile
points-per-adjacent-city = { $points } per city tile next to this card's tile
points-if-any = { $points } if there is at least 1 { $what } on this card

## Milestones and awards

goal-rating = a terraform rating of at least { $least }
goal-tiles = at least { $tiles } of your own
goal-tags = at least { $tags }
goal-hand = at least { $cards } in your hand
goal-stock = a stock of at least { $least } { $what }
most-rating = the highest terraform rating
most-tiles = the most { $tiles } owned
most-tags = the most { $tags }
most-hand = the most cards in hand
most-production = the highest { $what }
    .what = production
most-stock = the most { $what }
goal-tags-together = at least { $least } { $tags }
    .tags = nominative and compound
most-tags-together = the most { $tags }
    .tags = nominative and compound
counted-tags-together = { $tags }
    .tags = nominative and compound
counted-different-tags = different tags
goal-different-tags = at least { $least } different tags in play
most-different-tags = the most different tags in play
counted-projects = green and blue cards
goal-projects = at least { $least } green and blue cards in play
most-projects = the most green and blue cards in play
counted-green-projects = green cards
goal-green-projects = at least { $least } green cards in play
most-green-projects = the most green cards in play
counted-demanding-projects = cards with requirements
goal-demanding-projects = at least { $least } green and blue cards with requirements in play
most-demanding-projects = the most green and blue cards with requirements in play
counted-costly-projects = cards of { $cost } M€ or more
goal-costly-projects = at least { $least } green and blue cards in play with a printed cost of { $cost } M€ or more
most-costly-projects = the most green and blue cards in play with a printed cost of { $cost } M€ or more
counted-events = events played
goal-events = at least { $least } events played
most-events = the most events played
counted-highest-production = highest production
goal-highest-production = a production of at least { $least }, whichever it is
most-highest-production = the highest production, whichever it is
counted-raised-productions = raised productions
goal-raised-productions = { $least ->
    [6] all six productions above their starting value
   *[other] at least { $least } productions above their starting value
}
most-raised-productions = the most productions above their starting value
counted-resources-on-cards = resources on cards
goal-resources-on-cards = at least { $least } resources on your cards
most-resources-on-cards = the most resources on cards
counted-tiles-in-rows = tiles in the bottom { $rows ->
    [2] two
    [4] four
   *[other] { $rows }
} rows
goal-tiles-in-rows = at least { $tiles } of your own in the bottom { $rows ->
    [2] two
    [4] four
   *[other] { $rows }
} rows
most-tiles-in-rows = the most tiles owned in the bottom { $rows ->
    [2] two
    [4] four
   *[other] { $rows }
} rows
counted-tiles-beside-oceans = tiles next to oceans
goal-tiles-beside-oceans = at least { $least } tiles of your own next to oceans
most-tiles-beside-oceans = the most tiles owned next to oceans
