# Questions, answers, and why an answer is not possible. Each stands by itself: questions and reasons are sentences,
# answers are labels without a full stop.

## Questions

ask-action = Generation { $generation }: take an action or pass.
ask-second-action = Generation { $generation }: take a second action or end your turn.
ask-corporation = Choose a corporation.
ask-buy = Buy { $card } for 3 M€?
ask-sell = Sell { $card } for 1 M€?
ask-draft = Keep one of these { $left } cards and pass the { $left ->
    [2] other
   *[other] others
} on.
ask-final-greenery = Convert plants into a greenery tile?
ask-payment = How much { $what } will you spend? ({ $price } M€ left to pay)
ask-order = { $card }: choose the effect that happens first.
ask-choose = { $card }: choose one.
ask-may = { $card }: do you want to { $effect }?
ask-tile = Place { $tile } ({ $where }).
    .tile = indefinite
ask-claim = { $card }: choose an area to claim.
ask-add = { $card }: choose a card to add { $what } to.
ask-take = { $card }: choose a card to remove { $what } from.
ask-remove-holding = { $card }: you may remove up to { $what }. Choose a card to remove one from.
ask-remove-target = { $card }: choose a player to lose up to { $what }.
ask-remove-amount = { $card }: choose the amount to remove from { $seat } (up to { $what }).
ask-reduce = { $card }: whose { $what } do you want to decrease by { $what-count }?
    .what = which
ask-exchange = { $card }: how much { $given } do you want to spend?
ask-exchange-production = { $card }: by how much do you want to decrease { $given }?
    .given = own
ask-copy = { $card }: choose a card whose production change to repeat.
ask-discard = { $card }: choose a card to discard.
ask-take-card = { $card }: choose { $cards } to keep.
ask-play-from-hand = { $card }: choose a card to play.
ask-award = { $card }: choose an award to fund.
ask-raise-production = { $card }: choose a production to increase.

## Answers

option-pass = Pass for this generation
option-end = End your turn
option-keep-plants = Keep the plants
option-yes = Yes
option-no = No
option-convert-plants = Convert plants into a greenery tile
option-convert-heat = Convert heat to raise the temperature
option-standard = { $price ->
    [0] Standard project: { $project }
   *[other] Standard project: { $project } ({ $price } M€)
}
option-milestone = Claim the milestone "{ $milestone }" ({ $price } M€)
option-award = { $price ->
    [0] Fund the award "{ $award }"
   *[other] Fund the award "{ $award }" ({ $price } M€)
}
option-choose = Choice { $number }
option-effect = { $effect }
option-first-part = First: { $effect }
option-first = First: the effect of { $card }
option-target = { $seat }
option-no-target = Nobody
option-amount = { $amount }
option-pay = { $what }
option-space = Area { $space }
option-card = { $card }
option-play = Play { $card } ({ $price } M€)
option-action = Use the action of { $card }
option-production = { $what }
    .what = production

## Why not

why-not-in-hand = You cannot choose this card here.
why-too-expensive = { $price ->
    [0] You can pay only { $have } M€, which is not enough.
   *[other] This costs { $price } M€, but you { $have ->
        [0] cannot pay anything
       *[other] can pay only { $have } M€
    }.
}
why-too-low = Requires { $need }. Now: { $now }.
why-too-high = Requires { $need }. Now: { $now }.
why-tags-missing = Requires { $need }. Now: { $now }.
why-production-missing = Requires { $need }. Now: { $now }.
why-cities-missing = Requires { $need }. Now: { $now }.
why-greeneries-missing = Requires { $need }. Now: { $now }.
why-production-too-low = Your { $what } is too low: { $have } (at least { $need } needed).
    .what = production
why-stock-too-low = Not enough { $what }: { $have } of { $need }.
why-nobody-to-reduce = There is no player whose { $what } can be decreased by { $what-count }.
    .what = production
why-no-space = { $tiles-count ->
    [0] There is no suitable area.
   *[other] There is no suitable area for { $tiles }.
}
    .tiles = indefinite
why-nothing-to-copy = There is no production change to repeat.
why-nothing-to-take = There is nothing to remove.
why-not-in-play = You do not have this card in play.
why-already-used = This action has already been used this generation.
why-already-claimed = This has already been taken.
why-none-left = All three have already been taken.
why-goal-not-reached = Requires { $need }. Now: { $now }.
why-not-in-solo = There are no milestones or awards in the solo variant.
why-no-cards = You have to choose at least one card from your hand.
why-occupied = There is already a tile on this area.
why-ocean-area = This area is reserved for ocean.
why-not-ocean-area = This area is not reserved for ocean.
why-reserved = This area is reserved.
why-claimed = Another player has claimed this area.
why-next-to-city = This area is next to a city tile.
why-not-next-to-own = This area is not next to one of your tiles.
why-not-next-to-city = This area is not next to a city tile.
why-not-next-to-two-cities = This area is not next to two city tiles.
why-not-next-to-greenery = This area is not next to a greenery tile.
why-not-alone = This area is next to another tile.
why-no-metal = There is no steel or titanium placement bonus on this area.
why-no-volcano = This is not a volcanic area.
why-protected = This is protected and cannot be removed.
why-not-a-target = There is nothing to take or decrease here.
why-payment-short = You could not pay the rest.
why-payment-wasteful = That is more than needed.
why-rating-not-raised = Your terraform rating has not risen this generation.
why-no-place-for-it = This card cannot hold it.
why-must-act-first = Take an action first, or pass.
why-already-acted = You have already taken an action this turn, so you cannot pass; end your turn instead.
why-not-asked = That is not an option right now.
why-not-lowest = This is not one of your lowest productions.
why-nothing-to-play = You have no card in your hand that you could play.
