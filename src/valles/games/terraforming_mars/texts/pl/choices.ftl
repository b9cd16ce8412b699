# Questions, answers, and why an answer is not possible. Each stands by itself: questions and reasons are sentences,
# answers are labels without a full stop.

## Questions

ask-action = Pokolenie { $generation }: wykonaj akcję lub spasuj.
ask-second-action = Pokolenie { $generation }: wykonaj drugą akcję lub zakończ turę.
ask-corporation = Którą korporację wybierzesz?
ask-buy = Kupić kartę „{ $card }” za 3 M€?
ask-sell = Sprzedać kartę „{ $card }” za 1 M€?
ask-draft = { $left ->
    [2] Zatrzymaj jedną z tych 2 kart, a drugą przekaż dalej.
   *[other] Zatrzymaj jedną z tych { $left } kart, a pozostałe przekaż dalej.
}
ask-final-greenery = Zamienić roślinność w obszar zieleni?
ask-payment = Pozostało do zapłaty: { $price } M€. Ile { $what } wykorzystasz?
    .what = genitive
ask-order = { $card }: który efekt ma być pierwszy?
ask-choose = { $card }: wybierz jedną możliwość.
ask-may = { $card }: czy chcesz { $effect }?
    .effect = infinitive
ask-tile = Gdzie umieścisz { $tile } ({ $where })?
    .tile = accusative
ask-claim = { $card }: na którym polu położysz swój znacznik?
ask-add = { $card }: na której karcie umieścisz { $what }?
    .what = accusative
ask-take = { $card }: z której karty usuniesz { $what }?
    .what = accusative
ask-remove-holding = { $card }: możesz usunąć do { $what }. Z której karty usuniesz teraz 1?
    .what = genitive
ask-remove-target = { $card }: kto ma stracić do { $what }?
    .what = genitive
ask-remove-amount = { $card }: ile ma stracić { $seat } (do { $what })?
    .what = genitive
ask-reduce = { $card }: kto ma obniżyć produkcję { $what }?
    .what = production
ask-exchange = { $card }: ile { $given } wydasz?
    .given = genitive
ask-exchange-production = { $card }: o ile poziomów obniżysz swoją produkcję { $given }?
    .given = production
ask-copy = { $card }: z której karty powtórzysz zmianę produkcji?
ask-discard = { $card }: którą kartę odrzucisz?
ask-take-card = { $card }: weź { $cards } na rękę.
    .cards = accusative
ask-play-from-hand = { $card }: którą kartę zagrasz?
ask-award = { $card }: którą Nagrodę ufundujesz?
ask-raise-production = { $card }: którą produkcję podniesiesz?

## Answers

option-pass = Spasuj w tym pokoleniu
option-end = Zakończ turę
option-keep-plants = Zatrzymaj roślinność
option-yes = Tak
option-no = Nie
option-convert-plants = Zamień roślinność w obszar zieleni
option-convert-heat = Zamień ciepło w Temperaturę
option-standard = { $price ->
    [0] Projekt standardowy „{ $project }”
   *[other] Projekt standardowy „{ $project }” ({ $price } M€)
}
option-milestone = Uzyskaj Tytuł { $milestone } ({ $price } M€)
    .milestone = genitive
option-award = { $price ->
    [0] Ufunduj Nagrodę { $award }
   *[other] Ufunduj Nagrodę { $award } ({ $price } M€)
}
    .award = genitive
option-choose = Możliwość { $number }
option-effect = { $effect }
option-first-part = Najpierw: { $effect }
option-first = Najpierw: efekt karty „{ $card }”
option-target = { $seat }
option-no-target = Nikt
option-amount = { $amount }
option-pay = { $what }
option-space = Pole { $space }
option-card = { $card }
option-play = Zagraj kartę „{ $card }” ({ $price } M€)
option-action = Wykorzystaj akcję karty „{ $card }”
option-production = Produkcja { $what }
    .what = production

## Why not

