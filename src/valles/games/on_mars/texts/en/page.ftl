# The words of the page that shows On Mars.

## Table

page-om-complex = complex of { $size }
page-om-sub-pay-one = One at a time; the usual choice is suggested.
page-om-choose-hex = Choose { $hex }
page-om-tray = Cards to choose from
page-om-colony = Colony
page-om-opponents = Opponents and log
page-om-side-tab-orbit = Orbit
page-om-side-tab-colony = Colony
page-om-side-tab-players = Players, log
page-om-title = On Mars
page-om-level = level { $number }
page-om-missions-remain = { $number ->
    [one] { $number } mission remains
   *[other] { $number } missions remain
}
page-om-regions = Areas of the table
page-om-tab-mars = Mars
page-om-tab-orbit = Orbit
page-om-tab-board = My board
page-om-tab-players = Players
page-om-tab-log = Log
page-om-ask-main-orbit = Your turn: main action in orbit
page-om-ask-main-colony = Your turn: main action on Mars
page-om-ask-executive = Your turn: take an executive action or end your turn
page-om-ask-pay = Pay { $price }
page-om-sub-main = One executive action is possible before or after it.
page-om-sub-executed = You have taken the executive action.
page-om-sub-main-done = You have taken the main action.
page-om-sub-pay = The usual payment is suggested.
page-om-sub-move = Step by step; every step can be undone.
page-om-sub-hexes = { $number ->
    [one] { $number } hex is possible.
   *[other] { $number } hexes are possible.
}
page-om-rover = Rover
page-om-bot = Bot { $number }
page-om-piece = Who moves
page-om-no-way = Not possible
page-om-pay = Pay { $what }
page-om-pay-short = Pay
page-om-besides = Also possible: { $number }
page-om-task = Task done
page-om-executive = Executive · { $number } open
page-om-ship = Ship { $number }
page-om-space = Space { $number }
page-om-boost = 1 more
page-om-boost-bots = Bots +1
page-om-boost-rover = Rover +1

## The prompt

page-om-ask-end = Do you want to end your turn?
page-om-ask-build = Choose a building
page-om-ask-site = { $building }: where?
page-om-on = { $what } on { $hex }
page-om-ask-tech = Whose tech tile do you want to use?
page-om-ask-benefit = Life support: choose a benefit
page-om-ask-travel = The shuttle is leaving: travel, or stay?
page-om-sub-end = Until then you can undo every step that revealed nothing.
page-om-phase-shuttle = Shuttle phase
page-om-sub-build = Point at one to see its hexes and what you gain there.
page-om-sub-tech = The complex needs level { $level }.
page-om-sub-travel = Traveling is free this time.
page-om-sub-travel-by-ship = This costs a ship from your hangar, worth { $points } points at the end.
page-om-travel-to = Travel to space { $number }
page-om-ask-placing = { $action }: how do you pay?
page-om-sub-placing = Others stand there: that costs crystals, or colonists who go to work.
page-om-goal-instead = Give up a goal…
page-om-reveals-cards = reveals something: no undo
page-om-reveals-tile = shows the next tile: no undo
page-om-counting = Working out how to pay…
page-om-build-here = Build here
page-om-take = Take { $card }
page-om-for = for
page-om-end = End turn
page-om-take-back = Undo
page-om-keep = Keep the oxygen
page-om-with-crystals = Pay crystals
page-om-with-scientist = Send scientist
page-om-from = From { $place }
page-om-from-work = From work
page-om-do-move-bots = Move bots
page-om-do-move-rover = Move rover
page-om-do-retrieve-anywhere = Retrieve colonists
page-om-do-develop-free = Develop
page-om-do-upgrade-free = Upgrade
page-om-do-gain-any = Resources
page-om-do-take-contract-free = Earth contract
page-om-do-take-scientist-free = Scientist
page-om-do-welcome-free = Welcome ship
page-om-do-travel-other = Travel
page-om-way-at-once = at once
page-om-way-arrives = arrives next turn
page-om-way-move-bots = { $points } points, +1 per crystal
page-om-way-move-rover = { $points } points, +1 per crystal
page-om-way-retrieve-anywhere = { $count } from slots or work
page-om-way-develop-free = up to { $count } times, free
page-om-way-upgrade-free = up to { $count }, free
page-om-way-gain-any = { $count } of your choice
page-om-way-take-contract-free = free
page-om-way-take-scientist-free = free
page-om-way-welcome-free = free
page-om-way-travel-other = to the other side
page-om-hexes = { $number ->
    [one] { $number } hex
   *[other] { $number } hexes
}
page-om-space-first = no benefit
page-om-space-of = { $name } is there
page-om-stay-text = no colonists return
page-om-ship-points = worth { $points } points at the end
page-om-tech-own = yours, level { $level }
page-om-tech-mine = Your own
page-om-tech-other = level { $level }; its owner gets 1 oxygen
page-om-to-level = level { $level }
page-om-boost-work = a colonist goes to work
page-om-ship-frees = unlocks: { $what }
page-om-needs-goal = gives up a goal
page-om-executive-none = No executive action is possible now.
page-om-executive-done = You have taken your main and executive actions.
page-om-pick-there = Pick it on the board (possible: { $number }).
page-om-pick-hex = Choose a hex on the map; { $number } are lit.
page-om-pay-otherwise = Pay another way
page-om-goal-stands = A private goal can replace a crystal and is then gone.
page-om-goal-stands-solo = A private goal can replace a crystal and is then gone. To win, you need a completed one.
page-om-give-up = give up…
page-om-give-up-goal = Give up: { $goal }
page-om-goal-gone = This goal is given up for good: { $goal }.
page-om-goal-solo = The solo game requires a completed private goal.
page-om-more-per = +1 per
page-om-tray-of = Choose a card: { $number }
page-om-tray-fold = Look at the map
page-om-tray-show = Look at the cards
page-om-brief-landing-pod = Land
page-om-brief-obtain-blueprint = Blueprint
page-om-brief-learn-tech = Learn
page-om-brief-research = Research
page-om-brief-resupply = Resupply
page-om-brief-control-center = Control
page-om-brief-construct = Construct
page-om-brief-upgrade = Upgrade
page-om-brief-welcome-ship = Ship
page-om-brief-hire = Hire

