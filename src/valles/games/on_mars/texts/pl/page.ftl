# The words of the page that shows On Mars.

## Table

page-om-complex = kompleks o wielkości { $size }
page-om-sub-pay-one = Jedno po drugim; zaproponowano typowy wybór.
page-om-choose-hex = Wybierz pole { $hex }
page-om-tray = Karty do wyboru
page-om-colony = Kolonia
page-om-opponents = Przeciwnicy i dziennik
page-om-side-tab-orbit = Orbita
page-om-side-tab-colony = Kolonia
page-om-side-tab-players = Gracze, dziennik
page-om-title = On Mars
page-om-level = poziom { $number }
page-om-missions-remain = { $number ->
    [one] została { $number } misja
    [few] zostały { $number } misje
   *[other] zostało { $number } misji
}
page-om-regions = Części stołu
page-om-tab-mars = Mars
page-om-tab-orbit = Orbita
page-om-tab-board = Plansza
page-om-tab-players = Gracze
page-om-tab-log = Dziennik
page-om-ask-main-orbit = Twoja tura: akcja główna na orbicie
page-om-ask-main-colony = Twoja tura: akcja główna na Marsie
page-om-ask-executive = Twoja tura: akcja specjalna albo koniec tury
page-om-ask-pay = Zapłać: { $price }
page-om-sub-main = Przed nią albo po niej możliwa jest jedna akcja specjalna.
page-om-sub-executed = Akcja specjalna jest już wykonana.
page-om-sub-main-done = Akcja główna jest już wykonana.
page-om-sub-pay = Zaproponowano typową zapłatę.
page-om-sub-move = Krok po kroku; każdy krok można cofnąć.
page-om-sub-hexes = { $number ->
    [one] Możliwe jest { $number } pole.
    [few] Możliwe są { $number } pola.
   *[other] Możliwych jest { $number } pól.
}
page-om-rover = Łazik
page-om-bot = Bot { $number }
page-om-piece = Kto się porusza
page-om-no-way = Niemożliwe
page-om-pay = Zapłać: { $what }
page-om-pay-short = Zapłać
page-om-besides = Inne możliwości: { $number }
page-om-task = Zadanie wykonane
page-om-executive = Akcje specjalne · { $number }
page-om-ship = Statek { $number }
page-om-space = Pole { $number }
page-om-boost = O 1 więcej
page-om-boost-bots = Boty +1
page-om-boost-rover = Łazik +1

## The prompt

