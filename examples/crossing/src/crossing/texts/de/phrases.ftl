## Fragen und Antworten

crossing-ask-walk = { $left ->
    [0] Dein Weg ist zu Ende
    [one] Weitergehen? Du hast noch einen Schritt
   *[other] Weitergehen? Du hast noch { $left } Schritte
}
crossing-ask-leave = { $by } will auf dein Feld. Erlaubst du es?
crossing-ask-bid = Biete eine Karte; das höchste Gebot bringt 2 Punkte
crossing-stop = Stehen bleiben
crossing-step = Auf Feld { $field } gehen
crossing-let = Erlauben und eine Münze bekommen
crossing-refuse = Ablehnen
crossing-cash = Eine Münze gegen einen Punkt tauschen
crossing-bid = Die { $card } bieten

## Warum etwas nicht geht

crossing-why-not-asked = Danach wird gerade nicht gefragt.
crossing-why-no-steps = Du hast keinen Schritt mehr.
crossing-why-no-coin = Du hast keine Münze.

## Das Protokoll

crossing-log-step = { $seat } geht auf Feld { $field }.
crossing-log-refused = { $seat } lässt { $by } nicht vorbei.
crossing-log-leave = { $seat } lässt { $by } vorbei und bekommt eine Münze.
crossing-log-cash = { $seat } tauscht eine Münze gegen einen Punkt.
crossing-log-bid = { $seat } bietet die { $card }.
crossing-log-won = { $seat } hat am meisten geboten und bekommt 2 Punkte.

## Die Seite und das Terminal

page-lobby-game-crossing = Überfahrt
page-lobby-about-crossing = { $from } bis { $to } Personen · 5 Min.
page-lobby-option-rounds = Runden
page-lobby-value-rounds-3 = 3 Runden
page-lobby-value-rounds-2 = 2 Runden
page-lobby-value-rounds-1 = 1 Runde
crossing-score-total = Punkte
crossing-view-round = Runde
crossing-view-rounds = Runden
crossing-view-seats = Spieler
crossing-view-seat = Platz
crossing-view-field = Feld
crossing-view-coins = Münzen
crossing-view-points = Punkte
crossing-view-count = Karten
crossing-view-hand = Eigene Karten
crossing-view-answered = Hat geantwortet
