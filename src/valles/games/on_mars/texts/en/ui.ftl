# The words of the command line.

om-ui-title = On Mars
om-ui-letters = MNWHOSbrc

## The round

om-ui-round = Round { $round }
om-ui-level = Colony level { $level }
om-ui-remaining = Remaining missions: { $left }
om-ui-last-round = Last round
om-ui-shuttle-orbit = { $count ->
    [one] The shuttle leaves orbit after this round
   *[other] The shuttle leaves orbit after { $count } rounds
}
om-ui-shuttle-colony = { $count ->
    [one] The shuttle leaves the colony after this round
   *[other] The shuttle leaves the colony after { $count } rounds
}
om-ui-in-orbit = In orbit
om-ui-in-colony = In the colony
om-ui-done = { $seat } (done)
om-ui-contributions = { $count } left, { $what } for each
om-ui-life-support = Life Support System and its rewards

## The map

om-ui-legend = M mine, N generator, W water extractor, H greenhouse, O oxygen condenser, S shelter (then the size of the complex), b bot, r rover, c colonist, * advanced building, ◆ crystal, ? discovery tile, !A research tile of type A
om-ui-on-map = Discovery tiles on the map
om-ui-complex = complex of { $size }

## The main board

om-ui-slots = Action slots
om-ui-warehouse = Warehouse
om-ui-stacks = Building tiles and arrows of the next one
om-ui-tech-grid = Tech grid
om-ui-upgrade-tech = Upgrade
om-ui-ship-tech = Ship
om-ui-grid-row = { $price-count ->
    [0] { $techs } (free)
   *[other] { $techs } ({ $price })
}
om-ui-exploration = Discovery tiles to explore
om-ui-blueprint = { $card } ({ $building }, { $what })
om-ui-offers = Scientists and contracts
om-ui-scientist = { $scientist } ({ $building }; { $price })

## The player boards

om-ui-now = { $points } if the game ended now
om-ui-arriving = { $count } arriving
om-ui-quarters = Living quarters
om-ui-working = Working area
om-ui-supply = Personal supply
om-ui-hangar = Hangar
om-ui-bots = Bots
om-ui-markers = Markers
om-ui-progress = Progress cubes
om-ui-laboratory = Laboratory
om-ui-completed = Completed
om-ui-shelters = Shelters
om-ui-bots-on-board = Bots on his board
om-ui-bot-at = Bot on the icon
om-ui-advanced-buildings = Advanced buildings

## Notes on answers

om-ui-there = { $count } there
om-ui-lying = { $building }, level { $level }, gives { $what }; executive action: { $effect }
om-ui-placing = Placing your colonist costs an extra { $price }.
om-ui-control-center = move your bots with up to 2 movement points in total, and your rover with up to 2 (+1 for each crystal you pay)

## Families of cards

om-ui-blueprints = Blueprints
om-ui-scientists = Scientists
om-ui-contracts = Earth contracts
om-ui-goals = Private goals
om-ui-missions = Missions
om-ui-first-a = First Colonist cards A
om-ui-first-b = First Colonist cards B
om-ui-discoveries = Discovery tiles
om-ui-research-tiles = Research tiles
om-ui-rewards = Rewards of the Life Support System
om-ui-tech-tiles = Tech tiles
om-ui-executive-actions = Executive actions
om-ui-solo-cards = Solo cards
om-ui-solo-goals = Solo goals
om-ui-standin = A stand-in: no source confirms every value of this card, so the printed one may differ.
