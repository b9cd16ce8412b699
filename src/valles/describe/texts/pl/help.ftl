# The words around help: the button of a topic, the page of the rules, the guide for newcomers.

page-help-open = Pomoc: { $title }
page-help-close = Zamknij
page-help-rules = W spisie zasad, w nowej karcie przeglądarki:
page-help-lesson = Lekcja przy tym stole
page-help-lesson-text = Wyjaśnia decyzję, która właśnie jest do podjęcia, we własnym wierszu nad stołem.
page-lesson = Pierwsza partia
page-lesson-end = Zakończ lekcję
page-lesson-where = Pokaż gdzie
page-lesson-goal = Jak wygrać
page-lesson-now = O co chodzi teraz
page-lesson-hint = Podpowiedź
page-lesson-hinted = Podpowiedź: { $label }.
page-lesson-confirm = Potwierdź turę albo ją cofnij
page-lesson-confirm-text = Twoja tura jest gotowa. Potwierdź ją, aby grali inni; do tego czasu możesz cofnąć to, co niczego nie odkryło.

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
