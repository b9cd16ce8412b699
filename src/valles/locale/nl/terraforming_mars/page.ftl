# The words of the page that shows Terraforming Mars.

page-tm-title = Terraforming Mars
page-tm-rating = Terraform niveau
page-tm-rating-short = TN
page-tm-points = Overwinningspunten nu
page-tm-cards-in-hand = Kaarten in de hand
page-tm-cards-played = { $number } gespeeld
page-tm-see-cards = Kaarten van { $name } bekijken
page-tm-piles = Stapel / aflegstapel
page-tm-passed = doet niet meer mee
page-tm-choosing = kiest
page-tm-no-corporation = nog geen corporatie
page-tm-nothing-played = Nog geen kaarten.
page-tm-target = Kiezen
page-tm-opponents = Tegenstanders
page-tm-stock = { $what }: { $stock }, productie { $production }
page-tm-my-board = Mijn bord
page-tm-worth = { $price } M€ per stuk
page-tm-turns-to-heat = wordt warmte
page-tm-convert-plants = Planten naar groen
page-tm-convert-heat = Warmte naar temperatuur
page-tm-projects = Standaardprojecten
page-tm-goals = Mijlpalen en onderscheidingen
page-tm-milestones = Mijlpalen
page-tm-milestones-taken = { $number } van { $of } opgeëist
page-tm-awards = Onderscheidingen
page-tm-awards-taken = { $number } van { $of } gefinancierd
page-tm-taken-by = van { $name }
page-tm-map = Tharsis, 61 zones
page-tm-generation = Generatie
page-tm-phase-setup = Opstelling
page-tm-phase-draft = Draft
page-tm-phase-research = Onderzoeksfase
page-tm-phase-action = Actiefase
page-tm-phase-production = Productiefase
page-tm-phase-final-greenery = Laatste groentegels
page-tm-first = Eerste speler: { $name }
page-tm-oceans = Oceanen
page-tm-oceans-now = { $number } van { $of } oceaantegels
page-tm-oxygen = Zuurstof
page-tm-oxygen-now = Zuurstof { $percent }%
page-tm-temperature = Temperatuur
page-tm-temperature-now = Temperatuur { $degrees } °C
page-tm-area = Zone { $space }
page-tm-area-land = land
page-tm-area-ocean = gereserveerd voor oceaan
page-tm-area-volcanic = vulkanisch
page-tm-area-reserved = gereserveerd
page-tm-area-price = kost { $price } M€
page-tm-area-legal = mogelijk
page-tm-moon-phobos-space-haven = Phobos
page-tm-moon-ganymede-colony = Ganymedes
page-tm-legal-areas = Mogelijke zones: { $number }
page-tm-hand = Hand
page-tm-hand-count = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} · { $playable } speelbaar
page-tm-hand-empty = Je hand is leeg. In de volgende onderzoeksfase kun je kaarten kopen.
page-tm-playable-first = Speelbare eerst
page-tm-playable = nu speelbaar
page-tm-cost = Kosten
page-tm-in-play = In het spel
page-tm-in-play-count = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} · { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
} beschikbaar
page-tm-action-ready = Actie beschikbaar
page-tm-action-used = Deze generatie uitgevoerd
page-tm-events = Evenementen, verdekt
page-tm-choose-cards = Kaarten om uit te kiezen
page-tm-look-at-map = Spelbord bekijken
page-tm-look-at-cards = Kaarten bekijken
page-tm-then-buy = Deze projecten kun je daarna kopen
page-tm-drafted = Tot nu toe gekozen
page-tm-sub-turn = Kies een kaart, een project of een actie
page-tm-sub-space = Kies een zone: bewegen met de pijltoetsen, kiezen met Enter
page-tm-ask-buy = Welke kaarten koop je?
page-tm-ask-sell = Welke kaarten verkoop je?
page-tm-buy = { $cards ->
    [0] Niets kopen
   *[other] { $cards } kopen voor { $price } M€
}
page-tm-sell = { $cards ->
    [0] Kaarten kiezen
   *[other] { $cards } verkopen voor { $price } M€
}
page-tm-place-here = Hier plaatsen
page-tm-play-for = Spelen voor { $price }
page-tm-take = { $what } kiezen
page-tm-pass = Beurt overslaan
page-tm-actions = Kaartacties · { $number }
page-tm-award-open = Onderscheidingen · { $number }
page-tm-max = max
page-tm-regions = Delen van de tafel
page-tm-tab-table = Tafel
page-tm-tab-hand = Hand
page-tm-tab-board = Mijn bord
page-tm-tab-players = Spelers
page-tm-tab-log = Logboek
page-tm-use-for = Gebruiken voor { $price }
page-tm-beside = ernaast: { $what }
page-tm-beside-nothing = geen tegel ernaast
page-tm-find-hint = Alle projectkaarten en corporaties van het spel.
page-tm-find-hand = in je hand
page-tm-find-played = in het spel: { $name }
page-tm-playable-then = mogelijk in je beurt, zoals het er nu voor staat
page-tm-pay-up-to = · tot { $number } { $what }
page-tm-at-once = Meteen
page-tm-counts-for = Telt voor
page-tm-chosen = { $number } van { $of } gekozen
page-tm-draft-to = De andere gaan naar { $name }
page-tm-no-more = Deze kun je er niet meer bij betalen.
