# The words of the page that shows On Mars.

## Table

page-om-complex = Complesso di { $size } Edifici
page-om-sub-pay-one = Una cosa alla volta; è proposta la scelta consueta.
page-om-choose-hex = Scegli l'esagono { $hex }
page-om-tray = Carte tra cui scegliere
page-om-colony = Colonia
page-om-opponents = Avversari e registro
page-om-side-tab-orbit = Orbita
page-om-side-tab-colony = Colonia
page-om-side-tab-players = Giocatori, registro
page-om-title = On Mars
page-om-level = livello { $number }
page-om-missions-remain = { $number ->
    [one] resta { $number } Missione
   *[other] restano { $number } Missioni
}
page-om-regions = Parti del tavolo
page-om-tab-mars = Marte
page-om-tab-orbit = Orbita
page-om-tab-board = Plancia
page-om-tab-players = Giocatori
page-om-tab-log = Registro
page-om-ask-main-orbit = Tocca a te: azione principale in Orbita
page-om-ask-main-colony = Tocca a te: azione principale su Marte
page-om-ask-executive = Tocca a te: azione esecutiva o fine del turno
page-om-ask-pay = Paga { $price }
page-om-sub-main = Prima o dopo è possibile un'azione esecutiva.
page-om-sub-executed = L'azione esecutiva è già stata eseguita.
page-om-sub-main-done = L'azione principale è già stata eseguita.
page-om-sub-pay = È proposto il pagamento consueto.
page-om-sub-move = Una mossa alla volta; ogni mossa si può annullare.
page-om-sub-hexes = Esagoni possibili: { $number }.
page-om-rover = Rover
page-om-bot = Bot { $number }
page-om-piece = Chi si muove
page-om-no-way = Impossibile
page-om-pay = Paga { $what }
page-om-pay-short = Paga
page-om-besides = Altre possibilità: { $number }
page-om-task = Compito svolto
page-om-executive = Azioni esecutive · { $number }
page-om-ship = Nave { $number }
page-om-space = Spazio { $number }
page-om-boost = 1 in più
page-om-boost-bots = Bot +1
page-om-boost-rover = Rover +1

## The prompt

