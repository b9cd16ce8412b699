# Questions, answers, and why an answer is not possible. Each stands by itself: questions and reasons are sentences,
# answers are labels without a full stop.

## Questions of a turn

om-ask-turn = Esegui un'azione principale; prima o dopo puoi eseguire un'azione esecutiva.
om-ask-turn-main-done = Esegui un'azione esecutiva o termina il tuo turno.
om-ask-turn-executed = Esegui un'azione principale.
om-ask-turn-end = Vuoi terminare il turno?
om-ask-means = { $card }: vuoi pagare Cristalli o mandarci il tuo Scienziato?
om-ask-pay = Devi pagare { $price }. Con che cosa paghi?
om-ask-buy = Vuoi pagare { $price } per { $effect }?
    .effect = infinitive
om-ask-choose = Scegli una possibilità.
om-ask-either = Con che cosa paghi per { $effect }?
    .effect = infinitive

## Questions about goods and colonists

om-ask-straight = Ottieni { $what }. Vuoi fare subito una consegna per un Contratto?
om-ask-gain-more = Vuoi mandare un Colono al lavoro per ottenere { $what } in più?
om-ask-gain-any = { $left ->
    [0] Vuoi ottenere un'altra Risorsa?
   *[other] Quale Risorsa ottieni? (ancora { $left })
}
om-ask-warehouse = { $left ->
    [0] Vuoi prendere qualcos'altro dall'Emporio?
   *[other] Che cosa prendi dall'Emporio? (ancora { $left })
}
om-ask-retrieve = Da dove recuperi un Colono?
om-ask-produce = Quale Minatore o Edificio Avanzato produce un'altra volta?
om-ask-last-delivery = La partita è finita. Vuoi ancora consegnare qualcosa per i tuoi Contratti?

## Questions about blueprints and buildings

om-ask-blueprint = { $left ->
    [0] Vuoi prendere un altro Progetto?
   *[other] Quale Progetto prendi? (ancora { $left })
}
om-ask-upgrade = { $left ->
    [0] Vuoi migliorare un altro Edificio?
   *[other] Con quale Progetto migliori un Edificio? (ancora { $left })
}
om-ask-upgrade-at = { $card }: quale Edificio migliori?
om-ask-build = Quale Edificio costruisci?
om-ask-build-at = Dove costruisci { $building }?
    .building = indefinite
om-ask-tech = Quale tessera Tecnologia usi? Per costruire qui { $building } occorre il livello { $level }.
    .building = indefinite

## Questions about the laboratory

om-ask-learn = Quale tessera Tecnologia prendi?
om-ask-install = In quale spazio del tuo Laboratorio metti la { $tech }?
om-ask-develop = { $left ->
    [0] Vuoi sviluppare di nuovo una tessera Tecnologia?
   *[other] Quale tessera Tecnologia sviluppi? (ancora { $left })
}
om-ask-compensate = { $by } ha usato la tua { $tech }. Vuoi svilupparla o tenere l'Ossigeno?
    .by = subject

## Questions about bots, rover and map

om-ask-move = Muovi i tuoi Bot e il tuo Rover. (Punti movimento: Bot { $bots }, Rover { $rover })
om-ask-move-bots = Muovi i tuoi Bot. (Punti movimento: { $left })
om-ask-move-rover = Muovi il tuo Rover. (Punti movimento: { $left })
om-ask-take-tile = Vuoi prendere la { $tile }?
om-ask-displace = Il tuo { $piece } deve fare posto. Dove lo sposti?
om-ask-place-bot = Dove collochi il nuovo Bot?
om-ask-explore = Quale tessera Scoperta collochi sulla mappa?
om-ask-explore-at = Dove collochi la { $tile }?
om-ask-keep-discovery = Quale tessera Scoperta metti sulla carta?

## Questions about ships, scientists and contracts

om-ask-ship = Quale Nave accogli?
om-ask-ship-reward = Che cosa porta la Nave?
om-ask-offer = Quale Scienziato assumi o quale Contratto prendi?
om-ask-refill = Quale Contratto va nello spazio vuoto dell'Esposizione?

## Questions about travel and turn order

