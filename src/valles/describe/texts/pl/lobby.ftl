# The words around a table: who I am, my games, new tables, links.

## The bar and the settings

page-lobby-home = Strona główna
page-lobby-guest = { $name }, gość
page-lobby-settings = Ustawienia
page-lobby-close = Zamknij
page-lobby-theme = Kolory
page-lobby-theme-flip = Przełącz kolory: ciemne lub jasne
page-lobby-theme-system = Systemowe
page-lobby-theme-dark = Ciemne
page-lobby-theme-light = Jasne
page-lobby-motion = Ruch
page-lobby-motion-system = Systemowy
page-lobby-motion-reduced = Ograniczony
page-lobby-fast = Szybkie tury
page-lobby-fast-alone = Solo
page-lobby-fast-always = Zawsze
page-lobby-fast-never = Nigdy
page-lobby-pace = Tury komputerów
page-lobby-pace-once = Od razu
page-lobby-pace-quick = Szybko
page-lobby-pace-slow = Powoli
page-lobby-passes = Pasuj za mnie, gdy nie ma już nic do zrobienia
page-lobby-passes-text = Przez kilka sekund można to cofnąć. Jeśli ktoś ci coś zabrał, najpierw pojawi się pytanie.
page-lobby-sound = Dźwięki
page-lobby-sound-text = Gdy przychodzi twoja kolej, gdy ktoś ci coś odbiera, gdy ktoś umieszcza kafelek
page-lobby-volume = Głośność
page-lobby-notices = Powiadomienia
page-lobby-notices-text = Gdy przychodzi twoja kolej, a patrzysz gdzie indziej
page-lobby-notices-plain = Przeglądarki nie pozwalają na powiadomienia przez zwykłe http. Działają, gdy strona jest otwarta przez https.
page-lobby-notices-denied = Przeglądarka blokuje powiadomienia z tej strony. Możesz je włączyć w jej ustawieniach.
page-lobby-notices-missing = Ta przeglądarka nie obsługuje powiadomień.
page-lobby-plain = To połączenie nie jest szyfrowane: inni w tej sieci mogą je podejrzeć.

## Who I am

page-lobby-your-name = Twoje imię
page-lobby-name-needed = Wpisz imię, żeby inni wiedzieli, kim jesteś.
page-lobby-rename = Zmień
page-lobby-who = Kto gra?
page-lobby-who-text = Wystarczy imię: nie potrzebujesz konta ani hasła. To urządzenie cię zapamięta.
page-lobby-come-in = Wejdź
page-lobby-device = Graj na innym urządzeniu
page-lobby-device-text = Link otworzy tam twoje partie. Działa tylko raz i tylko przez dziesięć minut. Nie udostępniaj go nikomu.
page-lobby-device-make = Utwórz link
page-lobby-leave = Wyloguj to urządzenie
page-lobby-leave-text = Twoje partie pozostaną, ale dotrzesz do nich tylko z urządzenia, na którym logowanie jest aktywne. Bez niego nie będą już dostępne.
page-lobby-leave-really = Wyloguj
page-lobby-stay = Zostań
page-lobby-copy = Kopiuj
page-lobby-copied = Skopiowano

## The first page

page-lobby-welcome = Witaj na Marsie
page-lobby-hello = Cześć, { $name }
page-lobby-lead = Zagraj od razu z komputerem albo otwórz stół dla znajomych.
page-lobby-quick = Gra z komputerem
page-lobby-play = Zagraj z komputerem: { $game }
page-lobby-play-solo = Zagraj solo: { $game }
page-lobby-opponents = Przeciwnicy
page-lobby-solo = Solo
page-lobby-level = Poziom
page-lobby-new-here = Gram pierwszy raz
page-lobby-new-here-to = Gram pierwszy raz: { $game }
page-lobby-new-here-text = Pierwsza partia z lekcją, około { $minutes } minut
page-lobby-guest-name = Gość
page-lobby-beginner = Korporacja dla początkujących
page-lobby-beginner-text = 42 M€ i dziesięć darmowych kart, bez wybierania
page-lobby-my-games = Moje partie
page-lobby-new-table = Nowy stół
page-lobby-no-games = Nie ma jeszcze żadnych partii. Pojawią się tutaj, zapisane po każdym ruchu.
page-lobby-standing-turn = Twoja kolej
page-lobby-standing-gathering = Czekają na graczy
page-lobby-standing-running = Inni się zastanawiają
page-lobby-standing-finished = Zakończone
page-lobby-standing-stopped = Nie można kontynuować
page-lobby-your-turn = twoja kolej
page-lobby-replay = Powtórka
page-lobby-save-record = Pobierz zapis
page-lobby-come-back = Wróć do gry
page-lobby-leave-table = Odejdź od stołu
page-lobby-browse = Przeglądaj wszystkie karty
page-lobby-import = Otwórz zapis
page-lobby-import-text = Upuść tutaj plik z zapisem partii.
page-lobby-import-choose = Wybierz plik

