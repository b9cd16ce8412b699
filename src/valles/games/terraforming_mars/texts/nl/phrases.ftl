# What cards say. A phrase has a small first letter and no full stop: it may stand inside another one.
# An attribute named after an argument says which case it takes, and after it how a list is joined (and, or) and the case of
# its items before the last.
# Inner phrases come as $case says: te ("te trekken"), infinitive ("trekken"), inverted ("trek je"), permitted ("mag je
# uitgeven"), else imperative.

## The parts of a card

text-start = je begint met { $credits }
text-needs = vereist { $needs }
text-first = Eerste actie: { $effect }
text-action = Actie: { $effect }
text-effect = Effect: { $effect }
text-wild = wanneer je een actie uitvoert, telt het joker-label als een label naar keuze

## Requirements

need-oxygen-least = minstens { $level }% zuurstof
need-oxygen-most = hoogstens { $level }% zuurstof
need-temperature-least = { $level } °C of warmer
need-temperature-most = { $level } °C of kouder
need-oceans-least = { $level ->
    [one] minstens { $level } oceaantegel
   *[other] minstens { $level } oceaantegels
}
need-oceans-most = { $level ->
    [one] hoogstens { $level } oceaantegel
   *[other] hoogstens { $level } oceaantegels
}
need-tags = { $tags }
need-production = een { $what } van minstens { $least }
    .what = production
need-cities = { $tiles } in het spel
need-greeneries = { $tiles } in je bezit
now-oxygen = { $level }%
now-temperature = { $level } °C
now-oceans = { $level }

## Combinations

in-order = { $steps }
    .steps = { $case }
price = { $case ->
    [te] { $price } en { $then }
   *[other] { $price } om { $then }
}
    .price = { $case }
    .then = { $case ->
        [permitted] het-te
       *[other] te
    }
choose = { $ways }
    .ways = { $case } or-else
may = { $case ->
    [inverted] mag je { $effect }
   *[other] je mag { $effect }
}
    .effect = infinitive
if-tagged = als je minstens { $tags } hebt, { $then }; anders { $otherwise }
    .then = inverted
    .otherwise = inverted
if-tagged-production = als je minstens { $tags } hebt, { $then }, anders met { $less }
    .then = inverted
if-rating-rose = als je TN in deze generatie al is gestegen, { $effect }
    .effect = permitted

## Resources on the player board

gain = { $case ->
    [te] { $what } te ontvangen
    [infinitive] { $what } ontvangen
    [inverted] ontvang je { $what }
   *[other] ontvang { $what }
}
gain-per = { $case ->
    [te] { $what } te ontvangen { $per }
    [infinitive] { $what } ontvangen { $per }
    [inverted] ontvang je { $what } { $per }
   *[other] ontvang { $what } { $per }
}
lose = { $case ->
    [te] { $what } te verliezen
    [infinitive] { $what } verliezen
   *[other] verlies { $what }
}
spend = { $case ->
    [te] { $what } uit te geven
    [infinitive] { $what } uitgeven
    [inverted] geef je { $what } uit
    [permitted] mag je { $what } uitgeven
   *[other] geef { $what } uit
}
pay = { $case ->
    [infinitive] { $what } betalen
   *[other] betaal { $what }
}
pay-using = { $case ->
    [te] { $what } uit te geven (je mag met { $metal } betalen)
    [infinitive] { $what } uitgeven (je mag met { $metal } betalen)
    [inverted] geef je { $what } uit (je mag met { $metal } betalen)
   *[other] geef { $what } uit (je mag met { $metal } betalen)
}
exchange = geef zoveel { $given } uit als je wilt en ontvang evenveel { $received }
remove = { $case ->
    [infinitive] maximaal { $what } van een willekeurige speler verwijderen
   *[other] verwijder maximaal { $what } van een willekeurige speler
}
remove-neighbour = { $case ->
    [infinitive] maximaal { $what } verwijderen van de eigenaar van een tegel naast die oceaantegel
   *[other] verwijder maximaal { $what } van de eigenaar van een tegel naast die oceaantegel
}
steal = { $case ->
    [infinitive] maximaal { $what } van een willekeurige speler stelen
   *[other] steel maximaal { $what } van een willekeurige speler
}

