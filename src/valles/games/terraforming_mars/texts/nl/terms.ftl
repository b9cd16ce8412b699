# The nouns of the game. $case: nominative, indefinite and definite (with article); for resources also production
# ("titaanproductie", with a number "titaanproductie met 1") and je ("je titaanproductie met 1"). $count decides the number.

## Resources

credits = { $case ->
    [production] M€-productie
    [je] M€-productie
   *[nominative] M€
}
steel = { $case ->
    [production] staalproductie
    [je] staalproductie
   *[nominative] staal
}
titanium = { $case ->
    [production] titaanproductie
    [je] titaanproductie
   *[nominative] titaan
}
plants = { $case ->
    [production] plantenproductie
    [je] plantenproductie
   *[nominative] { $count ->
        [one] plant
       *[other] planten
    }
}
energy = { $case ->
    [production] energieproductie
    [je] energieproductie
   *[nominative] energie
}
heat = { $case ->
    [production] warmteproductie
    [je] warmteproductie
   *[nominative] warmte
}
animals = { $count ->
    [one] dier
   *[other] dieren
}
microbes = { $count ->
    [one] microbe
   *[other] microben
}
sciences = { $count ->
    [one] wetenschapsbron
   *[other] wetenschapsbronnen
}
fighters = { $count ->
    [one] jager
   *[other] jagers
}
resources = { $count ->
    [one] bron
   *[other] bronnen
}

## Other things that are counted

cards = { $count ->
    [one] kaart
   *[other] kaarten
}
steps = { $count ->
    [one] niveau
   *[other] niveaus
}
points = { $count ->
    [one] overwinningspunt
   *[other] overwinningspunten
}

## Tags

tag-building = { $case ->
    [indefinite] een gebouw-label
    [compound] gebouw-
   *[nominative] { $count ->
        [one] gebouw-label
       *[other] gebouw-labels
    }
}
tag-space = { $case ->
    [indefinite] een ruimte-label
    [compound] ruimte-
   *[nominative] { $count ->
        [one] ruimte-label
       *[other] ruimte-labels
    }
}
tag-power = { $case ->
    [indefinite] een energie-label
    [compound] energie-
   *[nominative] { $count ->
        [one] energie-label
       *[other] energie-labels
    }
}
tag-science = { $case ->
    [indefinite] een wetenschapslabel
    [compound] wetenschaps-
   *[nominative] { $count ->
        [one] wetenschapslabel
       *[other] wetenschapslabels
    }
}
tag-jovian = { $case ->
    [indefinite] een Jupiter-label
    [compound] Jupiter-
   *[nominative] { $count ->
        [one] Jupiter-label
       *[other] Jupiter-labels
    }
}
tag-earth = { $case ->
    [indefinite] een Aarde-label
    [compound] Aarde-
   *[nominative] { $count ->
        [one] Aarde-label
       *[other] Aarde-labels
    }
}
tag-plant = { $case ->
    [indefinite] een plant-label
    [compound] plant-
   *[nominative] { $count ->
        [one] plant-label
       *[other] plant-labels
    }
}
tag-microbe = { $case ->
    [indefinite] een microbe-label
    [compound] microbe-
   *[nominative] { $count ->
        [one] microbe-label
       *[other] microbe-labels
    }
}
tag-animal = { $case ->
    [indefinite] een dier-label
    [compound] dier-
   *[nominative] { $count ->
        [one] dier-label
       *[other] dier-labels
    }
}
tag-city = { $case ->
    [indefinite] een stad-label
    [compound] stad-
   *[nominative] { $count ->
        [one] stad-label
       *[other] stad-labels
    }
}
tag-event = { $case ->
    [indefinite] een evenement-label
    [compound] evenement-
   *[nominative] { $count ->
        [one] evenement-label
       *[other] evenement-labels
    }
}
tag-wild = { $case ->
    [indefinite] een joker-label
    [compound] joker-
   *[nominative] { $count ->
        [one] joker-label
       *[other] joker-labels
    }
}

## Tiles

