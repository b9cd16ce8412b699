# What has happened, and what it was worth in the end. Log lines and results are sentences.

## Log

log-generation = Inizia la Generazione { $generation }; il primo giocatore è { $seat }.
log-production-phase = La Generazione { $generation } termina con la fase di Produzione.
log-corporation = { $seat } gioca con la Corporation “{ $card }”.
log-play = { $seat } gioca “{ $card }”.
log-action = { $seat } usa l'azione di “{ $card }”.
log-standard = { $seat } usa il progetto Standard “{ $project }”.
log-milestone = { $seat } rivendica la Milestone “{ $milestone }”.
log-award = { $seat } finanzia il Riconoscimento “{ $award }”.
log-convert-plants = { $seat } converte Piante in una tessera Vegetazione.
log-convert-heat = { $seat } converte Calore per alzare la Temperatura.
log-pass = { $seat } passa.
log-pay = { $seat } paga { $what }.
log-income = { $seat } produce { $what }.
log-gain = { $seat } ottiene { $what }.
log-loss = { $seat } perde { $what } a causa { $by }.
    .by = of
log-add = { $seat } aggiunge { $what } a “{ $card }”.
log-card-loss = { $seat } perde { $what } da “{ $card }” a causa { $by }.
    .by = of
log-production-up = La Produzione { $seat } aumenta di { $what }.
    .seat = of
log-production-down = La Produzione { $seat } diminuisce di { $what }.
    .seat = of
log-copy = { $seat } ripete la variazione di Produzione di “{ $card }”.
log-rating = Il TT { $seat } sale a { $rating }.
    .seat = of
log-temperature = { $seat } porta la Temperatura a { $degrees } °C.
log-oxygen = { $percent ->
    [1] { $seat } porta l'Ossigeno all'{ $percent }%.
    [8] { $seat } porta l'Ossigeno all'{ $percent }%.
    [11] { $seat } porta l'Ossigeno all'{ $percent }%.
   *[other] { $seat } porta l'Ossigeno al { $percent }%.
}
log-tile = { $seat } colloca { $tile } { $where }.
    .tile = indefinite
log-neutral-tile = L'avversario neutrale riceve { $tile } { $where }.
    .tile = indefinite
log-claim = { $seat } rivendica l'area { $space }.
log-draw = { $seat } pesca { $cards }.
log-draw-cards = Peschi: { $cards }.
log-buy = { $cards-count ->
    [0] { $seat } non acquista carte.
   *[other] { $seat } acquista { $cards }.
}
log-discard = { $seat } scarta { $cards }.
log-sell = { $seat } vende { $cards }.
log-spend-holding = { $seat } spende { $what } da “{ $card }”.
log-reveal = { $seat } rivela e scarta “{ $card }”.
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
result-tie-break = { $seat } vince con { $points }: a parità di punti, ha più M€.
result-shared = { $seats } condividono la vittoria con { $points }.
result-solo-won = Hai vinto: Marte è terraformato. Il tuo punteggio: { $points }.
result-solo-lost = Hai perso: dopo l'ultima Generazione Marte non è ancora terraformato.
