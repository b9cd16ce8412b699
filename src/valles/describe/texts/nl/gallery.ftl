# The words of the card browser, of replays and of the end of a game.

## The card browser

page-cards-title = { $game }: kaarten
page-cards-search = Zoek in namen en teksten
page-cards-count = { $shown } van { $all }
page-cards-list = Kaarten
page-cards-filters = Filters
page-cards-reset = Alles tonen
page-cards-none = Geen kaart gevonden
page-cards-none-text = Probeer een ander woord of minder filters.
page-cards-hint = om te zoeken, pijltoetsen om te bewegen, Enter om te openen
page-cards-facet-kind = Soort
page-cards-facet-tag = Label
page-cards-facet-deck = Stapel
page-cards-facet-family = Soort
page-cards-facet-building = Gebouw
page-cards-facet-source = Waarden
page-cards-cost = Kosten in M€
page-cards-cost-from = Van
page-cards-cost-to = Tot en met
page-cards-kind-automated = Geautomatiseerd
page-cards-kind-active = Actief
page-cards-kind-event = Evenementen
page-cards-kind-corporation = Corporaties
page-cards-kind-prelude = Preludekaarten
page-cards-deck-base = Basisspel
page-cards-deck-corporate-era = Corporatie Era
page-cards-deck-beginner = Voor beginners
page-cards-tag-none = Geen
page-cards-family-blueprint = Blauwdrukken
page-cards-family-scientist = Wetenschappers
page-cards-family-contract = Aardecontracten
page-cards-family-goal = Privédoelen
page-cards-family-mission = Missies
page-cards-family-first-colonist-a = Eerste Kolonisten A
page-cards-family-first-colonist-b = Eerste Kolonisten B
page-cards-family-discovery = Ontdekkingen
page-cards-family-research = Onderzoek
page-cards-family-reward = LSS-beloningen
page-cards-family-tech = Technologieën
page-cards-family-executive = Speciale acties
page-cards-family-solo = Lacerda
page-cards-family-solo-goal = Solodoelen
page-cards-source-standin = Met voorlopige waarden
page-cards-source-sure = Bevestigd
page-cards-standin-text = Geen bron bevestigt alle waarden van deze kaart; wat ontbreekt, is voorlopig ingevuld.
page-cards-level = Niveau { $level }
page-cards-number = Nr. { $number }
page-report-open = Heb je het spel? Meld wat er gedrukt staat
page-report-text = Vul in wat je op het onderdeel ziet. De melding is een korte tekst die je kopieert, opslaat of mailt naar de beheerders van deze site. Hier wordt niets verzonden of bewaard.
page-report-value = Waarde
page-report-here = Hier: { $value }
page-report-printed = Gedrukt op het onderdeel
page-report-edition = Editie en taal van je doos
page-report-note = Opmerking (niet verplicht)
page-report-copy = Melding kopiëren
page-report-save = Als bestand opslaan
page-report-mail = Mail schrijven
page-cards-previous = Vorige kaart
page-cards-next = Volgende kaart
page-cards-legend = Een kaart lezen
page-cards-legend-active = Blauw, lus: blijft open, heeft een actie of een effect.
page-cards-legend-automated = Groen, vakje: gebeurt één keer, daarna tellen de labels.
page-cards-legend-event = Rood, gescheurde rand: gebeurt één keer, ligt daarna verdekt.
page-cards-legend-production = Bruine rand: productie, geen voorraad.
page-cards-legend-any = Rode rand: een willekeurige speler, ook jij.
page-cards-legend-star = Sterretje: zie de tekst.
page-cards-legend-executive = Lus: de speciale actie van het geavanceerde gebouw.
page-cards-legend-reward = Beker: de beloning van een doel of taak.
page-cards-legend-boost = Plus: 1 extra voor elke kolonist die je aan het werk zet of elk kristal dat je betaalt.
page-cards-legend-complex = Gestippelde zeshoek: een complex van minstens deze grootte.
page-cards-legend-anything = Gestippelde cirkel: grondstof of gebouw naar keuze.
page-cards-legend-standin = Enkele waarden konden niet worden nagegaan en zijn voorlopig: zie het filter "Met voorlopige waarden".

