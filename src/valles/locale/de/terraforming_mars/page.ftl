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
page-tm-goals = Meilensteine und Auszeichnungen
page-tm-milestones = Meilensteine
page-tm-milestones-taken = { $number } von { $of } beansprucht
page-tm-awards = Auszeichnungen
page-tm-awards-taken = { $number } von { $of } finanziert
page-tm-taken-by = gehört { $name }
page-tm-map = Tharsis, 61 Gebiete
page-tm-generation = Generation
page-tm-phase-setup = Spielaufbau
page-tm-phase-draft = Draft
page-tm-phase-research = Forschungsphase
page-tm-phase-action = Aktionsphase
page-tm-phase-production = Produktionsphase
page-tm-phase-final-greenery = Letzte Grünflächen
page-tm-first = Startspieler: { $name }
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
page-tm-moon-phobos-space-haven = Phobos
page-tm-moon-ganymede-colony = Ganymed
page-tm-legal-areas = Mögliche Gebiete: { $number }
page-tm-hand = Hand
page-tm-hand-count = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} · { $playable } spielbar
page-tm-hand-empty = Deine Hand ist leer. In der nächsten Forschungsphase kannst du Karten kaufen.
page-tm-playable-first = Spielbare zuerst
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
page-tm-action-ready = Aktion bereit
page-tm-action-used = In dieser Generation genutzt
page-tm-events = Ereignisse, verdeckt
page-tm-choose-cards = Karten zur Auswahl
page-tm-look-at-map = Marskarte ansehen
page-tm-look-at-cards = Karten ansehen
page-tm-then-buy = Von diesen Projekten kannst du danach kaufen
page-tm-drafted = Bisher gedraftet
page-tm-sub-turn = Wähle eine Karte, ein Projekt oder eine Aktion
page-tm-sub-space = Wähle ein Gebiet; die Pfeiltasten bewegen, die Eingabetaste wählt
page-tm-ask-buy = Welche Karten kaufst du?
page-tm-ask-sell = Welche Karten verkaufst du?
page-tm-buy = { $cards ->
    [0] Nichts kaufen
   *[other] { $cards } für { $price } M€ kaufen
}
page-tm-sell = { $cards ->
    [0] Karten wählen
   *[other] { $cards } für { $price } M€ verkaufen
}
page-tm-place-here = Hier platzieren
page-tm-play-for = Für { $price } spielen
page-tm-take = { $what } wählen
page-tm-pass = Passen
page-tm-actions = Kartenaktionen · { $number }
page-tm-award-open = Auszeichnungen · { $number }
page-tm-max = max
page-tm-regions = Teile des Tisches
page-tm-tab-table = Tisch
page-tm-tab-hand = Hand
page-tm-tab-board = Tableau
page-tm-tab-players = Spieler
page-tm-tab-log = Protokoll
page-tm-use-for = Für { $price } nutzen
page-tm-beside = daneben: { $what }
page-tm-beside-nothing = kein Plättchen daneben
page-tm-find-hint = Alle Projektkarten und Konzerne des Spiels.
page-tm-find-hand = auf deiner Hand
page-tm-find-played = im Spiel: { $name }
page-tm-playable-then = nach jetzigem Stand in deinem Spielzug möglich
page-tm-pay-up-to = · bis zu { $number } { $what }
page-tm-at-once = Sofort
page-tm-counts-for = Zählt für
page-tm-chosen = { $number } von { $of } gewählt
page-tm-draft-to = Die anderen gehen an { $name }
page-tm-no-more = Diese könntest du nicht auch noch bezahlen.