## Production

production-up = { $case ->
    [te] { $up } te verhogen
    [infinitive] { $up } verhogen
    [inverted] verhoog je { $up }
   *[other] verhoog { $up }
}
    .up = je
production-down = { $case ->
    [te] { $down } te verlagen
    [infinitive] { $down } verlagen
    [inverted] verlaag je { $down }
   *[other] verlaag { $down }
}
    .down = je
production = { $up-count ->
    [1] { $case ->
        [te] { $down } te verlagen en { $up } te verhogen
        [infinitive] { $down } verlagen en { $up } verhogen
       *[other] verlaag { $down } en verhoog { $up }
    }
   *[other] { $case ->
        [te] { $down } te verlagen, { $up } te verhogen
        [infinitive] { $down } verlagen, { $up } verhogen
       *[other] verlaag { $down }, verhoog { $up }
    }
}
    .down = je
    .up = je
production-per = { $case ->
    [te] { $what } te verhogen { $per }
    [infinitive] { $what } verhogen { $per }
    [inverted] verhoog je { $what } { $per }
   *[other] verhoog { $what } { $per }
}
    .what = je
reduce = { $case ->
    [te] de { $what } te verlagen
    [infinitive] bij een willekeurige speler de { $what } verlagen
   *[other] verlaag bij een willekeurige speler de { $what }
}
    .what = production
exchange-production = { $case ->
    [te] je { $given } met zoveel niveaus te verlagen als je wilt en je { $received } met evenveel niveaus te verhogen
    [infinitive] je { $given } verlagen met zoveel niveaus als je wilt en je { $received } verhogen met evenveel niveaus
   *[other] verlaag je { $given } met zoveel niveaus als je wilt en verhoog je { $received } met evenveel niveaus
}
    .given = production
    .received = production
metal-production = { $case ->
    [infinitive] je productie van het metaal dat op die zone is afgebeeld, met 1 verhogen
   *[other] verhoog je productie van het metaal dat op die zone is afgebeeld, met 1
}
copy-production = { $case ->
    [infinitive] de gedrukte productiewijziging van een van je kaarten met { $tag } herhalen
   *[other] herhaal de gedrukte productiewijziging van een van je kaarten met { $tag }
}
    .tag = indefinite
raise-lowest-production = { $case ->
    [te] een van je laagste producties met { $steps-count } te verhogen
    [infinitive] een van je laagste producties met { $steps-count } verhogen
    [inverted] verhoog je een van je laagste producties met { $steps-count }
   *[other] verhoog een van je laagste producties met { $steps-count }
}

## For each

each-tag = { $every ->
    [1] voor elk { $tag } dat je hebt
   *[other] per { $every } { $tag } die je hebt
}
each-tag-of-opponents = voor elk { $tag } dat je tegenstanders hebben
each-city = voor elke stadstegel in het spel
each-city-on-mars = voor elke stadstegel op Mars
each-event = voor elk evenement dat een speler tot nu toe heeft gespeeld

## Resources on cards

add = { $case ->
    [te] { $what } { $to } te leggen
    [infinitive] { $what } { $to } leggen
    [inverted] leg je { $what } { $to }
   *[other] leg { $what } { $to }
}
to-this = op deze kaart
to-another-card = op een andere kaart van jou
to-any-card = op een van je kaarten
to-card-with-resources = op een van je kaarten waarop al minstens 1 bron ligt
to-that-card = op de gespeelde kaart
spend-holding = { $case ->
    [te] { $what } van deze kaart uit te geven
    [infinitive] { $what } van deze kaart uitgeven
    [inverted] geef je { $what } van deze kaart uit
   *[other] geef { $what } van deze kaart uit
}
take = { $case ->
    [te] { $what } van een willekeurige kaart te verwijderen
    [infinitive] { $what } van een willekeurige kaart verwijderen
    [inverted] verwijder je { $what } van een willekeurige kaart
   *[other] verwijder { $what } van een willekeurige kaart
}
remove-holding = { $case ->
    [infinitive] maximaal { $what } van de kaarten van een willekeurige speler verwijderen
   *[other] verwijder maximaal { $what } van de kaarten van een willekeurige speler
}

