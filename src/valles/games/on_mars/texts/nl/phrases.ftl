# What cards, tiles and boards say. A phrase has a small first letter and no full stop: it may stand inside another one.
# An attribute named after an argument says which case it takes, and after it how a list is joined (and, or, then).
# Inner phrases come as $case says: te ("te ontvangen"), infinitive ("ontvangen"), inverted ("ontvang
# je"), else imperative ("ontvang").

## The parts of a card

om-text-needs = vereist { $needs }
om-text-reward = Beloning: { $effect }
om-text-executive = Speciale actie: { $effect }

## Requirements of goals

om-need-blueprints = { $least ->
    [one] { $least } blauwdruk, gebouwd of niet
   *[other] { $least } blauwdrukken, gebouwd of niet
}
om-need-advanced = { $least ->
    [one] { $least } eigen geavanceerd gebouw
   *[other] { $least } eigen geavanceerde gebouwen
}
om-need-mines = { $least ->
    [one] { $least } mijn met een kolonist of fiche van jou
   *[other] { $least } mijnen met een kolonist of fiche van jou
}
om-need-discoveries = { $least ->
    [one] { $least } ontdekkingstegel
   *[other] { $least } ontdekkingstegels
}
om-need-largest = een eigen geavanceerd gebouw in een complex van minstens { $least } gebouwen
om-need-same-resources = { $least } grondstoffen van dezelfde soort in je opslag, mineralen uitgezonderd
om-need-shelters = { $least ->
    [one] { $least } eigen onderkomen
   *[other] { $least } eigen onderkomens
}
om-need-level = kolonieniveau { $least }
om-need-quarters = { $least ->
    [one] { $least } kolonist in je woonverblijf
   *[other] { $least } kolonisten in je woonverblijf
}
om-need-techs = { $least ->
    [one] { $least } techtegel in je laboratorium
   *[other] { $least } techtegels in je laboratorium
}
om-need-hangar = { $least ->
    [one] { $least } schip in je hangar
   *[other] { $least } schepen in je hangar
}
om-need-research = { $least ->
    [one] { $least } onderzoekstegel
   *[other] { $least } onderzoekstegels
}
om-need-scientists = { $least ->
    [one] { $least } wetenschapper
   *[other] { $least } wetenschappers
}
om-need-contracts = { $least ->
    [one] { $least } voltooid contract
   *[other] { $least } voltooide contracten
}
om-need-cubes = { $least ->
    [one] { $least } eigen blokje in het voortgangsgebied
   *[other] { $least } eigen blokjes in het voortgangsgebied
}
om-need-complexes = eigen geavanceerde gebouwen in { $least } verschillende complexen van minstens 3 gebouwen
om-need-top-tech = een techtegel op niveau { $least }
om-need-lab-spaces = techtegels op de laboratoriumvelden { $spaces }
om-need-both-contracts = een voltooid opwaarderingscontract en een voltooid leveringscontract
om-need-contract = het voltooide { $contract }
om-need-goal = een voltooid privédoel
om-need-scientist = de { $scientist }
om-need-advanced-of = { $least } eigen { $building }
    .building = advanced
om-need-complex-of = een complex van minstens { $least } { $building }
om-need-stored = { $what } in je opslag
om-need-tech = je { $tech } op niveau { $level }
om-need-side = je spelersfiche in de { $side } om Mars
om-need-lead = minstens { $least } KP meer dan Lacerda

## Combinations

om-in-order = { $steps }
    .steps = after and nominative
om-choose = { $ways }
    .ways = nominative or-else
om-buy = { $case ->
    [infinitive] { $price } betalen om { $effect }
   *[other] betaal { $price } om { $effect }
}
    .effect = te
