# What has happened, and what it was worth in the end. Log lines and results are sentences.

## Rounds and turns

om-log-round = Runde { $round } beginnt.
om-log-turn = { $seat } ist am Zug.
om-log-last-round = Das Spielende ist ausgelöst: Die nächste Runde ist die letzte.
om-log-goals = Du erhältst: { $goals }.
om-log-first-cards = Du erhältst: { $cards }.
om-log-space = { $seat } nimmt Feld { $space } der Reihenfolgeleiste.
om-log-shuttle-start-orbit = { $seat } lässt das Shuttle im Orbit beginnen.
om-log-shuttle-start-colony = { $seat } lässt das Shuttle in der Kolonie beginnen.
om-log-shuttle-moves = Das Shuttle rückt auf Reisefeld { $space } vor.
om-log-shuttle-orbit = Das Shuttle reist in den Orbit, auf Reisefeld { $space }.
om-log-shuttle-colony = Das Shuttle reist zur Kolonie, auf Reisefeld { $space }.
om-log-own-ship = { $seat } gibt ein Schiff aus dem Hangar ab.
om-log-travel-orbit = { $seat } reist in den Orbit.
om-log-travel-colony = { $seat } reist zur Kolonie.

## Actions

om-log-action = { $seat } führt die Hauptaktion „{ $action }“ aus.
om-log-place = { $seat } stellt einen Kolonisten auf ein Aktionsfeld.
om-log-executive = { $seat } führt die { $card } aus.
om-log-use = { $seat } nutzt die Sonderaktion von „{ $card }“.
om-log-scientist = { $seat } schickt den { $scientist } zu „{ $card }“.
    .scientist = accusative
om-log-boost = { $seat } schickt einen Kolonisten zur Arbeit.
om-log-clear = Alle Aktionsfelder sind besetzt: { $by } schickt von dort die Kolonisten von { $seat } in den Arbeitsbereich.
om-log-own-clear = Alle Aktionsfelder sind besetzt: { $seat } schickt von dort die eigenen Kolonisten in den Arbeitsbereich.
om-log-pay = { $seat } bezahlt { $what }.
    .what = accusative

## Goods and points

om-log-gain = { $seat } erhält { $what }.
    .what = accusative
om-log-overflow = { $seat } hat keinen Platz für { $what }.
    .what = accusative
om-log-unload = { $seat } legt { $what } ins Depot.
    .what = accusative
om-log-warehouse = { $seat } nimmt { $what } aus dem Warenlager.
    .what = accusative
om-log-produce = { $seat } lässt das Gebäude auf { $hex } noch einmal produzieren.
om-log-retrieve = { $seat } holt { $count } Kolonisten zurück.
om-log-score = { $why-count ->
    [0] { $seat } erhält { $points } GP.
   *[other] { $seat } erhält { $points } GP { $why }.
}

## Buildings and technologies

om-log-blueprint = { $seat } nimmt den Bauplan „{ $card }“.
om-log-construct = { $seat } baut { $building } auf { $hex }.
    .building = einen
om-log-crystal = Auf { $hex } erscheint ein Kristall.
om-log-upgrade = { $seat } wertet { $building } auf { $hex } mit dem Bauplan „{ $card }“ auf.
    .building = den
om-log-tile-lost = Das { $tile } wird überbaut und kommt aus dem Spiel.
om-log-cube = { $seat } legt einen Fortschrittswürfel (Typ { $building }).
om-log-own-tech = { $seat } nutzt das eigene { $tech }.
om-log-learn = { $seat } nimmt das { $tech }.
om-log-develop = { $seat } entwickelt das { $tech } auf Laborfeld { $space } (Level { $level }).
om-log-tech = { $seat } nutzt das { $tech } von { $owner }.

## Bots, rover and map

om-log-move = { $seat } bewegt { $piece } nach { $hex }.
    .piece = einen
om-log-move-away = { $seat } muss Platz machen und versetzt { $piece } auf { $hex }.
    .piece = einen
om-log-displace = { $seat } muss für { $by } Platz machen und versetzt { $piece } auf { $hex }.
    .piece = einen
    .by = accusative
