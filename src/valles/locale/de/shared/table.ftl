# The words around every table: prompt, log, undo, states of the connection, result.

page-table-live = verbunden
page-table-lost = Die Verbindung ist unterbrochen
page-table-lost-short = wird wieder verbunden
page-table-lost-why = Du siehst den letzten bekannten Stand. Die Seite verbindet sich von selbst wieder.
page-table-loading = Der Tisch wird gedeckt.
page-table-failed = Der Server ist nicht erreichbar.
page-table-not-open = Dieser Tisch lässt sich nicht öffnen
page-table-to-lobby = Zu meinen Spielen
page-table-prompt = Deine Entscheidung
page-table-waiting = Es wird gewartet auf: { $names }
page-table-watching = Du siehst zu. Am Zug: { $names }
page-table-waiting-why = Karten und Tableaus kannst du inzwischen lesen.
page-table-unconfirmed = Dein Zug ist fertig
page-table-unconfirmed-why = Niemand macht weiter, bevor du bestätigst. Bis dahin kannst du alles zurücknehmen.
page-table-confirm = Zug beenden
page-table-confirming = Das Ende jedes Zugs bestätigen
page-table-confirming-on = Züge werden bestätigt
page-table-confirming-off = Züge enden sofort
page-table-refused = Das hat nicht gezählt
page-table-refused-nothing = Nichts wurde bezahlt.
page-table-dismiss = Ausblenden
page-table-close = Schließen
page-table-undo = Letzten Schritt zurücknehmen
page-table-undo-none = Nichts lässt sich zurücknehmen: Etwas wurde aufgedeckt oder jemand anderes hat entschieden.
page-table-restart = Zug neu beginnen
page-table-propose = Die anderen bitten, einen Zug zurückzugehen
page-table-agree = Zurückgehen, wie { $name } bittet
page-table-log = Protokoll
page-table-log-new = { $number } neu
page-table-log-empty = Noch ist nichts geschehen.
page-table-since = seit deinem letzten Zug
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
page-table-bot = Bot { $number }
page-table-category = Kategorie
