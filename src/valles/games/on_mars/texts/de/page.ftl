# The words of the page that shows On Mars.

## Table

page-om-complex = Komplex der Größe { $size }
page-om-sub-pay-one = Eins nach dem anderen; das Übliche ist vorgeschlagen.
page-om-choose-hex = { $hex } wählen
page-om-tray = Karten zur Auswahl
page-om-colony = Kolonie
page-om-opponents = Mitspieler und Protokoll
page-om-side-tab-orbit = Orbit
page-om-side-tab-colony = Kolonie
page-om-side-tab-players = Spieler, Protokoll
page-om-title = On Mars
page-om-level = Level { $number }
page-om-missions-remain = { $number ->
    [one] noch { $number } Mission
   *[other] noch { $number } Missionen
}
page-om-regions = Bereiche des Tisches
page-om-tab-mars = Mars
page-om-tab-orbit = Orbit
page-om-tab-board = Tableau
page-om-tab-players = Spieler
page-om-tab-log = Protokoll
page-om-ask-main-orbit = Du bist am Zug: Hauptaktion im Orbit
page-om-ask-main-colony = Du bist am Zug: Hauptaktion in der Kolonie
page-om-ask-executive = Du bist am Zug: Sonderaktion ausführen oder Zug beenden
page-om-ask-pay = { $price } bezahlen
page-om-sub-main = Davor oder danach ist eine Sonderaktion möglich.
page-om-sub-executed = Die Sonderaktion ist ausgeführt.
page-om-sub-main-done = Die Hauptaktion ist ausgeführt.
page-om-sub-pay = Die übliche Bezahlung ist vorgeschlagen.
page-om-sub-move = Schritt für Schritt; jeder Schritt lässt sich zurücknehmen.
page-om-sub-hexes = { $number ->
    [one] { $number } Hexfeld ist möglich.
   *[other] { $number } Hexfelder sind möglich.
}
page-om-rover = Rover
page-om-bot = Bot { $number }
page-om-piece = Figur
page-om-no-way = Nicht möglich
page-om-pay = { $what } bezahlen
page-om-pay-short = Bezahlen
page-om-besides = Außerdem möglich: { $number }
page-om-task = Aufgabe erfüllt
page-om-executive = Sonderaktion · { $number } offen
page-om-ship = Schiff { $number }
page-om-space = Feld { $number }
page-om-boost = +1
page-om-boost-bots = Bots +1
page-om-boost-rover = Rover +1

## The prompt

