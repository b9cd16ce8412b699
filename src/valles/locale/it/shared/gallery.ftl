# The words of the card browser, of replays and of the end of a game.

## The card browser

page-cards-title = { $game }: carte
page-cards-search = Cerca nei nomi e nei testi
page-cards-count = { $shown } di { $all }
page-cards-list = Carte
page-cards-filters = Filtri
page-cards-reset = Mostra tutte
page-cards-none = Nessuna carta corrisponde
page-cards-none-text = Prova un'altra parola o meno filtri.
page-cards-hint = per cercare, frecce per spostarsi, Invio per aprire
page-cards-facet-kind = Tipo
page-cards-facet-tag = Simbolo
page-cards-facet-deck = Mazzo
page-cards-facet-family = Tipo
page-cards-facet-building = Edificio
page-cards-facet-source = Valori
page-cards-cost = Costo in M€
page-cards-cost-from = Da
page-cards-cost-to = A
page-cards-kind-automated = Automatizzate
page-cards-kind-active = Attive
page-cards-kind-event = Eventi
page-cards-kind-corporation = Corporazioni
page-cards-deck-base = Gioco base
page-cards-deck-corporate-era = Corporate Era
page-cards-deck-beginner = Per principianti
page-cards-tag-none = Nessuno
page-cards-family-blueprint = Progetti
page-cards-family-scientist = Scienziati
page-cards-family-contract = Contratti terrestri
page-cards-family-goal = Obiettivi privati
page-cards-family-mission = Missioni
page-cards-family-first-colonist-a = Primi coloni A
page-cards-family-first-colonist-b = Primi coloni B
page-cards-family-discovery = Scoperte
page-cards-family-research = Ricerche
page-cards-family-reward = Ricompense SSV
page-cards-family-tech = Tecnologie
page-cards-family-executive = Azioni esecutive
page-cards-family-solo = Lacerda
page-cards-family-solo-goal = Obiettivi in solitario
page-cards-source-standin = Con valori provvisori
page-cards-source-sure = Confermati
page-cards-standin = Provvisorio
page-cards-standin-text = Nessuna fonte conferma tutti i valori di questa carta; quelli mancanti sono provvisori.
page-cards-level = Livello { $level }
page-cards-number = N. { $number }
page-cards-previous = Carta precedente
page-cards-next = Carta successiva
page-cards-legend = Leggere una carta
page-cards-legend-active = Blu, cerchio: resta scoperta, ha un'azione o un effetto.
page-cards-legend-automated = Verde, casella: avviene una volta, poi contano i simboli.
page-cards-legend-event = Rosso, bordo strappato: avviene una volta, poi resta coperta.
page-cards-legend-production = Cornice marrone: produzione, non riserva.
page-cards-legend-any = Cornice rossa: un giocatore qualsiasi, anche tu.
page-cards-legend-star = Stella: il testo dice dove.
page-cards-legend-executive = Anello: l'azione esecutiva dell'Edificio Avanzato.
page-cards-legend-reward = Coppa: la ricompensa di un obiettivo o di un compito.
page-cards-legend-boost = Più: di più per ognuno che mandi al lavoro o paghi.
page-cards-legend-complex = Esagono tratteggiato: un Complesso di almeno queste dimensioni.
page-cards-legend-anything = Cerchio tratteggiato: una risorsa o un edificio a scelta.
page-cards-legend-standin = Segnale di avviso: un valore è provvisorio.

## The replay

page-replay-title = Replica
page-replay-controls = Comandi della replica
page-replay-move = Mossa { $move } di { $moves }
page-replay-scrubber = Mossa della partita
page-replay-first = All'inizio
page-replay-back = Una mossa indietro
page-replay-forward = Una mossa avanti
page-replay-last = Alla fine
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-round-terraforming-mars = Generazione { $round }
page-replay-round = Round { $round }
page-replay-view = Vista di
page-replay-bystander = Uno spettatore
page-replay-begins = La partita comincia.
page-replay-quiet = Nulla che da qui si venga a sapere.
page-replay-not-over = Questa partita è ancora in corso
page-replay-not-over-text = Replica e risultato si aprono alla fine. Prima svelerebbero dei segreti.
page-replay-to-table = Al tavolo
page-replay-result = Risultato

## The end of a game

page-result-title = Risultato
page-result-winner = { $number ->
    [one] La partita è finita. Vince
   *[other] La partita è finita. Vincono
}
page-result-over = La partita è finita.
page-result-nobody = Nessuno ha vinto
page-result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
page-result-ahead = { $lead } più di { $name }
page-result-tie-break = Stessi punti: { $names }. Ha deciso lo spareggio.
page-result-shared = Pari in tutto: condividono la vittoria.
page-result-sources = Da dove vengono i punti
page-result-scores = Punteggio finale
page-result-category = Categoria
page-result-curve-terraforming-mars = Nel corso delle generazioni
page-result-curve = Nel corso dei round
page-result-figure = Grandezza
page-result-figure-total = Punti
page-result-figure-rating = TT
page-result-figure-income = Entrate
page-result-figure-techs = Tecnologie
page-result-figure-advanced = Edifici avanzati
page-result-chart = { $figure }, una linea per giocatore; gli stessi numeri sono nella tabella.
page-result-as-table = Come tabella
page-result-as-chart = Come grafico
page-result-replay = Replica
page-result-save = Salva la partita
page-result-again = Gioca ancora
page-result-page = Punti e andamento
