# What has happened, and what it was worth in the end. Log lines and results are sentences.

## Rounds and turns

om-log-round = Rozpoczyna się runda { $round }.
om-log-turn = Turę rozpoczyna { $seat }.
om-log-last-round = Zbliża się koniec gry: następna runda będzie ostatnia.
om-log-goals = Otrzymujesz: { $goals }.
om-log-first-cards = Otrzymujesz { $cards }.
    .cards = accusative
om-log-space = { $seat } zajmuje pole kolejności { $space }.
om-log-shuttle-start-orbit = { $seat } decyduje, że wahadłowiec zaczyna na orbicie.
om-log-shuttle-start-colony = { $seat } decyduje, że wahadłowiec zaczyna w kolonii.
om-log-shuttle-moves = Wahadłowiec przesuwa się na pole podróży { $space }.
om-log-shuttle-orbit = Wahadłowiec leci na orbitę, na pole podróży { $space }.
om-log-shuttle-colony = Wahadłowiec leci do kolonii, na pole podróży { $space }.
om-log-own-ship = { $seat } używa statku z hangaru.
om-log-travel-orbit = { $seat } podróżuje na orbitę.
om-log-travel-colony = { $seat } podróżuje do kolonii.

## Actions

om-log-action = { $seat } wykonuje akcję główną „{ $action }”.
om-log-place = { $seat } stawia kolonistę na polu akcji.
om-log-executive = { $seat } wykonuje { $card }.
    .card = accusative
om-log-use = { $seat } wykorzystuje akcję specjalną budynku „{ $card }”.
om-log-scientist = { $seat } wysyła { $scientist } do budynku „{ $card }”.
    .scientist = accusative
om-log-boost = { $seat } wysyła kolonistę do pracy.
om-log-clear = { $by } potrzebuje pola akcji, a wszystkie są zajęte: { $seat } przenosi stamtąd swoich kolonistów do strefy pracy.
om-log-own-clear = Wszystkie pola akcji są zajęte: { $seat } przenosi stamtąd swoich kolonistów do strefy pracy.
om-log-pay = { $seat } płaci { $what }.
    .what = instrumental

## Goods and points

om-log-gain = { $seat } otrzymuje { $what }.
    .what = accusative
om-log-overflow = { $seat } nie ma miejsca na { $what }.
    .what = accusative
om-log-unload = { $seat } przenosi { $what } do składu.
    .what = accusative
om-log-warehouse = { $seat } bierze z hurtowni { $what }.
    .what = accusative
om-log-produce = { $seat } uruchamia jeszcze raz produkcję na polu { $hex }.
om-log-retrieve = { $count ->
    [one] { $seat } odzyskuje { $count } kolonistę.
   *[other] { $seat } odzyskuje { $count } kolonistów.
}
om-log-score = { $why-count ->
    [0] { $seat } zdobywa { $points } PO.
   *[other] { $seat } zdobywa { $points } PO { $why }.
}

## Buildings and technologies

om-log-blueprint = { $seat } bierze projekt „{ $card }”.
om-log-construct = { $seat } buduje { $building } na polu { $hex }.
    .building = accusative
om-log-crystal = Na polu { $hex } pojawia się kryształ.
om-log-upgrade = { $seat } ulepsza { $building } na polu { $hex }: „{ $card }”.
    .building = accusative
om-log-tile-lost = Nowy budynek zakrywa i usuwa z gry { $tile }.
om-log-cube = { $seat } kładzie kostkę w obszarze postępu ({ $building }).
om-log-learn = { $seat } bierze { $tech }.
om-log-develop = { $seat } rozwija { $tech }: pole { $space } (poziom { $level }).
om-log-tech = { $seat } wykorzystuje { $tech } (właściciel: { $owner }).
om-log-own-tech = { $seat } wykorzystuje własny { $tech }.

## Bots, rover and map

om-log-move = { $seat } przesuwa { $piece } na pole { $hex }.
    .piece = accusative
om-log-move-away = { $seat } robi miejsce i odsuwa { $piece } na pole { $hex }.
    .piece = accusative
om-log-displace = { $by } potrzebuje miejsca: { $seat } odsuwa { $piece } na pole { $hex }.
    .piece = accusative
