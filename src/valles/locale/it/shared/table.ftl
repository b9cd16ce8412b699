# The words around every table: prompt, log, undo, states of the connection, result.

page-table-live = collegato
page-table-lost = La connessione è caduta
page-table-lost-short = riconnessione
page-table-lost-why = Vedi l'ultimo stato noto. La pagina si ricollega da sola.
page-table-loading = Il tavolo si sta preparando.
page-table-failed = Il server non è raggiungibile.
page-table-not-open = Questo tavolo non si può aprire
page-table-to-lobby = Alle mie partite
page-table-prompt = La tua decisione
page-table-waiting = In attesa di { $names }
page-table-watching = Stai guardando. Tocca a { $names }
page-table-waiting-why = Intanto puoi leggere carte e plance.
page-table-unconfirmed = Il tuo turno è completo
page-table-unconfirmed-why = Nessuno prosegue prima della tua conferma. Fino ad allora puoi annullare.
page-table-confirm = Termina il turno
page-table-confirming = Conferma la fine di ogni turno
page-table-confirming-on = Turni confermati
page-table-confirming-off = Turni immediati
page-table-refused = Questa mossa non vale
page-table-refused-nothing = Non è stato pagato nulla.
page-table-dismiss = Chiudi
page-table-close = Chiudi
page-table-undo = Annulla l'ultimo passo
page-table-undo-none = Non si può annullare: qualcosa è stato rivelato o un altro ha deciso.
page-table-restart = Ricomincia il turno
page-table-propose = Chiedi agli altri di tornare indietro di una mossa
page-table-agree = Torna indietro, come chiede { $name }
page-table-log = Registro
page-table-log-new = { $number } nuove
page-table-log-empty = Non è ancora successo nulla.
page-table-since = dalla tua ultima mossa
page-table-hand-over = Passa a { $name }
page-table-hand-over-why = Le carte degli altri restano nascoste.
page-table-i-am = Sono { $name }
page-table-less = Meno: { $what }
page-table-more = Più: { $what }
page-table-over = La partita è finita
page-table-result = Mostra il risultato
page-table-won = { $number ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
}
page-table-details = Grafici e replay
page-table-nobody-won = Nessuno ha vinto.
page-table-bot = Bot { $number }
page-table-category = Categoria
