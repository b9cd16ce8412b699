# The words of the command line that both games share.

ui-hand-over = Gib weiter an { $seat } und drücke dann die Eingabetaste.
    .seat = accusative
ui-prompt = Deine Wahl
ui-help = Gib die Nummer oder den Wortlaut einer Antwort ein; der Anfang genügt, wenn er nur zu einer passt. ? nennt die Antworten, ? mit einer Nummer oder Karte erklärt sie, table zeigt den Tisch, log erzählt den bisherigen Verlauf, undo nimmt den letzten Zug zurück, quit beendet das Spiel.
ui-unknown-option = Die Antwort „{ $text }“ gibt es hier nicht.
ui-several-options = Mehrere Antworten beginnen mit „{ $text }“:
ui-not-possible = Nicht möglich ({ $option }): { $reason }
ui-undone = Der letzte Zug ist zurückgenommen.
ui-nothing-to-undo = Es gibt keinen Zug, der sich zurücknehmen ließe.
ui-game-over = Das Spiel ist zu Ende.
ui-news = Was geschehen ist
ui-log = Der bisherige Verlauf
ui-more = Die Eingabetaste zeigt mehr, alles andere beendet die Liste
ui-unfinished = Das Spiel ist noch nicht zu Ende; bisherige Züge: { $number }
