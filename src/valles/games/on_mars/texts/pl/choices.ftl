# Questions, answers, and why an answer is not possible. Each stands by itself: questions and reasons are sentences,
# answers are labels without a full stop.

## Questions of a turn

om-ask-turn = Wykonaj akcję główną; przed nią lub po niej możesz wykonać akcję specjalną.
om-ask-turn-main-done = Wykonaj akcję specjalną lub zakończ turę.
om-ask-turn-executed = Wykonaj akcję główną.
om-ask-turn-end = Zakończyć turę?
om-ask-means = „{ $card }”: wydać kryształy czy wysłać tam naukowca?
om-ask-pay = Do zapłaty: { $price }. Czym zapłacisz?
om-ask-buy = Wydać { $price }, aby { $effect }?
    .price = accusative
    .effect = infinitive
om-ask-choose = Wybierz jedną możliwość.
om-ask-either = Czym zapłacisz, aby { $effect }?
    .effect = infinitive

## Questions about goods and colonists

om-ask-straight = { $what-count ->
    [one] Otrzymujesz { $what }. Przeznaczyć to od razu na kontrakt?
   *[other] Otrzymujesz { $what }. Przeznaczyć coś z tego od razu na kontrakt?
}
    .what = accusative
om-ask-gain-more = Wysłać kolonistę do pracy, aby otrzymać jeszcze { $what }?
    .what = accusative
om-ask-gain-any = { $left ->
    [0] Otrzymać jeszcze jeden zasób?
   *[other] Który zasób otrzymasz? (pozostało: { $left })
}
om-ask-warehouse = { $left ->
    [0] Wziąć z hurtowni coś jeszcze?
   *[other] Co weźmiesz z hurtowni? (pozostało: { $left })
}
om-ask-retrieve = Skąd odzyskasz kolonistę?
om-ask-produce = Który górnik lub zaawansowany budynek wyprodukuje jeszcze raz?
om-ask-last-delivery = Gra się skończyła. Dostarczyć jeszcze coś w ramach kontraktów?

## Questions about blueprints and buildings

om-ask-blueprint = { $left ->
    [0] Wziąć jeszcze jeden projekt?
   *[other] Który projekt weźmiesz? (pozostało: { $left })
}
om-ask-upgrade = { $left ->
    [0] Ulepszyć jeszcze jeden budynek?
   *[other] Według którego projektu ulepszysz budynek? (pozostało: { $left })
}
om-ask-upgrade-at = „{ $card }”: który budynek ulepszysz?
om-ask-build = Który budynek zbudujesz?
om-ask-build-at = Gdzie zbudujesz { $building }?
    .building = accusative
om-ask-tech = Czyj żeton technologii wykorzystasz? Aby zbudować tu { $building }, potrzebujesz poziomu { $level }.
    .building = accusative

## Questions about the laboratory

om-ask-learn = Który żeton technologii weźmiesz?
om-ask-install = Gdzie w swoim laboratorium położysz { $tech }?
om-ask-develop = { $left ->
    [0] Rozwinąć żeton technologii jeszcze raz?
   *[other] Który żeton technologii rozwiniesz? (pozostało: { $left })
}
om-ask-compensate = { $by } wykorzystuje twój { $tech }. Rozwinąć go czy zachować tlen?

## Questions about bots, rover and map

om-ask-move = Przesuń swoje boty i swój łazik. (Punkty ruchu: boty { $bots }, łazik { $rover })
om-ask-move-bots = Przesuń swoje boty. (Punkty ruchu: { $left })
om-ask-move-rover = Przesuń swój łazik. (Punkty ruchu: { $left })
om-ask-take-tile = Zabrać { $tile }?
om-ask-displace = Twój { $piece } musi zrobić miejsce. Dokąd go przesuniesz?
om-ask-place-bot = Gdzie umieścisz nowego bota?
om-ask-explore = Który żeton odkrycia położysz na mapie?
om-ask-explore-at = Gdzie położysz { $tile }?
om-ask-keep-discovery = Który żeton odkrycia położysz na karcie?

## Questions about ships, scientists and contracts

om-ask-ship = Który statek powitasz?
om-ask-ship-reward = Co przywozi statek?
om-ask-offer = Którego naukowca lub który kontrakt weźmiesz?
om-ask-refill = Który kontrakt trafi na puste miejsce oferty?

