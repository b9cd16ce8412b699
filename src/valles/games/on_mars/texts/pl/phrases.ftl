# What cards, tiles and boards say. A phrase has a small first letter and no full stop: it may stand inside another one.
# An attribute named after an argument says which case it takes, and after it how a list is joined (and, or, then).
# Inner phrases come as $case says: infinitive ("zbudować", for what may be bought), else imperative.

## The parts of a card

om-text-needs = wymagania: { $needs }
om-text-reward = Nagroda: { $effect }
om-text-executive = Akcja specjalna: { $effect }

## Requirements of goals

om-need-blueprints = { $least ->
    [one] { $least } projekt, zbudowany lub nie
    [few] { $least } projekty, zbudowane lub nie
   *[other] { $least } projektów, zbudowanych lub nie
}
om-need-advanced = { $least ->
    [one] { $least } własny zaawansowany budynek
    [few] { $least } własne zaawansowane budynki
   *[other] { $least } własnych zaawansowanych budynków
}
om-need-mines = { $least ->
    [one] { $least } kopalnia z twoim kolonistą lub znacznikiem
    [few] { $least } kopalnie z twoim kolonistą lub znacznikiem
   *[other] { $least } kopalni z twoim kolonistą lub znacznikiem
}
om-need-discoveries = { $least ->
    [one] { $least } żeton odkrycia
    [few] { $least } żetony odkrycia
   *[other] { $least } żetonów odkrycia
}
om-need-largest = własny zaawansowany budynek w kompleksie o wielkości co najmniej { $least }
om-need-same-resources = { $least ->
    [one] { $least } zasób w twoim magazynie, inny niż minerał
    [few] { $least } takie same zasoby w twoim magazynie, inne niż minerały
   *[other] { $least } takich samych zasobów w twoim magazynie, innych niż minerały
}
om-need-shelters = { $least ->
    [one] { $least } własny schron
    [few] { $least } własne schrony
   *[other] { $least } własnych schronów
}
om-need-level = poziom kolonii { $least }
om-need-quarters = { $least ->
    [one] { $least } kolonista w twoich kwaterach
   *[other] { $least } kolonistów w twoich kwaterach
}
om-need-techs = { $least ->
    [one] { $least } żeton technologii w twoim laboratorium
    [few] { $least } żetony technologii w twoim laboratorium
   *[other] { $least } żetonów technologii w twoim laboratorium
}
om-need-hangar = { $least ->
    [one] { $least } statek w twoim hangarze
    [few] { $least } statki w twoim hangarze
   *[other] { $least } statków w twoim hangarze
}
om-need-research = { $least ->
    [one] { $least } żeton badań
    [few] { $least } żetony badań
   *[other] { $least } żetonów badań
}
om-need-scientists = { $least ->
    [one] { $least } naukowiec
   *[other] { $least } naukowców
}
om-need-contracts = { $least ->
    [one] { $least } zrealizowany kontrakt
    [few] { $least } zrealizowane kontrakty
   *[other] { $least } zrealizowanych kontraktów
}
om-need-cubes = { $least ->
    [one] { $least } twoja kostka w obszarze postępu
    [few] { $least } twoje kostki w obszarze postępu
   *[other] { $least } twoich kostek w obszarze postępu
}
om-need-complexes = własne zaawansowane budynki w { $least } różnych kompleksach o wielkości co najmniej 3
om-need-top-tech = żeton technologii na poziomie { $least }
om-need-lab-spaces = żetony technologii na polach laboratorium { $spaces }
om-need-both-contracts = zrealizowany kontrakt na ulepszenie i zrealizowany kontrakt dostawczy
om-need-contract = zrealizowany { $contract }
om-need-goal = zrealizowany cel prywatny
om-need-scientist = { $scientist }
om-need-advanced-of = { $least } { $building }
    .building = own-advanced
om-need-complex-of = kompleks złożony z co najmniej { $least } { $building }
    .building = genitive
om-need-stored = { $what } w twoim magazynie
om-need-tech = twój { $tech } na poziomie { $level }
om-need-side = twój znacznik gracza na { $side }
    .side = locative
om-need-lead = co najmniej { $least } PO więcej niż Lacerda

## Combinations

om-in-order = { $steps }
    .steps = { $case } then
om-choose = { $ways }
    .ways = { $case } or-else
om-buy = wydaj { $price }, aby { $effect }
    .price = accusative
    .effect = infinitive