om-log-bot = { $seat } umieszcza nowego bota na polu { $hex }.
om-log-crush-tile = { $seat } niszczy botem żeton na polu { $hex }.
om-log-crush-crystal = { $seat } niszczy botem kryształ na polu { $hex }.
om-log-tile = { $seat } zabiera z pola { $hex } { $tile }.
om-log-explore = { $seat } kładzie na polu { $hex } { $tile }.
om-log-keep-discovery = { $seat } kładzie na karcie { $tile }.

## Ships, scientists, contracts

om-log-ship = { $seat } wita statek z pola składu { $place }.
om-log-hire = { $seat } zatrudnia { $card }.
    .card = accusative
om-log-take-contract = { $seat } bierze { $card }.
om-log-refill = Do oferty trafia { $card }.
om-log-deliver = { $seat } dostarcza { $what } w ramach { $contract }.
    .what = accusative
    .contract = genitive
om-log-contract = { $seat } realizuje { $contract }.

## Colony, missions, goals

om-log-lss = W systemie podtrzymywania życia znacznik { $building } przesuwa się w górę do rzędu { $row }.
    .building = genitive
om-log-reward = { $seat } wybiera korzyść systemu podtrzymywania życia ({ $card }).
om-log-level = Kolonia osiąga poziom { $level }.
om-log-no-further-level = Nie da się już zbudować { $building }: kolonia nie osiągnie kolejnego poziomu, a do zakończenia gry nie potrzeba już misji.
    .building = genitive
om-log-mission = { $seat } wnosi wkład do { $mission } (pozostało: { $left }).
    .mission = genitive
om-log-mission-complete = Ukończono { $mission }.
    .mission = accusative
om-log-remaining = Pozostałe misje: { $left }.
om-log-goal = { $seat } realizuje { $card }.
om-log-first-card = { $seat } buduje to, co pokazuje { $card }, i dobiera 2 zadania.
om-log-task = { $seat } pokazuje wykonane zadanie z { $card }.
    .card = genitive

## Lacerda's turn

om-log-lacerda-reshuffle = Karty solo zostają przetasowane: odtąd każda posuwa też naprzód jedną z misji.
om-log-lacerda-card = Lacerda odkrywa { $card }: „{ $action }”.
    .card = accusative
om-log-lacerda-mission-over = Misja z { $card } jest już ukończona.
    .card = genitive
om-log-lacerda-obtain-blueprint = Lacerda zdobywa projekt.
om-log-lacerda-learn-tech = Lacerda poznaje nową technologię.
om-log-lacerda-research = Lacerda rozwija swoje technologie.
om-log-lacerda-construct = Lacerda buduje budynek.
om-log-lacerda-upgrade = Lacerda ulepsza budynek.
om-log-lacerda-hire = Lacerda zatrudnia naukowca lub bierze kontrakt.
om-log-lacerda-no-obtain-blueprint = Lacerda nie może zdobyć projektu i zamiast tego przesuwa swój łazik.
om-log-lacerda-no-learn-tech = Lacerda nie może poznać nowej technologii i zamiast tego przesuwa swój łazik.
om-log-lacerda-no-research = Lacerda nie może rozwinąć żadnej technologii i zamiast tego przesuwa swój łazik.
om-log-lacerda-no-construct = Lacerda nie może zbudować budynku i zamiast tego przesuwa swój łazik.
om-log-lacerda-no-upgrade = Lacerda nie może ulepszyć budynku i zamiast tego przesuwa swój łazik.
om-log-lacerda-no-hire = Lacerda nie może wziąć ani naukowca, ani kontraktu i zamiast tego przesuwa swój łazik.
om-log-lacerda-too-expensive = Lacerda nie może zapłacić { $cost } za pole akcji i zamiast tego przesuwa swój łazik.
    .cost = genitive

## Lacerda's choices

om-log-lacerda-scored = Wybiera projekt „{ $card }”: naukowcy Lacerdy dają punkty za budynki tego typu.
om-log-lacerda-blueprint-first = Wybiera projekt „{ $card }”, pierwszy w rzędzie, w którym leży najwięcej kart.
om-log-lacerda-cheapest = Wybiera { $tech }, najtańszy z tych, których jeszcze nie posiada.
om-log-lacerda-most-developed = Wybiera { $tech }, najbardziej rozwinięty z tych, które może dalej rozwijać.
om-log-lacerda-least-developed = Wybiera { $tech }, najmniej rozwinięty z tych, które może dalej rozwijać.
om-log-lacerda-used = Wybiera { $tech }, bo został wykorzystany.
om-log-lacerda-warehouse = Lacerda bierze z hurtowni { $what }: tego towaru jest tam najwięcej.
    .what = accusative
