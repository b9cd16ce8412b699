# The words of the card browser, of replays and of the end of a game.

## The card browser

page-cards-title = { $game }: Karten
page-cards-search = Name oder Text suchen
page-cards-count = { $shown } von { $all }
page-cards-list = Karten
page-cards-filters = Filter
page-cards-reset = Alle zeigen
page-cards-none = Keine Karte gefunden
page-cards-none-text = Versuche ein anderes Wort oder weniger Filter.
page-cards-hint = zum Suchen, Pfeiltasten zum Bewegen, Eingabetaste zum Öffnen
page-cards-facet-kind = Art
page-cards-facet-tag = Symbol
page-cards-facet-deck = Stapel
page-cards-facet-family = Art
page-cards-facet-building = Gebäude
page-cards-facet-source = Werte
page-cards-cost = Kosten in M€
page-cards-cost-from = Von
page-cards-cost-to = Bis
page-cards-kind-automated = Selbstständig
page-cards-kind-active = Aktiv
page-cards-kind-event = Ereignisse
page-cards-kind-corporation = Konzerne
page-cards-kind-prelude = Präludien
page-cards-deck-base = Basisspiel
page-cards-deck-corporate-era = Zeitalter der Konzerne
page-cards-deck-beginner = Für Anfänger
page-cards-tag-none = Keins
page-cards-family-blueprint = Baupläne
page-cards-family-scientist = Wissenschaftler
page-cards-family-contract = Erdenverträge
page-cards-family-goal = Privatziele
page-cards-family-mission = Missionen
page-cards-family-first-colonist-a = Erste Kolonisten A
page-cards-family-first-colonist-b = Erste Kolonisten B
page-cards-family-discovery = Entdeckungen
page-cards-family-research = Forschung
page-cards-family-reward = LSS-Belohnungen
page-cards-family-tech = Technologien
page-cards-family-executive = Sonderaktionen
page-cards-family-solo = Lacerda
page-cards-family-solo-goal = Soloziele
page-cards-source-standin = Mit Platzhaltern
page-cards-source-sure = Bestätigt
page-cards-standin-text = Keine Quelle bestätigt alle Werte dieser Karte; für das Fehlende steht ein Platzhalter.
page-cards-level = Level { $level }
page-cards-number = Nr. { $number }
page-report-open = Hast du das Spiel? Melde, was aufgedruckt ist
page-report-text = Trag ein, was du auf dem Spielmaterial siehst. Die Meldung ist ein kurzer Text, den du kopierst, speicherst oder den Betreibern dieser Seite mailst. Hier wird nichts gesendet oder gespeichert.
page-report-value = Wert
page-report-here = Hier: { $value }
page-report-printed = Aufdruck
page-report-edition = Ausgabe und Sprache deiner Schachtel
page-report-note = Anmerkung (freiwillig)
page-report-copy = Meldung kopieren
page-report-save = Als Datei speichern
page-report-mail = Mail schreiben
page-cards-previous = Vorige Karte
page-cards-next = Nächste Karte
page-cards-legend = Eine Karte lesen
page-cards-legend-active = Blau, Schleife: bleibt offen, hat eine Aktion oder einen Effekt.
page-cards-legend-automated = Grün, Kästchen: geschieht einmal, danach zählen die Symbole.
page-cards-legend-event = Rot, gezackter Rand: geschieht einmal, liegt dann verdeckt.
page-cards-legend-production = Brauner Rahmen: Produktion, nicht Vorrat.
page-cards-legend-any = Roter Rahmen: ein beliebiger Spieler, auch du.
page-cards-legend-star = Sternchen: Näheres steht im Text.
page-cards-legend-executive = Schleife: die Sonderaktion des fortschrittlichen Gebäudes.
page-cards-legend-reward = Pokal: die Belohnung eines Ziels oder einer Aufgabe.
page-cards-legend-boost = Plus: 1 mehr für jeden Kolonisten, den du zur Arbeit schickst, oder jeden Kristall, den du bezahlst.
page-cards-legend-complex = Gestricheltes Sechseck: ein Komplex von mindestens dieser Größe.
page-cards-legend-anything = Gestrichelter Kreis: Ressource oder Gebäude nach Wahl.
page-cards-legend-standin = Einige Werte konnten nicht geprüft werden und sind Platzhalter: siehe den Filter "Mit Platzhaltern".

