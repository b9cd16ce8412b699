# What cards say. A phrase has a small first letter and no full stop: it may stand inside another one.
# An attribute named after an argument says which case it takes, and after it how a list is joined (and, or).
# Inner phrases come as $case says: infinitive ("dobrać"), way (one of several, without a subordinate clause: "albo" takes
# no comma before it), genitive (requirements, after "wymaga"), else imperative.

## The parts of a card

text-start = zaczynasz z { $credits }
text-needs = wymaga { $needs }
    .needs = genitive
text-first = Pierwsza akcja: { $effect }
text-action = Akcja: { $effect }
text-effect = Efekt: { $effect }
text-wild = gdy wykonujesz akcję, symbol uniwersalny liczy się jako dowolny wybrany przez ciebie symbol

## Requirements

need-oxygen-least = co najmniej { $level }% tlenu
need-oxygen-most = co najwyżej { $level }% tlenu
need-temperature-least = { $case ->
    [genitive] Temperatury co najmniej { $level } °C
   *[other] Temperatura co najmniej { $level } °C
}
need-temperature-most = { $case ->
    [genitive] Temperatury co najwyżej { $level } °C
   *[other] Temperatura co najwyżej { $level } °C
}
need-oceans-least = { $case ->
    [genitive] { $level ->
        [one] co najmniej { $level } obszaru oceanów
       *[other] co najmniej { $level } obszarów oceanów
    }
   *[other] { $level ->
        [one] co najmniej { $level } obszar oceanów
        [few] co najmniej { $level } obszary oceanów
       *[other] co najmniej { $level } obszarów oceanów
    }
}
need-oceans-most = { $case ->
    [genitive] { $level ->
        [one] co najwyżej { $level } obszaru oceanów
       *[other] co najwyżej { $level } obszarów oceanów
    }
   *[other] { $level ->
        [one] co najwyżej { $level } obszar oceanów
        [few] co najwyżej { $level } obszary oceanów
       *[other] co najwyżej { $level } obszarów oceanów
    }
}
need-tags = { $tags }
    .tags = { $case }
need-production = { $case ->
    [genitive] produkcji { $what } na poziomie co najmniej { $least }
   *[other] produkcja { $what } na poziomie co najmniej { $least }
}
    .what = production
need-cities = { $tiles } w grze
    .tiles = { $case }
need-greeneries = { $case ->
    [genitive] posiadania { $tiles }
   *[other] posiadanie { $tiles }
}
    .tiles = genitive
now-oxygen = { $level }%
now-temperature = { $level } °C
now-oceans = { $level }

## Combinations

in-order = { $steps }
    .steps = { $case }
price = { $case ->
    [way] { $price } i { $then }
    [infinitive] { $price } i w zamian { $then }
   *[other] { $price }, aby { $then }
}
    .price = { $case }
    .then = { $case ->
        [way] way
        [go] infinitive-go
       *[other] infinitive
    }
choose = { $ways }
    .ways = { $case ->
        [infinitive] infinitive
       *[other] way
    } or-else
may = możesz { $effect }
    .effect = infinitive
if-tagged = jeśli masz co najmniej { $tags }, { $then }; w przeciwnym razie { $otherwise }
    .tags = accusative
if-tagged-production = jeśli masz co najmniej { $tags }, { $then }, a w przeciwnym razie o { $less ->
    [one] { $less } poziom
    [few] { $less } poziomy
   *[other] { $less } poziomów
}
    .tags = accusative
if-rating-rose = jeśli w tym pokoleniu twój WT wzrósł, { $effect }
    .effect = go

## Resources on the player board

gain = { $case ->
    [infinitive] otrzymać { $what }
   *[other] otrzymaj { $what }
}
    .what = accusative
gain-per = { $case ->
    [infinitive] otrzymać { $what } { $per }
   *[other] otrzymaj { $what } { $per }
}
    .what = accusative
lose = { $case ->
    [infinitive] stracić { $what }
   *[other] strać { $what }
}
    .what = accusative
spend = { $case ->
    [infinitive] wydać { $what }
   *[other] wydaj { $what }
}
    .what = accusative
pay = { $case ->
    [infinitive] zapłacić { $what }
   *[other] zapłać { $what }
}
    .what = accusative