# What a boost adds to a step ("waardeer 1 gebouw op, en 1 extra …"), to the times of a step (time) or to movement points:
# at the end (point) or after a clause (clause).
om-more = { $case ->
    [time] , en één keer extra voor elke kolonist die je aan het werk zet
    [point] { " " }plus 1 voor elke kolonist die je aan het werk zet
    [clause] , plus 1 voor elke kolonist die je aan het werk zet
    [plus] ; +1 voor elke kolonist die je aan het werk zet
   *[other] , en 1 extra voor elke kolonist die je aan het werk zet
}
om-more-once = , en 1 extra als je een kolonist aan het werk zet
om-more-by-crystal = { $case ->
    [bought] , +1 voor elk extra kristal
    [short] , +1 voor elk kristal dat je daarvoor betaalt
    [clause] , plus 1 voor elk kristal dat je betaalt
   *[point] { " " }plus 1 voor elk kristal dat je betaalt
}

## Goods, points, colonists

om-gain = { $case ->
    [te] { $what } te ontvangen
    [inverted] ontvang je { $what }
    [infinitive] { $what } ontvangen
   *[other] ontvang { $what }
}
om-gain-more = { $case ->
    [after] ontvang daarna { $what } voor elke kolonist die je aan het werk zet
   *[other] ontvang { $what } voor elke kolonist die je aan het werk zet
}
om-gain-any = { $case ->
    [te] { $count ->
        [one] { $count } grondstof naar keuze (geen mineralen) te ontvangen{ $more }
       *[other] { $count } grondstoffen naar keuze (geen mineralen) te ontvangen{ $more }
    }
    [infinitive] { $count ->
        [one] { $count } grondstof naar keuze (geen mineralen) ontvangen{ $more }
       *[other] { $count } grondstoffen naar keuze (geen mineralen) ontvangen{ $more }
    }
   *[other] { $count ->
        [one] ontvang { $count } grondstof naar keuze (geen mineralen){ $more }
       *[other] ontvang { $count } grondstoffen naar keuze (geen mineralen){ $more }
    }
}
    .more = { $case ->
        [te] plus
       *[other] nominative
    }
om-warehouse = { $case ->
    [te] { $count ->
        [one] { $count } grondstof of kristal uit het pakhuis te nemen{ $more }
       *[other] maximaal { $count } grondstoffen of kristallen uit het pakhuis te nemen{ $more }
    }
    [infinitive] { $count ->
        [one] { $count } grondstof of kristal uit het pakhuis nemen{ $more }
       *[other] maximaal { $count } grondstoffen of kristallen uit het pakhuis nemen{ $more }
    }
   *[other] { $count ->
        [one] neem { $count } grondstof of kristal uit het pakhuis{ $more }
       *[other] neem maximaal { $count } grondstoffen of kristallen uit het pakhuis{ $more }
    }
}
om-warehouse-resource = { $case ->
    [te] { $count ->
        [one] { $count } grondstof uit het pakhuis te nemen{ $more }
       *[other] maximaal { $count } grondstoffen uit het pakhuis te nemen{ $more }
    }
    [infinitive] { $count ->
        [one] { $count } grondstof uit het pakhuis nemen{ $more }
       *[other] maximaal { $count } grondstoffen uit het pakhuis nemen{ $more }
    }
   *[other] { $count ->
        [one] neem { $count } grondstof uit het pakhuis{ $more }
       *[other] neem maximaal { $count } grondstoffen uit het pakhuis{ $more }
    }
}
om-score = scoor { $points } KP
om-retrieve-work = { $count ->
    [one] haal { $count } kolonist terug uit je werkgebied
   *[other] haal maximaal { $count } kolonisten terug uit je werkgebied
}
om-retrieve-anywhere = { $case ->
    [infinitive] { $count ->
        [one] { $count } kolonist terughalen van een actieveld of uit je werkgebied
       *[other] maximaal { $count } kolonisten terughalen van actievelden of uit je werkgebied
    }
   *[other] { $count ->
        [one] haal { $count } kolonist terug van een actieveld of uit je werkgebied
       *[other] haal maximaal { $count } kolonisten terug van actievelden of uit je werkgebied
    }
}
om-retrieve-all-slots = haal zoveel kolonisten als je wilt terug van de actievelden
om-produce = laat al je mijnwerkers en geavanceerde gebouwen produceren
om-produce-again = { $case ->
    [after] laat daarna één ervan nog een keer produceren voor elke kolonist die je aan het werk zet
   *[other] laat één ervan nog een keer produceren voor elke kolonist die je aan het werk zet
}

