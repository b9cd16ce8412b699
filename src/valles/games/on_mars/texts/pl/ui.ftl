# The words of the command line.

om-ui-title = On Mars
om-ui-letters = KGWRTSbłk

## The round

om-ui-round = Runda { $round }
om-ui-level = Poziom kolonii { $level }
om-ui-remaining = Pozostałe misje: { $left }
om-ui-last-round = Ostatnia runda
om-ui-shuttle-orbit = { $count ->
    [one] Wahadłowiec opuszcza orbitę po tej rundzie
    [few] Wahadłowiec opuszcza orbitę za { $count } rundy
   *[other] Wahadłowiec opuszcza orbitę za { $count } rund
}
om-ui-shuttle-colony = { $count ->
    [one] Wahadłowiec opuszcza kolonię po tej rundzie
    [few] Wahadłowiec opuszcza kolonię za { $count } rundy
   *[other] Wahadłowiec opuszcza kolonię za { $count } rund
}
om-ui-in-orbit = Na orbicie
om-ui-in-colony = W kolonii
om-ui-done = { $seat } (tura zakończona)
om-ui-contributions = { $count ->
    [one] { $count } wkład do końca, daje { $what }
    [few] { $count } wkłady do końca, każdy daje { $what }
   *[other] { $count } wkładów do końca, każdy daje { $what }
}
    .what = accusative
om-ui-life-support = System podtrzymywania życia i jego nagrody

## The map

om-ui-legend = K kopalnia, G generator, W ekstraktor wody, R szklarnia, T kondensator tlenu, S schron (potem wielkość kompleksu), b bot, ł łazik, k kolonista, * zaawansowany budynek, ◆ kryształ, ? żeton odkrycia, !A żeton badań typu A
om-ui-on-map = Żetony odkrycia na mapie
om-ui-complex = kompleks o wielkości { $size }

## The main board

om-ui-slots = Pola akcji
om-ui-warehouse = Hurtownia
om-ui-stacks = Kafelki budynków i strzałki na następnym z nich
om-ui-tech-grid = Siatka technologii
om-ui-upgrade-tech = Ulepszanie
om-ui-ship-tech = Statek
om-ui-grid-row = { $price-count ->
    [0] { $techs } (bez opłaty)
   *[other] { $techs } ({ $price })
}
om-ui-exploration = Żetony odkrycia do eksploracji
om-ui-blueprint = { $card } ({ $building }, { $what })
om-ui-offers = Naukowcy i kontrakty
om-ui-scientist = { $scientist } ({ $building }; { $price })

## The player boards

om-ui-now = { $points }, gdyby gra skończyła się teraz
om-ui-arriving = { $count } w drodze
om-ui-quarters = Kwatery
om-ui-working = Strefa pracy
om-ui-supply = Pula gracza
om-ui-hangar = Hangar
om-ui-bots = Boty
om-ui-markers = Znaczniki
om-ui-progress = Kostki postępu
om-ui-laboratory = Laboratorium
om-ui-completed = Zrealizowano
om-ui-shelters = Schrony
om-ui-bots-on-board = Boty na jego planszy
om-ui-bot-at = Bot na symbolu
om-ui-advanced-buildings = Zaawansowane budynki

## Notes on answers

om-ui-there = na miejscu: { $count }
om-ui-lying = { $building }, poziom { $level }, daje { $what }; akcja specjalna: { $effect }
    .what = accusative
om-ui-placing = Umieszczenie kolonisty kosztuje dodatkowo { $price }.
    .price = accusative
om-ui-control-center = przesuń swoje boty łącznie o co najwyżej 2 punkty ruchu, a swój łazik o co najwyżej 2 punkty ruchu (o 1 więcej za każdy wydany kryształ)

## Families of cards

om-ui-blueprints = Projekty
om-ui-scientists = Naukowcy
om-ui-contracts = Kontrakty z Ziemi
om-ui-goals = Cele prywatne
om-ui-missions = Misje
om-ui-first-a = Karty Pierwszych kolonistów A
om-ui-first-b = Karty Pierwszych kolonistów B
om-ui-discoveries = Żetony odkrycia
om-ui-research-tiles = Żetony badań
om-ui-rewards = Nagrody systemu podtrzymywania życia
om-ui-tech-tiles = Żetony technologii
om-ui-executive-actions = Akcje specjalne
om-ui-solo-cards = Karty solo
om-ui-solo-goals = Cele solo
om-ui-standin = Wartości zastępcze: żadne źródło nie potwierdza wszystkich wartości tej karty, więc karta drukowana może się różnić.
