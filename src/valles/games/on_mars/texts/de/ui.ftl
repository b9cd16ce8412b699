# The words of the command line.

om-ui-title = On Mars
om-ui-letters = MNWHSUbrk

## The round

om-ui-round = Runde { $round }
om-ui-level = Kolonielevel { $level }
om-ui-remaining = Verbleibende Missionen: { $left }
om-ui-last-round = Letzte Runde
om-ui-shuttle-orbit = { $count ->
    [one] Das Shuttle verlässt den Orbit nach dieser Runde
   *[other] Das Shuttle verlässt den Orbit nach { $count } Runden
}
om-ui-shuttle-colony = { $count ->
    [one] Das Shuttle verlässt die Kolonie nach dieser Runde
   *[other] Das Shuttle verlässt die Kolonie nach { $count } Runden
}
om-ui-in-orbit = Im Orbit
om-ui-in-colony = In der Kolonie
om-ui-done = { $seat } (fertig)
om-ui-contributions = noch { $count }, je { $what }
om-ui-life-support = Lebenserhaltungssystem und seine Belohnungen

## The map

om-ui-legend = M Mine, N Generator, W Wasserextraktor, H Gewächshaus, S Sauerstoffkondensator, U Unterkunft (dann die Größe des Komplexes), b Bot, r Rover, k Kolonist, * fortschrittliches Gebäude, ◆ Kristall, ? Entdeckungsplättchen, !A Forschungsplättchen vom Typ A
om-ui-on-map = Entdeckungsplättchen auf dem Mars
om-ui-complex = Komplex der Größe { $size }

## The main board

om-ui-slots = Aktionsfelder
om-ui-warehouse = Warenlager
om-ui-stacks = Gebäudeplättchen und Pfeile des nächsten
om-ui-tech-grid = Techbereich
om-ui-upgrade-tech = Aufwertung
om-ui-ship-tech = Schiff
om-ui-grid-row = { $price-count ->
    [0] { $techs } (kostenlos)
   *[other] { $techs } ({ $price })
}
om-ui-exploration = Entdeckungsplättchen auf dem Erkundungsfeld
om-ui-blueprint = { $card } ({ $building }, { $what })
om-ui-offers = Wissenschaftler und Verträge
om-ui-scientist = { $scientist } ({ $building }; { $price })

## The player boards

om-ui-now = { $points }, wenn die Partie jetzt endete
om-ui-arriving = { $count } unterwegs
om-ui-quarters = Wohnbereich
om-ui-working = Arbeitsbereich
om-ui-supply = Persönlicher Vorrat
om-ui-hangar = Hangar
om-ui-bots = Bots
om-ui-markers = Marker
om-ui-progress = Fortschrittswürfel
om-ui-laboratory = Labor
om-ui-completed = Erfüllt
om-ui-shelters = Unterkünfte
om-ui-bots-on-board = Bots auf seinem Tableau
om-ui-bot-at = Bot auf dem Symbol
om-ui-advanced-buildings = Fortschrittliche Gebäude

## Notes on answers

om-ui-there = { $count } vorhanden
om-ui-lying = { $building }, Level { $level }, bringt { $what }; Sonderaktion: { $effect }
    .what = accusative
    .effect = infinitive
om-ui-placing = Den Kolonisten einzusetzen kostet { $price } mehr.
    .price = accusative
om-ui-control-center = bewege deine Bots mit zusammen bis zu 2 Bewegungspunkten und deinen Rover mit bis zu 2 (+1 für jeden Kristall, den du bezahlst)

## Families of cards

om-ui-blueprints = Baupläne
om-ui-scientists = Wissenschaftler
om-ui-contracts = Erdenverträge
om-ui-goals = Privatziele
om-ui-missions = Missionen
om-ui-first-a = Erste-Kolonisten-Karten A
om-ui-first-b = Erste-Kolonisten-Karten B
om-ui-discoveries = Entdeckungsplättchen
om-ui-research-tiles = Forschungsplättchen
om-ui-rewards = Belohnungen des Lebenserhaltungssystems
om-ui-tech-tiles = Techplättchen
om-ui-executive-actions = Sonderaktionen
om-ui-solo-cards = Solokarten
om-ui-solo-goals = Soloziele
om-ui-standin = Platzhalter: Keine Quelle bestätigt alle Werte dieser Karte; die gedruckte kann abweichen.
