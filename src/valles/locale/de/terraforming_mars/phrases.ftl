# What cards say. A phrase has a small first letter and no full stop: it may stand inside another one.
# An attribute named after an argument says which case it takes, and after it how a list is joined (and, or).
# Inner phrases come as $case says: zu ("zu ziehen"), infinitive ("ziehen"), inverted ("darfst du"), else imperative.

## The parts of a card

text-start = du beginnst mit { $credits }
    .credits = dative
text-needs = Bedingung: { $needs }
text-first = Erste Aktion: { $effect }
text-action = Aktion: { $effect }
text-effect = Effekt: { $effect }

## Requirements

need-oxygen-least = mindestens { $level } % Sauerstoff
need-oxygen-most = höchstens { $level } % Sauerstoff
need-temperature-least = mindestens { $level } °C
need-temperature-most = höchstens { $level } °C
need-oceans-least = mindestens { $level } Ozeanplättchen
need-oceans-most = höchstens { $level } Ozeanplättchen
need-tags = { $tags }
need-production = eine { $what } von mindestens { $least }
    .what = production
need-cities = { $tiles } im Spiel
need-greeneries = { $tiles } in deinem Besitz
now-oxygen = { $level } %
now-temperature = { $level } °C
now-oceans = { $level }

## Combinations

in-order = { $steps }
    .steps = { $case }
price = { $price }, um { $then }
    .price = { $case }
    .then = zu
choose = { $ways }
    .ways = { $case } or-else
may = { $case ->
    [inverted] darfst du { $effect }
   *[other] du darfst { $effect }
}
    .effect = infinitive
if-tagged = wenn du mindestens { $tags } hast, { $then }; sonst { $otherwise }
    .tags = accusative
    .then = inverted
if-rating-rose = wenn dein Terraformwert in dieser Generation gestiegen ist, { $effect }
    .effect = inverted

## Resources on the player board

gain = { $case ->
    [zu] { $what } zu erhalten
   *[other] erhalte { $what }
}
    .what = accusative
gain-per = { $case ->
    [zu] { $what } { $per } zu erhalten
   *[other] erhalte { $what } { $per }
}
    .what = accusative
lose = verliere { $what }
    .what = accusative
spend = gib { $what } aus
    .what = accusative
pay-using = gib { $what } aus (du darfst mit { $metal } bezahlen)
    .what = accusative
    .metal = dative
exchange = gib beliebig viel { $given } aus und erhalte die gleiche Menge { $received }
remove = entferne bis zu { $what } eines beliebigen Spielers
    .what = accusative
remove-neighbour = entferne bis zu { $what } eines Spielers, dem ein Plättchen neben diesem Ozeanplättchen gehört
    .what = accusative
steal = klaue einem beliebigen Spieler bis zu { $what }
    .what = accusative

## Production

production-up = { $case ->
    [zu] deine Produktion um { $up } zu erhöhen
   *[other] erhöhe deine Produktion um { $up }
}
    .up = accusative
production-down = verringere deine Produktion um { $down }
    .down = accusative
production = verringere deine Produktion um { $down } und erhöhe sie um { $up }
    .down = accusative
    .up = accusative
production-per = erhöhe deine Produktion um { $what } { $per }
    .what = accusative
reduce = verringere die Produktion eines beliebigen Spielers um { $what }
    .what = accusative
exchange-production = verringere deine { $given } um beliebig viele Stufen und erhöhe deine { $received } um ebenso viele
    .given = production
    .received = production
metal-production = erhöhe deine Produktion um 1 Einheit des Metalls, das auf diesem Gebiet abgebildet ist
copy-production = wiederhole die aufgedruckte Produktionsänderung einer deiner Karten mit einem { $tag }
    .tag = dative

## For each

each-tag = { $every ->
    [1] für jedes { $tag }, das du hast
   *[other] für je { $every } { $tag }, die du hast
}
    .tag = accusative
each-tag-of-opponents = für jedes { $tag }, das deine Gegenspieler haben
    .tag = accusative