## Questions about travel and turn order

om-ask-shuttle = Po której stronie zacznie wahadłowiec?
om-ask-travel = Wahadłowiec odlatuje z twojej strony. Lecisz nim?
om-ask-travel-by-ship = Polecieć na drugą stronę własnym statkiem?
om-ask-space = Które pole kolejności zajmiesz?

## Answers

om-option-done = Nic więcej
om-option-end = Zakończ turę
om-option-yes = Tak
om-option-no = Nie
om-option-stay = Zostań
om-option-travel = Podróżuj
om-option-travel-by-ship = Podróżuj, zużywając { $price }
    .price = accusative
om-option-keep = Zachowaj tlen
om-option-boost = Wyślij kolonistę do pracy (wzmocnienie: +1)
om-option-boost-bots = Wyślij kolonistę do pracy (o 1 punkt ruchu więcej dla botów)
om-option-boost-bots-by-crystal = Wydaj kryształ (o 1 punkt ruchu więcej dla botów)
om-option-boost-rover = Wyślij kolonistę do pracy (o 1 punkt ruchu więcej dla łazika)
om-option-boost-rover-by-crystal = Wydaj kryształ (o 1 punkt ruchu więcej dla łazika)
om-option-with-crystals = Wydaj { $price }
    .price = accusative
om-option-with-scientist = Wyślij tam swojego naukowca
om-option-reward-colonists = { $colonists }
om-option-reward-bot = { $colonists } i 1 bot
om-option-shuttle-orbit = Na orbicie
om-option-shuttle-colony = W kolonii
om-option-action = { $action }
om-option-executive = Akcja specjalna za { $price }: { $effect }
    .price = accusative
om-option-use = { $price-count ->
    [0] Wykorzystaj budynek „{ $card }” (bez opłaty)
   *[other] Wykorzystaj budynek „{ $card }” ({ $price })
}
om-option-build = { $building } ({ $price })
om-option-pay = { $what }
om-option-pay-goal = { $card } zamiast kryształu
om-option-goal-cards = { $option } · kosztuje { $what }
    .what = accusative
om-option-take = { $what }
om-option-tech = { $level ->
    [0] Żeton technologii: { $seat }
   *[other] Żeton technologii: { $seat } (poziom { $level })
}
om-option-ship = { $price-count ->
    [0] Statek na polu składu { $place }; odblokowuje akcję specjalną: { $effect }
   *[other] Statek na polu składu { $place } ({ $price }); odblokowuje akcję specjalną: { $effect }
}
om-option-retrieve = Z pola akcji „{ $action }”
om-option-retrieve-work = Ze strefy pracy
om-option-space = { $effect-count ->
    [0] Pole { $space }
   *[other] Pole { $space }: { $effect }
}
om-option-choose = Możliwość { $number }
om-option-effect = { $effect }
om-option-develop = { $price-count ->
    [0] Rozwiń { $tech } do pola { $space } (poziom { $level }, bez opłaty)
   *[other] Rozwiń { $tech } do pola { $space } (poziom { $level }, { $price })
}
om-option-develop-space = Rozwiń z pola { $from } do pola { $to }
om-option-lab = { $effect-count ->
    [0] Pole laboratorium { $space }
   *[other] Pole laboratorium { $space }: { $effect }
}
om-option-learn = { $price-count ->
    [0] { $tech } (bez opłaty)
   *[other] { $tech } ({ $price })
}
om-option-grid-top = Siatka technologii, górny rząd, pole { $place }
om-option-grid-middle = Siatka technologii, środkowy rząd, pole { $place }
om-option-grid-bottom = Siatka technologii, dolny rząd, pole { $place }
om-option-rover = Łazik { $direction } ({ $hex })
om-option-bot = Bot { $bot } { $direction } ({ $from } → { $hex })
om-option-goal = Zrealizuj { $card }
om-option-task = Pokaż { $card }
    .card = accusative
om-option-deliver = Dostarcz { $what } w ramach { $card }
    .what = accusative
    .card = genitive
om-option-hex = Pole { $hex }
om-option-card = { $price-count ->
    [0] { $card }
   *[other] { $card } ({ $price })
}

## Why not: the turn

