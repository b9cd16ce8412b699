# Accounts: signing up and in, the account, privacy.

page-account-title = Konto
page-account-mine = Dein Konto
page-account-sign-in = Anmelden
page-account-sign-in-text = Deine Tische warten auf dich.
page-account-password = Passwort
page-account-use-passkey = Passkey verwenden
page-account-or = oder
page-account-cannot = Ich kann mich nicht anmelden
page-account-use-code = Wiederherstellungscode verwenden
page-account-use-password = Passwort verwenden
page-account-code = Wiederherstellungscode
page-account-other-device = Kennt dich noch ein anderes Gerät? Öffne dort die Einstellungen und wähle „{ $choice }“.
page-account-ask-host = Sonst bitte, wer diesen Server betreibt, um einen Link, der dich einmal anmeldet.
page-account-guest = Als Gast spielen und den Namen später sichern
page-account-merge = Die Partien von { $name } auf diesem Gerät mitnehmen
page-account-wait = Warte { $seconds } s
page-account-keep = Sichere deinen Namen
page-account-keep-text = Bisher kennen dich nur deine eigenen Geräte. Mit einem Schritt kommst du von überall zurück.
page-account-keep-name = Andere sehen ihn, und du meldest dich damit an.
page-account-how = So meldest du dich an
page-account-passkey = Passkey
page-account-passkey-text = Fingerabdruck, Gesicht oder PIN dieses Geräts
page-account-password-text = geht in jedem Browser
page-account-not-here = Browser erlauben Passkeys nur an Adressen, die mit https beginnen und einen Namen haben. Diese ist { $address }.
page-account-no-browser = Dieser Browser kann keine Passkeys.
page-account-hint = Mindestens 10 Zeichen
page-account-keep-now = Namen und Partien sichern
page-account-keep-next = Eine E-Mail-Adresse ist nicht nötig. Danach bekommst du acht Wiederherstellungscodes.
page-account-along = Das kommt mit
page-account-stay = Auch als Gast verlierst du nichts: Deine Partien bleiben, sind aber nur von deinen eigenen Geräten erreichbar.
page-account-codes = Wiederherstellungscodes
page-account-codes-text = Wenn du dein Gerät oder dein Passwort verlierst, lässt dich einer dieser Codes hinein. Jeder gilt einmal, und niemand kann sie noch einmal zeigen: Drucke sie aus oder lege sie in deinem Passwortmanager ab.
page-account-copy = Kopieren
page-account-copied = Kopiert
page-account-save-file = Als Datei sichern
page-account-print = Drucken
page-account-safe = Ich habe sie sicher verwahrt
page-account-done = Fertig
page-account-ways = Wege, dich anzumelden
page-account-add-passkey = Passkey hinzufügen
page-account-since = seit { $date }
page-account-remove = Entfernen
page-account-remove-named = Passkey „{ $name }“ entfernen
page-account-none = keins
page-account-change = Ändern
page-account-change-password = Passwort ändern
page-account-new-password = Neues Passwort
page-account-signs-out = Ein neues Passwort meldet alle deine anderen Geräte ab.
page-account-new-codes = Neue Codes
page-account-save = Speichern
page-account-cancel = Abbrechen
page-account-few = Füge einen weiteren Weg hinzu, damit dich ein verlorenes Gerät nicht aussperrt.
page-account-email = E-Mail-Adresse
page-account-email-text = Nur für Benachrichtigungen; niemand sonst sieht sie.
page-account-email-open = Öffne den Link in der E-Mail, die dorthin geschickt wurde.
page-account-email-done = Deine Adresse ist bestätigt
page-account-email-title = Bestätige deine E-Mail-Adresse
page-account-devices = Geräte
page-account-others-out = Alle anderen abmelden
page-account-here = dieses Gerät
page-account-sign-out = Abmelden
page-account-sign-out-named = { $device } abmelden
page-account-device = { $browser } auf { $system }
page-account-device-unknown = Unbekanntes Gerät
page-account-used = zuletzt benutzt am { $date }
page-account-data = Deine Daten
page-account-export = Alles über dich
page-account-export-text = Ergebnisse, Aufzeichnungen, Chat und Einstellungen als Zip-Datei
page-account-export-now = Datei sichern
page-account-delete = Mich löschen
page-account-delete-text = Beendete Partien bleiben denen, die sie gespielt haben, mit „{ $somebody }“ an deiner Stelle. An laufenden Tischen spielt der Computer weiter.
page-account-delete-ask = Das lässt sich nicht rückgängig machen. Gib zur Bestätigung deinen Namen ein: { $name }
page-account-delete-really = Endgültig löschen
page-account-confirm = Bist du es?
page-account-confirm-text = Melde dich noch einmal an, um das zu ändern.
page-account-confirm-now = Bestätigen
page-account-privacy = Was hier gespeichert wird
page-account-privacy-name = Dein Name und deine Sprache, bei einem Konto dazu das Passwort als Hash, die Passkeys, die Wiederherstellungscodes als Hashes und, wenn du sie angibst, eine E-Mail-Adresse: bis du dich löschst.
page-account-privacy-devices = Zu jedem Gerät der Browser, das System und der letzte Besuch: bis du dich dort abmeldest oder 400 Tage lang.
page-account-privacy-games = Deine Partien, deine Chatzeilen und deine Einstellungen: Partien werden nie gelöscht, denn sie gehören allen, die sie gespielt haben, aber dein Name geht mit dir.
page-account-privacy-address = Deine Netzadresse nur im Arbeitsspeicher, um Angriffe zu begrenzen; gespeichert wird sie nicht. Das Protokoll des Servers nennt sie, wenn jemand den Server unter falschem Namen aufruft.
page-account-privacy-cookie = Ein Cookie, das dich angemeldet hält. Nichts wird gezählt oder verfolgt, und kein anderer Server wird angesprochen.
page-account-privacy-backup = Sicherungen, die der Betreiber angelegt hat, enthalten den damaligen Stand.
page-account-playing = { $count ->
    [one] { $count } laufender Tisch
   *[other] { $count } laufende Tische
}
page-account-finished = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
}
page-account-left = { $count ->
    [0] keiner übrig
   *[other] { $count } von { $possible } übrig
}
page-somebody = Jemand
page-lobby-join-title-reset = Willkommen zurück
page-lobby-join-text-reset = Dieser Link des Betreibers meldet dich einmal an. Wähle danach ein neues Passwort.
page-lobby-join-now-reset = Anmelden
