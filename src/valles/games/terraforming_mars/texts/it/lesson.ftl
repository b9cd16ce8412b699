# La lezione di una prima partita: un titolo che dice che cosa fare e qualche frase. Segue in numeri che cosa è successo.

## Come si vince

tm-lesson-goal = Vince chi ha più punti. La partita finisce quando Temperatura, Ossigeno e Oceani sono completi: passi mancanti: { $left }. Questa è la Generazione { $generation } di circa 10.
tm-lesson-goal-solo = Completa Temperatura, Ossigeno e Oceani prima che finiscano le Generazioni: passi mancanti: { $left }. Questa è la Generazione { $generation }.

## Prima del primo turno

tm-lesson-corporation-title = Scegli una Corporation
tm-lesson-corporation = Decide il tuo denaro iniziale e la tua Produzione. Prendine una che in ogni Generazione produca qualcosa che puoi usare.
tm-lesson-first-cards-title = Acquista le carte che vuoi tenere
tm-lesson-first-cards = Ognuna costa 3 M€ adesso e il proprio costo quando la giochi. Da quattro a sei sono un buon inizio; valgono di più le carte che puoi giocare presto.

## Decisioni di un turno

tm-lesson-first-card-title = Gioca una carta con il bordo chiaro
tm-lesson-first-card = Hai { $money } M€. Il costo è in alto a sinistra. Ora rendono di più le carte che aumentano la Produzione, perché la ricevi in ogni Generazione. I punti vengono dopo.
tm-lesson-action-title = Esegui un'azione o passa
tm-lesson-action = Hai { $money } M€. Gioca una carta, usa l'azione di una carta blu o un progetto Standard, oppure passa se non resta nulla di utile. All'inizio aumenta Produzione e TT; poi raccogli punti con tessere Vegetazione, Città e carte.
tm-lesson-pass-title = Passa se non resta nulla di utile
tm-lesson-pass = Ora non puoi giocare nessuna carta della mano. Passare chiude per te la Generazione; i tuoi { $money } M€ restano. Con la Produzione ricevi altri { $income } M€.
tm-lesson-second-title = Esegui una seconda azione o termina il turno
tm-lesson-second = Terminare il turno non è passare: toccherà ancora a te, finché tutti non hanno passato. Ti restano { $money } M€.
tm-lesson-tile-title = Scegli un'area per la tessera
tm-lesson-tile = Ricevi ciò che è stampato sull'area e 2 M€ per ogni tessera Oceano adiacente. Le tessere Vegetazione stanno bene accanto alle tue Città: 1 punto per sé e 1 per la Città.
tm-lesson-payment-title = Scegli come pagare
tm-lesson-payment = Con l'Acciaio paghi le carte con simbolo Edificio, con il Titanio quelle con simbolo Spazio. Usali per primi: i M€ servono per tutto il resto.
tm-lesson-attack-title = Scegli chi colpire
tm-lesson-attack = Ti conviene colpire chi è in testa. Rimuovere Risorse è sempre facoltativo.
tm-lesson-final-title = Converti le Piante in un'ultima tessera Vegetazione
tm-lesson-final = La partita è finita. Ogni tessera Vegetazione dà ancora 1 punto, e 1 per ogni Città adiacente.
tm-lesson-detail-title = Decidi questa parte dell'azione
tm-lesson-detail = Indica una risposta per vedere che cosa cambia. Puoi annullare i tuoi passi finché non si rivela qualcosa di nascosto e il turno non è finito.
tm-lesson-research-title = Acquista ciò che giocherai davvero
tm-lesson-research = Ogni carta costa 3 M€ adesso e il proprio costo più tardi. Hai { $money } M€. Di solito bastano due o tre carte; puoi anche non acquistarne.
tm-lesson-waiting-title = Tocca agli altri
tm-lesson-waiting = Il registro mostra che cosa fanno. Intanto puoi guardare le tue carte.
tm-lesson-over-title = La partita è finita
tm-lesson-over = Il risultato mostra da dove vengono i punti. Nella prossima partita confronta la tua Produzione dopo le prime tre Generazioni.

