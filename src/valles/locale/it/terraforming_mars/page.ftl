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
page-tm-goals = Milestone e Riconoscimenti
page-tm-milestones = Milestone
page-tm-milestones-taken = Rivendicate: { $number } di { $of }
page-tm-awards = Riconoscimenti
page-tm-awards-taken = Finanziati: { $number } di { $of }
page-tm-taken-by = a nome di { $name }
page-tm-map = Tharsis, 61 aree
page-tm-generation = Generazione
page-tm-phase-setup = Preparazione
page-tm-phase-draft = Draft
page-tm-phase-research = Fase di Ricerca
page-tm-phase-action = Fase Azioni
page-tm-phase-production = Fase di Produzione
page-tm-phase-final-greenery = Ultime tessere Vegetazione
page-tm-first = Primo giocatore: { $name }
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
page-tm-moon-phobos-space-haven = Phobos
page-tm-moon-ganymede-colony = Ganimede
page-tm-legal-areas = Aree possibili: { $number }
page-tm-hand = Mano
page-tm-hand-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} · { $playable ->
    [one] { $playable } giocabile
   *[other] { $playable } giocabili
}
page-tm-hand-empty = La tua mano è vuota. Potrai acquistare carte nella prossima fase di Ricerca.
page-tm-playable-first = Prima le giocabili
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
page-tm-action-ready = Azione pronta
page-tm-action-used = Usata in questa Generazione
page-tm-events = Eventi, a faccia in giù
page-tm-choose-cards = Carte tra cui scegliere
page-tm-look-at-map = Guarda la mappa
page-tm-look-at-cards = Guarda le carte
page-tm-then-buy = Tra questi Progetti potrai poi scegliere quali acquistare
page-tm-drafted = Scelte finora
page-tm-sub-turn = Scegli una carta, un progetto o un'azione
page-tm-sub-space = Scegli un'area; le frecce spostano, Invio sceglie
page-tm-ask-buy = Quali carte acquisti?
page-tm-ask-sell = Quali carte vendi?
page-tm-buy = { $cards ->
    [0] Non acquistare nulla
    [one] Acquista { $cards } carta per { $price } M€
   *[other] Acquista { $cards } carte per { $price } M€
}
page-tm-sell = { $cards ->
    [0] Scegli le carte
    [one] Vendi { $cards } carta per { $price } M€
   *[other] Vendi { $cards } carte per { $price } M€
}
page-tm-place-here = Colloca qui
page-tm-play-for = Gioca per { $price }
page-tm-take = Scegli { $what }
page-tm-pass = Passa
page-tm-actions = Azioni delle carte · { $number }
page-tm-award-open = Riconoscimenti · { $number }
page-tm-max = max
page-tm-regions = Parti del tavolo
page-tm-tab-table = Tavolo
page-tm-tab-hand = Mano
page-tm-tab-board = Plancia
page-tm-tab-players = Giocatori
page-tm-tab-log = Registro
page-tm-use-for = Usa per { $price }
page-tm-beside = accanto: { $what }
page-tm-beside-nothing = nessuna tessera accanto
page-tm-find-hint = Tutte le carte Progetto e le Corporation del gioco.
page-tm-find-hand = nella tua mano
page-tm-find-played = in gioco: { $name }
page-tm-playable-then = possibile nel tuo turno, allo stato attuale
page-tm-pay-up-to = · { $what }: fino a { $number }
page-tm-at-once = Subito
page-tm-counts-for = Conta per:
page-tm-chosen = Scelte: { $number } di { $of }
page-tm-draft-to = Riceve le altre: { $name }
page-tm-no-more = Non potresti pagare anche questa.