page-om-ask-end = Zakończyć turę?
page-om-ask-build = Który budynek?
page-om-ask-site = { $building }: gdzie?
page-om-on = { $what } na polu { $hex }
page-om-ask-tech = Czyj żeton technologii wykorzystasz?
page-om-ask-benefit = System podtrzymywania życia: wybierz korzyść
page-om-ask-travel = Wahadłowiec odlatuje: lecisz czy zostajesz?
page-om-sub-end = Do tej chwili można cofnąć każdy krok, który niczego nie odkrył.
page-om-phase-shuttle = Faza wahadłowca
page-om-sub-build = Wskaż budynek, aby zobaczyć jego pola i zysk.
page-om-sub-tech = Kompleks wymaga poziomu { $level }.
page-om-sub-travel = Tym razem podróż nic nie kosztuje.
page-om-sub-travel-by-ship = Kosztuje to statek z hangaru, wart na koniec { $points } pkt.
page-om-travel-to = Leć na pole { $number }
page-om-ask-placing = { $action }: czym płacisz?
page-om-sub-placing = Stoją tam inni: kosztuje to kryształy albo kolonistów wysłanych do pracy.
page-om-goal-instead = Poświęć cel…
page-om-reveals-cards = odkrywa coś: bez cofania
page-om-reveals-tile = pokazuje następny kafelek: bez cofania
page-om-counting = Trwa ustalanie sposobów zapłaty…
page-om-build-here = Zbuduj tutaj
page-om-take = Weź: { $card }
page-om-for = za
page-om-end = Zakończ turę
page-om-take-back = Cofnij
page-om-keep = Zachowaj tlen
page-om-with-crystals = Wydaj kryształy
page-om-with-scientist = Wyślij naukowca
page-om-from = Z pola: { $place }
page-om-from-work = Z pracy
page-om-do-move-bots = Przesuń boty
page-om-do-move-rover = Przesuń łazik
page-om-do-retrieve-anywhere = Odzyskaj kolonistów
page-om-do-develop-free = Rozwiń
page-om-do-upgrade-free = Ulepsz
page-om-do-gain-any = Zasoby
page-om-do-take-contract-free = Kontrakt z Ziemi
page-om-do-take-scientist-free = Naukowiec
page-om-do-welcome-free = Powitaj statek
page-om-do-travel-other = Podróżuj
page-om-way-at-once = od razu
page-om-way-arrives = dotrze w następnej turze
page-om-way-move-bots = Punkty: { $points }, +1 za kryształ
page-om-way-move-rover = Punkty: { $points }, +1 za kryształ
page-om-way-retrieve-anywhere = { $count } z pól akcji lub pracy
page-om-way-develop-free = do { $count } razy, bez opłaty
page-om-way-upgrade-free = do { $count }, bez opłaty
page-om-way-gain-any = { $count } do wyboru
page-om-way-take-contract-free = bez opłaty
page-om-way-take-scientist-free = bez opłaty
page-om-way-welcome-free = bez opłaty
page-om-way-travel-other = na drugą stronę
page-om-hexes = { $number ->
    [one] { $number } pole
    [few] { $number } pola
   *[other] { $number } pól
}
page-om-space-first = bez korzyści
page-om-space-of = Zajęte: { $name }
page-om-stay-text = nikt nie wraca
page-om-ship-points = na koniec warte { $points } pkt
page-om-tech-own = twój, poziom { $level }
page-om-tech-mine = Własny
page-om-tech-other = poziom { $level }; właściciel otrzyma 1 jednostkę tlenu
page-om-to-level = poziom { $level }
page-om-boost-work = kolonista idzie do pracy
page-om-ship-frees = odsłania: { $what }
page-om-needs-goal = kosztem celu
page-om-executive-none = Żadna akcja specjalna nie jest teraz możliwa.
page-om-executive-done = Masz już za sobą akcję główną i specjalną.
page-om-pick-there = Wybierz na stole; możliwości: { $number }.
page-om-pick-hex = Wybierz pole na mapie; podświetlonych: { $number }.
page-om-pay-otherwise = Zapłać inaczej
page-om-goal-stands = Cel prywatny może zastąpić kryształ, ale wtedy przepada.
page-om-goal-stands-solo = Cel prywatny może zastąpić kryształ, ale wtedy przepada. Do wygranej potrzebny jest zrealizowany cel prywatny.
page-om-give-up = zrezygnuj…
page-om-give-up-goal = Zrezygnuj: { $goal }
page-om-goal-gone = Ten cel przepadnie na zawsze: { $goal }.
page-om-goal-solo = Wariant 1-osobowy wymaga zrealizowanego celu prywatnego.
page-om-more-per = +1 za
page-om-tray-of = Wybierz kartę: { $number }
page-om-tray-fold = Pokaż mapę
page-om-tray-show = Pokaż karty
page-om-brief-landing-pod = Lądowanie
page-om-brief-obtain-blueprint = Projekt
page-om-brief-learn-tech = Nauka
page-om-brief-research = Badania
page-om-brief-resupply = Zapasy
page-om-brief-control-center = Kontrola
page-om-brief-construct = Zbuduj
page-om-brief-upgrade = Ulepsz
page-om-brief-welcome-ship = Statek
page-om-brief-hire = Zatrudnij

## Boards

