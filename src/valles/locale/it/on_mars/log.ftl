# What has happened, and what it was worth in the end. Log lines and results are sentences.

## Rounds and turns

om-log-round = Inizia il round { $round }.
om-log-turn = È il turno { $seat }.
    .seat = of
om-log-last-round = La fine è vicina: il prossimo round è l'ultimo.
om-log-goals = Ricevi: { $goals }.
om-log-first-cards = Ricevi { $cards }.
om-log-space = { $seat } occupa lo spazio { $space } dell'ordine di turno.
om-log-shuttle-start-orbit = { $seat } colloca lo Shuttle in Orbita.
om-log-shuttle-start-colony = { $seat } colloca lo Shuttle nella Colonia.
om-log-shuttle-moves = Lo Shuttle avanza allo spazio Viaggio { $space }.
om-log-shuttle-orbit = Lo Shuttle viaggia verso l'Orbita, fino allo spazio Viaggio { $space }.
om-log-shuttle-colony = Lo Shuttle viaggia verso la Colonia, fino allo spazio Viaggio { $space }.
om-log-own-ship = { $seat } usa una Nave del proprio Hangar.
om-log-travel-orbit = { $seat } viaggia verso l'Orbita.
om-log-travel-colony = { $seat } viaggia verso la Colonia.

## Actions

om-log-action = { $seat } esegue l'azione principale “{ $action }”.
om-log-place = { $seat } colloca un Colono su uno slot azione.
om-log-executive = { $seat } esegue l'{ $card }.
om-log-use = { $seat } usa l'azione esecutiva di “{ $card }”.
om-log-scientist = { $seat } manda { $scientist } nell'Edificio “{ $card }”.
    .scientist = definite
om-log-boost = { $seat } manda un Colono al lavoro.
om-log-clear = Gli slot azione sono pieni quando arriva { $by }: i Coloni { $seat } che vi si trovano vanno nell'Area di Lavoro.
    .seat = of
om-log-pay = { $seat } paga { $what }.

## Goods and points

om-log-gain = { $seat } ottiene { $what }.
om-log-overflow = { $seat } non ha posto per { $what }.
om-log-unload = { $seat } mette { $what } nel Deposito cristalli.
om-log-warehouse = { $seat } prende { $what } dall'Emporio.
om-log-produce = { $seat } fa produrre { $hex } ancora una volta.
om-log-retrieve = { $count ->
    [one] { $seat } recupera { $count } Colono.
   *[other] { $seat } recupera { $count } Coloni.
}
om-log-score = { $why-count ->
    [0] { $seat } ottiene { $points } PO.
   *[other] { $seat } ottiene { $points } PO { $why }.
}

## Buildings and technologies

om-log-blueprint = { $seat } prende il Progetto “{ $card }”.
om-log-construct = { $seat } costruisce { $building } su { $hex }.
    .building = indefinite
om-log-crystal = Sull'esagono { $hex } appare un Cristallo.
om-log-upgrade = { $seat } migliora { $building } su { $hex }: “{ $card }”.
    .building = definite
om-log-tile-lost = Un nuovo Edificio copre la tessera “{ $tile }”, che esce dal gioco.
om-log-cube = { $seat } colloca un cubo Progresso per { $building }.
    .building = indefinite
om-log-learn = { $seat } prende la { $tech }.
om-log-develop = { $seat } sviluppa la { $tech } fino a { $space }, livello { $level }.
om-log-tech = { $seat } usa la { $tech } { $owner }.
    .owner = of

## Bots, rover and map

om-log-move = { $seat } muove { $piece } su { $hex }.
    .piece = indefinite
om-log-move-away = { $seat } deve fare posto e sposta { $piece } su { $hex }.
    .piece = indefinite
om-log-displace = { $by } ha bisogno di spazio: { $seat } sposta { $piece } su { $hex }.
    .piece = indefinite
om-log-bot = { $seat } colloca un nuovo Bot su { $hex }.
om-log-crush-tile = Un Bot { $seat } distrugge la tessera su { $hex }.
    .seat = of
om-log-crush-crystal = Un Bot { $seat } distrugge il Cristallo su { $hex }.
    .seat = of
om-log-tile = { $seat } prende la tessera “{ $tile }” da { $hex }.
om-log-explore = { $seat } colloca la tessera “{ $tile }” su { $hex }.
om-log-keep-discovery = { $seat } mette la tessera “{ $tile }” sulla carta.

## Ships, scientists, contracts

om-log-ship = { $seat } accoglie la Nave sullo spazio { $place } del Deposito cristalli.
om-log-hire = { $seat } assume { $card }.
    .card = definite
