# The words of the page that shows On Mars.

## Table

page-om-complex = complex van { $size } gebouwen
page-om-sub-pay-one = Eén voor één; de gebruikelijke keuze is voorgesteld.
page-om-choose-hex = { $hex } kiezen
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
page-om-regions = Gebieden van de tafel
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
page-om-besides = Ook mogelijk: { $number }
page-om-task = Taak gedaan
page-om-executive = Speciale actie · { $number } open
page-om-ship = Schip { $number }
page-om-space = Veld { $number }
page-om-boost = +1
page-om-boost-bots = Bots +1
page-om-boost-rover = Rover +1

## The prompt

page-om-ask-end = Beurt beëindigen?
page-om-ask-build = Welk gebouw?
page-om-ask-site = { $building }: waar?
page-om-on = { $what } op { $hex }
page-om-ask-tech = Van wie gebruik je de techtegel?
page-om-ask-benefit = Levensondersteuning: kies een voordeel
page-om-ask-travel = De shuttle vertrekt: meereizen of blijven?
page-om-sub-end = Tot dan kan elke stap die niets onthulde ongedaan worden gemaakt.
page-om-phase-shuttle = Shuttlefase
page-om-sub-build = Wijs er een aan om de zeshoeken en de opbrengst te zien.
page-om-sub-tech = Het complex heeft niveau { $level } nodig.
page-om-sub-travel = Deze keer is de reis gratis.
page-om-sub-travel-by-ship = Dit kost een schip uit je hangar, dat aan het einde { $points } punten waard is.
page-om-travel-to = Reis naar veld { $number }
page-om-ask-placing = { $action }: waarmee betaal je?
page-om-sub-placing = Daar staan anderen: dat kost kristallen, of kolonisten die aan het werk gaan.
page-om-goal-instead = Een doel opgeven…
page-om-reveals-cards = onthult iets: niet terug te nemen
page-om-reveals-tile = toont de volgende tegel: niet terug te nemen
page-om-counting = Betaling wordt berekend…
page-om-build-here = Hier bouwen
page-om-take = { $card } nemen
page-om-for = voor
page-om-end = Beurt beëindigen
page-om-take-back = Ongedaan maken
page-om-keep = Zuurstof houden
page-om-with-crystals = Kristallen betalen
page-om-with-scientist = Wetenschapper
page-om-from = Van: { $place }
page-om-from-work = Van het werk
page-om-do-move-bots = Bots verplaatsen
page-om-do-move-rover = Rover verplaatsen
page-om-do-retrieve-anywhere = Kolonisten terug
page-om-do-develop-free = Ontwikkelen
page-om-do-upgrade-free = Opwaarderen
page-om-do-gain-any = Grondstoffen
page-om-do-take-contract-free = Aardecontract
page-om-do-take-scientist-free = Wetenschapper
page-om-do-welcome-free = Schip verwelkomen
page-om-do-travel-other = Reizen
page-om-way-at-once = meteen
page-om-way-arrives = komt volgende beurt
page-om-way-move-bots = { $points } punten, +1 per kristal
page-om-way-move-rover = { $points } punten, +1 per kristal
page-om-way-retrieve-anywhere = { $count } van velden of werk
page-om-way-develop-free = tot { $count } keer, gratis
page-om-way-upgrade-free = tot { $count }, gratis
page-om-way-gain-any = { $count } naar keuze
page-om-way-take-contract-free = gratis
page-om-way-take-scientist-free = gratis
page-om-way-welcome-free = gratis
page-om-way-travel-other = naar de andere kant
page-om-hexes = { $number ->
    [one] { $number } zeshoek
   *[other] { $number } zeshoeken
}
page-om-space-first = geen voordeel
page-om-space-of = Bezet: { $name }
page-om-stay-text = niemand keert terug
page-om-ship-points = aan het einde { $points } punten waard
page-om-tech-own = van jou, niveau { $level }
page-om-tech-mine = Je eigen
page-om-tech-other = niveau { $level }; de eigenaar krijgt 1 zuurstof
page-om-to-level = niveau { $level }
page-om-boost-work = een kolonist gaat werken
page-om-ship-frees = opent: { $what }
page-om-needs-goal = kost een doel
page-om-executive-none = Er is nu geen speciale actie mogelijk.
page-om-executive-done = Je hebt je hoofdactie en je speciale actie uitgevoerd.
page-om-pick-there = Kies op het bord zelf (mogelijk: { $number }).
page-om-pick-hex = Kies een zeshoek op de kaart; er zijn er { $number } verlicht.
page-om-pay-otherwise = Anders betalen
page-om-goal-stands = Een privédoel kan een kristal vervangen en is dan weg.
page-om-goal-stands-solo = Een privédoel kan een kristal vervangen en is dan weg. Om te winnen heb je een voltooid privédoel nodig.
page-om-give-up = opgeven…
page-om-give-up-goal = Opgeven: { $goal }
page-om-goal-gone = Dit doel is dan voorgoed weg: { $goal }.
page-om-goal-solo = Het solospel vereist een voltooid privédoel.
page-om-more-per = +1 per
page-om-tray-of = Kies een kaart: { $number }
page-om-tray-fold = Naar het speelbord
page-om-tray-show = Naar de kaarten
page-om-brief-landing-pod = Landen
page-om-brief-obtain-blueprint = Blauwdruk
page-om-brief-learn-tech = Leren
page-om-brief-research = Onderzoek
page-om-brief-resupply = Bevoorr.
page-om-brief-control-center = Controle
page-om-brief-construct = Bouwen
page-om-brief-upgrade = Opwaard.
page-om-brief-welcome-ship = Schip
page-om-brief-hire = Nemen

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
page-om-no-room = { $number } zonder plaats
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
page-om-act-landing-pod = Lan{ "\u00AD" }dings{ "\u00AD" }capsule
page-om-act-obtain-blueprint = Blauw{ "\u00AD" }druk ver{ "\u00AD" }krijgen
page-om-act-learn-tech = Techno{ "\u00AD" }logie leren
page-om-act-research = Onder{ "\u00AD" }zoek
page-om-act-resupply = Bevoor{ "\u00AD" }rading
page-om-act-control-center = Controle{ "\u00AD" }centrum
page-om-act-construct = Bouwen
page-om-act-upgrade = Opwaar{ "\u00AD" }deren
page-om-act-welcome-ship = Schip verwel{ "\u00AD" }komen
page-om-act-hire = Weten{ "\u00AD" }schapper of contract

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
page-om-next-tile = Pijlen van de volgende tegel: { $directions }.
page-om-lacerda-steps = Wat Lacerda deed
page-om-lacerda-waits = Hij is nog niet aan de beurt geweest.
page-om-lacerda-no-card = Nog geen kaart; { $cards } in zijn stapel
page-om-lacerda-deck = Kaarten in zijn stapel: { $cards }. Dit is de { $pass }e keer door de stapel.
page-om-solo-goals = Solodoelen
page-om-progress-of = { $names-count ->
    [0] { $building }: nog niemand. Tegels over: { $left }
   *[other] { $building }: { $names }. Tegels over: { $left }
}

