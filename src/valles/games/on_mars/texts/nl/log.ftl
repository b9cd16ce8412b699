# What has happened, and what it was worth in the end. Log lines and results are sentences.

## Rounds and turns

om-log-round = Ronde { $round } begint.
om-log-turn = { $seat } is aan de beurt.
om-log-last-round = Het einde van het spel is ingeluid: de volgende ronde is de laatste.
om-log-goals = Je krijgt: { $goals }.
om-log-first-cards = Je krijgt: { $cards }.
om-log-space = { $seat } neemt beurtvolgordeveld { $space }.
om-log-shuttle-start-orbit = { $seat } laat de shuttle in de baan om Mars beginnen.
om-log-shuttle-start-colony = { $seat } laat de shuttle in de kolonie beginnen.
om-log-shuttle-moves = De shuttle gaat naar reisveld { $space }.
om-log-shuttle-orbit = De shuttle reist naar de baan om Mars en stopt op reisveld { $space }.
om-log-shuttle-colony = De shuttle reist naar de kolonie en stopt op reisveld { $space }.
om-log-own-ship = { $seat } gebruikt een schip uit de hangar.
om-log-travel-orbit = { $seat } reist naar de baan om Mars.
om-log-travel-colony = { $seat } reist naar de kolonie.

## Actions

om-log-action = { $seat } voert de hoofdactie “{ $action }” uit.
om-log-place = { $seat } zet een kolonist op een actieveld.
om-log-executive = { $seat } voert { $card } uit.
om-log-use = { $seat } voert de speciale actie van “{ $card }” uit.
om-log-scientist = { $seat } stuurt de { $scientist } naar “{ $card }”.
om-log-boost = { $seat } zet een kolonist aan het werk.
om-log-clear = Alle actievelden zijn bezet: de kolonisten van { $seat } maken plaats voor { $by } en gaan naar het werkgebied.
om-log-own-clear = Alle actievelden zijn bezet: de kolonisten van { $seat } gaan naar het werkgebied.
om-log-pay = { $seat } betaalt { $what }.

## Goods and points

om-log-gain = { $seat } ontvangt { $what }.
om-log-overflow = { $seat } heeft geen plaats voor { $what }.
om-log-unload = { $seat } legt { $what } in het depot.
om-log-warehouse = { $seat } neemt { $what } uit het pakhuis.
om-log-produce = { $seat } laat het gebouw op { $hex } nog een keer produceren.
om-log-retrieve = { $count ->
    [one] { $seat } haalt { $count } kolonist terug.
   *[other] { $seat } haalt { $count } kolonisten terug.
}
om-log-score = { $why-count ->
    [0] { $seat } scoort { $points } KP.
   *[other] { $seat } scoort { $points } KP { $why }.
}

## Buildings and technologies

om-log-blueprint = { $seat } neemt de blauwdruk “{ $card }”.
om-log-construct = { $seat } bouwt { $building } op { $hex }.
    .building = indefinite
om-log-crystal = Op { $hex } verschijnt een kristal.
om-log-upgrade = { $seat } maakt van { $building } op { $hex } een geavanceerd gebouw: “{ $card }”.
    .building = definite
om-log-tile-lost = De { $tile } wordt overbouwd en verdwijnt uit het spel.
om-log-cube = { $seat } plaatst een voortgangsblokje (type { $building }).
om-log-own-tech = { $seat } gebruikt een eigen tegel: { $tech }.
om-log-learn = { $seat } neemt de { $tech }.
om-log-develop = { $seat } ontwikkelt de { $tech } naar laboratoriumveld { $space } (niveau { $level }).
om-log-tech = { $seat } gebruikt de { $tech } van { $owner }.

## Bots, rover and map

om-log-move = { $seat } verplaatst { $piece } naar { $hex }.
    .piece = indefinite
om-log-move-away = { $seat } moet plaatsmaken en verplaatst { $piece } naar { $hex }.
    .piece = indefinite
om-log-displace = { $seat } moet plaatsmaken voor { $by } en verplaatst { $piece } naar { $hex }.
    .piece = indefinite
