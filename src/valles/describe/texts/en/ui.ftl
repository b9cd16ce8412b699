# The words of the command line that both games share.

ui-hand-over = Hand over to { $seat }, then press Enter.
ui-prompt = Your choice
ui-help = Type the number or the words of an answer; the beginning is enough if only one answer fits. ? lists the answers, ? and a number or a card explains it, table shows the table, log shows everything that has happened, undo undoes the last step, quit ends the program.
ui-unknown-option = There is no answer "{ $text }" here.
ui-several-options = Several answers begin with "{ $text }":
ui-not-possible = Not possible ({ $option }): { $reason }
ui-undone = The last step has been undone.
ui-nothing-to-undo = There is nothing to undo.
ui-game-over = The game is over.
ui-news = What has happened
ui-log = Everything that has happened
ui-more = Enter shows more, anything else ends the list
ui-unfinished = The game is not over; steps so far: { $number }

## Tables for programs that read

ui-asked = { $seat }, question { $id }:
ui-waiting = Waiting for: { $seats }.
ui-lines-left-out = Earlier lines of the log left out: { $count }.
ui-nothing-new = Nothing has changed.
ui-possible = Possible: { $option }
