# The words of the page that shows On Mars.

## Table

page-om-complex = complex van { $size } gebouwen
page-om-sub-pay-one = Het een na het ander; de gebruikelijke stap is voorgesteld.
page-om-build-on = Bouwen op { $hex }
page-om-choose-hex = { $hex } kiezen
page-om-points = Punten
page-om-tray = Kaarten om uit te kiezen
page-om-colony = Kolonie
page-om-opponents = Tegenstanders en logboek
page-om-side-tab-orbit = Orbit
page-om-side-tab-colony = Kolonie
page-om-side-tab-players = Spelers, logboek
page-om-title = On Mars
page-om-level = niveau { $number }
page-om-missions-remain = { $number ->
    [one] nog { $number } missie
   *[other] nog { $number } missies
}
page-om-regions = Delen van de tafel
page-om-tab-mars = Mars
page-om-tab-orbit = Orbit
page-om-tab-board = Mijn bord
page-om-tab-players = Spelers
page-om-tab-log = Logboek
page-om-ask-main-orbit = Jouw beurt: hoofdactie in de baan om Mars
page-om-ask-main-colony = Jouw beurt: hoofdactie op Mars
page-om-ask-executive = Jouw beurt: speciale actie, of beurt beëindigen
page-om-ask-pay = { $price } betalen
page-om-sub-main = Ervoor of erna is één speciale actie mogelijk.
page-om-sub-executed = De speciale actie is uitgevoerd.
page-om-sub-main-done = De hoofdactie is uitgevoerd.
page-om-sub-pay = De gebruikelijke betaling is voorgesteld.
page-om-sub-move = Stap voor stap; elke stap kan ongedaan worden gemaakt.
page-om-sub-hexes = { $number ->
    [one] { $number } zeshoek is mogelijk.
   *[other] { $number } zeshoeken zijn mogelijk.
}
page-om-rover = Rover
page-om-bot = Bot { $number }
page-om-piece = Wat je verplaatst
page-om-no-way = Niet mogelijk
page-om-pay = { $what } betalen
page-om-pay-short = Betalen
page-om-list = Lijst ({ $number })
page-om-besides = Ook mogelijk: { $number }
page-om-executive = Speciale actie · { $number } open
page-om-ship = Schip { $number }
page-om-space = Veld { $number }
page-om-boost = +1
page-om-boost-bots = Bots +1
page-om-boost-rover = Rover +1

## Boards

page-om-laboratory = Laboratorium
page-om-laboratory-of = Laboratorium: { $techs }
page-om-technologies = { $number ->
    [one] { $number } technologie
   *[other] { $number } technologieën
}
page-om-tech-level = { $tech }, niveau { $level }
page-om-storage = Opslag
page-om-storage-room = limiet { $number }
page-om-stock = { $what }: { $number }, plaats voor { $room }
page-om-quarters = Woonverblijf
page-om-at-home = Woonverblijf: { $number } van { $room }
page-om-at-work = Werk: { $number }
page-om-away = { $number } aan het werk of op actievelden
page-om-colonists-elsewhere = Op actievelden: { $slots }. In de persoonlijke voorraad: { $beside }.
page-om-depot = Depot
page-om-crystals = Kristallen: { $number }, plaats voor { $room }, volgende beurt erbij: { $arriving }
page-om-ship-stands = Er staat een schip op. { $what }
page-om-hangar = Hangar: { $number ->
    [one] { $number } schip
   *[other] { $number } schepen
}
page-om-executive-1 = Gratis ontwikkelen
page-om-executive-2 = Rover
page-om-executive-3 = Blauwdruk
page-om-executive-4 = Opwaarderen
page-om-executive-5 = Mineraal
page-om-executive-6 = Bots
page-om-executive-7 = Pakhuis
page-om-executive-8 = Eigen gebouw
page-om-blueprints = Blauwdrukken
page-om-markers = { $number ->
    [one] nog { $number } fiche
   *[other] nog { $number } fiches
}
page-om-built-at = Gebouwd op { $hex }
page-om-not-built = Nog niet gebouwd
page-om-built-of = Geavanceerde gebouwen: { $number } van { $of } blauwdrukken
page-om-no-blueprints = Nog geen. Je verkrijgt ze in de baan om Mars.
page-om-none = Nog geen
page-om-goals = Privédoelen
page-om-goals-and-hired = Doelen, wetenschappers en contracten
page-om-hidden-goals = { $number ->
    [one] { $number } geheim doel
   *[other] { $number } geheime doelen
}
page-om-spent-goals = Als kristallen betaald: { $number }
page-om-tasks = Eerste Kolonisten
page-om-hidden-tasks = { $number ->
    [one] { $number } verdekte kaart
   *[other] { $number } verdekte kaarten
}
page-om-hired = Wetenschappers en contracten
page-om-nobody-hired = Nog geen wetenschapper of contract
page-om-works-at = Werkt bij { $card }.
page-om-delivered = { $number } van { $of } geleverd
page-om-points-now = punten nu
page-om-bots = { $number ->
    [one] { $number } bot op Mars
   *[other] { $number } bots op Mars
}
page-om-shelters = { $number ->
    [one] { $number } onderkomen
   *[other] { $number } onderkomens
}
page-om-shelters-most = Hoogstens { $number }
page-om-cubes = Voortgang: { $number }
page-om-discoveries = { $number ->
    [one] { $number } ontdekking
   *[other] { $number } ontdekkingen
}
page-om-research-tiles = Onderzoek: { $number }
page-om-owed = tegoed voor een technologie
page-om-see-board = Bord van { $name } bekijken
page-om-board-of = Bord van { $name }