page-om-ask-end = Vuoi terminare il turno?
page-om-ask-build = Quale Edificio?
page-om-ask-site = { $building }: dove?
page-om-on = { $what } sull'esagono { $hex }
page-om-ask-tech = Quale tessera Tecnologia usi?
page-om-ask-benefit = Supporto Vitale: scegli un beneficio
page-om-ask-travel = Lo Shuttle parte: viaggi o resti?
page-om-sub-end = Fino ad allora si può annullare ogni mossa che non ha rivelato nulla.
page-om-phase-shuttle = Fase Shuttle
page-om-sub-build = Indicane uno per vederne gli esagoni e il guadagno.
page-om-sub-tech = Il Complesso richiede il livello { $level }.
page-om-sub-travel = Questa volta il viaggio è gratis.
page-om-sub-travel-by-ship = Costa una Nave del tuo Hangar, che alla fine vale { $points } punti.
page-om-travel-to = Viaggia allo spazio { $number }
page-om-ask-placing = { $action }: come paghi?
page-om-sub-placing = Lì ci sono altri: costa Cristalli, oppure Coloni che vanno al lavoro.
page-om-goal-instead = Rinuncia a un Obiettivo…
page-om-reveals-cards = rivela qualcosa: non si annulla
page-om-reveals-tile = mostra la tessera seguente: non si annulla
page-om-counting = Calcolo dei modi per pagare…
page-om-build-here = Costruisci qui
page-om-take = Prendi { $card }
page-om-for = per
page-om-end = Fine del turno
page-om-take-back = Annulla
page-om-keep = Tieni l'Ossigeno
page-om-with-crystals = Paga Cristalli
page-om-with-scientist = Manda lo Scienziato
page-om-from = Da: { $place }
page-om-from-work = Dal lavoro
page-om-do-move-bots = Muovi i Bot
page-om-do-move-rover = Muovi il Rover
page-om-do-retrieve-anywhere = Recupera Coloni
page-om-do-develop-free = Sviluppa
page-om-do-upgrade-free = Migliora
page-om-do-gain-any = Risorse
page-om-do-take-contract-free = Contratto Terrestre
page-om-do-take-scientist-free = Scienziato
page-om-do-welcome-free = Accogli Nave
page-om-do-travel-other = Viaggia
page-om-way-at-once = subito
page-om-way-arrives = arriva al prossimo turno
page-om-way-move-bots = { $points } punti, +1 per Cristallo
page-om-way-move-rover = { $points } punti, +1 per Cristallo
page-om-way-retrieve-anywhere = { $count } da slot o lavoro
page-om-way-develop-free = fino a { $count } volte, gratis
page-om-way-upgrade-free = fino a { $count }, gratis
page-om-way-gain-any = { $count } a scelta
page-om-way-take-contract-free = gratis
page-om-way-take-scientist-free = gratis
page-om-way-welcome-free = gratis
page-om-way-travel-other = verso l'altro lato
page-om-hexes = { $number ->
    [one] { $number } esagono
   *[other] { $number } esagoni
}
page-om-space-first = nessun beneficio
page-om-space-of = Occupato: { $name }
page-om-stay-text = nessuno rientra
page-om-ship-points = alla fine vale { $points } punti
page-om-tech-own = tua, livello { $level }
page-om-tech-mine = La tua
page-om-tech-other = livello { $level }; il proprietario riceve 1 unità di Ossigeno
page-om-to-level = livello { $level }
page-om-boost-work = un Colono va al lavoro
page-om-ship-frees = apre: { $what }
page-om-needs-goal = costa un Obiettivo
page-om-executive-none = Ora nessuna azione esecutiva è possibile.
page-om-executive-done = Hai già eseguito l'azione principale e quella esecutiva.
page-om-pick-there = Scegli sul tavolo; possibilità: { $number }.
page-om-pick-hex = Scegli un esagono sulla mappa; ne sono evidenziati { $number }.
page-om-pay-otherwise = Paga altrimenti
page-om-goal-stands = Un Obiettivo Privato può sostituire un Cristallo, ma va perso.
page-om-goal-stands-solo = Un Obiettivo Privato può sostituire un Cristallo, ma va perso. Per vincere te ne serve uno completato.
page-om-give-up = rinuncia…
page-om-give-up-goal = Rinuncia: { $goal }
page-om-goal-gone = Questo Obiettivo va perso per sempre: { $goal }.
page-om-goal-solo = La partita in solitaria richiede un Obiettivo Privato completato.
page-om-more-per = +1 per
page-om-tray-of = Scegli una carta: { $number }
page-om-tray-fold = Guarda la mappa
page-om-tray-show = Guarda le carte
page-om-brief-landing-pod = Capsula
page-om-brief-obtain-blueprint = Progetto
page-om-brief-learn-tech = Impara
page-om-brief-research = Ricerca
page-om-brief-resupply = Rifornisci
page-om-brief-control-center = Controllo
page-om-brief-construct = Costruisci
page-om-brief-upgrade = Migliora
page-om-brief-welcome-ship = Nave
page-om-brief-hire = Assumi

## Boards

