# The words of the page that shows Terraforming Mars.

page-tm-title = Terraforming Mars
page-tm-rating = Tasso di Terraformazione
page-tm-rating-short = TT
page-tm-points = Punti vittoria ora
page-tm-cards-in-hand = Carte in mano
page-tm-cards-played = { $number } giocate
page-tm-see-cards = Vedi le carte di { $name }
page-tm-piles = Mazzo / scarti
page-tm-passed = ha passato
page-tm-choosing = sta scegliendo
page-tm-no-corporation = ancora nessuna corporazione
page-tm-nothing-played = Ancora nessuna carta.
page-tm-target = Scegli
page-tm-opponents = Avversari
page-tm-stock = { $what }: { $stock }, produzione { $production }
page-tm-my-board = La mia plancia
page-tm-worth = vale { $price }
page-tm-turns-to-heat = diventa Calore
page-tm-convert-plants = Piante in Vegetazione
page-tm-convert-heat = Calore in temperatura
page-tm-projects = Progetti Standard
page-tm-goals = Milestone e Riconoscimenti
page-tm-milestones = Milestone
page-tm-milestones-taken = { $number } di { $of } reclamate
page-tm-awards = Riconoscimenti
page-tm-awards-taken = { $number } di { $of } finanziati
page-tm-taken-by = di { $name }
page-tm-map = Tharsis, 61 aree
page-tm-generation = Generazione
page-tm-phase-setup = Preparazione
page-tm-phase-draft = Draft
page-tm-phase-research = Fase di Ricerca
page-tm-phase-action = Fase delle Azioni
page-tm-phase-production = Fase di Produzione
page-tm-phase-final-greenery = Ultime vegetazioni
page-tm-first = Primo: { $name }
page-tm-oceans = Oceani
page-tm-oceans-now = { $number } tessere Oceano su { $of }
page-tm-oxygen = Ossigeno
page-tm-oxygen-now = Ossigeno { $percent } %
page-tm-temperature = Temperatura
page-tm-temperature-now = Temperatura { $degrees } °C
page-tm-area = Riga { $row }, colonna { $column }
page-tm-area-land = terra
page-tm-area-ocean = riservata all'Oceano
page-tm-area-volcanic = vulcanica
page-tm-area-reserved = riservata
page-tm-area-legal = possibile
page-tm-legal-areas = Aree possibili: { $number }
page-tm-hand = Mano
page-tm-hand-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} · { $playable ->
    [one] { $playable } giocabile
   *[other] { $playable } giocabili
}
page-tm-hand-empty = La tua mano è vuota. Potrai comprare carte nella prossima fase di Ricerca.
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
page-tm-events = Eventi, coperti
page-tm-choose-cards = Carte tra cui scegliere
page-tm-look-at-map = Guarda la mappa
page-tm-look-at-cards = Guarda le carte
page-tm-then-buy = Tra questi progetti potrai poi comprare
page-tm-drafted = Scelte finora
page-tm-sub-turn = Scegli una carta, un progetto o un'azione
page-tm-sub-space = Scegli un'area; le frecce spostano, Invio sceglie
page-tm-ask-buy = Quali carte compri?
page-tm-ask-sell = Quali carte vendi?
page-tm-basket = Carte scelte: { $cards }
page-tm-buy = { $cards ->
    [0] Non comprare nulla
   *[other] Compra { $cards } per { $price } M€
}
page-tm-sell = { $cards ->
    [0] Scegli le carte
   *[other] Vendi { $cards } per { $cards } M€
}
page-tm-place-here = Piazza qui
page-tm-play-for = Gioca per { $price }
page-tm-pay = Paga con { $what }
page-tm-take = Scegli { $what }
page-tm-cancel = Annulla
page-tm-pass = Passa
page-tm-actions = Azioni delle carte · { $number }
page-tm-award-open = Riconoscimenti · { $number }
page-tm-max = max
page-tm-hidden-next = Poi si rivela qualcosa di nascosto e non si potrà annullare.
page-tm-hidden-short = rivela carte
page-tm-regions = Parti del tavolo
page-tm-tab-table = Tavolo
page-tm-tab-hand = Mano
page-tm-tab-board = Plancia
page-tm-tab-players = Giocatori
page-tm-tab-log = Registro