om-why-not-asked = Tej odpowiedzi nie można teraz wybrać.
om-why-not-your-turn = To nie twoja tura.
om-why-wrong-side = Ta akcja jest po drugiej stronie planszy głównej.
om-why-main-action-done = W tej turze masz już za sobą akcję główną.
om-why-main-action-due = Najpierw musisz wykonać akcję główną.
om-why-executive-done = W tej turze masz już za sobą akcję specjalną.
om-why-must-act = Musisz zrobić to co najmniej raz.
om-why-already-used = Żeton technologii został już do tego wykorzystany.
om-why-no-boost = Nie ma tu teraz czego wzmocnić.

## Why not: paying and gaining

om-why-too-expensive = { $price-count ->
    [0] Nie stać cię na to.
   *[other] To kosztuje { $price }: nie stać cię na to.
}
    .price = accusative
om-why-no-colonist = Nie masz na to kolonisty w kwaterach.
om-why-placement-too-expensive = Umieszczenie tam kolonisty kosztuje dodatkowo { $price }: nie stać cię na to.
    .price = accusative
om-why-slot-taken = Twój kolonista jeszcze tam stoi.
om-why-nothing-to-gain = Nic by to nie dało.
om-why-out-of-stock = Nie ma tego w zapasie.
om-why-no-room = Nie masz na to miejsca.
om-why-nobody-there = Nie masz tam kolonisty.
om-why-not-needed = Żaden z twoich kontraktów tego nie potrzebuje.

## Why not: cards and tiles

om-why-not-on-display = Takiej karty nie ma w ofercie.
om-why-no-marker = Nie masz już znacznika zaawansowanego budynku.
om-why-already-owned = Masz już żeton tego typu.
om-why-no-tile-there = Nie ma tam żetonu.
om-why-no-tiles = W ofercie nie ma żetonu odkrycia.
om-why-lab-full = W pierwszej kolumnie twojego laboratorium nie ma wolnego pola.
om-why-lab-space-taken = To pole laboratorium jest zajęte.
om-why-goal-not-met = Nie masz tego celu albo jego wymagania nie są spełnione.
om-why-goal-done = Masz już zrealizowany cel prywatny.
om-why-task-not-done = Nie masz tego zadania albo nie jest ono wykonane.
om-why-task-shown = W jednej rundzie możesz pokazać tylko jedno zadanie.

## Why not: buildings

om-why-stack-empty = Nie ma już takich kafelków budynków.
om-why-built-on = Na tym polu stoi już budynek.
om-why-out-of-zone = To pole nie leży w strefie budowy twoich botów.
om-why-too-far = Musi stać obok budynku swojego typu albo 2 pola od najbliższego.
om-why-tech-too-low = Żaden żeton technologii w grze nie ma poziomu, jakiego wymaga kompleks tej wielkości.
om-why-no-hex = W strefie budowy twoich botów nie ma na to pola.
om-why-not-your-blueprint = Nie masz projektu, który można by jeszcze zbudować.
om-why-wrong-building = Projekt nie pasuje do tego budynku.
om-why-complex-too-small = Ten projekt wymaga budynku w kompleksie o wielkości co najmniej 3.
om-why-already-upgraded = Ten budynek jest już zaawansowany.
om-why-not-built = Nikt nie zbudował tego zaawansowanego budynku.
om-why-no-scientist = Ten zaawansowany budynek nie należy do ciebie, a nie masz do niego naukowca.
om-why-not-in-play = Nie ma takiego żetonu technologii, który można by wykorzystać.

## Why not: ships, travel, movement

om-why-ship-on-it = Na tym polu składu stoi jeszcze statek.
om-why-no-ship-there = Na tym polu składu nie ma statku.
om-why-level-too-low = Poziom kolonii nie pozwala ci powitać więcej statków.
om-why-no-ship = Nie masz statku w hangarze.
om-why-already-there = Jesteś już po tej stronie.
om-why-space-taken = To pole kolejności jest zajęte.
om-why-no-points = Nie ma już punktów ruchu.
om-why-off-the-map = Tam kończy się mapa.
om-why-cannot-stay = Nie mógłby tam zostać ani ruszyć dalej.
om-why-must-move-on = Nie może tu zostać: najpierw przesuń go dalej.
