# What cards, tiles and boards say. A phrase has a small first letter and no full stop: it may stand inside another one.
# An attribute named after an argument says which case it takes, and after it how a list is joined (and, or, then).
# Inner phrases come as $case says: infinitive ("ottenere"), else imperative ("ottieni").

## The parts of a card

om-text-needs = richiede { $needs }
om-text-reward = Ricompensa: { $effect }
om-text-executive = Azione esecutiva: { $effect }

## Requirements of goals

om-need-blueprints = { $least ->
    [one] { $least } Progetto, costruito o no
   *[other] { $least } Progetti, costruiti o no
}
om-need-advanced = { $least ->
    [one] { $least } Edificio Avanzato di tua proprietà
   *[other] { $least } Edifici Avanzati di tua proprietà
}
om-need-mines = { $least ->
    [one] { $least } Miniera con un tuo Colono o segnalino
   *[other] { $least } Miniere con un tuo Colono o segnalino
}
om-need-discoveries = { $least ->
    [one] { $least } tessera Scoperta
   *[other] { $least } tessere Scoperta
}
om-need-largest = un Edificio Avanzato di tua proprietà in un Complesso di almeno { $least } Edifici
om-need-same-resources = { $least ->
    [one] { $least } Risorsa nel tuo Deposito risorse, esclusi i Minerali
   *[other] { $least } Risorse dello stesso tipo nel tuo Deposito risorse, esclusi i Minerali
}
om-need-shelters = { $least ->
    [one] { $least } Rifugio di tua proprietà
   *[other] { $least } Rifugi di tua proprietà
}
om-need-level = una Colonia di livello { $least }
om-need-quarters = { $least ->
    [one] { $least } Colono nei tuoi Alloggi
   *[other] { $least } Coloni nei tuoi Alloggi
}
om-need-techs = { $least ->
    [one] { $least } tessera Tecnologia nel tuo Laboratorio
   *[other] { $least } tessere Tecnologia nel tuo Laboratorio
}
om-need-hangar = { $least ->
    [one] { $least } Nave nel tuo Hangar
   *[other] { $least } Navi nel tuo Hangar
}
om-need-research = { $least ->
    [one] { $least } tessera Ricerca
   *[other] { $least } tessere Ricerca
}
om-need-scientists = { $least ->
    [one] { $least } Scienziato
   *[other] { $least } Scienziati
}
om-need-contracts = { $least ->
    [one] { $least } Contratto completato
   *[other] { $least } Contratti completati
}
om-need-cubes = { $least } dei tuoi cubi nell'Area Progresso
om-need-complexes = Edifici Avanzati di tua proprietà in { $least } diversi Complessi di almeno 3 Edifici
om-need-top-tech = una tessera Tecnologia di livello { $least }
om-need-lab-spaces = tessere Tecnologia sugli spazi { $spaces } del Laboratorio
om-need-both-contracts = un Contratto di Miglioria e un Contratto di Consegna completati
om-need-contract = il { $contract } completato
om-need-goal = un Obiettivo Privato completato
om-need-scientist = { $scientist }
    .scientist = definite
om-need-advanced-of = { $least } { $building } di tua proprietà
    .building = advanced
om-need-complex-of = un Complesso di almeno { $least } { $building }
om-need-stored = { $what } nel tuo Deposito risorse
om-need-tech = la tua { $tech } al livello { $level }
om-need-side = il tuo segnalino Giocatore in { $side }
om-need-lead = almeno { $least } PO in più di Lacerda

## Combinations

om-in-order = { $steps }
    .steps = nominative then
om-choose = { $ways }
    .ways = nominative or-else
om-buy = paga { $price } per { $effect }
    .effect = infinitive
# What a boost adds to a step ("migliora 1 Edificio, e 1 in più …"), to the times of a step (time) or to movement points (point).
om-more = { $case ->
    [time] , e una volta in più per ogni Colono che mandi al lavoro
    [point] , più 1 per ogni Colono che mandi al lavoro
   *[other] , e 1 in più per ogni Colono che mandi al lavoro
}
om-more-once = , e 1 in più se mandi un Colono al lavoro
om-more-by-crystal = { $case ->
    [bought] , più 1 per ogni Cristallo aggiuntivo che paghi
   *[point] , più 1 per ogni Cristallo che paghi
}

