# Questions, answers, and why an answer is not possible. Each stands by itself: questions and reasons are sentences,
# answers are labels without a full stop.

## Questions

ask-action = Generazione { $generation }: esegui un'azione o passa.
ask-second-action = Generazione { $generation }: esegui una seconda azione o termina il tuo turno.
ask-corporation = Con quale Corporation giochi?
ask-buy = Vuoi acquistare “{ $card }” per 3 M€?
ask-sell = Vuoi vendere “{ $card }” per 1 M€?
ask-draft = { $left ->
    [2] Tieni una di queste { $left } carte e passa l'altra.
   *[other] Tieni una di queste { $left } carte e passa le altre.
}
ask-final-greenery = Vuoi convertire Piante in una tessera Vegetazione?
ask-payment = Quantità di { $what } da usare? (ancora da pagare: { $price } M€)
ask-order = { $card }: quale effetto si applica per primo?
ask-choose = { $card }: scegli una possibilità.
ask-may = { $card }: vuoi { $effect }?
    .effect = infinitive
ask-tile = Dove collochi { $tile } ({ $where })?
    .tile = definite
ask-claim = { $card }: quale area rivendichi?
ask-add = { $card }: a quale carta aggiungi { $what }?
ask-take = { $card }: da quale carta rimuovi { $what }?
ask-remove-holding = { $card }: puoi rimuovere fino a { $what }. Da quale carta ne rimuovi 1?
ask-remove-target = { $card }: da quale giocatore rimuovi fino a { $what }?
ask-remove-amount = { $card }: quanto perde { $seat } (fino a { $what })?
    .seat = subject
ask-reduce = { $card }: a quale giocatore riduci { $what }?
    .what = production-by
ask-exchange = { $card }: quante unità di { $given } spendi?
ask-exchange-production = { $card }: di quanti livelli riduci la tua Produzione { $given }?
    .given = production
ask-copy = { $card }: di quale carta ripeti la variazione di Produzione?
ask-discard = { $card }: quale carta scarti?
ask-take-card = { $card }: scegli { $cards } da tenere.
ask-play-from-hand = { $card }: quale carta giochi?
ask-award = { $card }: quale Riconoscimento finanzi?
ask-raise-production = { $card }: quale Produzione aumenti?

## Answers

option-pass = Passa per questa Generazione
option-end = Termina il tuo turno
option-keep-plants = Tieni le Piante
option-yes = Sì
option-no = No
option-convert-plants = Converti Piante in una tessera Vegetazione
option-convert-heat = Converti Calore in Temperatura
option-standard = { $price ->
    [0] Progetto Standard “{ $project }”
   *[other] Progetto Standard “{ $project }” ({ $price } M€)
}
option-milestone = Rivendica la Milestone “{ $milestone }” ({ $price } M€)
option-award = { $price ->
    [0] Finanzia il Riconoscimento “{ $award }”
   *[other] Finanzia il Riconoscimento “{ $award }” ({ $price } M€)
}
option-choose = Possibilità { $number }
option-effect = { $effect }
option-first-part = Prima: { $effect }
option-first = Prima: l'effetto di “{ $card }”
option-target = { $seat }
option-no-target = Nessuno
option-amount = { $amount }
option-pay = { $what }
option-space = Area { $space }
option-card = { $card }
option-play = Gioca “{ $card }” ({ $price } M€)
option-action = Usa l'azione di “{ $card }”
option-production = Produzione { $what }
    .what = production

## Why not

why-not-in-hand = Questa carta non è tra quelle che puoi scegliere.
why-too-expensive = { $price ->
    [0] Puoi pagare al massimo { $have } M€, e non basta.
   *[other] { $have ->
        [0] Costa { $price } M€, ma non puoi pagare nulla.
       *[other] Costa { $price } M€, ma puoi pagare al massimo { $have } M€.
    }
}
why-too-low = Richiede { $need }. Ora: { $now }.
why-too-high = Richiede { $need }. Ora: { $now }.
why-tags-missing = Richiede { $need }. Ora: { $now }.
why-production-missing = Richiede { $need }. Ora: { $now }.
why-cities-missing = Richiede { $need }. Ora: { $now }.
why-greeneries-missing = Richiede { $need }. Ora: { $now }.
why-production-too-low = La tua Produzione { $what } è troppo bassa: { $have } (serve almeno { $need }).
    .what = production
why-stock-too-low = Non hai abbastanza { $what }: { $have } su { $need }.
why-nobody-to-reduce = Nessun giocatore ha una Produzione { $what } che si possa ridurre di { $what-count ->
    [one] { $what-count } livello
   *[other] { $what-count } livelli
}.
    .what = production
why-no-space = { $tiles-count ->
    [0] Non c'è alcuna area adatta.
   *[other] Non c'è alcuna area adatta per { $tiles }.
}
    .tiles = indefinite
why-nothing-to-copy = Non c'è alcuna variazione di Produzione da ripetere.
why-nothing-to-take = Non c'è nulla da rimuovere.
why-not-in-play = Non hai questa carta in gioco.
why-already-used = Questa azione è già stata usata in questa Generazione.
why-already-claimed = Non è più disponibile.
why-none-left = Il massimo di tre è già stato raggiunto.
why-goal-not-reached = Obiettivo: { $need }. Ora: { $now }.
why-not-in-solo = Nella variante in solitaria non ci sono Milestone né Riconoscimenti.
why-no-cards = Devi scegliere almeno una carta della tua mano.
why-occupied = Su quest'area c'è già una tessera.
why-ocean-area = Quest'area è riservata all'Oceano.
why-not-ocean-area = Quest'area non è riservata all'Oceano.
why-reserved = Quest'area è riservata.
why-claimed = Un altro giocatore ha rivendicato quest'area.
why-next-to-city = Quest'area è adiacente a una tessera Città.
why-not-next-to-own = Quest'area non è adiacente ad alcuna delle tue tessere.
why-not-next-to-city = Quest'area non è adiacente ad alcuna tessera Città.
why-not-next-to-two-cities = Quest'area non è adiacente a due tessere Città.
why-not-next-to-greenery = Quest'area non è adiacente ad alcuna tessera Vegetazione.
why-not-alone = Quest'area è adiacente a un'altra tessera.
why-no-metal = Su quest'area non ci sono né Acciaio né Titanio come bonus di Posizionamento.
why-no-volcano = Questa non è un'area vulcanica.
why-protected = Qui le Risorse sono protette e non possono essere rimosse.
why-not-a-target = Qui non c'è nulla da rimuovere o da ridurre.
why-payment-short = Non ti basterebbe per pagare quanto manca.
why-payment-wasteful = È più del necessario.
why-rating-not-raised = Il tuo TT non è aumentato in questa Generazione.
why-no-place-for-it = Su questa carta non si può accumulare questo tipo di Risorsa.
why-must-act-first = Prima esegui un'azione, oppure passa.
why-already-acted = In questo turno hai già eseguito un'azione e non puoi passare: termina invece il turno.
why-not-asked = Al momento questa scelta non è prevista.
why-not-lowest = Questa Produzione non è tra le tue più basse.
why-nothing-to-play = Non hai in mano alcuna carta che tu possa giocare.