## Blueprints and buildings

om-take-blueprint = { $case ->
    [te] { $count ->
        [one] { $count } blauwdruk te nemen{ $more }
       *[other] maximaal { $count } blauwdrukken te nemen{ $more }
    }
    [infinitive] { $count ->
        [one] { $count } blauwdruk nemen{ $more }
       *[other] maximaal { $count } blauwdrukken nemen{ $more }
    }
   *[other] { $count ->
        [one] neem { $count } blauwdruk{ $more }
       *[other] neem maximaal { $count } blauwdrukken{ $more }
    }
}
om-upgrade = { $case ->
    [te] { $count ->
        [one] { $count } gebouw op te waarderen{ $more }
       *[other] maximaal { $count } gebouwen op te waarderen{ $more }
    }
    [infinitive] { $count ->
        [one] { $count } gebouw opwaarderen{ $more }
       *[other] maximaal { $count } gebouwen opwaarderen{ $more }
    }
   *[other] { $count ->
        [one] waardeer { $count } gebouw op{ $more }
       *[other] waardeer maximaal { $count } gebouwen op{ $more }
    }
}
om-upgrade-free = { $case ->
    [infinitive] { $count ->
        [one] { $count } gebouw gratis opwaarderen{ $more }
       *[other] maximaal { $count } gebouwen gratis opwaarderen{ $more }
    }
   *[other] { $count ->
        [one] waardeer { $count } gebouw gratis op{ $more }
       *[other] waardeer maximaal { $count } gebouwen gratis op{ $more }
    }
}
om-upgrade-anywhere = { $count ->
    [one] waardeer { $count } gebouw naar keuze op, waar dan ook op Mars{ $more }
   *[other] waardeer maximaal { $count } gebouwen naar keuze op, waar dan ook op Mars{ $more }
}
om-construct = bouw { $building }
    .building = indefinite
om-construct-boosted = bouw { $building } (elke kolonist die je aan het werk zet, verhoogt hiervoor het niveau van de gebruikte techtegel met 1)
    .building = indefinite
om-construct-any = bouw een gebouw naar keuze

## Laboratory

om-learn = { $case ->
    [infinitive] { $count ->
        [one] { $count } techtegel nemen{ $more }
       *[other] maximaal { $count } techtegels nemen{ $more }
    }
   *[other] { $count ->
        [one] neem { $count } techtegel{ $more }
       *[other] neem maximaal { $count } techtegels{ $more }
    }
}
om-develop = { $case ->
    [infinitive] { $count ->
        [one] één keer een techtegel ontwikkelen{ $more }
       *[other] maximaal { $count } keer een techtegel ontwikkelen{ $more }
    }
   *[other] { $count ->
        [one] ontwikkel één keer een techtegel{ $more }
       *[other] ontwikkel maximaal { $count } keer een techtegel{ $more }
    }
}
    .more = time
om-develop-free = { $case ->
    [te] { $count ->
        [one] één keer een techtegel te ontwikkelen zonder verdere kosten{ $more }
       *[other] maximaal { $count } keer een techtegel te ontwikkelen zonder verdere kosten{ $more }
    }
    [infinitive] { $count ->
        [one] één keer gratis een techtegel ontwikkelen{ $more }
       *[other] maximaal { $count } keer gratis een techtegel ontwikkelen{ $more }
    }
   *[other] { $count ->
        [one] ontwikkel één keer gratis een techtegel{ $more }
       *[other] ontwikkel maximaal { $count } keer gratis een techtegel{ $more }
    }
}
    .more = time

## Bots, rover, ships, scientists, travel

