# The words around a table: who I am, my games, new tables, links.

## The bar and the settings

page-lobby-home = Start
page-lobby-guest = { $name }, Gast
page-lobby-settings = Einstellungen
page-lobby-close = Schließen
page-lobby-theme = Farbschema
page-lobby-theme-flip = Zwischen dunkel und hell wechseln
page-lobby-theme-system = System
page-lobby-theme-dark = Dunkel
page-lobby-theme-light = Hell
page-lobby-motion = Animationen
page-lobby-motion-system = System
page-lobby-motion-reduced = Reduziert
page-lobby-fast = Schnelle Züge
page-lobby-fast-alone = Allein
page-lobby-fast-always = Immer
page-lobby-fast-never = Nie
page-lobby-pace = Züge der Computer
page-lobby-pace-once = Sofort
page-lobby-pace-quick = Schnell
page-lobby-pace-slow = Langsam
page-lobby-passes = Für mich passen, wenn nichts mehr zu tun ist
page-lobby-passes-text = Einige Sekunden lang kannst du es zurücknehmen. Wurde dir etwas weggenommen, wirst du vorher gefragt.
page-lobby-sound = Töne
page-lobby-sound-text = Wenn du dran bist, wenn du etwas verlierst, wenn ein Plättchen gelegt wird
page-lobby-volume = Lautstärke
page-lobby-notices = Benachrichtigungen
page-lobby-notices-text = Wenn du dran bist und gerade woanders hinsiehst
page-lobby-notices-plain = Über einfaches http lassen Browser keine Benachrichtigungen zu. Sie funktionieren nur, wenn die Seite über https geöffnet ist.
page-lobby-notices-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie zulassen.
page-lobby-notices-missing = Dieser Browser unterstützt keine Benachrichtigungen.
page-lobby-plain = Diese Verbindung ist nicht verschlüsselt: Andere im Netz können mitlesen.

## Who I am

page-lobby-your-name = Dein Name
page-lobby-name-needed = Gib einen Namen ein, damit andere wissen, wer du bist.
page-lobby-rename = Umbenennen
page-lobby-who = Wer spielt?
page-lobby-who-text = Ein Name genügt: Du brauchst weder Konto noch Passwort. Dieses Gerät merkt sich dich.
page-lobby-come-in = Eintreten
page-lobby-device = Auf einem anderen Gerät spielen
page-lobby-device-text = Der Link öffnet dort deine Partien. Er gilt einmal und läuft nach zehn Minuten ab. Gib ihn nicht weiter.
page-lobby-device-make = Link erstellen
page-lobby-leave = Auf diesem Gerät abmelden
page-lobby-leave-text = Deine Partien bleiben gespeichert, aber du erreichst sie nur von einem Gerät, auf dem du angemeldet bist. Ohne ein solches Gerät kommst du nicht mehr an sie heran.
page-lobby-leave-really = Abmelden
page-lobby-stay = Bleiben
page-lobby-copy = Kopieren
page-lobby-copied = Kopiert

## The first page

page-lobby-welcome = Willkommen auf dem Mars
page-lobby-hello = Hallo, { $name }
page-lobby-lead = Spiel gleich gegen den Computer oder eröffne einen Tisch für Freunde.
page-lobby-quick = Gegen den Computer spielen
page-lobby-play = { $game } gegen den Computer spielen
page-lobby-play-solo = { $game } allein spielen
page-lobby-opponents = Gegner
page-lobby-solo = Solo
page-lobby-level = Stufe
page-lobby-new-here = Ich bin neu
page-lobby-new-here-to = Ich bin neu bei { $game }
page-lobby-new-here-text = Erste Partie mit Lektion, etwa { $minutes } Minuten
page-lobby-guest-name = Gast
page-lobby-beginner = Anfänger-Konzern
page-lobby-beginner-text = 42 M€ und zehn kostenlose Karten, ohne Auswahl
page-lobby-my-games = Meine Partien
page-lobby-new-table = Neuer Tisch
page-lobby-no-games = Noch keine Partien. Was du spielst, erscheint hier und wird nach jedem Schritt gespeichert.
page-lobby-standing-turn = Du bist dran
page-lobby-standing-gathering = Warten auf Mitspieler
page-lobby-standing-running = Andere überlegen
page-lobby-standing-finished = Beendet
page-lobby-standing-stopped = Geht nicht weiter
page-lobby-your-turn = du bist dran
page-lobby-replay = Wiederholung
page-lobby-save-record = Aufzeichnung speichern
page-lobby-come-back = Zurückkehren
page-lobby-leave-table = Tisch verlassen
page-lobby-browse = Alle Karten ansehen
page-lobby-import = Aufzeichnung öffnen
page-lobby-import-text = Zieh die Datei einer Partie hierher.
page-lobby-import-choose = Datei wählen

