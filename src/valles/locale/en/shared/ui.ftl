# The words of the command line that both games share.

ui-hand-over = Hand over to { $seat }, then press Enter.
ui-prompt = Your choice
ui-help = Type the number or the words of an answer. ? lists the answers, ? and a number or a card explains it, table shows the table, undo takes the last move back, quit ends.
ui-unknown-option = There is no answer "{ $text }" here.
ui-not-possible = Not possible ({ $option }): { $reason }
ui-undone = The last move has been taken back.
ui-nothing-to-undo = There is no move to take back.
ui-game-over = The game is over.
ui-news = What has happened
ui-unfinished = The game is not over; moves so far: { $number }