each-city = für jedes Stadtplättchen im Spiel
each-city-on-mars = für jedes Stadtplättchen auf dem Mars
each-event = für jedes Ereignis, das bisher von irgendwem ausgespielt wurde

## Resources on cards

add = { $case ->
    [zu] { $what } { $to } zu legen
   *[other] lege { $what } { $to }
}
    .what = accusative
to-this = auf diese Karte
to-another-card = auf eine andere deiner Karten
to-any-card = auf eine deiner Karten
to-card-with-resources = auf eine deiner Karten, auf der schon welche liegen
to-that-card = auf die ausgespielte Karte
spend-holding = gib { $what } von dieser Karte aus
    .what = accusative
take = entferne { $what } von einer beliebigen Karte
    .what = accusative
remove-holding = entferne bis zu { $what } von den Karten eines beliebigen Spielers
    .what = accusative

## Global parameters, rating, tiles

raise-temperature = { $case ->
    [zu] die Temperatur um { $steps } zu erhöhen
   *[other] erhöhe die Temperatur um { $steps }
}
    .steps = accusative
raise-oxygen = { $case ->
    [zu] den Sauerstoffgehalt um { $steps } zu erhöhen
   *[other] erhöhe den Sauerstoffgehalt um { $steps }
}
    .steps = accusative
raise-rating = { $case ->
    [zu] deinen Terraformwert um { $steps } zu erhöhen
   *[other] erhöhe deinen Terraformwert um { $steps }
}
    .steps = accusative
raise-rating-per = erhöhe deinen Terraformwert um { $steps } { $per }
    .steps = accusative
place-tile = { $case ->
    [zu] { $tile } zu platzieren
   *[other] platziere { $tile }
}
    .tile = accusative
place-tile-where = { $case ->
    [zu] { $tile } { $where } zu platzieren
   *[other] platziere { $tile } { $where }
}
    .tile = accusative
claim-land = lege deinen Spielermarker auf ein freies, nicht reserviertes Gebiet: Nur du darfst dort ein Plättchen platzieren
on-area = auf Gebiet { $space }
on-land = auf einem nicht für Ozean reservierten Gebiet
on-ocean-area = auf einem Ozean-Gebiet
alone = neben keinem anderen Plättchen
beside-city = neben einem Stadtplättchen
beside-two-cities = neben mindestens 2 Stadtplättchen
beside-greenery = neben einem Grünflächenplättchen
on-metal = auf einem Gebiet mit Stahl oder Titan als Platzierungsbonus
on-metal-beside-own = auf einem Gebiet mit Stahl oder Titan als Platzierungsbonus, neben einem deiner Plättchen
on-volcano = auf einem Vulkangebiet
at-noctis = auf dem für die Stadt Noctis reservierten Gebiet
at-phobos = auf dem für den Phobos Raumhafen reservierten Gebiet
at-ganymede = auf dem für die Ganymed Kolonie reservierten Gebiet
apart-from-cities = nicht neben einem Stadtplättchen
beside-own-if-possible = wenn möglich neben einem deiner Plättchen

## Project cards

draw = { $case ->
    [zu] { $cards } zu ziehen
   *[other] ziehe { $cards }
}
    .cards = accusative
keep-cards = behalte alle { $cards }, die du bekommst, ohne zu bezahlen
    .cards = accusative
discard = { $case ->
    [infinitive] { $cards } abwerfen
   *[other] wirf { $cards } ab
}
    .cards = accusative
look = sieh dir die obersten { $cards } des Stapels an, nimm { $taken } auf die Hand und wirf den Rest ab
    .cards = accusative
    .taken = accusative
buy-top = sieh dir die oberste Karte des Stapels an und kaufe sie für { $price } oder wirf sie ab
    .price = accusative
reveal = { $case ->
    [zu] die oberste Karte des Stapels aufzudecken und abzuwerfen; hat sie ein { $tag }, { $then }
   *[other] decke die oberste Karte des Stapels auf und wirf sie ab; hat sie ein { $tag }, { $then }
}
    .tag = accusative
    .then = inverted