## Setting up a table

page-lobby-set-up = Tisch einrichten
page-lobby-game = Spiel
page-lobby-game-terraforming-mars = Terraforming Mars
page-lobby-game-on-mars = On Mars
page-lobby-about = { $from } bis { $to } Personen
page-lobby-about-terraforming-mars = { $from } bis { $to } Personen · 90 bis 150 Min.
page-lobby-about-on-mars = { $from } bis { $to } Personen · 90 bis 180 Min. · einige Kartenwerte sind Platzhalter
page-lobby-variants = Varianten
page-lobby-more-variants = Weitere Varianten
page-lobby-option-corporate-era = Karten
page-lobby-value-corporate-era-true = Zeitalter der Konzerne
page-lobby-value-corporate-era-false = Basisspiel
page-lobby-option-draft = Forschung
page-lobby-value-draft-false = 4 austeilen
page-lobby-value-draft-true = 4 draften
page-lobby-option-map = Spielplan
page-lobby-value-map-tharsis = Tharsis
page-lobby-value-map-hellas = Hellas
page-lobby-value-map-elysium = Elysium
page-lobby-value-map-random = Zufällig
page-lobby-option-edition = Regeln der Ausgabe
page-lobby-option-text-edition = Die gedruckten Anleitungen weichen in wenigen Punkten voneinander ab. Polnisch: Für Bauherr und Wissenschaftler zählen Karten mit dem Symbol statt Symbole, für den Grundbesitzer nur Plättchen auf dem Mars. Polnisch und Italienisch: Eine Karte darf auch gespielt werden, wenn ihr Plättchen nicht gelegt werden kann. Deutsch und Niederländisch spielen sich gleich.
page-lobby-value-edition-de = Deutsch
page-lobby-value-edition-pl = Polnisch
page-lobby-value-edition-it = Italienisch
page-lobby-value-edition-nl = Niederländisch
page-lobby-option-length = Länge
page-lobby-value-length-short = Kurz
page-lobby-value-length-long = Lang
page-lobby-option-first-colonists = Erste Kolonisten
page-lobby-value-first-colonists-false = Ohne
page-lobby-value-first-colonists-true = Mit
page-lobby-option-first-missions = Erste Kolonisten: Missionen
page-lobby-value-first-missions-false = Ohne
page-lobby-value-first-missions-true = Mit
page-lobby-option-first-tiles = Erste Kolonisten: Plättchen
page-lobby-value-first-tiles-false = Ohne
page-lobby-value-first-tiles-true = Mit
page-lobby-option-first-cards = Erste Kolonisten: Karten
page-lobby-value-first-cards-false = Ohne
page-lobby-value-first-cards-true = Mit
page-lobby-option-space-oddity = Space Oddity
page-lobby-value-space-oddity-false = Ohne
page-lobby-value-space-oddity-true = Mit
page-lobby-option-mission-a = Mission A
page-lobby-value-mission-a-drawn = Zufällig
page-lobby-value-mission-a-research-tiles = Forschungsplättchen
page-lobby-value-mission-a-blueprints = Baupläne
page-lobby-value-mission-a-advanced-buildings = Fortschrittliche Gebäude
page-lobby-value-mission-a-bots = Bots
page-lobby-value-mission-a-discovery-tiles = Entdeckungsplättchen
page-lobby-value-mission-a-techs = Technologien
page-lobby-value-mission-a-progress-cubes = Fortschrittswürfel
page-lobby-value-mission-a-scientists = Wissenschaftler
page-lobby-value-mission-a-contracts = Erdenverträge
page-lobby-option-mission-b = Mission B
page-lobby-value-mission-b-drawn = { page-lobby-value-mission-a-drawn }
page-lobby-value-mission-b-research-tiles = { page-lobby-value-mission-a-research-tiles }
page-lobby-value-mission-b-blueprints = { page-lobby-value-mission-a-blueprints }
page-lobby-value-mission-b-advanced-buildings = { page-lobby-value-mission-a-advanced-buildings }
page-lobby-value-mission-b-bots = { page-lobby-value-mission-a-bots }
page-lobby-value-mission-b-discovery-tiles = { page-lobby-value-mission-a-discovery-tiles }
page-lobby-value-mission-b-techs = { page-lobby-value-mission-a-techs }
page-lobby-value-mission-b-progress-cubes = { page-lobby-value-mission-a-progress-cubes }
page-lobby-value-mission-b-scientists = { page-lobby-value-mission-a-scientists }
page-lobby-value-mission-b-contracts = { page-lobby-value-mission-a-contracts }
page-lobby-option-mission-c = Mission C
page-lobby-value-mission-c-drawn = { page-lobby-value-mission-a-drawn }
page-lobby-value-mission-c-research-tiles = { page-lobby-value-mission-a-research-tiles }
page-lobby-value-mission-c-blueprints = { page-lobby-value-mission-a-blueprints }
page-lobby-value-mission-c-advanced-buildings = { page-lobby-value-mission-a-advanced-buildings }
page-lobby-value-mission-c-bots = { page-lobby-value-mission-a-bots }
page-lobby-value-mission-c-discovery-tiles = { page-lobby-value-mission-a-discovery-tiles }
page-lobby-value-mission-c-techs = { page-lobby-value-mission-a-techs }
page-lobby-value-mission-c-progress-cubes = { page-lobby-value-mission-a-progress-cubes }
page-lobby-value-mission-c-scientists = { page-lobby-value-mission-a-scientists }
page-lobby-value-mission-c-contracts = { page-lobby-value-mission-a-contracts }
page-lobby-option-shelters = Startunterkünfte
page-lobby-value-shelters-by-seat = Nach Sitzplatz
page-lobby-value-shelters-turned = Einen Platz weiter
page-lobby-value-shelters-drawn = Ausgelost
page-lobby-option-miners = Minenarbeiter bei Spielende
page-lobby-value-miners-return = Kehren zurück
page-lobby-value-miners-stay = Bleiben in den Minen
page-lobby-option-shelter-tech = Unterkunfts-Techplättchen
page-lobby-value-shelter-tech-any = Auch fremde
page-lobby-value-shelter-tech-own = Nur das eigene
page-lobby-option-lacerda-tiles = Lacerdas Entdeckungsplättchen
page-lobby-value-lacerda-tiles-research = Zum Forschungsplättchen hin
page-lobby-value-lacerda-tiles-rover = Weg von deinem Rover
page-lobby-option-components = Aufgedruckte Werte
page-lobby-value-components-revised = Berichtigt (Missionen für Entdeckungsplättchen lang, Bots im Labor auf 3b)
page-lobby-value-components-earlier = Frühere Lesart
page-lobby-option-space-4-price = Kolonist auf Feld 4 der Reihenfolge
page-lobby-value-space-4-price-either = 1 Wasser oder 1 Pflanze
page-lobby-value-space-4-price-both = 1 Wasser und 1 Pflanze
page-lobby-option-contract-crystals = Kristalle der Vertragsmission
page-lobby-value-contract-crystals-two = 2 je Beitrag
page-lobby-value-contract-crystals-one = 1 je Beitrag
page-lobby-solo-text = Allein spielst du nach den Regeln der Solo-Variante.
page-lobby-comfort = Komfort
page-lobby-points = Punkte während der Partie zeigen
page-lobby-points-text = Sonst sehen alle sie erst am Ende
page-lobby-points-shown = Punkte
page-lobby-points-end = erst am Ende sichtbar
page-lobby-stand-in = Wer einspringt
page-lobby-spectators = Freunde können über einen Link zuschauen, den du am Tisch findest.
page-lobby-seats = Plätze
page-lobby-seats-count = { $count } von { $most }
page-lobby-add = Platz hinzufügen
page-lobby-add-me = Ich
page-lobby-add-hotseat = Dieses Gerät
page-lobby-add-bot = Computer
page-lobby-add-open = Link
page-lobby-place-open = Offen, per Link
page-lobby-place-bot = Computer
page-lobby-place-text-me = Du, an diesem Gerät
page-lobby-place-text-hotseat = Gleiches Gerät, wird weitergereicht
page-lobby-place-text-open = Den Link verschickst du vom Tisch aus
page-lobby-bot = Computer ({ $level })
page-lobby-level-easy = Leicht
page-lobby-level-medium = Mittel
page-lobby-level-hard = Schwer
page-lobby-level-expert = Experte
page-lobby-level-random = Zufall
page-lobby-level-text-easy = Macht Fehler: gut für die ersten Partien
page-lobby-level-text-medium = Baut und plant; schlägt Leicht in drei von vier Partien
page-lobby-level-text-hard = Hat aus Partien gegen sich selbst gelernt; schlägt Mittel in mindestens drei von vier Partien
page-lobby-level-text-expert = Wie Schwer, denkt aber vor jedem Schritt weiter voraus und nimmt sich Zeit
page-lobby-level-text-random = Wählt zufällig irgendeinen erlaubten Schritt
page-lobby-level-untrained = noch nicht für dieses Spiel trainiert
page-lobby-level-unusable = auf diesem Server nicht verfügbar
page-lobby-level-setup = nicht trainiert für { $options }
page-lobby-level-off = { $levels }: { $reason }.
page-lobby-level-there = Hier gibt es { $there }.
page-lobby-level-instead = Stattdessen spielt { $other }.
page-lobby-hotseat-name = Name der Person
page-lobby-beginner-seat = spielt zum ersten Mal
page-lobby-recolour = { $colour }: Farbe ändern
page-lobby-remove-seat = { $colour }: Platz entfernen
page-lobby-your-colour = Deine Farbe
page-lobby-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
page-lobby-open-table = Tisch eröffnen
page-lobby-start = Partie starten
page-lobby-open-seats = { $count ->
    [0] Alle sind da. Die Partie startet sofort.
    [one] Ein Platz ist noch frei. Du kannst starten, sobald er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Du kannst starten, sobald sie besetzt sind.
}