page-om-laboratory = Laboratorium
page-om-laboratory-of = Laboratorium: { $techs }
page-om-technologies = { $number ->
    [one] { $number } technologia
    [few] { $number } technologie
   *[other] { $number } technologii
}
page-om-tech-level = { $tech }, poziom { $level }
page-om-storage = Magazyn
page-om-storage-room = limit { $number }
page-om-stock = { $what }: { $number }, miejsca: { $room }
page-om-quarters = Kwatery
page-om-at-home = Kwatery: { $number } z { $room }
page-om-at-work = { $number } w pracy
page-om-away = { $number } w pracy lub na polach akcji
page-om-colonists-elsewhere = Na polach akcji: { $slots }. W puli gracza: { $beside }.
page-om-depot = Skład
page-om-crystals = Kryształy: { $number }, miejsca: { $room }, w następnej turze przybędzie: { $arriving }
page-om-no-room = { $number } bez miejsca
page-om-ship-stands = Stoi tu statek. { $what }
page-om-hangar = Hangar: { $number ->
    [one] { $number } statek
    [few] { $number } statki
   *[other] { $number } statków
}
page-om-executive-1 = Rozwój bez opłaty
page-om-executive-2 = Łazik
page-om-executive-3 = Projekt
page-om-executive-4 = Ulepszenie
page-om-executive-5 = Minerał
page-om-executive-6 = Boty
page-om-executive-7 = Hurtownia
page-om-executive-8 = Własny budynek
page-om-blueprints = Projekty
page-om-markers = { $number ->
    [one] został { $number } znacznik
    [few] zostały { $number } znaczniki
   *[other] zostało { $number } znaczników
}
page-om-built-at = Zbudowano na polu { $hex }
page-om-not-built = Jeszcze niezbudowany
page-om-built-of = Zaawansowane budynki: { $number }, projekty: { $of }
page-om-no-blueprints = Jeszcze żadnych. Zdobywa się je na orbicie.
page-om-none = Jeszcze żadnych
page-om-goals = Cele prywatne
page-om-goals-and-hired = Cele, naukowcy i kontrakty
page-om-hidden-goals = { $number ->
    [one] { $number } ukryty cel
    [few] { $number } ukryte cele
   *[other] { $number } ukrytych celów
}
page-om-spent-goals = Wydane jako kryształy: { $number }
page-om-tasks = Pierwsi koloniści
page-om-hidden-tasks = { $number ->
    [one] { $number } zakryta karta
    [few] { $number } zakryte karty
   *[other] { $number } zakrytych kart
}
page-om-hired = Naukowcy i kontrakty
page-om-nobody-hired = Brak naukowców i kontraktów
page-om-works-at = Miejsce pracy: { $card }.
page-om-delivered = Dostarczono { $number } z { $of }
page-om-bots = { $number ->
    [one] { $number } bot na Marsie
    [few] { $number } boty na Marsie
   *[other] { $number } botów na Marsie
}
page-om-shelters = { $number ->
    [one] { $number } schron
    [few] { $number } schrony
   *[other] { $number } schronów
}
page-om-shelters-most = Najwyżej { $number }
page-om-cubes = { $number ->
    [one] { $number } kostka postępu
    [few] { $number } kostki postępu
   *[other] { $number } kostek postępu
}
page-om-discoveries = { $number ->
    [one] { $number } odkrycie
    [few] { $number } odkrycia
   *[other] { $number } odkryć
}
page-om-research-tiles = { $number ->
    [one] { $number } żeton badań
    [few] { $number } żetony badań
   *[other] { $number } żetonów badań
}
page-om-owed = za technologię
page-om-see-board = Zobacz planszę: { $name }
page-om-board-of = Plansza: { $name }

## Map

