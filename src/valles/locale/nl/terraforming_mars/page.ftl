# The words of the page that shows Terraforming Mars.

page-tm-title = Terraforming Mars
page-tm-rating = Terraform niveau
page-tm-rating-short = TN
page-tm-points = Overwinningspunten nu
page-tm-cards-in-hand = Kaarten op hand
page-tm-cards-played = { $number } gespeeld
page-tm-see-cards = Bekijk de kaarten van { $name }
page-tm-piles = Stapel / aflegstapel
page-tm-passed = slaat over
page-tm-choosing = kiest
page-tm-no-corporation = nog geen corporatie
page-tm-nothing-played = Nog geen kaarten.
page-tm-target = Kies
page-tm-opponents = Tegenstanders
page-tm-stock = { $what }: { $stock }, productie { $production }
page-tm-my-board = Mijn bord
page-tm-worth = waard { $price }
page-tm-turns-to-heat = wordt warmte
page-tm-convert-plants = Planten naar groen
page-tm-convert-heat = Warmte naar temperatuur
page-tm-projects = Standaardprojecten
page-tm-goals = Mijlpalen en onderscheidingen
page-tm-milestones = Mijlpalen
page-tm-milestones-taken = { $number } van { $of } geclaimd
page-tm-awards = Onderscheidingen
page-tm-awards-taken = { $number } van { $of } bekostigd
page-tm-taken-by = van { $name }
page-tm-map = Tharsis, 61 zones
page-tm-generation = Generatie
page-tm-phase-setup = Voorbereiding
page-tm-phase-draft = Draften
page-tm-phase-research = Onderzoeksfase
page-tm-phase-action = Actiefase
page-tm-phase-production = Productiefase
page-tm-phase-final-greenery = Laatste groentegels
page-tm-first = Eerste: { $name }
page-tm-oceans = Oceanen
page-tm-oceans-now = { $number } van { $of } oceaantegels
page-tm-oxygen = Zuurstof
page-tm-oxygen-now = Zuurstof { $percent } %
page-tm-temperature = Temperatuur
page-tm-temperature-now = Temperatuur { $degrees } °C
page-tm-area = Rij { $row }, kolom { $column }
page-tm-area-land = land
page-tm-area-ocean = gereserveerd voor oceaan
page-tm-area-volcanic = vulkanisch
page-tm-area-reserved = gereserveerd
page-tm-area-legal = mogelijk
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
} klaar
page-tm-action-ready = Actie klaar
page-tm-action-used = Deze generatie gebruikt
page-tm-events = Evenementen, gedekt
page-tm-choose-cards = Kaarten om uit te kiezen
page-tm-look-at-map = Bekijk de kaart van Mars
page-tm-look-at-cards = Bekijk de kaarten
page-tm-then-buy = Uit deze projecten kun je daarna kopen
page-tm-drafted = Tot nu toe gekozen
page-tm-sub-turn = Kies een kaart, een project of een actie
page-tm-sub-space = Kies een zone; pijltjes verplaatsen, Enter kiest
page-tm-ask-buy = Welke kaarten koop je?
page-tm-ask-sell = Welke kaarten verkoop je?
page-tm-basket = Gekozen kaarten: { $cards }
page-tm-buy = { $cards ->
    [0] Niets kopen
   *[other] Koop { $cards } voor { $price } M€
}
page-tm-sell = { $cards ->
    [0] Kies kaarten
   *[other] Verkoop { $cards } voor { $cards } M€
}
page-tm-place-here = Hier plaatsen
page-tm-play-for = Speel voor { $price }
page-tm-pay = Betaal met { $what }
page-tm-take = Kies { $what }
page-tm-cancel = Annuleren
page-tm-pass = Overslaan
page-tm-actions = Kaartacties · { $number }
page-tm-award-open = Onderscheidingen · { $number }
page-tm-max = max
page-tm-hidden-next = Daarna wordt iets verborgens getoond; dan kan het niet terug.
page-tm-hidden-short = onthult kaarten
page-tm-regions = Delen van de tafel
page-tm-tab-table = Tafel
page-tm-tab-hand = Hand
page-tm-tab-board = Mijn bord
page-tm-tab-players = Spelers
page-tm-tab-log = Logboek