# What a boost adds to a step ("ulepsz 1 budynek oraz 1 kolejny …"), to the times of a step (time) or to movement points: at
# the end (point) or after a clause (clause).
om-more = { $case ->
    [time] { " " }oraz dodatkowy raz za każdego kolonistę wysłanego do pracy
    [point] { " " }oraz o 1 więcej za każdego kolonistę wysłanego do pracy
    [clause] , oraz o 1 więcej za każdego kolonistę wysłanego do pracy
   *[other] { " " }oraz 1 kolejny za każdego kolonistę wysłanego do pracy
}
om-more-once = { " " }oraz 1 kolejny, jeśli wyślesz do pracy jednego kolonistę
om-more-by-crystal = { $case ->
    [bought] { " " }oraz 1 dodatkowy za każdy dodatkowo wydany kryształ
    [clause] , oraz 1 dodatkowy za każdy wydany kryształ
   *[point] { " " }oraz 1 dodatkowy za każdy wydany kryształ
}

## Goods, points, colonists

om-gain = { $case ->
    [infinitive] otrzymać { $what }
   *[other] otrzymaj { $what }
}
    .what = accusative
om-gain-more = otrzymaj { $what } za każdego kolonistę wysłanego do pracy
    .what = accusative
om-gain-any = { $case ->
    [infinitive] { $count ->
        [one] otrzymać { $count } dowolny zasób inny niż minerał{ $more }
        [few] otrzymać { $count } dowolne zasoby inne niż minerały{ $more }
       *[other] otrzymać { $count } dowolnych zasobów innych niż minerały{ $more }
    }
   *[other] { $count ->
        [one] otrzymaj { $count } dowolny zasób inny niż minerał{ $more }
        [few] otrzymaj { $count } dowolne zasoby inne niż minerały{ $more }
       *[other] otrzymaj { $count } dowolnych zasobów innych niż minerały{ $more }
    }
}
om-warehouse = { $case ->
    [infinitive] { $count ->
        [one] wziąć z hurtowni { $count } zasób lub kryształ{ $more }
       *[other] wziąć z hurtowni do { $count } zasobów lub kryształów{ $more }
    }
   *[other] { $count ->
        [one] weź z hurtowni { $count } zasób lub kryształ{ $more }
       *[other] weź z hurtowni do { $count } zasobów lub kryształów{ $more }
    }
}
om-warehouse-resource = { $case ->
    [infinitive] { $count ->
        [one] wziąć z hurtowni { $count } zasób{ $more }
       *[other] wziąć z hurtowni do { $count } zasobów{ $more }
    }
   *[other] { $count ->
        [one] weź z hurtowni { $count } zasób{ $more }
       *[other] weź z hurtowni do { $count } zasobów{ $more }
    }
}
om-score = zdobądź { $points } PO
om-retrieve-work = { $count ->
    [one] odzyskaj { $count } kolonistę ze swojej strefy pracy
   *[other] odzyskaj do { $count } kolonistów ze swojej strefy pracy
}
om-retrieve-anywhere = { $count ->
    [one] odzyskaj { $count } kolonistę z pola akcji lub ze swojej strefy pracy
   *[other] odzyskaj do { $count } kolonistów z pól akcji lub ze swojej strefy pracy
}
om-retrieve-all-slots = odzyskaj dowolną liczbę kolonistów z pól akcji
om-produce = uruchom produkcję wszystkich swoich górników i zaawansowanych budynków
om-produce-again = za każdego kolonistę wysłanego do pracy uruchom jeszcze raz produkcję jednego górnika lub zaawansowanego budynku

## Blueprints and buildings

om-take-blueprint = { $case ->
    [infinitive] { $count ->
        [one] wziąć { $count } projekt{ $more }
       *[other] wziąć do { $count } projektów{ $more }
    }
   *[other] { $count ->
        [one] weź { $count } projekt{ $more }
       *[other] weź do { $count } projektów{ $more }
    }
}
om-upgrade = { $case ->
    [infinitive] { $count ->
        [one] ulepszyć { $count } budynek{ $more }
       *[other] ulepszyć do { $count } budynków{ $more }
    }
   *[other] { $count ->
        [one] ulepsz { $count } budynek{ $more }
       *[other] ulepsz do { $count } budynków{ $more }
    }
}
om-upgrade-free = { $count ->
    [one] ulepsz { $count } budynek bez opłaty{ $more }
   *[other] ulepsz do { $count } budynków bez opłaty{ $more }
}
om-upgrade-anywhere = { $count ->
    [one] ulepsz { $count } budynek w dowolnym miejscu mapy{ $more }
   *[other] ulepsz do { $count } budynków w dowolnym miejscu mapy{ $more }
}
om-construct = zbuduj { $building }
    .building = accusative