pay-using = { $case ->
    [infinitive] wydać { $what } (możesz płacić { $metal })
   *[other] wydaj { $what } (możesz płacić { $metal })
}
    .what = accusative
    .metal = instrumental
exchange = { $case ->
    [infinitive] wydać dowolną ilość { $given } i w zamian otrzymać tyle samo { $received }
   *[other] wydaj dowolną ilość { $given }, aby otrzymać tyle samo { $received }
}
    .given = genitive
    .received = genitive
remove = { $case ->
    [infinitive] usunąć dowolnemu graczowi do { $what }
   *[other] usuń dowolnemu graczowi do { $what }
}
    .what = genitive
remove-neighbour = usuń do { $what } właścicielowi obszaru sąsiadującego z tym obszarem oceanów
    .what = genitive
steal = { $case ->
    [infinitive] ukraść dowolnemu graczowi do { $what }
   *[other] ukradnij dowolnemu graczowi do { $what }
}
    .what = genitive

## Production

production-up = { $case ->
    [infinitive] podnieść swoją produkcję { $up }
   *[other] podnieś swoją produkcję { $up }
}
    .up = production
production-down = { $case ->
    [infinitive] obniżyć swoją produkcję { $down }
   *[other] obniż swoją produkcję { $down }
}
    .down = production
production = { $case ->
    [infinitive] obniżyć swoją produkcję { $down } oraz podnieść produkcję { $up }
   *[other] obniż swoją produkcję { $down } oraz podnieś produkcję { $up }
}
    .down = production
    .up = production
production-per = { $case ->
    [infinitive] podnieść swoją produkcję { $what } { $per }
   *[other] podnieś swoją produkcję { $what } { $per }
}
    .what = production
reduce = { $case ->
    [infinitive] obniżyć dowolnemu graczowi produkcję { $what }
   *[other] obniż dowolnemu graczowi produkcję { $what }
}
    .what = production
exchange-production = obniż swoją produkcję { $given } o dowolną liczbę poziomów i podnieś produkcję { $received } o tyle samo
    .given = production
    .received = production
metal-production = podnieś o 1 poziom swoją produkcję metalu wskazanego na tym polu
copy-production = powtórz zmianę produkcji z jednej ze swoich kart z { $tag }
    .tag = instrumental
raise-lowest-production = { $case ->
    [infinitive] podnieść jedną ze swoich najniższych produkcji o { $steps }
   *[other] podnieś jedną ze swoich najniższych produkcji o { $steps }
}
    .steps = accusative

## For each

each-tag = { $every ->
    [1] za każdy posiadany { $tag }
    [few] za każde { $every } posiadane { $tag }
   *[other] za każde { $every } posiadanych { $tag }
}
    .tag = accusative
each-tag-of-opponents = za każdy posiadany przez przeciwników { $tag }
    .tag = accusative
each-city = za każdy obszar miasta w grze
each-city-on-mars = za każdy obszar miasta na Marsie
each-event = za każde wydarzenie zagrane dotąd przez któregokolwiek gracza

## Resources on cards

add = { $case ->
    [infinitive] umieścić { $what } { $to }
   *[other] umieść { $what } { $to }
}
    .what = accusative
to-this = na tej karcie
to-another-card = na innej ze swoich kart
to-any-card = na jednej ze swoich kart
to-card-with-resources = na swojej karcie, na której leżą już zasoby
to-that-card = na zagranej karcie
spend-holding = { $case ->
    [infinitive] wydać { $what } z tej karty
   *[other] wydaj { $what } z tej karty
}
    .what = accusative
take = { $case ->
    [infinitive] usunąć { $what } z dowolnej karty
   *[other] usuń { $what } z dowolnej karty
}
    .what = accusative
remove-holding = { $case ->
    [infinitive] usunąć do { $what } z kart dowolnego gracza
   *[other] usuń do { $what } z kart dowolnego gracza
}
    .what = genitive

## Global parameters, rating, tiles

raise-temperature = { $case ->
    [infinitive] podnieść Temperaturę o { $steps }
   *[other] podnieś Temperaturę o { $steps }
}
    .steps = accusative