## Boards

page-om-laboratory = Laboratory
page-om-laboratory-of = Laboratory: { $techs }
page-om-technologies = { $number ->
    [one] { $number } technology
   *[other] { $number } technologies
}
page-om-tech-level = { $tech }, level { $level }
page-om-storage = Storage
page-om-storage-room = limit { $number }
page-om-stock = { $what }: { $number }, room for { $room }
page-om-quarters = Quarters
page-om-at-home = Living quarters: { $number } of { $room }
page-om-at-work = { $number } at work
page-om-away = { $number } at work or on action slots
page-om-colonists-elsewhere = On action slots: { $slots }. In your supply: { $beside }.
page-om-depot = Depot
page-om-crystals = Crystals: { $number }, room for { $room }, { $arriving } arriving next turn
page-om-no-room = { $number } has no room
page-om-ship-stands = A ship stands on it. { $what }
page-om-hangar = Hangar: { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}
page-om-executive-1 = Develop, free
page-om-executive-2 = Rover
page-om-executive-3 = Blueprint
page-om-executive-4 = Upgrade
page-om-executive-5 = Mineral
page-om-executive-6 = Bots
page-om-executive-7 = Warehouse
page-om-executive-8 = Own building
page-om-blueprints = Blueprints
page-om-markers = { $number ->
    [one] { $number } marker left
   *[other] { $number } markers left
}
page-om-built-at = Built on { $hex }
page-om-not-built = Not built yet
page-om-built-of = Advanced buildings: { $number } of { $of } blueprints
page-om-no-blueprints = None yet. You obtain them in orbit.
page-om-none = None yet
page-om-goals = Private goals
page-om-goals-and-hired = Goals, scientists and contracts
page-om-hidden-goals = { $number ->
    [one] { $number } hidden goal
   *[other] { $number } hidden goals
}
page-om-spent-goals = Paid as crystals: { $number }
page-om-tasks = First Colonists
page-om-hidden-tasks = { $number ->
    [one] { $number } hidden card
   *[other] { $number } hidden cards
}
page-om-hired = Hired
page-om-nobody-hired = No scientist or contract yet
page-om-works-at = Works at { $card }.
page-om-delivered = { $number } of { $of } delivered
page-om-bots = { $number ->
    [one] { $number } bot on Mars
   *[other] { $number } bots on Mars
}
page-om-shelters = { $number ->
    [one] { $number } shelter
   *[other] { $number } shelters
}
page-om-shelters-most = At most { $number }
page-om-cubes = { $number ->
    [one] { $number } progress cube
   *[other] { $number } progress cubes
}
page-om-discoveries = { $number ->
    [one] { $number } discovery
   *[other] { $number } discoveries
}
page-om-research-tiles = { $number ->
    [one] { $number } research tile
   *[other] { $number } research tiles
}
page-om-owed = owed for a technology
page-om-see-board = See { $name }'s board
page-om-board-of = { $name }'s board