## The replay

page-replay-title = Terugkijken
page-replay-controls = Bediening voor het terugkijken
page-replay-move = Stap { $move } van { $moves }
page-replay-turn = Beurt { $move } van { $moves }
page-replay-scrubber = Stap van de partij
page-replay-first = Naar het begin
page-replay-back-step = Eén stap terug
page-replay-forward-step = Eén stap verder
page-replay-back-turn = Eén beurt terug
page-replay-forward-turn = Eén beurt vooruit
page-replay-unit = Stapgrootte
page-replay-turns = Beurten
page-replay-actions = Acties
page-replay-last = Naar het einde
page-replay-play = Afspelen
page-replay-pause = Pauzeren
page-replay-speed = Snelheid: { $speed }×
page-replay-round-terraforming-mars = Generatie { $round }
page-replay-round = Ronde { $round }
page-replay-view = Gezien door
page-replay-bystander = Een toeschouwer
page-replay-begins = De partij begint.
page-replay-quiet = Niets wat vanaf deze plaats te zien is.
page-replay-not-over = Deze partij is nog bezig
page-replay-not-over-text = Terugkijken en de uitslag bekijken kan na het einde. Eerder zou dat geheimen verraden.
page-replay-to-table = Naar de tafel
page-replay-result = Uitslag

## The end of a game

page-result-title = Uitslag
page-result-winner = { $number ->
    [one] De partij is afgelopen. De winnaar is
   *[other] De partij is afgelopen. De winnaars zijn
}
page-result-over = De partij is afgelopen.
page-result-nobody = Niemand heeft gewonnen
page-result-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
page-result-ahead = { $lead } meer dan { $name }
page-result-sources = Waar de punten vandaan kwamen
page-result-scores = Eindstand
page-result-curve-terraforming-mars = Door de generaties heen
page-result-curve = Door de rondes heen
page-result-figure = Waarde
page-result-figure-total = Punten
page-result-figure-rating = TN
page-result-figure-income = Inkomen
page-result-figure-techs = Technologieën
page-result-figure-advanced = Geavanceerde gebouwen
page-result-figure-chance = Kansen
page-result-chance-text = Winstkansen in procenten, zoals de getrainde computer die vanaf elke plaats inschatte.
page-result-expected-from = { $round }: vanaf hier rekende { $name } op de winst.
page-result-expected-until = { $round }: tot hier rekende { $name } op de winst.
page-result-expected-never = Geen enkele computer rekende ooit op de winst.
page-result-chart = { $figure }, een lijn per speler; dezelfde getallen staan in de tabel.
page-result-as-table = Als tabel
page-result-as-chart = Als grafiek
page-result-replay = Terugkijken
page-result-save = Verslag opslaan
page-result-again = Nog een partij
page-result-page = Punten en grafieken
page-result-press = Druk op een getal om te zien hoe het tot stand komt.
page-result-decided = Wat de doorslag gaf
page-result-against = { $name } tegen { $other }
page-result-brought = { $card } bracht { $points } op: { $parts }
page-result-weak = { $category }: { $points } achter
page-result-weak-win = { $category }: { $points } achter, het zwakke punt van deze zege
page-result-best = Beste kaarten
page-result-same = Dezelfde verdeling nog eens
page-result-same-why = Dezelfde plaatsen, kaarten en volgorde. Startgetal: { $seed }
page-result-seed = Startgetal { $seed }
page-result-map = Het bord aan het einde
page-result-replay-as = Terugkijken als { $name }
page-result-tie = Gelijke stand: { $what }
page-result-printed = gedrukt
page-result-no-points = Hier zijn geen punten.
page-result-how = { $name }, { $category }: { $points }. Toon hoe dat wordt geteld.
page-result-rank = Plaats
page-result-player = Speler
