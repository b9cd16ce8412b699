# The nouns of the game. $case: nominative, accusative, dative, genitive; for resources also production ("Titanproduktion",
# with a number "Titanproduktion um 1") and deine ("deine Titanproduktion um 1"); for tiles ein, with the article ("ein
# Stadtplättchen", "das Hauptstadtplättchen"). $count decides the number.

## Resources

credits = { $case ->
    [production] M€-Produktion
    [deine] M€-Produktion
   *[nominative] M€
}
steel = { $case ->
    [genitive] Stahls
    [production] Stahlproduktion
    [deine] Stahlproduktion
   *[nominative] Stahl
}
titanium = { $case ->
    [genitive] Titans
    [production] Titanproduktion
    [deine] Titanproduktion
   *[nominative] Titan
}
plants = { $case ->
    [production] Pflanzenproduktion
    [deine] Pflanzenproduktion
   *[nominative] { $count ->
        [one] Pflanze
       *[other] Pflanzen
    }
}
energy = { $case ->
    [production] Energieproduktion
    [deine] Energieproduktion
   *[nominative] Energie
}
heat = { $case ->
    [production] Wärmeproduktion
    [deine] Wärmeproduktion
   *[nominative] Wärme
}
animals = { $case ->
    [dative] { $count ->
        [one] Tier
       *[other] Tieren
    }
    [genitive] { $count ->
        [one] Tieres
       *[other] Tiere
    }
   *[nominative] { $count ->
        [one] Tier
       *[other] Tiere
    }
}
microbes = { $count ->
    [one] Mikrobe
   *[other] Mikroben
}
sciences = { $count ->
    [one] Wissenschaftsressource
   *[other] Wissenschaftsressourcen
}
fighters = { $case ->
    [dative] { $count ->
        [one] Jäger
       *[other] Jägern
    }
    [genitive] { $count ->
        [one] Jägers
       *[other] Jäger
    }
   *[nominative] Jäger
}
resources = { $count ->
    [one] Ressource
   *[other] Ressourcen
}

## Other things that are counted

cards = { $count ->
    [one] Karte
   *[other] Karten
}
steps = { $count ->
    [one] Stufe
   *[other] Stufen
}
points = { $case ->
    [dative] { $count ->
        [one] Siegpunkt
       *[other] Siegpunkten
    }
    [genitive] { $count ->
        [one] Siegpunktes
       *[other] Siegpunkte
    }
   *[nominative] { $count ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }
}

## Tags

tag-building = { $case ->
    [dative] { $count ->
        [one] Gebäudesymbol
       *[other] Gebäudesymbolen
    }
    [genitive] { $count ->
        [one] Gebäudesymbols
       *[other] Gebäudesymbole
    }
    [compound] Gebäude-
   *[nominative] { $count ->
        [one] Gebäudesymbol
       *[other] Gebäudesymbole
    }
}
tag-space = { $case ->
    [dative] { $count ->
        [one] Weltraumsymbol
       *[other] Weltraumsymbolen
    }
    [genitive] { $count ->
        [one] Weltraumsymbols
       *[other] Weltraumsymbole
    }
    [compound] Weltraum-
   *[nominative] { $count ->
        [one] Weltraumsymbol
       *[other] Weltraumsymbole
    }
}
tag-power = { $case ->
    [dative] { $count ->
        [one] Energiesymbol
       *[other] Energiesymbolen
    }
    [genitive] { $count ->
        [one] Energiesymbols
       *[other] Energiesymbole
    }
    [compound] Energie-
   *[nominative] { $count ->
        [one] Energiesymbol
       *[other] Energiesymbole
    }
}
tag-science = { $case ->
    [dative] { $count ->
        [one] Wissenschaftssymbol
       *[other] Wissenschaftssymbolen
    }
    [genitive] { $count ->
        [one] Wissenschaftssymbols
       *[other] Wissenschaftssymbole
    }
    [compound] Wissenschafts-
   *[nominative] { $count ->
        [one] Wissenschaftssymbol
       *[other] Wissenschaftssymbole
    }
}
tag-jovian = { $case ->
    [dative] { $count ->
        [one] Jupitersymbol
       *[other] Jupitersymbolen
    }
    [genitive] { $count ->
        [one] Jupitersymbols
       *[other] Jupitersymbole
    }
    [compound] Jupiter-
   *[nominative] { $count ->
        [one] Jupitersymbol
       *[other] Jupitersymbole
    }
}
tag-earth = { $case ->
    [dative] { $count ->
        [one] Erdsymbol
       *[other] Erdsymbolen
    }
    [genitive] { $count ->
        [one] Erdsymbols
       *[other] Erdsymbole
    }
    [compound] Erd-
   *[nominative] { $count ->
        [one] Erdsymbol
       *[other] Erdsymbole
    }
}
tag-plant = { $case ->
    [dative] { $count ->
        [one] Pflanzensymbol
       *[other] Pflanzensymbolen
    }
    [genitive] { $count ->
        [one] Pflanzensymbols
       *[other] Pflanzensymbole
    }
    [compound] Pflanzen-
   *[nominative] { $count ->
        [one] Pflanzensymbol
       *[other] Pflanzensymbole
    }
}
tag-microbe = { $case ->
    [dative] { $count ->
        [one] Mikrobensymbol
       *[other] Mikrobensymbolen
    }
    [genitive] { $count ->
        [one] Mikrobensymbols
       *[other] Mikrobensymbole
    }
    [compound] Mikroben-
   *[nominative] { $count ->
        [one] Mikrobensymbol
       *[other] Mikrobensymbole
    }
}
tag-animal = { $case ->
    [dative] { $count ->
        [one] Tiersymbol
       *[other] Tiersymbolen
    }
    [genitive] { $count ->
        [one] Tiersymbols
       *[other] Tiersymbole
    }
    [compound] Tier-
   *[nominative] { $count ->
        [one] Tiersymbol
       *[other] Tiersymbole
    }
}
tag-city = { $case ->
    [dative] { $count ->
        [one] Stadtsymbol
       *[other] Stadtsymbolen
    }
    [genitive] { $count ->
        [one] Stadtsymbols
       *[other] Stadtsymbole
    }
    [compound] Stadt-
   *[nominative] { $count ->
        [one] Stadtsymbol
       *[other] Stadtsymbole
    }
}
tag-event = { $case ->
    [dative] { $count ->
        [one] Ereignissymbol
       *[other] Ereignissymbolen
    }
    [genitive] { $count ->
        [one] Ereignissymbols
       *[other] Ereignissymbole
    }
    [compound] Ereignis-
   *[nominative] { $count ->
        [one] Ereignissymbol
       *[other] Ereignissymbole
    }
}
tag-wild = { $case ->
    [dative] { $count ->
        [one] Jokersymbol
       *[other] Jokersymbolen
    }
    [genitive] { $count ->
        [one] Jokersymbols
       *[other] Jokersymbole
    }
    [compound] Joker-
   *[nominative] { $count ->
        [one] Jokersymbol
       *[other] Jokersymbole
    }
}

