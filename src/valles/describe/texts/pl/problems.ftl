# Czego serwer odmawia i dlaczego.

damage-game = ta gra nie jest tu dostępna albo nie w takiej postaci.
damage-rows = kroki gry są uszkodzone lub niekompletne.
damage-seats = nie da się odczytać jego miejsc.
damage-table = nie da się odczytać danych o samym stole.
problem-already-seated = Siedzisz już przy tym stole.
problem-away = To miejsce zostało opuszczone; najpierw na nie wróć.
problem-away-connected = { $seat } ma połączenie; nieobecność można oznaczyć dopiero po { $seconds } s bez połączenia.
problem-away-too-soon = { $seat } nie ma połączenia; nieobecność będzie można oznaczyć za { $seconds } s.
problem-bad-request = Serwer nie rozumie tego żądania.
problem-bot-version = Program używa wersji { $spoken } protokołu; tutaj obowiązuje wersja { $version }.
problem-broken-record = To nie jest zapis partii: { $reason }
problem-content-type = Żądania wysyła się jako application/json.
problem-damaged = Nie można otworzyć tego stołu: { $reason } Jego zapis pozostaje bez zmian.
problem-decision-used = Ten identyfikator oznacza już inną decyzję.
problem-device-only = Bez serwera nikt nie może dołączyć z innego urządzenia. Przy tym stole możesz grać samodzielnie, przeciw komputerom albo w kilka osób na tym urządzeniu.
problem-docs-not-built = Dokumentacja nie została zbudowana. W kodzie źródłowym Valles buduje ją `make docs`.
problem-finishing = Serwer zostanie wkrótce zaktualizowany. Rozpoczęte gry można dokończyć; nowe będzie można zacząć po aktualizacji.
problem-first-game = Pierwsza partia jest dla jednej osoby, solo albo przeciw komputerom.
problem-foreign-origin = To żądanie pochodzi z innej strony.
problem-frozen = W tej wersji partia od kroku { $step } przebiegałaby inaczej, niż ją rozegrano, dlatego nie można jej tu kontynuować. Stół jest pokazany w stanie po kroku { $shown }.
problem-frozen-record = Przy tym stole grają też inni, a zapis gry pokazałby ich karty. Może go wykonać osoba prowadząca serwer: valles check --records.
problem-game-too-long = Ta gra osiągnęła największą możliwą liczbę ruchów ({ $possible }) i nie może być dłuższa.
problem-has-started = Partia już się rozpoczęła.
problem-weaker-stand-in = Komputer grający za nieobecnych nie może stać się słabszy w trakcie partii.
problem-host-only = Może to zrobić tylko osoba, która otworzyła stół.
problem-other-link = Ten link otwiera coś innego, niż mówi jego adres, więc nic się nie stało. Zapytaj osobę, od której go masz.
problem-players-only = Mogą to zrobić tylko uczestnicy tej partii.
problem-illegal = Niemożliwe: { $reason }
problem-illegal-option = Niemożliwe: { $reason } Możliwe są: { $possible }.
problem-impossible = Takie odpowiedzi jedna po drugiej są niemożliwe.
problem-internal = Na serwerze wystąpił błąd. Nic się nie zmieniło; spróbuj ponownie.
problem-join-first = Najpierw dołącz do stołu.
problem-link-dead = Ten link jest nieważny: został już użyty, wygasł albo nigdy nie był ważny.
problem-malformed = Wiadomość ma nieprawidłową postać: { $reason }
problem-mcp-missing = Ten serwer nie jest przygotowany dla modeli językowych. Osoba, która go prowadzi, może doinstalować brakujące elementy: pip install 'valles[mcp]'
problem-method = Ten adres nie zna takiej metody.
problem-no-name = Podaj imię, które da się przeczytać.
problem-no-seat = Nie masz miejsca przy tym stole.
problem-no-network = Sieci komputerów na poziomie trudnym i eksperckim nie ma jeszcze na tym urządzeniu i nie udało się jej pobrać. Wybierz poziom łatwy lub średni albo spróbuj ponownie z dostępem do internetu.
problem-no-such-move = Nie ma kroku { $move }, do którego można by przejść.
problem-no-such-option = Nie ma tu możliwości „{ $option }”; możliwe są: { $possible }.
problem-no-such-seat = Nie ma tu miejsca „{ $seat }”; są: { $possible }.
problem-no-person = Na tym miejscu nie siedzi żadna osoba.
problem-unknown-person = Tej osoby już tu nie ma.
problem-nobody-sits-there = Nikt nie zajmuje miejsca: { $seat }.
problem-not-asked = To miejsce nie podejmuje teraz żadnej decyzji.
problem-hint-alone = Podpowiedzi są tylko wtedy, gdy nie gra nikt inny.
problem-hint-rated = W grach rankingowych nie ma podpowiedzi.
problem-rated-alone = Rankingowe mogą być tylko gry z przeciwnikami.
problem-rated-variant = Gry rankingowe nie są możliwe przy wyborze „{ $option }: { $value }”.
problem-not-found = Pod tym adresem nic nie ma.
problem-not-over = Partia jeszcze trwa; do jej końca tajemnice pozostają tajemnicami.
problem-not-started = Partia jeszcze się nie rozpoczęła.
problem-not-your-seat = { $seat } to nie twoje miejsce.
problem-nothing-said = Ta wiadomość jest pusta.
problem-nothing-to-take-back = Nie masz odpowiedzi, którą można by cofnąć.
problem-opponent-setup = Komputer ({ $opponent }) nauczył się tej gry tylko ze zwykłymi ustawieniami, a „{ $option }” wybrano tu inaczej. Komputer ({ $other }) gra ze wszystkimi ustawieniami.
problem-over = Gra jest zakończona i wszyscy przy stole mogą obejrzeć karty każdego gracza.
problem-only-with-people = To jest możliwe tylko przy stołach, przy których grają ze sobą ludzie.
problem-out-of-date = Stół w międzyczasie się zmienił; spójrz na niego ponownie.
problem-record-cut = brakuje jego końca.
problem-record-game = pochodzi z gry, w którą tu się nie gra; są: { $possible }.
problem-record-head = pierwsza linijka nie podaje gry, zasad, przygotowania i ziarna losowania.
problem-record-line = linijki { $move } z ruchami nie da się odczytać.
problem-record-move = ruch { $move } nie jest tam możliwy.
problem-record-setup = według niego nie da się przygotować żadnej partii.
problem-record-state = po ruchu { $move } partia wygląda inaczej, niż podaje zapis.
problem-record-too-long = liczba ruchów: { $count }; największa możliwa: { $possible }.
problem-seat-taken = { $seat }: to miejsce jest zajęte.
problem-seats-open = Kogoś jeszcze brakuje: { $seats }.
problem-setup = Takiej partii nie da się przygotować: { $reason }
problem-setup-alone = w wariancie 1-osobowym nie wybiera się „{ $option }”.
problem-setup-chairs = „{ $option }” wynika z miejsc.
problem-setup-mixture = „{ $option }” nie może mieć wartości „{ $value }”, gdy „{ $other }” ma wartość „{ $chosen }”; możliwe: { $possible }.
problem-setup-needs = „{ $option }” może mieć wartość „{ $value }” tylko z dodatkiem „{ $other }”.
problem-setup-option = nie ma opcji „{ $option }”; są: { $possible }.
problem-setup-seat = „{ $option }” musi podawać miejsca przy tym stole: { $possible }.
problem-setup-several = „{ $option }” wybiera się tylko w wariancie 1-osobowym.
problem-setup-together = te ustawienia nie pasują do siebie.
problem-setup-value = „{ $option }” może mieć wartość: { $possible }.
problem-busy = W tej chwili jest duży ruch. Nic się nie zmieniło; spróbuj ponownie za chwilę.
problem-signs-out = Ten link wyloguje na tym urządzeniu gracza { $name }. Najpierw to potwierdź.
problem-storage-full = Na tym urządzeniu zabrakło miejsca, więc ruch nie został zapisany. Nic się nie zmieniło. Zwolnij trochę miejsca albo zapisz partie jako pliki i usuń stare.
problem-too-fast = Za dużo żądań; odczekaj (do { $seconds } s).
problem-too-large = Żądanie jest za duże.
problem-too-long = Obliczenie tego trwa na serwerze zbyt długo.
problem-too-many-changes = Ten stół zmieniano zbyt często: możliwe są już tylko ruchy.
problem-too-many-imports = W ciągu ostatniej godziny wczytano lub próbowano wczytać { $count } gier; odczekaj chwilę.
problem-too-many-seats = Za dużo miejsc: { $count }; możliwe: { $possible }.
problem-too-many-sockets = Otwarto za dużo okien; możliwe: { $count }.
problem-too-many-tables = Stoły otwarte w ciągu godziny: { $count }; odczekaj chwilę.
problem-unavailable = Ruchu nie udało się zapisać. Nic się nie zmieniło; spróbuj ponownie.
problem-undo-needs-consent = Samodzielnie możesz cofnąć się do kroku { $move }; dalej tylko za zgodą wszystkich.
problem-unknown-card = { $possible-count ->
    [0] W tej grze nie ma karty „{ $card }”.
   *[other] W tej grze nie ma karty „{ $card }”; podobne nazwy: { $possible }.
}
problem-unknown-game = Nie ma tu gry „{ $game }”; są: { $possible }.
problem-unknown-host = Serwer nie jest znany pod tą nazwą. Kto go prowadzi, może ją dodać opcją --allow-host.
problem-unknown-opponent = Nie ma komputerowego przeciwnika „{ $opponent }”; są: { $possible }.
problem-unknown-option = W tej grze nie ma możliwości „{ $option }”.
problem-unknown-session = Serwer cię nie zna; najpierw podaj imię.
problem-unknown-table = Nie ma takiego stołu albo nie masz do niego dostępu.
problem-unknown-topic = Nie ma tematu „{ $topic }”; są: { $possible }.
problem-version = Serwer został zaktualizowany po wczytaniu tej strony. Wczytaj ją ponownie, aby kontynuować; nic nie przepadnie.

