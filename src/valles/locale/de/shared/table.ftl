# The words around every table: prompt, log, undo, states of the connection, result.

page-table-live = verbunden
page-table-lost = Die Verbindung ist unterbrochen
page-table-lost-short = wird wieder verbunden
page-table-lost-why = Du siehst den Tisch von { $time }. Was du entschieden hast, geht nicht verloren; die Seite verbindet sich von selbst wieder.
page-table-loading = Der Tisch wird gedeckt.
page-table-not-open = Dieser Tisch lässt sich nicht öffnen
page-table-to-lobby = Zu meinen Spielen
page-table-prompt = Deine Entscheidung
page-table-waiting = Es wird gewartet auf: { $names }
page-table-watching = Du siehst zu. Am Zug: { $names }
page-table-waiting-why = Karten und Tableaus kannst du inzwischen lesen.
page-table-unconfirmed = Dein Zug ist fertig
page-table-unconfirmed-why = Niemand macht weiter, bevor du bestätigst. Bis dahin kannst du alles zurücknehmen.
page-table-confirm = Zug beenden
page-table-summary = Dieser Zug
page-table-foretold = Was deine Wahl brächte
page-table-summary-empty = In diesem Zug ist nichts geschehen.
page-table-confirming = Das Ende jedes Zugs bestätigen
page-table-confirming-on = Züge werden bestätigt
page-table-confirming-off = Züge enden sofort
page-table-refused = Das hat nicht gezählt
page-table-refused-nothing = Nichts wurde bezahlt.
page-table-dismiss = Ausblenden
page-table-cancel = Abbrechen
page-table-hidden-next = Danach wird Verborgenes gezeigt; dann lässt es sich nicht zurücknehmen.
page-table-hidden-short = deckt Karten auf
page-table-close = Schließen
page-table-undo = Letzten Schritt zurücknehmen
page-table-restart = Zug neu beginnen
page-table-propose = Die anderen bitten, einen Zug zurückzugehen
page-table-agree = Zurückgehen, wie { $name } bittet
page-table-log = Protokoll
page-table-log-new = { $number } neu
page-table-log-empty = Noch ist nichts geschehen.
page-table-since = seit deinem letzten Blick
page-table-hand-over = Gib weiter an { $name }
page-table-hand-over-why = Die Karten der anderen bleiben verborgen.
page-table-i-am = Ich bin { $name }
page-table-less = Weniger: { $what }
page-table-more = Mehr: { $what }
page-table-over = Das Spiel ist zu Ende
page-table-result = Ergebnis zeigen
page-table-won = { $number ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
page-table-details = Verlauf und Wiedergabe
page-table-nobody-won = Niemand hat gewonnen.
page-table-category = Kategorie
page-table-replay-since = Zeigen, was seit deinem letzten Blick geschah
page-table-film = Schritt { $step } von { $of }
page-table-film-skip = Jede Taste und jeder Klick beendet das.
page-table-sound = Ton
page-table-sound-on = Der Ton ist an
page-table-sound-off = Der Ton ist aus
page-table-back = { $number ->
    [0] Wieder verbunden. Inzwischen ist nichts geschehen.
    [one] Wieder verbunden. Inzwischen ist { $number } Schritt geschehen.
   *[other] Wieder verbunden. Inzwischen sind { $number } Schritte geschehen.
}
page-table-hits = { $number ->
    [one] Du wurdest einmal getroffen
   *[other] Du wurdest { $number }-mal getroffen
}
page-table-waiting-since = seit { $time }
page-table-try = Jetzt versuchen
page-table-broken = Bei uns ist etwas kaputtgegangen
page-table-broken-why = Das Spiel ist bei Schritt { $step } sicher. Lade die Seite neu, um dort weiterzuspielen.
page-table-report = Bericht kopieren
page-table-report-show = Bericht anzeigen
page-table-report-copied = Kopiert
page-table-reload = Tisch neu laden
page-table-drawer = Protokoll und Ziele
page-table-zoom-in = Karte vergrößern
page-table-zoom-out = Ganze Karte zeigen
page-table-undo-nothing = Es gibt noch nichts, was zurückgenommen werden könnte.
page-table-undo-revealed = Dein letzter Schritt hat etwas Verdecktes gezeigt und kann darum nicht zurückgenommen werden.
page-table-undo-others = Seitdem hat jemand anderes entschieden. Die anderen müssten zustimmen.
page-table-plan = Geplant:
page-table-plan-drop = Plan verwerfen
page-table-plan-this = Für meinen Zug vormerken
page-table-plan-gone = Dein Plan geht jetzt nicht: { $what }. { $why }
page-table-keys = Tasten
page-table-keys-letters = Buchstaben auf den Knöpfen der Aufforderung gelten überall, außer beim Schreiben.
page-table-key-regions = nächster Bereich
page-table-key-arrows = innerhalb eines Bereichs; auf der Karte zum Nachbarfeld
page-table-key-pick = auswählen, dann bestätigen
page-table-key-back = eine Auswahl zurück
page-table-key-buttons = Knopf der Aufforderung
page-table-key-undo = einen Schritt zurücknehmen
page-table-key-restart = den Zug neu beginnen
page-table-key-board = zum Spielplan
page-table-key-hand = zur Hand
page-table-key-log = zum Verlauf
page-table-key-chat = den anderen schreiben
page-table-key-search = Karten suchen
page-table-key-keys = diese Liste

## Looking for cards

page-table-find = Karten suchen
page-table-find-words = Name oder Text
page-table-found = Gefundene Karten: { $number }
