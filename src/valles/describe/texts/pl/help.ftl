# The words around help: the button of a topic, the page of the rules, the guide for newcomers.

page-help-open = Pomoc: { $title }
page-help-close = Zamknij
page-help-rules = W spisie zasad, w nowej karcie przeglądarki:
page-help-guide = Przewodnik przy tym stole
page-help-guide-text = Krok po kroku, za tym, co robisz; nie zasłania mapy ani dziennika.
page-guide = Pierwsza partia
page-guide-steps = Wykonane kroki: { $done } z { $of }
page-guide-number = { $number } z { $of }
page-guide-fold = Zwiń przewodnik
page-guide-unfold = Rozwiń przewodnik
page-guide-end = Zakończ przewodnik
page-guide-where = Pokaż gdzie
page-guide-later = Nie teraz
page-guide-all = Wszystkie kroki
page-guide-why = Dlaczego?
page-guide-unread = do przeczytania: { $number }
page-guide-ahead = Przewodnik za tobą nie nadąża: ten krok jest już odhaczony.
page-guide-next = Czytaj dalej
page-guide-finish = Gram dalej

page-rules-title = Zasady gry { $game }
page-rules-read = Przeczytaj zasady
page-rules-open = Zasady, w nowej karcie przeglądarki
page-rules-lead = Wszystkie zasady, których przestrzega ta gra, każda z własnym oznaczeniem. Tam, gdzie instrukcje milczą lub się różnią, podano, co rozstrzygnięto.
page-rules-english = Sam spis jest po angielsku.
page-rules-search = Szukaj słowa lub oznaczenia
page-rules-found = Zasady: { $number }
page-rules-none = Żadna zasada nie zawiera wszystkich tych słów.
page-rules-contents = Grupy zasad
page-rules-cards = Karty
page-rules-standins = Karty z wartością, której nikt nie mógł sprawdzić
page-rules-standins-text = Coś na tych kartach wywnioskowano lub wymyślono, aby dało się grać. Kto ma tę grę, może to poprawić.