## Looking for cards

page-om-find-hint = Alle kaarten en tegels van het spel.
page-om-find-display = in het aanbod

## Moving by destination, Lacerda's turn, ceremonies, points

page-om-mover = { $piece } op { $hex }. Bewegingspunten: { $points }; door technologie: { $more }
page-om-move-points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
page-om-move-go = { $number ->
    [one] Verplaatsen voor { $number } punt
   *[other] Verplaatsen voor { $number } punten
}
page-om-move-gain = verzamelt op { $hex }: { $what }
page-om-move-loss = vernietigt op { $hex }: { $what }
page-om-move-crystals = +{ $number }, volgende beurt
page-om-move-tile = { $hex }: { $what } nemen
page-om-move-uses = met { $what }
page-om-move-costs = kost { $what }
page-om-move-left = { $number ->
    [one] { $number } punt over
   *[other] { $number } punten over
}
page-om-move-another = andere weg
page-om-move-zone = Bouwzone: { $before } → { $after } vrije zeshoeken
page-om-fit-nothing = Past: { $hexes }
page-om-fit-complex = Vereist een complex van 3 gebouwen
page-om-fit-zone = Geen in je bouwzone
page-om-fit-building = Geen vrij gebouw van dit type
page-om-move-boost = 1 zeshoek verder
page-om-move-dear = Zeshoeken tonen die een punt verder liggen; prijs: { $price }
page-om-play = Lacerda: stap { $step } van { $of }
page-om-plays = Lacerda is aan de beurt
page-om-play-skip = Overslaan
page-om-play-again = Nog eens
page-om-lacerda-did = { $number ->
    [one] Zijn laatste beurt: { $number } stap
   *[other] Zijn laatste beurt: { $number } stappen
}
page-om-goal-met = { $number } van { $of }
page-om-scored = gescoord
page-om-if-ended = als de partij nu zou eindigen: { $number }
page-om-ended-now = Als de partij nu zou eindigen
page-om-now = nu { $number }
page-om-points-of = { $name }: { $scored } gescoord, als de partij nu zou eindigen { $now }. Druk om te zien waar ze vandaan komen.
page-om-said-mission = Missie voltooid: { $card }
page-om-said-level = Kolonieniveau { $level }
page-om-said-level-text = { $players ->
    [one] Blauwdrukken en pakhuis worden aangevuld.
    [2] Blauwdrukken en pakhuis worden aangevuld.
   *[other] Blauwdrukken, technologieën en pakhuis worden aangevuld.
}
page-om-said-left = { $number ->
    [0] Voor het einde van het spel zijn geen missies meer nodig.
    [one] Nog een missie of een kolonieniveau (vanaf 3) luidt het einde in.
   *[other] Tot het einde ontbreken nog { $number } stappen: elke voltooide missie en elk kolonieniveau vanaf 3 is er één.
}
page-om-said-end = Het einde is ingeluid
page-om-said-end-text = Deze ronde wordt uitgespeeld; de volgende is de laatste.
page-om-said-last = Laatste ronde
page-om-said-last-text = Beurten in deze volgorde: { $names }.
    .names = nominative then