page-om-laboratory = Laboratorio
page-om-laboratory-of = Laboratorio: { $techs }
page-om-technologies = { $number ->
    [one] { $number } Tecnologia
   *[other] { $number } Tecnologie
}
page-om-tech-level = { $tech }, livello { $level }
page-om-storage = Deposito risorse
page-om-storage-room = limite { $number }
page-om-stock = { $what }: { $number }, posto per { $room }
page-om-quarters = Alloggi
page-om-at-home = Alloggi: { $number } di { $room }
page-om-at-work = { $number } al lavoro
page-om-away = { $number } al lavoro o sugli slot azione
page-om-colonists-elsewhere = Sugli slot azione: { $slots }. Nella riserva personale: { $beside }.
page-om-depot = Deposito cristalli
page-om-crystals = Cristalli: { $number }, posto per { $room }, { $arriving } in arrivo al prossimo turno
page-om-no-room = { $number } senza spazio
page-om-ship-stands = C'è sopra una Nave. { $what }
page-om-hangar = Hangar: { $number ->
    [one] { $number } Nave
   *[other] { $number } Navi
}
page-om-executive-1 = Sviluppo gratis
page-om-executive-2 = Rover
page-om-executive-3 = Progetto
page-om-executive-4 = Miglioria
page-om-executive-5 = Minerale
page-om-executive-6 = Bot
page-om-executive-7 = Emporio
page-om-executive-8 = Un tuo Edificio
page-om-blueprints = Progetti
page-om-markers = { $number ->
    [one] resta { $number } segnalino
   *[other] restano { $number } segnalini
}
page-om-built-at = Costruito sull'esagono { $hex }
page-om-not-built = Non ancora costruito
page-om-built-of = Edifici Avanzati: { $number } su { $of } Progetti
page-om-no-blueprints = Ancora nessuno. Si ottengono in Orbita.
page-om-none = Ancora nessuno
page-om-goals = Obiettivi Privati
page-om-goals-and-hired = Obiettivi, Scienziati e Contratti
page-om-hidden-goals = { $number ->
    [one] { $number } Obiettivo segreto
   *[other] { $number } Obiettivi segreti
}
page-om-spent-goals = Pagati come Cristalli: { $number }
page-om-tasks = Primi Coloni
page-om-hidden-tasks = { $number ->
    [one] { $number } carta a faccia in giù
   *[other] { $number } carte a faccia in giù
}
page-om-hired = Scienziati e Contratti
page-om-nobody-hired = Nessuno Scienziato, nessun Contratto
page-om-works-at = Lavora presso “{ $card }”.
page-om-delivered = Consegne: { $number } di { $of }
page-om-bots = { $number } Bot su Marte
page-om-shelters = { $number ->
    [one] { $number } Rifugio
   *[other] { $number } Rifugi
}
page-om-shelters-most = Al massimo { $number }
page-om-cubes = { $number ->
    [one] { $number } cubo Progresso
   *[other] { $number } cubi Progresso
}
page-om-discoveries = { $number ->
    [one] { $number } Scoperta
   *[other] { $number } Scoperte
}
page-om-research-tiles = { $number ->
    [one] { $number } tessera Ricerca
   *[other] { $number } tessere Ricerca
}
page-om-owed = per una Tecnologia usata da altri
page-om-see-board = Guarda la plancia di { $name }
page-om-board-of = Plancia di { $name }

## Map

page-om-map = Mappa della Colonia, { $count } esagoni
page-om-hex = Esagono { $name }
page-om-hex-shelter = Rifugio di { $name }
page-om-hex-arrows = frecce { $directions }
page-om-hex-colonist = Minatore di { $name }
page-om-hex-advanced = Edificio Avanzato di { $name } ({ $card })
page-om-hex-bot = Bot { $number } di { $name }
page-om-hex-rover = Rover di { $name }
page-om-hex-legal = possibile
page-om-hex-tech = { $tech }: { $who }
page-om-tech-of = { $name } (livello { $level })
page-om-journey = Ordine di turno e Shuttle
page-om-side-orbit = Orbita
page-om-side-colony = Colonia
page-om-turn-space = Spazio { $number } dell'ordine di turno
page-om-turn-done = turno concluso
page-om-travel-space = Spazio Viaggio { $space }
page-om-slots = Coloni presenti: { $names }
page-om-slots-free = Nessun Colono
page-om-more-for = Potenziabile: 1 in più per ogni { $good }
page-om-mission-here = Qui una Missione dà Cristalli: { $crystals }
page-om-act-landing-pod = Capsula
page-om-act-obtain-blueprint = Ottieni Pro{ "\u00AD" }getto
page-om-act-learn-tech = Impara Tecno{ "\u00AD" }logia
page-om-act-research = Ricerca
page-om-act-resupply = Riforni{ "\u00AD" }mento
page-om-act-control-center = Centro di Controllo
page-om-act-construct = Costrui{ "\u00AD" }sci
page-om-act-upgrade = Migliora
page-om-act-welcome-ship = Accogli Nave
page-om-act-hire = Scien{ "\u00AD" }ziato o Con{ "\u00AD" }tratto

