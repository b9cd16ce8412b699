# Powiadomienia poza stroną: push w przeglądarce, ntfy, webhooki i e-mail.

notice-table = { $names-count ->
    [one] { $game }, gra też { $names }
   *[other] { $game }, grają też { $names }
}
notice-table-alone = { $game }
notice-turn-title = Twoja kolej
notice-turn = Stół czeka na ciebie: { $table }.
notice-warning-title = Kończy ci się czas
notice-warning = Odpowiedz wkrótce: { $table }. Gdy czas się skończy, inni będą mogli zdecydować za ciebie.
notice-expired-title = Twój czas się skończył
notice-expired = Inni mogą teraz zdecydować za ciebie albo oddać grę komputerowi: { $table }. W każdej chwili możesz wrócić.
notice-full-title = Stół jest pełny
notice-full = Wszystkie miejsca są zajęte, możesz zaczynać: { $table }.
notice-begun = Partia się rozpoczęła: { $table }.
notice-invited-title = Zaproszenie
notice-invited = { $name } zaprasza cię do gry: { $table }.
notice-opened-title = Otwarty stół dla ciebie
notice-opened = { $name } otwiera taki stół, jakiego szukasz: { $table }.
notice-message-title = Nowa wiadomość
notice-message = Nowa wiadomość na czacie od: { $name }. Stół: { $table }.
notice-finished-title = Koniec gry
notice-finished = Wynik jest już znany: { $table }.
notice-several = { $count ->
    [one] Jedno powiadomienie
    [few] { $count } powiadomienia
   *[many] { $count } powiadomień
}
notice-test-title = Test z Valles
notice-test = Tak będą wyglądać twoje powiadomienia.
notice-confirm-title = Potwierdź swój adres e-mail
notice-confirm = Otwórz ten link, aby otrzymywać powiadomienia z Valles na ten adres: { $link } Jeśli to nie twoja prośba, zignoruj tę wiadomość; kolejnej nie będzie.
notice-mail-footer = Wybierz, co otrzymujesz: { $settings } Koniec e-maili tego rodzaju: { $end }
notice-fault-status = { $host } odpowiada kodem { $status }.
notice-fault-late = Brak odpowiedzi od { $host } w ciągu { $seconds } s.
notice-fault-silent = Brak odpowiedzi od { $host }.
notice-fault-unknown = W internecie nie ma adresu { $host }.
notice-fault-private = { $host } leży w sieci prywatnej, do której ten serwer niczego nie wysyła.
notice-fault-https = Adres musi zaczynać się od https://.
notice-fault-port = Portu { $port } nie można użyć; możliwe są { $possible }.
    .possible = nominative or
notice-fault-url = To nie jest pełny adres internetowy.
notice-fault-topic = Adres musi zawierać temat, na przykład https://ntfy.sh/mira-7f3k.
notice-fault-mail = Serwer poczty odpowiada kodem { $status }.
notice-fault-mail-silent = Serwer poczty nie odpowiada.
