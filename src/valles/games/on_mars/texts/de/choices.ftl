# Questions, answers, and why an answer is not possible. Each stands by itself: questions and reasons are sentences,
# answers are labels without a full stop.

## Questions of a turn

om-ask-turn = Führe eine Hauptaktion aus; davor oder danach darfst du eine Sonderaktion ausführen.
om-ask-turn-main-done = Führe eine Sonderaktion aus oder beende deinen Zug.
om-ask-turn-executed = Führe eine Hauptaktion aus.
om-ask-turn-end = Möchtest du deinen Zug beenden?
om-ask-means = { $card }: Möchtest du Kristalle bezahlen oder deinen Wissenschaftler dorthin schicken?
om-ask-pay = Du musst { $price } bezahlen. Womit bezahlst du?
    .price = accusative
om-ask-buy = Möchtest du { $price } bezahlen, um { $effect }?
    .price = accusative
    .effect = zu
om-ask-choose = Wähle eine Möglichkeit.
om-ask-either = Womit bezahlst du, um { $effect }?
    .effect = zu

## Questions about goods and colonists

om-ask-straight = { $what-count ->
    [one] Du erhältst { $what }. Möchtest du das direkt auf einen Vertrag legen?
   *[other] Du erhältst { $what }. Möchtest du etwas davon direkt auf einen Vertrag legen?
}
    .what = accusative
om-ask-gain-more = Möchtest du einen Kolonisten zur Arbeit schicken, um noch { $what } zu erhalten?
    .what = accusative
om-ask-gain-any = { $left ->
    [0] Möchtest du noch eine Ressource erhalten?
   *[other] Welche Ressource erhältst du? (noch { $left })
}
om-ask-warehouse = { $left ->
    [0] Möchtest du noch etwas aus dem Warenlager nehmen?
   *[other] Was nimmst du aus dem Warenlager? (noch { $left })
}
om-ask-retrieve = Von wo holst du einen Kolonisten zurück?
om-ask-produce = Welcher Minenarbeiter oder welches fortschrittliche Gebäude produziert noch einmal?
om-ask-last-delivery = Die Partie ist zu Ende. Möchtest du noch etwas für deine Verträge liefern?

## Questions about blueprints and buildings

om-ask-blueprint = { $left ->
    [0] Möchtest du noch einen Bauplan nehmen?
   *[other] Welchen Bauplan nimmst du? (noch { $left })
}
om-ask-upgrade = { $left ->
    [0] Möchtest du noch ein Gebäude aufwerten?
   *[other] Mit welchem Bauplan wertest du ein Gebäude auf? (noch { $left })
}
om-ask-upgrade-at = { $card }: Welches Gebäude wertest du auf?
om-ask-build = Welches Gebäude baust du?
om-ask-build-at = Wo baust du { $building }?
    .building = einen
om-ask-tech = Wessen Techplättchen nutzt du? Um hier { $building } zu bauen, brauchst du Level { $level }.
    .building = einen

## Questions about the laboratory

om-ask-learn = Welches Techplättchen nimmst du?
om-ask-install = Auf welches Feld deines Labors legst du das { $tech }?
om-ask-develop = { $left ->
    [0] Möchtest du noch ein Techplättchen entwickeln?
   *[other] Welches Techplättchen entwickelst du? (noch { $left })
}
om-ask-compensate = { $by } hat dein { $tech } genutzt. Möchtest du es entwickeln oder den Sauerstoff behalten?

## Questions about bots, rover and map

om-ask-move = Bewege deine Bots und deinen Rover. (Bewegungspunkte: Bots { $bots }, Rover { $rover })
om-ask-move-bots = Bewege deine Bots. (Bewegungspunkte: { $left })
om-ask-move-rover = Bewege deinen Rover. (Bewegungspunkte: { $left })
om-ask-take-tile = Möchtest du das { $tile } nehmen?
om-ask-displace = Dein { $piece } muss Platz machen. Wohin versetzt du ihn?
om-ask-place-bot = Wohin stellst du den neuen Bot?
om-ask-explore = Welches Entdeckungsplättchen legst du auf den Mars?
om-ask-explore-at = Wohin legst du das { $tile }?
om-ask-keep-discovery = Welches Entdeckungsplättchen legst du auf den Bauplan?

## Questions about ships, scientists and contracts

om-ask-ship = Welches Schiff empfängst du?
om-ask-ship-reward = Was bringt das Schiff mit?
om-ask-offer = Welchen Wissenschaftler oder Vertrag nimmst du?
om-ask-refill = Welcher Vertrag kommt auf das leere Feld der Auslage?