om-log-take-contract = { $seat } prende il { $card }.
om-log-refill = Il { $card } entra nell'Esposizione.
om-log-deliver = { $seat } consegna { $what } per il { $contract }.
om-log-contract = { $seat } ha completato il { $contract }.

## Colony, missions, goals

om-log-lss = Il segnalino { $building } del Sistema di Supporto Vitale sale alla riga { $row }.
om-log-reward = { $seat } ottiene i PO di “{ $card }” e un beneficio.
om-log-level = La Colonia raggiunge il livello { $level }.
om-log-no-further-level = Non si potrà più costruire { $building }: la Colonia non raggiungerà altri livelli e per la fine della partita non servono altre Missioni.
    .building = indefinite
om-log-mission = { $seat } contribuisce a “{ $mission }”; contributi rimanenti: { $left }.
om-log-mission-complete = “{ $mission }” è completa.
om-log-remaining = Missioni rimanenti: { $left }.
om-log-goal = { $seat } completa l'{ $card }.
om-log-first-card = { $seat } ha costruito ciò che mostra la { $card } e pesca 2 compiti.
om-log-task = { $seat } ha svolto il compito della { $card }.

## Lacerda's turn

om-log-lacerda-reshuffle = Le carte Solitario vengono mescolate: d'ora in poi ciascuna fa avanzare anche una Missione.
om-log-lacerda-card = Lacerda rivela la { $card }: azione { $action }.
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
om-log-lacerda-no-hire = Lacerda non può prendere né uno Scienziato né un Contratto e muove invece il suo Rover.
om-log-lacerda-too-expensive = Lacerda non può pagare { $cost } per uno slot azione e muove invece il suo Rover.

## Lacerda's choices

om-log-lacerda-scored = Sceglie “{ $card }”: i suoi Scienziati danno PO per questo tipo.
om-log-lacerda-blueprint-first = Sceglie “{ $card }”, la prima carta della riga con più carte.
om-log-lacerda-cheapest = Sceglie la { $tech }, la meno cara tra quelle che non ha.
om-log-lacerda-most-developed = Sceglie la { $tech }, la più sviluppata tra le sue che possono ancora avanzare.
om-log-lacerda-least-developed = Sceglie la { $tech }, la meno sviluppata tra le sue che possono ancora avanzare.
om-log-lacerda-used = Sceglie la { $tech }, perché è stata usata.
om-log-lacerda-warehouse = Lacerda prende dall'Emporio { $what }, la merce più abbondante.
om-log-lacerda-enough = Salta { $building }: per il prossimo livello della Colonia ce ne sono già abbastanza.
    .building = definite
om-log-lacerda-nowhere = Salta { $building }: ora non si possono costruire.
    .building = definite
om-log-lacerda-site = { $places ->
    [one] Il posto migliore per { $building } è { $hex }; lì la dimensione sarà { $size }.
   *[other] Per { $building } ci sono { $places } posti ugualmente buoni, e sceglie { $hex }; lì la dimensione sarà { $size }.
}
    .building = indefinite
om-log-lacerda-bot = Il Bot di Lacerda si sposta sul simbolo { $building }.
om-log-lacerda-third-level = Sceglie “{ $card }”, un Progetto di livello 3.
om-log-lacerda-fitting = { $count ->
    [one] Sceglie “{ $card }”, la carta migliore per lui.
   *[other] Sceglie a caso “{ $card }” tra { $count } carte ugualmente buone.
}
om-log-lacerda-scientist = Sceglie { $card }, che può portargli { $points } PO.
    .card = definite
om-log-lacerda-contract = Sceglie il { $card }, che gli porta { $points } PO.
om-log-lacerda-rover-tile = Il Rover di Lacerda raggiunge { $hex }, dove si trova la tessera utile più vicina.
om-log-lacerda-rover-toward = Il Rover di Lacerda si muove su { $hex }, verso la tessera più vicina.
om-log-lacerda-rover-idle = Il Rover di Lacerda resta dov'è: non può avvicinarsi a nessuna tessera utile.
om-log-lacerda-explore = Sceglie { $hex }, il più lontano possibile dall'altro Rover.
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
om-result-tie-break = { $seat } vince con { $points } dopo lo spareggio.
om-result-shared = { $seats } condividono la vittoria con { $points }.
om-result-solo-won = Hai vinto con { $points } e hai raggiunto: { $goals }.
om-result-solo-lost = Hai perso: nessun Obiettivo in solitario è raggiunto. Il tuo punteggio: { $points }.