om-move-bots = { $case ->
    [te] je bots te verplaatsen (in totaal maximaal { $points } bewegingspunten{ $more })
    [infinitive] je bots verplaatsen (in totaal maximaal { $points } bewegingspunten{ $more })
   *[other] verplaats je bots met in totaal maximaal { $points } bewegingspunten{ $more }
}
    .more = { $case ->
        [te] bought
        [infinitive] short
       *[other] point
    }
om-move-bots-as-rovers = verplaats je bots met in totaal maximaal { $points } bewegingspunten{ $more }; ze verzamelen onderweg kristallen en tegels zoals een rover
    .more = point
om-move-rover = { $case ->
    [te] je rover te verplaatsen (maximaal { $points } bewegingspunten{ $more })
    [infinitive] je rover verplaatsen (maximaal { $points } bewegingspunten{ $more })
   *[other] verplaats je rover met maximaal { $points } bewegingspunten{ $more }
}
    .more = { $case ->
        [te] bought
        [infinitive] short
       *[other] point
    }
om-move-rover-by-tech = verplaats je rover met zoveel bewegingspunten als het niveau van één techtegel “Rover” aangeeft{ $more }
    .more = clause
om-welcome = { $count ->
    [one] verwelkom { $count } schip{ $more }
   *[other] verwelkom maximaal { $count } schepen{ $more }
}
om-welcome-free = { $case ->
    [infinitive] { $count ->
        [one] gratis { $count } schip verwelkomen{ $more }
       *[other] gratis maximaal { $count } schepen verwelkomen{ $more }
    }
   *[other] { $count ->
        [one] verwelkom gratis { $count } schip{ $more }
       *[other] verwelkom gratis maximaal { $count } schepen{ $more }
    }
}
om-welcome-more = { $count ->
    [one] verwelkom { $count } schip{ $more }; elk schip brengt 1 kolonist meer dan normaal mee
   *[other] verwelkom maximaal { $count } schepen{ $more }; elk schip brengt 1 kolonist meer dan normaal mee
}
om-take-scientist-free = { $case ->
    [infinitive] gratis een wetenschapper in dienst nemen
   *[other] neem gratis een wetenschapper in dienst
}
om-take-contract = neem een aardecontract
om-take-contract-free = { $case ->
    [infinitive] gratis een aardecontract nemen
   *[other] neem gratis een aardecontract
}
om-take-either = neem een wetenschapper in dienst of neem een aardecontract
om-travel-orbit = reis zonder shuttle of schip naar de baan om Mars
om-travel-colony = reis zonder shuttle of schip naar de kolonie
om-travel-other = { $case ->
    [infinitive] zonder shuttle of schip naar de andere kant van het speelbord reizen
   *[other] reis zonder shuttle of schip naar de andere kant van het speelbord
}
om-keep-discovery = leg een van de ontdekkingstegels uit het aanbod op deze kaart en gebruik het voordeel ervan; daarna geeft elk gebruik opnieuw het voordeel van die tegel

## What is said about each blueprint

om-fits = { $level ->
    [1] waardeert { $building } op
   *[other] waardeert { $building } op in een complex van minstens 3 gebouwen
}
    .building = indefinite
om-when-taken = wanneer je deze kaart neemt, ontvang je { $what }
om-built-or-not = aan het einde van het spel { $points } als deze blauwdruk gebouwd is, anders −{ $points }

## What is said about each scientist

om-hired-for = in dienst te nemen voor { $price }
om-works-in = werkt in { $building }: waar deze wetenschapper staat, kost de speciale actie geen kristallen
    .building = advanced
om-scores-each = aan het einde van het spel { $points } per { $building } op Mars, ongeacht de eigenaar
    .building = advanced

## What is said about each contract

om-contract-upgrade = vereist een { $building } in een complex van minstens 4 gebouwen
    .building = advanced
om-contract-delivery = lever { $goods }
om-done-or-not = aan het einde van het spel { $success } als het contract voltooid is, anders −{ $failure }

## What is said about each mission