om-construct-boosted = zbuduj { $building } (za każdego kolonistę wysłanego do pracy wykorzystany żeton technologii liczy się tak, jakby miał poziom o 1 wyższy)
    .building = accusative
om-construct-any = zbuduj dowolny budynek

## Laboratory

om-learn = { $count ->
    [one] weź { $count } żeton technologii{ $more }
   *[other] weź do { $count } żetonów technologii{ $more }
}
om-develop = { $count ->
    [one] rozwiń raz żeton technologii{ $more }
   *[other] rozwiń żetony technologii do { $count } razy{ $more }
}
    .more = time
om-develop-free = { $case ->
    [infinitive] { $count ->
        [one] rozwinąć raz żeton technologii bez opłaty{ $more }
       *[other] rozwinąć żetony technologii do { $count } razy bez opłaty{ $more }
    }
   *[other] { $count ->
        [one] rozwiń raz żeton technologii bez opłaty{ $more }
       *[other] rozwiń żetony technologii do { $count } razy bez opłaty{ $more }
    }
}
    .more = time

## Bots, rover, ships, scientists, travel

om-move-bots = { $case ->
    [infinitive] { $points ->
        [one] przesunąć swoje boty, wydając łącznie do { $points } punktu ruchu{ $more }
       *[other] przesunąć swoje boty, wydając łącznie do { $points } punktów ruchu{ $more }
    }
   *[other] { $points ->
        [one] przesuń swoje boty, wydając łącznie do { $points } punktu ruchu{ $more }
       *[other] przesuń swoje boty, wydając łącznie do { $points } punktów ruchu{ $more }
    }
}
    .more = { $case ->
        [infinitive] bought
       *[other] point
    }
om-move-bots-as-rovers = { $points ->
    [one] przesuń swoje boty, wydając łącznie do { $points } punktu ruchu{ $more }; zbierają one kryształy i żetony tak jak łazik
   *[other] przesuń swoje boty, wydając łącznie do { $points } punktów ruchu{ $more }; zbierają one kryształy i żetony tak jak łazik
}
    .more = point
om-move-rover = { $case ->
    [infinitive] { $points ->
        [one] przesunąć swój łazik, wydając do { $points } punktu ruchu{ $more }
       *[other] przesunąć swój łazik, wydając do { $points } punktów ruchu{ $more }
    }
   *[other] { $points ->
        [one] przesuń swój łazik, wydając do { $points } punktu ruchu{ $more }
       *[other] przesuń swój łazik, wydając do { $points } punktów ruchu{ $more }
    }
}
    .more = { $case ->
        [infinitive] bought
       *[other] point
    }
om-move-rover-by-tech = przesuń swój łazik, wydając tyle punktów ruchu, ile wynosi poziom jednego żetonu technologii łazika{ $more }
    .more = clause
om-welcome = { $count ->
    [one] powitaj { $count } statek{ $more }
   *[other] powitaj do { $count } statków{ $more }
}
om-welcome-free = { $count ->
    [one] powitaj { $count } statek bez opłaty{ $more }
   *[other] powitaj do { $count } statków bez opłaty{ $more }
}
om-welcome-more = { $count ->
    [one] powitaj { $count } statek{ $more }; każdy statek przywozi o 1 kolonistę więcej niż zwykle
   *[other] powitaj do { $count } statków{ $more }; każdy statek przywozi o 1 kolonistę więcej niż zwykle
}
om-take-scientist-free = zatrudnij naukowca bez opłaty
om-take-contract = weź kontrakt z Ziemi
om-take-contract-free = weź kontrakt z Ziemi bez opłaty
om-take-either = zatrudnij naukowca lub weź kontrakt z Ziemi
om-travel-orbit = podróżuj na orbitę bez wahadłowca i bez statku
om-travel-colony = podróżuj do kolonii bez wahadłowca i bez statku
om-travel-other = podróżuj na drugą stronę planszy głównej bez wahadłowca i bez statku
om-keep-discovery = połóż na tej karcie jeden z żetonów odkrycia z oferty i skorzystaj z niego; kolejne użycia ponownie dają tę samą korzyść

## What is said about each blueprint

om-fits = { $level ->
    [1] ulepsza { $building }
   *[other] ulepsza { $building } w kompleksie o wielkości co najmniej 3
}
    .building = accusative
om-when-taken = gdy bierzesz tę kartę, otrzymujesz { $what }
    .what = accusative
om-built-or-not = na koniec { $points }, jeśli projekt jest zbudowany, a −{ $points }, jeśli nie

## What is said about each scientist

om-hired-for = zatrudnienie kosztuje { $price }
    .price = accusative