## Global parameters, rating, tiles

raise-temperature = { $case ->
    [te] de temperatuur met { $steps } te verhogen
    [infinitive] de temperatuur met { $steps } verhogen
    [inverted] verhoog je de temperatuur met { $steps }
   *[other] verhoog de temperatuur met { $steps }
}
raise-oxygen = { $case ->
    [te] het zuurstofgehalte met { $steps } te verhogen
    [infinitive] het zuurstofgehalte met { $steps } verhogen
    [inverted] verhoog je het zuurstofgehalte met { $steps }
   *[other] verhoog het zuurstofgehalte met { $steps }
}
raise-rating = { $case ->
    [het-te] het met { $steps-count } te verhogen
    [te] je TN met { $steps-count } te verhogen
    [infinitive] je TN met { $steps-count } verhogen
    [inverted] verhoog je je TN met { $steps-count }
   *[other] verhoog je TN met { $steps-count }
}
raise-rating-per = { $case ->
    [te] je TN met { $steps-count } te verhogen { $per }
    [infinitive] je TN met { $steps-count } verhogen { $per }
    [inverted] verhoog je je TN met { $steps-count } { $per }
   *[other] verhoog je TN met { $steps-count } { $per }
}
place-tile = { $case ->
    [te] { $tile } te plaatsen
    [infinitive] { $tile } plaatsen
    [inverted] plaats je { $tile }
   *[other] plaats { $tile }
}
place-tile-where = { $case ->
    [te] { $tile } te plaatsen { $where }
    [infinitive] { $tile } plaatsen { $where }
    [inverted] plaats je { $tile } { $where }
   *[other] plaats { $tile } { $where }
}
claim-land = { $case ->
    [te] een van je spelermarkers op een vrije, niet-gereserveerde zone te leggen
    [infinitive] een vrije, niet-gereserveerde zone opeisen
   *[other] leg een van je spelermarkers op een vrije, niet-gereserveerde zone: alleen jij mag daar een tegel plaatsen
}
on-area = op zone { $space }
on-land = op een zone die niet voor oceanen is gereserveerd
on-ocean-area = op een voor oceanen gereserveerde zone
alone = op een zone zonder aangrenzende tegels
beside-city = naast een stadstegel
beside-two-cities = naast minstens 2 stadstegels
beside-greenery = naast een groentegel
on-metal = op een zone met staal of titaan als plaatsingsbonus
on-metal-beside-own = op een zone met staal of titaan als plaatsingsbonus, naast een van je tegels
on-volcano = op een vulkanische zone
at-noctis = op de voor Noctis Stad gereserveerde zone
at-phobos = op de voor “Phobos-ruimtehaven” gereserveerde zone
at-ganymede = op de voor “Ganymedeskolonie” gereserveerde zone
apart-from-cities = niet naast een stadstegel
beside-own-if-possible = zo mogelijk naast een van je tegels

## Project cards

draw = { $case ->
    [te] { $cards } te trekken
    [infinitive] { $cards } trekken
    [inverted] trek je { $cards }
   *[other] trek { $cards }
}
keep-cards = houd alle { $cards } die je krijgt, zonder ervoor te betalen
discard = { $case ->
    [te] { $cards } af te leggen
    [infinitive] { $cards } afleggen
    [inverted] leg je { $cards } af
   *[other] leg { $cards } af
}
look = { $case ->
    [infinitive] de bovenste { $cards } van de projectstapel bekijken, er { $taken-count } aan je hand toevoegen en de rest afleggen
   *[other] bekijk de bovenste { $cards } van de projectstapel, voeg er { $taken-count } aan je hand toe en leg de rest af
}
buy-top = bekijk de bovenste kaart van de projectstapel en koop die voor { $price } of leg die af
reveal = { $case ->
    [te] de bovenste kaart van de projectstapel te onthullen en af te leggen; als die { $tag } heeft, { $then }
   *[other] onthul de bovenste kaart van de projectstapel en leg die af; als die { $tag } heeft, { $then }
}
    .tag = indefinite
    .then = inverted
