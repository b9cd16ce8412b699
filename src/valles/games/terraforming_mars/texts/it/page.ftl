# The words of the page that shows Terraforming Mars.

page-tm-title = Terraforming Mars
page-tm-rating = Tasso di Terraformazione
page-tm-rating-short = TT
page-tm-points = Punti Vittoria attuali
page-tm-cards-in-hand = Carte in mano
page-tm-cards-played = { $number ->
    [one] { $number } giocata
   *[other] { $number } giocate
}
page-tm-see-cards = Vedi le carte di { $name }
page-tm-piles = Mazzo / scarti
page-tm-passed = ha passato
page-tm-choosing = sta scegliendo
page-tm-hit-by = perdi { $what }
page-tm-no-corporation = ancora nessuna Corporation
page-tm-nothing-played = Ancora nessuna carta.
page-tm-target = Scegli
page-tm-opponents = Avversari
page-tm-stock = { $what }: { $stock }, Produzione { $production }
page-tm-my-board = La mia plancia
page-tm-worth = vale { $price } M€
page-tm-turns-to-heat = diventa Calore
page-tm-convert-plants = Piante in Vegetazione
page-tm-convert-heat = Calore in Temperatura
page-tm-projects = Progetti Standard
page-tm-project-sell-patents = Brevetti
page-tm-project-power-plant = Centrale
page-tm-project-asteroid = Asteroide
page-tm-project-aquifer = Falda
page-tm-project-greenery = Vegetazione
page-tm-project-city = Città
page-tm-goals = Milestone e Riconoscimenti
page-tm-milestones = Milestone
page-tm-milestones-left = { $number ->
    [0] tutte rivendicate
    [one] { $number } rimasta · { $points } punti per
   *[other] { $number } rimaste · { $points } punti per
}
page-tm-awards = Riconoscimenti
page-tm-awards-next = { $players ->
    [2] { $first } punti · prossimo
   *[other] { $first } / { $second } punti · prossimo
}
page-tm-awards-gone = tutti finanziati
page-tm-counts = { $goal ->
    [0] { $what }
   *[other] { $what }: { $goal }
}
page-tm-taken-by = di { $name }
page-tm-map = { $map }, { $number } aree
page-tm-map-milestones = Milestone: { $what }
page-tm-map-awards = Riconoscimenti: { $what }
page-tm-map-volcanoes = Aree vulcaniche: { $what }
page-tm-map-random = Viene estratta all'inizio della partita.
page-tm-generation = Generazione
page-tm-last = Marte è terraformato: ultima Generazione
page-tm-last-why = Ci sarà ancora una fase di Produzione, poi potrai convertire le Piante in tessere Vegetazione. Ora contano solo i punti.
page-tm-last-generation = Ultima Generazione
page-tm-last-solo-why = Oceani, Temperatura e Ossigeno devono essere al massimo prima che tu passi.
page-tm-solo-goal = Il tuo obiettivo
page-tm-solo-goal-text = Porta al massimo Oceani, Temperatura e Ossigeno entro la fine della Generazione { $generations }.
page-tm-solo-rating-text = Raggiungi un TT di { $rating } entro la fine della Generazione { $generations }.
page-tm-solo-left = { $number ->
    [0] Questa è l'ultima.
    [one] Dopo questa ne resta { $number }.
   *[other] Dopo questa ne restano { $number }.
}
page-tm-solo-open = { $number ->
    [one] ne manca { $number }
   *[other] ne mancano { $number }
}
page-tm-solo-done = al massimo
page-tm-phase-setup = Preparazione
page-tm-phase-preludes = Carte Prelude
page-tm-phase-draft = Draft
page-tm-phase-research = Fase di Ricerca
page-tm-phase-action = Fase Azioni
page-tm-phase-production = Fase di Produzione
page-tm-phase-solar = Fase Solare
page-tm-phase-final-greenery = Ultime tessere Vegetazione
page-tm-first = Comincia: { $name }
page-tm-oceans = Oceani
page-tm-oceans-now = Tessere Oceano: { $number } di { $of }
page-tm-oxygen = Ossigeno
page-tm-oxygen-now = Ossigeno: { $percent }%
page-tm-temperature = Temperatura
page-tm-temperature-now = Temperatura: { $degrees } °C
page-tm-area = Area { $space }
page-tm-area-land = terra
page-tm-area-ocean = riservata all'Oceano
page-tm-area-volcanic = vulcanica
page-tm-area-reserved = riservata
page-tm-area-price = costa { $price } M€
page-tm-area-legal = possibile
page-tm-place-tharsis-tholus = Tharsis Tholus
page-tm-place-ascraeus-mons = Ascraeus Mons
page-tm-place-pavonis-mons = Pavonis Mons
page-tm-place-arsia-mons = Arsia Mons
page-tm-place-hecates-tholus = Hecates Tholus
page-tm-place-elysium-mons = Elysium Mons
page-tm-place-olympus-mons = Olympus Mons
page-tm-place-argyre-planitia = Argyre Planitia
page-tm-place-noctis-city = Città di Noctis
page-tm-place-south-pole = Polo Sud
page-tm-moon-phobos-space-haven = Phobos
page-tm-moon-ganymede-colony = Ganimede
page-tm-legal-areas = Aree possibili: { $number }
page-tm-hand = Mano
page-tm-offer = La tua offerta. Evidenziate: le carte che prendi.
page-tm-offer-taken = La prendi.
page-tm-hand-empty = La tua mano è vuota. Potrai acquistare carte nella prossima fase di Ricerca.
page-tm-hand-buying = La tua mano è vuota. Le carte che compri arrivano qui quando tutti hanno scelto.
page-tm-playable = giocabile ora
page-tm-cost = Costo
page-tm-in-play = In gioco
page-tm-in-play-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} · { $actions ->
    [one] { $actions } azione pronta
   *[other] { $actions } azioni pronte
}
page-tm-action-used = Usata in questa Generazione
page-tm-events = Eventi, a faccia in giù
page-tm-choose-cards = Carte tra cui scegliere
page-tm-look-at-map = Guarda la mappa
page-tm-look-at-cards = Guarda le carte
page-tm-drafted = Scelte finora
page-tm-sub-space = Scegli un'area: frecce per spostarti, Invio per scegliere
page-tm-turn = Il tuo turno: azione { $number } di { $of }
page-tm-can = Possibile: { $what }
page-tm-can-play = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
page-tm-can-action = { $number ->
    [one] { $number } azione di carte
   *[other] { $number } azioni di carte
}
page-tm-can-standard = { $number ->
    [one] { $number } progetto
   *[other] { $number } progetti
}
page-tm-can-nothing = Nessuna carta, azione o progetto possibile.
page-tm-only-patents = Resta solo la vendita di brevetti
page-tm-nothing-left = Non resta nulla da fare
page-tm-ask-buy = Quali carte acquisti?
page-tm-income = Fase di Produzione: { $rating } ({ page-tm-rating-short }) + { $made } = { $sum } M€
page-tm-income-less = Fase di Produzione: { $rating } ({ page-tm-rating-short }) − { $made } = { $sum } M€
page-tm-ask-sell = Quali carte vendi?
page-tm-buy = { $cards ->
    [0] Non acquistare nulla
    [one] Acquista { $cards } carta per { $price } M€
   *[other] Acquista { $cards } carte per { $price } M€
}
page-tm-sell = { $cards ->
    [one] Vendi { $cards } carta per { $price } M€
   *[other] Vendi { $cards } carte per { $price } M€
}
page-tm-sell-some = { $cards ->
    [0] Scegli le carte
    [one] Vendi { $cards } carta
   *[other] Vendi { $cards } carte
}
page-tm-place-here = Colloca qui
page-tm-play-for = Gioca per { $price }
page-tm-take = Scegli { $what }
page-tm-pass = { $left ->
    [0] Passa
   *[other] Passa · { $left } da usare
}
page-tm-pass-really = { $number ->
    [one] Passare con { $number } possibilità inutilizzata?
   *[other] Passare con { $number } possibilità inutilizzate?
}
page-tm-pass-final = Nella Generazione { $generation } non agirai più.
page-tm-pass-anyway = Passa comunque
page-tm-back = Indietro
page-tm-pass-idle = In tal caso passa sempre
page-tm-pass-ahead = Passa al mio turno
page-tm-pass-ahead-short = Passa in anticipo
page-tm-pass-ahead-on = Al mio turno passo
page-tm-pass-ahead-why = Ti verrà chiesto comunque se qualcuno ti toglie qualcosa o se peschi carte.
page-tm-pass-alarm-hit = Non hai passato: ti è stato tolto qualcosa.
page-tm-pass-alarm-cards = Non hai passato: hai nuove carte.
page-tm-pass-timer = Secondi alla fine del tuo turno
page-tm-draft-timer = Secondi prima che la carta sia tua
page-tm-take-back = Annulla
page-tm-passed-now = Hai passato
page-tm-passed-ahead = Hai passato, come volevi
page-tm-passed-idle = Hai passato: non restava nulla da fare
page-tm-passed-others = { $number ->
    [0] Nella Generazione { $generation } non agisce più nessuno.
    [one] Nella Generazione { $generation } agisce ancora { $number } avversario.
   *[other] Nella Generazione { $generation } agiscono ancora { $number } avversari.
}
page-tm-actions = Azioni delle carte · { $number }
page-tm-all-actions = Azioni
page-tm-answers = Risposte
page-tm-sell-patents = Vendi brevetti
page-tm-award-next = Riconoscimento · { $price } M€
page-tm-max = max
page-tm-regions = Parti del tavolo
page-tm-tab-table = Tavolo
page-tm-tab-hand = Mano
page-tm-tab-board = Plancia
page-tm-tab-players = Giocatori
page-tm-tab-goals = Obiettivi
page-tm-tab-log = Registro
page-tm-use-for = Usa per { $price }
page-tm-beside = accanto: { $what }
page-tm-beside-nothing = nessuna tessera accanto
page-tm-find-hint = Tutte le carte Progetto e le Corporation del gioco.
page-tm-find-hand = nella tua mano
page-tm-find-played = in gioco: { $name }
page-tm-playable-then = possibile nel tuo turno, allo stato attuale
page-tm-pay-up-to = · { $what }: fino a { $number }
page-tm-chosen = Scelte: { $number } di { $of }
page-tm-draft-to = Riceve le altre: { $name }
page-tm-no-more = Non potresti pagare anche questa.
page-tm-no-more-preludes = Non puoi tenere altre carte Prelude.
page-tm-hand-all = Tutte { $cards }
page-tm-hand-playable = Giocabili { $cards }
page-tm-hand-of = { $number } di { $cards } carte tra cui scegliere
page-tm-hand-below = altre { $cards }
page-tm-hand-new = nuova
page-tm-brings = Punti che porta ora: { $points }
page-tm-hand-none = Ora non puoi giocare nessuna delle tue carte.
page-tm-order = Ordine della mano
page-tm-order-playable = prima le giocabili
page-tm-order-mine = il mio ordine
page-tm-order-cost = per costo
page-tm-order-tag = per simbolo
page-tm-place-in-hand = Posto nella mano: { $at } di { $of }
page-tm-move-forward = Un posto avanti
page-tm-move-back = Un posto indietro
page-tm-short-now = { $need } · ora { $now }
page-tm-short-have = { $need } · hai { $have }
page-tm-short-of = { $have } su { $need }
page-tm-short-nobody-to-reduce = { $need } · nessuno
page-tm-short-no-space = nessuna area
page-tm-short-nothing-to-copy = nulla da ripetere
page-tm-short-nothing-to-take = nulla da rimuovere
page-tm-short-already-used = usata
page-tm-short-rating-not-raised = TT non aumentato
page-tm-short-no-place-for-it = nessuna carta adatta
page-tm-short-must-act-first = prima un'azione
page-tm-short-not-asked = non ora
page-tm-effects = Effetti
page-tm-finished = Concluse
page-tm-events-count = { $number ->
    [one] { $number } Evento
   *[other] { $number } Eventi
}
page-tm-targets = Chi può perdere cosa
page-tm-counts-milestone = { $goal }: { $has } di { $need }.
page-tm-counts-claim = Rivendicarla costa { $price } M€; { $left ->
    [one] ti resterà { $left } M€
   *[other] ti resteranno { $left } M€
}.
page-tm-opening = Preparazione
page-tm-opening-corporation = Corporation
page-tm-opening-projects = Progetti
page-tm-opening-preludes = Prelude
page-tm-opening-number = { $number } di { $of }
page-tm-opening-keep = tieni 1 di { $of }
page-tm-opening-keep-preludes = tieni { $number } di { $of }, gratis; si giocano all'inizio della Generazione 1
page-tm-opening-buy = acquista quelle che vuoi, { $price } M€ ciascuna · scelte { $number } di { $of }
page-tm-opening-yours = tue, gratis
page-tm-opening-cost = { $price } M€ per tenerla ora, { $cost } M€ per giocarla
page-tm-opening-free = tua, gratis; { $cost } M€ per giocarla
page-tm-opening-clear = Deseleziona tutte
page-tm-opening-due = Le tue carte Prelude costano { $due } M€, ma te ne restano solo { $left }. Una carta Prelude che non puoi pagare si scarta per { $compensation } M€.
page-tm-ready = fatto
page-tm-ask-start = Per cominciare: scegli una Corporation e acquista carte
page-tm-ask-start-preludes = Per cominciare: Corporation, Prelude e carte
page-tm-ask-preludes = Per cominciare: scegli le tue carte Prelude
page-tm-sub-start = Puoi cambiare tutto finché non confermi
page-tm-keep-preludes = Tieni queste carte Prelude
page-tm-preludes-missing = { $number ->
    [one] Scegli ancora 1 carta Prelude
   *[other] Scegli { $number } carte Prelude
}
page-tm-ask-begin = Per cominciare: queste carte sono tue, gratis
page-tm-sub-begin = Le paga la Beginner Corporation; guardale, poi comincia
page-tm-begin = Comincia la partita
page-tm-keep = { $cards ->
    [0] Non tenere carte
   *[other] Tieni queste, paga { $price } M€
}
page-tm-counting = Calcolo in corso…
page-tm-sending = Invio in corso…
page-tm-sum = { $money } M€ meno { $price } M€: restano { $left } M€
page-tm-sum-spoken-later = poi { $later } M€ dalle carte Prelude: { $begin } M€ per iniziare
page-tm-sum-now = M€ ora
page-tm-sum-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
page-tm-sum-left = M€ restanti
page-tm-sum-later = Prelude
page-tm-sum-begin = per iniziare
page-tm-in-hand = { $cards } in mano

## Coach


## The log and hits

page-tm-log-passes = passa
page-tm-hit = perdi { $what } ({ $from } → { $to })