om-ask-shuttle = Su quale lato collochi lo Shuttle?
om-ask-travel = Lo Shuttle parte dal tuo lato. Vuoi partire anche tu?
om-ask-travel-by-ship = Vuoi viaggiare verso l'altro lato con una tua Nave?
om-ask-space = Quale spazio dell'ordine di turno occupi?

## Answers

om-option-done = Basta così
om-option-end = Termina il tuo turno
om-option-yes = Sì
om-option-no = No
om-option-stay = Resta
om-option-travel = Viaggia
om-option-travel-by-ship = Viaggia con { $price }
om-option-keep = Tieni l'Ossigeno
om-option-boost = Manda un Colono al lavoro per potenziare l'effetto (+1)
om-option-boost-bots = Manda un Colono al lavoro per dare ai Bot 1 punto movimento in più
om-option-boost-bots-by-crystal = Paga un Cristallo per dare ai Bot 1 punto movimento in più
om-option-boost-rover = Manda un Colono al lavoro per dare al Rover 1 punto movimento in più
om-option-boost-rover-by-crystal = Paga un Cristallo per dare al Rover 1 punto movimento in più
om-option-with-crystals = Paga { $price }
om-option-with-scientist = Mandaci il tuo Scienziato
om-option-reward-colonists = { $colonists }
om-option-reward-bot = { $colonists } e 1 Bot
om-option-shuttle-orbit = In Orbita
om-option-shuttle-colony = Nella Colonia
om-option-action = { $action }
om-option-executive = Azione esecutiva per { $price }: { $effect }
om-option-use = { $price-count ->
    [0] Usa “{ $card }” (gratis)
   *[other] Usa “{ $card }” ({ $price })
}
om-option-build = { $building } ({ $price })
om-option-pay = { $what }
om-option-pay-goal = { $card } al posto di un Cristallo
om-option-goal-cards = { $option } · costa { $what }
om-option-take = { $what }
om-option-tech = { $level ->
    [0] Tessera Tecnologia { $seat }
   *[other] Tessera Tecnologia { $seat } (livello { $level })
}
    .seat = of
om-option-ship = { $price-count ->
    [0] Nave sullo spazio { $place } del Deposito cristalli; libera l'azione esecutiva: { $effect }
   *[other] Nave sullo spazio { $place } del Deposito cristalli ({ $price }); libera l'azione esecutiva: { $effect }
}
om-option-retrieve = Da “{ $action }”
om-option-retrieve-work = Dalla tua Area di Lavoro
om-option-space = { $effect-count ->
    [0] Spazio { $space }
   *[other] Spazio { $space }: { $effect }
}
om-option-choose = Possibilità { $number }
om-option-effect = { $effect }
om-option-develop = { $price-count ->
    [0] Sviluppa la { $tech } e portala allo spazio { $space } (livello { $level }, gratis)
   *[other] Sviluppa la { $tech } e portala allo spazio { $space } (livello { $level }, { $price })
}
om-option-develop-space = Sviluppa dallo spazio { $from } allo spazio { $to }
om-option-lab = { $effect-count ->
    [0] Spazio { $space } del Laboratorio
   *[other] Spazio { $space } del Laboratorio: { $effect }
}
om-option-learn = { $price-count ->
    [0] { $tech } (gratis)
   *[other] { $tech } ({ $price })
}
om-option-grid-top = Griglia tecnologica, riga superiore, spazio { $place }
om-option-grid-middle = Griglia tecnologica, riga centrale, spazio { $place }
om-option-grid-bottom = Griglia tecnologica, riga inferiore, spazio { $place }
om-option-rover = Rover { $direction } ({ $hex })
om-option-bot = Bot { $bot } { $direction } ({ $from } → { $hex })
om-option-goal = Completa l'{ $card }
om-option-task = Mostra la { $card }
om-option-deliver = Consegna { $what } per il { $card }
om-option-hex = Esagono { $hex }
om-option-card = { $price-count ->
    [0] { $card }
   *[other] { $card } ({ $price })
}

## Why not: the turn