## Tiles

tiles = { $case ->
    [genitive] { $count ->
        [one] Plättchens
       *[other] Plättchen
    }
   *[nominative] Plättchen
}
tile-ocean = { $case ->
    [ein] ein Ozeanplättchen
    [genitive] { $count ->
        [one] Ozeanplättchens
       *[other] Ozeanplättchen
    }
   *[nominative] Ozeanplättchen
}
tile-greenery = { $case ->
    [ein] ein Grünflächenplättchen
    [genitive] { $count ->
        [one] Grünflächenplättchens
       *[other] Grünflächenplättchen
    }
   *[nominative] Grünflächenplättchen
}
tile-city = { $case ->
    [ein] ein Stadtplättchen
    [genitive] { $count ->
        [one] Stadtplättchens
       *[other] Stadtplättchen
    }
   *[nominative] Stadtplättchen
}
tile-capital = { $case ->
    [ein] das Hauptstadtplättchen
    [genitive] Hauptstadtplättchens
   *[nominative] Hauptstadtplättchen
}
    .counted = { $case ->
        [dative] dem Hauptstadtplättchen
        [genitive] des Hauptstadtplättchens
       *[nominative] das Hauptstadtplättchen
    }
tile-commercial-district = { $case ->
    [ein] das Plättchen „Geschäftsviertel“
    [genitive] Plättchens „Geschäftsviertel“
   *[nominative] Plättchen „Geschäftsviertel“
}
    .counted = { $case ->
        [dative] dem Plättchen „Geschäftsviertel“
        [genitive] des Plättchens „Geschäftsviertel“
       *[nominative] das Plättchen „Geschäftsviertel“
    }
tile-ecological-zone = { $case ->
    [ein] das Plättchen „Naturschutzgebiet“
    [genitive] Plättchens „Naturschutzgebiet“
   *[nominative] Plättchen „Naturschutzgebiet“
}
    .counted = { $case ->
        [dative] dem Plättchen „Naturschutzgebiet“
        [genitive] des Plättchens „Naturschutzgebiet“
       *[nominative] das Plättchen „Naturschutzgebiet“
    }
tile-industrial-center = { $case ->
    [ein] das Plättchen „Industriezentrum“
    [genitive] Plättchens „Industriezentrum“
   *[nominative] Plättchen „Industriezentrum“
}
    .counted = { $case ->
        [dative] dem Plättchen „Industriezentrum“
        [genitive] des Plättchens „Industriezentrum“
       *[nominative] das Plättchen „Industriezentrum“
    }
