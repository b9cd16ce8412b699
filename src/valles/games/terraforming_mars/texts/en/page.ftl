# The words of the page that shows Terraforming Mars.

page-tm-title = Terraforming Mars
page-tm-rating = Terraform rating
page-tm-rating-short = TR
page-tm-points = Victory points now
page-tm-cards-in-hand = Cards in hand
page-tm-cards-played = { $number } played
page-tm-see-cards = See { $name }'s cards
page-tm-piles = Deck / discard pile
page-tm-passed = passed
page-tm-choosing = choosing
page-tm-hit-by = you lose { $what }
page-tm-no-corporation = no corporation yet
page-tm-nothing-played = No cards yet.
page-tm-target = Choose
page-tm-opponents = Opponents
page-tm-stock = { $what }: { $stock }, production { $production }
page-tm-my-board = My board
page-tm-worth = { $price } M€ each
page-tm-turns-to-heat = becomes heat
page-tm-convert-plants = Plants to greenery
page-tm-convert-heat = Heat to temperature
page-tm-projects = Standard projects
page-tm-project-sell-patents = Sell
page-tm-project-power-plant = Power
page-tm-project-asteroid = Asteroid
page-tm-project-aquifer = Aquifer
page-tm-project-greenery = Greenery
page-tm-project-city = City
page-tm-goals = Milestones and awards
page-tm-milestones = Milestones
page-tm-milestones-left = { $number ->
    [0] all claimed
   *[other] { $number } left · { $points } points for
}
page-tm-awards = Awards
page-tm-awards-next = { $players ->
    [2] { $first } points · next
   *[other] { $first } / { $second } points · next
}
page-tm-awards-gone = all funded
page-tm-counts = { $goal ->
    [0] { $what }
   *[other] { $what }: { $goal }
}
page-tm-taken-by = taken by { $name }
page-tm-map = { $map }, { $number } areas
page-tm-map-milestones = Milestones: { $what }
page-tm-map-awards = Awards: { $what }
page-tm-map-volcanoes = Volcanic areas: { $what }
page-tm-map-random = Drawn when the game begins.
page-tm-generation = Generation
page-tm-last = Mars is terraformed: last generation
page-tm-last-why = There is one more production phase; then plants can be converted into greeneries. Only points count now.
page-tm-last-generation = Last generation
page-tm-last-solo-why = Oceans, temperature and oxygen must be complete before you pass.
page-tm-solo-goal = Your goal
page-tm-solo-goal-text = Complete oceans, temperature and oxygen by the end of generation { $generations }.
page-tm-solo-rating-text = Reach a terraform rating of { $rating } by the end of generation { $generations }.
page-tm-solo-left = { $number ->
    [0] This is the last one.
    [one] { $number } generation follows this one.
   *[other] { $number } generations follow this one.
}
page-tm-solo-open = { $number ->
    [one] { $number } step to go
   *[other] { $number } steps to go
}
page-tm-solo-done = complete
page-tm-phase-setup = Setup
page-tm-phase-preludes = Preludes
page-tm-phase-draft = Drafting
page-tm-phase-research = Research phase
page-tm-phase-action = Action phase
page-tm-phase-production = Production phase
page-tm-phase-solar = Solar phase
page-tm-phase-final-greenery = Last greeneries
page-tm-first = First player: { $name }
page-tm-oceans = Oceans
page-tm-oceans-now = { $number } of { $of } ocean tiles
page-tm-oxygen = Oxygen
page-tm-oxygen-now = Oxygen { $percent }%
page-tm-temperature = Temperature
page-tm-temperature-now = Temperature { $degrees } °C
page-tm-area = Area { $space }
page-tm-area-land = land
page-tm-area-ocean = reserved for ocean
page-tm-area-volcanic = volcanic
page-tm-area-reserved = reserved
page-tm-area-price = costs { $price } M€
page-tm-area-legal = possible
page-tm-place-tharsis-tholus = Tharsis Tholus
page-tm-place-ascraeus-mons = Ascraeus Mons
page-tm-place-pavonis-mons = Pavonis Mons
page-tm-place-arsia-mons = Arsia Mons
page-tm-place-hecates-tholus = Hecates Tholus
page-tm-place-elysium-mons = Elysium Mons
page-tm-place-olympus-mons = Olympus Mons
page-tm-place-argyre-planitia = Argyre Planitia
page-tm-place-noctis-city = Noctis City
page-tm-place-south-pole = South Pole
page-tm-moon-phobos-space-haven = Phobos
page-tm-moon-ganymede-colony = Ganymede
page-tm-legal-areas = Possible areas: { $number }
page-tm-hand = Hand
page-tm-offer = Your offer. Marked: the cards you take.
page-tm-offer-taken = You take it.
page-tm-hand-empty = Your hand is empty. You can buy cards in the next research phase.
page-tm-hand-buying = Your hand is empty. The cards that you buy come here when everyone has chosen.
page-tm-playable = playable now
page-tm-cost = Cost
page-tm-in-play = In play
page-tm-in-play-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} ready
page-tm-action-used = Used this generation
page-tm-events = Events, face down
page-tm-choose-cards = Cards to choose from
page-tm-look-at-map = Look at the map
page-tm-look-at-cards = Look at the cards
page-tm-drafted = Drafted so far
page-tm-sub-space = Pick an area; arrow keys move, Enter picks
page-tm-turn = Your turn: action { $number } of { $of }
page-tm-can = Possible: { $what }
page-tm-can-play = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
page-tm-can-action = { $number ->
    [one] { $number } card action
   *[other] { $number } card actions
}
page-tm-can-standard = { $number ->
    [one] { $number } project
   *[other] { $number } projects
}
page-tm-can-nothing = No card, card action or project is possible.
page-tm-only-patents = Only selling patents is left
page-tm-nothing-left = Nothing left to do
page-tm-ask-buy = Choose cards to buy.
page-tm-income = Production phase: { $rating } ({ page-tm-rating-short }) + { $made } = { $sum } M€
page-tm-income-less = Production phase: { $rating } ({ page-tm-rating-short }) − { $made } = { $sum } M€
page-tm-ask-sell = Choose cards to sell.
page-tm-buy = { $cards ->
    [0] Buy nothing
   *[other] Buy { $cards } for { $price } M€
}
page-tm-sell = Sell { $cards } for { $price } M€
page-tm-sell-some = { $cards ->
    [0] Choose cards
   *[other] Sell { $cards }
}
page-tm-place-here = Place here
page-tm-play-for = Play for { $price }
page-tm-take = Choose { $what }
page-tm-pass = { $left ->
    [0] Pass
   *[other] Pass · { $left } left
}
page-tm-pass-really = { $number ->
    [one] Pass with { $number } thing unused?
   *[other] Pass with { $number } things unused?
}
page-tm-pass-final = You take no more actions in generation { $generation }.
page-tm-pass-anyway = Pass anyway
page-tm-back = Back
page-tm-pass-idle = Always pass when this happens
page-tm-pass-ahead = Pass when it is my turn
page-tm-pass-ahead-short = Pass ahead
page-tm-pass-ahead-on = Passing on my turn
page-tm-pass-ahead-why = You will still be asked if somebody takes something from you or if you draw cards.
page-tm-pass-alarm-hit = Not passed for you: something was taken from you.
page-tm-pass-alarm-cards = Not passed for you: you have new cards.
page-tm-pass-timer = Seconds until your turn ends
page-tm-draft-timer = Seconds until you keep the card
page-tm-take-back = Undo
page-tm-passed-now = You passed
page-tm-passed-ahead = Passed for you, as you wanted
page-tm-passed-idle = Passed for you: nothing was left to do
page-tm-passed-others = { $number ->
    [0] No other player takes actions in generation { $generation }.
    [one] { $number } other player still takes actions in generation { $generation }.
   *[other] { $number } other players still take actions in generation { $generation }.
}
page-tm-actions = Card actions · { $number }
page-tm-all-actions = Actions
page-tm-answers = Answers
page-tm-sell-patents = Sell patents
page-tm-award-next = Award · { $price } M€
page-tm-max = max
page-tm-regions = Areas of the table
page-tm-tab-table = Table
page-tm-tab-hand = Hand
page-tm-tab-board = My board
page-tm-tab-players = Players
page-tm-tab-goals = Goals
page-tm-tab-log = Log
page-tm-use-for = Use for { $price }
page-tm-beside = next to it: { $what }
page-tm-beside-nothing = no tile next to it
page-tm-find-hint = All project cards and corporations of the game.
page-tm-find-hand = in your hand
page-tm-find-played = in play: { $name }
page-tm-playable-then = possible on your turn, as things stand
page-tm-pay-up-to = · up to { $number } { $what }
page-tm-chosen = { $number } of { $of } chosen
page-tm-draft-to = The others go to { $name }
page-tm-no-more = You could not afford this one as well.
page-tm-no-more-preludes = You already keep as many preludes as you may.
page-tm-hand-all = All { $cards }
page-tm-hand-playable = Playable { $cards }
page-tm-hand-of = { $number } of { $cards } cards to choose from
page-tm-hand-below = { $cards } more
page-tm-hand-new = new
page-tm-brings = Worth now: { $points }
page-tm-hand-none = None of your cards can be played now.
page-tm-order = Sort hand
page-tm-order-playable = playable first
page-tm-order-mine = my own order
page-tm-order-cost = by cost
page-tm-order-tag = by tag
page-tm-place-in-hand = Position in hand: { $at } of { $of }
page-tm-move-forward = One place forward
page-tm-move-back = One place back
page-tm-short-now = { $need } · now { $now }
page-tm-short-have = { $need } · you have { $have }
page-tm-short-of = { $have } of { $need }
page-tm-short-nobody-to-reduce = { $need } · nobody
page-tm-short-no-space = no area
page-tm-short-nothing-to-copy = nothing to repeat
page-tm-short-nothing-to-take = nothing to remove
page-tm-short-already-used = used
page-tm-short-rating-not-raised = TR not raised
page-tm-short-no-place-for-it = no card for it
page-tm-short-must-act-first = act first
page-tm-short-not-asked = not now
page-tm-effects = Effects
page-tm-finished = Done
page-tm-events-count = { $number ->
    [one] { $number } event
   *[other] { $number } events
}
page-tm-targets = Who can lose what
page-tm-counts-milestone = { $goal }: { $has } of { $need }.
page-tm-counts-claim = Claiming it costs { $price } M€; you will have { $left } M€ left.
page-tm-opening = Your start
page-tm-opening-corporation = Corporation
page-tm-opening-projects = Projects
page-tm-opening-preludes = Preludes
page-tm-opening-number = { $number } of { $of }
page-tm-opening-keep = keep 1 of { $of }
page-tm-opening-keep-preludes = keep { $number } of { $of }, free, played at the start of generation 1
page-tm-opening-buy = buy any, { $price } M€ each · { $number } of { $of } chosen
page-tm-opening-yours = yours, free
page-tm-opening-cost = { $price } M€ to keep now, { $cost } M€ to play
page-tm-opening-free = yours, free; { $cost } M€ to play
page-tm-opening-clear = Clear
page-tm-opening-due = Your preludes cost { $due } M€, and you keep only { $left } M€. A prelude that you cannot afford is discarded for { $compensation } M€.
page-tm-ready = ready
page-tm-ask-start = Your start: choose a corporation and buy cards
page-tm-ask-start-preludes = Your start: corporation, preludes and cards
page-tm-ask-preludes = Your start: choose your preludes
page-tm-sub-start = You may change everything until you confirm
page-tm-keep-preludes = Keep these preludes
page-tm-preludes-missing = { $number ->
    [one] Choose 1 more prelude
   *[other] Choose { $number } preludes
}
page-tm-ask-begin = Your start: these cards are yours, free of charge
page-tm-sub-begin = The beginner corporation pays for them; look at them, then start
page-tm-begin = Start the game
page-tm-keep = { $cards ->
    [0] Keep no cards
   *[other] Keep these, pay { $price } M€
}
page-tm-counting = Counting…
page-tm-sending = Sending…
page-tm-sum = { $money } M€ minus { $price } M€: { $left } M€ left
page-tm-sum-spoken-later = then { $later } M€ from preludes: { $begin } M€ to begin with
page-tm-sum-now = M€ now
page-tm-sum-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
page-tm-sum-left = M€ left
page-tm-sum-later = preludes
page-tm-sum-begin = to begin with
page-tm-in-hand = { $cards } in hand

## Coach


## The log and hits

page-tm-log-passes = passes
page-tm-hit = you lose { $what } ({ $from } → { $to })