## Questions about travel and turn order

om-ask-shuttle = Auf welcher Seite beginnt das Shuttle?
om-ask-travel = Das Shuttle reist von deiner Seite ab. Möchtest du mitreisen?
om-ask-travel-by-ship = Möchtest du mit einem eigenen Schiff auf die andere Seite reisen?
om-ask-space = Welches Feld der Reihenfolgeleiste nimmst du?

## Answers

om-option-done = Fertig
om-option-end = Zug beenden
om-option-yes = Ja
om-option-no = Nein
om-option-stay = Bleiben
om-option-travel = Reisen
om-option-travel-by-ship = Mit { $price } reisen
    .price = dative
om-option-keep = Den Sauerstoff behalten
om-option-boost = Einen Kolonisten zur Arbeit schicken (+1)
om-option-boost-bots = Einen Kolonisten zur Arbeit schicken (Bots +1 Bewegungspunkt)
om-option-boost-bots-by-crystal = Einen Kristall bezahlen (Bots +1 Bewegungspunkt)
om-option-boost-rover = Einen Kolonisten zur Arbeit schicken (Rover +1 Bewegungspunkt)
om-option-boost-rover-by-crystal = Einen Kristall bezahlen (Rover +1 Bewegungspunkt)
om-option-with-crystals = { $price } bezahlen
    .price = accusative
om-option-with-scientist = Den Wissenschaftler dorthin schicken
om-option-reward-colonists = { $colonists }
om-option-reward-bot = { $colonists } und 1 Bot
om-option-shuttle-orbit = Im Orbit
om-option-shuttle-colony = In der Kolonie
om-option-action = { $action }
om-option-executive = Sonderaktion für { $price }: { $effect }
    .price = accusative
    .effect = infinitive
om-option-use = { $price-count ->
    [0] „{ $card }“ nutzen (kostenlos)
   *[other] „{ $card }“ nutzen ({ $price })
}
om-option-build = { $building } ({ $price })
om-option-pay = { $what }
om-option-pay-goal = { $card } anstelle eines Kristalls
om-option-goal-cards = { $option } · kostet { $what }
    .what = accusative
om-option-take = { $what }
om-option-tech = { $level ->
    [0] Techplättchen von { $seat }
   *[other] Techplättchen von { $seat } (Level { $level })
}
om-option-ship = { $price-count ->
    [0] Schiff auf Depotfeld { $place }; macht diese Sonderaktion frei: { $effect }
   *[other] Schiff auf Depotfeld { $place } ({ $price }); macht diese Sonderaktion frei: { $effect }
}
    .effect = infinitive
om-option-retrieve = Von „{ $action }“
om-option-retrieve-work = Aus deinem Arbeitsbereich
om-option-space = { $effect-count ->
    [0] Feld { $space }
   *[other] Feld { $space }: { $effect }
}
    .effect = infinitive
om-option-choose = Möglichkeit { $number }
om-option-effect = { $effect }
    .effect = infinitive
om-option-develop = { $price-count ->
    [0] { $tech } auf Laborfeld { $space } entwickeln (Level { $level }, kostenlos)
   *[other] { $tech } auf Laborfeld { $space } entwickeln (Level { $level }, { $price })
}
om-option-develop-space = Von Laborfeld { $from } auf { $to } entwickeln
om-option-lab = { $effect-count ->
    [0] Laborfeld { $space }
   *[other] Laborfeld { $space }: { $effect }
}
    .effect = infinitive
om-option-learn = { $price-count ->
    [0] { $tech } · kostenlos
   *[other] { $tech } · { $price }
}
om-option-grid-top = Techbereich, obere Reihe, Feld { $place }
om-option-grid-middle = Techbereich, mittlere Reihe, Feld { $place }
om-option-grid-bottom = Techbereich, untere Reihe, Feld { $place }
om-option-rover = Rover { $direction } ({ $hex })
om-option-bot = Bot { $bot } { $direction } ({ $from } → { $hex })
om-option-goal = { $card } erfüllen
om-option-task = { $card } aufdecken
om-option-deliver = { $what } für den { $card } liefern
    .what = accusative
om-option-hex = Hexfeld { $hex }
om-option-card = { $price-count ->
    [0] { $card }
   *[other] { $card } · { $price }
}

## Why not: the turn