om-log-lacerda-enough = Pomija { $building }: do następnego poziomu kolonii już ich wystarczy.
    .building = accusative
om-log-lacerda-nowhere = Pomija { $building }: nie można ich zbudować.
    .building = accusative
om-log-lacerda-site = { $places ->
    [one] Najlepszym miejscem na { $building } jest pole { $hex }: { $size ->
        [1] będzie to osobny budynek.
       *[other] kompleks będzie tam miał wielkość { $size }.
    }
    [few] Na { $building } są { $places } równie dobre miejsca; Lacerda wybiera pole { $hex }: { $size ->
        [1] będzie to osobny budynek.
       *[other] kompleks będzie tam miał wielkość { $size }.
    }
   *[other] Na { $building } jest { $places } równie dobrych miejsc; Lacerda wybiera pole { $hex }: { $size ->
        [1] będzie to osobny budynek.
       *[other] kompleks będzie tam miał wielkość { $size }.
    }
}
    .building = accusative
om-log-lacerda-bot = Bot Lacerdy przesuwa się na symbol { $building }.
    .building = genitive
om-log-lacerda-third-level = Wybiera projekt „{ $card }”, bo jest to projekt poziomu 3.
om-log-lacerda-fitting = { $count ->
    [one] Wybiera projekt „{ $card }”, najlepszy w tej sytuacji.
   *[other] Wybiera losowo projekt „{ $card }” spośród { $count } równie dobrych.
}
om-log-lacerda-scientist = Wybiera { $card }, który może mu dać { $points } PO.
    .card = accusative
om-log-lacerda-contract = Wybiera { $card }, który da mu { $points } PO.
om-log-lacerda-rover-tile = Łazik Lacerdy jedzie na pole { $hex }, do najbliższego przydatnego żetonu.
om-log-lacerda-rover-toward = Łazik Lacerdy jedzie na pole { $hex }, w stronę najbliższego żetonu.
om-log-lacerda-rover-idle = Łazik Lacerdy zostaje na miejscu: nie może zbliżyć się do żadnego przydatnego żetonu.
om-log-lacerda-explore = Wybiera pole { $hex }, jak najdalej od drugiego łazika.
om-log-lacerda-explore-research = Wybiera pole { $hex }, w stronę najbliższego żetonu badań.
om-log-lacerda-new-bot = Lacerda otrzymuje nowego bota; boty na planszy Lacerdy: { $count }.

## Score lines

om-score-play = W trakcie gry
om-score-progress = Kostki postępu
om-score-ships = Statki
om-score-colonists = Koloniści
om-score-technologies = Technologie
om-score-blueprints = Projekty
om-score-scientists = Naukowcy
om-score-contracts = Kontrakty
om-score-total = Razem

## Results

om-result-winner = { $seat } wygrywa z wynikiem { $points }.
om-result-tie-break = { $seat } wygrywa z wynikiem { $points }; remis rozstrzygnęły { $criterion ->
    [crystals] kryształy
    [advanced-buildings] zaawansowane budynki
   *[progress] kostki postępu
}.
om-result-shared = { $seats } wspólnie wygrywają z wynikiem { $points }.
om-result-solo-won = Zwycięstwo z wynikiem { $points }. Osiągnięte cele solo: { $goals }.
om-result-solo-lost = Porażka: żaden cel solo nie został osiągnięty. Twój wynik: { $points }.
om-result-cubes = Kostki postępu: { $number }
om-result-ships = Statki w hangarze: { $number }
om-result-quarters = Najwyższy rząd kwater
om-result-level = Poziom { $level }
om-result-built = zbudowany
om-result-not-built = niezbudowany
om-result-scored = Zaawansowane budynki ({ $building }): { $times } × { $each }
om-result-completed = zrealizowany
om-result-not-completed = niezrealizowany
om-result-advanced = Zaawansowane budynki: { $number }
