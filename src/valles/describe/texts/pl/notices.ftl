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
notice-fault-status = Odpowiedź od { $host }: { $status }.
notice-fault-late = Brak odpowiedzi od { $host } w ciągu { $seconds } s.
notice-fault-silent = Brak odpowiedzi od { $host }.
notice-fault-unknown = W internecie nie ma adresu { $host }.
notice-fault-private = Adres { $host } leży w sieci prywatnej, do której ten serwer niczego nie wysyła.
notice-fault-https = Adres musi zaczynać się od https://.
notice-fault-port = Portu { $port } nie można użyć; możliwe są { $possible }.
    .possible = nominative or
notice-fault-url = To nie jest pełny adres internetowy.
notice-fault-topic = Adres musi zawierać temat, na przykład https://ntfy.sh/mira-7f3k.
notice-fault-mail = Serwer poczty odpowiada kodem { $status }.
notice-fault-mail-silent = Serwer poczty nie odpowiada.

page-notices-title = Powiadomienia
page-notices-lead = Dowiesz się, co na ciebie czeka, nawet gdy strona nie jest otwarta.
page-notices-all = Wszystkie powiadomienia
page-notices-what = Co i jak
page-notices-event-turn = Twoja kolej
page-notices-event-full = Stół jest pełny lub zaczyna grę
page-notices-event-message = Wiadomość na czacie
page-notices-event-finished = Koniec gry
page-notices-about-turn = jeden raz, dopóki nie odpowiesz
page-notices-about-full = twój albo taki, przy którym siedzisz
page-notices-about-message = przy jednym z twoich stołów, najwyżej co dziesięć minut
page-notices-about-finished = z innymi osobami
page-notices-kind-push = Przeglądarka
page-notices-kind-mail = E-mail
page-notices-kind-webhook = Webhook
page-notices-cell = { $event }: { $channel }
page-notices-cell-digest = { $event }: { $channel }, w podsumowaniu
page-notices-digest = razem
page-notices-looking = Gdy patrzysz na stół, nic nie jest wysyłane. Podsumowanie e-mailem przychodzi o 6:00.
page-notices-test = Wyślij test
page-notices-accepted = wysłano
page-notices-gone = Przeglądarka bez aktualnej subskrypcji:
page-notices-channels = Kanały
page-notices-none = Nie ma jeszcze kanału: dodaj tę przeglądarkę albo adres.
page-notices-state-works = działa
page-notices-state-unconfirmed = niepotwierdzony
page-notices-state-failing = nie odpowiada
page-notices-state-off = wyłączony
page-notices-open-mail = Otwórz link w wiadomości, którą wysłaliśmy.
page-notices-remove = Usuń: { $name }
page-notices-this-browser = Użyj tej przeglądarki
page-notices-no-push = Ta przeglądarka nie może tu odbierać powiadomień. Potrzebne jest szyfrowane połączenie, a na iPhonie także dodanie strony do ekranu początkowego.
page-notices-blocked = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach.
page-notices-address = Adres e-mail, temat ntfy lub webhook
page-notices-address-no-mail = Webhook lub temat ntfy
page-notices-add = Dodaj
page-notices-quiet = Cisza
page-notices-quiet-on = Czekaj w nocy
page-notices-quiet-text = Strefa czasowa { $zone }. Potem wszystko, co nadal ważne, przychodzi w jednej wiadomości.
page-notices-from = Od
page-notices-to = Do
page-notices-weekends = Cisza także w weekendy
page-notices-tables = Stoły z powiadomieniami
page-notices-confirmed = Adres został potwierdzony
page-notices-confirmed-text = Można już wysyłać na niego powiadomienia.
page-unsubscribe-title = Rezygnacja z e-maili
page-unsubscribe-done = Koniec e-maili tego rodzaju
page-unsubscribe-all-done = Koniec wszystkich e-maili
page-unsubscribe-undone = Wszystko jest jak przedtem
page-unsubscribe-text = Dotyczy to adresu { $address }. Twoje stoły i inne kanały się nie zmieniły.
page-unsubscribe-undo = Cofnij
page-unsubscribe-all = Żadnych e-maili