page-om-ending = einde ingeluid
page-om-row-needed = nodig: { $row }
page-om-key-names = namen van alle zeshoeken
page-om-key-board = het eigen bord uitklappen (als het venster laag is)
page-om-key-replay = de beurt van Lacerda nog eens tonen
page-om-key-skip = die overslaan
## The log and hits

page-om-log-to-work = → werkgebied
page-om-hit-displace = je { $piece } moet wijken naar { $hex }
page-om-hit-clear = je kolonisten gaan van de actievelden naar het werkgebied
page-om-won = Je hebt gewonnen: { $goals }
page-om-lost = Je hebt verloren: geen solodoel bereikt
page-om-nearest = Dichtstbij: { $goal }, { $met } van { $of }.

## Printed values that can be reported

page-om-boards = Borden en tegels
page-om-value-spaces = Laboratoriumvelden
page-om-value-length = Lengte van de missie
page-om-value-action = Actie naast de markering
page-om-value-crystals = Kristallen
page-om-value-buildings = Gebouwtypen
page-om-value-reward = Beloning
page-om-value-task = Taak
page-om-value-building = Gebouwtype
page-om-value-amount = Aantal
page-om-value-letter = Type
page-om-value-arrows = Pijlen van gebouwtegels
page-om-value-starts = Plaatsen van startonderkomens en onderzoekstegels
page-om-value-turn-order = Voordelen van beurtvolgordevelden
page-om-value-laboratory = Voordelen van laboratoriumvelden
page-om-value-shuttle = Velden van de shuttle per kolonieniveau
page-om-value-other = Een andere waarde