tiles = { $count ->
    [one] tegel
   *[other] tegels
}
tile-ocean = { $case ->
    [indefinite] een oceaantegel
    [definite] de oceaantegel
   *[nominative] { $count ->
        [one] oceaantegel
       *[other] oceaantegels
    }
}
tile-greenery = { $case ->
    [indefinite] een groentegel
    [definite] de groentegel
   *[nominative] { $count ->
        [one] groentegel
       *[other] groentegels
    }
}
tile-city = { $case ->
    [indefinite] een stadstegel
    [definite] de stadstegel
   *[nominative] { $count ->
        [one] stadstegel
       *[other] stadstegels
    }
}
tile-capital = { $case ->
    [indefinite] de hoofdstadstegel
    [definite] de hoofdstadstegel
   *[nominative] hoofdstadstegel
}
    .counted = de hoofdstadstegel
tile-commercial-district = { $case ->
    [indefinite] de tegel “Zakelijk district”
    [definite] de tegel “Zakelijk district”
   *[nominative] tegel “Zakelijk district”
}
    .counted = de tegel “Zakelijk district”
tile-ecological-zone = { $case ->
    [indefinite] de tegel “Ecologische zone”
    [definite] de tegel “Ecologische zone”
   *[nominative] tegel “Ecologische zone”
}
    .counted = de tegel “Ecologische zone”
tile-industrial-center = { $case ->
    [indefinite] de tegel “Industrieel centrum”
    [definite] de tegel “Industrieel centrum”
   *[nominative] tegel “Industrieel centrum”
}
    .counted = de tegel “Industrieel centrum”
tile-lava-flows = { $case ->
    [indefinite] de tegel “Lavastromen”
    [definite] de tegel “Lavastromen”
   *[nominative] tegel “Lavastromen”
}
    .counted = de tegel “Lavastromen”
tile-mining-area = { $case ->
    [indefinite] de tegel “Mijngebied”
    [definite] de tegel “Mijngebied”
   *[nominative] tegel “Mijngebied”
}
    .counted = de tegel “Mijngebied”
tile-mining-rights = { $case ->
    [indefinite] de tegel “Mijnrechten”
    [definite] de tegel “Mijnrechten”
   *[nominative] tegel “Mijnrechten”
}
    .counted = de tegel “Mijnrechten”
tile-mohole-area = { $case ->
    [indefinite] de tegel “Mohole-boring”
    [definite] de tegel “Mohole-boring”
   *[nominative] tegel “Mohole-boring”
}
    .counted = de tegel “Mohole-boring”
tile-natural-preserve = { $case ->
    [indefinite] de tegel “Natuurreservaat”
    [definite] de tegel “Natuurreservaat”
   *[nominative] tegel “Natuurreservaat”
}
    .counted = de tegel “Natuurreservaat”
tile-nuclear-zone = { $case ->
    [indefinite] de tegel “Nucleaire zone”
    [definite] de tegel “Nucleaire zone”
   *[nominative] tegel “Nucleaire zone”
}
    .counted = de tegel “Nucleaire zone”
tile-restricted-area = { $case ->
    [indefinite] de tegel “Verboden gebied”
    [definite] de tegel “Verboden gebied”
   *[nominative] tegel “Verboden gebied”
}
    .counted = de tegel “Verboden gebied”

## Seats

seat-neutral = de virtuele tegenstander
seat-world-government = de Wereldregering

## Standard projects, milestones, awards

standard-sell-patents = Octrooien verkopen
standard-power-plant = Elektriciteitscentrale
standard-asteroid = Asteroïde
standard-aquifer = Waterloop
standard-greenery = Groen
standard-city = Stad
standard-buffer-gas = Buffergas
milestone-terraformer = Terraformer
milestone-mayor = Burgemeester
milestone-gardener = Tuinman
milestone-builder = Aannemer
milestone-planner = Planner
milestone-diversifier = Verdeler
milestone-tactician = Tacticus
milestone-polar-explorer = Poolreiziger
milestone-energizer = Elektrificatie
milestone-rim-settler = Grenskolonist
milestone-generalist = Alleskunner
milestone-specialist = Specialist
milestone-ecologist = Ecoloog
milestone-tycoon = Tycoon
milestone-legend = Legende
award-landlord = Grondbezitter
award-banker = Bankier
award-scientist = Wetenschapper
award-thermalist = Warmtespecialist
award-miner = Mijnwerker
award-cultivator = Cultivator
award-magnate = Magnaat
award-space-baron = Ruimtevaarder
award-excentric = Excentriekeling
award-contractor = Vastgoedontwikkelaar
award-celebrity = Grote investeerder
award-industrialist = Industrieel
award-desert-settler = Woestijnkolonist
award-estate-dealer = Makelaar
award-benefactor = Weldoener