page-om-ask-end = Zug beenden?
page-om-ask-build = Welches Gebäude?
page-om-ask-site = { $building }: wo?
page-om-on = { $what } auf { $hex }
page-om-ask-tech = Wessen Techplättchen nutzt du?
page-om-ask-benefit = Lebenserhaltung: Wähle einen Bonus
page-om-ask-travel = Das Shuttle reist ab: mitreisen oder bleiben?
page-om-sub-end = Bis dahin lässt sich jeder Schritt zurücknehmen, der nichts aufgedeckt hat.
page-om-phase-shuttle = Shuttlephase
page-om-sub-build = Zeige auf eines, um seine Hexfelder und den Ertrag zu sehen.
page-om-sub-tech = Der Komplex braucht Level { $level }.
page-om-sub-travel = Dieses Mal kostet die Reise nichts.
page-om-sub-travel-by-ship = Das kostet ein Schiff aus deinem Hangar, das am Ende { $points } Punkte zählt.
page-om-travel-to = Auf Feld { $number } reisen
page-om-ask-placing = { $action }: Womit bezahlst du?
page-om-sub-placing = Dort stehen andere: Das kostet Kristalle oder Kolonisten, die zur Arbeit gehen.
page-om-goal-instead = Ein Ziel aufgeben …
page-om-reveals-cards = deckt etwas auf: kein Zurücknehmen
page-om-reveals-tile = zeigt das nächste Plättchen: kein Zurücknehmen
page-om-counting = Die Bezahlung wird ermittelt …
page-om-build-here = Hier bauen
page-om-take = { $card } nehmen
page-om-for = für
page-om-end = Zug beenden
page-om-take-back = Zurücknehmen
page-om-keep = Sauerstoff behalten
page-om-with-crystals = Kristalle bezahlen
page-om-with-scientist = Wissenschaftler
page-om-from = Von: { $place }
page-om-from-work = Von der Arbeit
page-om-do-move-bots = Bots bewegen
page-om-do-move-rover = Rover bewegen
page-om-do-retrieve-anywhere = Kolonisten holen
page-om-do-develop-free = Entwickeln
page-om-do-upgrade-free = Aufwerten
page-om-do-gain-any = Ressourcen
page-om-do-take-contract-free = Erdenvertrag
page-om-do-take-scientist-free = Wissenschaftler
page-om-do-welcome-free = Schiff empfangen
page-om-do-travel-other = Reisen
page-om-way-at-once = sofort
page-om-way-arrives = kommt im nächsten Zug
page-om-way-move-bots = { $points } Punkte, +1 je Kristall
page-om-way-move-rover = { $points } Punkte, +1 je Kristall
page-om-way-retrieve-anywhere = { $count } von Feldern oder Arbeit
page-om-way-develop-free = { $count ->
    [2] bis zu zweimal, kostenlos
   *[other] bis zu { $count }-mal, kostenlos
}
page-om-way-upgrade-free = bis zu { $count }, kostenlos
page-om-way-gain-any = { $count } nach Wahl
page-om-way-take-contract-free = kostenlos
page-om-way-take-scientist-free = kostenlos
page-om-way-welcome-free = kostenlos
page-om-way-travel-other = auf die andere Seite
page-om-hexes = { $number ->
    [one] { $number } Hexfeld
   *[other] { $number } Hexfelder
}
page-om-space-first = kein Bonus
page-om-space-of = Hier: { $name }
page-om-stay-text = niemand kommt zurück
page-om-ship-points = am Ende { $points } Punkte wert
page-om-tech-own = eigenes, Level { $level }
page-om-tech-mine = Dein eigenes
page-om-tech-other = Level { $level }; Besitzer erhält 1 Sauerstoff
page-om-to-level = Level { $level }
page-om-boost-work = ein Kolonist geht arbeiten
page-om-ship-frees = öffnet: { $what }
page-om-needs-goal = kostet ein Ziel
page-om-executive-none = Zurzeit ist keine Sonderaktion möglich.
page-om-executive-done = Du hast Hauptaktion und Sonderaktion ausgeführt.
page-om-pick-there = Wähle direkt auf dem Tisch (möglich: { $number }).
page-om-pick-hex = Wähle ein Hexfeld auf der Karte; { $number } leuchten.
page-om-pay-otherwise = Anders bezahlen
page-om-goal-stands = Ein Privatziel kann einen Kristall ersetzen und ist dann weg.
page-om-goal-stands-solo = Ein Privatziel kann einen Kristall ersetzen und ist dann weg. Zum Sieg brauchst du ein erfülltes Privatziel.
page-om-give-up = aufgeben …
page-om-give-up-goal = Aufgeben: { $goal }
page-om-goal-gone = Dieses Ziel ist dann endgültig weg: { $goal }.
page-om-goal-solo = Das Solospiel verlangt ein erfülltes Privatziel.
page-om-more-per = +1 je
page-om-tray-of = Wähle eine Karte: { $number }
page-om-tray-fold = Zum Spielplan
page-om-tray-show = Zu den Karten
page-om-brief-landing-pod = Landen
page-om-brief-obtain-blueprint = Bauplan
page-om-brief-learn-tech = Lernen
page-om-brief-research = Forschung
page-om-brief-resupply = Nachschub
page-om-brief-control-center = Zentrum
page-om-brief-construct = Bauen
page-om-brief-upgrade = Aufwerten
page-om-brief-welcome-ship = Schiff
page-om-brief-hire = Nehmen

## Boards