## Setting up a table

page-lobby-set-up = Przygotuj stół
page-lobby-game = Gra
page-lobby-game-terraforming-mars = Terraformacja Marsa
page-lobby-game-on-mars = On Mars
page-lobby-about = { $from }–{ $to } graczy
page-lobby-about-terraforming-mars = { $from }–{ $to } graczy · 90–150 min
page-lobby-about-on-mars = { $from }–{ $to } graczy · 90–180 min · niektóre wartości kart są zastępcze
page-lobby-variants = Warianty
page-lobby-more-variants = Więcej wariantów
page-lobby-option-corporate-era = Karty
page-lobby-value-corporate-era-true = Era Korporacyjna
page-lobby-value-corporate-era-false = Podstawowe
page-lobby-option-draft = Badania
page-lobby-value-draft-false = Bez selekcji
page-lobby-value-draft-true = Z selekcją kart
page-lobby-option-map = Plansza
page-lobby-value-map-tharsis = Tharsis
page-lobby-value-map-hellas = Hellas
page-lobby-value-map-elysium = Elysium
page-lobby-value-map-random = Losowo
page-lobby-option-edition = Zasady wydania
page-lobby-option-text-edition = Drukowane instrukcje różnią się w kilku punktach. Polska: dla Konstruktora i Naukowca liczą się karty z symbolem, a nie symbole, a dla Potentata ziemskiego tylko obszary na Marsie. Polska i włoska: kartę można zagrać także wtedy, gdy jej obszaru nie da się umieścić. Według niemieckiej i holenderskiej gra się jednakowo.
page-lobby-value-edition-de = niemieckie
page-lobby-value-edition-pl = polskie
page-lobby-value-edition-it = włoskie
page-lobby-value-edition-nl = holenderskie
page-lobby-option-length = Długość gry
page-lobby-value-length-short = Krótka
page-lobby-value-length-long = Długa
page-lobby-option-first-colonists = Pierwsi koloniści
page-lobby-value-first-colonists-false = Nie
page-lobby-value-first-colonists-true = Tak
page-lobby-option-first-missions = Pierwsi koloniści: misje
page-lobby-value-first-missions-false = Nie
page-lobby-value-first-missions-true = Tak
page-lobby-option-first-tiles = Pierwsi koloniści: żetony
page-lobby-value-first-tiles-false = Nie
page-lobby-value-first-tiles-true = Tak
page-lobby-option-first-cards = Pierwsi koloniści: karty
page-lobby-value-first-cards-false = Nie
page-lobby-value-first-cards-true = Tak
page-lobby-option-space-oddity = Space Oddity
page-lobby-value-space-oddity-false = Nie
page-lobby-value-space-oddity-true = Tak
page-lobby-option-mission-a = Misja A
page-lobby-value-mission-a-drawn = Losowa
page-lobby-value-mission-a-research-tiles = Żetony badań
page-lobby-value-mission-a-blueprints = Projekty
page-lobby-value-mission-a-advanced-buildings = Zaawansowane budynki
page-lobby-value-mission-a-bots = Boty
page-lobby-value-mission-a-discovery-tiles = Żetony odkrycia
page-lobby-value-mission-a-techs = Technologie
page-lobby-value-mission-a-progress-cubes = Kostki postępu
page-lobby-value-mission-a-scientists = Naukowcy
page-lobby-value-mission-a-contracts = Kontrakty
page-lobby-option-mission-b = Misja B
page-lobby-value-mission-b-drawn = { page-lobby-value-mission-a-drawn }
page-lobby-value-mission-b-research-tiles = { page-lobby-value-mission-a-research-tiles }
page-lobby-value-mission-b-blueprints = { page-lobby-value-mission-a-blueprints }
page-lobby-value-mission-b-advanced-buildings = { page-lobby-value-mission-a-advanced-buildings }
page-lobby-value-mission-b-bots = { page-lobby-value-mission-a-bots }
page-lobby-value-mission-b-discovery-tiles = { page-lobby-value-mission-a-discovery-tiles }
page-lobby-value-mission-b-techs = { page-lobby-value-mission-a-techs }
page-lobby-value-mission-b-progress-cubes = { page-lobby-value-mission-a-progress-cubes }
page-lobby-value-mission-b-scientists = { page-lobby-value-mission-a-scientists }
page-lobby-value-mission-b-contracts = { page-lobby-value-mission-a-contracts }
page-lobby-option-mission-c = Misja C
page-lobby-value-mission-c-drawn = { page-lobby-value-mission-a-drawn }
page-lobby-value-mission-c-research-tiles = { page-lobby-value-mission-a-research-tiles }
page-lobby-value-mission-c-blueprints = { page-lobby-value-mission-a-blueprints }
page-lobby-value-mission-c-advanced-buildings = { page-lobby-value-mission-a-advanced-buildings }
page-lobby-value-mission-c-bots = { page-lobby-value-mission-a-bots }
page-lobby-value-mission-c-discovery-tiles = { page-lobby-value-mission-a-discovery-tiles }
page-lobby-value-mission-c-techs = { page-lobby-value-mission-a-techs }
page-lobby-value-mission-c-progress-cubes = { page-lobby-value-mission-a-progress-cubes }
page-lobby-value-mission-c-scientists = { page-lobby-value-mission-a-scientists }
page-lobby-value-mission-c-contracts = { page-lobby-value-mission-a-contracts }
page-lobby-option-shelters = Schrony początkowe
page-lobby-value-shelters-by-seat = Według miejsc
page-lobby-value-shelters-turned = O jedno miejsce dalej
page-lobby-value-shelters-drawn = Losowo
page-lobby-option-miners = Górnicy na koniec gry
page-lobby-value-miners-return = Wracają do kwater
page-lobby-value-miners-stay = Zostają w kopalniach
page-lobby-option-shelter-tech = Technologia schronu
page-lobby-value-shelter-tech-any = Własna lub cudza
page-lobby-value-shelter-tech-own = Tylko własna
page-lobby-option-lacerda-tiles = Żetony odkrycia Lacerdy
page-lobby-value-lacerda-tiles-research = W stronę żetonów badań
page-lobby-value-lacerda-tiles-rover = Z dala od twojego łazika
page-lobby-option-components = Wartości na elementach
page-lobby-value-components-revised = Poprawione (misje żetonów odkrycia długie, boty w laboratorium na 3b)
page-lobby-value-components-earlier = Wcześniejsza interpretacja
page-lobby-option-space-4-price = Kolonista na polu 4 kolejności
page-lobby-value-space-4-price-either = 1 woda lub 1 roślina
page-lobby-value-space-4-price-both = 1 woda i 1 roślina
page-lobby-option-contract-crystals = Kryształy misji kontraktów
page-lobby-value-contract-crystals-two = 2 za każdy wkład
page-lobby-value-contract-crystals-one = 1 za każdy wkład
page-lobby-solo-text = W pojedynkę grasz według zasad wariantu 1-osobowego.
page-lobby-comfort = Udogodnienia
page-lobby-points = Pokazuj punkty w trakcie gry
page-lobby-points-text = W przeciwnym razie wszyscy poznają je na końcu
page-lobby-points-shown = Punkty
page-lobby-points-end = widoczne na końcu gry
page-lobby-stand-in = Kto gra w zastępstwie
page-lobby-spectators = Znajomi mogą oglądać dzięki linkowi, który znajdziesz przy stole.
page-lobby-seats = Miejsca
page-lobby-seats-count = { $count } z { $most }
page-lobby-add = Dodaj miejsce
page-lobby-add-me = Ja
page-lobby-add-hotseat = To urządzenie
page-lobby-add-bot = Komputer
page-lobby-add-open = Link
page-lobby-place-open = Wolne (zaproszenie linkiem)
page-lobby-place-bot = Komputer
page-lobby-place-text-me = Ty, na tym urządzeniu
page-lobby-place-text-hotseat = To samo urządzenie, przekazywane z rąk do rąk
page-lobby-place-text-open = Link wyślesz po otwarciu stołu
page-lobby-bot = Komputer ({ $level })
page-lobby-level-easy = Łatwy
page-lobby-level-medium = Średni
page-lobby-level-hard = Trudny
page-lobby-level-expert = Ekspert
page-lobby-level-random = Losowy
page-lobby-level-text-easy = Popełnia błędy: na pierwsze partie
page-lobby-level-text-medium = Buduje i planuje; wygrywa z Łatwym trzy partie na cztery
page-lobby-level-text-hard = Uczył się, grając sam ze sobą; wygrywa ze Średnim co najmniej trzy partie na cztery
page-lobby-level-text-expert = Jak Trudny, ale przed każdym ruchem myśli dalej naprzód; potrzebuje chwili
page-lobby-level-text-random = Wykonuje losowe, ale dozwolone ruchy
page-lobby-level-untrained = jeszcze bez treningu w tej grze
page-lobby-level-unusable = brak na tym serwerze
page-lobby-level-setup = bez treningu z ustawieniami: { $options }
page-lobby-level-off = { $levels }: { $reason }.
page-lobby-level-there = Tutaj są: { $there }.
page-lobby-level-instead = Zamiast niego gra { $other }.
page-lobby-hotseat-name = Imię gracza
page-lobby-beginner-seat = gra pierwszy raz
page-lobby-recolour = { $colour }: zmień kolor
page-lobby-remove-seat = { $colour }: usuń miejsce
page-lobby-your-colour = Twój kolor
page-lobby-players = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
page-lobby-open-table = Otwórz stół
page-lobby-start = Rozpocznij partię
page-lobby-open-seats = { $count ->
    [0] Wszyscy są. Partia zacznie się od razu.
    [one] Jedno miejsce jest jeszcze wolne. Zaczniesz, gdy ktoś je zajmie.
    [few] { $count } miejsca są jeszcze wolne. Zaczniesz, gdy będą zajęte.
   *[other] { $count } miejsc jest jeszcze wolnych. Zaczniesz, gdy będą zajęte.
}