page-om-map = Mapa kolonii, { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
page-om-hex = Pole { $name }
page-om-hex-shelter = schron, gracz: { $name }
page-om-hex-arrows = strzałki: { $directions }
page-om-hex-colonist = górnik, gracz: { $name }
page-om-hex-advanced = zaawansowany budynek, gracz: { $name } ({ $card })
page-om-hex-bot = bot { $number }, gracz: { $name }
page-om-hex-rover = łazik, gracz: { $name }
page-om-hex-legal = możliwe
page-om-hex-tech = { $tech }: { $who }
page-om-tech-of = { $name } (poziom { $level })
page-om-journey = Kolejność graczy i wahadłowiec
page-om-side-orbit = Orbita
page-om-side-colony = Kolonia
page-om-turn-space = Pole kolejności { $number }
page-om-turn-done = tura zakończona
page-om-travel-space = Pole podróży { $space }
page-om-slots = Koloniści graczy: { $names }
page-om-slots-free = Nie ma tu kolonisty
page-om-more-for = Wzmocnienie: { $good }
page-om-mission-here = Misja daje tu kryształy: { $crystals }
page-om-act-landing-pod = Kapsuła lądo{ "\u00AD" }wania
page-om-act-obtain-blueprint = Zdobądź projekt
page-om-act-learn-tech = Poznaj techno{ "\u00AD" }logię
page-om-act-research = Badania
page-om-act-resupply = Zaopa{ "\u00AD" }trzenie
page-om-act-control-center = Centrum kontroli
page-om-act-construct = Zbuduj
page-om-act-upgrade = Ulepsz
page-om-act-welcome-ship = Powitaj statek
page-om-act-hire = Nauko{ "\u00AD" }wiec, kontrakt

## Panels

page-om-family-blueprint = Projekt
page-om-family-scientist = Naukowiec
page-om-family-contract = Kontrakt z Ziemi
page-om-family-goal = Cel prywatny
page-om-family-mission = Misja
page-om-family-first-colonist-a = Pierwsi koloniści A
page-om-family-first-colonist-b = Pierwsi koloniści B
page-om-family-discovery = Odkrycie
page-om-family-research = Badania
page-om-family-reward = Nagroda SPŻ
page-om-family-tech = Technologia
page-om-family-executive = Akcja specjalna
page-om-family-solo = Lacerda
page-om-family-solo-goal = Cel solo
page-om-built = zbudowany
page-om-orbit = Stacja orbitalna
page-om-you-are-on-mars = jesteś na Marsie
page-om-actions = Akcje
page-om-techs = Technologie
page-om-face-down = Zakryte: { $number }
page-om-free = bez opłaty
page-om-exploration = Eksploracja
page-om-exploration-none = Brak żetonów w ofercie
page-om-warehouse = Hurtownia
page-om-ware = { $good }: { $number }
page-om-display = Projekty w ofercie
page-om-display-later = Kolejne pojawią się na następnym poziomie kolonii.
page-om-display-none = Nie ma już więcej projektów.
page-om-display-upper = górny rząd
page-om-display-lower = dolny rząd
page-om-life-support = Podtrzymywanie życia
page-om-life-support-marker = { $building }: rząd { $row }
page-om-missions = Misje
page-om-mission-left = Pozostałe wkłady: { $number }
page-om-left = jeszcze { $number }
page-om-mission-done = ukończona
page-om-mission-research-tiles = Żetony badań
page-om-mission-blueprints = Wzięte projekty
page-om-mission-advanced-buildings = Ulepszone budynki
page-om-mission-bots = Umieszczone boty
page-om-mission-discovery-tiles = Żetony odkrycia
page-om-mission-techs = Wzięte technologie
page-om-mission-progress-cubes = Kostki postępu
page-om-mission-scientists = Zatrudnieni naukowcy
page-om-mission-contracts = Zrealizowane kontrakty
page-om-market = Naukowcy, kontrakty
page-om-contracts-left = Kontrakty w rezerwie: { $number }
page-om-progress = Postęp
page-om-progress-points = Punkty za 1 do 5 kostek
page-om-next-tile = Strzałki następnego kafelka: { $directions }.
page-om-lacerda-steps = Co zrobił Lacerda
page-om-lacerda-waits = Jeszcze nie miał tury.
page-om-lacerda-no-card = Jeszcze bez karty; w talii: { $cards }
page-om-lacerda-deck = Karty w jego talii: { $cards }. Przejście przez talię: { $pass }.
page-om-solo-goals = Cele solo
page-om-progress-of = { $names-count ->
    [0] { $building }: jeszcze nikt. Pozostałe kafelki: { $left }
   *[other] { $building }: { $names }. Pozostałe kafelki: { $left }
}

## Looking for cards

page-om-find-hint = Wszystkie karty i żetony gry.
page-om-find-display = w ofercie

## Moving by destination, Lacerda's turn, ceremonies, points

page-om-mover = { $piece } na polu { $hex }. Punkty ruchu: { $points }; z technologii: { $more }
page-om-move-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[other] { $number } punktów
}
page-om-move-go = { $number ->
    [one] Rusz za { $number } punkt
    [few] Rusz za { $number } punkty
   *[other] Rusz za { $number } punktów
}
page-om-move-gain = zbiera na polu { $hex }: { $what }
page-om-move-loss = niszczy na polu { $hex }: { $what }
page-om-move-crystals = +{ $number } w następnej turze
page-om-move-tile = { $hex }: do wzięcia { $what }
page-om-move-uses = technologia: { $what }
page-om-move-costs = koszt: { $what }
page-om-move-left = { $number ->
    [one] zostaje { $number } punkt
    [few] zostają { $number } punkty
   *[other] zostaje { $number } punktów
}
page-om-move-another = inna droga
page-om-move-zone = Wolne pola w strefie budowy: { $before } → { $after }
page-om-fit-nothing = Pasuje: { $hexes }
page-om-fit-complex = Wymaga kompleksu o wielkości 3
page-om-fit-zone = Brak w twojej strefie budowy
page-om-fit-building = Brak wolnego budynku tego typu
page-om-move-boost = o 1 pole dalej
page-om-move-dear = Pokaż pola o jeden punkt dalej; koszt: { $price }
page-om-play = Lacerda: krok { $step } z { $of }
page-om-plays = Tura Lacerdy
page-om-play-skip = Pomiń
page-om-play-again = Pokaż ponownie
page-om-lacerda-did = { $number ->
    [one] Jego ostatnia tura: { $number } krok
    [few] Jego ostatnia tura: { $number } kroki
   *[other] Jego ostatnia tura: { $number } kroków
}
page-om-goal-met = { $number } z { $of }
page-om-scored = zdobyte
page-om-if-ended = gdyby gra skończyła się teraz: { $number }
page-om-ended-now = Gdyby gra skończyła się teraz
page-om-now = teraz { $number }
page-om-points-of = { $name }: zdobyte punkty { $scored }, gdyby gra skończyła się teraz { $now }. Naciśnij, by zobaczyć, z czego się składają.
page-om-said-mission = Misja ukończona: { $card }
page-om-said-level = Poziom kolonii { $level }
page-om-said-level-text = { $players ->
    [one] Projekty i hurtownia zostają uzupełnione.
    [2] Projekty i hurtownia zostają uzupełnione.
   *[other] Projekty, technologie i hurtownia zostają uzupełnione.
}
page-om-said-left = { $number ->
    [0] Do zakończenia gry nie potrzeba już misji.
    [one] Jeszcze jedna misja albo jeden poziom kolonii (3 lub wyższy) wywoła koniec gry.
   *[other] Kroków do końca gry: { $number }. Krokiem jest każda ukończona misja i każdy poziom kolonii od 3.
}
page-om-said-end = Zbliża się koniec gry
page-om-said-end-text = Ta runda zostanie dokończona; następna będzie ostatnia.
page-om-said-last = Ostatnia runda
page-om-said-last-text = Kolejność tur: { $names }.
    .names = nominative then
