# Lekcja pierwszej gry: tytuł mówi, co zrobić, a dalej kilka zdań. Potem w liczbach, co dał ruch.

## Jak się wygrywa

tm-lesson-goal = Wygrywa największa liczba punktów. Gra kończy się, gdy temperatura, tlen i oceany osiągną pułap: zostało kroków: { $left }. To pokolenie { $generation } z około 10.
tm-lesson-goal-solo = Doprowadź temperaturę, tlen i oceany do pułapu, zanim skończą się pokolenia: zostało kroków: { $left }. To pokolenie { $generation }.

## Przed pierwszą turą

tm-lesson-corporation-title = Wybierz korporację
tm-lesson-corporation = Od niej zależą pieniądze na start i produkcja. Weź tę, która w każdym pokoleniu produkuje coś, co wykorzystasz.
tm-lesson-first-cards-title = Kup karty, które chcesz zatrzymać
tm-lesson-first-cards = Każda kosztuje 3 M€ teraz i własną cenę przy zagraniu. Cztery do sześciu to dobry początek; najwięcej warte są karty, które zagrasz wcześnie.

## Decyzje w turze

tm-lesson-first-card-title = Zagraj kartę w jasnej ramce
tm-lesson-first-card = Masz { $money } M€. Cena jest w lewym górnym rogu. Teraz najbardziej opłacają się karty podnoszące produkcję, bo zysk dostajesz w każdym pokoleniu. Punkty przyjdą później.
tm-lesson-action-title = Wykonaj akcję albo spasuj
tm-lesson-action = Masz { $money } M€. Zagraj kartę, użyj akcji niebieskiej karty lub projektu standardowego albo spasuj, gdy nie zostało nic pożytecznego. Najpierw podnoś produkcję i WT, później zbieraj punkty: zieleń, miasta i karty.
tm-lesson-pass-title = Spasuj, jeśli nie zostało nic pożytecznego
tm-lesson-pass = Nie możesz teraz zagrać żadnej karty z ręki. Spasowanie kończy twoje pokolenie; { $money } M€ ci zostaje. W produkcji otrzymasz jeszcze { $income } M€.
tm-lesson-second-title = Wykonaj drugą akcję albo zakończ turę
tm-lesson-second = Zakończenie tury to nie to samo co spasowanie: będzie następna tura, dopóki wszyscy nie spasują. Zostało ci { $money } M€.
tm-lesson-tile-title = Wybierz pole na obszar
tm-lesson-tile = Otrzymujesz premię z pola i 2 M€ za każdy sąsiedni ocean. Zieleń najlepiej umieszczać obok własnych miast: daje 1 punkt sama i 1 punkt miastu.
tm-lesson-payment-title = Wybierz, czym płacisz
tm-lesson-payment = Stalą płacisz za karty budynków, tytanem za karty kosmosu. Użyj ich najpierw: M€ przydadzą się do wszystkiego innego.
tm-lesson-attack-title = Wybierz, kogo to dotknie
tm-lesson-attack = Najwięcej zyskasz, gdy dotknie to osoby na prowadzeniu. Usuwanie zasobów jest zawsze dobrowolne.
tm-lesson-final-title = Zamień roślinność w ostatnią zieleń
tm-lesson-final = Gra się skończyła. Każda zieleń daje jeszcze 1 punkt i po 1 za każde sąsiednie miasto.
tm-lesson-detail-title = Rozstrzygnij tę część akcji
tm-lesson-detail = Wskaż odpowiedź, aby zobaczyć, co zmieni. Kroki możesz cofać, dopóki nie odkryje się coś zakrytego i nie skończy się twoja tura.
tm-lesson-research-title = Kup to, co naprawdę zagrasz
tm-lesson-research = Każda karta kosztuje 3 M€ teraz i własną cenę później. Masz { $money } M€. Zwykle wystarczą dwie lub trzy; można też nie kupić żadnej.
tm-lesson-waiting-title = Grają inni
tm-lesson-waiting = Dziennik pokazuje, co robią. W tym czasie możesz obejrzeć swoje karty.
tm-lesson-over-title = Gra się skończyła
tm-lesson-over = Wynik pokazuje, skąd wzięły się punkty. W następnej grze porównaj swoją produkcję po pierwszych trzech pokoleniach.