## The waiting room

page-lobby-waiting-room = Am Tisch
page-lobby-same-deal = Hier wird eine beendete Partie noch einmal gleich verteilt. Sitzt jemand am Tisch, der sie nicht gespielt hat, wird neu verteilt.
page-lobby-missing = { $count ->
    [0] Alle sind da.
    [one] Eine Person fehlt noch.
   *[other] { $count } Personen fehlen noch.
}
page-lobby-host-starts = { $count ->
    [0] Alle sind da; wer den Tisch eröffnet hat, startet die Partie.
   *[other] Wer den Tisch eröffnet hat, startet die Partie, wenn alle da sind.
}
page-lobby-seat-free = Freier Platz
page-lobby-seat-open = { $colour } · wer den Link zuerst öffnet, sitzt hier
page-lobby-seat-mine = { $colour } · an diesem Gerät
page-lobby-seat-person = { $colour } · an einem anderen Gerät
page-lobby-seat-bot = { $colour } · immer bereit
page-lobby-seat-link = Link zum Platz { $colour }
page-lobby-free-seat = { $colour }: Platz freigeben
page-lobby-free-other = { $name } den Platz entziehen
page-lobby-ready = bereit
page-lobby-link-make = Link erstellen
page-lobby-link-again = Neuer Link
page-lobby-link-again-text = Der alte Link wird dann ungültig.
page-lobby-watch-link = Link für Zuschauer
page-lobby-watch-text = Sie sehen, was alle sehen dürfen, und keine Handkarten.
page-lobby-reconnecting = Verbindung verloren, neuer Versuch läuft
page-lobby-watching = Zuschauer: { $names }
page-lobby-watch-again-text = Ein neuer Link macht den alten ungültig, und alle, die gerade zuschauen, werden getrennt.