om-why-not-asked = Diese Wahl steht gerade nicht an.
om-why-not-your-turn = Du bist nicht am Zug.
om-why-wrong-side = Diese Aktion gibt es nur auf der anderen Seite des Spielplans.
om-why-main-action-done = Du hast in diesem Zug schon eine Hauptaktion ausgeführt.
om-why-main-action-due = Du musst zuerst eine Hauptaktion ausführen.
om-why-executive-done = Du hast in diesem Zug schon eine Sonderaktion ausgeführt.
om-why-must-act = Du musst das mindestens einmal tun.
om-why-already-used = Du hast dafür schon ein Techplättchen genutzt.
om-why-no-boost = Hier kannst du gerade nichts verbessern.

## Why not: paying and gaining

om-why-too-expensive = { $price-count ->
    [0] Das kannst du nicht bezahlen.
   *[other] Das kostet { $price }; so viel kannst du nicht bezahlen.
}
    .price = accusative
om-why-no-colonist = Du hast dafür keinen Kolonisten im Wohnbereich.
om-why-placement-too-expensive = Dort einen Kolonisten einzusetzen kostet zusätzlich { $price }; das kannst du nicht bezahlen.
    .price = accusative
om-why-slot-taken = Dein Kolonist steht noch dort.
om-why-nothing-to-gain = Das würde nichts bewirken.
om-why-out-of-stock = Davon ist nichts mehr da.
om-why-no-room = Du hast keinen Platz dafür.
om-why-nobody-there = Du hast dort keinen Kolonisten.
om-why-not-needed = Keiner deiner Verträge braucht das.

## Why not: cards and tiles

om-why-not-on-display = Eine solche Karte liegt nicht aus.
om-why-no-marker = Du hast keinen Gebäudefortschritt-Marker mehr.
om-why-already-owned = Du hast schon ein Plättchen dieses Typs.
om-why-no-tile-there = Dort liegt kein Plättchen.
om-why-no-tiles = Es liegt kein Entdeckungsplättchen aus.
om-why-lab-full = In der ersten Spalte deines Labors ist kein Feld frei.
om-why-lab-space-taken = Dieses Laborfeld ist belegt.
om-why-goal-not-met = Du hast dieses Ziel nicht, oder seine Bedingung ist nicht erfüllt.
om-why-goal-done = Du hast schon ein Privatziel erfüllt.
om-why-task-not-done = Diese Aufgabe hast du nicht, oder sie ist nicht erfüllt.
om-why-task-shown = Du hast in dieser Runde schon eine Aufgabe erfüllt.

## Why not: buildings

om-why-stack-empty = Solche Gebäudeplättchen gibt es nicht mehr.
om-why-built-on = Auf diesem Hexfeld steht schon ein Gebäude.
om-why-out-of-zone = Dieses Hexfeld liegt nicht im Baubereich deiner Bots.
om-why-too-far = Es muss neben einem Gebäude seines Typs stehen oder genau 2 Hexfelder vom nächsten entfernt.
om-why-tech-too-low = Kein Techplättchen im Spiel hat das Level, das ein Komplex dieser Größe braucht.
om-why-no-hex = Im Baubereich deiner Bots gibt es kein Hexfeld dafür.
om-why-not-your-blueprint = Du hast keinen ungebauten Bauplan.
om-why-wrong-building = Der Bauplan passt nicht zu diesem Gebäude.
om-why-complex-too-small = Dieser Bauplan braucht ein Gebäude in einem Komplex der Größe 3 oder mehr.
om-why-already-upgraded = Dieses Gebäude ist schon aufgewertet.
om-why-not-built = Niemand hat dieses fortschrittliche Gebäude gebaut.
om-why-no-scientist = Dieses fortschrittliche Gebäude gehört dir nicht, und du hast keinen Wissenschaftler dafür.
om-why-not-in-play = Es gibt kein Techplättchen dieses Typs, das du nutzen darfst.

## Why not: ships, travel, movement

om-why-ship-on-it = Auf diesem Depotfeld steht noch ein Schiff.
om-why-no-ship-there = Auf diesem Depotfeld steht kein Schiff.
om-why-level-too-low = Du hast schon so viele Schiffe empfangen, wie das Kolonielevel erlaubt.
om-why-no-ship = Du hast kein Schiff im Hangar.
om-why-already-there = Du bist schon auf dieser Seite.
om-why-space-taken = Dieses Feld der Reihenfolgeleiste ist belegt.
om-why-no-points = Es sind keine Bewegungspunkte übrig.
om-why-off-the-map = Dort endet der Spielplan.
om-why-cannot-stay = Dort könnte die Figur nicht stehen bleiben und auch nicht weiterziehen.
om-why-must-move-on = Die Figur kann nicht stehen bleiben: Bewege sie zuerst weiter.