page-om-laboratory = Labor
page-om-laboratory-of = Labor: { $techs }
page-om-technologies = { $number ->
    [one] { $number } Technologie
   *[other] { $number } Technologien
}
page-om-tech-level = { $tech }, Level { $level }
page-om-storage = Lager
page-om-storage-room = je höchstens { $number }
page-om-stock = { $what }: { $number }, Platz für { $room }
page-om-quarters = Wohnbereich
page-om-at-home = Wohnbereich: { $number } von { $room }
page-om-at-work = Arbeit: { $number }
page-om-away = { $number } bei der Arbeit oder auf Aktionsfeldern
page-om-colonists-elsewhere = Auf Aktionsfeldern: { $slots }. Im persönlichen Vorrat: { $beside }.
page-om-depot = Depot
page-om-crystals = Kristalle: { $number }, Platz für { $room }, im nächsten Zug dazu: { $arriving }
page-om-no-room = { $number } ohne Platz
page-om-ship-stands = Ein Schiff steht darauf. { $what }
page-om-hangar = Hangar: { $number ->
    [one] { $number } Schiff
   *[other] { $number } Schiffe
}
page-om-executive-1 = Entwickeln, kostenlos
page-om-executive-2 = Rover
page-om-executive-3 = Bauplan
page-om-executive-4 = Aufwerten
page-om-executive-5 = Mineral
page-om-executive-6 = Bots
page-om-executive-7 = Warenlager
page-om-executive-8 = Eigenes Gebäude
page-om-blueprints = Baupläne
page-om-markers = noch { $number } Marker
page-om-built-at = Gebaut auf { $hex }
page-om-not-built = Noch nicht gebaut
page-om-built-of = Fortschrittliche Gebäude: { $number } von { $of } Bauplänen
page-om-no-blueprints = Noch keine. Du erwirbst sie im Orbit.
page-om-none = Noch keine
page-om-goals = Privatziele
page-om-goals-and-hired = Ziele, Wissenschaftler und Verträge
page-om-hidden-goals = { $number ->
    [one] { $number } geheimes Ziel
   *[other] { $number } geheime Ziele
}
page-om-spent-goals = Als Kristalle bezahlt: { $number }
page-om-tasks = Erste Kolonisten
page-om-hidden-tasks = { $number ->
    [one] { $number } verdeckte Karte
   *[other] { $number } verdeckte Karten
}
page-om-hired = Wissenschaftler und Verträge
page-om-nobody-hired = Noch kein Wissenschaftler, kein Vertrag
page-om-works-at = Arbeitet bei „{ $card }“.
page-om-delivered = { $number } von { $of } geliefert
page-om-bots = { $number ->
    [one] { $number } Bot auf dem Mars
   *[other] { $number } Bots auf dem Mars
}
page-om-shelters = { $number ->
    [one] { $number } Unterkunft
   *[other] { $number } Unterkünfte
}
page-om-shelters-most = Höchstens { $number }
page-om-cubes = Fortschritt: { $number }
page-om-discoveries = { $number ->
    [one] { $number } Entdeckung
   *[other] { $number } Entdeckungen
}
page-om-research-tiles = Forschung: { $number }
page-om-owed = für ein genutztes Techplättchen
page-om-see-board = Spielertableau von { $name } ansehen
page-om-board-of = Spielertableau von { $name }

## Map

page-om-map = Spielplan der Kolonie, { $count } Hexfelder
page-om-hex = Hexfeld { $name }
page-om-hex-shelter = Unterkunft von { $name }
page-om-hex-arrows = Pfeile { $directions }
page-om-hex-colonist = Kolonist von { $name } arbeitet hier
page-om-hex-advanced = fortschrittliches Gebäude von { $name } ({ $card })
page-om-hex-bot = Bot { $number } von { $name }
page-om-hex-rover = Rover von { $name }
page-om-hex-legal = möglich
page-om-hex-tech = { $tech } von { $who }
page-om-tech-of = { $name } (Level { $level })
page-om-journey = Reihenfolgeleiste und Shuttle
page-om-side-orbit = Orbit
page-om-side-colony = Kolonie
page-om-turn-space = Feld { $number } der Reihenfolgeleiste
page-om-turn-done = Zug beendet
page-om-travel-space = Reisefeld { $space }
page-om-slots = Kolonisten von { $names }
page-om-slots-free = Kein Kolonist dort
page-om-more-for = Zum Verbessern: je 1 { $good }
page-om-mission-here = Eine Mission bringt hier Kristalle: { $crystals }
page-om-act-landing-pod = Landungs{ "\u00AD" }kapsel
page-om-act-obtain-blueprint = Bauplan erwerben
page-om-act-learn-tech = Techno{ "\u00AD" }logie lernen
page-om-act-research = For{ "\u00AD" }schung
page-om-act-resupply = Nach{ "\u00AD" }schub
page-om-act-control-center = Kontroll{ "\u00AD" }zentrum
page-om-act-construct = Bauen
page-om-act-upgrade = Auf{ "\u00AD" }werten
page-om-act-welcome-ship = Schiff emp{ "\u00AD" }fangen
page-om-act-hire = Wissen{ "\u00AD" }schaftler, Vertrag

