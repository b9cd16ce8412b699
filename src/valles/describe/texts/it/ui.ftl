# The words of the command line that both games share.

ui-hand-over = Passa il dispositivo { $seat }, poi premi Invio.
    .seat = to
ui-prompt = La tua scelta
ui-help = Digita il numero o le parole di una risposta; basta l'inizio, se corrisponde a una sola. ? elenca le risposte, ? seguito da un numero o da una carta la spiega, table mostra il tavolo, log racconta tutto ciò che è successo, undo annulla l'ultima mossa, quit termina la partita.
ui-unknown-option = Qui non c'è alcuna risposta “{ $text }”.
ui-several-options = Più risposte iniziano con “{ $text }”:
ui-not-possible = Non è possibile ({ $option }): { $reason }
ui-undone = L'ultima mossa è stata annullata.
ui-nothing-to-undo = Non c'è alcuna mossa da annullare.
ui-game-over = La partita è finita.
ui-news = Che cosa è successo
ui-log = Tutto ciò che è successo
ui-more = Invio mostra il seguito, qualsiasi altra cosa chiude l'elenco
ui-unfinished = La partita non è finita; mosse finora: { $number }

## Tables for programs that read

ui-asked = { $seat }, domanda { $id }:
ui-waiting = Deve decidere: { $seats }.
ui-lines-left-out = Righe precedenti omesse: { $count }.
ui-nothing-new = Non è cambiato nulla.
ui-possible = È possibile: { $option }
