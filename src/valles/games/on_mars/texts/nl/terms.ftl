# The nouns of the game. $case: nominative; indefinite and definite (with article) for buildings and pieces, advanced
# ("geavanceerd onderkomen") for buildings. $count decides the number.

## Goods

om-mineral = { $count ->
    [one] mineraal
   *[other] mineralen
}
om-battery = { $count ->
    [one] batterij
   *[other] batterijen
}
om-water = water
om-plant = { $count ->
    [one] plant
   *[other] planten
}
om-oxygen = zuurstof
om-crystal = { $count ->
    [one] kristal
   *[other] kristallen
}
om-colonist = { $count ->
    [one] kolonist
   *[other] kolonisten
}

## What prices name beside goods

om-any-resource = { $count ->
    [one] grondstof naar keuze
   *[other] grondstoffen naar keuze
}
om-crystal-or-colonist = { $count ->
    [one] kristal of kolonist
   *[other] kristallen of kolonisten
}
om-colonist-to-work = { $count ->
    [one] kolonist die aan het werk gaat
   *[other] kolonisten die aan het werk gaan
}
om-ship = { $count ->
    [one] eigen schip
   *[other] eigen schepen
}
om-goal-card = { $count ->
    [one] privédoelkaart
   *[other] privédoelkaarten
}

## Buildings

om-mine = { $case ->
    [indefinite] een mijn
    [definite] { $count ->
        [one] de mijn
       *[other] de mijnen
    }
    [advanced] { $count ->
        [one] geavanceerde mijn
       *[other] geavanceerde mijnen
    }
   *[nominative] { $count ->
        [one] mijn
       *[other] mijnen
    }
}
om-generator = { $case ->
    [indefinite] een generator
    [definite] { $count ->
        [one] de generator
       *[other] de generatoren
    }
    [advanced] { $count ->
        [one] geavanceerde generator
       *[other] geavanceerde generatoren
    }
   *[nominative] { $count ->
        [one] generator
       *[other] generatoren
    }
}
om-water-extractor = { $case ->
    [indefinite] een waterextractor
    [definite] { $count ->
        [one] de waterextractor
       *[other] de waterextractoren
    }
    [advanced] { $count ->
        [one] geavanceerde waterextractor
       *[other] geavanceerde waterextractoren
    }
   *[nominative] { $count ->
        [one] waterextractor
       *[other] waterextractoren
    }
}
om-greenhouse = { $case ->
    [indefinite] een kas
    [definite] { $count ->
        [one] de kas
       *[other] de kassen
    }
    [advanced] { $count ->
        [one] geavanceerde kas
       *[other] geavanceerde kassen
    }
   *[nominative] { $count ->
        [one] kas
       *[other] kassen
    }
}
om-oxygen-condenser = { $case ->
    [indefinite] een zuurstofcondensor
    [definite] { $count ->
        [one] de zuurstofcondensor
       *[other] de zuurstofcondensors
    }
    [advanced] { $count ->
        [one] geavanceerde zuurstofcondensor
       *[other] geavanceerde zuurstofcondensors
    }
   *[nominative] { $count ->
        [one] zuurstofcondensor
       *[other] zuurstofcondensors
    }
}
om-shelter = { $case ->
    [indefinite] een onderkomen
    [definite] { $count ->
        [one] het onderkomen
       *[other] de onderkomens
    }
    [advanced] { $count ->
        [one] geavanceerd onderkomen
       *[other] geavanceerde onderkomens
    }
   *[nominative] { $count ->
        [one] onderkomen
       *[other] onderkomens
    }
}

## Pieces, points, sides

om-rover = { $case ->
    [indefinite] de rover
   *[nominative] rover
}
om-bot = { $case ->
    [indefinite] een bot
   *[nominative] bot
}
om-points = KP
om-orbit = baan
om-direction-n = naar het noorden
om-direction-ne = naar het noordoosten
om-direction-se = naar het zuidoosten
om-direction-s = naar het zuiden
om-direction-sw = naar het zuidwesten
om-direction-nw = naar het noordwesten

## Seats

om-lacerda = Lacerda

## Main actions

om-action-landing-pod = Landingscapsule
om-action-obtain-blueprint = Blauwdruk verkrijgen
om-action-learn-tech = Nieuwe technologie leren
om-action-research = Onderzoek en ontwikkeling
om-action-resupply = Bevoorrading
om-action-control-center = Controlecentrum
om-action-construct = Een gebouw bouwen
om-action-upgrade = Een gebouw opwaarderen
om-action-welcome-ship = Een schip verwelkomen
om-action-hire = Wetenschapper of aardecontract nemen
