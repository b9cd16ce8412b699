# The nouns of the game. $case: nominative, indefinite (with article). $count decides the number.

## Goods

om-mineral = { $count ->
    [one] mineral
   *[other] minerals
}
om-battery = { $count ->
    [one] battery
   *[other] batteries
}
om-water = water
om-plant = { $count ->
    [one] plant
   *[other] plants
}
om-oxygen = oxygen
om-crystal = { $count ->
    [one] crystal
   *[other] crystals
}
om-colonist = { $count ->
    [one] colonist
   *[other] colonists
}

## What prices name beside goods

om-any-resource = { $count ->
    [one] resource of your choice
   *[other] resources of your choice
}
om-crystal-or-colonist = { $count ->
    [one] crystal or colonist
   *[other] crystals or colonists
}
om-colonist-to-work = { $count ->
    [one] colonist who goes to work
   *[other] colonists who go to work
}
om-ship = { $count ->
    [one] ship of your own
   *[other] ships of your own
}
om-goal-card = { $count ->
    [one] private goal card
   *[other] private goal cards
}

## Buildings

om-mine = { $case ->
    [indefinite] a mine
   *[nominative] { $count ->
        [one] mine
       *[other] mines
    }
}
om-generator = { $case ->
    [indefinite] a generator
   *[nominative] { $count ->
        [one] generator
       *[other] generators
    }
}
om-water-extractor = { $case ->
    [indefinite] a water extractor
   *[nominative] { $count ->
        [one] water extractor
       *[other] water extractors
    }
}
om-greenhouse = { $case ->
    [indefinite] a greenhouse
   *[nominative] { $count ->
        [one] greenhouse
       *[other] greenhouses
    }
}
om-oxygen-condenser = { $case ->
    [indefinite] an oxygen condenser
   *[nominative] { $count ->
        [one] oxygen condenser
       *[other] oxygen condensers
    }
}
om-shelter = { $case ->
    [indefinite] a shelter
   *[nominative] { $count ->
        [one] shelter
       *[other] shelters
    }
}

## Pieces, points, sides

om-rover = { $case ->
    [indefinite] the rover
   *[nominative] rover
}
om-bot = { $case ->
    [indefinite] a bot
   *[nominative] bot
}
om-points = OP
om-orbit = orbit
om-direction-n = north
om-direction-ne = northeast
om-direction-se = southeast
om-direction-s = south
om-direction-sw = southwest
om-direction-nw = northwest

## Seats

om-lacerda = { $case ->
    [possessive] Lacerda's
   *[nominative] Lacerda
}

## Main actions

om-action-landing-pod = Landing Pod
om-action-obtain-blueprint = Obtain Blueprint
om-action-learn-tech = Learn New Technology
om-action-research = Research and Development
om-action-resupply = Resupply
om-action-control-center = Control Center
om-action-construct = Construct a Building
om-action-upgrade = Upgrade a Building
om-action-welcome-ship = Welcome a Ship
om-action-hire = Hire a Scientist or Take an Earth Contract
