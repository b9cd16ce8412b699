# The words of the command line that both games share.

ui-hand-over = Gib das Gerät an { $seat } weiter und drücke dann die Eingabetaste.
    .seat = accusative
ui-prompt = Deine Wahl
ui-help = Gib die Nummer oder den Wortlaut einer Antwort ein; der Anfang genügt, wenn er nur zu einer passt. ? nennt die Antworten, ? mit einer Nummer oder Karte erklärt sie, table zeigt den Tisch, log zeigt das bisherige Protokoll, undo nimmt den letzten Schritt zurück, quit beendet das Spiel.
ui-unknown-option = Die Antwort „{ $text }“ gibt es hier nicht.
ui-several-options = Mehrere Antworten beginnen mit „{ $text }“:
ui-not-possible = Nicht möglich ({ $option }): { $reason }
ui-undone = Der letzte Schritt ist zurückgenommen.
ui-nothing-to-undo = Es gibt nichts zurückzunehmen.
ui-game-over = Die Partie ist zu Ende.
ui-news = Was geschehen ist
ui-log = Das bisherige Protokoll
ui-more = Die Eingabetaste zeigt mehr, alles andere beendet die Liste
ui-unfinished = Die Partie ist noch nicht zu Ende; bisherige Schritte: { $number }

## Tables for programs that read

ui-asked = { $seat }, Frage { $id }:
ui-waiting = Am Zug: { $seats }.
ui-lines-left-out = Ausgelassene frühere Zeilen des Protokolls: { $count }.
ui-nothing-new = Es hat sich nichts geändert.
ui-possible = Möglich: { $option }