## Panels

page-om-family-blueprint = Bauplan
page-om-family-scientist = Wissenschaftler
page-om-family-contract = Erdenvertrag
page-om-family-goal = Privatziel
page-om-family-mission = Mission
page-om-family-first-colonist-a = Erste Kolonisten A
page-om-family-first-colonist-b = Erste Kolonisten B
page-om-family-discovery = Entdeckung
page-om-family-research = Forschung
page-om-family-reward = LSS-Belohnung
page-om-family-tech = Technologie
page-om-family-executive = Sonderaktion
page-om-family-solo = Lacerda
page-om-family-solo-goal = Soloziel
page-om-built = gebaut
page-om-orbit = Orbit
page-om-you-are-on-mars = du bist auf dem Mars
page-om-actions = Aktionen
page-om-techs = Technologien
page-om-face-down = Verdeckt: { $number }
page-om-free = kosten{ "\u00AD" }los
page-om-exploration = Erkundung
page-om-exploration-none = Es liegt kein Plättchen aus
page-om-warehouse = Warenlager
page-om-ware = { $good }: { $number }
page-om-display = Ausgelegte Baupläne
page-om-display-later = Weitere kommen mit dem nächsten Kolonielevel.
page-om-display-none = Es gibt keine mehr.
page-om-display-upper = obere Reihe
page-om-display-lower = untere Reihe
page-om-life-support = Lebenserhaltung
page-om-life-support-marker = { $building }: Reihe { $row }
page-om-missions = Missionen
page-om-mission-left = Verbleibende Beiträge: { $number }
page-om-left = noch { $number }
page-om-mission-done = erfüllt
page-om-mission-research-tiles = Forschungsplättchen
page-om-mission-blueprints = Baupläne genommen
page-om-mission-advanced-buildings = Gebäude aufgewertet
page-om-mission-bots = Bots auf dem Mars
page-om-mission-discovery-tiles = Entdeckungsplättchen
page-om-mission-techs = Techplättchen genommen
page-om-mission-progress-cubes = Fortschrittswürfel
page-om-mission-scientists = Wissenschaftler
page-om-mission-contracts = Erfüllte Verträge
page-om-market = Wissenschaftler, Erdenverträge
page-om-contracts-left = Verträge, die noch kommen: { $number }
page-om-progress = Fortschritt
page-om-progress-points = Punkte für 1 bis 5 Würfel
page-om-next-tile = Pfeile des nächsten Plättchens: { $directions }.
page-om-lacerda-steps = Was Lacerda getan hat
page-om-lacerda-waits = Er war noch nicht am Zug.
page-om-lacerda-no-card = Noch keine Karte; { $cards } in seinem Stapel
page-om-lacerda-deck = Karten in seinem Stapel: { $cards }. Durchgang: { $pass }.
page-om-solo-goals = Soloziele
page-om-progress-of = { $names-count ->
    [0] { $building }: noch niemand. Übrige Plättchen: { $left }
   *[other] { $building }: { $names }. Übrige Plättchen: { $left }
}

## Looking for cards

page-om-find-hint = Alle Karten und Plättchen des Spiels.
page-om-find-display = in der Auslage

## Moving by destination, Lacerda's turn, ceremonies, points