## The waiting room

page-lobby-waiting-room = Przy stole
page-lobby-same-deal = To rozdanie z zakończonej partii. Jeśli przy stole jest ktoś, kto w niej nie grał, karty zostaną rozdane od nowa.
page-lobby-missing = { $count ->
    [0] Wszyscy są.
    [one] Brakuje jeszcze jednego gracza.
   *[other] Brakuje jeszcze { $count } graczy.
}
page-lobby-host-starts = { $count ->
    [0] Wszyscy są; partię rozpocznie osoba, która otworzyła stół.
   *[other] Gdy wszyscy przyjdą, partię rozpocznie osoba, która otworzyła stół.
}
page-lobby-seat-free = Wolne miejsce
page-lobby-seat-open = { $colour } · usiądzie tu ten, kto pierwszy otworzy link
page-lobby-seat-mine = { $colour } · na tym urządzeniu
page-lobby-seat-person = { $colour } · na innym urządzeniu
page-lobby-seat-bot = { $colour } · zawsze gotowy
page-lobby-seat-link = Link do miejsca: { $colour }
page-lobby-free-seat = { $colour }: zwolnij miejsce
page-lobby-free-other = Zwolnij miejsce: { $name }
page-lobby-ready = gotowe
page-lobby-link-make = Utwórz link
page-lobby-link-again = Nowy link
page-lobby-link-again-text = Stary link przestanie działać.
page-lobby-watch-link = Link dla widzów
page-lobby-watch-text = Widzą to, co wolno widzieć wszystkim, bez kart na ręce.
page-lobby-reconnecting = Utracono połączenie, trwa ponowne łączenie
page-lobby-watching = Przyglądają się: { $names }
page-lobby-watch-again-text = Po utworzeniu nowego linku stary przestanie działać, a obecni widzowie stracą podgląd.

