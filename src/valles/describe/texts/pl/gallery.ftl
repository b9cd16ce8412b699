# The words of the card browser, of replays and of the end of a game.

## The card browser

page-cards-title = { $game }: karty
page-cards-search = Szukaj w nazwach i tekstach
page-cards-count = { $shown } z { $all }
page-cards-list = Karty
page-cards-filters = Filtry
page-cards-reset = Pokaż wszystkie
page-cards-none = Żadna karta nie pasuje
page-cards-none-text = Spróbuj innego słowa albo użyj mniej filtrów.
page-cards-hint = – szukanie, strzałki – ruch, Enter – otwarcie
page-cards-facet-kind = Rodzaj
page-cards-facet-tag = Symbol
page-cards-facet-deck = Talia
page-cards-facet-family = Rodzaj
page-cards-facet-building = Budynek
page-cards-facet-source = Wartości
page-cards-cost = Koszt w M€
page-cards-cost-from = Od
page-cards-cost-to = Do
page-cards-kind-automated = Natychmiastowe
page-cards-kind-active = Aktywne
page-cards-kind-event = Wydarzenia
page-cards-kind-corporation = Korporacje
page-cards-kind-prelude = Preludia
page-cards-deck-base = Gra podstawowa
page-cards-deck-corporate-era = Era Korporacyjna
page-cards-deck-beginner = Dla początkujących
page-cards-tag-none = Brak
page-cards-family-blueprint = Projekty
page-cards-family-scientist = Naukowcy
page-cards-family-contract = Kontrakty z Ziemi
page-cards-family-goal = Cele prywatne
page-cards-family-mission = Misje
page-cards-family-first-colonist-a = Pierwsi koloniści A
page-cards-family-first-colonist-b = Pierwsi koloniści B
page-cards-family-discovery = Odkrycia
page-cards-family-research = Badania
page-cards-family-reward = Nagrody SPŻ
page-cards-family-tech = Technologie
page-cards-family-executive = Akcje specjalne
page-cards-family-solo = Lacerda
page-cards-family-solo-goal = Cele solo
page-cards-source-standin = Z wartościami zastępczymi
page-cards-source-sure = Potwierdzone
page-cards-standin-text = Żadne źródło nie potwierdza wszystkich wartości tej karty; brakujące są zastępcze.
page-cards-level = Poziom { $level }
page-cards-number = Nr { $number }
page-report-open = Masz tę grę? Zgłoś, co jest nadrukowane
page-report-text = Wpisz, co widzisz na elemencie. Zgłoszenie to krótki tekst, który możesz skopiować, zapisać lub wysłać pocztą osobom prowadzącym tę stronę. Tutaj nic nie jest wysyłane ani zapisywane.
page-report-value = Wartość
page-report-here = Tutaj: { $value }
page-report-printed = Nadruk
page-report-edition = Wydanie i język twojego egzemplarza
page-report-note = Uwaga (opcjonalnie)
page-report-copy = Skopiuj zgłoszenie
page-report-save = Zapisz jako plik
page-report-mail = Napisz e-mail
page-cards-previous = Poprzednia karta
page-cards-next = Następna karta
page-cards-legend = Jak czytać kartę
page-cards-legend-active = Niebieska, pętla: leży odkryta, ma akcję lub efekt.
page-cards-legend-automated = Zielona, ramka: działa raz, potem liczą się symbole.
page-cards-legend-event = Czerwona, poszarpany brzeg: działa raz, potem leży zakryta.
page-cards-legend-production = Brązowa ramka: produkcja, nie zapas.
page-cards-legend-any = Czerwony obrys: dowolny gracz, także ty.
page-cards-legend-star = Gwiazdka: specjalna zasada opisana w tekście karty.
page-cards-legend-executive = Pętla: akcja specjalna zaawansowanego budynku.
page-cards-legend-reward = Puchar: nagroda za cel lub zadanie.
page-cards-legend-boost = Plus: o 1 więcej za każdego kolonistę wysłanego do pracy lub wydany kryształ.
page-cards-legend-complex = Przerywany sześciokąt: kompleks co najmniej tej wielkości.
page-cards-legend-anything = Przerywane koło: dowolny zasób lub budynek.
page-cards-legend-standin = Niektórych wartości nie dało się sprawdzić i są zastępcze: patrz filtr "Z wartościami zastępczymi".