om-why-not-asked = Al momento questa scelta non è prevista.
om-why-not-your-turn = Non è il tuo turno.
om-why-wrong-side = Questa azione è sull'altro lato del tabellone.
om-why-main-action-done = In questo turno hai già eseguito l'azione principale.
om-why-main-action-due = Prima devi eseguire l'azione principale.
om-why-executive-done = In questo turno hai già eseguito un'azione esecutiva.
om-why-must-act = Devi farlo almeno una volta.
om-why-already-used = Hai già usato una tessera Tecnologia per questo.
om-why-no-boost = Al momento non c'è nulla da potenziare.

## Why not: paying and gaining

om-why-too-expensive = { $price-count ->
    [0] Non puoi pagarne il costo.
   *[other] Costa { $price }: non puoi permettertelo.
}
om-why-no-colonist = Non hai Coloni disponibili negli Alloggi.
om-why-placement-too-expensive = Collocare lì un Colono costa inoltre { $price }: non puoi permettertelo.
om-why-slot-taken = Il tuo Colono è ancora lì.
om-why-nothing-to-gain = Non otterresti nulla.
om-why-out-of-stock = Non ce n'è più.
om-why-no-room = Non hai posto per questo.
om-why-nobody-there = Lì non hai alcun Colono.
om-why-not-needed = Nessuno dei tuoi Contratti ne ha bisogno.

## Why not: cards and tiles

om-why-not-on-display = Questa carta non è esposta.
om-why-no-marker = Non hai più segnalini Edificio Avanzato.
om-why-already-owned = Ne hai già una di questo tipo.
om-why-no-tile-there = Lì non c'è alcuna tessera.
om-why-no-tiles = Non c'è alcuna tessera Scoperta esposta.
om-why-lab-full = Nella prima colonna del tuo Laboratorio non ci sono spazi liberi.
om-why-lab-space-taken = Questo spazio del Laboratorio è occupato.
om-why-goal-not-met = Non hai questo Obiettivo Privato, oppure il suo requisito non è soddisfatto.
om-why-goal-done = Hai già completato un Obiettivo Privato.
om-why-task-not-done = Questo compito non è tuo, oppure non l'hai ancora svolto.
om-why-task-shown = In questo round hai già mostrato un compito.

## Why not: buildings

om-why-stack-empty = Non ci sono più tessere Edificio di questo tipo.
om-why-built-on = Su questo esagono c'è un Edificio.
om-why-out-of-zone = Questo esagono non è nella zona di costruzione dei tuoi Bot.
om-why-too-far = Deve stare accanto a un Edificio del suo tipo, oppure a due esagoni dal più vicino.
om-why-tech-too-low = Nessuna tessera Tecnologia in gioco ha il livello che serve per un Complesso di questa dimensione.
om-why-no-hex = Nella zona di costruzione dei tuoi Bot non ci sono esagoni adatti.
om-why-not-your-blueprint = Non hai alcun Progetto ancora da costruire.
om-why-wrong-building = Il Progetto non è adatto a questo Edificio.
om-why-complex-too-small = Questo Progetto richiede un Edificio in un Complesso di almeno 3 Edifici.
om-why-already-upgraded = Questo Edificio è già un Edificio Avanzato.
om-why-not-built = Nessuno ha costruito questo Edificio Avanzato.
om-why-no-scientist = Questo Edificio Avanzato non è tuo e non hai uno Scienziato adatto.
om-why-not-in-play = Non c'è una tessera Tecnologia di questo tipo che tu possa usare.

## Why not: ships, travel, movement

om-why-ship-on-it = Su questo spazio del Deposito cristalli c'è ancora una Nave.
om-why-no-ship-there = Su questo spazio del Deposito cristalli non c'è alcuna Nave.
om-why-level-too-low = Hai già accolto tutte le Navi che il livello della Colonia consente.
om-why-no-ship = Non hai Navi nel tuo Hangar.
om-why-already-there = Sei già su quel lato.
om-why-space-taken = Questo spazio dell'ordine di turno è occupato.
om-why-no-points = Non restano punti movimento.
om-why-off-the-map = Lì finisce la mappa.
om-why-cannot-stay = Lì non potrebbe né restare né proseguire.
om-why-must-move-on = Non può restare dov'è: prima fallo proseguire.