## Panels

page-om-family-blueprint = Progetto
page-om-family-scientist = Scienziato
page-om-family-contract = Contratto Terrestre
page-om-family-goal = Obiettivo Privato
page-om-family-mission = Missione
page-om-family-first-colonist-a = Primi Coloni A
page-om-family-first-colonist-b = Primi Coloni B
page-om-family-discovery = Scoperta
page-om-family-research = Ricerca
page-om-family-reward = Ricompensa SSV
page-om-family-tech = Tecnologia
page-om-family-executive = Azione esecutiva
page-om-family-solo = Lacerda
page-om-family-solo-goal = Obiettivo in solitaria
page-om-built = costruito
page-om-orbit = Stazione orbitale
page-om-you-are-on-mars = sei su Marte
page-om-actions = Azioni
page-om-techs = Tecnologie
page-om-face-down = A faccia in giù: { $number }
page-om-free = gratis
page-om-exploration = Esplorazione
page-om-exploration-none = Nessuna tessera esposta
page-om-warehouse = Emporio
page-om-ware = { $good }: { $number }
page-om-display = Progetti esposti
page-om-display-later = Altri arrivano con il prossimo livello della Colonia.
page-om-display-none = Non ce ne sono più.
page-om-display-upper = riga superiore
page-om-display-lower = riga inferiore
page-om-life-support = Supporto Vitale
page-om-life-support-marker = { $building }: riga { $row }
page-om-missions = Missioni
page-om-mission-left = Contributi rimanenti: { $number }
page-om-left = ancora { $number }
page-om-mission-done = completata
page-om-mission-research-tiles = Tessere Ricerca
page-om-mission-blueprints = Progetti presi
page-om-mission-advanced-buildings = Edifici migliorati
page-om-mission-bots = Bot collocati
page-om-mission-discovery-tiles = Tessere Scoperta
page-om-mission-techs = Tecnologie prese
page-om-mission-progress-cubes = Cubi Progresso
page-om-mission-scientists = Scienziati assunti
page-om-mission-contracts = Contratti completati
page-om-market = Scienziati, Contratti
page-om-contracts-left = Contratti ancora da esporre: { $number }
page-om-progress = Progresso
page-om-progress-points = Punti per 1–5 cubi
page-om-next-tile = Frecce della tessera seguente: { $directions }.
page-om-lacerda-steps = Che cosa ha fatto Lacerda
page-om-lacerda-waits = Non ha ancora giocato un turno.
page-om-lacerda-no-card = Ancora nessuna carta; { $cards } nel suo mazzo
page-om-lacerda-deck = Carte nel suo mazzo: { $cards }. Giro del mazzo: { $pass }.
page-om-solo-goals = Obiettivi in solitaria
page-om-progress-of = { $names-count ->
    [0] { $building }: ancora nessuno. Tessere rimaste: { $left }
   *[other] { $building }: { $names }. Tessere rimaste: { $left }
}

## Looking for cards

page-om-find-hint = Tutte le carte e le tessere del gioco.
page-om-find-display = in esposizione

## Moving by destination, Lacerda's turn, ceremonies, points

