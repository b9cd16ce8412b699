# The words of the page that shows Terraforming Mars.

page-tm-title = Terraforming Mars
page-tm-rating = Terraformwert
page-tm-rating-short = TW
page-tm-points = Siegpunkte jetzt
page-tm-cards-in-hand = Handkarten
page-tm-cards-played = { $number } ausgespielt
page-tm-see-cards = Karten ansehen: { $name }
page-tm-piles = Stapel / Abwurfstapel
page-tm-passed = gepasst
page-tm-choosing = wählt
page-tm-hit-by = du verlierst { $what }
    .what = accusative
page-tm-no-corporation = noch kein Konzern
page-tm-nothing-played = Noch keine Karten.
page-tm-target = Wählen
page-tm-opponents = Gegenspieler
page-tm-stock = { $what }: { $stock }, Produktion { $production }
page-tm-my-board = Mein Tableau
page-tm-worth = je { $price } M€
page-tm-turns-to-heat = wird zu Wärme
page-tm-convert-plants = Pflanzen zu Grünfläche
page-tm-convert-heat = Wärme zu Temperatur
page-tm-projects = Standard-Projekte
page-tm-project-sell-patents = Patente
page-tm-project-power-plant = Kraftwerk
page-tm-project-asteroid = Asteroid
page-tm-project-aquifer = Wasser
page-tm-project-greenery = Grün
page-tm-project-city = Stadt
page-tm-goals = Meilensteine und Auszeichnungen
page-tm-milestones = Meilensteine
page-tm-milestones-left = { $number ->
    [0] alle vergeben
   *[other] noch { $number } · { $points } Punkte für
}
page-tm-awards = Auszeichnungen
page-tm-awards-next = { $players ->
    [2] { $first } Punkte · nächste
   *[other] { $first } / { $second } Punkte · nächste
}
page-tm-awards-gone = alle finanziert
page-tm-counts = { $goal ->
    [0] { $what }
   *[other] { $what }: { $goal }
}
page-tm-taken-by = gehört { $name }
page-tm-map = { $map }, { $number } Gebiete
page-tm-map-milestones = Meilensteine: { $what }
page-tm-map-awards = Auszeichnungen: { $what }
page-tm-map-volcanoes = Vulkangebiete: { $what }
page-tm-map-random = Wird zu Beginn der Partie ausgelost.
page-tm-generation = Generation
page-tm-last = Der Mars ist terraformt: letzte Generation
page-tm-last-why = Es wird noch einmal produziert, dann kannst du Pflanzen noch in Grünflächen umwandeln. Jetzt zählen nur noch Punkte.
page-tm-last-generation = Letzte Generation
page-tm-last-solo-why = Ozeane, Temperatur und Sauerstoff müssen am Ziel sein, bevor du passt.
page-tm-solo-goal = Dein Ziel
page-tm-solo-goal-text = Bring Ozeane, Temperatur und Sauerstoff bis zum Ende von Generation { $generations } ans Ziel.
page-tm-solo-rating-text = Erreiche bis zum Ende von Generation { $generations } einen Terraformwert von { $rating }.
page-tm-solo-left = { $number ->
    [0] Dies ist die letzte.
    [one] Nach dieser folgt noch { $number } Generation.
   *[other] Nach dieser folgen noch { $number } Generationen.
}
page-tm-solo-open = { $number ->
    [one] noch { $number } Stufe
   *[other] noch { $number } Stufen
}
page-tm-solo-done = am Ziel
page-tm-phase-setup = Spielaufbau
page-tm-phase-preludes = Präludien
page-tm-phase-draft = Draft
page-tm-phase-research = Forschungsphase
page-tm-phase-action = Aktionsphase
page-tm-phase-production = Produktionsphase
page-tm-phase-solar = Solarphase
page-tm-phase-final-greenery = Letzte Grünflächen
page-tm-first = Zuerst am Zug: { $name }
page-tm-oceans = Ozeane
page-tm-oceans-now = { $number } von { $of } Ozeanplättchen
page-tm-oxygen = Sauerstoff
page-tm-oxygen-now = Sauerstoff { $percent } %
page-tm-temperature = Temperatur
page-tm-temperature-now = Temperatur { $degrees } °C
page-tm-area = Gebiet { $space }
page-tm-area-land = Land
page-tm-area-ocean = Ozean-Gebiet
page-tm-area-volcanic = Vulkangebiet
page-tm-area-reserved = reserviert
page-tm-area-price = kostet { $price } M€
page-tm-area-legal = möglich
page-tm-place-tharsis-tholus = Tharsis Tholus
page-tm-place-ascraeus-mons = Ascraeus Mons
page-tm-place-pavonis-mons = Pavonis Mons
page-tm-place-arsia-mons = Arsia Mons
page-tm-place-hecates-tholus = Hecates Tholus
page-tm-place-elysium-mons = Elysium Mons
page-tm-place-olympus-mons = Olympus Mons
page-tm-place-argyre-planitia = Argyre Planitia
page-tm-place-noctis-city = Stadt Noctis
page-tm-place-south-pole = Südpol
page-tm-moon-phobos-space-haven = Phobos
page-tm-moon-ganymede-colony = Ganymed
page-tm-legal-areas = Mögliche Gebiete: { $number }
page-tm-hand = Hand
page-tm-offer = Dein Angebot. Markiert: die Karten, die du nimmst.
page-tm-offer-taken = Du nimmst sie.
page-tm-hand-empty = Deine Hand ist leer. In der nächsten Forschungsphase kannst du Karten kaufen.
page-tm-hand-buying = Deine Hand ist leer. Die Karten, die du kaufst, kommen hierher, sobald alle gewählt haben.
page-tm-playable = jetzt spielbar
page-tm-cost = Kosten
page-tm-in-play = Im Spiel
page-tm-in-play-count = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} · { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
} bereit
page-tm-action-used = In dieser Generation genutzt
page-tm-events = Ereignisse, verdeckt
page-tm-choose-cards = Karten zur Auswahl
page-tm-look-at-map = Marskarte ansehen
page-tm-look-at-cards = Karten ansehen
page-tm-drafted = Bisher gedraftet
page-tm-sub-space = Wähle ein Gebiet; die Pfeiltasten bewegen, die Eingabetaste wählt
page-tm-turn = Dein Spielzug: Aktion { $number } von { $of }
page-tm-can = Möglich: { $what }
page-tm-can-play = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
page-tm-can-action = { $number ->
    [one] { $number } Kartenaktion
   *[other] { $number } Kartenaktionen
}
page-tm-can-standard = { $number ->
    [one] { $number } Projekt
   *[other] { $number } Projekte
}
page-tm-can-nothing = Keine Karte, keine Kartenaktion, kein Projekt möglich.
page-tm-only-patents = Nur noch Patente zu verkaufen
page-tm-nothing-left = Nichts mehr zu tun
page-tm-ask-buy = Welche Karten kaufst du?
page-tm-income = Produktionsphase: { $rating } ({ page-tm-rating-short }) + { $made } = { $sum } M€
page-tm-income-less = Produktionsphase: { $rating } ({ page-tm-rating-short }) − { $made } = { $sum } M€
page-tm-ask-sell = Welche Karten verkaufst du?
page-tm-buy = { $cards ->
    [0] Nichts kaufen
   *[other] { $cards } für { $price } M€ kaufen
}
page-tm-sell = { $cards } für { $price } M€ verkaufen
page-tm-sell-some = { $cards ->
    [0] Karten wählen
   *[other] { $cards } verkaufen
}
page-tm-place-here = Hier platzieren
page-tm-play-for = Für { $price } spielen
page-tm-take = { $what } wählen
page-tm-pass = { $left ->
    [0] Passen
   *[other] Passen · { $left } offen
}
page-tm-pass-really = { $number ->
    [one] { $number } Möglichkeit ist ungenutzt: trotzdem passen?
   *[other] { $number } Möglichkeiten sind ungenutzt: trotzdem passen?
}
page-tm-pass-final = In Generation { $generation } kommst du nicht mehr an die Reihe.
page-tm-pass-anyway = Trotzdem passen
page-tm-back = Zurück
page-tm-pass-idle = Dann immer passen
page-tm-pass-ahead = Passen, wenn ich dran bin
page-tm-pass-ahead-short = Vorab passen
page-tm-pass-ahead-on = Ich passe im nächsten Spielzug
page-tm-pass-ahead-why = Du wirst trotzdem gefragt, wenn dir jemand etwas wegnimmt oder wenn du Karten ziehst.
page-tm-pass-alarm-hit = Nicht für dich gepasst: Dir wurde etwas weggenommen.
page-tm-pass-alarm-cards = Nicht für dich gepasst: Du hast neue Karten.
page-tm-pass-timer = Sekunden, bis dein Spielzug endet
page-tm-draft-timer = Sekunden, bis du die Karte behältst
page-tm-take-back = Zurücknehmen
page-tm-passed-now = Du hast gepasst
page-tm-passed-ahead = Für dich gepasst, wie gewünscht
page-tm-passed-idle = Für dich gepasst: Es war nichts mehr zu tun
page-tm-passed-others = { $number ->
    [0] In Generation { $generation } ist niemand mehr an der Reihe.
    [one] In Generation { $generation } ist noch { $number } Gegenspieler an der Reihe.
   *[other] In Generation { $generation } sind noch { $number } Gegenspieler an der Reihe.
}
page-tm-actions = Kartenaktionen · { $number }
page-tm-all-actions = Aktionen
page-tm-answers = Antworten
page-tm-sell-patents = Patente verkaufen
page-tm-award-next = Auszeichnung · { $price } M€
page-tm-max = max
page-tm-regions = Bereiche des Tisches
page-tm-tab-table = Tisch
page-tm-tab-hand = Hand
page-tm-tab-board = Tableau
page-tm-tab-players = Spieler
page-tm-tab-goals = Ziele
page-tm-tab-log = Protokoll
page-tm-use-for = Für { $price } nutzen
page-tm-beside = daneben: { $what }
page-tm-beside-nothing = kein Plättchen daneben
page-tm-find-hint = Alle Projektkarten und Konzerne des Spiels.
page-tm-find-hand = auf deiner Hand
page-tm-find-played = im Spiel: { $name }
page-tm-playable-then = nach jetzigem Stand in deinem Spielzug möglich
page-tm-pay-up-to = · bis zu { $number } { $what }
page-tm-chosen = { $number } von { $of } gewählt
page-tm-draft-to = Die anderen gehen an { $name }
page-tm-no-more = Diese könntest du nicht auch noch bezahlen.
page-tm-no-more-preludes = Mehr Präludien darfst du nicht behalten.
page-tm-hand-all = Alle { $cards }
page-tm-hand-playable = Spielbar { $cards }
page-tm-hand-of = { $number } von { $cards } Karten zur Wahl
page-tm-hand-below = { $cards } weitere
page-tm-hand-new = neu
page-tm-brings = Bringt jetzt Punkte: { $points }
page-tm-hand-none = Keine deiner Karten kannst du jetzt ausspielen.
page-tm-order = Reihenfolge der Hand
page-tm-order-playable = Spielbare zuerst
page-tm-order-mine = eigene Reihenfolge
page-tm-order-cost = nach Kosten
page-tm-order-tag = nach Symbol
page-tm-place-in-hand = Platz in der Hand: { $at } von { $of }
page-tm-move-forward = Einen Platz nach vorn
page-tm-move-back = Einen Platz nach hinten
page-tm-short-now = { $need } · jetzt { $now }
page-tm-short-have = { $need } · du hast { $have }
page-tm-short-of = { $have } von { $need }
page-tm-short-nobody-to-reduce = { $need } · niemand
page-tm-short-no-space = kein Gebiet
page-tm-short-nothing-to-copy = nichts zu wiederholen
page-tm-short-nothing-to-take = nichts zu entfernen
page-tm-short-already-used = genutzt
page-tm-short-rating-not-raised = TW nicht gestiegen
page-tm-short-no-place-for-it = keine Karte dafür
page-tm-short-must-act-first = erst handeln
page-tm-short-not-asked = nicht jetzt
page-tm-effects = Effekte
page-tm-finished = Erledigt
page-tm-events-count = { $number ->
    [one] { $number } Ereignis
   *[other] { $number } Ereignisse
}
page-tm-targets = Wer was verlieren kann
page-tm-counts-milestone = { $goal }: { $has } von { $need }.
page-tm-counts-claim = Beanspruchen kostet { $price } M€; dir bleiben dann { $left } M€.
page-tm-opening = Vorbereitung
page-tm-opening-corporation = Konzern
page-tm-opening-projects = Projekte
page-tm-opening-preludes = Präludien
page-tm-opening-number = { $number } von { $of }
page-tm-opening-keep = behalte 1 von { $of }
page-tm-opening-keep-preludes = behalte { $number } von { $of }, kostenlos, ausgespielt zu Beginn von Generation 1
page-tm-opening-buy = kaufe beliebig viele für je { $price } M€ · { $number } von { $of } gewählt
page-tm-opening-yours = gehören dir, kostenlos
page-tm-opening-cost = behalten: { $price } M€, ausspielen: { $cost } M€
page-tm-opening-free = gehört dir, kostenlos; ausspielen: { $cost } M€
page-tm-opening-clear = Alle abwählen
page-tm-opening-due = Deine Präludien kosten { $due } M€, dir bleiben aber nur { $left } M€. Ein Präludium, das du nicht bezahlen kannst, wird für { $compensation } M€ abgeworfen.
page-tm-ready = bereit
page-tm-ask-start = Vorbereitung: Wähle einen Konzern und kaufe Karten
page-tm-ask-start-preludes = Vorbereitung: Konzern, Präludien und Karten
page-tm-ask-preludes = Vorbereitung: Wähle deine Präludien
page-tm-sub-start = Bis du bestätigst, kannst du alles ändern
page-tm-keep-preludes = Diese Präludien behalten
page-tm-preludes-missing = { $number ->
    [one] Noch 1 Präludium wählen
   *[other] Noch { $number } Präludien wählen
}
page-tm-ask-begin = Vorbereitung: Diese Karten gehören dir, kostenlos
page-tm-sub-begin = Der Anfänger-Konzern bezahlt sie; sieh sie dir an und starte
page-tm-begin = Partie starten
page-tm-keep = { $cards ->
    [0] Keine Karten behalten
   *[other] Behalten, { $price } M€ zahlen
}
page-tm-counting = Wird berechnet …
page-tm-sending = Wird gesendet …
page-tm-sum = { $money } M€ weniger { $price } M€: { $left } M€ übrig
page-tm-sum-spoken-later = dann { $later } M€ durch Präludien: { $begin } M€ zu Beginn
page-tm-sum-now = M€ jetzt
page-tm-sum-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
page-tm-sum-left = M€ übrig
page-tm-sum-later = Präludien
page-tm-sum-begin = zu Beginn
page-tm-in-hand = { $cards } auf der Hand

## Coach


## The log and hits

page-tm-log-passes = passt
page-tm-hit = du verlierst { $what } ({ $from } → { $to })
    .what = accusative
