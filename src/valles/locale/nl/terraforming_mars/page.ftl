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
page-tm-buy = { $cards ->
    [0] Niets kopen
   *[other] Koop { $cards } voor { $price } M€
}
page-tm-sell = { $cards ->
    [0] Kies kaarten
   *[other] Verkoop { $cards } voor { $price } M€
}
page-tm-place-here = Hier plaatsen
page-tm-play-for = Speel voor { $price }
page-tm-take = Kies { $what }
page-tm-pass = Overslaan
page-tm-actions = Kaartacties · { $number }
page-tm-award-open = Onderscheidingen · { $number }
page-tm-max = max
page-tm-regions = Delen van de tafel
page-tm-tab-table = Tafel
page-tm-tab-hand = Hand
page-tm-tab-board = Mijn bord
page-tm-tab-players = Spelers
page-tm-tab-log = Logboek
page-tm-use-for = Gebruik voor { $price }
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
page-tm-no-more = Deze zou je er niet bij kunnen betalen.

## Coach

page-tm-coach = Gids
page-tm-coach-step = { $number } van { $of }
page-tm-coach-next = Verder
page-tm-coach-fold = Gids in- of uitklappen
page-tm-coach-end = Gids beëindigen
page-tm-coach-finish = Verder spelen
page-tm-coach-setup-title = Kies je start
page-tm-coach-setup = Kies een van je twee corporaties; koop dan van de tien kaarten de passende voor 3 M€ per stuk. Houd genoeg geld over voor je eerste acties.
page-tm-coach-resources-title = Wat je hebt
page-tm-coach-resources = Hier zijn je zes bronnen. Het grote getal kun je nu uitgeven, het bruine ernaast krijg je na elke generatie. Met M€ betaal je bijna alles.
page-tm-coach-cards-title = Je kaarten
page-tm-coach-cards = Elke kaart toont linksboven haar prijs en daaronder haar vereiste. Kaarten met een lichte rand kun je nu spelen; de andere zeggen waarom niet. Kaarten die productie verhogen, lonen vroeg het meest.
page-tm-coach-action-title = Je eerste actie
page-tm-coach-action = Kies een kaart of een van de standaardprojecten. De balk toont wat er zou veranderen; er gebeurt niets voordat je bevestigt, en je kunt het terugnemen. Een beurt heeft één of twee acties.
page-tm-coach-rating-title = Maak Mars bewoonbaar
page-tm-coach-rating = Wie zuurstof of temperatuur met een stap verhoogt of een oceaan plaatst, verhoogt zijn terraform niveau met 1. Dat is inkomen in elke generatie en een punt aan het einde. Zijn alle drie voltooid, dan eindigt het spel.
page-tm-coach-tile-title = Tegels op de kaart
page-tm-coach-tile = Oceanen, groen en steden komen op de kaart; je krijgt wat er staat op de plek, en 2 M€ voor elke oceaan ernaast. Groen en de steden ertussen scoren aan het einde. Voor 8 planten mag je een groentegel plaatsen.
page-tm-coach-pass-title = Doorgaan en overslaan
page-tm-coach-pass = Je krijgt beurt na beurt, zolang je iets te doen hebt. Sla je over, dan is de generatie voor jou voorbij. Bewaard geld gaat niet verloren: sla liever over dan iets nutteloos te doen.
page-tm-coach-production-title = Productie
page-tm-coach-production = Heeft iedereen overgeslagen, dan wordt energie warmte en krijgt elk zijn productie; bij de M€ komt je terraform niveau. Vergelijk je bord met hoe het was.
page-tm-coach-research-title = Onderzoek
page-tm-coach-research = Elke volgende generatie begint met vier nieuwe kaarten. Koop wat je echt gaat spelen, voor 3 M€ per stuk: een kaart die in je hand blijft, is verloren geld.
page-tm-coach-onward-title = Dat is het hele spel
page-tm-coach-onward = Zo gaat het door, generatie na generatie. Let op mijlpalen en onderscheidingen, die 5 punten per stuk waard zijn, en op het vraagteken naast elke kop als iets onduidelijk is. Veel plezier.
page-tm-as-cards = De hand als kaarten tonen
page-tm-as-lines = De hand als lijst tonen
