# The words of the command line.

om-ui-title = On Mars
om-ui-letters = MNWKZObrk

## The round

om-ui-round = Ronde { $round }
om-ui-level = Kolonieniveau { $level }
om-ui-remaining = Resterende missies: { $left }
om-ui-last-round = Laatste ronde
om-ui-shuttle-orbit = { $count ->
    [one] De shuttle verlaat de baan om Mars na deze ronde
   *[other] De shuttle verlaat de baan om Mars na { $count } rondes
}
om-ui-shuttle-colony = { $count ->
    [one] De shuttle verlaat de kolonie na deze ronde
   *[other] De shuttle verlaat de kolonie na { $count } rondes
}
om-ui-in-orbit = In de baan om Mars
om-ui-in-colony = In de kolonie
om-ui-done = { $seat } (klaar)
om-ui-contributions = { $count } over, elk goed voor { $what }
om-ui-life-support = Levensondersteuningssysteem en zijn beloningen

## The map

om-ui-legend = M mijn, N generator, W waterextractor, K kas, Z zuurstofcondensor, O onderkomen (daarna de grootte van het complex), b bot, r rover, k kolonist, * geavanceerd gebouw, ◆ kristal, ? ontdekkingstegel, !A onderzoekstegel van type A
om-ui-on-map = Ontdekkingstegels op Mars
om-ui-complex = complex van { $size } gebouwen

## The main board

om-ui-slots = Actievelden
om-ui-warehouse = Pakhuis
om-ui-stacks = Gebouwtegels en pijlen van de volgende
om-ui-tech-grid = Techraster
om-ui-upgrade-tech = Opwaardering
om-ui-ship-tech = Schip
om-ui-grid-row = { $price-count ->
    [0] { $techs } (gratis)
   *[other] { $techs } ({ $price })
}
om-ui-exploration = Ontdekkingstegels op het verkenningsveld
om-ui-blueprint = { $card } ({ $building }, { $what })
om-ui-offers = Wetenschappers en contracten
om-ui-scientist = { $scientist } ({ $building }; { $price })

## The player boards

om-ui-now = { $points } als de partij nu zou eindigen
om-ui-arriving = { $count } onderweg
om-ui-quarters = Woonverblijf
om-ui-working = Werkgebied
om-ui-supply = Persoonlijke voorraad
om-ui-hangar = Hangar
om-ui-bots = Bots
om-ui-markers = Fiches
om-ui-progress = Voortgangsblokjes
om-ui-laboratory = Laboratorium
om-ui-completed = Voltooid
om-ui-shelters = Onderkomens
om-ui-bots-on-board = Bots op zijn spelersbord
om-ui-bot-at = Bot op het symbool
om-ui-advanced-buildings = Geavanceerde gebouwen

## Notes on answers

om-ui-there = { $count } aanwezig
om-ui-lying = { $building }, niveau { $level }, levert { $what } op; speciale actie: { $effect }
    .effect = infinitive
om-ui-placing = Je kolonist plaatsen kost { $price } extra.
om-ui-control-center = verplaats je bots met in totaal maximaal 2 bewegingspunten en je rover met maximaal 2 (+1 voor elk kristal dat je betaalt)

## Families of cards

om-ui-blueprints = Blauwdrukken
om-ui-scientists = Wetenschappers
om-ui-contracts = Aardecontracten
om-ui-goals = Privédoelen
om-ui-missions = Missies
om-ui-first-a = Eerste-Kolonistenkaarten A
om-ui-first-b = Eerste-Kolonistenkaarten B
om-ui-discoveries = Ontdekkingstegels
om-ui-research-tiles = Onderzoekstegels
om-ui-rewards = Beloningen van het levensondersteuningssysteem
om-ui-tech-tiles = Techtegels
om-ui-executive-actions = Speciale acties
om-ui-solo-cards = Solokaarten
om-ui-solo-goals = Solodoelen
om-ui-standin = Voorlopige waarden: geen bron bevestigt alle waarden van deze kaart; de gedrukte kaart kan dus afwijken.