## Map

page-om-map = Colony map, { $count } hexes
page-om-hex = Hex { $name }
page-om-hex-shelter = { $name }'s shelter
page-om-hex-arrows = arrows { $directions }
page-om-hex-colonist = mined by { $name }'s colonist
page-om-hex-advanced = { $name }'s advanced building ({ $card })
page-om-hex-bot = { $name }'s bot { $number }
page-om-hex-rover = { $name }'s rover
page-om-hex-legal = possible
page-om-hex-tech = { $tech }: { $who }
page-om-tech-of = { $name } (level { $level })
page-om-journey = Turn order and shuttle
page-om-side-orbit = Orbit
page-om-side-colony = Colony
page-om-turn-space = Turn order space { $number }
page-om-turn-done = turn done
page-om-travel-space = Travel space { $space }
page-om-slots = Colonists here: { $names }
page-om-slots-free = No colonist here
page-om-more-for = More for each { $good }
page-om-mission-here = A mission here gives crystals: { $crystals }
page-om-act-landing-pod = Landing pod
page-om-act-obtain-blueprint = Obtain blueprint
page-om-act-learn-tech = Learn technology
page-om-act-research = Research
page-om-act-resupply = Resupply
page-om-act-control-center = Control Center
page-om-act-construct = Construct
page-om-act-upgrade = Upgrade
page-om-act-welcome-ship = Welcome ship
page-om-act-hire = Hire or contract

## Panels

page-om-family-blueprint = Blueprint
page-om-family-scientist = Scientist
page-om-family-contract = Earth contract
page-om-family-goal = Private goal
page-om-family-mission = Mission
page-om-family-first-colonist-a = First Colonists A
page-om-family-first-colonist-b = First Colonists B
page-om-family-discovery = Discovery
page-om-family-research = Research
page-om-family-reward = LSS reward
page-om-family-tech = Technology
page-om-family-executive = Executive action
page-om-family-solo = Lacerda
page-om-family-solo-goal = Solo goal
page-om-built = built
page-om-orbit = Orbital station
page-om-you-are-on-mars = you are on Mars
page-om-actions = Actions
page-om-techs = Technologies
page-om-face-down = Face down: { $number }
page-om-free = free
page-om-exploration = Exploration
page-om-exploration-none = No tile on display
page-om-warehouse = Warehouse
page-om-ware = { $good }: { $number }
page-om-display = Blueprints on display
page-om-display-later = More come with the next colony level.
page-om-display-none = There are no more.
page-om-display-upper = upper row
page-om-display-lower = lower row
page-om-life-support = Life support
page-om-life-support-marker = { $building }: row { $row }
page-om-missions = Missions
page-om-mission-left = Contributions left: { $number }
page-om-left = { $number } left
page-om-mission-done = completed
page-om-mission-research-tiles = Research tiles
page-om-mission-blueprints = Blueprints taken
page-om-mission-advanced-buildings = Buildings upgraded
page-om-mission-bots = Bots placed
page-om-mission-discovery-tiles = Discovery tiles
page-om-mission-techs = Tech tiles taken
page-om-mission-progress-cubes = Progress cubes
page-om-mission-scientists = Scientists hired
page-om-mission-contracts = Contracts completed
page-om-market = Scientists, Earth contracts
page-om-contracts-left = Contracts still to come: { $number }
page-om-progress = Progress
page-om-progress-points = Points for 1 to 5 cubes
page-om-next-tile = Arrows of the next tile: { $directions }.
page-om-lacerda-steps = What Lacerda did
page-om-lacerda-waits = He has not had a turn yet.
page-om-lacerda-no-card = No card yet; { $cards } in his deck
page-om-lacerda-deck = Cards in his deck: { $cards }. Pass through the deck: { $pass }.
page-om-solo-goals = Solo goals
page-om-progress-of = { $names-count ->
    [0] { $building }: nobody yet. Tiles left: { $left }
   *[other] { $building }: { $names }. Tiles left: { $left }
}