## Goods, points, colonists

om-gain = { $case ->
    [infinitive] ottenere { $what }
   *[other] ottieni { $what }
}
om-gain-more = ottieni { $what } per ogni Colono che mandi al lavoro
om-gain-any = { $case ->
    [infinitive] { $count ->
        [one] ottenere { $count } Risorsa a tua scelta, esclusi i Minerali{ $more }
       *[other] ottenere { $count } Risorse a tua scelta, esclusi i Minerali{ $more }
    }
   *[other] { $count ->
        [one] ottieni { $count } Risorsa a tua scelta, esclusi i Minerali{ $more }
       *[other] ottieni { $count } Risorse a tua scelta, esclusi i Minerali{ $more }
    }
}
om-warehouse = { $case ->
    [infinitive] { $count ->
        [one] prendere { $count } Risorsa o { $count } Cristallo dall'Emporio{ $more }
       *[other] prendere fino a { $count } Risorse o Cristalli dall'Emporio{ $more }
    }
   *[other] { $count ->
        [one] prendi { $count } Risorsa o { $count } Cristallo dall'Emporio{ $more }
       *[other] prendi fino a { $count } Risorse o Cristalli dall'Emporio{ $more }
    }
}
om-warehouse-resource = { $case ->
    [infinitive] { $count ->
        [one] prendere { $count } Risorsa dall'Emporio{ $more }
       *[other] prendere fino a { $count } Risorse dall'Emporio{ $more }
    }
   *[other] { $count ->
        [one] prendi { $count } Risorsa dall'Emporio{ $more }
       *[other] prendi fino a { $count } Risorse dall'Emporio{ $more }
    }
}
om-score = ottieni { $points } PO
om-retrieve-work = { $count ->
    [one] recupera { $count } Colono dalla tua Area di Lavoro
   *[other] recupera fino a { $count } Coloni dalla tua Area di Lavoro
}
om-retrieve-anywhere = { $count ->
    [one] recupera { $count } Colono da uno slot azione o dalla tua Area di Lavoro
   *[other] recupera fino a { $count } Coloni dagli slot azione o dalla tua Area di Lavoro
}
om-retrieve-all-slots = recupera quanti Coloni vuoi dagli slot azione
om-produce = fai produrre tutti i tuoi Minatori ed Edifici Avanzati
om-produce-again = fai produrre uno di essi un'altra volta per ogni Colono che mandi al lavoro

## Blueprints and buildings

om-take-blueprint = { $case ->
    [infinitive] { $count ->
        [one] prendere { $count } Progetto{ $more }
       *[other] prendere fino a { $count } Progetti{ $more }
    }
   *[other] { $count ->
        [one] prendi { $count } Progetto{ $more }
       *[other] prendi fino a { $count } Progetti{ $more }
    }
}
om-upgrade = { $case ->
    [infinitive] { $count ->
        [one] migliorare { $count } Edificio{ $more }
       *[other] migliorare fino a { $count } Edifici{ $more }
    }
   *[other] { $count ->
        [one] migliora { $count } Edificio{ $more }
       *[other] migliora fino a { $count } Edifici{ $more }
    }
}
om-upgrade-free = { $count ->
    [one] migliora gratis { $count } Edificio{ $more }
   *[other] migliora gratis fino a { $count } Edifici{ $more }
}
om-upgrade-anywhere = { $count ->
    [one] migliora { $count } Edificio in qualunque punto della mappa{ $more }
   *[other] migliora fino a { $count } Edifici in qualunque punto della mappa{ $more }
}
om-construct = costruisci { $building }
    .building = indefinite
om-construct-boosted = costruisci { $building } (per ogni Colono che mandi al lavoro, la tessera Tecnologia che usi vale 1 livello in più)
    .building = indefinite
om-construct-any = costruisci un Edificio a tua scelta

## Laboratory

om-learn = { $count ->
    [one] prendi { $count } tessera Tecnologia{ $more }
   *[other] prendi fino a { $count } tessere Tecnologia{ $more }
}
om-develop = { $count ->
    [one] sviluppa una volta una tessera Tecnologia{ $more }
   *[other] sviluppa tessere Tecnologia fino a { $count } volte{ $more }
}
    .more = time
