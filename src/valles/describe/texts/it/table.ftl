# The words around every table: prompt, log, undo, states of the connection, result.

page-table-live = in linea
page-table-lost = La connessione è caduta
page-table-lost-short = riconnessione
page-table-lost-why = Vedi il tavolo com'era alle { $time }. Ciò che hai deciso non va perso; la pagina si ricollega da sola.
page-table-loading = Preparazione del tavolo in corso.
page-table-not-open = Impossibile aprire questo tavolo
page-table-to-lobby = Alle mie partite
page-table-prompt = La tua decisione
page-table-waiting = In attesa di { $names }
page-table-watching = Stai guardando. Sceglie: { $names }
page-table-looking = Vedi le carte e la domanda di questo posto: { $name }
page-table-waiting-why = Intanto puoi guardare carte e plance.
page-table-unconfirmed = Il tuo turno è completo
page-table-unconfirmed-why = Nessuno può proseguire prima della tua conferma. Fino ad allora puoi annullare tutto.
page-table-unconfirmed-final = Nessuno può proseguire prima della tua conferma.
page-table-confirm = Termina il turno
page-table-summary = Questo turno
page-table-foretold = Effetti della scelta
page-table-refused = Mossa non accettata
page-table-refused-nothing = Non è stato pagato nulla.
page-table-dismiss = Chiudi
page-table-cancel = Annulla
page-table-hidden-next = Questa mossa rivela informazioni nascoste: poi non si potrà annullare.
page-table-hidden-short = rivela carte
page-table-close = Chiudi
page-table-undo = Annulla l'ultima mossa
page-table-restart = Ricomincia il turno
page-table-propose = Chiedi agli altri di tornare indietro di una mossa
page-table-agree = Torna indietro, come chiede { $name }
page-table-log = Registro
page-table-log-new = { $number ->
    [one] { $number } nuova
   *[other] { $number } nuove
}
page-table-log-empty = Non è ancora successo nulla.
page-table-since = dalla tua ultima visita
page-table-since-turn = dal tuo ultimo turno
page-table-log-you = tu:
page-table-log-only = Solo un giocatore
page-table-log-actions = { $number ->
    [one] { $number } azione
   *[other] { $number } azioni
}
page-table-hits-since = Attacchi subiti dal tuo ultimo turno: { $number }
page-table-show = Mostra
page-table-times = { $number } volte
page-table-and-more = { $number ->
    [one] e un altro
   *[other] e altri { $number }
}
page-table-points-how = { $name }: { $points }. Mostra da dove vengono i punti.
page-table-hand-over = Passa il dispositivo: { $name }
page-table-hand-over-why = Le carte degli altri restano nascoste.
page-table-i-am = Sono { $name }
page-table-less = Meno: { $what }
page-table-more = Più: { $what }
page-table-over = La partita è finita
page-table-frozen = Questa partita non può proseguire
page-table-result = Mostra il risultato
page-table-won = { $number ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
}
page-table-details = Grafici e replay
page-table-nobody-won = Nessuno ha vinto.
page-table-replay-since = Rivedi che cosa è successo dalla tua ultima visita
page-table-film = Mossa { $step } di { $of }
page-table-film-end = Alla situazione attuale
page-table-log-sentences = Registro in frasi complete
page-table-sound = Suono
page-table-sound-on = Il suono è attivo
page-table-sound-off = Il suono è disattivato
page-table-back = { $number ->
    [0] Di nuovo in linea. Nel frattempo non è successo nulla.
    [one] Di nuovo in linea. Nel frattempo c'è stata { $number } mossa.
   *[other] Di nuovo in linea. Nel frattempo ci sono state { $number } mosse.
}
page-table-hits = Attacchi subiti: { $number }
page-table-waiting-since = dalle { $time }
page-table-try = Prova ora
page-table-broken = Si è verificato un errore da parte nostra
page-table-broken-why = La partita è salvata fino alla mossa { $step }. Ricarica la pagina per continuare da lì.
page-table-report = Copia il rapporto
page-table-report-show = Mostra il rapporto
page-table-report-copied = Copiato
page-table-reload = Ricarica il tavolo
page-table-drawer = Registro e obiettivi
page-table-zoom-in = Ingrandisci la mappa
page-table-zoom-out = Mostra tutta la mappa
page-table-undo-nothing = Non c'è ancora nulla da annullare.
page-table-undo-revealed = La tua ultima mossa ha rivelato qualcosa di nascosto: non si può annullare.
page-table-undo-others = Nel frattempo ha deciso qualcun altro: gli altri dovrebbero essere d'accordo.
page-table-plan = Prepara il turno
page-table-plan-short = Prepara
page-table-plan-drop = Togli questa mossa
page-table-plan-drop-step = Togli dal piano: { $what }
page-table-plan-clear = Annulla il piano
page-table-plan-this = Prepara per il mio turno
page-table-plan-gone = Il tuo piano non è più possibile: { $what }. { $why }
page-table-plan-fits = Il tuo piano è ancora possibile.
page-table-planned = { $number ->
    [one] Il tuo piano: { $number } mossa
   *[other] Il tuo piano: { $number } mosse
}
page-table-planned-steps = Il tuo piano: { $what }
page-table-plan-skip = Vai a: { $what }
page-table-plan-other = Altro
page-table-title = { $title }: Valles
page-table-title-turn = (!) Tocca a te: Valles
page-table-title-turn-last = (!) Tocca a te · { $last }
page-table-computer-thinks = { $computer } sta pensando
page-table-notice = Tocca a te
page-table-notices-ask = Vuoi che il browser ti avvisi quando tocca a te?
page-table-notices-yes = Sì, avvisami
page-table-notices-no = No, grazie
page-table-keys = Tasti
page-table-keys-letters = Le lettere sui pulsanti di risposta valgono ovunque, tranne nei campi di testo.
page-table-key-regions = zona successiva
page-table-key-arrows = dentro una zona; sulla mappa all'area vicina
page-table-key-pick = scegli, poi conferma
page-table-key-back = indietro di una scelta
page-table-key-buttons = pulsante di risposta
page-table-key-undo = annulla una mossa
page-table-key-plan = prepara ciò che è indicato, fino a tre mosse
page-table-key-restart = ricomincia il turno
page-table-key-board = vai alla mappa
page-table-key-hand = vai alla mano
page-table-key-log = vai al registro
page-table-key-chat = scrivi agli altri
page-table-key-hint = chiedi un suggerimento in una lezione
page-table-key-search = cerca carte
page-table-key-keys = questo elenco

## Looking for cards

page-table-find = Cerca carte
page-table-find-words = Nome o testo
page-table-found = Carte trovate: { $number }

## The plain table, at which any game can be played

page-plain-view = Il tavolo
page-plain-answers = Risposte
page-plain-no-answers = Ora non ti viene chiesto nulla.
page-plain-players = Giocatori
page-plain-regions = Parti del tavolo
page-plain-tab-answers = Risposte
page-plain-tab-table = Tavolo
page-plain-tab-log = Registro
page-plain-yes = sì
page-plain-no = no
page-plain-becomes = diventa