## Coming by a link

page-lobby-join = Einladung
page-lobby-join-title-seat = Du bist eingeladen
page-lobby-join-text-seat = Jemand hält dir einen Platz an einem Tisch frei. Ein Konto brauchst du nicht.
page-lobby-join-host-seat = { $host } hält dir einen Platz in einer Partie { $game } frei. Ein Konto brauchst du nicht.
page-lobby-join-now-seat = Platz nehmen
page-lobby-join-title-watch = Schau zu
page-lobby-join-text-watch = Du siehst, was alle am Tisch sehen dürfen. Ein Konto brauchst du nicht.
page-lobby-join-host-watch = { $host } lässt dich bei einer Partie { $game } zuschauen. Du siehst, was alle am Tisch sehen dürfen. Ein Konto brauchst du nicht.
page-lobby-join-now-watch = Zuschauen
page-lobby-join-title-hand = Schau jemandem in die Karten
page-lobby-join-text-hand = Du siehst die Partie von einem Platz aus, mit den Karten dort, und entscheidest nichts. Ein Konto brauchst du nicht.
page-lobby-join-host-hand = { $host } lässt dich in einer Partie { $game } in eine Hand schauen: Du siehst die Partie von diesem Platz aus und entscheidest nichts. Ein Konto brauchst du nicht.
page-lobby-join-now-hand = Mitschauen
page-lobby-join-as = Als { $name } Platz nehmen
page-lobby-join-title-device = Deine Partien auf diesem Gerät
page-lobby-join-text-device = Öffne nur einen Link, den du selbst erstellt hast: Auf diesem Gerät spielst du dann unter dem Namen, zu dem er gehört.
page-lobby-join-now-device = Hier weiterspielen
page-lobby-join-leave = Auf diesem Gerät spielst du als { $name } und wirst abgemeldet.
page-lobby-join-leave-really = { $name } abmelden und hier weiterspielen
page-lobby-link-none = Dieser Link ist unvollständig
page-lobby-link-none-text = Der Teil nach dem # fehlt. Kopiere den ganzen Link noch einmal.
page-lobby-link-dead = Dieser Link ist ungültig
page-lobby-link-dead-text = Er wurde schon benutzt, ist abgelaufen oder war nie gültig. Bitte um einen neuen. Hast du ihn selbst benutzt, steht der Tisch unter deinen Partien.
page-lobby-link-full = Der Platz ist besetzt
page-lobby-link-full-text = Jemand war schneller. Bitte um einen anderen Platz oder einen Link zum Zuschauen.
page-lobby-link-seated = Du sitzt schon an diesem Tisch
page-lobby-link-seated-text = Der Link gilt noch für jemand anderen. Deinen Platz findest du unter deinen Partien.