raise-oxygen = { $case ->
    [infinitive] podnieść Poziom Tlenu o { $steps-count }%
   *[other] podnieś Poziom Tlenu o { $steps-count }%
}
raise-rating = { $case ->
    [infinitive-go] podnieść go o { $steps-count }
    [infinitive] podnieść swój WT o { $steps-count }
   *[other] podnieś swój WT o { $steps-count }
}
raise-rating-per = { $case ->
    [infinitive] podnieść swój WT o { $steps-count } { $per }
   *[other] podnieś swój WT o { $steps-count } { $per }
}
place-tile = { $case ->
    [infinitive] umieścić { $tile }
   *[other] umieść { $tile }
}
    .tile = placed
place-tile-where = { $case ->
    [infinitive] umieścić { $tile } { $where }
   *[other] umieść { $tile } { $where }
}
    .tile = placed
claim-land = { $case ->
    [infinitive] położyć swój znacznik na wolnym, niezarezerwowanym polu
   *[other] połóż swój znacznik na wolnym, niezarezerwowanym polu: odtąd tylko ty możesz umieścić na nim obszar
}
on-area = na polu { $space }
on-land = na polu niezarezerwowanym na oceany
on-ocean-area = na polu zarezerwowanym na oceany
alone = na polu niesąsiadującym z żadnym innym obszarem
beside-city = na polu sąsiadującym z obszarem miasta
beside-two-cities = na polu sąsiadującym z co najmniej 2 obszarami miast
beside-greenery = na polu sąsiadującym z obszarem zieleni
on-metal = na polu z premią w postaci stali lub tytanu
on-metal-beside-own = na polu z premią w postaci stali lub tytanu, sąsiadującym z jednym z twoich obszarów
on-volcano = na polu wulkanicznym
at-noctis = na polu zarezerwowanym dla Noctis City
at-phobos = na polu zarezerwowanym dla Kosmicznej przystani na Fobosie
at-ganymede = na polu zarezerwowanym dla Kolonii na Ganimedesie
apart-from-cities = na polu niesąsiadującym z obszarem miasta
beside-own-if-possible = w miarę możliwości na polu sąsiadującym z jednym z twoich obszarów

## Project cards

draw = { $case ->
    [infinitive] dobrać { $cards }
   *[other] dobierz { $cards }
}
    .cards = accusative
keep-cards = zatrzymaj wszystkie { $cards }, które ci rozdano, i nie płać za nie
    .cards = accusative
discard = { $case ->
    [infinitive] odrzucić { $cards }
   *[other] odrzuć { $cards }
}
    .cards = accusative
look = obejrzyj { $cards } z wierzchu talii, weź { $taken } na rękę, a resztę odrzuć
    .cards = accusative
    .taken = accusative
buy-top = obejrzyj wierzchnią kartę talii i kup ją za { $price } albo odrzuć
    .price = accusative
reveal = { $case ->
    [infinitive] odkryć i odrzucić wierzchnią kartę talii; jeśli ma ona { $tag }, { $then }
   *[other] odkryj i odrzuć wierzchnią kartę talii; jeśli ma ona { $tag }, { $then }
}
    .tag = accusative
reveal-until = odkrywaj karty z talii, aż pojawią się { $count } z { $tag }; weź je na rękę, a pozostałe odrzuć
    .tag = instrumental
sell-patents = odrzuć dowolną liczbę kart, aby otrzymać po 1 M€ za każdą z nich
next-card-discount = następna karta, którą zagrasz w tym pokoleniu, kosztuje cię o { $what } mniej
    .what = accusative
next-card-shift = zagrywając następną kartę w tym pokoleniu, możesz przyjąć, że jej wymagania dotyczące Wskaźników Globalnych są o maksymalnie { $steps } wyższe lub niższe
    .steps = accusative
play-from-hand-discount = zagraj kartę z ręki, płacąc o { $what } mniej
    .what = accusative
play-from-hand-ignoring = zagraj kartę z ręki, pomijając jej wymagania dotyczące Wskaźników Globalnych
fund-award-free = ufunduj jedną Nagrodę za darmo

## Lasting effects

discount = zagranie każdej karty kosztuje cię o { $what } mniej
    .what = accusative
discount-tag = zagranie każdej karty z { $tag } kosztuje cię o { $what } mniej
    .tag = instrumental
    .what = accusative
