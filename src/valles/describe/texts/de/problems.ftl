# Was der Server ablehnt, und warum.

damage-game = Das Spiel ist hier nicht oder nicht in dieser Form verfügbar.
damage-rows = Die Schritte der Partie sind beschädigt oder unvollständig.
damage-seats = Seine Plätze sind nicht lesbar.
damage-table = Was über den Tisch selbst gespeichert ist, ist nicht lesbar.
problem-already-seated = Du sitzt schon an diesem Tisch.
problem-away = Du hast diesen Platz verlassen; kehre erst zurück.
problem-away-connected = { $seat } ist verbunden und kann erst nach { $seconds } s ohne Verbindung als abwesend gemeldet werden.
problem-away-too-soon = { $seat } ist nicht verbunden und kann in { $seconds } s als abwesend gemeldet werden.
problem-bad-request = Der Server versteht diese Anfrage nicht.
problem-bot-version = Das Programm spricht Version { $spoken } des Protokolls; hier gilt Version { $version }.
problem-broken-record = Das ist keine Aufzeichnung einer Partie: { $reason }
problem-content-type = Anfragen werden als application/json gesendet.
problem-damaged = Der Tisch lässt sich nicht öffnen: { $reason } Was von ihm gespeichert ist, bleibt unverändert erhalten.
problem-decision-used = Diese Entscheidungs-ID steht schon für eine andere Entscheidung.
problem-device-only = Ohne Server kann niemand von einem anderen Gerät dazukommen. An diesem Tisch kannst du allein, gegen Computer oder mit mehreren an diesem Gerät spielen.
problem-docs-not-built = Die Dokumentation ist nicht gebaut. Im Quelltext von Valles baut sie `make docs`.
problem-finishing = Der Server wird bald aktualisiert. Begonnene Partien können zu Ende gespielt werden; neue können nach der Aktualisierung beginnen.
problem-first-game = Eine erste Partie ist für eine Person, allein oder gegen Computer.
problem-foreign-origin = Diese Anfrage kommt von einer fremden Seite.
problem-frozen = In dieser Version verliefe die Partie ab Schritt { $step } anders, als sie gespielt wurde; darum kann sie hier nicht fortgesetzt werden. Der Tisch wird so gezeigt, wie er nach Schritt { $shown } war.
problem-frozen-record = An diesem Tisch spielen noch andere, und die Aufzeichnung würde ihre Karten zeigen. Wer den Server betreibt, kann sie sichern: valles check --records.
problem-game-too-long = Diese Partie hat { $possible } Schritte erreicht; länger kann keine Partie werden.
problem-has-started = Die Partie hat schon begonnen.
problem-weaker-stand-in = Der Computer, der für Abwesende spielt, kann während der Partie nicht schwächer werden.
problem-host-only = Das darf nur, wer den Tisch eröffnet hat.
problem-other-link = Dieser Link öffnet etwas anderes, als seine Adresse sagt; deshalb ist nichts geschehen. Frag nach, wer ihn geschickt hat.
problem-players-only = Das dürfen nur die, die diese Partie gespielt haben.
problem-illegal = Nicht möglich: { $reason }
problem-illegal-option = Nicht möglich: { $reason } Möglich sind { $possible }.
problem-impossible = Diese Antworten sind nacheinander nicht möglich.
problem-internal = Im Server ist etwas schiefgegangen. Nichts hat sich geändert; bitte versuche es noch einmal.
problem-join-first = Tritt zuerst dem Tisch bei.
problem-link-dead = Dieser Link ist ungültig: Er wurde schon benutzt, ist abgelaufen oder war nie gültig.
problem-malformed = Die Nachricht ist fehlerhaft: { $reason }
problem-mcp-missing = Dieser Server ist nicht für Sprachmodelle eingerichtet. Wer ihn betreibt, kann das Fehlende installieren: pip install 'valles[mcp]'
problem-method = Diese Adresse kennt diese Methode nicht.
problem-no-name = Bitte gib einen lesbaren Namen ein.
problem-no-seat = Du hast an diesem Tisch keinen Platz.
problem-no-network = Das Netz der Computer „Schwer“ und „Experte“ ist noch nicht auf diesem Gerät und ließ sich nicht laden. Wähle „Leicht“ oder „Mittel“, oder versuche es mit Internetverbindung noch einmal.
problem-no-such-move = Einen Schritt { $move } gibt es nicht.
problem-no-such-option = Eine Möglichkeit „{ $option }“ gibt es hier nicht; möglich sind { $possible }.
problem-no-such-seat = Einen Platz „{ $seat }“ gibt es hier nicht; es gibt { $possible }.
problem-no-person = An diesem Platz sitzt kein Mensch.
problem-unknown-person = Diese Person gibt es hier nicht mehr.
problem-nobody-sits-there = Auf dem Platz { $seat } sitzt niemand.
problem-not-asked = An diesen Platz gibt es gerade keine Frage.
problem-hint-alone = Tipps gibt es nur, wenn sonst niemand mitspielt.
problem-hint-rated = In gewerteten Spielen gibt es keine Tipps.
problem-rated-alone = Nur Spiele mit Gegnern können gewertet werden.
problem-rated-variant = Gewertete Spiele sind mit „{ $option }: { $value }“ nicht möglich.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-not-over = Die Partie ist noch nicht vorbei; bis dahin bleiben ihre Geheimnisse gewahrt.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-not-your-seat = { $seat } ist nicht dein Platz.
problem-nothing-said = In dieser Zeile steht nichts, was man lesen kann.
problem-nothing-to-take-back = Du hast keine Antwort zurückzunehmen.
problem-opponent-setup = Computer ({ $opponent }) hat dieses Spiel nur mit den üblichen Einstellungen gelernt, und „{ $option }“ ist hier anders gewählt. Computer ({ $other }) spielt mit allen Einstellungen.
problem-over = Die Partie ist zu Ende, und alle am Tisch dürfen alle Handkarten ansehen.
problem-only-with-people = Das geht nur an Tischen, an denen Menschen miteinander spielen.
problem-out-of-date = Der Tisch ist inzwischen weiter; sieh ihn dir noch einmal an.
problem-record-cut = Ihr Ende fehlt.
problem-record-game = Sie gehört zu einem Spiel, das es hier nicht gibt; es gibt { $possible }.
problem-record-head = Die erste Zeile nennt nicht Spiel, Regeln, Aufbau und Startwert.
problem-record-line = Zeile { $move } der Schritte ist nicht lesbar.
problem-record-move = Schritt { $move } ist dort nicht möglich.
problem-record-setup = So, wie sie sagt, lässt sich keine Partie aufbauen.
problem-record-state = Nach Schritt { $move } steht die Partie anders, als die Aufzeichnung sagt.
problem-record-too-long = Sie hat { $count } Schritte; höchstens { $possible } sind möglich.
problem-seat-taken = { $seat } ist besetzt.
problem-seats-open = Es fehlt noch jemand: { $seats }.
problem-setup = So eine Partie lässt sich nicht aufbauen: { $reason }
problem-setup-alone = Allein gibt es bei „{ $option }“ nichts zu wählen.
problem-setup-chairs = „{ $option }“ ergibt sich aus den Plätzen.
problem-setup-mixture = „{ $option }“ kann nicht „{ $value }“ sein, wenn „{ $other }“ auf „{ $chosen }“ steht; möglich: { $possible }.
problem-setup-needs = „{ $option }“ kann nur mit „{ $other }“ auf „{ $value }“ stehen.
problem-setup-option = Eine Einstellung „{ $option }“ gibt es nicht; es gibt { $possible }.
problem-setup-seat = „{ $option }“ muss Plätze an diesem Tisch nennen: { $possible }.
problem-setup-several = „{ $option }“ lässt sich nur in einer Solopartie wählen.
problem-setup-together = Diese Einstellungen passen nicht zusammen.
problem-setup-value = Möglich bei „{ $option }“: { $possible }.
problem-busy = Gerade ist sehr viel los. Nichts hat sich geändert; bitte versuche es gleich noch einmal.
problem-signs-out = Dieser Link meldet { $name } auf diesem Gerät ab. Bestätige das zuerst.
problem-storage-full = Auf diesem Gerät ist kein Speicherplatz mehr frei, deshalb wurde der Schritt nicht gespeichert. Nichts hat sich geändert. Gib Speicherplatz frei oder sichere deine Partien als Dateien und entferne alte.
problem-too-fast = Zu viele Anfragen; warte bis zu { $seconds } Sekunden.
problem-too-large = Die Anfrage ist zu groß.
problem-too-long = Das auszurechnen dauert dem Server zu lange.
problem-too-many-changes = Dieser Tisch wurde zu oft geändert: Nur noch Spielschritte sind möglich.
problem-too-many-imports = Du hast in der letzten Stunde { $count } Partien eingelesen oder einzulesen versucht; warte eine Weile.
problem-too-many-seats = { $count } Plätze sind zu viele; möglich sind { $possible }.
problem-too-many-sockets = Zu viele Fenster sind offen; möglich sind { $count }.
problem-too-many-tables = Du hast in dieser Stunde { $count } Tische eröffnet; warte ein wenig.
problem-unavailable = Der Schritt ließ sich nicht speichern. Nichts hat sich geändert; bitte versuche es noch einmal.
problem-undo-needs-consent = Allein darfst du bis Schritt { $move } zurück; weiter nur, wenn alle zustimmen.
problem-unknown-card = { $possible-count ->
    [0] Eine Karte „{ $card }“ gibt es in diesem Spiel nicht.
   *[other] Eine Karte „{ $card }“ gibt es in diesem Spiel nicht; ähnlich heißen { $possible }.
}
problem-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht; es gibt { $possible }.
problem-unknown-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann den Namen mit --allow-host ergänzen.
problem-unknown-opponent = Einen Computergegner „{ $opponent }“ gibt es nicht; es gibt { $possible }.
problem-unknown-option = Eine Möglichkeit „{ $option }“ gibt es in diesem Spiel nicht.
problem-unknown-session = Der Server kennt dich nicht; tritt zuerst ein.
problem-unknown-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugang dazu.
problem-unknown-topic = Ein Thema „{ $topic }“ gibt es nicht; es gibt { $possible }.
problem-version = Der Server wurde aktualisiert, seit diese Seite geladen wurde. Lade sie neu, um weiterzuspielen; nichts geht verloren.

