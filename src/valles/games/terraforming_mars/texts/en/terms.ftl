# The nouns of the game. $case: nominative, indefinite (with article), production. $count decides the number.

## Resources

credits = { $case ->
    [own] your M€ production
    [production] M€ production
    [which] M€ production
   *[nominative] M€
}
steel = { $case ->
    [own] your steel production
    [production] steel production
    [which] steel production
   *[nominative] steel
}
titanium = { $case ->
    [own] your titanium production
    [production] titanium production
    [which] titanium production
   *[nominative] titanium
}
plants = { $case ->
    [own] your plant production
    [production] plant production
    [which] plant production
   *[nominative] { $count ->
        [one] plant
       *[other] plants
    }
}
energy = { $case ->
    [own] your energy production
    [production] energy production
    [which] energy production
   *[nominative] energy
}
heat = { $case ->
    [own] your heat production
    [production] heat production
    [which] heat production
   *[nominative] heat
}
animals = { $count ->
    [one] animal
   *[other] animals
}
microbes = { $count ->
    [one] microbe
   *[other] microbes
}
sciences = { $count ->
    [one] science resource
   *[other] science resources
}
fighters = { $count ->
    [one] fighter resource
   *[other] fighter resources
}
resources = { $count ->
    [one] resource
   *[other] resources
}

## Other things that are counted

cards = { $count ->
    [one] card
   *[other] cards
}
steps = { $count ->
    [one] step
   *[other] steps
}
points = { $count ->
    [one] victory point
   *[other] victory points
}

## Tags

tag-building = { $case ->
    [indefinite] a building tag
    [compound] building
   *[nominative] { $count ->
        [one] building tag
       *[other] building tags
    }
}
tag-space = { $case ->
    [indefinite] a space tag
    [compound] space
   *[nominative] { $count ->
        [one] space tag
       *[other] space tags
    }
}
tag-power = { $case ->
    [indefinite] a power tag
    [compound] power
   *[nominative] { $count ->
        [one] power tag
       *[other] power tags
    }
}
tag-science = { $case ->
    [indefinite] a science tag
    [compound] science
   *[nominative] { $count ->
        [one] science tag
       *[other] science tags
    }
}
tag-jovian = { $case ->
    [indefinite] a Jovian tag
    [compound] Jovian
   *[nominative] { $count ->
        [one] Jovian tag
       *[other] Jovian tags
    }
}
tag-earth = { $case ->
    [indefinite] an Earth tag
    [compound] Earth
   *[nominative] { $count ->
        [one] Earth tag
       *[other] Earth tags
    }
}
tag-plant = { $case ->
    [indefinite] a plant tag
    [compound] plant
   *[nominative] { $count ->
        [one] plant tag
       *[other] plant tags
    }
}
tag-microbe = { $case ->
    [indefinite] a microbe tag
    [compound] microbe
   *[nominative] { $count ->
        [one] microbe tag
       *[other] microbe tags
    }
}
tag-animal = { $case ->
    [indefinite] an animal tag
    [compound] animal
   *[nominative] { $count ->
        [one] animal tag
       *[other] animal tags
    }
}
tag-city = { $case ->
    [indefinite] a city tag
    [compound] city
   *[nominative] { $count ->
        [one] city tag
       *[other] city tags
    }
}
tag-event = { $case ->
    [indefinite] an event tag
    [compound] event
   *[nominative] { $count ->
        [one] event tag
       *[other] event tags
    }
}
tag-wild = { $case ->
    [indefinite] a wild tag
    [compound] wild
   *[nominative] { $count ->
        [one] wild tag
       *[other] wild tags
    }
}

## Tiles

tiles = { $count ->
    [one] tile
   *[other] tiles
}
tile-ocean = { $case ->
    [indefinite] { $count ->
        [one] an ocean tile
       *[other] ocean tiles
    }
   *[nominative] { $count ->
        [one] ocean tile
       *[other] ocean tiles
    }
}
tile-greenery = { $case ->
    [indefinite] { $count ->
        [one] a greenery tile
       *[other] greenery tiles
    }
   *[nominative] { $count ->
        [one] greenery tile
       *[other] greenery tiles
    }
}
tile-city = { $case ->
    [indefinite] { $count ->
        [one] a city tile
       *[other] city tiles
    }
   *[nominative] { $count ->
        [one] city tile
       *[other] city tiles
    }
}
tile-capital = { $case ->
    [indefinite] the Capital tile
   *[nominative] Capital tile
}
    .counted = the Capital tile
tile-commercial-district = { $case ->
    [indefinite] the Commercial District tile
   *[nominative] Commercial District tile
}
    .counted = the Commercial District tile
tile-ecological-zone = { $case ->
    [indefinite] the Ecological Zone tile
   *[nominative] Ecological Zone tile
}
    .counted = the Ecological Zone tile
tile-industrial-center = { $case ->
    [indefinite] the Industrial Center tile
   *[nominative] Industrial Center tile
}
    .counted = the Industrial Center tile
tile-lava-flows = { $case ->
    [indefinite] the Lava Flows tile
   *[nominative] Lava Flows tile
}
    .counted = the Lava Flows tile
tile-mining-area = { $case ->
    [indefinite] the Mining Area tile
   *[nominative] Mining Area tile
}
    .counted = the Mining Area tile
tile-mining-rights = { $case ->
    [indefinite] the Mining Rights tile
   *[nominative] Mining Rights tile
}
    .counted = the Mining Rights tile
tile-mohole-area = { $case ->
    [indefinite] the Mohole Area tile
   *[nominative] Mohole Area tile
}
    .counted = the Mohole Area tile
tile-natural-preserve = { $case ->
    [indefinite] the Natural Preserve tile
   *[nominative] Natural Preserve tile
}
    .counted = the Natural Preserve tile
tile-nuclear-zone = { $case ->
    [indefinite] the Nuclear Zone tile
   *[nominative] Nuclear Zone tile
}
    .counted = the Nuclear Zone tile
tile-restricted-area = { $case ->
    [indefinite] the Restricted Area tile
   *[nominative] Restricted Area tile
}
    .counted = the Restricted Area tile

## Seats

seat-neutral = { $case ->
    [possessive] the neutral opponent's
   *[nominative] the neutral opponent
}
seat-world-government = { $case ->
    [possessive] the World Government's
   *[nominative] the World Government
}

## Standard projects, milestones, awards

standard-sell-patents = Sell patents
standard-power-plant = Power plant
standard-asteroid = Asteroid
standard-aquifer = Aquifer
standard-greenery = Greenery
standard-city = City
standard-buffer-gas = Buffer gas
milestone-terraformer = Terraformer
milestone-mayor = Mayor
milestone-gardener = Gardener
milestone-builder = Builder
milestone-planner = Planner
milestone-diversifier = Diversifier
milestone-tactician = Tactician
milestone-polar-explorer = Polar Explorer
milestone-energizer = Energizer
milestone-rim-settler = Rim Settler
milestone-generalist = Generalist
milestone-specialist = Specialist
milestone-ecologist = Ecologist
milestone-tycoon = Tycoon
milestone-legend = Legend
award-landlord = Landlord
award-banker = Banker
award-scientist = Scientist
award-thermalist = Thermalist
award-miner = Miner
award-cultivator = Cultivator
award-magnate = Magnate
award-space-baron = Space Baron
award-excentric = Excentric
award-contractor = Contractor
award-celebrity = Celebrity
award-industrialist = Industrialist
award-desert-settler = Desert Settler
award-estate-dealer = Estate Dealer
award-benefactor = Benefactor