## Coming by a link

page-lobby-join = Zaproszenie
page-lobby-join-title-seat = Masz zaproszenie
page-lobby-join-text-seat = Ktoś trzyma dla ciebie miejsce przy stole. Konto nie jest potrzebne.
page-lobby-join-host-seat = Gospodarz stołu, { $host }, trzyma dla ciebie miejsce w partii { $game }. Konto nie jest potrzebne.
page-lobby-join-now-seat = Usiądź
page-lobby-join-title-watch = Obejrzyj partię
page-lobby-join-text-watch = Zobaczysz to, co wolno widzieć wszystkim przy stole. Konto nie jest potrzebne.
page-lobby-join-host-watch = Gospodarz stołu, { $host }, zaprasza cię do oglądania partii { $game }. Zobaczysz to, co wolno widzieć wszystkim przy stole. Konto nie jest potrzebne.
page-lobby-join-now-watch = Oglądaj
page-lobby-join-title-hand = Zajrzyj komuś w karty
page-lobby-join-text-hand = Zobaczysz grę z miejsca jednego z graczy, razem z jego kartami, ale o niczym nie decydujesz. Konto nie jest potrzebne.
page-lobby-join-host-hand = Gospodarz stołu, { $host }, pokazuje ci w partii { $game } czyjąś rękę: zobaczysz grę z miejsca tego gracza, ale o niczym nie decydujesz. Konto nie jest potrzebne.
page-lobby-join-now-hand = Zobacz karty
page-lobby-join-as = Usiądź jako { $name }
page-lobby-join-title-device = Twoje partie na tym urządzeniu
page-lobby-join-text-device = Otwieraj tylko link utworzony przez siebie: to urządzenie będzie grać pod tamtym imieniem.
page-lobby-join-now-device = Graj tutaj dalej
page-lobby-join-leave = Na tym urządzeniu grasz jako { $name }. To imię zostanie tu wylogowane.
page-lobby-join-leave-really = Wyloguj { $name } i graj tutaj dalej
page-lobby-link-none = Ten link jest niekompletny
page-lobby-link-none-text = Brakuje części po znaku #. Skopiuj cały link jeszcze raz.
page-lobby-link-dead = Ten link jest nieważny
page-lobby-link-dead-text = Został już użyty, wygasł albo nigdy nie był ważny. Poproś o nowy. Jeśli został użyty przez ciebie, stół jest wśród twoich partii.
page-lobby-link-full = Miejsce jest zajęte
page-lobby-link-full-text = Ktoś był szybszy. Poproś o inne miejsce albo o link do oglądania.
page-lobby-link-seated = Siedzisz już przy tym stole
page-lobby-link-seated-text = Link nadal działa dla kogoś innego. Twoje miejsce znajdziesz wśród swoich partii.

