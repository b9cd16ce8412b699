# The nouns of the game. $case: nominative, accusative, dative; for buildings and pieces also the accusative with an
# article: einen ("einen Generator"), den ("den Generator"), einen-fortschrittlichen and jeden-fortschrittlichen. $count
# decides the number.

## Goods

om-mineral = { $count ->
    [one] Mineral
   *[other] Mineralien
}
om-battery = { $count ->
    [one] Batterie
   *[other] Batterien
}
om-water = Wasser
om-plant = { $count ->
    [one] Pflanze
   *[other] Pflanzen
}
om-oxygen = Sauerstoff
om-crystal = { $case ->
    [dative] { $count ->
        [one] Kristall
       *[other] Kristallen
    }
   *[nominative] { $count ->
        [one] Kristall
       *[other] Kristalle
    }
}
om-colonist = { $case ->
    [nominative] { $count ->
        [one] Kolonist
       *[other] Kolonisten
    }
   *[other] Kolonisten
}

## What prices name beside goods

om-any-resource = { $case ->
    [dative] beliebigen { $count ->
        [one] Ressource
       *[other] Ressourcen
    }
   *[nominative] beliebige { $count ->
        [one] Ressource
       *[other] Ressourcen
    }
}
om-crystal-or-colonist = { $case ->
    [accusative] { $count ->
        [one] Kristall oder 1 Kolonisten
       *[other] Kristalle oder Kolonisten
    }
   *[nominative] { $count ->
        [one] Kristall oder 1 Kolonist
       *[other] Kristalle oder Kolonisten
    }
}
om-colonist-to-work = { $case ->
    [nominative] { $count ->
        [one] Kolonist, der zur Arbeit geht
       *[other] Kolonisten, die zur Arbeit gehen
    }
   *[other] { $count ->
        [one] Kolonisten, der zur Arbeit geht
       *[other] Kolonisten, die zur Arbeit gehen
    }
}
om-ship = { $case ->
    [dative] { $count ->
        [one] eigenem Schiff
       *[other] eigenen Schiffen
    }
   *[nominative] { $count ->
        [one] eigenes Schiff
       *[other] eigene Schiffe
    }
}
om-goal-card = { $count ->
    [one] Privatzielkarte
   *[other] Privatzielkarten
}

## Buildings

om-mine = { $case ->
    [einen] eine Mine
    [den] die Mine
    [einen-fortschrittlichen] eine fortschrittliche Mine
    [jeden-fortschrittlichen] jede fortschrittliche Mine
   *[nominative] { $count ->
        [one] Mine
       *[other] Minen
    }
}
om-generator = { $case ->
    [einen] einen Generator
    [den] den Generator
    [einen-fortschrittlichen] einen fortschrittlichen Generator
    [jeden-fortschrittlichen] jeden fortschrittlichen Generator
   *[nominative] { $count ->
        [one] Generator
       *[other] Generatoren
    }
}
om-water-extractor = { $case ->
    [einen] einen Wasserextraktor
    [den] den Wasserextraktor
    [einen-fortschrittlichen] einen fortschrittlichen Wasserextraktor
    [jeden-fortschrittlichen] jeden fortschrittlichen Wasserextraktor
   *[nominative] { $count ->
        [one] Wasserextraktor
       *[other] Wasserextraktoren
    }
}
om-greenhouse = { $case ->
    [einen] ein Gewächshaus
    [den] das Gewächshaus
    [einen-fortschrittlichen] ein fortschrittliches Gewächshaus
    [jeden-fortschrittlichen] jedes fortschrittliche Gewächshaus
    [dative] { $count ->
        [one] Gewächshaus
       *[other] Gewächshäusern
    }
   *[nominative] { $count ->
        [one] Gewächshaus
       *[other] Gewächshäuser
    }
}
om-oxygen-condenser = { $case ->
    [einen] einen Sauerstoffkondensator
    [den] den Sauerstoffkondensator
    [einen-fortschrittlichen] einen fortschrittlichen Sauerstoffkondensator
    [jeden-fortschrittlichen] jeden fortschrittlichen Sauerstoffkondensator
   *[nominative] { $count ->
        [one] Sauerstoffkondensator
       *[other] Sauerstoffkondensatoren
    }
}
om-shelter = { $case ->
    [einen] eine Unterkunft
    [den] die Unterkunft
    [einen-fortschrittlichen] eine fortschrittliche Unterkunft
    [jeden-fortschrittlichen] jede fortschrittliche Unterkunft
    [dative] { $count ->
        [one] Unterkunft
       *[other] Unterkünften
    }
   *[nominative] { $count ->
        [one] Unterkunft
       *[other] Unterkünfte
    }
}

## Pieces, points, sides

om-rover = { $case ->
    [einen] den Rover
   *[nominative] Rover
}
om-bot = { $case ->
    [einen] einen Bot
   *[nominative] Bot
}
om-points = GP
om-orbit = Orbit
om-direction-n = nach Norden
om-direction-ne = nach Nordosten
om-direction-se = nach Südosten
om-direction-s = nach Süden
om-direction-sw = nach Südwesten
om-direction-nw = nach Nordwesten

## Seats

om-lacerda = Lacerda

## Main actions

om-action-landing-pod = Landungskapsel
om-action-obtain-blueprint = Bauplan erwerben
om-action-learn-tech = Neue Technologie lernen
om-action-research = Forschung und Entwicklung
om-action-resupply = Nachschub
om-action-control-center = Kontrollzentrum
om-action-construct = Ein Gebäude bauen
om-action-upgrade = Ein Gebäude aufwerten
om-action-welcome-ship = Ein Schiff empfangen
om-action-hire = Einen Wissenschaftler oder Erdenvertrag nehmen