om-develop-free = { $case ->
    [infinitive] { $count ->
        [one] sviluppare una volta una tessera Tecnologia senza altri costi{ $more }
       *[other] sviluppare tessere Tecnologia fino a { $count } volte senza altri costi{ $more }
    }
   *[other] { $count ->
        [one] sviluppa gratis una volta una tessera Tecnologia{ $more }
       *[other] sviluppa gratis tessere Tecnologia fino a { $count } volte{ $more }
    }
}
    .more = time

## Bots, rover, ships, scientists, travel

om-move-bots = { $case ->
    [infinitive] { $points ->
        [one] muovere i tuoi Bot usando in tutto fino a { $points } punto movimento{ $more }
       *[other] muovere i tuoi Bot usando in tutto fino a { $points } punti movimento{ $more }
    }
   *[other] { $points ->
        [one] muovi i tuoi Bot usando in tutto fino a { $points } punto movimento{ $more }
       *[other] muovi i tuoi Bot usando in tutto fino a { $points } punti movimento{ $more }
    }
}
    .more = { $case ->
        [infinitive] bought
       *[other] point
    }
om-move-bots-as-rovers = { $points ->
    [one] muovi i tuoi Bot, che raccolgono Cristalli e tessere come fa un Rover, usando in tutto fino a { $points } punto movimento{ $more }
   *[other] muovi i tuoi Bot, che raccolgono Cristalli e tessere come fa un Rover, usando in tutto fino a { $points } punti movimento{ $more }
}
    .more = point
om-move-rover = { $case ->
    [infinitive] { $points ->
        [one] muovere il tuo Rover usando fino a { $points } punto movimento{ $more }
       *[other] muovere il tuo Rover usando fino a { $points } punti movimento{ $more }
    }
   *[other] { $points ->
        [one] muovi il tuo Rover usando fino a { $points } punto movimento{ $more }
       *[other] muovi il tuo Rover usando fino a { $points } punti movimento{ $more }
    }
}
    .more = { $case ->
        [infinitive] bought
       *[other] point
    }
om-move-rover-by-tech = muovi il tuo Rover usando un numero di punti movimento pari al livello di una tessera Tecnologia Rover{ $more }
    .more = point
om-welcome = { $count ->
    [one] accogli { $count } Nave{ $more }
   *[other] accogli fino a { $count } Navi{ $more }
}
om-welcome-free = { $count ->
    [one] accogli gratis { $count } Nave{ $more }
   *[other] accogli gratis fino a { $count } Navi{ $more }
}
om-welcome-more = { $count ->
    [one] accogli { $count } Nave{ $more }; ogni Nave porta 1 Colono in più del solito
   *[other] accogli fino a { $count } Navi{ $more }; ogni Nave porta 1 Colono in più del solito
}
om-take-scientist-free = assumi gratis uno Scienziato
om-take-contract = prendi un Contratto Terrestre
om-take-contract-free = prendi gratis un Contratto Terrestre
om-take-either = assumi uno Scienziato o prendi un Contratto Terrestre
om-travel-orbit = viaggia verso l'Orbita senza Shuttle né Nave
om-travel-colony = viaggia verso la Colonia senza Shuttle né Nave
om-travel-other = viaggia verso l'altro lato del tabellone senza Shuttle né Nave
om-keep-discovery = metti su questa carta una delle tessere Scoperta esposte e applicane il beneficio; ogni uso successivo dà di nuovo il beneficio di quella tessera

## What is said about each blueprint

om-fits = { $level ->
    [1] serve a migliorare { $building }
   *[other] serve a migliorare { $building } in un Complesso di almeno 3 Edifici
}
    .building = indefinite
om-when-taken = quando prendi questa carta, ottieni { $what }
om-built-or-not = a fine partita: { $points } se è costruito, −{ $points } se non lo è

## What is said about each scientist

om-hired-for = costo di assunzione: { $price }
om-works-in = lavora { $building }: dove si trova questo Scienziato, l'azione esecutiva non costa Cristalli
    .building = in-advanced
