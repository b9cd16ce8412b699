# What has happened, and what it was worth in the end. Log lines and results are sentences.

## Log

log-generation = Inizia la Generazione { $generation }; comincia { $seat }.
    .seat = subject
log-production-phase = La Generazione { $generation } termina con la fase di Produzione.
log-corporation = { $seat } gioca con la Corporation “{ $card }”.
    .seat = subject
log-play = { $seat } gioca “{ $card }”.
    .seat = subject
log-action = { $seat } usa l'azione di “{ $card }”.
    .seat = subject
log-effect = { $seat } usa l'effetto di “{ $card }”.
    .seat = subject
log-standard = { $seat } usa il progetto Standard “{ $project }”.
    .seat = subject
log-milestone = { $seat } rivendica la Milestone “{ $milestone }”.
    .seat = subject
log-award = { $seat } finanzia il Riconoscimento “{ $award }”.
    .seat = subject
log-convert-plants = { $seat } converte Piante in una tessera Vegetazione.
    .seat = subject
log-convert-heat = { $seat } converte Calore per aumentare la Temperatura.
    .seat = subject
log-pass = { $seat } passa.
    .seat = subject
log-last-generation = Marte è terraformato: questa Generazione è l'ultima.
log-pay = { $seat } paga { $what }.
    .seat = subject
log-income = { $seat } produce { $what }.
    .seat = subject
log-gain = { $seat } ottiene { $what }.
    .seat = subject
log-loss = { $seat } perde { $what } a causa { $by } (“{ $source }”).
    .seat = subject
    .by = of
log-own-loss = { $seat } perde { $what }.
    .seat = subject
log-add = { $seat } aggiunge { $what } a “{ $card }”.
    .seat = subject
log-card-loss = { $seat } perde { $what } da “{ $card }” a causa { $by } (“{ $source }”).
    .seat = subject
    .by = of
log-own-card-loss = { $seat } perde { $what } da “{ $card }”.
    .seat = subject
log-production-up = { $what-count ->
    [one] La Produzione { $what } { $seat } sale di { $what-count } livello.
   *[other] La Produzione { $what } { $seat } sale di { $what-count } livelli.
}
    .seat = of
    .what = which
log-production-down = { $what-count ->
    [one] La Produzione { $what } { $seat } scende di { $what-count } livello.
   *[other] La Produzione { $what } { $seat } scende di { $what-count } livelli.
}
    .seat = of
    .what = which
log-production-loss = { $what-count ->
    [one] La Produzione { $what } { $seat } scende di { $what-count } livello a causa { $by } (“{ $source }”).
   *[other] La Produzione { $what } { $seat } scende di { $what-count } livelli a causa { $by } (“{ $source }”).
}
    .seat = of
    .what = which
    .by = of
log-copy = { $seat } ripete la variazione di Produzione di “{ $card }”.
    .seat = subject
log-rating = { $seat } porta il proprio TT a { $rating }.
    .seat = subject
log-temperature = { $seat } porta la Temperatura a { $degrees } °C.
    .seat = subject
log-oxygen = { $percent ->
    [1] { $seat } porta l'Ossigeno all'{ $percent }%.
    [8] { $seat } porta l'Ossigeno all'{ $percent }%.
    [11] { $seat } porta l'Ossigeno all'{ $percent }%.
   *[other] { $seat } porta l'Ossigeno al { $percent }%.
}
    .seat = subject
log-tile = { $seat } colloca { $tile } { $where }.
    .seat = subject
    .tile = indefinite
log-neutral-tile = L'avversario neutrale colloca { $tile } { $where }.
    .tile = indefinite
log-claim = { $seat } rivendica l'area { $space }.
    .seat = subject
log-draw = { $seat } pesca { $cards }.
    .seat = subject
log-draw-cards = Peschi: { $cards }.
log-buy = { $cards-count ->
    [0] { $seat } non acquista carte.
   *[other] { $seat } acquista { $cards }.
}
    .seat = subject
log-discard = { $seat } scarta { $cards }.
    .seat = subject
log-sell = { $seat } vende { $cards }.
    .seat = subject
log-spend-holding = { $seat } spende { $what } da “{ $card }”.
    .seat = subject
log-reveal = { $seat } rivela e scarta “{ $card }”.
    .seat = subject
log-reveal-take = { $seat } rivela “{ $card }” e aggiunge la carta alla propria mano.
    .seat = subject
log-reshuffle = La pila degli scarti viene mescolata e diventa il nuovo mazzo dei Progetti.

## Score lines

score-rating = Tasso di Terraformazione (TT)
score-awards = Riconoscimenti
score-milestones = Milestone
score-greeneries = Tessere Vegetazione
score-cities = Tessere Città
score-cards = Carte
score-total = Totale

## Results

result-winner = { $seat } vince con { $points }.
    .seat = subject
result-tie-break = { $seat } vince con { $points }: a parità di punti, ha più M€.
    .seat = subject
result-shared = { $seats } vincono a pari merito con { $points }.
    .seats = subject
result-solo-won = Hai vinto: Marte è terraformato. Il tuo punteggio: { $points }.
result-solo-lost = Hai perso: dopo l'ultima Generazione Marte non è ancora terraformato.
result-solo-rating-won = Hai vinto: il tuo TT è { $rating } (richiesto: { $goal }). Il tuo punteggio: { $points }.
result-solo-rating-lost = Hai perso: il tuo TT è { $rating } (richiesto: { $goal }).
result-start = Tasso di Terraformazione iniziale
result-plants = Piante convertite in Vegetazione
result-heat = Calore convertito in Temperatura
result-first = 1º posto con { $number }
result-second = 2º posto con { $number }