om-log-bot = { $seat } stellt einen neuen Bot auf { $hex }.
om-log-crush-tile = Ein Bot von { $seat } zerstört das Plättchen auf { $hex }.
om-log-crush-crystal = Ein Bot von { $seat } zerstört den Kristall auf { $hex }.
om-log-tile = { $seat } nimmt das { $tile } von { $hex }.
om-log-explore = { $seat } legt das { $tile } auf { $hex }.
om-log-keep-discovery = { $seat } legt das { $tile } auf den Bauplan.

## Ships, scientists, contracts

om-log-ship = { $seat } empfängt das Schiff auf Depotfeld { $place }.
om-log-hire = { $seat } nimmt den { $card }.
    .card = accusative
om-log-take-contract = { $seat } nimmt den { $card }.
om-log-refill = Der { $card } kommt in die Auslage.
om-log-deliver = { $seat } liefert { $what } für den { $contract }.
    .what = accusative
om-log-contract = { $seat } hat den { $contract } erfüllt.

## Colony, missions, goals

om-log-lss = Der LSS-Marker für { $building } steigt auf Reihe { $row }.
    .building = den
om-log-reward = { $seat } nimmt einen Bonus der Lebenserhaltung ({ $card }).
om-log-level = Die Kolonie erreicht Level { $level }.
om-log-no-further-level = Niemand kann je wieder { $building } bauen: Die Kolonie erreicht kein weiteres Level, und für das Spielende sind keine Missionen mehr nötig.
    .building = einen
om-log-mission = { $seat } trägt zur { $mission } bei (verbleibende Beiträge: { $left }).
om-log-mission-complete = Die { $mission } ist erfüllt.
om-log-remaining = Verbleibende Missionen: { $left }.
om-log-goal = { $seat } erfüllt das { $card }.
om-log-first-card = { $seat } hat gebaut, was die { $card } zeigt, und zieht 2 Aufgabenkarten.
om-log-task = { $seat } hat die Aufgabe der { $card } erfüllt.

## Lacerda's turn

om-log-lacerda-reshuffle = Die Solokarten werden gemischt: Von nun an bringt jede auch eine Mission voran.
om-log-lacerda-card = Lacerda deckt die { $card } auf: „{ $action }“.
om-log-lacerda-mission-over = Die Mission der { $card } ist schon erfüllt.
om-log-lacerda-obtain-blueprint = Lacerda erwirbt einen Bauplan.
om-log-lacerda-learn-tech = Lacerda lernt eine neue Technologie.
om-log-lacerda-research = Lacerda entwickelt seine Technologien.
om-log-lacerda-construct = Lacerda baut ein Gebäude.
om-log-lacerda-upgrade = Lacerda wertet ein Gebäude auf.
om-log-lacerda-hire = Lacerda nimmt einen Wissenschaftler oder Erdenvertrag.
om-log-lacerda-no-obtain-blueprint = Lacerda kann keinen Bauplan erwerben und bewegt stattdessen seinen Rover.
om-log-lacerda-no-learn-tech = Lacerda kann keine Technologie lernen und bewegt stattdessen seinen Rover.
om-log-lacerda-no-research = Lacerda kann keine Technologie entwickeln und bewegt stattdessen seinen Rover.
om-log-lacerda-no-construct = Lacerda kann kein Gebäude bauen und bewegt stattdessen seinen Rover.
om-log-lacerda-no-upgrade = Lacerda kann kein Gebäude aufwerten und bewegt stattdessen seinen Rover.
om-log-lacerda-no-hire = Lacerda kann weder Wissenschaftler noch Vertrag nehmen und bewegt stattdessen seinen Rover.
om-log-lacerda-too-expensive = Lacerda kann { $cost } für ein Aktionsfeld nicht bezahlen und bewegt stattdessen seinen Rover.
    .cost = accusative

## Lacerda's choices

om-log-lacerda-scored = Er wählt „{ $card }“, einen Bauplan des Typs, den seine Wissenschaftler werten.
om-log-lacerda-blueprint-first = Er wählt „{ $card }“, die erste Karte der Reihe mit den meisten Karten.
om-log-lacerda-cheapest = Er wählt das { $tech }, das günstigste, das er noch nicht hat.
om-log-lacerda-most-developed = Er wählt das { $tech }: sein höchstentwickeltes, das noch entwickelt werden kann.
om-log-lacerda-least-developed = Er wählt das { $tech }: sein am wenigsten entwickeltes, das noch entwickelt werden kann.
om-log-lacerda-used = Er wählt das { $tech }, weil es genutzt wurde.
om-log-lacerda-warehouse = Lacerda nimmt { $what } aus dem Warenlager, weil davon am meisten da ist.
    .what = accusative