page-om-mover = { $piece } sull'esagono { $hex }. Punti movimento: { $points }; con la Tecnologia: { $more }
page-om-move-points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
page-om-move-go = { $number ->
    [one] Muovi per { $number } punto
   *[other] Muovi per { $number } punti
}
page-om-move-gain = raccoglie sull'esagono { $hex }: { $what }
page-om-move-loss = distrugge sull'esagono { $hex }: { $what }
page-om-move-crystals = +{ $number } al prossimo turno
page-om-move-tile = { $hex }: da prendere { $what }
page-om-move-uses = con { $what }
page-om-move-costs = costo: { $what }
page-om-move-left = { $number ->
    [one] resta { $number } punto
   *[other] restano { $number } punti
}
page-om-move-another = altro percorso
page-om-move-zone = Zona di costruzione: { $before } → { $after } esagoni liberi
page-om-fit-nothing = Adatto: { $hexes }
page-om-fit-complex = Richiede un Complesso di 3 Edifici
page-om-fit-zone = Nessuno nella tua zona di costruzione
page-om-fit-building = Nessun Edificio libero di questo tipo
page-om-move-boost = 1 esagono più lontano
page-om-move-dear = Mostra gli esagoni più lontani di un punto; costo: { $price }
page-om-play = Lacerda: passo { $step } di { $of }
page-om-plays = Turno di Lacerda
page-om-play-skip = Salta
page-om-play-again = Rivedi
page-om-lacerda-did = { $number ->
    [one] Il suo ultimo turno: { $number } passo
   *[other] Il suo ultimo turno: { $number } passi
}
page-om-goal-met = { $number } su { $of }
page-om-scored = ottenuti
page-om-if-ended = se finisse ora: { $number }
page-om-ended-now = Se finisse ora
page-om-now = ora { $number }
page-om-points-of = { $name }: { $scored } punti ottenuti; se finisse ora, { $now }. Premi per vedere da dove vengono.
page-om-said-mission = Missione completata: { $card }
page-om-said-level = Livello { $level } della Colonia
page-om-said-level-text = { $players ->
    [one] Progetti ed Emporio vengono riforniti.
    [2] Progetti ed Emporio vengono riforniti.
   *[other] Progetti, Tecnologie ed Emporio vengono riforniti.
}
page-om-said-left = { $number ->
    [0] Per la fine della partita non servono altre Missioni.
    [one] Un'altra Missione o un altro livello della Colonia (dal 3 in su) porta alla fine della partita.
   *[other] Alla fine mancano { $number } passi: ogni Missione completata e ogni livello della Colonia dal 3 in su ne vale uno.
}
page-om-said-end = Si avvicina la fine della partita
page-om-said-end-text = Questo round si gioca fino in fondo; il prossimo è l'ultimo.
page-om-said-last = Ultimo round
page-om-said-last-text = Turni in quest'ordine: { $names }.
    .names = nominative then
page-om-ending = fine vicina
page-om-row-needed = serve { $row }
page-om-key-names = nomi di tutti gli esagoni
page-om-key-board = apri la tua plancia (se la finestra è bassa)
page-om-key-replay = rivedi il turno di Lacerda
page-om-key-skip = saltalo
## The log and hits

page-om-log-to-work = → Area di Lavoro
page-om-hit-displace = il tuo { $piece } deve spostarsi sull'esagono { $hex }
page-om-hit-clear = i tuoi Coloni passano dagli slot azione all'Area di Lavoro
page-om-won = Hai vinto: { $goals }
page-om-lost = Hai perso: nessun Obiettivo in solitaria raggiunto
page-om-nearest = Il più vicino: { $goal }, { $met } su { $of }.

## Printed values that can be reported

page-om-boards = Plance e tessere
page-om-value-spaces = Spazi del Laboratorio
page-om-value-length = Durata della Missione
page-om-value-action = Azione accanto al segnalino
page-om-value-crystals = Cristalli
page-om-value-buildings = Tipi di Edificio
page-om-value-reward = Ricompensa
page-om-value-task = Compito
page-om-value-building = Tipo di Edificio
page-om-value-amount = Quantità
page-om-value-letter = Tipo
page-om-value-arrows = Frecce delle tessere Edificio
page-om-value-starts = Posti dei Rifugi iniziali e delle tessere Ricerca
page-om-value-turn-order = Benefici degli spazi dell'ordine di turno
page-om-value-laboratory = Benefici degli spazi del Laboratorio
page-om-value-shuttle = Spazi dello Shuttle per livello della Colonia
page-om-value-other = Un altro valore