why-not-in-hand = Nie możesz wybrać tej karty.
why-too-expensive = { $price ->
    [0] Możesz zapłacić najwyżej { $have } M€, a to za mało.
   *[other] To kosztuje { $price } M€, a { $have ->
        [0] nie możesz nic zapłacić
       *[other] możesz zapłacić najwyżej { $have } M€
    }.
}
why-too-low = Wymaga { $need }. Teraz: { $now }.
    .need = genitive
why-too-high = Wymaga { $need }. Teraz: { $now }.
    .need = genitive
why-tags-missing = Wymaga { $need }. Teraz: { $now }.
    .need = genitive
why-production-missing = Wymaga { $need }. Teraz: { $now }.
    .need = genitive
why-cities-missing = Wymaga { $need }. Teraz: { $now }.
    .need = genitive
why-greeneries-missing = Wymaga { $need }. Teraz: { $now }.
    .need = genitive
why-production-too-low = Twoja produkcja { $what } jest za niska: { $have } (potrzeba co najmniej { $need }).
    .what = production
why-stock-too-low = Masz za mało { $what }: { $have } z { $need }.
    .what = genitive
why-nobody-to-reduce = Nikomu nie można obniżyć produkcji { $what } o { $what-count ->
    [one] { $what-count } poziom
    [few] { $what-count } poziomy
   *[other] { $what-count } poziomów
}.
    .what = production
why-no-space = { $tiles-count ->
    [0] Brakuje odpowiedniego pola.
   *[other] Brakuje odpowiedniego pola na { $tiles }.
}
    .tiles = accusative
why-nothing-to-copy = Nie ma zmiany produkcji, którą można by powtórzyć.
why-nothing-to-take = Nie ma czego usunąć.
why-not-in-play = Nie masz tej karty w grze.
why-already-used = Ta akcja została już wykorzystana w tym pokoleniu.
why-already-claimed = To jest już zajęte.
why-none-left = Trzy są już zajęte, więcej nie można.
why-goal-not-reached = Wymagane: { $need }. Teraz: { $now }.
why-not-in-solo = W wariancie 1-osobowym nie ma Tytułów ani Nagród.
why-no-cards = Musisz wybrać co najmniej jedną kartę z ręki.
why-occupied = To pole jest już zajęte.
why-ocean-area = To pole jest zarezerwowane na oceany.
why-not-ocean-area = To pole nie jest zarezerwowane na oceany.
why-reserved = To pole jest zarezerwowane.
why-claimed = Na tym polu leży znacznik innego gracza.
why-next-to-city = To pole sąsiaduje z obszarem miasta.
why-not-next-to-own = To pole nie sąsiaduje z żadnym z twoich obszarów.
why-not-next-to-city = To pole nie sąsiaduje z obszarem miasta.
why-not-next-to-two-cities = To pole nie sąsiaduje z dwoma obszarami miast.
why-not-next-to-greenery = To pole nie sąsiaduje z obszarem zieleni.
why-not-alone = To pole sąsiaduje z innym obszarem.
why-no-metal = Premią za to pole nie jest ani stal, ani tytan.
why-no-volcano = To nie jest pole wulkaniczne.
why-protected = Te zasoby są chronione przed usunięciem.
why-not-a-target = Nie ma tu nic, co można by zabrać lub obniżyć.
why-payment-short = Nie wystarczyłoby ci na zapłacenie reszty.
why-payment-wasteful = To więcej, niż trzeba.
why-rating-not-raised = Twój WT nie wzrósł w tym pokoleniu.
why-no-place-for-it = Na tej karcie nie można tego umieścić.
why-must-act-first = Najpierw wykonaj akcję albo spasuj.
why-already-acted = W tej turze masz już za sobą akcję: nie możesz spasować, zakończ turę.
why-not-asked = Tej odpowiedzi nie można teraz wybrać.
why-not-lowest = Ta produkcja nie należy do twoich najniższych.
why-nothing-to-play = Nie masz na ręce karty, którą można by zagrać.