om-log-lacerda-enough = Er übergeht die { $building }: Für das nächste Kolonielevel gibt es genug davon.
om-log-lacerda-nowhere = Er übergeht { $building }: Diesen Typ kann er nicht bauen.
    .building = den
om-log-lacerda-site = { $places ->
    [one] Das beste Hexfeld für { $building } ist { $hex }
   *[other] Für { $building } gibt es { $places } gleich gute Hexfelder; er wählt { $hex }
}{ $size ->
    [1] { "" }
   *[other] {" "}(Größe des Komplexes danach: { $size })
}.
    .building = einen
om-log-lacerda-bot = Lacerdas Bot rückt auf das Symbol für { $building }.
    .building = den
om-log-lacerda-third-level = Er wählt „{ $card }“, einen Level-3-Bauplan.
om-log-lacerda-fitting = { $count ->
    [one] Er wählt „{ $card }“, den für ihn besten Bauplan.
   *[other] Er wählt zufällig „{ $card }“ unter { $count } gleich guten Bauplänen.
}
om-log-lacerda-scientist = Er wählt den { $card }, der ihm { $points } GP bringen kann.
    .card = accusative
om-log-lacerda-contract = Er wählt den { $card }, der ihm { $points } GP bringt.
om-log-lacerda-rover-tile = Lacerdas Rover fährt nach { $hex }, zum nächsten Plättchen, das ihm nützt.
om-log-lacerda-rover-toward = Lacerdas Rover fährt nach { $hex }, auf das nächste Plättchen zu.
om-log-lacerda-rover-idle = Lacerdas Rover bleibt, wo er ist: Näher kommt er keinem Plättchen, das ihm nützt.
om-log-lacerda-explore = Er wählt Hexfeld { $hex }, so weit wie möglich vom anderen Rover entfernt.
om-log-lacerda-explore-research = Er wählt Hexfeld { $hex }, in Richtung des nächsten Forschungsplättchens.
om-log-lacerda-new-bot = Lacerda erhält einen neuen Bot; auf seinem Spielertableau { $count ->
    [one] steht jetzt { $count }.
   *[other] stehen jetzt { $count }.
}

## Score lines

om-score-play = Während des Spiels
om-score-progress = Fortschrittswürfel
om-score-ships = Schiffe
om-score-colonists = Kolonisten
om-score-technologies = Technologien
om-score-blueprints = Baupläne
om-score-scientists = Wissenschaftler
om-score-contracts = Erdenverträge
om-score-total = Gesamt

## Results

om-result-winner = { $seat } gewinnt mit { $points }.
om-result-tie-break = { $seat } gewinnt mit { $points }: Bei Gleichstand entscheiden die { $criterion ->
    [crystals] Kristalle
    [advanced-buildings] fortschrittlichen Gebäude
   *[progress] Fortschrittswürfel
}.
om-result-shared = { $seats } teilen sich den Sieg mit { $points }.
om-result-solo-won = Du hast mit { $points } gewonnen. Erreicht: { $goals }.
om-result-solo-lost = Du hast verloren: Kein Soloziel ist erreicht. Du hast { $points }.
om-result-cubes = { $number } Fortschrittswürfel
om-result-ships = { $number ->
    [one] { $number } Schiff im Hangar
   *[other] { $number } Schiffe im Hangar
}
om-result-quarters = Höchste Reihe des Wohnbereichs
om-result-level = Level { $level }
om-result-built = gebaut
om-result-not-built = nicht gebaut
om-result-scored = Fortschrittliche Gebäude ({ $building }): { $times } × { $each }
om-result-completed = erfüllt
om-result-not-completed = nicht erfüllt
om-result-advanced = { $number ->
    [one] { $number } fortschrittliches Gebäude
   *[other] { $number } fortschrittliche Gebäude
}