## The replay

page-replay-title = Powtórka
page-replay-controls = Sterowanie powtórką
page-replay-move = Ruch { $move } z { $moves }
page-replay-turn = Tura { $move } z { $moves }
page-replay-scrubber = Ruch w partii
page-replay-first = Na początek
page-replay-back-step = Jeden ruch wstecz
page-replay-forward-step = Jeden ruch naprzód
page-replay-back-turn = O turę wstecz
page-replay-forward-turn = O turę naprzód
page-replay-unit = Długość kroku
page-replay-turns = Tury
page-replay-actions = Akcje
page-replay-last = Na koniec
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-speed = Tempo: { $speed }×
page-replay-round-terraforming-mars = Pokolenie { $round }
page-replay-round = Runda { $round }
page-replay-view = Widok
page-replay-bystander = Widz
page-replay-begins = Partia się zaczyna.
page-replay-quiet = Z tego miejsca nic nie widać.
page-replay-not-over = Ta partia jeszcze trwa
page-replay-not-over-text = Powtórka i wynik będą dostępne po jej zakończeniu. Wcześniej zdradziłyby tajemnice.
page-replay-to-table = Do stołu
page-replay-result = Wynik

## The end of a game

page-result-title = Wynik
page-result-winner = { $number ->
    [one] Koniec gry. Wygrywa
   *[other] Koniec gry. Wygrywają
}
page-result-over = Koniec gry.
page-result-nobody = Nikt nie wygrał
page-result-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
page-result-ahead = o { $lead } więcej niż { $name }
page-result-sources = Skąd wzięły się punkty
page-result-scores = Wynik końcowy
page-result-curve-terraforming-mars = Przebieg w kolejnych pokoleniach
page-result-curve = Przebieg w kolejnych rundach
page-result-figure = Dane
page-result-figure-total = Punkty
page-result-figure-rating = WT
page-result-figure-income = Dochód
page-result-figure-techs = Technologie
page-result-figure-advanced = Zaawansowane budynki
page-result-figure-chance = Szanse
page-result-chance-text = Szanse każdego gracza na wygraną, w procentach, w ocenie wytrenowanego komputera z tego miejsca przy stole.
page-result-expected-from = { $round }: odtąd { $name } liczy na wygraną.
page-result-expected-until = { $round }: dotąd { $name } liczy na wygraną.
page-result-expected-never = Żaden komputer ani razu nie liczył na wygraną.
page-result-chart = { $figure }, po jednej linii na gracza; te same liczby są w tabeli.
page-result-as-table = Jako tabela
page-result-as-chart = Jako wykres
page-result-replay = Powtórka
page-result-save = Pobierz zapis
page-result-again = Zagraj ponownie
page-result-page = Punkty i przebieg
page-result-press = Naciśnij liczbę, aby zobaczyć, skąd się wzięła.
page-result-decided = Co zdecydowało
page-result-against = { $name } i { $other }: różnica
page-result-brought = { $card } – { $points } pkt: { $parts }
page-result-weak = { $category }: strata { $points }
page-result-weak-win = { $category }: strata { $points }, słaby punkt tego zwycięstwa
page-result-best = Najlepsze karty
page-result-same = To samo rozdanie jeszcze raz
page-result-same-why = Te same miejsca, karty i kolejność. Ziarno losowania: { $seed }
page-result-seed = Ziarno losowania { $seed }
page-result-map = Plansza na koniec gry
page-result-replay-as = Powtórka z miejsca: { $name }
page-result-tie = Remis: { $what }
page-result-printed = nadrukowane
page-result-no-points = Tu nie ma punktów.
page-result-how = { $name }, { $category }: { $points }. Pokaż, skąd się to wzięło.
page-result-rank = Miejsce
page-result-player = Gracz
