# Accounts: signing up and in, the account, privacy.

page-account-title = Konto
page-account-mine = Twoje konto
page-account-sign-in = Zaloguj się
page-account-sign-in-text = Twoje stoły czekają na ciebie.
page-account-password = Hasło
page-account-use-passkey = Użyj klucza dostępu
page-account-or = albo
page-account-cannot = Nie mogę się zalogować
page-account-use-code = Użyj kodu odzyskiwania
page-account-use-password = Użyj hasła
page-account-code = Kod odzyskiwania
page-account-other-device = Pamięta cię jeszcze inne urządzenie? Otwórz tam ustawienia i wybierz „{ $choice }”.
page-account-ask-host = W przeciwnym razie poproś osobę prowadzącą serwer o link do jednorazowego zalogowania.
page-account-guest = Zagraj jako gość i zachowaj nazwę później
page-account-merge = Przenieś gry z tego urządzenia, w których nazywasz się { $name }
page-account-wait = Odczekaj { $seconds } s
page-account-keep = Zachowaj swoją nazwę
page-account-keep-text = Na razie pamiętają cię tylko twoje urządzenia. Jeden krok i wrócisz tu z każdego miejsca.
page-account-keep-name = Inni ją widzą, a ty logujesz się nią.
page-account-how = Jak się logujesz
page-account-passkey = Klucz dostępu
page-account-passkey-text = odcisk palca, twarz albo PIN tego urządzenia
page-account-password-text = działa w każdej przeglądarce
page-account-not-here = Przeglądarki pozwalają na klucze dostępu tylko pod adresami, które zaczynają się od https i mają nazwę. Ten adres to { $address }.
page-account-no-browser = Ta przeglądarka nie obsługuje kluczy dostępu.
page-account-hint = Co najmniej 10 znaków
page-account-keep-now = Zachowaj moją nazwę i gry
page-account-keep-next = Adres e-mail nie jest potrzebny. Za chwilę dostaniesz osiem kodów odzyskiwania.
page-account-along = Co zostaje przy tobie
page-account-stay = Jako gość niczego nie tracisz: gry zostają, ale dostaniesz się do nich tylko ze swoich urządzeń.
page-account-codes = Kody odzyskiwania
page-account-codes-text = Gdy stracisz urządzenie albo hasło, wpuści cię jeden z tych kodów. Każdy działa raz i nikt nie pokaże ich ponownie: wydrukuj je albo zapisz w menedżerze haseł.
page-account-copy = Kopiuj
page-account-copied = Skopiowano
page-account-save-file = Zapisz jako plik
page-account-print = Drukuj
page-account-safe = Kody są już w bezpiecznym miejscu
page-account-done = Gotowe
page-account-ways = Sposoby logowania
page-account-add-passkey = Dodaj klucz dostępu
page-account-since = od { $date }
page-account-remove = Usuń
page-account-remove-named = Usuń klucz dostępu „{ $name }”
page-account-none = brak
page-account-change = Zmień
page-account-change-password = Zmień hasło
page-account-new-password = Nowe hasło
page-account-signs-out = Nowe hasło wyloguje wszystkie inne twoje urządzenia.
page-account-new-codes = Nowe kody
page-account-save = Zapisz
page-account-cancel = Anuluj
page-account-few = Dodaj kolejny sposób logowania, aby utrata urządzenia nie odcięła ci dostępu.
page-account-email = Adres e-mail
page-account-email-text = Tylko do powiadomień; nikt inny go nie widzi.
page-account-email-open = Otwórz link z wysłanej tam wiadomości.
page-account-email-done = Twój adres jest potwierdzony
page-account-email-title = Potwierdź swój adres e-mail
page-account-devices = Urządzenia
page-account-others-out = Wyloguj wszystkie inne
page-account-here = to urządzenie
page-account-sign-out = Wyloguj
page-account-sign-out-named = Wyloguj: { $device }
page-account-device = { $browser }, { $system }
page-account-device-unknown = Nieznane urządzenie
page-account-used = ostatnio używane: { $date }
page-account-data = Twoje dane
page-account-export = Wszystko o tobie
page-account-export-text = Wyniki, zapisy, czat i ustawienia w pliku zip
page-account-export-now = Zapisz plik
page-account-delete = Usuń mnie
page-account-delete-text = Zakończone gry zostają u tych, którzy w nie grali, a zamiast ciebie widnieje „{ $somebody }”. Przy trwających stołach gra dalej komputer.
page-account-delete-ask = Tego nie da się cofnąć. Aby potwierdzić, wpisz swoją nazwę: { $name }
page-account-delete-really = Usuń na zawsze
page-account-confirm = Czy to ty?
page-account-confirm-text = Zaloguj się jeszcze raz, aby to zmienić.
page-account-confirm-now = Potwierdź
page-account-privacy = Co jest tu zapisywane
page-account-privacy-name = Twoja nazwa i język, a przy koncie skrót hasła, klucze dostępu, skróty kodów odzyskiwania i adres e-mail, jeśli go podasz: do chwili, gdy usuniesz swoje dane.
page-account-privacy-devices = Dla każdego urządzenia przeglądarka, system i ostatnia wizyta: do wylogowania albo przez 400 dni.
page-account-privacy-games = Twoje gry, wpisy na czacie i ustawienia: gry nigdy nie są usuwane, bo należą do wszystkich grających, ale twoja nazwa znika razem z tobą.
page-account-privacy-address = Twój adres sieciowy tylko w pamięci, aby ograniczać ataki; nie jest zapisywany. Dziennik serwera podaje go, gdy ktoś wywołuje serwer pod złą nazwą.
page-account-privacy-cookie = Jedno ciasteczko, dzięki któremu pozostajesz w sesji. Nic nie jest liczone ani śledzone i żaden inny serwer nie bierze udziału.
page-account-privacy-backup = Kopie zapasowe prowadzącego serwer zawierają stan z chwili ich wykonania.
page-account-playing = { $count ->
    [one] { $count } trwający stół
    [few] { $count } trwające stoły
   *[many] { $count } trwających stołów
}
page-account-finished = { $count ->
    [one] { $count } zakończona gra
    [few] { $count } zakończone gry
   *[many] { $count } zakończonych gier
}
page-account-left = { $count ->
    [0] żaden nie pozostał
   *[other] pozostało { $count } z { $possible }
}
page-somebody = Ktoś
page-lobby-join-title-reset = Witaj ponownie
page-lobby-join-text-reset = Ten link od osoby prowadzącej serwer zaloguje cię jeden raz. Potem wybierz nowe hasło.
page-lobby-join-now-reset = Zaloguj się