tile-lava-flows = { $case ->
    [ein] das Plättchen „Lavaströme“
    [genitive] Plättchens „Lavaströme“
   *[nominative] Plättchen „Lavaströme“
}
    .counted = { $case ->
        [dative] dem Plättchen „Lavaströme“
        [genitive] des Plättchens „Lavaströme“
       *[nominative] das Plättchen „Lavaströme“
    }
tile-mining-area = { $case ->
    [ein] das Plättchen „Bergbaugebiet“
    [genitive] Plättchens „Bergbaugebiet“
   *[nominative] Plättchen „Bergbaugebiet“
}
    .counted = { $case ->
        [dative] dem Plättchen „Bergbaugebiet“
        [genitive] des Plättchens „Bergbaugebiet“
       *[nominative] das Plättchen „Bergbaugebiet“
    }
tile-mining-rights = { $case ->
    [ein] das Plättchen „Schürfrechte“
    [genitive] Plättchens „Schürfrechte“
   *[nominative] Plättchen „Schürfrechte“
}
    .counted = { $case ->
        [dative] dem Plättchen „Schürfrechte“
        [genitive] des Plättchens „Schürfrechte“
       *[nominative] das Plättchen „Schürfrechte“
    }
tile-mohole-area = { $case ->
    [ein] das Plättchen „Mohole-Bohrung“
    [genitive] Plättchens „Mohole-Bohrung“
   *[nominative] Plättchen „Mohole-Bohrung“
}
    .counted = { $case ->
        [dative] dem Plättchen „Mohole-Bohrung“
        [genitive] des Plättchens „Mohole-Bohrung“
       *[nominative] das Plättchen „Mohole-Bohrung“
    }
tile-natural-preserve = { $case ->
    [ein] das Plättchen „Naturpark“
    [genitive] Plättchens „Naturpark“
   *[nominative] Plättchen „Naturpark“
}
    .counted = { $case ->
        [dative] dem Plättchen „Naturpark“
        [genitive] des Plättchens „Naturpark“
       *[nominative] das Plättchen „Naturpark“
    }
tile-nuclear-zone = { $case ->
    [ein] das Plättchen „Atomares Sperrgebiet“
    [genitive] Plättchens „Atomares Sperrgebiet“
   *[nominative] Plättchen „Atomares Sperrgebiet“
}
    .counted = { $case ->
        [dative] dem Plättchen „Atomares Sperrgebiet“
        [genitive] des Plättchens „Atomares Sperrgebiet“
       *[nominative] das Plättchen „Atomares Sperrgebiet“
    }
tile-restricted-area = { $case ->
    [ein] das Plättchen „Sperrgebiet“
    [genitive] Plättchens „Sperrgebiet“
   *[nominative] Plättchen „Sperrgebiet“
}
    .counted = { $case ->
        [dative] dem Plättchen „Sperrgebiet“
        [genitive] des Plättchens „Sperrgebiet“
       *[nominative] das Plättchen „Sperrgebiet“
    }

## Seats

seat-neutral = { $case ->
    [accusative] den neutralen Gegner
    [dative] dem neutralen Gegner
    [genitive] des neutralen Gegners
   *[nominative] der neutrale Gegner
}
seat-world-government = { $case ->
    [accusative] die Weltregierung
    [dative] der Weltregierung
    [genitive] der Weltregierung
   *[nominative] die Weltregierung
}

## Standard projects, milestones, awards

standard-sell-patents = Patente verkaufen
standard-power-plant = Kraftwerk
standard-asteroid = Asteroid
standard-aquifer = Bewässerung
standard-greenery = Grünfläche
standard-city = Stadtbau
standard-buffer-gas = Puffergas
milestone-terraformer = Terraformer
milestone-mayor = Bürgermeister
milestone-gardener = Gärtner
milestone-builder = Bauherr
milestone-planner = Planer
milestone-diversifier = Aufteiler
milestone-tactician = Taktiker
milestone-polar-explorer = Polarforscher
milestone-energizer = Elektrisierer
milestone-rim-settler = Grenzsiedler
milestone-generalist = Alleskönner
milestone-specialist = Spezialist
milestone-ecologist = Ökologe
milestone-tycoon = Tycoon
milestone-legend = Legende
award-landlord = Grundbesitzer
award-banker = Banker
award-scientist = Wissenschaftler
award-thermalist = Wärmetechniker
award-miner = Bergmann
award-cultivator = Kultivator
award-magnate = Magnat
award-space-baron = Raumfahrer
award-excentric = Exzentriker
award-contractor = Bauträger
award-celebrity = Großinvestor
award-industrialist = Industrieller
award-desert-settler = Wüstensiedler
award-estate-dealer = Makler
award-benefactor = Wohltäter
