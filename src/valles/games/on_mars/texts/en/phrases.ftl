# What cards, tiles and boards say. A phrase has a small first letter and no full stop: it may stand inside another one.
# An attribute named after an argument says which case it takes, and after it how a list is joined (and, or, then).

## The parts of a card

om-text-needs = requires { $needs }
om-text-reward = Reward: { $effect }
om-text-executive = Executive action: { $effect }

## Requirements of goals

om-need-blueprints = { $least ->
    [one] { $least } blueprint, built or not
   *[other] { $least } blueprints, built or not
}
om-need-advanced = { $least ->
    [one] { $least } advanced building of your own
   *[other] { $least } advanced buildings of your own
}
om-need-mines = { $least ->
    [one] { $least } mine with your colonist or marker
   *[other] { $least } mines with your colonist or marker
}
om-need-discoveries = { $least ->
    [one] { $least } discovery tile
   *[other] { $least } discovery tiles
}
om-need-largest = an advanced building of your own in a complex of at least { $least }
om-need-same-resources = { $least } of the same resource in your storage, other than minerals
om-need-shelters = { $least ->
    [one] { $least } shelter of your own
   *[other] { $least } shelters of your own
}
om-need-level = colony level { $least }
om-need-quarters = { $least ->
    [one] { $least } colonist in your living quarters
   *[other] { $least } colonists in your living quarters
}
om-need-techs = { $least ->
    [one] { $least } tech tile in your laboratory
   *[other] { $least } tech tiles in your laboratory
}
om-need-hangar = { $least ->
    [one] { $least } ship in your hangar
   *[other] { $least } ships in your hangar
}
om-need-research = { $least ->
    [one] { $least } research tile
   *[other] { $least } research tiles
}
om-need-scientists = { $least ->
    [one] { $least } scientist
   *[other] { $least } scientists
}
om-need-contracts = { $least ->
    [one] { $least } completed contract
   *[other] { $least } completed contracts
}
om-need-cubes = { $least } of your cubes in the progress area
om-need-complexes = advanced buildings of your own in { $least } different complexes of at least 3
om-need-top-tech = a level { $least } tech tile
om-need-lab-spaces = tech tiles on laboratory spaces { $spaces }
om-need-both-contracts = a completed upgrade contract and a completed delivery contract
om-need-contract = { $contract } completed
om-need-goal = a completed private goal
om-need-scientist = the { $scientist }
om-need-advanced-of = { $least } advanced { $building } of your own
om-need-complex-of = a complex of at least { $least } { $building }
om-need-stored = { $what } in your storage
om-need-tech = your { $tech } at level { $level }
om-need-side = your marker in { $side }
om-need-lead = at least { $least } OP more than Lacerda

## Combinations

om-in-order = { $steps }
    .steps = nominative then
om-choose = { $ways }
    .ways = nominative or-else
om-buy = pay { $price } to { $effect }
    .effect = bought
# What a boost adds to a step ("upgrade 1 building, and 1 more …"), to the times of a step (time) or to movement points (point).
om-more = { $case ->
    [time] , and once more for each colonist you send to work
    [point] { " " }plus 1 for each colonist you send to work
   *[other] , and 1 more for each colonist you send to work
}
om-more-once = , and 1 more if you send a colonist to work
om-more-by-crystal = { $case ->
    [bought] { " " }plus 1 for each extra crystal you pay
    [point] { " " }plus 1 for each crystal you pay
   *[other] , and 1 more for each crystal you pay
}

## Goods, points, colonists