page-om-ending = zbliża się koniec
page-om-row-needed = potrzeba { $row }
page-om-key-names = nazwy wszystkich pól
page-om-key-board = rozwiń swoją planszę (gdy okno jest niskie)
page-om-key-replay = pokaż turę Lacerdy ponownie
page-om-key-skip = pomiń ją
## The log and hits

page-om-log-to-work = → strefa pracy
page-om-hit-displace = twój { $piece } musi ustąpić na pole { $hex }
page-om-hit-clear = twoi koloniści przechodzą z pól akcji do strefy pracy
page-om-won = Zwycięstwo: { $goals }
page-om-lost = Porażka: żaden cel solo nie został osiągnięty
page-om-nearest = Najbliżej: { $goal }, { $met } z { $of }.

## Printed values that can be reported

page-om-boards = Plansze i kafelki
page-om-value-spaces = Pola laboratorium
page-om-value-length = Długość misji
page-om-value-action = Akcja obok znacznika
page-om-value-crystals = Kryształy
page-om-value-buildings = Typy budynków
page-om-value-reward = Nagroda
page-om-value-task = Zadanie
page-om-value-building = Typ budynku
page-om-value-amount = Liczba
page-om-value-letter = Typ
page-om-value-arrows = Strzałki na kafelkach budynków
page-om-value-starts = Miejsca startowych schronów i żetonów badań
page-om-value-turn-order = Korzyści z pól kolejności
page-om-value-laboratory = Korzyści z pól laboratorium
page-om-value-shuttle = Pola wahadłowca według poziomu kolonii
page-om-value-other = Inna wartość