om-works-in = pracuje w zaawansowanych { $building }: tam, gdzie stoi ten naukowiec, akcja specjalna nie kosztuje kryształów
    .building = locative
om-scores-each = na koniec { $points } za { $building } na Marsie, bez względu na to, do kogo należy
    .building = each

## What is said about each contract

om-contract-upgrade = wymaga: { $building } w kompleksie o wielkości co najmniej 4
    .building = own-advanced
om-contract-delivery = dostarcz { $goods }
    .goods = accusative
om-done-or-not = na koniec { $success }, jeśli kontrakt jest zrealizowany, a −{ $failure }, jeśli nie

## What is said about each mission

om-mission-research-tiles = wkład: zabranie żetonu badań z mapy
om-mission-blueprints = wkład: wzięcie projektu
om-mission-advanced-buildings = wkład: ulepszenie budynku
om-mission-bots = wkład: umieszczenie bota na mapie
om-mission-discovery-tiles = wkład: zabranie żetonu odkrycia z mapy
om-mission-techs = wkład: wzięcie żetonu technologii z siatki technologii
om-mission-progress-cubes = wkład: umieszczenie kostki w obszarze postępu
om-mission-scientists = wkład: zatrudnienie naukowca
om-mission-contracts = wkład: zrealizowanie kontraktu z Ziemi
om-mission-crystals = każdy, kto wniesie wkład, otrzymuje { $what }
    .what = accusative
om-mission-steps = liczba wkładów do ukończenia: { $players } graczy – { $count }, { $others }
    .others = nominative comma
om-mission-step = { $players } graczy – { $count }
om-mission-marker = znacznik misji leży przy akcji głównej „{ $action }”

## First Colonist cards

om-first-card = gdy zbudujesz { $buildings }, usuń tę kartę i dobierz 2 zadania
    .buildings = accusative or
om-task-learn-tech = zadanie: weź żeton technologii
om-task-welcome-ship = zadanie: powitaj statek
om-task-construct-shelter = zadanie: zbuduj schron
om-task-hire-scientist = zadanie: zatrudnij naukowca
om-task-develop = zadanie: rozwiń żeton technologii
om-task-develop-twice = zadanie: rozwiń żetony technologii dwa razy w jednej turze
om-task-place-discovery = zadanie: połóż żeton odkrycia na mapie
om-task-obtain-blueprint = zadanie: weź projekt

## Rewards of the Life Support System

om-score-each = zdobądź { $points } { $per }
om-each-top-tech = za każdy poziom swojego najlepiej rozwiniętego żetonu technologii
om-each-hangar = za każdy statek w swoim hangarze
om-each-advanced = za każdy własny zaawansowany budynek
om-each-mines = za każdą kopalnię ze swoim kolonistą lub znacznikiem
om-each-bots = za każdego swojego bota na mapie
om-each-discoveries = za każdy zabrany żeton odkrycia
om-each-shelters = za każdy własny schron
om-each-quarters = za każdego kolonistę w swoich kwaterach

## Tech tiles

om-tech-building = przy budowie: możesz dołączyć nowy budynek do najwyżej tylu istniejących { $building }, ile wynosi poziom tego żetonu
    .building = genitive
om-tech-shelter = przy budowie: możesz dołączyć nowy schron do najwyżej tylu własnych schronów, ile wynosi poziom tego żetonu
om-tech-rover = daje łazikowi o tyle punktów ruchu więcej, ile wynosi poziom tego żetonu
om-tech-upgrade = gdy ulepszasz budynek, możesz ulepszyć o tyle budynków więcej, ile wynosi poziom tego żetonu
om-tech-ship = gdy witasz statki, raz na akcję możesz zyskać o tylu kolonistów więcej, ile wynosi poziom tego żetonu

## Executive action 8

om-use-building = wydaj { $price }, aby wykorzystać akcję specjalną jednego ze swoich zaawansowanych budynków; nie płacisz tam, gdzie stoi odpowiedni naukowiec
    .price = accusative

## Solo cards

om-solo-actions = akcja Lacerdy: na orbicie „{ $orbit }”, w kolonii „{ $colony }”
om-solo-mission = od drugiego przejścia przez talię karta posuwa naprzód misję { $letter }
om-solo-travels = Lacerda podróżuje wahadłowcem
om-solo-stays = gdy wahadłowiec odlatuje, Lacerda zostaje na miejscu

## What points are for

om-for-first-step = za pierwszy krok znacznika { $building }
    .building = genitive
om-for-reward = z { $card }
    .card = genitive
om-for-progress = za kostki postępu
