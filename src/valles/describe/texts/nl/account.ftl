# Accounts: signing up and in, the account, privacy.

page-account-title = Account
page-account-mine = Je account
page-account-sign-in = Inloggen
page-account-sign-in-text = Je tafels wachten op je.
page-account-password = Wachtwoord
page-account-use-passkey = Passkey gebruiken
page-account-or = of
page-account-cannot = Ik kan niet inloggen
page-account-use-code = Herstelcode gebruiken
page-account-use-password = Wachtwoord gebruiken
page-account-code = Herstelcode
page-account-other-device = Herkent een ander apparaat je nog? Open daar de instellingen en kies “{ $choice }”.
page-account-ask-host = Vraag anders de beheerder van deze server om een link waarmee je één keer kunt inloggen.
page-account-guest = Speel als gast en bewaar je naam later
page-account-merge = Neem de partijen van { $name } op dit apparaat mee
page-account-wait = Wacht { $seconds } s
page-account-keep = Bewaar je naam
page-account-keep-text = Tot nu toe herkennen alleen je eigen apparaten je. Met één stap kun je van overal terugkomen.
page-account-keep-name = Anderen zien hem, en je logt ermee in.
page-account-how = Hoe je inlogt
page-account-passkey = Passkey
page-account-passkey-text = vingerafdruk, gezicht of pincode van dit apparaat
page-account-password-text = werkt in elke browser
page-account-not-here = Browsers staan passkeys alleen toe op adressen die met https beginnen en een naam hebben. Dit is { $address }.
page-account-no-browser = Deze browser ondersteunt geen passkeys.
page-account-hint = Minstens 10 tekens
page-account-keep-now = Mijn naam en partijen bewaren
page-account-keep-next = Een e-mailadres is niet nodig. Hierna krijg je acht herstelcodes.
page-account-along = Wat er meegaat
page-account-stay = Als gast verlies je niets: je partijen blijven bewaard, maar alleen je eigen apparaten kunnen erbij.
page-account-codes = Herstelcodes
page-account-codes-text = Als je je apparaat of wachtwoord kwijtraakt, kom je met een van deze codes binnen. Elke code werkt één keer, en niemand kan ze nog eens tonen: print ze of zet ze in je wachtwoordmanager.
page-account-copy = Kopiëren
page-account-copied = Gekopieerd
page-account-save-file = Opslaan als bestand
page-account-print = Afdrukken
page-account-safe = Ik heb ze veilig opgeborgen
page-account-done = Klaar
page-account-ways = Manieren om in te loggen
page-account-add-passkey = Passkey toevoegen
page-account-since = sinds { $date }
page-account-remove = Verwijderen
page-account-remove-named = Passkey “{ $name }” verwijderen
page-account-none = geen
page-account-change = Wijzigen
page-account-change-password = Wachtwoord wijzigen
page-account-new-password = Nieuw wachtwoord
page-account-signs-out = Een nieuw wachtwoord logt al je andere apparaten uit.
page-account-new-codes = Nieuwe codes
page-account-save = Opslaan
page-account-cancel = Annuleren
page-account-few = Voeg nog een manier toe, zodat een kwijtgeraakt apparaat je niet buitensluit.
page-account-email = E-mailadres
page-account-email-text = Alleen voor meldingen; niemand anders ziet het.
page-account-email-open = Open de link in de e-mail die daarheen is gestuurd.
page-account-email-done = Je adres is bevestigd
page-account-email-title = Bevestig je e-mailadres
page-account-devices = Apparaten
page-account-others-out = Alle andere uitloggen
page-account-here = dit apparaat
page-account-sign-out = Uitloggen
page-account-sign-out-named = { $device } uitloggen
page-account-device = { $browser } op { $system }
page-account-device-unknown = Onbekend apparaat
page-account-used = laatst gebruikt op { $date }
page-account-data = Je gegevens
page-account-export = Alles over jou
page-account-export-text = Resultaten, verslagen, chat en instellingen als zipbestand
page-account-export-now = Bestand opslaan
page-account-delete = Verwijder mij
page-account-delete-text = Afgelopen partijen blijven voor wie ze gespeeld heeft, met “{ $somebody }” op jouw plaats. Aan lopende tafels speelt de computer verder.
page-account-delete-ask = Dit kan niet ongedaan worden gemaakt. Typ ter bevestiging je naam: { $name }
page-account-delete-really = Definitief verwijderen
page-account-confirm = Ben jij het?
page-account-confirm-text = Log nog een keer in om dit te wijzigen.
page-account-confirm-now = Bevestigen
page-account-privacy = Wat hier wordt bewaard
page-account-privacy-name = Je naam en taal, en bij een account het wachtwoord als hash, de passkeys, de herstelcodes als hashes en een e-mailadres als je dat opgeeft: tot je jezelf verwijdert.
page-account-privacy-devices = Per apparaat de browser, het systeem en het laatste bezoek: tot je daar uitlogt, of 400 dagen.
page-account-privacy-games = Je partijen, je chatregels en je instellingen: partijen worden nooit verwijderd, want ze zijn van iedereen die ze speelde, maar je naam gaat met je mee.
page-account-privacy-address = Je netwerkadres alleen in het geheugen, om aanvallen te beperken; het wordt niet bewaard. Het logboek van de server noemt het als iemand de server onder een verkeerde naam oproept.
page-account-privacy-cookie = Eén cookie, die je ingelogd houdt. Er wordt niets geteld of gevolgd, en er is geen contact met andere servers.
page-account-privacy-backup = Back-ups van de beheerder bevatten wat er toen was opgeslagen.
page-account-playing = { $count ->
    [one] { $count } lopende tafel
   *[other] { $count } lopende tafels
}
page-account-finished = { $count ->
    [one] { $count } afgelopen partij
   *[other] { $count } afgelopen partijen
}
page-account-left = { $count ->
    [0] geen over
   *[other] { $count } van { $possible } over
}
page-somebody = Iemand
page-lobby-join-title-reset = Welkom terug
page-lobby-join-text-reset = Met deze link van de beheerder log je één keer in. Kies daarna een nieuw wachtwoord.
page-lobby-join-now-reset = Inloggen