# Accounts.

problem-confirm = Melde dich noch einmal an, bevor du das änderst: Vielleicht benutzt gerade jemand anderes dieses Gerät.
problem-email = Das ist keine E-Mail-Adresse.
problem-has-account = Dein Name gehört dir schon.
problem-last-way-in = Behalte mindestens { $count } Wege, dich anzumelden, darunter ein Passwort oder einen Passkey. Füge zuerst einen weiteren hinzu.
problem-merge-account = Nur die Partien eines Gasts lassen sich mitnehmen, und hier ist jemand angemeldet.
problem-merge-table = Du und { $name } habt Plätze am selben Tisch. Spielt die Partie erst zu Ende oder behalte zwei Namen.
problem-name-taken = Der Name „{ $name }“ ist auf diesem Server vergeben. Frei sind: { $possible }.
problem-no-account = Du bist hier Gast. Sichere zuerst deinen Namen.
problem-no-mail = Dieser Server verschickt keine E-Mails.
problem-no-passkeys-here = Browser erlauben Passkeys nur an Adressen, die mit https beginnen und einen Namen haben. Diese ist { $origin }.
problem-no-such-device = Auf diesem Gerät bist du nicht angemeldet.
problem-no-such-passkey = Diesen Passkey gibt es nicht.
problem-no-way-in = Wähle ein Passwort oder einen Passkey.
problem-other-name = Das ist nicht dein Name. Gib { $name } ein.
problem-passkey = Der Passkey konnte nicht geprüft werden. Versuch es noch einmal.
problem-passkey-known = Dieser Passkey ist schon hinzugefügt.
problem-passkey-late = Das hat zu lange gedauert. Versuch es noch einmal.
problem-password-short = Das Passwort braucht mindestens { $count } Zeichen.
problem-password-weak = Dieses Passwort ist zu leicht zu erraten.
problem-sign-in = Der Name passt nicht zu diesem Passwort oder Code.
problem-sign-in-passkey = Dieser Passkey ist hier nicht bekannt.
problem-too-many-passkeys = Du hast schon { $count } Passkeys. Entferne zuerst einen.
mail-verify-subject = Valles: Bestätige deine E-Mail-Adresse
mail-verify-text = Hallo { $name },

    öffne diesen Link, um zu bestätigen, dass diese Adresse dir gehört. Er gilt einen Tag lang:

    { $link }

    Wenn du diese Adresse nicht bei Valles eingetragen hast, kannst du diese Nachricht ignorieren.

# Notices.

problem-mail-failed = Die Mail mit dem Link konnte nicht gesendet werden: { $reason }
problem-no-such-channel = Diesen Kanal gibt es nicht.
problem-notice-address = Dorthin lässt sich nichts senden: { $reason }
problem-notice-link = Dieser Link ist nicht mehr gültig. Es wurde nichts geändert.
problem-push-keys = Das Abonnement des Browsers ist unbrauchbar. Erlaube die Benachrichtigungen bitte noch einmal.
problem-time-zone = Es gibt keine Zeitzone "{ $zone }".
problem-too-many-channels = Du kannst höchstens { $possible } Kanäle haben. Entferne zuerst einen.
