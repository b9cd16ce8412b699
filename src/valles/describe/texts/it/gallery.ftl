# The words of the card browser, of replays and of the end of a game.

## The card browser

page-cards-title = { $game }: carte
page-cards-search = Cerca nei nomi e nei testi
page-cards-count = { $shown } di { $all }
page-cards-list = Carte
page-cards-filters = Filtri
page-cards-reset = Mostra tutte
page-cards-none = Nessuna carta trovata
page-cards-none-text = Prova con un'altra parola o con meno filtri.
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
page-cards-kind-automated = Automatiche
page-cards-kind-active = Attive
page-cards-kind-event = Eventi
page-cards-kind-corporation = Corporation
page-cards-kind-prelude = Prelude
page-cards-deck-base = Gioco base
page-cards-deck-corporate-era = Corporate Era
page-cards-deck-beginner = Per principianti
page-cards-tag-none = Nessuno
page-cards-family-blueprint = Progetti
page-cards-family-scientist = Scienziati
page-cards-family-contract = Contratti Terrestri
page-cards-family-goal = Obiettivi Privati
page-cards-family-mission = Missioni
page-cards-family-first-colonist-a = Primi Coloni A
page-cards-family-first-colonist-b = Primi Coloni B
page-cards-family-discovery = Scoperte
page-cards-family-research = Ricerche
page-cards-family-reward = Ricompense SSV
page-cards-family-tech = Tecnologie
page-cards-family-executive = Azioni esecutive
page-cards-family-solo = Lacerda
page-cards-family-solo-goal = Obiettivi in solitaria
page-cards-source-standin = Con valori provvisori
page-cards-source-sure = Confermati
page-cards-standin-text = Nessuna fonte conferma tutti i valori di questa carta; quelli mancanti sono provvisori.
page-cards-level = Livello { $level }
page-cards-number = N. { $number }
page-report-open = Hai il gioco? Segnala che cosa è stampato
page-report-text = Scrivi che cosa vedi sul componente. La segnalazione è un breve testo da copiare, salvare o inviare per e-mail a chi gestisce questo sito. Qui non viene inviato né salvato nulla.
page-report-value = Valore
page-report-here = Qui: { $value }
page-report-printed = Stampato sul componente
page-report-edition = Edizione e lingua della tua scatola
page-report-note = Nota (facoltativa)
page-report-copy = Copia la segnalazione
page-report-save = Salva come file
page-report-mail = Scrivi un'e-mail
page-cards-previous = Carta precedente
page-cards-next = Carta successiva
page-cards-legend = Leggere una carta
page-cards-legend-active = Blu, anello: resta a faccia in su, ha un'azione o un effetto.
page-cards-legend-automated = Verde, riquadro: agisce una volta, poi contano i simboli.
page-cards-legend-event = Rossa, bordo strappato: agisce una volta, poi resta a faccia in giù.
page-cards-legend-production = Riquadro marrone: Produzione, non Risorse in possesso.
page-cards-legend-any = Bordo rosso: un qualunque giocatore, anche tu.
page-cards-legend-star = Asterisco: regola speciale spiegata nel testo.
page-cards-legend-executive = Anello: l'azione esecutiva dell'Edificio Avanzato.
page-cards-legend-reward = Coppa: la ricompensa di un Obiettivo o di un compito.
page-cards-legend-boost = Più: 1 in più per ogni Colono mandato al lavoro o Cristallo pagato.
page-cards-legend-complex = Esagono tratteggiato: un Complesso di almeno questa dimensione.
page-cards-legend-anything = Cerchio tratteggiato: una Risorsa o un Edificio a scelta.
page-cards-legend-standin = Alcuni valori non si sono potuti verificare e sono provvisori: vedi il filtro "Con valori provvisori".

## The replay

page-replay-title = Replay
page-replay-controls = Comandi del replay
page-replay-move = Mossa { $move } di { $moves }
page-replay-turn = Turno { $move } di { $moves }
page-replay-scrubber = Mossa della partita
page-replay-first = All'inizio
page-replay-back-step = Una mossa indietro
page-replay-forward-step = Una mossa avanti
page-replay-back-turn = Indietro di un turno
page-replay-forward-turn = Avanti di un turno
page-replay-unit = Ampiezza del passo
page-replay-turns = Turni
page-replay-actions = Azioni
page-replay-last = Alla fine
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-speed = Velocità: { $speed }×
page-replay-round-terraforming-mars = Generazione { $round }
page-replay-round = Round { $round }
page-replay-view = Punto di vista
page-replay-bystander = Uno spettatore
page-replay-begins = La partita comincia.
page-replay-quiet = Da qui non si vede nulla.
page-replay-not-over = Questa partita è ancora in corso
page-replay-not-over-text = Replay e risultato si aprono alla fine. Prima svelerebbero dei segreti.
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
page-result-ahead = { $lead } in più di { $name }
page-result-sources = Da dove vengono i punti
page-result-scores = Punteggio finale
page-result-curve-terraforming-mars = Nel corso delle Generazioni
page-result-curve = Nel corso dei round
page-result-figure = Dato
page-result-figure-total = Punti
page-result-figure-rating = TT
page-result-figure-income = Entrate
page-result-figure-techs = Tecnologie
page-result-figure-advanced = Edifici Avanzati
page-result-figure-chance = Probabilità
page-result-chance-text = Quanto era probabile la vittoria di ciascuno, in percentuale, secondo il computer allenato da quel posto.
page-result-expected-from = { $round }: da qui in poi { $name } si aspettava di vincere.
page-result-expected-until = { $round }: fin qui { $name } si aspettava di vincere.
page-result-expected-never = Nessun computer si è mai aspettato di vincere.
page-result-chart = { $figure }, una linea per ogni giocatore; gli stessi dati sono nella tabella.
page-result-as-table = Come tabella
page-result-as-chart = Come grafico
page-result-replay = Replay
page-result-save = Salva la registrazione
page-result-again = Gioca ancora
page-result-page = Punti e andamento
page-result-press = Premi un numero per vedere come si ottiene.
page-result-decided = Che cosa ha deciso
page-result-against = { $name } contro { $other }
page-result-brought = { $card } ha portato { $points }: { $parts }
page-result-weak = { $category }: { $points } in meno
page-result-weak-win = { $category }: { $points } in meno, il punto debole di questa vittoria
page-result-best = Carte migliori
page-result-same = Stessa distribuzione
page-result-same-why = Stessi posti, carte e ordine. Seme: { $seed }
page-result-seed = Seme { $seed }
page-result-map = La mappa finale
page-result-replay-as = Replay come { $name }
page-result-tie = Spareggio: { $what }
page-result-printed = stampati
page-result-no-points = Qui non ci sono punti.
page-result-how = { $name }, { $category }: { $points }. Mostra come si ottengono.
page-result-rank = Posizione
page-result-player = Giocatore