reveal-until = { $case ->
    [infinitive] kaarten van de projectstapel onthullen tot er { $count } met { $tag } zijn verschenen, die aan je hand toevoegen en de andere afleggen
   *[other] onthul kaarten van de projectstapel tot er { $count } met { $tag } zijn verschenen; voeg die aan je hand toe en leg de andere af
}
    .tag = indefinite
sell-patents = leg zoveel kaarten af als je wilt en ontvang 1 M€ per kaart
next-card-discount = de volgende kaart die je in deze generatie speelt, kost { $what } minder
next-card-shift = bij de volgende kaart die je in deze generatie speelt, mogen de algemene parameters maximaal { $steps } van de vereisten afwijken, naar boven of naar beneden
play-from-hand-discount = { $case ->
    [infinitive] een kaart uit je hand spelen die { $what } minder kost
   *[other] speel een kaart uit je hand die { $what } minder kost
}
play-from-hand-ignoring = { $case ->
    [infinitive] een kaart uit je hand spelen zonder op de vereisten voor algemene parameters te letten
   *[other] speel een kaart uit je hand zonder op de vereisten voor algemene parameters te letten
}
fund-award-free = financier gratis een onderscheiding

## Lasting effects

discount = kaarten kosten je { $what } minder
discount-tag = kaarten met { $tag } kosten je { $what } minder
    .tag = indefinite
discount-standard = het standaardproject “Elektriciteitscentrale” kost je { $what } minder
shift-requirements = bij het spelen van je kaarten mogen de algemene parameters maximaal { $steps } van de vereisten afwijken, naar boven of naar beneden
metal-value = elke eenheid { $metals } is voor jou { $more } meer waard
    .metals = nominative or
protect-this = van deze kaart mag niets worden verwijderd
protect-habitats = tegenstanders mogen je planten, dieren en microben niet verwijderen
heat-as-credits = je mag warmte als M€ gebruiken
holding-as-credits = bij het spelen van een kaart met { $tag } mag je { $what } van deze kaart als { $each } per stuk uitgeven
    .tag = indefinite
greenery-price = je hoeft voor een groentegel maar { $what } om te zetten

## Effects that wait for something

you-play = telkens wanneer je een { $tags } speelt, ook met deze kaart, { $do }
    .tags = nominative or compound
    .do = inverted
anyone-plays = telkens wanneer iemand een { $tags } speelt, ook jij met deze kaart, { $do }
    .tags = nominative or compound
    .do = inverted
you-play-event = { $tags-count ->
    [0] wanneer je een evenement speelt, { $do }
   *[other] wanneer je een evenement met een { $tags } speelt, { $do }
}
    .tags = nominative or compound
    .do = inverted
city-placed = wanneer iemand een stadstegel plaatst, { $do }
    .do = inverted
city-placed-on-mars = wanneer iemand een stadstegel op Mars plaatst, { $do }
    .do = inverted
you-place-city = wanneer je een stadstegel plaatst, { $do }
    .do = inverted
ocean-placed = wanneer iemand een oceaantegel plaatst, { $do }
    .do = inverted
you-place-greenery = wanneer je een groentegel plaatst, { $do }
    .do = inverted
you-cover-metal = wanneer je een tegel plaatst op een zone met staal of titaan als plaatsingsbonus, { $do }
    .do = inverted
you-use-standard-project = wanneer je een ander standaardproject dan “Octrooien verkopen” gebruikt, { $do }
    .do = inverted