om-gain = gain { $what }
om-gain-more = gain { $what } for each colonist you send to work
om-gain-any = { $count ->
    [one] gain { $count } resource of your choice other than a mineral{ $more }
   *[other] gain { $count } resources of your choice other than minerals{ $more }
}
om-warehouse = { $count ->
    [one] take { $count } resource or crystal from the warehouse{ $more }
   *[other] take up to { $count } resources or crystals from the warehouse{ $more }
}
om-warehouse-resource = { $count ->
    [one] take { $count } resource from the warehouse{ $more }
   *[other] take up to { $count } resources from the warehouse{ $more }
}
om-score = score { $points } OP
om-retrieve-work = { $count ->
    [one] retrieve { $count } colonist from your working area
   *[other] retrieve up to { $count } colonists from your working area
}
om-retrieve-anywhere = { $count ->
    [one] retrieve { $count } colonist from an action slot or your working area
   *[other] retrieve up to { $count } colonists from action slots or your working area
}
om-retrieve-all-slots = retrieve any number of colonists from the action slots
om-produce = let all your miners and advanced buildings produce
om-produce-again = let one of them produce once more for each colonist you send to work

## Blueprints and buildings

om-take-blueprint = { $count ->
    [one] take { $count } blueprint{ $more }
   *[other] take up to { $count } blueprints{ $more }
}
om-upgrade = { $count ->
    [one] upgrade { $count } building{ $more }
   *[other] upgrade up to { $count } buildings{ $more }
}
om-upgrade-free = { $count ->
    [one] upgrade { $count } building at no cost{ $more }
   *[other] upgrade up to { $count } buildings at no cost{ $more }
}
om-upgrade-anywhere = { $count ->
    [one] upgrade { $count } building anywhere on the map{ $more }
   *[other] upgrade up to { $count } buildings anywhere on the map{ $more }
}
om-construct = construct { $building }
    .building = indefinite
om-construct-boosted = construct { $building } (each colonist you send to work adds 1 to the level of the tech tile you use)
    .building = indefinite
om-construct-any = construct a building of your choice

## Laboratory

om-learn = { $count ->
    [one] take { $count } tech tile{ $more }
   *[other] take up to { $count } tech tiles{ $more }
}
om-develop = { $count ->
    [one] develop a tech tile once{ $more }
   *[other] develop tech tiles up to { $count } times{ $more }
}
    .more = time
om-develop-free = { $case ->
    [bought] { $count ->
        [one] develop a tech tile once at no further cost{ $more }
       *[other] develop tech tiles up to { $count } times at no further cost{ $more }
    }
   *[other] { $count ->
        [one] develop a tech tile once at no cost{ $more }
       *[other] develop tech tiles up to { $count } times at no cost{ $more }
    }
}
    .more = time

## Bots, rover, ships, scientists, travel

om-move-bots = move your bots with up to { $points } movement points in total{ $more }
    .more = { $case ->
        [bought] bought
       *[other] point
    }
om-move-bots-as-rovers = move your bots with up to { $points } movement points in total{ $more }; they collect crystals and tiles like a rover
    .more = point
om-move-rover = move your rover with up to { $points } movement points{ $more }
    .more = { $case ->
        [bought] bought
       *[other] point
    }
om-move-rover-by-tech = move your rover with movement points equal to the level of one Rover Tech tile{ $more }
    .more = point
om-welcome = { $count ->
    [one] welcome { $count } ship{ $more }
   *[other] welcome up to { $count } ships{ $more }
}
om-welcome-free = { $count ->
    [one] welcome { $count } ship at no cost{ $more }
   *[other] welcome up to { $count } ships at no cost{ $more }
}
om-welcome-more = { $count ->
    [one] welcome { $count } ship{ $more }; each ship brings 1 extra colonist
   *[other] welcome up to { $count } ships{ $more }; each ship brings 1 extra colonist
}
om-take-scientist-free = hire a scientist at no cost
om-take-contract = take an Earth contract
om-take-contract-free = take an Earth contract at no cost
om-take-either = hire a scientist or take an Earth contract
om-travel-orbit = travel to orbit without the shuttle or a ship
om-travel-colony = travel to the colony without the shuttle or a ship
om-travel-other = travel to the other side of the board without the shuttle or a ship
om-keep-discovery = put one of the discovery tiles on display onto this card and use it; every later use of this card uses that tile again