## Map

page-om-map = Speelbord van de kolonie, { $count } zeshoeken
page-om-hex = Zeshoek { $name }
page-om-hex-shelter = onderkomen van { $name }
page-om-hex-arrows = pijlen { $directions }
page-om-hex-colonist = kolonist van { $name } aan het werk
page-om-hex-advanced = geavanceerd gebouw van { $name } ({ $card })
page-om-hex-bot = bot { $number } van { $name }
page-om-hex-rover = rover van { $name }
page-om-hex-legal = mogelijk
page-om-hex-tech = { $tech } van { $who }
page-om-tech-of = { $name } (niveau { $level })
page-om-journey = Beurtvolgorde en shuttle
page-om-side-orbit = Orbit
page-om-side-colony = Kolonie
page-om-turn-space = Beurtvolgordeveld { $number }
page-om-turn-done = beurt voorbij
page-om-travel-space = Reisveld { $space }
page-om-slots = Kolonisten van { $names }
page-om-slots-free = Geen kolonist hier
page-om-more-for = Extra per { $good }
page-om-mission-here = Een missie geeft hier kristallen: { $crystals }
page-om-act-landing-pod = Landings{ "\u00AD" }capsule
page-om-act-obtain-blueprint = Blauwdruk verkrijgen
page-om-act-learn-tech = Technologie leren
page-om-act-research = Onderzoek
page-om-act-resupply = Bevoor{ "\u00AD" }rading
page-om-act-control-center = Controle{ "\u00AD" }centrum
page-om-act-construct = Bouwen
page-om-act-upgrade = Opwaar{ "\u00AD" }deren
page-om-act-welcome-ship = Schip verwelkomen
page-om-act-hire = Wetenschapper of contract

## Panels

page-om-family-blueprint = Blauwdruk
page-om-family-scientist = Wetenschapper
page-om-family-contract = Aardecontract
page-om-family-goal = Privédoel
page-om-family-mission = Missie
page-om-family-first-colonist-a = Eerste Kolonisten A
page-om-family-first-colonist-b = Eerste Kolonisten B
page-om-family-discovery = Ontdekking
page-om-family-research = Onderzoek
page-om-family-reward = LSS-beloning
page-om-family-tech = Technologie
page-om-family-executive = Speciale actie
page-om-family-solo = Lacerda
page-om-family-solo-goal = Solodoel
page-om-built = gebouwd
page-om-orbit = Baan om Mars
page-om-you-are-on-mars = je bent op Mars
page-om-actions = Acties
page-om-techs = Technologieën
page-om-face-down = Verdekt: { $number }
page-om-free = gratis
page-om-exploration = Verkenning
page-om-exploration-none = Geen tegel in het aanbod
page-om-warehouse = Pakhuis
page-om-ware = { $good }: { $number }
page-om-display = Blauwdrukken in het aanbod
page-om-display-later = Er komen er meer bij het volgende kolonieniveau.
page-om-display-none = Er zijn er geen meer.
page-om-display-upper = bovenste rij
page-om-display-lower = onderste rij
page-om-life-support = Levensondersteuning
page-om-life-support-marker = { $building }: rij { $row }
page-om-missions = Missies
page-om-mission-left = Resterende bijdragen: { $number }
page-om-left = nog { $number }
page-om-mission-done = voltooid
page-om-mission-research-tiles = Onderzoekstegels
page-om-mission-blueprints = Blauwdrukken genomen
page-om-mission-advanced-buildings = Gebouwen opgewaardeerd
page-om-mission-bots = Bots geplaatst
page-om-mission-discovery-tiles = Ontdekkingstegels
page-om-mission-techs = Techtegels genomen
page-om-mission-progress-cubes = Voortgangsblokjes
page-om-mission-scientists = Wetenschappers in dienst
page-om-mission-contracts = Contracten voltooid
page-om-market = Wetenschappers, aardecontracten
page-om-contracts-left = Contracten die nog komen: { $number }
page-om-progress = Voortgang
page-om-progress-points = Punten voor 1 tot en met 5 blokjes
page-om-lacerda-steps = Wat Lacerda deed
page-om-lacerda-turn = Zijn beurt
page-om-lacerda-journey = Zijn reis
page-om-lacerda-waits = Hij is nog niet aan de beurt geweest.
page-om-lacerda-no-card = Nog geen kaart; { $cards } in zijn stapel
page-om-lacerda-deck = Kaarten in zijn stapel: { $cards }. Dit is de { $pass }e keer door de stapel.
page-om-solo-goals = Solodoelen
page-om-progress-of = { $names-count ->
    [0] { $building }: nog niemand. Tegels over: { $left }
   *[other] { $building }: { $names }. Tegels over: { $left }
}

## Looking for cards

page-om-find-hint = Alle kaarten en tegels van het spel, met een waarschuwing waar een waarde voorlopig is.
page-om-find-display = in het aanbod

## The log and hits

page-om-log-to-work = → werkgebied
page-om-hit-displace = je { $piece } moet wijken naar { $hex }
page-om-hit-clear = je kolonisten gaan van de actievelden naar het werkgebied
page-om-won = Je hebt gewonnen: { $goals }
page-om-lost = Je hebt verloren: geen niveau bereikt
page-om-nearest = Het dichtstbij: { $goal }, { $met } van { $of }.
