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
page-tm-goals = Tytuły i Nagrody
page-tm-milestones = Tytuły
page-tm-milestones-taken = uzyskane: { $number } z { $of }
page-tm-awards = Nagrody
page-tm-awards-taken = ufundowane: { $number } z { $of }
page-tm-taken-by = gracz: { $name }
page-tm-map = Tharsis, 61 pól
page-tm-generation = Pokolenie
page-tm-phase-setup = Przygotowanie
page-tm-phase-draft = Selekcja kart
page-tm-phase-research = Faza badań
page-tm-phase-action = Faza akcji
page-tm-phase-production = Faza produkcji
page-tm-phase-final-greenery = Ostatnie obszary zieleni
page-tm-first = Pierwszy gracz: { $name }
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
page-tm-moon-phobos-space-haven = Fobos
page-tm-moon-ganymede-colony = Ganimedes
page-tm-legal-areas = Możliwe pola: { $number }
page-tm-hand = Ręka
page-tm-hand-count = Karty: { $cards } · do zagrania: { $playable }
page-tm-hand-empty = Nie masz kart na ręce. Karty kupisz w następnej fazie badań.
page-tm-playable-first = Najpierw możliwe do zagrania
page-tm-playable = można zagrać teraz
page-tm-cost = Koszt
page-tm-in-play = W grze
page-tm-in-play-count = Karty: { $cards } · akcje: { $actions }
page-tm-action-ready = Akcja gotowa
page-tm-action-used = Użyta w tym pokoleniu
page-tm-events = Zakryte wydarzenia
page-tm-choose-cards = Karty do wyboru
page-tm-look-at-map = Pokaż mapę
page-tm-look-at-cards = Pokaż karty
page-tm-then-buy = Z tych projektów będzie można potem coś kupić
page-tm-drafted = Wyselekcjonowane
page-tm-sub-turn = Wybierz kartę, projekt lub akcję
page-tm-sub-space = Wybierz pole; strzałki przesuwają, Enter wybiera
page-tm-ask-buy = Które karty kupujesz?
page-tm-ask-sell = Które karty sprzedajesz?
page-tm-buy = { $cards ->
    [0] Nie kupuj nic
    [one] Kup { $cards } kartę za { $price } M€
    [few] Kup { $cards } karty za { $price } M€
   *[other] Kup { $cards } kart za { $price } M€
}
page-tm-sell = { $cards ->
    [0] Wybierz karty
    [one] Sprzedaj { $cards } kartę za { $price } M€
    [few] Sprzedaj { $cards } karty za { $price } M€
   *[other] Sprzedaj { $cards } kart za { $price } M€
}
page-tm-place-here = Umieść tutaj
page-tm-play-for = Zagraj za { $price }
page-tm-take = Wybierz: { $what }
page-tm-pass = Spasuj
page-tm-actions = Akcje kart · { $number }
page-tm-award-open = Nagrody · { $number }
page-tm-max = maks.
page-tm-regions = Części stołu
page-tm-tab-table = Stół
page-tm-tab-hand = Ręka
page-tm-tab-board = Plansza
page-tm-tab-players = Gracze
page-tm-tab-log = Dziennik
page-tm-use-for = Użyj za { $price }
page-tm-beside = obok: { $what }
page-tm-beside-nothing = brak obszarów obok
page-tm-find-hint = Wszystkie projekty i korporacje z gry.
page-tm-find-hand = na twojej ręce
page-tm-find-played = w grze: { $name }
page-tm-playable-then = możliwe w twojej turze przy obecnym stanie gry
page-tm-pay-up-to = · { $what }: do { $number }
page-tm-at-once = Od razu
page-tm-counts-for = Wpływa na:
page-tm-chosen = wybrano { $number } z { $of }
page-tm-draft-to = Pozostałe otrzyma { $name }
page-tm-no-more = Na tę kartę już by nie starczyło.
