# What has happened, and what it was worth in the end. Log lines and results are sentences.

## Rounds and turns

om-log-round = Inizia il round { $round }.
om-log-turn = È il turno { $seat }.
    .seat = of
om-log-last-round = Si avvicina la fine della partita: il prossimo round è l'ultimo.
om-log-goals = Ricevi: { $goals }.
om-log-first-cards = Ricevi: { $cards }.
om-log-space = { $seat } occupa lo spazio { $space } dell'ordine di turno.
    .seat = subject
om-log-shuttle-start-orbit = { $seat } colloca lo Shuttle in Orbita.
    .seat = subject
om-log-shuttle-start-colony = { $seat } colloca lo Shuttle nella Colonia.
    .seat = subject
om-log-shuttle-moves = Lo Shuttle avanza allo spazio Viaggio { $space }.
om-log-shuttle-orbit = Lo Shuttle viaggia verso l'Orbita, fino allo spazio Viaggio { $space }.
om-log-shuttle-colony = Lo Shuttle viaggia verso la Colonia, fino allo spazio Viaggio { $space }.
om-log-own-ship = { $seat } usa una Nave del proprio Hangar.
    .seat = subject
om-log-travel-orbit = { $seat } viaggia verso l'Orbita.
    .seat = subject
om-log-travel-colony = { $seat } viaggia verso la Colonia.
    .seat = subject

## Actions

om-log-action = { $seat } esegue l'azione principale “{ $action }”.
    .seat = subject
om-log-place = { $seat } colloca un Colono su uno slot azione.
    .seat = subject
om-log-executive = { $seat } esegue l'{ $card }.
    .seat = subject
om-log-use = { $seat } usa l'azione esecutiva di “{ $card }”.
    .seat = subject
om-log-scientist = { $seat } manda { $scientist } nell'Edificio “{ $card }”.
    .seat = subject
    .scientist = definite
om-log-boost = { $seat } manda un Colono al lavoro.
    .seat = subject
om-log-clear = { $by } trova occupati tutti gli slot azione: i Coloni { $seat } li lasciano e vanno nell'Area di Lavoro.
    .seat = of
    .by = subject
om-log-own-clear = { $seat } trova occupati tutti gli slot azione e sposta da lì i propri Coloni nell'Area di Lavoro.
    .seat = subject
om-log-pay = { $seat } paga { $what }.
    .seat = subject

## Goods and points

om-log-gain = { $seat } ottiene { $what }.
    .seat = subject
om-log-overflow = { $seat } non ha posto per { $what }.
    .seat = subject
om-log-unload = { $seat } mette { $what } nel Deposito cristalli.
    .seat = subject
om-log-warehouse = { $seat } prende { $what } dall'Emporio.
    .seat = subject
om-log-produce = { $seat } fa produrre un'altra volta l'esagono { $hex }.
    .seat = subject
om-log-retrieve = { $count ->
    [one] { $seat } recupera { $count } Colono.
   *[other] { $seat } recupera { $count } Coloni.
}
    .seat = subject
om-log-score = { $why-count ->
    [0] { $seat } ottiene { $points } PO.
   *[other] { $seat } ottiene { $points } PO { $why }.
}
    .seat = subject

## Buildings and technologies

om-log-blueprint = { $seat } prende il Progetto “{ $card }”.
    .seat = subject
om-log-construct = { $seat } costruisce { $building } sull'esagono { $hex }.
    .seat = subject
    .building = indefinite
om-log-crystal = Sull'esagono { $hex } appare un Cristallo.
om-log-upgrade = { $seat } migliora { $building } sull'esagono { $hex }: “{ $card }”.
    .seat = subject
    .building = definite
om-log-tile-lost = Un nuovo Edificio copre la { $tile }, che esce dal gioco.
om-log-cube = { $seat } colloca il cubo { $building } nell'Area Progresso.
    .seat = subject
om-log-learn = { $seat } prende la { $tech }.
    .seat = subject
om-log-develop = { $seat } sviluppa la { $tech } e la porta allo spazio { $space } (livello { $level }).
    .seat = subject
om-log-tech = { $seat } usa la { $tech } { $owner }.
    .seat = subject
    .owner = of
om-log-own-tech = { $seat } usa la propria { $tech }.
    .seat = subject

## Bots, rover and map

om-log-move = { $seat } muove { $piece } sull'esagono { $hex }.
    .seat = subject
    .piece = indefinite
