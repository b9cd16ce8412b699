# What has happened, and what it was worth in the end. Log lines and results are sentences.

## Log

log-generation = Rozpoczyna się pokolenie { $generation }; zaczyna { $seat }.
log-production-phase = Pokolenie { $generation } kończy się fazą produkcji.
log-corporation = { $seat } gra korporacją „{ $card }”.
log-play = { $seat } zagrywa kartę „{ $card }”.
log-action = { $seat } wykorzystuje akcję karty „{ $card }”.
log-effect = { $seat } korzysta z efektu karty „{ $card }”.
log-standard = { $seat } wykorzystuje projekt standardowy „{ $project }”.
log-milestone = { $seat } uzyskuje Tytuł { $milestone }.
    .milestone = genitive
log-award = { $seat } funduje Nagrodę { $award }.
    .award = genitive
log-convert-plants = { $seat } zamienia roślinność w obszar zieleni.
log-convert-heat = { $seat } zamienia ciepło w Temperaturę.
log-pass = { $seat } pasuje.
log-last-generation = Mars jest sterraformowany: to pokolenie jest ostatnie.
log-pay = { $seat } wydaje { $what }.
    .what = accusative
log-income = { $seat } produkuje { $what }.
    .what = accusative
log-gain = { $seat } otrzymuje { $what }.
    .what = accusative
log-loss = „{ $source }” ({ $by }): { $seat } traci { $what }.
    .what = accusative
log-own-loss = { $seat } traci { $what }.
    .what = accusative
log-add = { $seat } umieszcza { $what } na karcie „{ $card }”.
    .what = accusative
log-card-loss = „{ $source }” ({ $by }): { $seat } traci { $what } z karty „{ $card }”.
    .what = accusative
log-own-card-loss = { $seat } traci { $what } z karty „{ $card }”.
    .what = accusative
log-production-up = { $seat } podnosi swoją produkcję { $what }.
    .what = production
log-production-down = { $seat } obniża swoją produkcję { $what }.
    .what = production
log-production-loss = „{ $source }” ({ $by }): { $seat } obniża swoją produkcję { $what }.
    .what = production
log-copy = { $seat } powtarza zmianę produkcji z karty „{ $card }”.
log-rating = { $seat } podnosi swój WT do { $rating }.
log-temperature = { $seat } podnosi Temperaturę do { $degrees } °C.
log-oxygen = { $seat } podnosi Poziom Tlenu do { $percent }%.
log-tile = { $seat } umieszcza { $tile } { $where }.
    .tile = accusative
log-neutral-tile = Wirtualny przeciwnik umieszcza { $tile } { $where }.
    .tile = accusative
log-claim = { $seat } kładzie swój znacznik na polu { $space }.
log-draw = { $seat } dobiera { $cards }.
    .cards = accusative
log-draw-cards = Dobierasz: { $cards }.
log-buy = { $cards-count ->
    [0] { $seat } nie kupuje żadnych kart.
   *[other] { $seat } kupuje { $cards }.
}
    .cards = accusative
log-discard = { $seat } odrzuca { $cards }.
    .cards = accusative
log-sell = { $seat } sprzedaje { $cards }.
    .cards = accusative
log-spend-holding = { $seat } wydaje { $what } z karty „{ $card }”.
    .what = accusative
log-reveal = { $seat } odkrywa i odrzuca kartę „{ $card }”.
log-reveal-take = { $seat } odkrywa kartę „{ $card }” i bierze ją na rękę.
log-reshuffle = Stos kart odrzuconych zostaje przetasowany i staje się nową talią projektów.

## Score lines

score-rating = Współczynnik terraformacji
score-awards = Nagrody
score-milestones = Tytuły
score-greeneries = Obszary zieleni
score-cities = Obszary miast
score-cards = Karty
score-total = Razem

## Results

result-winner = { $seat } wygrywa z wynikiem { $points }.
    .points = genitive
result-tie-break = { $seat } wygrywa z wynikiem { $points }; remis rozstrzygnęła większa liczba M€.
    .points = genitive
result-shared = { $seats } wspólnie wygrywają z wynikiem { $points }.
    .points = genitive
result-solo-won = Zwycięstwo: terraformacja Marsa została ukończona. Twój wynik: { $points }.
result-solo-lost = Porażka: terraformacja Marsa nie została ukończona do końca ostatniego pokolenia.
result-solo-rating-won = Zwycięstwo: twój WT wynosi { $rating }, a wymagany był { $goal }. Twój wynik: { $points }.
result-solo-rating-lost = Porażka: twój WT wynosi { $rating }, a wymagany był { $goal }.
result-start = Współczynnik terraformacji na początku
result-plants = Zamiana roślinności w zieleń
result-heat = Zamiana ciepła w Temperaturę
result-first = 1. miejsce: { $number }
result-second = 2. miejsce: { $number }