discount-standard = projekt standardowy „Elektrownia” kosztuje cię o { $what } mniej
    .what = accusative
shift-requirements = zagrywając karty, możesz przyjąć, że ich wymagania dotyczące Wskaźników Globalnych są o maksymalnie { $steps } wyższe lub niższe
    .steps = accusative
metal-value = każda twoja jednostka { $metals } jest warta o { $more } więcej
    .metals = genitive or
    .more = accusative
protect-this = z tej karty nie można niczego usunąć
protect-habitats = przeciwnicy nie mogą usuwać twojej roślinności, twoich zwierząt ani mikrobów
heat-as-credits = możesz używać ciepła jako M€
holding-as-credits = zagrywając kartę z { $tag }, możesz płacić { $what } z tej karty (każdy jest wart { $each })
    .tag = instrumental
    .what = instrumental
greenery-price = do zamiany w obszar zieleni wystarczy ci { $what }

## Effects that wait for something

you-play = za każdy zagrany symbol { $tags } (także z tej karty) { $do }
    .tags = kind or
anyone-plays = za każdy symbol { $tags } zagrany przez któregokolwiek gracza (także z tej karty) { $do }
    .tags = kind or
you-play-event = { $tags-count ->
    [0] gdy zagrasz wydarzenie, { $do }
   *[other] gdy zagrasz wydarzenie z symbolem { $tags }, { $do }
}
    .tags = kind or
city-placed = gdy którykolwiek gracz umieści obszar miasta, { $do }
city-placed-on-mars = gdy którykolwiek gracz umieści obszar miasta na Marsie, { $do }
you-place-city = gdy umieścisz obszar miasta, { $do }
ocean-placed = gdy którykolwiek gracz umieści obszar oceanów, { $do }
you-place-greenery = gdy umieścisz obszar zieleni, { $do }
you-cover-metal = gdy umieścisz obszar na polu z premią w postaci stali lub tytanu, { $do }
you-use-standard-project = gdy wykorzystasz projekt standardowy inny niż „Sprzedaż patentów”, { $do }
you-pay = gdy zapłacisz za kartę lub projekt standardowy o koszcie podstawowym wynoszącym co najmniej { $least } M€, { $do }
you-play-points = gdy zagrasz kartę z symbolem nieujemnych punktów zwycięstwa, także tę, { $do }

## Victory points

points = { $points }
    .points = short
points-per-holding = { $points } za { $what } na tej karcie
    .points = short
    .what = each
points-per-tag = { $points } za każdy posiadany { $tag }
    .points = short
    .tag = accusative
points-per-city = { $points } za każde { $tiles } w grze
    .points = short
    .tiles = accusative
points-per-adjacent-ocean = { $points } za każdy obszar oceanów sąsiadujący z obszarem z tej karty
    .points = short
points-per-adjacent-city = { $points } za każdy obszar miasta sąsiadujący z obszarem z tej karty
    .points = short
points-if-any = { $points }, jeśli na tej karcie leży co najmniej 1 { $what }
    .points = short

## Milestones and awards

goal-rating = współczynnik terraformacji na poziomie co najmniej { $least }
goal-tiles = posiadanie co najmniej { $tiles }
    .tiles = genitive
goal-tags = co najmniej { $tags }
goal-hand = co najmniej { $cards } na ręce
    .cards = accusative
goal-stock = { $least ->
    [one] zapas co najmniej { $least } jednostki: { $what }
   *[other] zapas co najmniej { $least } jednostek: { $what }
}
most-rating = najwyższy współczynnik terraformacji
most-tiles = najwięcej posiadanych { $tiles }
    .tiles = genitive
most-tags = najwięcej { $tags }
    .tags = genitive
most-hand = najwięcej kart na ręce
most-production = najwyższa produkcja { $what }
    .what = production
most-stock = najwięcej { $what }
    .what = genitive
goal-tags-together = { $least ->
    [one] co najmniej { $least } symbol { $tags }
    [few] co najmniej { $least } symbole { $tags }
   *[other] co najmniej { $least } symboli { $tags }
}
    .tags = kind
most-tags-together = najwięcej symboli { $tags }
    .tags = kind
counted-tags-together = symbole { $tags }
    .tags = kind
