# The words around every table: prompt, log, undo, states of the connection, result.

page-table-live = połączono
page-table-lost = Utracono połączenie
page-table-lost-short = łączenie
page-table-lost-why = Widzisz stan stołu z godziny { $time }. Twoja decyzja nie przepadnie; strona połączy się sama.
page-table-loading = Stół jest przygotowywany.
page-table-not-open = Nie można otworzyć tego stołu
page-table-to-lobby = Do moich partii
page-table-prompt = Twoja decyzja
page-table-waiting = Oczekiwanie na: { $names }
page-table-watching = Oglądasz. Oczekiwanie na: { $names }
page-table-looking = Widzisz karty i pytanie z tego miejsca: { $name }
page-table-waiting-why = W tym czasie możesz przeglądać karty i plansze.
page-table-unconfirmed = Potwierdź koniec tury
page-table-unconfirmed-why = Nikt nie gra dalej, dopóki nie potwierdzisz. Do tego czasu możesz wszystko cofnąć.
page-table-unconfirmed-final = Nikt nie gra dalej, dopóki nie potwierdzisz.
page-table-confirm = Zakończ turę
page-table-summary = Ta tura
page-table-foretold = Skutki wyboru
page-table-refused = Ruch odrzucony
page-table-refused-nothing = Nic nie zapłacono.
page-table-dismiss = Zamknij
page-table-cancel = Anuluj
page-table-hidden-next = Potem odkryte zostaną ukryte informacje i tego kroku nie będzie można cofnąć.
page-table-hidden-short = odkrywa karty
page-table-close = Zamknij
page-table-undo = Cofnij ostatni krok
page-table-restart = Zacznij turę od nowa
page-table-propose = Poproś innych o cofnięcie kroku
page-table-agree = Zgódź się na cofnięcie (prosi { $name })
page-table-log = Dziennik
page-table-log-new = Nowe: { $number }
page-table-log-empty = Jeszcze nic się nie wydarzyło.
page-table-since = od twojej ostatniej wizyty
page-table-since-turn = od twojej ostatniej tury
page-table-log-you = ty:
page-table-log-only = Tylko jeden gracz
page-table-log-actions = { $number ->
    [one] { $number } akcja
    [few] { $number } akcje
   *[many] { $number } akcji
}
page-table-hits-since = Ataki od twojej ostatniej tury: { $number }
page-table-show = Pokaż
page-table-times = { $number } razy
page-table-and-more = i jeszcze { $number }
page-table-points-how = { $name }: { $points }. Pokaż, skąd są punkty.
page-table-hand-over = Przekaż urządzenie: { $name }
page-table-hand-over-why = Karty pozostałych są ukryte.
page-table-i-am = To ja, { $name }
page-table-less = Mniej: { $what }
page-table-more = Więcej: { $what }
page-table-over = Koniec gry
page-table-frozen = Tej gry nie można kontynuować
page-table-result = Pokaż wynik
page-table-won = { $number ->
    [one] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
page-table-details = Wykresy i powtórka
page-table-nobody-won = Nikt nie wygrał.
page-table-replay-since = Pokaż, co się stało od twojej ostatniej wizyty
page-table-film = Krok { $step } z { $of }
page-table-film-end = Do bieżącego stanu
page-table-log-sentences = Dziennik pełnymi zdaniami
page-table-sound = Dźwięk
page-table-sound-on = Dźwięk jest włączony
page-table-sound-off = Dźwięk jest wyłączony
page-table-back = { $number ->
    [0] Połączono ponownie. W tym czasie nic się nie stało.
    [one] Połączono ponownie. W tym czasie wykonano { $number } krok.
    [few] Połączono ponownie. W tym czasie wykonano { $number } kroki.
   *[other] Połączono ponownie. W tym czasie wykonano { $number } kroków.
}
page-table-hits = Ataki innych graczy: { $number }
page-table-waiting-since = od { $time }
page-table-try = Spróbuj teraz
page-table-broken = Po naszej stronie wystąpił błąd
page-table-broken-why = Partia jest zapisana do kroku { $step }. Wczytaj stronę ponownie, aby grać dalej.
page-table-report = Kopiuj raport
page-table-report-show = Pokaż raport
page-table-report-copied = Skopiowano
page-table-reload = Wczytaj stół ponownie
page-table-drawer = Dziennik i cele
page-table-zoom-in = Powiększ mapę
page-table-zoom-out = Pokaż całą mapę
page-table-undo-nothing = Nie ma jeszcze nic do cofnięcia.
page-table-undo-revealed = Twój ostatni krok ujawnił ukryte informacje, więc nie można go cofnąć.
page-table-undo-others = Od tego czasu decyzję podjął ktoś inny. Pozostali musieliby się zgodzić.
page-table-plan = Zaplanuj turę
page-table-plan-short = Planuj
page-table-plan-drop = Porzuć ten krok
page-table-plan-drop-step = Usuń z planu: { $what }
page-table-plan-clear = Porzuć plan
page-table-plan-this = Zaplanuj na moją turę
page-table-plan-gone = Tego planu nie da się już wykonać: { $what }. { $why }
page-table-plan-fits = Twój plan jest nadal możliwy.
page-table-planned = { $number ->
    [one] Twój plan: { $number } krok
    [few] Twój plan: { $number } kroki
   *[other] Twój plan: { $number } kroków
}
page-table-planned-steps = Twój plan: { $what }
page-table-plan-skip = Przejdź do: { $what }
page-table-plan-other = Coś innego
page-table-title = { $title }: Valles
page-table-title-turn = (!) Twoja kolej: Valles
page-table-title-turn-last = (!) Twoja kolej · { $last }
page-table-computer-thinks = { $computer } – myśli
page-table-notice = Twoja kolej
page-table-notices-ask = Czy przeglądarka ma dać znać, gdy przyjdzie twoja kolej?
page-table-notices-yes = Tak, poproszę
page-table-notices-no = Nie, dziękuję
page-table-keys = Klawisze
page-table-keys-letters = Litery na przyciskach odpowiedzi działają wszędzie poza polami tekstowymi.
page-table-key-regions = następna część ekranu
page-table-key-arrows = w obrębie części ekranu; na mapie do sąsiedniego pola
page-table-key-pick = wybierz, potem zatwierdź
page-table-key-back = cofnij wybór
page-table-key-buttons = przycisk odpowiedzi
page-table-key-undo = cofnij krok
page-table-key-plan = zaplanuj wskazany ruch, najwyżej trzy kroki
page-table-key-restart = zacznij turę od nowa
page-table-key-board = do planszy
page-table-key-hand = do ręki
page-table-key-log = do dziennika
page-table-key-chat = napisz do innych
page-table-key-hint = poproś o podpowiedź w lekcji
page-table-key-search = szukaj kart
page-table-key-keys = ta lista

## Looking for cards

page-table-find = Szukaj kart
page-table-find-words = Nazwa lub tekst
page-table-found = Znalezione karty: { $number }

## The plain table, at which any game can be played

page-plain-view = Stół
page-plain-answers = Odpowiedzi
page-plain-no-answers = Nie ma teraz do ciebie żadnych pytań.
page-plain-players = Gracze
page-plain-regions = Części stołu
page-plain-tab-answers = Odpowiedzi
page-plain-tab-table = Stół
page-plain-tab-log = Dziennik
page-plain-yes = tak
page-plain-no = nie
page-plain-becomes = zmieni się na
