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

## What milestones and awards count, in a word or two

page-tm-goal-milestone = { $what }. Opgeëist voor { $price } M€ levert hij { $points } punten op, aan één speler.
page-tm-goal-award = { $what } aan het einde: { $first } punten, de tweede plaats { $second }.
page-tm-goal-milestone-terraformer = TN { $goal } bereiken
page-tm-goal-milestone-mayor = { $goal } eigen steden
page-tm-goal-milestone-gardener = { $goal } eigen groentegels
page-tm-goal-milestone-builder = { $goal } gebouw-labels
page-tm-goal-milestone-planner = { $goal } kaarten in de hand
page-tm-goal-award-landlord = de meeste tegels
page-tm-goal-award-banker = de hoogste M€-productie
page-tm-goal-award-scientist = de meeste wetenschapslabels
page-tm-goal-award-thermalist = de meeste warmte
page-tm-goal-award-miner = het meeste staal en titanium

## Coach

page-tm-coach = Gids
page-tm-coach-step = { $number } van { $of }
page-tm-coach-next = Verder
page-tm-coach-fold = Gids in- of uitklappen
page-tm-coach-end = Gids beëindigen
page-tm-coach-finish = Verderspelen
page-tm-coach-setup-title = Kies je start
page-tm-coach-setup = Kies een van je twee corporaties; koop dan uit de tien kaarten wat daarbij past, voor 3 M€ per stuk. Houd genoeg geld over voor je eerste acties.
page-tm-coach-resources-title = Wat je hebt
page-tm-coach-resources = Hier zijn je zes bronnen. Het grote getal kun je nu uitgeven, het bruine ernaast krijg je na elke generatie. Met M€ betaal je bijna alles.
page-tm-coach-cards-title = Je kaarten
page-tm-coach-cards = Elke kaart toont linksboven de prijs en daaronder de vereiste. Kaarten met een lichte rand kun je nu spelen; bij de andere staat waarom niet. Kaarten die productie verhogen, leveren vroeg in het spel het meest op.
page-tm-coach-action-title = Je eerste actie
page-tm-coach-action = Kies een kaart of een van de standaardprojecten. De balk toont wat er zou veranderen; er gebeurt niets voordat je bevestigt, en je kunt het ongedaan maken. Een beurt bestaat uit één of twee acties.
page-tm-coach-rating-title = Maak Mars bewoonbaar
page-tm-coach-rating = Wie het zuurstofgehalte of de temperatuur met een niveau verhoogt of een oceaan plaatst, verhoogt het eigen terraform niveau met 1. Dat is inkomen in elke generatie en een punt aan het einde. Hebben alle drie hun maximum bereikt, dan eindigt het spel.
page-tm-coach-tile-title = Tegels op het spelbord
page-tm-coach-tile = Oceanen, groen en steden komen op het spelbord; je krijgt wat op de zone is afgebeeld, en 2 M€ voor elke oceaan ernaast. Groentegels en de steden ernaast leveren aan het einde punten op. Voor 8 planten mag je een groentegel plaatsen.
page-tm-coach-pass-title = Verderspelen en je beurt overslaan
page-tm-coach-pass = Je krijgt beurt na beurt, zolang je iets te doen hebt. Sla je je beurt over, dan is de generatie voor jou voorbij. Bewaard geld gaat niet verloren: sla je beurt liever over dan iets nutteloos te doen.
page-tm-coach-production-title = Productie
page-tm-coach-production = Heeft iedereen de beurt overgeslagen, dan wordt energie warmte en krijgt iedereen de eigen productie; je terraform niveau krijg je er in M€ bij. Kijk wat er op je bord is veranderd.
page-tm-coach-research-title = Onderzoek
page-tm-coach-research = Elke volgende generatie begint met vier nieuwe kaarten. Koop wat je echt gaat spelen, voor 3 M€ per stuk: een kaart die in je hand blijft, is weggegooid geld.
page-tm-coach-onward-title = Dat is het hele spel
page-tm-coach-onward = Zo gaat het door, generatie na generatie. Let op mijlpalen en onderscheidingen, die 5 punten per stuk waard zijn, en op het vraagteken naast elke kop als iets onduidelijk is. Veel plezier.
page-tm-as-cards = De hand als kaarten tonen
page-tm-as-lines = De hand als lijst tonen