counted-different-tags = różne symbole
goal-different-tags = { $least ->
    [one] co najmniej { $least } symbol w grze
    [few] co najmniej { $least } różne symbole w grze
   *[other] co najmniej { $least } różnych symboli w grze
}
most-different-tags = najwięcej różnych symboli w grze
counted-projects = karty zielone i niebieskie
goal-projects = { $least ->
    [one] co najmniej { $least } karta zielona lub niebieska w grze
    [few] co najmniej { $least } karty zielone i niebieskie w grze
   *[other] co najmniej { $least } kart zielonych i niebieskich w grze
}
most-projects = najwięcej kart zielonych i niebieskich w grze
counted-green-projects = karty zielone
goal-green-projects = { $least ->
    [one] co najmniej { $least } karta zielona w grze
    [few] co najmniej { $least } karty zielone w grze
   *[other] co najmniej { $least } kart zielonych w grze
}
most-green-projects = najwięcej kart zielonych w grze
counted-demanding-projects = karty z wymaganiami
goal-demanding-projects = { $least ->
    [one] co najmniej { $least } karta zielona lub niebieska z wymaganiami w grze
    [few] co najmniej { $least } karty zielone i niebieskie z wymaganiami w grze
   *[other] co najmniej { $least } kart zielonych i niebieskich z wymaganiami w grze
}
most-demanding-projects = najwięcej kart zielonych i niebieskich z wymaganiami w grze
counted-costly-projects = karty za co najmniej { $cost } M€
goal-costly-projects = { $least ->
    [one] co najmniej { $least } karta zielona lub niebieska w grze o koszcie podstawowym co najmniej { $cost } M€
    [few] co najmniej { $least } karty zielone i niebieskie w grze o koszcie podstawowym co najmniej { $cost } M€
   *[other] co najmniej { $least } kart zielonych i niebieskich w grze o koszcie podstawowym co najmniej { $cost } M€
}
most-costly-projects = najwięcej kart zielonych i niebieskich w grze o koszcie podstawowym co najmniej { $cost } M€
counted-events = zagrane wydarzenia
goal-events = { $least ->
    [one] co najmniej { $least } zagrane wydarzenie
    [few] co najmniej { $least } zagrane wydarzenia
   *[other] co najmniej { $least } zagranych wydarzeń
}
most-events = najwięcej zagranych wydarzeń
counted-highest-production = najwyższa produkcja
goal-highest-production = dowolna produkcja na poziomie co najmniej { $least }
most-highest-production = najwyższa produkcja dowolnego rodzaju
counted-raised-productions = podniesione produkcje
goal-raised-productions = { $least ->
    [one] co najmniej { $least } produkcja powyżej poziomu początkowego
    [few] co najmniej { $least } produkcje powyżej poziomu początkowego
    [6] wszystkie sześć produkcji powyżej poziomu początkowego
   *[other] co najmniej { $least } produkcji powyżej poziomu początkowego
}
most-raised-productions = najwięcej produkcji powyżej poziomu początkowego
counted-resources-on-cards = zasoby na kartach
goal-resources-on-cards = { $least ->
    [one] co najmniej { $least } zasób na twoich kartach
    [few] co najmniej { $least } zasoby na twoich kartach
   *[other] co najmniej { $least } zasobów na twoich kartach
}
most-resources-on-cards = najwięcej zasobów na kartach
counted-tiles-in-rows = obszary w { $rows ->
    [2] dwóch
    [4] czterech
   *[other] { $rows }
} dolnych rzędach
goal-tiles-in-rows = posiadanie co najmniej { $tiles } w { $rows ->
    [2] dwóch
    [4] czterech
   *[other] { $rows }
} dolnych rzędach
    .tiles = genitive
most-tiles-in-rows = najwięcej posiadanych obszarów w { $rows ->
    [2] dwóch
    [4] czterech
   *[other] { $rows }
} dolnych rzędach
counted-tiles-beside-oceans = obszary obok oceanów
goal-tiles-beside-oceans = { $least ->
    [one] co najmniej { $least } własny obszar obok oceanów
    [few] co najmniej { $least } własne obszary obok oceanów
   *[other] co najmniej { $least } własnych obszarów obok oceanów
}
most-tiles-beside-oceans = najwięcej posiadanych obszarów obok oceanów