## States

page-lobby-again = Noch einmal versuchen
page-lobby-to-home = Zu meinen Partien
page-lobby-table = Tisch
page-lobby-unreachable = Der Server ist nicht erreichbar. Nichts ist verloren: Jeder bestätigte Schritt ist gespeichert.
page-lobby-broken = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; deine Partien sind sicher.
page-lobby-failed = Das hat nicht geklappt
page-lobby-no-table = Diesen Tisch gibt es nicht
page-lobby-no-table-text = Unter dieser Adresse gibt es keinen Tisch, an dem du sitzt oder zuschaust. An einen Tisch kommst du über den Link, den man dir geschickt hat.
page-lobby-stranger = Dieses Gerät ist hier nicht bekannt
page-lobby-stranger-text = Öffne den Link, den man dir geschickt hat. Spielst du schon, erstelle auf deinem anderen Gerät in den Einstellungen einen Link.
page-lobby-gone = Du hast diesen Tisch verlassen
page-lobby-watch = Nur zuschauen
page-lobby-removed = Du bist nicht mehr an diesem Tisch
page-lobby-removed-text = Wer den Tisch eröffnet hat, hat deinen Platz freigegeben oder lässt niemanden mehr zuschauen. War das ein Versehen, dann bitte um einen neuen Link.
page-lobby-hand-ended = Diese Karten werden dir nicht mehr gezeigt
page-lobby-hand-ended-text = Wer dort sitzt oder den Tisch eröffnet hat, hat das beendet. War das ein Versehen, dann bitte um einen neuen Link.
page-lobby-updated = Es gibt eine neue Version
page-lobby-lost = Hier ist nichts
page-lobby-lost-text = Die Adresse ist falsch oder veraltet.

## People at the table

page-lobby-people = Personen am Tisch
page-lobby-people-you = du
page-lobby-people-asked = wählt gerade
page-lobby-people-mark-text = { $name } kann jederzeit zurückkommen.
page-lobby-people-connected = { $name } ist verbunden und kann erst nach { $seconds } s ohne Verbindung als abwesend gemeldet werden.
page-lobby-people-too-soon = { $name } ist nicht verbunden und kann in { $seconds } s als abwesend gemeldet werden.
page-lobby-people-nobody-watches = Niemand schaut zu.
page-lobby-people-send-away = Alle Zuschauer wegschicken
page-lobby-hand = Wer meine Karten sieht
page-lobby-hand-of = Wer die Karten sieht: { $name }
page-lobby-hand-nobody = Niemand außer dir.
page-lobby-hand-text = Wer diesen Link öffnet, sieht die Partie von deinem Platz aus, mit deinen Karten, entscheidet aber nichts. Alle am Tisch sehen, wer mitschaut.
page-lobby-hand-link = Link zu meinen Karten
page-lobby-hand-again-text = Ein neuer Link macht den alten ungültig, und wer deine Karten gerade sieht, wird getrennt.
page-lobby-hand-end = Meine Karten nicht mehr zeigen
page-lobby-hand-shown = Die Karten werden gezeigt: { $names }