## States

page-lobby-again = Spróbuj ponownie
page-lobby-to-home = Do moich partii
page-lobby-table = Stół
page-lobby-unreachable = Nie można połączyć się z serwerem. Nic nie przepadło: każdy potwierdzony ruch jest zapisany.
page-lobby-broken = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie; twoje partie są bezpieczne.
page-lobby-failed = Nie udało się
page-lobby-no-table = Nie ma takiego stołu
page-lobby-no-table-text = Pod tym adresem nie ma stołu, przy którym siedzisz lub który oglądasz. Do stołu prowadzi link, który ci wysłano.
page-lobby-stranger = To urządzenie nie jest tu znane
page-lobby-stranger-text = Otwórz link, który ci wysłano. Jeśli już grasz, utwórz link w Ustawieniach na swoim drugim urządzeniu.
page-lobby-gone = Nie ma cię teraz przy tym stole
page-lobby-watch = Tylko oglądaj
page-lobby-removed = Nie ma cię już przy tym stole
page-lobby-removed-text = Osoba, która otworzyła stół, zwolniła twoje miejsce albo nie pozwala już oglądać. Jeśli to pomyłka, poproś o nowy link.
page-lobby-hand-ended = Nie widzisz już tych kart
page-lobby-hand-ended-text = Zakończyła to osoba, która tam gra, albo ta, która otworzyła stół. Jeśli to pomyłka, poproś o nowy link.
page-lobby-updated = Jest nowa wersja
page-lobby-lost = Nic tu nie ma
page-lobby-lost-text = Adres jest błędny albo nieaktualny.

## People at the table

page-lobby-people = Osoby przy stole
page-lobby-people-you = ty
page-lobby-people-asked = wybiera
page-lobby-people-mark-text = { $name } może wrócić w każdej chwili.
page-lobby-people-connected = { $name } ma połączenie; nieobecność można oznaczyć dopiero po { $seconds } s bez połączenia.
page-lobby-people-too-soon = { $name } nie ma połączenia; nieobecność będzie można oznaczyć za { $seconds } s.
page-lobby-people-nobody-watches = Nikt się nie przygląda.
page-lobby-people-send-away = Usuń wszystkich widzów
page-lobby-hand = Kto widzi moje karty
page-lobby-hand-of = Kto widzi karty: { $name }
page-lobby-hand-nobody = Nikt poza tobą.
page-lobby-hand-text = Kto otworzy ten link, zobaczy grę z twojego miejsca, razem z twoimi kartami, ale o niczym nie decyduje. Wszyscy przy stole widzą, kto patrzy.
page-lobby-hand-link = Link do moich kart
page-lobby-hand-again-text = Po utworzeniu nowego linku stary przestanie działać, a osoby, które teraz widzą twoje karty, stracą podgląd.
page-lobby-hand-end = Nie pokazuj już moich kart
page-lobby-hand-shown = Karty widzą też: { $names }
