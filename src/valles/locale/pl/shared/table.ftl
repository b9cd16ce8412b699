# The words around every table: prompt, log, undo, states of the connection, result.

page-table-live = połączono
page-table-lost = Utracono połączenie
page-table-lost-short = łączenie
page-table-lost-why = Widzisz ostatni znany stan. Strona połączy się sama.
page-table-loading = Stół jest przygotowywany.
page-table-failed = Nie można połączyć się z serwerem.
page-table-not-open = Nie można otworzyć tego stołu
page-table-to-lobby = Do moich gier
page-table-prompt = Twoja decyzja
page-table-waiting = Oczekiwanie na: { $names }
page-table-watching = Oglądasz. Wybiera: { $names }
page-table-waiting-why = Karty i plansze możesz tymczasem czytać.
page-table-unconfirmed = Twoja tura jest gotowa
page-table-unconfirmed-why = Nikt nie gra dalej, dopóki nie potwierdzisz. Do tego czasu możesz wszystko cofnąć.
page-table-confirm = Zakończ turę
page-table-confirming = Potwierdzaj koniec każdej tury
page-table-confirming-on = Tury potwierdzane
page-table-confirming-off = Tury kończą się od razu
page-table-refused = To się nie liczy
page-table-refused-nothing = Nic nie zapłacono.
page-table-dismiss = Zamknij
page-table-close = Zamknij
page-table-undo = Cofnij ostatni krok
page-table-undo-none = Nie można nic cofnąć: coś odkryto albo ktoś inny podjął decyzję.
page-table-restart = Zacznij turę od nowa
page-table-propose = Poproś innych o cofnięcie ruchu
page-table-agree = Cofnij, jak prosi { $name }
page-table-log = Dziennik
page-table-log-new = Nowe: { $number }
page-table-log-empty = Jeszcze nic się nie wydarzyło.
page-table-since = od twojego ostatniego ruchu
page-table-hand-over = Przekaż: { $name }
page-table-hand-over-why = Karty pozostałych są ukryte.
page-table-i-am = To ja, { $name }
page-table-less = Mniej: { $what }
page-table-more = Więcej: { $what }
page-table-over = Koniec gry
page-table-result = Pokaż wynik
page-table-won = { $number ->
    [one] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
page-table-details = Wykresy i powtórka
page-table-nobody-won = Nikt nie wygrał.
page-table-bot = Bot { $number }
page-table-category = Kategoria