om-log-move-away = { $seat } deve fare posto e sposta { $piece } sull'esagono { $hex }.
    .seat = subject
    .piece = indefinite
om-log-displace = { $by } ha bisogno di spazio: { $seat } sposta { $piece } sull'esagono { $hex }.
    .seat = subject
    .by = subject
    .piece = indefinite
om-log-bot = { $seat } colloca un nuovo Bot sull'esagono { $hex }.
    .seat = subject
om-log-crush-tile = { $seat } distrugge con un Bot la tessera sull'esagono { $hex }.
    .seat = subject
om-log-crush-crystal = { $seat } distrugge con un Bot il Cristallo sull'esagono { $hex }.
    .seat = subject
om-log-tile = { $seat } prende la { $tile } dall'esagono { $hex }.
    .seat = subject
om-log-explore = { $seat } colloca la { $tile } sull'esagono { $hex }.
    .seat = subject
om-log-keep-discovery = { $seat } mette la { $tile } sulla carta.
    .seat = subject

## Ships, scientists, contracts

om-log-ship = { $seat } accoglie la Nave sullo spazio { $place } del Deposito cristalli.
    .seat = subject
om-log-hire = { $seat } assume { $card }.
    .seat = subject
    .card = definite
om-log-take-contract = { $seat } prende il { $card }.
    .seat = subject
om-log-refill = Il { $card } entra nell'Esposizione.
om-log-deliver = { $seat } consegna { $what } per il { $contract }.
    .seat = subject
om-log-contract = { $seat } completa il { $contract }.
    .seat = subject

## Colony, missions, goals

om-log-lss = Il segnalino { $building } del Sistema di Supporto Vitale sale alla riga { $row }.
om-log-reward = { $seat } riceve un beneficio del Supporto Vitale ({ $card }).
    .seat = subject
om-log-level = La Colonia raggiunge il livello { $level }.
om-log-no-further-level = Non si potrà più costruire { $building }: la Colonia non raggiungerà altri livelli e per la fine della partita non servono altre Missioni.
    .building = indefinite
om-log-mission = { $seat } contribuisce alla { $mission } (contributi rimanenti: { $left }).
    .seat = subject
om-log-mission-complete = La { $mission } è completa.
om-log-remaining = Missioni rimanenti: { $left }.
om-log-goal = { $seat } completa l'{ $card }.
    .seat = subject
om-log-first-card = { $seat } ha costruito ciò che mostra la { $card } e pesca 2 compiti.
    .seat = subject
om-log-task = { $seat } ha svolto il compito della { $card }.
    .seat = subject

## Lacerda's turn

om-log-lacerda-reshuffle = Le carte Solitario vengono mescolate: d'ora in poi ciascuna fa avanzare anche una Missione.
om-log-lacerda-card = Lacerda rivela la { $card }: “{ $action }”.
om-log-lacerda-mission-over = La Missione della { $card } è già completa.
om-log-lacerda-obtain-blueprint = Lacerda ottiene un Progetto.
om-log-lacerda-learn-tech = Lacerda impara una nuova Tecnologia.
om-log-lacerda-research = Lacerda sviluppa le sue Tecnologie.
om-log-lacerda-construct = Lacerda costruisce un Edificio.
om-log-lacerda-upgrade = Lacerda migliora un Edificio.
om-log-lacerda-hire = Lacerda assume uno Scienziato o prende un Contratto.
om-log-lacerda-no-obtain-blueprint = Lacerda non può ottenere alcun Progetto e muove invece il suo Rover.
om-log-lacerda-no-learn-tech = Lacerda non può imparare alcuna Tecnologia e muove invece il suo Rover.
om-log-lacerda-no-research = Lacerda non può sviluppare alcuna Tecnologia e muove invece il suo Rover.
om-log-lacerda-no-construct = Lacerda non può costruire alcun Edificio e muove invece il suo Rover.
om-log-lacerda-no-upgrade = Lacerda non può migliorare alcun Edificio e muove invece il suo Rover.
om-log-lacerda-no-hire = Lacerda non può né assumere uno Scienziato né prendere un Contratto e muove invece il suo Rover.
om-log-lacerda-too-expensive = Lacerda non può pagare { $cost } per uno slot azione e muove invece il suo Rover.

## Lacerda's choices