om-log-bot = { $seat } plaatst een nieuwe bot op { $hex }.
om-log-crush-tile = Een bot van { $seat } vernietigt de tegel op { $hex }.
om-log-crush-crystal = Een bot van { $seat } vernietigt het kristal op { $hex }.
om-log-tile = { $seat } neemt de { $tile } van { $hex }.
om-log-explore = { $seat } plaatst de { $tile } op { $hex }.
om-log-keep-discovery = { $seat } legt de { $tile } op de kaart.

## Ships, scientists, contracts

om-log-ship = { $seat } verwelkomt het schip op depotveld { $place }.
om-log-hire = { $seat } neemt de { $card } in dienst.
om-log-take-contract = { $seat } neemt { $card }.
om-log-refill = { $card } komt in het aanbod.
om-log-deliver = { $seat } levert { $what } voor { $contract }.
om-log-contract = { $seat } heeft { $contract } voltooid.

## Colony, missions, goals

om-log-lss = De LSS-fiche voor { $building } stijgt naar rij { $row }.
    .building = definite
om-log-reward = { $seat } neemt een voordeel van de levensondersteuning ({ $card }).
om-log-level = De kolonie bereikt niveau { $level }.
om-log-no-further-level = Niemand kan ooit nog { $building } bouwen: de kolonie bereikt geen volgend niveau meer en er zijn geen missies meer nodig om het spel te laten eindigen.
    .building = indefinite
om-log-mission = { $seat } draagt bij aan de { $mission } (resterende bijdragen: { $left }).
om-log-mission-complete = De { $mission } is voltooid.
om-log-remaining = Resterende missies: { $left }.
om-log-goal = { $seat } voltooit { $card }.
om-log-first-card = { $seat } heeft gebouwd wat { $card } toont en trekt 2 taakkaarten.
om-log-task = { $seat } heeft de taak van { $card } uitgevoerd.

## Lacerda's turn

om-log-lacerda-reshuffle = De solokaarten worden geschud: vanaf nu brengt elke kaart ook een missie verder.
om-log-lacerda-card = Lacerda onthult { $card }: “{ $action }”.
om-log-lacerda-mission-over = De missie van { $card } is al voltooid.
om-log-lacerda-obtain-blueprint = Lacerda verkrijgt een blauwdruk.
om-log-lacerda-learn-tech = Lacerda leert een nieuwe technologie.
om-log-lacerda-research = Lacerda ontwikkelt zijn technologieën.
om-log-lacerda-construct = Lacerda bouwt een gebouw.
om-log-lacerda-upgrade = Lacerda waardeert een gebouw op.
om-log-lacerda-hire = Lacerda neemt een wetenschapper of een contract.
om-log-lacerda-no-obtain-blueprint = Lacerda kan geen blauwdruk verkrijgen en verplaatst in plaats daarvan zijn rover.
om-log-lacerda-no-learn-tech = Lacerda kan geen technologie leren en verplaatst in plaats daarvan zijn rover.
om-log-lacerda-no-research = Lacerda kan geen technologie ontwikkelen en verplaatst in plaats daarvan zijn rover.
om-log-lacerda-no-construct = Lacerda kan geen gebouw bouwen en verplaatst in plaats daarvan zijn rover.
om-log-lacerda-no-upgrade = Lacerda kan geen gebouw opwaarderen en verplaatst in plaats daarvan zijn rover.
om-log-lacerda-no-hire = Lacerda kan geen wetenschapper en geen contract nemen en verplaatst in plaats daarvan zijn rover.
om-log-lacerda-too-expensive = Lacerda kan { $cost } voor een actieveld niet betalen en verplaatst in plaats daarvan zijn rover.

## Lacerda's choices

om-log-lacerda-scored = Hij kiest “{ $card }”, van een gebouwtype waarvoor zijn wetenschappers KP opleveren.
om-log-lacerda-blueprint-first = Hij kiest “{ $card }”, de eerste kaart van de rij met de meeste kaarten.
om-log-lacerda-cheapest = Hij kiest de { $tech }, de goedkoopste die hij nog niet heeft.
om-log-lacerda-most-developed = Hij kiest de { $tech }, zijn verst ontwikkelde die nog verder kan.
om-log-lacerda-least-developed = Hij kiest de { $tech }, zijn minst ver ontwikkelde die nog verder kan.
om-log-lacerda-used = Hij kiest de { $tech }, omdat die is gebruikt.
om-log-lacerda-warehouse = Lacerda neemt { $what } uit het pakhuis, omdat daar het meest van ligt.
om-log-lacerda-enough = Hij slaat { $building } over: er zijn er genoeg voor het volgende kolonieniveau.
    .building = definite
