# The words of the command line that both games share.

ui-hand-over = Cedi il posto { $seat }, poi premi Invio.
    .seat = to
ui-prompt = La tua scelta
ui-help = Digita il numero o le parole di una risposta. ? elenca le risposte, ? con un numero o una carta la spiega, table mostra il tavolo, undo annulla l'ultima mossa, quit termina la partita.
ui-unknown-option = Qui non c'è alcuna risposta “{ $text }”.
ui-not-possible = Non è possibile ({ $option }): { $reason }
ui-undone = L'ultima mossa è stata annullata.
ui-nothing-to-undo = Non c'è alcuna mossa da annullare.
ui-game-over = La partita è finita.
ui-news = Che cosa è successo
ui-unfinished = La partita non è finita; mosse finora: { $number }