sell-patents = wirf beliebig viele Karten ab und erhalte je 1 M€
next-card-discount = die nächste Karte, die du in dieser Generation ausspielst, kostet { $what } weniger
    .what = accusative
next-card-shift = die nächste Karte, die du in dieser Generation ausspielst, darf ihre Bedingungen an globale Parameter um bis zu { $steps } nach oben oder unten verfehlen
    .steps = accusative

## Lasting effects

discount = Karten kosten dich { $what } weniger
    .what = accusative
discount-tag = Karten mit einem { $tag } kosten dich { $what } weniger
    .tag = dative
    .what = accusative
discount-standard = das Standard-Projekt „Kraftwerk“ kostet dich { $what } weniger
    .what = accusative
shift-requirements = deine Karten dürfen ihre Bedingungen an globale Parameter um bis zu { $steps } nach oben oder unten verfehlen
    .steps = accusative
metal-value = jede Einheit { $metals } ist für dich { $more } mehr wert
    .metals = nominative or
    .more = accusative
protect-this = von dieser Karte darf nichts entfernt werden
protect-habitats = Gegenspieler dürfen deine Pflanzen, Tiere und Mikroben nicht entfernen
heat-as-credits = du darfst Wärme wie M€ verwenden
greenery-price = du musst nur { $what } in ein Grünflächenplättchen umwandeln
    .what = accusative

## Effects that wait for something

you-play = wenn du ein { $tags } ausspielst, auch mit dieser Karte, { $do }
    .tags = accusative or
    .do = inverted
anyone-plays = wenn jemand ein { $tags } ausspielt, auch du mit dieser Karte, { $do }
    .tags = accusative or
    .do = inverted
you-play-event = { $tags-count ->
    [0] wenn du ein Ereignis ausspielst, { $do }
   *[other] wenn du ein Ereignis mit einem { $tags } ausspielst, { $do }
}
    .tags = dative or
    .do = inverted
city-placed = wenn jemand ein Stadtplättchen platziert, { $do }
    .do = inverted
city-placed-on-mars = wenn jemand ein Stadtplättchen auf dem Mars platziert, { $do }
    .do = inverted
you-place-city = wenn du ein Stadtplättchen platzierst, { $do }
    .do = inverted
ocean-placed = wenn jemand ein Ozeanplättchen platziert, { $do }
    .do = inverted
you-place-greenery = wenn du ein Grünflächenplättchen platzierst, { $do }
    .do = inverted
you-cover-metal = wenn du ein Plättchen auf einem Gebiet mit Stahl oder Titan als Platzierungsbonus platzierst, { $do }
    .do = inverted
you-use-standard-project = wenn du ein Standard-Projekt außer „Patente verkaufen“ nutzt, { $do }
    .do = inverted
you-pay = wenn du eine Karte oder ein Standard-Projekt mit aufgedruckten Kosten von mindestens { $least } M€ bezahlst, { $do }
    .do = inverted

## Victory points

points = { $points }
points-per-holding = { $points } je { $what } auf dieser Karte
    .what = accusative
points-per-tag = { $points } je { $tag }, das du hast
    .tag = accusative
points-per-city = { $points } je { $tiles } im Spiel
    .tiles = accusative
points-per-adjacent-ocean = { $points } je Ozeanplättchen neben dem Plättchen dieser Karte
points-per-adjacent-city = { $points } je Stadtplättchen neben dem Plättchen dieser Karte
points-if-any = { $points }, wenn mindestens 1 { $what } auf dieser Karte liegt

## Milestones and awards

goal-rating = ein Terraformwert von mindestens { $least }
goal-tiles = mindestens { $tiles } in deinem Besitz
goal-tags = mindestens { $tags }
goal-hand = mindestens { $cards } auf der Hand
goal-stock = ein Vorrat von mindestens { $least } { $what }
most-rating = der höchste Terraformwert
most-tiles = die meisten eigenen { $tiles }
most-tags = die meisten { $tags }
most-hand = die meisten Handkarten
most-production = die höchste { $what }
    .what = production
most-stock = am meisten { $what }