# Accounts.

problem-confirm = Zaloguj się jeszcze raz, zanim to zmienisz: może teraz korzysta z tego urządzenia ktoś inny.
problem-email = To nie jest adres e-mail.
problem-has-account = Twoja nazwa jest już zachowana.
problem-last-way-in = Zachowaj przynajmniej tyle sposobów logowania: { $count }, w tym hasło albo klucz dostępu. Najpierw dodaj kolejny.
problem-merge-account = Można przenieść tylko gry gościa, a tutaj ktoś jest zalogowany.
problem-merge-table = Ty i { $name } macie miejsca przy tym samym stole. Najpierw dokończ tę grę albo zachowaj dwie nazwy.
problem-name-taken = Nazwa „{ $name }” jest na tym serwerze zajęta. Wolne są: { $possible }.
problem-no-account = Jesteś tu gościem. Najpierw zachowaj swoją nazwę.
problem-no-mail = Ten serwer nie wysyła e-maili.
problem-no-passkeys-here = Przeglądarki pozwalają na klucze dostępu tylko pod adresami, które zaczynają się od https i mają nazwę. Ten adres to { $origin }.
problem-no-such-device = Na tym urządzeniu nie trwa twoja sesja.
problem-no-such-passkey = Nie ma takiego klucza dostępu.
problem-no-way-in = Wybierz hasło albo klucz dostępu.
problem-other-name = To nie jest twoja nazwa. Wpisz: { $name }.
problem-passkey = Nie udało się sprawdzić klucza dostępu. Spróbuj ponownie.
problem-passkey-known = Ten klucz dostępu został już dodany.
problem-passkey-late = Trwało to zbyt długo. Spróbuj ponownie.
problem-password-short = Minimalna długość hasła w znakach to { $count }.
problem-password-weak = To hasło zbyt łatwo odgadnąć.
problem-sign-in = Nazwa nie pasuje do tego hasła ani kodu.
problem-sign-in-passkey = Ten klucz dostępu nie jest tu znany.
problem-too-many-passkeys = Liczba twoich kluczy dostępu to już { $count }. Najpierw usuń jeden z nich.
mail-verify-subject = Valles: potwierdź swój adres e-mail
mail-verify-text = Dzień dobry, { $name }!

    Otwórz ten link, aby potwierdzić, że ten adres należy do ciebie. Jest ważny przez jeden dzień:

    { $link }

    Jeśli ten adres nie został podany w Valles przez ciebie, zignoruj tę wiadomość.

# Notices.

problem-mail-failed = Nie udało się wysłać wiadomości z linkiem: { $reason }
problem-no-such-channel = Nie ma takiego kanału.
problem-notice-address = Nie można tam niczego wysłać: { $reason }
problem-notice-link = Ten link jest już nieważny. Nic się nie zmieniło.
problem-push-keys = Subskrypcji tej przeglądarki nie da się użyć. Zezwól na powiadomienia jeszcze raz.
problem-time-zone = Nie ma strefy czasowej "{ $zone }".
problem-too-many-channels = Można mieć najwyżej { $possible } kanałów. Najpierw usuń jeden z nich.
