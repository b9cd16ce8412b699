# The words of the page that shows Terraforming Mars.

page-tm-title = Terraformacja Marsa
page-tm-rating = Współczynnik terraformacji
page-tm-rating-short = WT
page-tm-points = Obecne punkty zwycięstwa
page-tm-cards-in-hand = Karty na ręce
page-tm-cards-played = Zagrane: { $number }
page-tm-see-cards = Zobacz karty: { $name }
page-tm-piles = Talia / karty odrzucone
page-tm-passed = pas
page-tm-choosing = wybiera
page-tm-hit-by = tracisz { $what }
    .what = accusative
page-tm-no-corporation = jeszcze bez korporacji
page-tm-nothing-played = Jeszcze żadnych kart.
page-tm-target = Wybierz
page-tm-opponents = Przeciwnicy
page-tm-stock = { $what }: { $stock }, produkcja { $production }
page-tm-my-board = Moja plansza
page-tm-worth = po { $price } M€
page-tm-turns-to-heat = zamienia się w ciepło
page-tm-convert-plants = Roślinność w zieleń
page-tm-convert-heat = Ciepło w Temperaturę
page-tm-projects = Projekty standardowe
page-tm-project-sell-patents = Patenty
page-tm-project-power-plant = Elektrownia
page-tm-project-asteroid = Asteroida
page-tm-project-aquifer = Nawodnienie
page-tm-project-greenery = Zieleń
page-tm-project-city = Miasto
page-tm-goals = Tytuły i Nagrody
page-tm-milestones = Tytuły
page-tm-milestones-left = { $number ->
    [0] wszystkie zdobyte
   *[other] zostały: { $number } · { $points } punktów za
}
page-tm-awards = Nagrody
page-tm-awards-next = { $players ->
    [2] { $first } punktów · następna
   *[other] { $first } / { $second } punkty · następna
}
page-tm-awards-gone = wszystkie ufundowane
page-tm-counts = { $goal ->
    [0] { $what }
   *[other] { $what }: { $goal }
}
page-tm-taken-by = gracz: { $name }
page-tm-map = { $map }, liczba pól: { $number }
page-tm-map-milestones = Tytuły: { $what }
page-tm-map-awards = Nagrody: { $what }
page-tm-map-volcanoes = Pola wulkaniczne: { $what }
page-tm-map-random = Zostanie wylosowana na początku partii.
page-tm-generation = Pokolenie
page-tm-last = Mars jest sterraformowany: ostatnie pokolenie
page-tm-last-why = Jeszcze raz nastąpi produkcja, potem będzie można zamienić roślinność w zieleń. Teraz liczą się już tylko punkty.
page-tm-last-generation = Ostatnie pokolenie
page-tm-last-solo-why = Liczba Oceanów, Temperatura i Poziom Tlenu muszą osiągnąć pułap, zanim spasujesz.
page-tm-solo-goal = Twój cel
page-tm-solo-goal-text = Doprowadź Liczbę Oceanów, Temperaturę i Poziom Tlenu do pułapu przed końcem pokolenia { $generations }.
page-tm-solo-rating-text = Osiągnij WT { $rating } przed końcem pokolenia { $generations }.
page-tm-solo-left = { $number ->
    [0] To jest ostatnie.
   *[other] Po tym pokoleniu pozostanie ich jeszcze: { $number }.
}
page-tm-solo-open = do pułapu: { $number }
page-tm-solo-done = pułap osiągnięty
page-tm-phase-setup = Przygotowanie
page-tm-phase-preludes = Preludia
page-tm-phase-draft = Selekcja kart
page-tm-phase-research = Faza badań
page-tm-phase-action = Faza akcji
page-tm-phase-production = Faza produkcji
page-tm-phase-solar = Faza słoneczna
page-tm-phase-final-greenery = Ostatnie obszary zieleni
page-tm-first = Zaczyna: { $name }
page-tm-oceans = Oceany
page-tm-oceans-now = Obszary oceanów: { $number } z { $of }
page-tm-oxygen = Tlen
page-tm-oxygen-now = Poziom Tlenu: { $percent }%
page-tm-temperature = Temperatura
page-tm-temperature-now = Temperatura: { $degrees } °C
page-tm-area = Pole { $space }
page-tm-area-land = ląd
page-tm-area-ocean = pole na oceany
page-tm-area-volcanic = pole wulkaniczne
page-tm-area-reserved = zarezerwowane
page-tm-area-price = kosztuje { $price } M€
page-tm-area-legal = możliwe
page-tm-place-tharsis-tholus = Tharsis Tholus
page-tm-place-ascraeus-mons = Ascraeus Mons
page-tm-place-pavonis-mons = Pavonis Mons
page-tm-place-arsia-mons = Arsia Mons
page-tm-place-hecates-tholus = Hecates Tholus
page-tm-place-elysium-mons = Elysium Mons
page-tm-place-olympus-mons = Olympus Mons
page-tm-place-argyre-planitia = Argyre Planitia
page-tm-place-noctis-city = Noctis City
page-tm-place-south-pole = Biegun południowy
page-tm-moon-phobos-space-haven = Fobos
page-tm-moon-ganymede-colony = Ganimedes
page-tm-legal-areas = Możliwe pola: { $number }
page-tm-hand = Ręka
page-tm-offer = Twoja oferta. Zaznaczone: karty, które bierzesz.
page-tm-offer-taken = Bierzesz tę kartę.
page-tm-hand-empty = Nie masz kart na ręce. Karty kupisz w następnej fazie badań.
page-tm-hand-buying = Twoja ręka jest pusta. Kupione karty trafią tutaj, gdy wszyscy wybiorą.
page-tm-playable = można zagrać teraz
page-tm-cost = Koszt
page-tm-in-play = W grze
page-tm-in-play-count = Karty: { $cards } · akcje: { $actions }
page-tm-action-used = Użyta w tym pokoleniu
page-tm-events = Zakryte wydarzenia
page-tm-choose-cards = Karty do wyboru
page-tm-look-at-map = Pokaż mapę
page-tm-look-at-cards = Pokaż karty
page-tm-drafted = Wyselekcjonowane
page-tm-sub-space = Wybierz pole; strzałki przesuwają, Enter wybiera
page-tm-turn = Twoja tura: akcja { $number } z { $of }
page-tm-can = Możliwe: { $what }
page-tm-can-play = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } kart
}
page-tm-can-action = { $number ->
    [one] { $number } akcja karty
    [few] { $number } akcje kart
   *[other] { $number } akcji kart
}
page-tm-can-standard = { $number ->
    [one] { $number } projekt
    [few] { $number } projekty
   *[other] { $number } projektów
}
page-tm-can-nothing = Żadna karta, akcja karty ani projekt nie są możliwe.
page-tm-only-patents = Została tylko sprzedaż patentów
page-tm-nothing-left = Nie ma już nic do zrobienia
page-tm-ask-buy = Które karty kupisz?
page-tm-income = Faza produkcji: { $rating } ({ page-tm-rating-short }) + { $made } = { $sum } M€
page-tm-income-less = Faza produkcji: { $rating } ({ page-tm-rating-short }) − { $made } = { $sum } M€
page-tm-ask-sell = Które karty sprzedasz?
page-tm-buy = { $cards ->
    [0] Nie kupuj nic
    [one] Kup { $cards } kartę za { $price } M€
    [few] Kup { $cards } karty za { $price } M€
   *[other] Kup { $cards } kart za { $price } M€
}
page-tm-sell = { $cards ->
    [one] Sprzedaj { $cards } kartę za { $price } M€
    [few] Sprzedaj { $cards } karty za { $price } M€
   *[other] Sprzedaj { $cards } kart za { $price } M€
}
page-tm-sell-some = { $cards ->
    [0] Wybierz karty
    [one] Sprzedaj { $cards } kartę
    [few] Sprzedaj { $cards } karty
   *[other] Sprzedaj { $cards } kart
}
page-tm-place-here = Umieść tutaj
page-tm-play-for = Zagraj za { $price }
page-tm-take = Wybierz: { $what }
page-tm-pass = { $left ->
    [0] Spasuj
   *[other] Spasuj · niewykorzystane: { $left }
}
page-tm-pass-really = Spasować? Niewykorzystane możliwości: { $number }
page-tm-pass-final = W pokoleniu { $generation } nie wykonasz już żadnej akcji.
page-tm-pass-anyway = Mimo to spasuj
page-tm-back = Wstecz
page-tm-pass-idle = Wtedy zawsze pasuj
page-tm-pass-ahead = Spasuj w mojej turze
page-tm-pass-ahead-short = Spasuj z góry
page-tm-pass-ahead-on = Pasuję w mojej turze
page-tm-pass-ahead-why = Mimo to pojawi się pytanie, jeśli ktoś ci coś zabierze albo jeśli dobierzesz karty.
page-tm-pass-alarm-hit = Pas odwołany: coś ci zabrano.
page-tm-pass-alarm-cards = Pas odwołany: masz nowe karty.
page-tm-pass-timer = Sekundy do końca twojej tury
page-tm-draft-timer = Sekundy do zatrzymania karty
page-tm-take-back = Cofnij
page-tm-passed-now = Spasowano
page-tm-passed-ahead = Spasowano zgodnie z planem
page-tm-passed-idle = Spasowano: nie było już nic do zrobienia
page-tm-passed-others = { $number ->
    [0] W pokoleniu { $generation } nikt już nie wykonuje akcji.
   *[other] Przeciwnicy, którzy w pokoleniu { $generation } nadal wykonują akcje: { $number }.
}
page-tm-actions = Akcje kart · { $number }
page-tm-all-actions = Akcje
page-tm-answers = Odpowiedzi
page-tm-sell-patents = Sprzedaj patenty
page-tm-award-next = Nagroda · { $price } M€
page-tm-max = maks.
page-tm-regions = Części stołu
page-tm-tab-table = Stół
page-tm-tab-hand = Ręka
page-tm-tab-board = Plansza
page-tm-tab-players = Gracze
page-tm-tab-goals = Cele
page-tm-tab-log = Dziennik
page-tm-use-for = Użyj za { $price }
page-tm-beside = obok: { $what }
page-tm-beside-nothing = brak obszarów obok
page-tm-find-hint = Wszystkie projekty i korporacje z gry.
page-tm-find-hand = na twojej ręce
page-tm-find-played = w grze: { $name }
page-tm-playable-then = możliwe w twojej turze przy obecnym stanie gry
page-tm-pay-up-to = · { $what }: do { $number }
page-tm-chosen = wybrano { $number } z { $of }
page-tm-draft-to = Pozostałe otrzyma { $name }
page-tm-no-more = Na tę kartę już by nie starczyło.
page-tm-no-more-preludes = Więcej preludiów nie możesz zatrzymać.
page-tm-hand-all = Wszystkie: { $cards }
page-tm-hand-playable = Do zagrania: { $cards }
page-tm-hand-of = do wyboru { $number } z { $cards } kart
page-tm-hand-below = jeszcze { $cards }
page-tm-hand-new = nowa
page-tm-brings = Punkty od razu: { $points }
page-tm-hand-none = Żadnej z twoich kart nie można teraz zagrać.
page-tm-order = Kolejność kart na ręce
page-tm-order-playable = najpierw do zagrania
page-tm-order-mine = według mojego układu
page-tm-order-cost = według kosztu
page-tm-order-tag = według symbolu
page-tm-place-in-hand = Miejsce na ręce: { $at } z { $of }
page-tm-move-forward = O jedno miejsce do przodu
page-tm-move-back = O jedno miejsce do tyłu
page-tm-short-now = { $need } · teraz { $now }
page-tm-short-have = { $need } · masz { $have }
page-tm-short-of = { $have } z { $need }
page-tm-short-nobody-to-reduce = { $need } · nikt
page-tm-short-no-space = brak pola
page-tm-short-nothing-to-copy = nie ma co powtórzyć
page-tm-short-nothing-to-take = nie ma co usunąć
page-tm-short-already-used = wykorzystana
page-tm-short-rating-not-raised = WT nie wzrósł
page-tm-short-no-place-for-it = brak karty
page-tm-short-must-act-first = najpierw akcja
page-tm-short-not-asked = nie teraz
page-tm-effects = Efekty
page-tm-finished = Zakończone
page-tm-events-count = { $number ->
    [one] { $number } wydarzenie
    [few] { $number } wydarzenia
   *[other] { $number } wydarzeń
}
page-tm-targets = Kto i co może stracić
page-tm-counts-milestone = { $goal }: { $has } z { $need }.
page-tm-counts-claim = Uzyskanie kosztuje { $price } M€; zostanie ci { $left } M€.
page-tm-opening = Przygotowanie
page-tm-opening-corporation = Korporacja
page-tm-opening-projects = Projekty
page-tm-opening-preludes = Preludia
page-tm-opening-number = { $number } z { $of }
page-tm-opening-keep = zatrzymaj 1 z { $of }
page-tm-opening-keep-preludes = zatrzymaj { $number } z { $of }, za darmo; zagrywa się je na początku pokolenia 1
page-tm-opening-buy = kup dowolne po { $price } M€ · wybrano { $number } z { $of }
page-tm-opening-yours = twoje, za darmo
page-tm-opening-cost = { $price } M€, by ją zatrzymać, { $cost } M€, by ją zagrać
page-tm-opening-free = twoja, za darmo; { $cost } M€, by ją zagrać
page-tm-opening-clear = Wyczyść
page-tm-opening-due = Twoje preludia kosztują { $due } M€, a zostaje ci tylko { $left } M€. Preludium, za które nie możesz zapłacić, odrzuca się za { $compensation } M€.
page-tm-ready = gotowe
page-tm-ask-start = Na początek: wybierz korporację i kup karty
page-tm-ask-start-preludes = Na początek: korporacja, preludia i karty
page-tm-ask-preludes = Na początek: wybierz preludia
page-tm-sub-start = Wszystko możesz zmienić, dopóki nie potwierdzisz
page-tm-keep-preludes = Zatrzymaj te preludia
page-tm-preludes-missing = { $number ->
    [one] Wybierz jeszcze 1 preludium
    [few] Wybierz { $number } preludia
   *[other] Wybierz { $number } preludiów
}
page-tm-ask-begin = Na początek: te karty są twoje, za darmo
page-tm-sub-begin = Płaci za nie korporacja dla początkujących; obejrzyj je i zacznij
page-tm-begin = Zacznij grę
page-tm-keep = { $cards ->
    [0] Nie zatrzymuj kart
   *[other] Zatrzymaj, zapłać { $price } M€
}
page-tm-counting = Obliczanie…
page-tm-sending = Wysyłanie…
page-tm-sum = { $money } M€ minus { $price } M€: zostaje { $left } M€
page-tm-sum-spoken-later = potem { $later } M€ z preludiów: { $begin } M€ na początek
page-tm-sum-now = M€ teraz
page-tm-sum-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
page-tm-sum-left = M€ zostaje
page-tm-sum-later = preludia
page-tm-sum-begin = na początek
page-tm-in-hand = na ręce: { $cards }

## Coach


## The log and hits

page-tm-log-passes = pasuje
page-tm-hit = tracisz { $what } ({ $from } → { $to })
    .what = accusative
