# The words of the command line that both games share.

ui-hand-over = Przekaż urządzenie { $seat }, a potem naciśnij Enter.
    .seat = dative
ui-prompt = Twój wybór
ui-help = Wpisz numer lub treść odpowiedzi; wystarczy początek, jeśli pasuje tylko do jednej. ? wymienia odpowiedzi, ? z numerem lub kartą je objaśnia, table pokazuje stół, log opowiada dotychczasowy przebieg gry, undo cofa ostatni krok, quit kończy grę.
ui-unknown-option = Nie ma tu odpowiedzi „{ $text }”.
ui-several-options = Kilka odpowiedzi zaczyna się od „{ $text }”:
ui-not-possible = Niemożliwe ({ $option }): { $reason }
ui-undone = Ostatni krok został cofnięty.
ui-nothing-to-undo = Nie ma kroku, który można by cofnąć.
ui-game-over = Koniec gry.
ui-news = Co się wydarzyło
ui-log = Dotychczasowy przebieg gry
ui-more = Enter pokazuje dalszy ciąg, cokolwiek innego kończy listę
ui-unfinished = Partia jeszcze trwa; dotychczasowe ruchy: { $number }

## Tables for programs that read

ui-asked = { $seat }, pytanie { $id }:
ui-waiting = Decyzję podejmuje: { $seats }.
ui-lines-left-out = Pominięte wcześniejsze wpisy: { $count }.
ui-nothing-new = Nic się nie zmieniło.
ui-possible = Możliwe: { $option }
