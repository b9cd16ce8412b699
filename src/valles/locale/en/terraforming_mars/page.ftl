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
page-tm-no-corporation = no corporation yet
page-tm-nothing-played = No cards yet.
page-tm-target = Choose
page-tm-opponents = Opponents
page-tm-stock = { $what }: { $stock }, production { $production }
page-tm-my-board = My board
page-tm-worth = { $price } M€ each
page-tm-turns-to-heat = turns to heat
page-tm-convert-plants = Plants to greenery
page-tm-convert-heat = Heat to temperature
page-tm-projects = Standard projects
page-tm-goals = Milestones and awards
page-tm-milestones = Milestones
page-tm-milestones-taken = { $number } of { $of } claimed
page-tm-awards = Awards
page-tm-awards-taken = { $number } of { $of } funded
page-tm-taken-by = taken by { $name }
page-tm-map = Tharsis, 61 areas
page-tm-generation = Generation
page-tm-phase-setup = Setup
page-tm-phase-draft = Drafting
page-tm-phase-research = Research phase
page-tm-phase-action = Action phase
page-tm-phase-production = Production phase
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
page-tm-moon-phobos-space-haven = Phobos
page-tm-moon-ganymede-colony = Ganymede
page-tm-legal-areas = Possible areas: { $number }
page-tm-hand = Hand
page-tm-hand-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · { $playable } playable now
page-tm-hand-empty = Your hand is empty. You can buy cards in the next research phase.
page-tm-playable-first = Playable first
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
page-tm-action-ready = Action ready
page-tm-action-used = Used this generation
page-tm-events = Events, face down
page-tm-choose-cards = Cards to choose from
page-tm-look-at-map = Look at the map
page-tm-look-at-cards = Look at the cards
page-tm-then-buy = You can buy from these projects afterwards
page-tm-drafted = Drafted so far
page-tm-sub-turn = Pick a card, a project or an action
page-tm-sub-space = Pick an area; arrow keys move, Enter picks
page-tm-ask-buy = Which cards do you buy?
page-tm-ask-sell = Which cards do you sell?
page-tm-buy = { $cards ->
    [0] Buy nothing
   *[other] Buy { $cards } for { $price } M€
}
page-tm-sell = { $cards ->
    [0] Choose cards
   *[other] Sell { $cards } for { $price } M€
}
page-tm-place-here = Place here
page-tm-play-for = Play for { $price }
page-tm-take = Choose { $what }
page-tm-pass = Pass
page-tm-actions = Card actions · { $number }
page-tm-award-open = Awards · { $number }
page-tm-max = max
page-tm-regions = Parts of the table
page-tm-tab-table = Table
page-tm-tab-hand = Hand
page-tm-tab-board = My board
page-tm-tab-players = Players
page-tm-tab-log = Log
page-tm-use-for = Use for { $price }
page-tm-beside = next to it: { $what }
page-tm-beside-nothing = no tile next to it
page-tm-find-hint = All project cards and corporations of the game.
page-tm-find-hand = in your hand
page-tm-find-played = in play: { $name }
page-tm-playable-then = possible on your turn, as things stand
page-tm-pay-up-to = · up to { $number } { $what }
page-tm-at-once = At once
page-tm-counts-for = Counts for
page-tm-chosen = { $number } of { $of } chosen
page-tm-draft-to = The others go to { $name }
page-tm-no-more = You could not pay for this one as well.