## Consigli al momento giusto

tm-lesson-last-title = Questa è l'ultima Generazione
tm-lesson-last = Tutti e tre i parametri sono completi. La Produzione non rende più: spendi tutto in punti, cioè tessere Vegetazione, Città e carte con punti.
tm-lesson-milestone-title = Puoi ottenere una Milestone
tm-lesson-milestone = Costa 8 M€ e vale 5 punti che nessuno può toglierti. In tutta la partita se ne possono ottenere solo tre: non aspettare.
tm-lesson-greenery-title = Hai abbastanza Piante per una tessera Vegetazione
tm-lesson-greenery = Convertirle è un'azione. L'Ossigeno sale e il tuo TT aumenta di 1; la tessera vale 1 punto, e 1 per ogni Città adiacente.
tm-lesson-heat-title = Hai abbastanza Calore per la Temperatura
tm-lesson-heat = Come azione, 8 unità di Calore alzano la Temperatura di un livello e il tuo TT di 1. Il Calore serve a poco altro.
tm-lesson-blue-title = Usa l'azione della tua carta blu
tm-lesson-blue = Una freccia rossa indica un'azione. L'azione di ogni carta si può usare una volta per Generazione.
tm-lesson-projects-title = I progetti Standard sono sempre possibili
tm-lesson-projects = “Asteroide” alza la Temperatura per 14 M€, “Falda Acquifera” colloca una tessera Oceano per 18 M€: ogni volta il tuo TT aumenta di 1. Costano più delle carte, ma non ne richiedono.
tm-lesson-award-title = Finanziare un Riconoscimento può convenire
tm-lesson-award = Chi è in testa alla fine ottiene 5 punti, chiunque abbia pagato. Finanziane uno solo se sei chiaramente in testa.

## Che cosa è successo

tm-lesson-did-production = Produzione: hai ricevuto { $income } M€, di cui { $rating } per il tuo TT.
tm-lesson-did-milestone = Milestone: 5 punti tuoi per sempre.
tm-lesson-did-award = Riconoscimento: 5 punti alla fine per chi è in testa.
tm-lesson-did-city = Città: alla fine 1 punto per ogni tessera Vegetazione adiacente.
tm-lesson-did-greenery = Vegetazione: alla fine 1 punto, e 1 per ogni Città adiacente.
tm-lesson-did-rating = Il tuo TT è { $rating } ({ $number } in più): altrettanti M€ in più in ogni Generazione e punti alla fine.
tm-lesson-did-credits = La tua Produzione di M€ è { $credits } ({ $number } in più): ora ricevi { $income } M€ per Generazione.
tm-lesson-did-others = Ora produci { $others ->
        [one] { $others } altra Risorsa
       *[other] { $others } altre Risorse
    } in ogni Generazione ({ $number } in più).

## Perché il computer lo farebbe

tm-hint-rest = Nient'altro di ciò che è possibile ora vale il suo costo.
tm-hint-yes = Per te vale più di quanto costa.
tm-hint-no = Ti costerebbe più di quanto vale per te.
tm-hint-rating = Il tuo TT sale: con le sue entrate vale circa { $number } M€.
tm-hint-production = La tua Produzione sale: fino alla fine vale circa { $number } M€.
tm-hint-hand = La tua mano migliora di circa { $number } M€.
tm-hint-resources = Dà o fa risparmiare Risorse per circa { $number } M€.
tm-hint-cards = Le carte in gioco, con punti ed effetti, valgono circa { $number } M€ in più.
tm-hint-milestones = Ti dà una Milestone o ti ci avvicina: circa { $number } M€.
tm-hint-awards = Ti dà buone possibilità per un Riconoscimento: circa { $number } M€.
tm-hint-map = Dà punti sulla mappa: circa { $number } M€.
tm-hint-goal = Avvicina l'obiettivo della partita: circa { $number } M€.
tm-hint-others = Danneggia gli altri: circa { $number } M€.