page-om-mover = { $piece } auf { $hex }. Bewegungspunkte: { $points }; durch Technologie: { $more }
page-om-move-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
page-om-move-go = { $number ->
    [one] Für { $number } Punkt bewegen
   *[other] Für { $number } Punkte bewegen
}
page-om-move-gain = sammelt auf { $hex }: { $what }
page-om-move-loss = zerstört auf { $hex }: { $what }
page-om-move-crystals = +{ $number } zum nächsten Zug
page-om-move-tile = { $hex }: { $what } nehmen
page-om-move-uses = mit { $what }
page-om-move-costs = kostet { $what }
page-om-move-left = { $number ->
    [one] { $number } Punkt bleibt
   *[other] { $number } Punkte bleiben
}
page-om-move-another = anderer Weg
page-om-move-zone = Baubereich: { $before } → { $after } freie Hexfelder
page-om-fit-nothing = Passt: { $hexes }
page-om-fit-complex = Braucht einen Komplex der Größe 3
page-om-fit-zone = Keines in deinem Baubereich
page-om-fit-building = Kein freies Gebäude dieses Typs
page-om-move-boost = 1 Hexfeld weiter
page-om-move-dear = Hexfelder zeigen, die einen Punkt weiter liegen; Preis: { $price }
page-om-play = Lacerda: Schritt { $step } von { $of }
page-om-plays = Lacerda ist am Zug
page-om-play-skip = Überspringen
page-om-play-again = Noch einmal
page-om-lacerda-did = { $number ->
    [one] Sein letzter Zug: { $number } Schritt
   *[other] Sein letzter Zug: { $number } Schritte
}
page-om-goal-met = { $number } von { $of }
page-om-scored = gewertet
page-om-if-ended = wenn jetzt Spielende wäre: { $number }
page-om-ended-now = Wenn jetzt Spielende wäre
page-om-now = jetzt { $number }
page-om-points-of = { $name }: { $scored } gewertet; wenn jetzt Spielende wäre: { $now }. Antippen zeigt, woraus die Punkte bestehen.
page-om-said-mission = Mission erfüllt: { $card }
page-om-said-level = Kolonielevel { $level }
page-om-said-level-text = { $players ->
    [one] Baupläne und Warenlager werden aufgefüllt.
    [2] Baupläne und Warenlager werden aufgefüllt.
   *[other] Baupläne, Technologien und Warenlager werden aufgefüllt.
}
page-om-said-left = { $number ->
    [0] Für das Spielende sind keine Missionen mehr nötig.
    [one] Noch eine Mission oder ein Kolonielevel (ab 3) löst das Spielende aus.
   *[other] Bis zum Spielende fehlen noch { $number } Schritte: Jede erfüllte Mission und jedes Kolonielevel ab 3 ist einer.
}
page-om-said-end = Das Spielende ist ausgelöst
page-om-said-end-text = Diese Runde wird zu Ende gespielt; die nächste ist die letzte.
page-om-said-last = Letzte Runde
page-om-said-last-text = Züge in dieser Reihenfolge: { $names }.
    .names = nominative then
page-om-ending = Ende ausgelöst
page-om-row-needed = nötig: { $row }
page-om-key-names = Namen aller Hexfelder
page-om-key-board = das eigene Tableau aufklappen (bei niedrigem Fenster)
page-om-key-replay = Lacerdas Zug noch einmal zeigen
page-om-key-skip = ihn überspringen
## The log and hits

page-om-log-to-work = → Arbeitsbereich
page-om-hit-displace = dein { $piece } muss auf { $hex } ausweichen
page-om-hit-clear = deine Kolonisten gehen von den Aktionsfeldern in den Arbeitsbereich
page-om-won = Du hast gewonnen: { $goals }
page-om-lost = Du hast verloren: Kein Soloziel erreicht
page-om-nearest = Am nächsten: { $goal }, { $met } von { $of }.

## Printed values that can be reported

page-om-boards = Pläne und Plättchen
page-om-value-spaces = Felder des Labors
page-om-value-length = Länge der Mission
page-om-value-action = Aktion neben dem Marker
page-om-value-crystals = Kristalle
page-om-value-buildings = Gebäudetypen
page-om-value-reward = Belohnung
page-om-value-task = Aufgabe
page-om-value-building = Gebäudetyp
page-om-value-amount = Anzahl
page-om-value-letter = Typ
page-om-value-arrows = Pfeile der Gebäudeplättchen
page-om-value-starts = Plätze der Startunterkünfte und Forschungsplättchen
page-om-value-turn-order = Boni der Reihenfolgefelder
page-om-value-laboratory = Boni der Laborfelder
page-om-value-shuttle = Felder des Shuttles je Kolonielevel
page-om-value-other = Ein anderer Wert