## The replay

page-replay-title = Wiederholung
page-replay-controls = Steuerung der Wiederholung
page-replay-move = Schritt { $move } von { $moves }
page-replay-turn = Spielzug { $move } von { $moves }
page-replay-scrubber = Schritt der Partie
page-replay-first = Zum Anfang
page-replay-back-step = Einen Schritt zurück
page-replay-forward-step = Einen Schritt weiter
page-replay-back-turn = Einen Spielzug zurück
page-replay-forward-turn = Einen Spielzug weiter
page-replay-unit = Schrittweite
page-replay-turns = Spielzüge
page-replay-actions = Aktionen
page-replay-last = Zum Ende
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-speed = Tempo: { $speed }×
page-replay-round-terraforming-mars = Generation { $round }
page-replay-round = Runde { $round }
page-replay-view = Gesehen von
page-replay-bystander = einem Zuschauer
page-replay-begins = Die Partie beginnt.
page-replay-quiet = Nichts, was von diesem Platz aus zu sehen ist.
page-replay-not-over = Diese Partie läuft noch
page-replay-not-over-text = Wiederholung und Ergebnis gibt es nach dem Ende. Vorher würden sie Geheimnisse verraten.
page-replay-to-table = Zum Tisch
page-replay-result = Ergebnis

## The end of a game

page-result-title = Ergebnis
page-result-winner = { $number ->
    [one] Die Partie ist zu Ende. Gewonnen hat
   *[other] Die Partie ist zu Ende. Gewonnen haben
}
page-result-over = Die Partie ist zu Ende.
page-result-nobody = Niemand hat gewonnen
page-result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-result-ahead = { $lead } vor { $name }
page-result-sources = Woher die Punkte kamen
page-result-scores = Endstand
page-result-curve-terraforming-mars = Im Lauf der Generationen
page-result-curve = Im Lauf der Runden
page-result-figure = Wert
page-result-figure-total = Punkte
page-result-figure-rating = TW
page-result-figure-income = Einkommen
page-result-figure-techs = Technologien
page-result-figure-advanced = Fortschrittliche Gebäude
page-result-figure-chance = Aussichten
page-result-chance-text = Siegchancen in Prozent, wie sie der trainierte Computer vom jeweiligen Platz aus einschätzte.
page-result-expected-from = { $round }: Von hier an rechnete { $name } mit dem Sieg.
page-result-expected-until = { $round }: Bis hier rechnete { $name } mit dem Sieg.
page-result-expected-never = Kein Computer rechnete je mit dem Sieg.
page-result-chart = { $figure }, eine Linie je Spieler; dieselben Zahlen stehen in der Tabelle.
page-result-as-table = Als Tabelle
page-result-as-chart = Als Diagramm
page-result-replay = Wiederholung
page-result-save = Aufzeichnung speichern
page-result-again = Noch eine Partie
page-result-page = Punkte und Diagramme
page-result-press = Tippe auf eine Zahl, um zu sehen, wie sie zustande kommt.
page-result-decided = Was den Ausschlag gab
page-result-against = { $name } gegen { $other }
page-result-brought = { $card } brachte { $points }: { $parts }
page-result-weak = { $category }: { $points } zurück
page-result-weak-win = { $category }: { $points } zurück, der schwache Punkt dieses Sieges
page-result-best = Beste Karten
page-result-same = Gleiche Verteilung noch einmal
page-result-same-why = Gleiche Plätze, Karten und Reihenfolge. Startwert: { $seed }
page-result-seed = Startwert { $seed }
page-result-map = Der Spielplan am Ende
page-result-replay-as = Wiederholung als { $name }
page-result-tie = Gleichstand: { $what }
page-result-printed = aufgedruckt
page-result-no-points = Hier gibt es keine Punkte.
page-result-how = { $name }, { $category }: { $points }. Zeigen, wie das gezählt wird.
page-result-rank = Platz
page-result-player = Spieler