om-log-lacerda-scored = Sceglie “{ $card }”: i suoi Scienziati danno PO per questo tipo di Edificio.
om-log-lacerda-blueprint-first = Sceglie “{ $card }”, la prima carta della riga con più carte.
om-log-lacerda-cheapest = Sceglie la { $tech }, la meno cara tra quelle che non ha.
om-log-lacerda-most-developed = Sceglie la { $tech }, la più sviluppata tra le sue che possono ancora avanzare.
om-log-lacerda-least-developed = Sceglie la { $tech }, la meno sviluppata tra le sue che possono ancora avanzare.
om-log-lacerda-used = Sceglie la { $tech }, perché è stata usata.
om-log-lacerda-warehouse = Lacerda prende dall'Emporio { $what }, la merce più abbondante.
om-log-lacerda-enough = Salta { $building }: per il prossimo livello della Colonia ce ne sono già abbastanza.
    .building = definite
om-log-lacerda-nowhere = Salta { $building }: ora non è possibile costruirne.
    .building = definite
om-log-lacerda-site = { $places ->
    [one] Il posto migliore per { $building } è l'esagono { $hex }: { $size ->
        [1] sarà un Edificio isolato.
       *[other] il Complesso avrà dimensione { $size }.
    }
   *[other] Per { $building } ci sono { $places } posti equivalenti; Lacerda sceglie l'esagono { $hex }: { $size ->
        [1] sarà un Edificio isolato.
       *[other] il Complesso avrà dimensione { $size }.
    }
}
    .building = indefinite
om-log-lacerda-bot = Il Bot di Lacerda si sposta sul simbolo { $building }.
om-log-lacerda-third-level = Sceglie “{ $card }”, un Progetto di livello 3.
om-log-lacerda-fitting = { $count ->
    [one] Sceglie “{ $card }”, la carta migliore per lui.
   *[other] Sceglie a caso “{ $card }” tra { $count } carte ugualmente buone.
}
om-log-lacerda-scientist = Sceglie { $card }, che può dargli { $points } PO.
    .card = definite
om-log-lacerda-contract = Sceglie il { $card }, che gli dà { $points } PO.
om-log-lacerda-rover-tile = Il Rover di Lacerda raggiunge l'esagono { $hex }, dove si trova la tessera utile più vicina.
om-log-lacerda-rover-toward = Il Rover di Lacerda si muove sull'esagono { $hex }, verso la tessera più vicina.
om-log-lacerda-rover-idle = Il Rover di Lacerda resta dov'è: non può avvicinarsi a nessuna tessera utile.
om-log-lacerda-explore = Sceglie l'esagono { $hex }, il più lontano possibile dall'altro Rover.
om-log-lacerda-explore-research = Sceglie l'esagono { $hex }, in direzione della tessera Ricerca più vicina.
om-log-lacerda-new-bot = { $count ->
    [one] Lacerda riceve un nuovo Bot; ora sulla sua plancia ce n'è { $count }.
   *[other] Lacerda riceve un nuovo Bot; ora sulla sua plancia ce ne sono { $count }.
}

## Score lines

om-score-play = Durante la partita
om-score-progress = Cubi Progresso
om-score-ships = Navi
om-score-colonists = Coloni
om-score-technologies = Tecnologie
om-score-blueprints = Progetti
om-score-scientists = Scienziati
om-score-contracts = Contratti
om-score-total = Totale

## Results

om-result-winner = { $seat } vince con { $points }.
    .seat = subject
om-result-tie-break = { $seat } vince con { $points }: a parità di punti, ha più { $criterion ->
    [crystals] Cristalli
    [advanced-buildings] Edifici Avanzati
   *[progress] cubi Progresso
}.
    .seat = subject
om-result-shared = { $seats } vincono a pari merito con { $points }.
    .seats = subject
om-result-solo-won = Hai vinto con { $points }. Obiettivi in solitaria raggiunti: { $goals }.
om-result-solo-lost = Hai perso: nessun Obiettivo in solitaria è stato raggiunto. Il tuo punteggio: { $points }.
om-result-cubes = Cubi Progresso: { $number }
om-result-ships = Navi nell'Hangar: { $number }
om-result-quarters = Fila più alta degli Alloggi
om-result-level = Livello { $level }
om-result-built = costruito
om-result-not-built = non costruito
om-result-scored = Edifici Avanzati ({ $building }): { $times } × { $each }
om-result-completed = completato
om-result-not-completed = non completato
om-result-advanced = Edifici Avanzati: { $number }