## Looking for cards

page-om-find-hint = All cards and tiles of the game.
page-om-find-display = on display

## Moving by destination, Lacerda's turn, ceremonies, points

page-om-mover = { $piece } on { $hex }. Movement points: { $points }; by technology: { $more }
page-om-move-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
page-om-move-go = { $number ->
    [one] Move for { $number } point
   *[other] Move for { $number } points
}
page-om-move-gain = collects { $what } on { $hex }
page-om-move-loss = destroys { $what } on { $hex }
page-om-move-crystals = +{ $number }, next turn
page-om-move-tile = { $hex }: take { $what }
page-om-move-uses = with { $what }
page-om-move-costs = costs { $what }
page-om-move-left = { $number ->
    [one] { $number } point left
   *[other] { $number } points left
}
page-om-move-another = another way
page-om-move-zone = Building zone: { $before } → { $after } free hexes
page-om-fit-nothing = Fits: { $hexes }
page-om-fit-complex = Needs a complex of 3
page-om-fit-zone = None in your building zone
page-om-fit-building = No free building of this type
page-om-move-boost = 1 hex farther
page-om-move-dear = Show the hexes that are one point farther, for { $price }
page-om-play = Lacerda: step { $step } of { $of }
page-om-plays = Lacerda plays
page-om-play-skip = Skip
page-om-play-again = Replay
page-om-lacerda-did = { $number ->
    [one] His last turn: { $number } step
   *[other] His last turn: { $number } steps
}
page-om-goal-met = { $number } of { $of }
page-om-scored = scored
page-om-if-ended = if it ended now: { $number }
page-om-ended-now = If it ended now
page-om-now = now { $number }
page-om-points-of = { $name }: { $scored } scored, if it ended now { $now }. Press to see how the points add up.
page-om-said-mission = Mission completed: { $card }
page-om-said-level = Colony level { $level }
page-om-said-level-text = { $players ->
    [one] Blueprints and the warehouse are refilled.
    [2] Blueprints and the warehouse are refilled.
   *[other] Blueprints, technologies and the warehouse are refilled.
}
page-om-said-left = { $number ->
    [0] No more missions are needed to end the game.
    [one] One more mission or colony level (3 or higher) triggers the end.
   *[other] The end is { $number } steps away: each completed mission and each colony level (3 or higher) is one.
}
page-om-said-end = The end is triggered
page-om-said-end-text = This round is finished; the next one is the last.
page-om-said-last = Last round
page-om-said-last-text = Turns in this order: { $names }.
    .names = nominative then
page-om-ending = end triggered
page-om-row-needed = needs row { $row }
page-om-key-names = names of all hexes
page-om-key-board = expand your own board when the window is short
page-om-key-replay = play Lacerda's turn again
page-om-key-skip = skip it
## The log and hits

page-om-log-to-work = → working area
page-om-hit-displace = your { $piece } has to move to { $hex }
page-om-hit-clear = your colonists go from the action slots to the working area
page-om-won = You have won: { $goals }
page-om-lost = You have lost: no solo goal was reached
page-om-nearest = Nearest: { $goal }, { $met } of { $of }.

## Printed values that can be reported

page-om-boards = Boards and tiles
page-om-value-spaces = Laboratory spaces
page-om-value-length = Length of the mission
page-om-value-action = Action beside the marker
page-om-value-crystals = Crystals
page-om-value-buildings = Building types
page-om-value-reward = Reward
page-om-value-task = Task
page-om-value-building = Building type
page-om-value-amount = Amount
page-om-value-letter = Type
page-om-value-arrows = Arrows of building tiles
page-om-value-starts = Places of starting shelters and research tiles
page-om-value-turn-order = Benefits of turn order spaces
page-om-value-laboratory = Benefits of laboratory spaces
page-om-value-shuttle = Spaces of the shuttle by colony level
page-om-value-other = Another value