you-pay = wanneer je een kaart of een standaardproject met een gedrukte kostprijs van minstens { $least } M€ betaalt, { $do }
    .do = inverted
you-play-points = wanneer je een kaart speelt met overwinningspunten die niet negatief zijn, ook deze kaart, { $do }
    .do = inverted

## Victory points

points = { $points }
points-per-holding = { $points } per { $what } op deze kaart
points-per-tag = { $points } per { $tag } dat je hebt
points-per-city = { $points } per { $tiles } in het spel
points-per-adjacent-ocean = { $points } per oceaantegel naast de tegel van deze kaart
points-per-adjacent-city = { $points } per stadstegel naast de tegel van deze kaart
points-if-any = { $points } als er minstens 1 { $what } op deze kaart ligt

## Milestones and awards

goal-rating = een terraform niveau (TN) van minstens { $least }
goal-tiles = minstens { $tiles } in je bezit
goal-tags = minstens { $tags }
goal-hand = minstens { $cards } in je hand
goal-stock = een voorraad van minstens { $least } { $what }
most-rating = het hoogste terraform niveau (TN)
most-tiles = de meeste eigen { $tiles }
most-tags = de meeste { $tags }
most-hand = de meeste kaarten in de hand
most-production = de hoogste { $what }
    .what = production
most-stock = de grootste voorraad { $what }
goal-tags-together = minstens { $least } { $tags }
    .tags = nominative and compound
most-tags-together = de meeste { $tags }
    .tags = nominative and compound
counted-tags-together = { $tags }
    .tags = nominative and compound
counted-different-tags = verschillende labels
goal-different-tags = minstens { $least } verschillende labels in het spel
most-different-tags = de meeste verschillende labels in het spel
counted-projects = groene en blauwe kaarten
goal-projects = minstens { $least } groene en blauwe kaarten in het spel
most-projects = de meeste groene en blauwe kaarten in het spel
counted-green-projects = groene kaarten
goal-green-projects = minstens { $least } groene kaarten in het spel
most-green-projects = de meeste groene kaarten in het spel
counted-demanding-projects = kaarten met een vereiste
goal-demanding-projects = minstens { $least } groene en blauwe kaarten met een vereiste in het spel
most-demanding-projects = de meeste groene en blauwe kaarten met een vereiste in het spel
counted-costly-projects = kaarten van { $cost } M€ of meer
goal-costly-projects = minstens { $least } groene en blauwe kaarten in het spel met gedrukte kosten van { $cost } M€ of meer
most-costly-projects = de meeste groene en blauwe kaarten in het spel met gedrukte kosten van { $cost } M€ of meer
counted-events = gespeelde evenementen
goal-events = minstens { $least } gespeelde evenementen
most-events = de meeste gespeelde evenementen
counted-highest-production = hoogste productie
goal-highest-production = een productie van minstens { $least }, welke dan ook
most-highest-production = de hoogste productie, welke dan ook
counted-raised-productions = verhoogde producties
goal-raised-productions = { $least ->
    [6] alle zes producties boven hun beginwaarde
   *[other] minstens { $least } producties boven hun beginwaarde
}
most-raised-productions = de meeste producties boven hun beginwaarde
counted-resources-on-cards = bronnen op kaarten
goal-resources-on-cards = minstens { $least } bronnen op je kaarten
most-resources-on-cards = de meeste bronnen op kaarten
counted-tiles-in-rows = tegels in de onderste { $rows ->
    [2] twee
    [4] vier
   *[other] { $rows }
} rijen
goal-tiles-in-rows = minstens { $tiles } in je bezit in de onderste { $rows ->
    [2] twee
    [4] vier
   *[other] { $rows }
} rijen
most-tiles-in-rows = de meeste eigen tegels in de onderste { $rows ->
    [2] twee
    [4] vier
   *[other] { $rows }
} rijen
counted-tiles-beside-oceans = tegels naast oceanen
goal-tiles-beside-oceans = minstens { $least } eigen tegels naast oceanen
most-tiles-beside-oceans = de meeste eigen tegels naast oceanen
