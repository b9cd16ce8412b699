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
page-tm-hit-by = je verliest { $what }
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
page-tm-project-sell-patents = Octrooi
page-tm-project-power-plant = Centrale
page-tm-project-asteroid = Asteroïde
page-tm-project-aquifer = Water
page-tm-project-greenery = Groen
page-tm-project-city = Stad
page-tm-goals = Mijlpalen en onderscheidingen
page-tm-milestones = Mijlpalen
page-tm-milestones-left = { $number ->
    [0] alle opgeëist
   *[other] nog { $number } · { $points } punten voor
}
page-tm-awards = Onderscheidingen
page-tm-awards-next = { $players ->
    [2] { $first } punten · volgende
   *[other] { $first } / { $second } punten · volgende
}
page-tm-awards-gone = alle gefinancierd
page-tm-counts = { $goal ->
    [0] { $what }
   *[other] { $what }: { $goal }
}
page-tm-taken-by = van { $name }
page-tm-map = { $map }, { $number } zones
page-tm-map-milestones = Mijlpalen: { $what }
page-tm-map-awards = Onderscheidingen: { $what }
page-tm-map-volcanoes = Vulkanische zones: { $what }
page-tm-map-random = Wordt bij het begin van de partij geloot.
page-tm-generation = Generatie
page-tm-last = Mars is geterraformd: laatste generatie
page-tm-last-why = Er wordt nog één keer geproduceerd; daarna kun je planten nog omzetten in groentegels. Nu tellen alleen nog punten.
page-tm-last-generation = Laatste generatie
page-tm-last-solo-why = Oceanen, temperatuur en zuurstof moeten hun maximum hebben bereikt voordat je je beurt overslaat.
page-tm-solo-goal = Je doel
page-tm-solo-goal-text = Breng oceanen, temperatuur en zuurstof vóór het einde van generatie { $generations } op hun maximum.
page-tm-solo-rating-text = Bereik vóór het einde van generatie { $generations } een TN van { $rating }.
page-tm-solo-left = { $number ->
    [0] Dit is de laatste.
    [one] Na deze volgt nog { $number } generatie.
   *[other] Na deze volgen nog { $number } generaties.
}
page-tm-solo-open = { $number ->
    [one] nog { $number } niveau
   *[other] nog { $number } niveaus
}
page-tm-solo-done = maximum bereikt
page-tm-phase-setup = Opstelling
page-tm-phase-preludes = Preludekaarten
page-tm-phase-draft = Draft
page-tm-phase-research = Onderzoeksfase
page-tm-phase-action = Actiefase
page-tm-phase-production = Productiefase
page-tm-phase-solar = Zonnefase
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
page-tm-place-tharsis-tholus = Tharsis Tholus
page-tm-place-ascraeus-mons = Ascraeus Mons
page-tm-place-pavonis-mons = Pavonis Mons
page-tm-place-arsia-mons = Arsia Mons
page-tm-place-hecates-tholus = Hecates Tholus
page-tm-place-elysium-mons = Elysium Mons
page-tm-place-olympus-mons = Olympus Mons
page-tm-place-argyre-planitia = Argyre Planitia
page-tm-place-noctis-city = Noctis Stad
page-tm-place-south-pole = Zuidpool
page-tm-moon-phobos-space-haven = Phobos
page-tm-moon-ganymede-colony = Ganymedes
page-tm-legal-areas = Mogelijke zones: { $number }
page-tm-hand = Hand
page-tm-offer = Jouw aanbod. Gemarkeerd: de kaarten die je neemt.
page-tm-offer-taken = Je neemt deze kaart.
page-tm-hand-empty = Je hand is leeg. In de volgende onderzoeksfase kun je kaarten kopen.
page-tm-hand-buying = Je hand is leeg. De kaarten die je koopt komen hier zodra iedereen heeft gekozen.
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
page-tm-action-used = Deze generatie uitgevoerd
page-tm-events = Evenementen, verdekt
page-tm-choose-cards = Kaarten om uit te kiezen
page-tm-look-at-map = Spelbord bekijken
page-tm-look-at-cards = Kaarten bekijken
page-tm-drafted = Tot nu toe gekozen
page-tm-sub-space = Kies een zone: bewegen met de pijltoetsen, kiezen met Enter
page-tm-turn = Jouw beurt: actie { $number } van { $of }
page-tm-can = Mogelijk: { $what }
page-tm-can-play = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}
page-tm-can-action = { $number ->
    [one] { $number } kaartactie
   *[other] { $number } kaartacties
}
page-tm-can-standard = { $number ->
    [one] { $number } project
   *[other] { $number } projecten
}
page-tm-can-nothing = Geen kaart, kaartactie of project mogelijk.
page-tm-only-patents = Alleen nog octrooien te verkopen
page-tm-nothing-left = Niets meer te doen
page-tm-ask-buy = Welke kaarten koop je?
page-tm-income = Productiefase: { $rating } ({ page-tm-rating-short }) + { $made } = { $sum } M€
page-tm-income-less = Productiefase: { $rating } ({ page-tm-rating-short }) − { $made } = { $sum } M€
page-tm-ask-sell = Welke kaarten verkoop je?
page-tm-buy = { $cards ->
    [0] Niets kopen
   *[other] { $cards } kopen voor { $price } M€
}
page-tm-sell = { $cards } verkopen voor { $price } M€
page-tm-sell-some = { $cards ->
    [0] Kaarten kiezen
   *[other] { $cards } verkopen
}
page-tm-place-here = Hier plaatsen
page-tm-play-for = Spelen voor { $price }
page-tm-take = { $what } kiezen
page-tm-pass = { $left ->
    [0] Beurt overslaan
   *[other] Beurt overslaan · { $left } over
}
page-tm-pass-really = { $number ->
    [one] { $number } mogelijkheid is niet benut: toch de beurt overslaan?
   *[other] { $number } mogelijkheden zijn niet benut: toch de beurt overslaan?
}
page-tm-pass-final = In generatie { $generation } kom je niet meer aan de beurt.
page-tm-pass-anyway = Toch de beurt overslaan
page-tm-back = Terug
page-tm-pass-idle = Beurt dan altijd overslaan
page-tm-pass-ahead = Passen als ik aan de beurt ben
page-tm-pass-ahead-short = Vooraf passen
page-tm-pass-ahead-on = Ik pas als ik aan de beurt ben
page-tm-pass-ahead-why = Je krijgt toch de vraag als iemand iets van je afneemt of als je kaarten trekt.
page-tm-pass-alarm-hit = Je beurt is niet overgeslagen: er is iets van je afgenomen.
page-tm-pass-alarm-cards = Je beurt is niet overgeslagen: je hebt nieuwe kaarten.
page-tm-pass-timer = Seconden tot je beurt eindigt
page-tm-draft-timer = Seconden tot je de kaart houdt
page-tm-take-back = Ongedaan maken
page-tm-passed-now = Je hebt je beurt overgeslagen
page-tm-passed-ahead = Beurt overgeslagen, zoals je wilde
page-tm-passed-idle = Beurt overgeslagen: er was niets meer te doen
page-tm-passed-others = { $number ->
    [0] In generatie { $generation } komt niemand meer aan de beurt.
    [one] In generatie { $generation } komt nog { $number } tegenstander aan de beurt.
   *[other] In generatie { $generation } komen nog { $number } tegenstanders aan de beurt.
}
page-tm-actions = Kaartacties · { $number }
page-tm-all-actions = Acties
page-tm-answers = Antwoorden
page-tm-sell-patents = Octrooien verkopen
page-tm-award-next = Onderscheiding · { $price } M€
page-tm-max = max
page-tm-regions = Gebieden van de tafel
page-tm-tab-table = Tafel
page-tm-tab-hand = Hand
page-tm-tab-board = Mijn bord
page-tm-tab-players = Spelers
page-tm-tab-goals = Doelen
page-tm-tab-log = Logboek
page-tm-use-for = Gebruiken voor { $price }
page-tm-beside = ernaast: { $what }
page-tm-beside-nothing = geen tegel ernaast
page-tm-find-hint = Alle projectkaarten en corporaties van het spel.
page-tm-find-hand = in je hand
page-tm-find-played = in het spel: { $name }
page-tm-playable-then = mogelijk in je beurt, zoals het er nu voor staat
page-tm-pay-up-to = · tot { $number } { $what }
page-tm-chosen = { $number } van { $of } gekozen
page-tm-draft-to = De andere gaan naar { $name }
page-tm-no-more = Deze kun je er niet meer bij betalen.
page-tm-no-more-preludes = Meer preludekaarten mag je niet houden.
page-tm-hand-all = Alle { $cards }
page-tm-hand-playable = Speelbaar { $cards }
page-tm-hand-of = { $number } van { $cards } kaarten om uit te kiezen
page-tm-hand-below = nog { $cards }
page-tm-hand-new = nieuw
page-tm-brings = Levert nu punten op: { $points }
page-tm-hand-none = Geen van je kaarten kan nu worden gespeeld.
page-tm-order = Volgorde van de hand
page-tm-order-playable = speelbare eerst
page-tm-order-mine = eigen volgorde
page-tm-order-cost = op kosten
page-tm-order-tag = op label
page-tm-place-in-hand = Plaats in de hand: { $at } van { $of }
page-tm-move-forward = Eén plaats naar voren
page-tm-move-back = Eén plaats naar achteren
page-tm-short-now = { $need } · nu { $now }
page-tm-short-have = { $need } · je hebt { $have }
page-tm-short-of = { $have } van { $need }
page-tm-short-nobody-to-reduce = { $need } · niemand
page-tm-short-no-space = geen zone
page-tm-short-nothing-to-copy = niets te herhalen
page-tm-short-nothing-to-take = niets te verwijderen
page-tm-short-already-used = gebruikt
page-tm-short-rating-not-raised = TN niet gestegen
page-tm-short-no-place-for-it = geen kaart ervoor
page-tm-short-must-act-first = eerst een actie
page-tm-short-not-asked = niet nu
page-tm-effects = Effecten
page-tm-finished = Klaar
page-tm-events-count = { $number ->
    [one] { $number } evenement
   *[other] { $number } evenementen
}
page-tm-targets = Wie wat kan verliezen
page-tm-counts-milestone = { $goal }: { $has } van { $need }.
page-tm-counts-claim = Opeisen kost { $price } M€; je houdt { $left } M€ over.
page-tm-opening = Voorbereiding
page-tm-opening-corporation = Corporatie
page-tm-opening-projects = Projecten
page-tm-opening-preludes = Preludekaarten
page-tm-opening-number = { $number } van { $of }
page-tm-opening-keep = houd 1 van { $of }
page-tm-opening-keep-preludes = houd { $number } van { $of }, gratis; je speelt ze aan het begin van generatie 1
page-tm-opening-buy = koop er zoveel je wilt, { $price } M€ per kaart · { $number } van { $of } gekozen
page-tm-opening-yours = van jou, gratis
page-tm-opening-cost = { $price } M€ om te houden, { $cost } M€ om te spelen
page-tm-opening-free = van jou, gratis; { $cost } M€ om te spelen
page-tm-opening-clear = Keuze wissen
page-tm-opening-due = Je preludekaarten kosten { $due } M€, maar je houdt maar { $left } M€ over. Een preludekaart die je niet kunt betalen, leg je af voor { $compensation } M€.
page-tm-ready = klaar
page-tm-ask-start = Voorbereiding: kies een corporatie en koop kaarten
page-tm-ask-start-preludes = Voorbereiding: corporatie, preludekaarten en kaarten
page-tm-ask-preludes = Voorbereiding: kies je preludekaarten
page-tm-sub-start = Tot je bevestigt kun je alles veranderen
page-tm-keep-preludes = Deze preludekaarten houden
page-tm-preludes-missing = { $number ->
    [one] Nog 1 preludekaart kiezen
   *[other] Nog { $number } preludekaarten kiezen
}
page-tm-ask-begin = Voorbereiding: deze kaarten zijn van jou, gratis
page-tm-sub-begin = De Beginner Corporatie betaalt ze; bekijk ze en start
page-tm-begin = Partij starten
page-tm-keep = { $cards ->
    [0] Geen kaarten houden
   *[other] Houden, { $price } M€ betalen
}
page-tm-counting = Wordt berekend…
page-tm-sending = Wordt verzonden…
page-tm-sum = { $money } M€ min { $price } M€: { $left } M€ over
page-tm-sum-spoken-later = daarna { $later } M€ door preludekaarten: { $begin } M€ om te beginnen
page-tm-sum-now = M€ nu
page-tm-sum-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
page-tm-sum-left = M€ over
page-tm-sum-later = prelude
page-tm-sum-begin = om te beginnen
page-tm-in-hand = { $cards } in de hand

## Coach


## The log and hits

page-tm-log-passes = slaat de beurt over
page-tm-hit = je verliest { $what } ({ $from } → { $to })