## Wskazówki, gdy są potrzebne

tm-lesson-last-title = To ostatnie pokolenie
tm-lesson-last = Wszystkie trzy parametry osiągnęły pułap. Produkcja już się nie opłaca: wydaj teraz wszystko na punkty, na przykład na zieleń, miasta i karty z punktami.
tm-lesson-milestone-title = Możesz zdobyć Tytuł
tm-lesson-milestone = Kosztuje 8 M€ i daje 5 punktów, których nikt ci nie odbierze. W całej grze można zdobyć tylko trzy, więc nie zwlekaj.
tm-lesson-greenery-title = Masz dość roślinności na zieleń
tm-lesson-greenery = Zamiana to akcja. Rośnie Poziom Tlenu, a z nim twój WT o 1; zieleń daje 1 punkt i po 1 za każde sąsiednie miasto.
tm-lesson-heat-title = Masz dość ciepła, by podnieść Temperaturę
tm-lesson-heat = Jako akcja 8 jednostek ciepła podnosi Temperaturę o poziom, a twój WT o 1. Do niczego innego ciepło prawie się nie przydaje.
tm-lesson-blue-title = Użyj akcji swojej niebieskiej karty
tm-lesson-blue = Czerwona strzałka oznacza akcję. Akcji każdej karty można użyć raz na pokolenie.
tm-lesson-projects-title = Projekty standardowe są zawsze dostępne
tm-lesson-projects = Asteroida za 14 M€ podnosi Temperaturę, Nawodnienie za 18 M€ umieszcza ocean: twój WT rośnie za każdym razem o 1. Są droższe od kart, ale żadnej nie potrzebują.
tm-lesson-award-title = Nagroda może się opłacić
tm-lesson-award = Kto prowadzi na koniec, dostaje 5 punktów, niezależnie od tego, kto zapłacił. Ufunduj tylko tę, w której wyraźnie prowadzisz.

## Co dał ruch

tm-lesson-did-production = Produkcja: otrzymujesz { $income } M€, z tego { $rating } za WT.
tm-lesson-did-milestone = Tytuł: 5 punktów dla ciebie na stałe.
tm-lesson-did-award = Nagroda: 5 punktów na koniec dla prowadzących.
tm-lesson-did-city = Miasto: na koniec 1 punkt za każdą sąsiednią zieleń.
tm-lesson-did-greenery = Zieleń: na koniec 1 punkt i po 1 za każde sąsiednie miasto.
tm-lesson-did-rating = Twój WT wynosi { $rating } (więcej o { $number }): o tyle więcej M€ w każdym pokoleniu i punktów na koniec.
tm-lesson-did-credits = Twoja produkcja M€ wynosi { $credits } (więcej o { $number }): dochód to teraz { $income } M€ na pokolenie.
tm-lesson-did-others = Produkcja innych zasobów wynosi teraz { $others } na pokolenie (więcej o { $number }).

## Dlaczego komputer by tak zrobił

tm-hint-rest = Nic innego, co jest teraz możliwe, nie jest warte swojej ceny.
tm-hint-yes = Jest dla ciebie warte więcej, niż kosztuje.
tm-hint-no = Kosztowałoby cię więcej, niż jest dla ciebie warte.
tm-hint-rating = Rośnie twój WT: razem z dochodem jest to warte około { $number } M€.
tm-hint-production = Rośnie twoja produkcja: do końca gry jest to warte około { $number } M€.
tm-hint-hand = Twoja ręka zyskuje na wartości około { $number } M€.
tm-hint-resources = Daje lub oszczędza zasoby warte około { $number } M€.
tm-hint-cards = Zagrane karty, ich punkty i efekty zyskują na wartości około { $number } M€.
tm-hint-milestones = Daje Tytuł lub przybliża do niego: około { $number } M€.
tm-hint-awards = Daje dobrą szansę na Nagrodę: około { $number } M€.
tm-hint-map = Daje punkty na mapie: około { $number } M€.
tm-hint-goal = Przybliża cel gry: około { $number } M€.
tm-hint-others = Osłabia innych: około { $number } M€.