om-log-lacerda-nowhere = Hij slaat { $building } over: die kan hij nu niet bouwen.
    .building = definite
om-log-lacerda-site = { $places ->
    [one] De beste plek voor { $building } is { $hex }
   *[other] Voor { $building } zijn er { $places } even goede plekken; hij kiest { $hex }
}{ $size ->
    [1] { "" }
   *[other] {" "}(grootte van het complex daarna: { $size })
}.
    .building = indefinite
om-log-lacerda-bot = De bot van Lacerda gaat naar het symbool van { $building }.
    .building = definite
om-log-lacerda-third-level = Hij kiest “{ $card }”, een kaart van niveau 3.
om-log-lacerda-fitting = { $count ->
    [one] Hij kiest “{ $card }”, de beste kaart voor hem.
   *[other] Hij kiest willekeurig “{ $card }” uit { $count } even goede kaarten.
}
om-log-lacerda-scientist = Hij kiest de { $card }, die hem { $points } KP kan opleveren.
om-log-lacerda-contract = Hij kiest { $card }, dat hem { $points } KP oplevert.
om-log-lacerda-rover-tile = De rover van Lacerda rijdt naar { $hex }, naar de dichtstbijzijnde tegel die hij kan gebruiken.
om-log-lacerda-rover-toward = De rover van Lacerda rijdt naar { $hex }, in de richting van de dichtstbijzijnde tegel.
om-log-lacerda-rover-idle = De rover van Lacerda blijft waar hij is: dichter bij een bruikbare tegel kan hij niet komen.
om-log-lacerda-explore = Hij kiest { $hex }, zo ver mogelijk van de andere rover vandaan.
om-log-lacerda-explore-research = Hij kiest { $hex }, in de richting van de dichtstbijzijnde onderzoekstegel.
om-log-lacerda-new-bot = { $count ->
    [one] Lacerda krijgt een nieuwe bot; op zijn spelersbord staat er nu { $count }.
   *[other] Lacerda krijgt een nieuwe bot; op zijn spelersbord staan er nu { $count }.
}

## Score lines

om-score-play = Tijdens het spel
om-score-progress = Voortgangsblokjes
om-score-ships = Schepen
om-score-colonists = Kolonisten
om-score-technologies = Technologieën
om-score-blueprints = Blauwdrukken
om-score-scientists = Wetenschappers
om-score-contracts = Contracten
om-score-total = Totaal

## Results

om-result-winner = { $seat } wint met { $points }.
om-result-tie-break = { $seat } wint met { $points }: bij een gelijke stand beslissen de { $criterion ->
    [crystals] kristallen
    [advanced-buildings] geavanceerde gebouwen
   *[progress] voortgangsblokjes
}.
om-result-shared = { $seats } delen de overwinning met { $points }.
om-result-solo-won = Je hebt gewonnen met { $points }. Bereikt: { $goals }.
om-result-solo-lost = Je hebt verloren: er is geen solodoel bereikt. Je score: { $points }.
om-result-cubes = { $number ->
    [one] { $number } voortgangsblokje
   *[other] { $number } voortgangsblokjes
}
om-result-ships = { $number ->
    [one] { $number } schip in de hangar
   *[other] { $number } schepen in de hangar
}
om-result-quarters = Hoogste rij van het woonverblijf
om-result-level = Niveau { $level }
om-result-built = gebouwd
om-result-not-built = niet gebouwd
om-result-scored = Geavanceerde gebouwen ({ $building }): { $times } × { $each }
om-result-completed = voltooid
om-result-not-completed = niet voltooid
om-result-advanced = { $number ->
    [one] { $number } geavanceerd gebouw
   *[other] { $number } geavanceerde gebouwen
}