## What is said about each blueprint

om-fits = { $level ->
    [1] upgrades { $building }
   *[other] upgrades { $building } in a complex of at least 3
}
    .building = indefinite
om-when-taken = when you take this card, gain { $what }
om-built-or-not = at the end of the game, { $points } if this blueprint is built, -{ $points } if not

## What is said about each scientist

om-hired-for = hired for { $price }
om-works-in = works in advanced { $building }: where this scientist stands, the executive action costs no crystals
om-scores-each = at the end of the game, { $points } for each advanced { $building } on Mars, no matter who owns it

## What is said about each contract

om-contract-upgrade = have an advanced { $building } of your own in a complex of at least 4
om-contract-delivery = deliver { $goods }
om-done-or-not = at the end of the game, { $success } if this contract is completed, -{ $failure } if not

## What is said about each mission

om-mission-research-tiles = contribution: taking a research tile from the map
om-mission-blueprints = contribution: taking a blueprint
om-mission-advanced-buildings = contribution: upgrading a building
om-mission-bots = contribution: placing a bot on the map
om-mission-discovery-tiles = contribution: taking a discovery tile from the map
om-mission-techs = contribution: taking a tech tile from the tech grid
om-mission-progress-cubes = contribution: placing a cube in the progress area
om-mission-scientists = contribution: hiring a scientist
om-mission-contracts = contribution: completing an Earth contract
om-mission-crystals = each contribution earns the player { $what }
om-mission-steps = contributions needed: { $count } ({ $players } players), { $others }
    .others = nominative comma
om-mission-step = { $count } ({ $players } players)
om-mission-marker = its marker lies beside the main action "{ $action }"

## First Colonist cards

om-first-card = when you construct { $buildings }, remove this card and draw 2 tasks
    .buildings = indefinite or
om-task-learn-tech = task: Take a tech tile
om-task-welcome-ship = task: Welcome a ship
om-task-construct-shelter = task: Construct a shelter
om-task-hire-scientist = task: Hire a scientist
om-task-develop = task: Develop a tech tile
om-task-develop-twice = task: Develop tech tiles twice in one turn
om-task-place-discovery = task: Place a discovery tile
om-task-obtain-blueprint = task: Take a blueprint

## Rewards of the Life Support System

om-score-each = score { $points } { $per }
om-each-top-tech = for each level of your most developed tech tile
om-each-hangar = for each ship in your hangar
om-each-advanced = for each advanced building of your own
om-each-mines = for each mine with your colonist or marker
om-each-bots = for each of your bots on the map
om-each-discoveries = for each discovery tile you have taken
om-each-shelters = for each of your shelters
om-each-quarters = for each colonist in your living quarters

## Tech tiles

om-tech-building = to form or enlarge a complex, the new building may join a number of { $building } up to the level of this tile
om-tech-shelter = to form or enlarge a complex, the new shelter may join a number of your own shelters up to the level of this tile
om-tech-rover = adds its level to the movement points of your rover
om-tech-upgrade = when you upgrade, you may upgrade up to that many additional buildings (the level of this tile)
om-tech-ship = once per action, when you welcome ships, you gain up to that many additional colonists (the level of this tile)

## Executive action 8

om-use-building = pay { $price } to use the executive action of one of your advanced buildings; it is free where a matching scientist stands

## Solo cards

om-solo-actions = Lacerda's action: in orbit "{ $orbit }", in the colony "{ $colony }"
om-solo-mission = from the second pass through the deck on, this card advances mission { $letter }
om-solo-travels = Lacerda travels with the shuttle
om-solo-stays = Lacerda stays where he is when the shuttle travels

## What points are for

om-for-first-step = for the first step of the { $building } marker
om-for-reward = for the { $card }
om-for-progress = for progress cubes