om-scores-each = a fine partita: { $points } per ogni { $building } su Marte, chiunque ne sia il proprietario
    .building = advanced

## What is said about each contract

om-contract-upgrade = devi possedere { $building } in un Complesso di almeno 4 Edifici
    .building = an-advanced
om-contract-delivery = consegna { $goods }
om-done-or-not = a fine partita: { $success } se è completato, −{ $failure } se non lo è

## What is said about each mission

om-mission-research-tiles = contributo: prendere una tessera Ricerca dalla mappa
om-mission-blueprints = contributo: prendere un Progetto
om-mission-advanced-buildings = contributo: migliorare un Edificio
om-mission-bots = contributo: collocare un Bot sulla mappa
om-mission-discovery-tiles = contributo: prendere una tessera Scoperta dalla mappa
om-mission-techs = contributo: prendere una tessera Tecnologia dalla Griglia tecnologica
om-mission-progress-cubes = contributo: collocare un cubo nell'Area Progresso
om-mission-scientists = contributo: assumere uno Scienziato
om-mission-contracts = contributo: completare un Contratto Terrestre
om-mission-crystals = chi contribuisce ottiene { $what }
om-mission-steps = contributi necessari: { $count } ({ $players } giocatori), { $others }
    .others = nominative comma
om-mission-step = { $count } ({ $players } giocatori)
om-mission-marker = il suo segnalino si trova accanto all'azione principale “{ $action }”

## First Colonist cards

om-first-card = quando costruisci { $buildings }, rimuovi questa carta e pesca 2 compiti
    .buildings = indefinite or
om-task-learn-tech = compito: prendere una tessera Tecnologia
om-task-welcome-ship = compito: accogliere una Nave
om-task-construct-shelter = compito: costruire un Rifugio
om-task-hire-scientist = compito: assumere uno Scienziato
om-task-develop = compito: sviluppare una tessera Tecnologia
om-task-develop-twice = compito: sviluppare tessere Tecnologia due volte in un turno
om-task-place-discovery = compito: collocare una tessera Scoperta
om-task-obtain-blueprint = compito: prendere un Progetto

## Rewards of the Life Support System

om-score-each = ottieni { $points } { $per }
om-each-top-tech = per ogni livello della tua tessera Tecnologia più sviluppata
om-each-hangar = per ogni Nave nel tuo Hangar
om-each-advanced = per ogni Edificio Avanzato di tua proprietà
om-each-mines = per ogni Miniera con un tuo Colono o segnalino
om-each-bots = per ogni tuo Bot sulla mappa
om-each-discoveries = per ogni tessera Scoperta che hai preso
om-each-shelters = per ogni Rifugio di tua proprietà
om-each-quarters = per ogni Colono nei tuoi Alloggi

## Tech tiles

om-tech-building = quando costruisci { $building }, puoi unire il nuovo Edificio ad altri dello stesso tipo, fino a un numero pari al livello di questa tessera
    .building = indefinite
om-tech-shelter = quando costruisci un Rifugio, puoi unirlo ad altri tuoi Rifugi, fino a un numero pari al livello di questa tessera
om-tech-rover = aggiunge il suo livello ai punti movimento di un Rover
om-tech-upgrade = quando migliori un Edificio, puoi migliorarne altri, fino a un numero pari al livello di questa tessera
om-tech-ship = quando accogli una o più Navi, ottieni Coloni in più, fino a un numero pari al livello di questa tessera (una volta per azione)

## Executive action 8

om-use-building = paga { $price } per usare l'azione esecutiva di uno dei tuoi Edifici Avanzati; è gratis dove si trova uno Scienziato adatto

## Solo cards

om-solo-actions = azione di Lacerda: in Orbita “{ $orbit }”, nella Colonia “{ $colony }”
om-solo-mission = dal secondo giro del mazzo in poi fa avanzare la Missione { $letter }
om-solo-travels = Lacerda viaggia con lo Shuttle
om-solo-stays = Lacerda resta dov'è quando lo Shuttle viaggia

## What points are for

om-for-first-step = per il primo passo del segnalino { $building }
om-for-reward = per la { $card }
om-for-progress = per i cubi Progresso