om-mission-research-tiles = bijdrage: een onderzoekstegel van Mars nemen
om-mission-blueprints = bijdrage: een blauwdruk nemen
om-mission-advanced-buildings = bijdrage: een gebouw opwaarderen
om-mission-bots = bijdrage: een bot op Mars plaatsen
om-mission-discovery-tiles = bijdrage: een ontdekkingstegel van Mars nemen
om-mission-techs = bijdrage: een techtegel van het techraster nemen
om-mission-progress-cubes = bijdrage: een blokje in het voortgangsgebied leggen
om-mission-scientists = bijdrage: een wetenschapper in dienst nemen
om-mission-contracts = bijdrage: een aardecontract voltooien
om-mission-crystals = wie bijdraagt, ontvangt { $what }
om-mission-steps = nodige bijdragen: { $count } ({ $players } spelers), { $others }
    .others = nominative comma
om-mission-step = { $count } ({ $players } spelers)
om-mission-marker = de fiche van deze missie ligt bij de hoofdactie “{ $action }”

## First Colonist cards

om-first-card = wanneer je { $buildings } bouwt, leg je deze kaart af en trek je 2 taakkaarten
    .buildings = indefinite or
om-task-learn-tech = taak: een techtegel nemen
om-task-welcome-ship = taak: een schip verwelkomen
om-task-construct-shelter = taak: een onderkomen bouwen
om-task-hire-scientist = taak: een wetenschapper in dienst nemen
om-task-develop = taak: een techtegel ontwikkelen
om-task-develop-twice = taak: in één beurt twee keer een techtegel ontwikkelen
om-task-place-discovery = taak: een ontdekkingstegel plaatsen
om-task-obtain-blueprint = taak: een blauwdruk nemen

## Rewards of the Life Support System

om-score-each = scoor { $points } { $per }
om-each-top-tech = voor elk niveau van je verst ontwikkelde techtegel
om-each-hangar = voor elk schip in je hangar
om-each-advanced = voor elk eigen geavanceerd gebouw
om-each-mines = voor elke mijn met een kolonist of fiche van jou
om-each-bots = voor elk van je bots op Mars
om-each-discoveries = voor elke ontdekkingstegel die je hebt genomen
om-each-shelters = voor elk van je onderkomens
om-each-quarters = voor elke kolonist in je woonverblijf

## Tech tiles

om-tech-building = voor een complex: het nieuwe gebouw mag met hoogstens zoveel { $building } verbonden worden als het niveau van deze tegel aangeeft
om-tech-shelter = voor een complex: het nieuwe onderkomen mag met hoogstens zoveel eigen onderkomens verbonden worden als het niveau van deze tegel aangeeft
om-tech-rover = geeft een rover zoveel extra bewegingspunten als het niveau van deze tegel aangeeft
om-tech-upgrade = wanneer je opwaardeert, mag je zoveel extra gebouwen opwaarderen als het niveau van deze tegel aangeeft
om-tech-ship = wanneer je schepen verwelkomt, ontvang je één keer per actie maximaal zoveel extra kolonisten als het niveau van deze tegel aangeeft

## Executive action 8

om-use-building = { $case ->
    [infinitive] de speciale actie van een van je geavanceerde gebouwen uitvoeren ({ $price }; gratis waar een passende wetenschapper staat)
   *[other] betaal { $price } om de speciale actie van een van je geavanceerde gebouwen uit te voeren; die is gratis waar een passende wetenschapper staat
}

## Solo cards

om-solo-actions = actie van Lacerda: in de baan om Mars “{ $orbit }”, in de kolonie “{ $colony }”
om-solo-mission = vanaf de tweede keer door de stapel brengt deze kaart missie { $letter } verder
om-solo-travels = Lacerda reist mee met de shuttle
om-solo-stays = Lacerda blijft waar hij is wanneer de shuttle reist

## What points are for

om-for-first-step = voor de eerste stap van de LSS-fiche ({ $building })
om-for-reward = voor de { $card }
om-for-progress = voor voortgangsblokjes
