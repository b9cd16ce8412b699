# The words around every table: prompt, log, undo, states of the connection, result.

page-table-live = verbunden
page-table-lost = Die Verbindung ist unterbrochen
page-table-lost-short = wird wieder verbunden
page-table-lost-why = Du siehst den Stand von { $time }. Was du entschieden hast, geht nicht verloren; die Seite verbindet sich von selbst wieder.
page-table-loading = Der Tisch wird aufgebaut.
page-table-not-open = Dieser Tisch lässt sich nicht öffnen
page-table-to-lobby = Zu meinen Partien
page-table-prompt = Deine Entscheidung
page-table-waiting = Warten auf { $names }
page-table-watching = Du schaust zu. Am Zug: { $names }
page-table-looking = Du siehst die Karten und die Frage dieses Platzes: { $name }
page-table-waiting-why = Karten und Tableaus kannst du dir inzwischen ansehen.
page-table-unconfirmed = Dein Zug ist fertig
page-table-unconfirmed-why = Niemand macht weiter, bevor du bestätigst. Bis dahin kannst du alles zurücknehmen.
page-table-unconfirmed-final = Niemand macht weiter, bevor du bestätigst.
page-table-confirm = Zug beenden
page-table-summary = Dieser Zug
page-table-foretold = Das würde deine Wahl bewirken
page-table-refused = Das war nicht möglich
page-table-refused-nothing = Nichts wurde bezahlt.
page-table-dismiss = Ausblenden
page-table-cancel = Abbrechen
page-table-hidden-next = Danach wird etwas Verdecktes aufgedeckt; dann lässt sich der Schritt nicht mehr zurücknehmen.
page-table-hidden-short = deckt Karten auf
page-table-close = Schließen
page-table-undo = Letzten Schritt zurücknehmen
page-table-restart = Zug neu beginnen
page-table-propose = Die anderen bitten, einen Schritt zurückzugehen
page-table-agree = Zurückgehen, wie von { $name } erbeten
page-table-log = Protokoll
page-table-log-new = { $number } neu
page-table-log-empty = Noch ist nichts geschehen.
page-table-since = seit deinem letzten Blick
page-table-since-turn = seit deinem letzten Zug
page-table-log-you = du:
page-table-log-only = Nur eine Person
page-table-log-actions = { $number ->
    [one] { $number } Aktion
   *[other] { $number } Aktionen
}
page-table-hits-since = { $number ->
    [one] { $number } Treffer seit deinem letzten Zug
   *[other] { $number } Treffer seit deinem letzten Zug
}
page-table-show = Zeigen
page-table-times = { $number ->
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $number }-mal
}
page-table-and-more = und { $number } weitere
page-table-points-how = { $name }: { $points }. Zeigen, woraus die Punkte bestehen.
page-table-hand-over = Gib das Gerät an { $name } weiter
page-table-hand-over-why = Die Karten der anderen bleiben verborgen.
page-table-i-am = Ich bin { $name }
page-table-less = Weniger: { $what }
page-table-more = Mehr: { $what }
page-table-over = Die Partie ist zu Ende
page-table-frozen = Diese Partie kann nicht fortgesetzt werden
page-table-result = Ergebnis zeigen
page-table-won = { $number ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
page-table-details = Diagramme und Wiederholung
page-table-nobody-won = Niemand hat gewonnen.
page-table-replay-since = Zeigen, was seit deinem letzten Blick geschah
page-table-film = Schritt { $step } von { $of }
page-table-film-end = Zum aktuellen Stand
page-table-log-sentences = Protokoll in Sätzen
page-table-sound = Ton
page-table-sound-on = Der Ton ist an
page-table-sound-off = Der Ton ist aus
page-table-back = { $number ->
    [0] Wieder verbunden. Inzwischen ist nichts geschehen.
    [one] Wieder verbunden. Inzwischen ist { $number } Schritt geschehen.
   *[other] Wieder verbunden. Inzwischen sind { $number } Schritte geschehen.
}
page-table-hits = { $number ->
    [one] Du hast einmal etwas verloren
    [2] Du hast zweimal etwas verloren
    [3] Du hast dreimal etwas verloren
   *[other] Du hast { $number }-mal etwas verloren
}
page-table-waiting-since = seit { $time }
page-table-try = Jetzt versuchen
page-table-broken = Bei uns ist ein Fehler aufgetreten
page-table-broken-why = Die Partie ist bis Schritt { $step } gesichert. Lade die Seite neu, um dort weiterzuspielen.
page-table-report = Fehlerbericht kopieren
page-table-report-show = Fehlerbericht anzeigen
page-table-report-copied = Kopiert
page-table-reload = Tisch neu laden
page-table-drawer = Protokoll und Ziele
page-table-zoom-in = Spielplan vergrößern
page-table-zoom-out = Ganzen Spielplan zeigen
page-table-undo-nothing = Es gibt noch nichts zurückzunehmen.
page-table-undo-revealed = Dein letzter Schritt hat etwas Verdecktes aufgedeckt und kann darum nicht zurückgenommen werden.
page-table-undo-others = Inzwischen hat jemand anderes gewählt. Die anderen müssten zustimmen.
page-table-plan = Meinen Zug planen
page-table-plan-short = Planen
page-table-plan-drop = Schritt verwerfen
page-table-plan-drop-step = Aus dem Plan streichen: { $what }
page-table-plan-clear = Plan verwerfen
page-table-plan-this = Für meinen Zug vormerken
page-table-plan-gone = Dein Plan ist jetzt nicht möglich: { $what }. { $why }
page-table-plan-fits = Dein Plan ist noch möglich.
page-table-planned = { $number ->
    [one] Dein Plan: { $number } Schritt
   *[other] Dein Plan: { $number } Schritte
}
page-table-planned-steps = Dein Plan: { $what }
page-table-plan-skip = Weiter mit: { $what }
page-table-plan-other = Etwas anderes
page-table-title = { $title }: Valles
page-table-title-turn = (!) Du bist dran: Valles
page-table-title-turn-last = (!) Du bist dran · { $last }
page-table-computer-thinks = { $computer } denkt nach
page-table-notice = Du bist dran
page-table-notices-ask = Soll dich der Browser benachrichtigen, wenn du dran bist?
page-table-notices-yes = Ja, bitte
page-table-notices-no = Nein, danke
page-table-keys = Tasten
page-table-keys-letters = Die Buchstaben auf den Antwortknöpfen gelten überall, außer beim Schreiben.
page-table-key-regions = nächster Bereich
page-table-key-arrows = innerhalb eines Bereichs bewegen; auf dem Spielplan zum Nachbarfeld
page-table-key-pick = auswählen, dann bestätigen
page-table-key-back = eine Auswahl zurück
page-table-key-buttons = Antwortknopf
page-table-key-undo = einen Schritt zurücknehmen
page-table-key-plan = vormerken, worauf gezeigt wird, bis zu drei Schritte
page-table-key-restart = den Zug neu beginnen
page-table-key-board = zum Spielplan
page-table-key-hand = zur Hand
page-table-key-log = zum Protokoll
page-table-key-chat = den anderen schreiben
page-table-key-hint = in einer Lektion einen Tipp holen
page-table-key-search = Karten suchen
page-table-key-keys = diese Liste

## Looking for cards

page-table-find = Karten suchen
page-table-find-words = Name oder Text
page-table-found = Gefundene Karten: { $number }

## The plain table, at which any game can be played

page-plain-view = Der Tisch
page-plain-answers = Antworten
page-plain-no-answers = Du wirst gerade nichts gefragt.
page-plain-players = Spieler
page-plain-regions = Bereiche des Tisches
page-plain-tab-answers = Antworten
page-plain-tab-table = Tisch
page-plain-tab-log = Protokoll
page-plain-yes = ja
page-plain-no = nein
page-plain-becomes = wird zu
