# What cards say. A phrase has a small first letter and no full stop: it may stand inside another one.
# An attribute named after an argument says which case it takes, and after it how a list is joined (and, or) and the case of
# its items before the last.
# Inner phrases come as $case says: zu ("zu ziehen"), infinitive ("ziehen"), inverted ("ziehst du"), permitted ("darfst du
# ziehen"), ihn-zu ("ihn … zu erhöhen"), else imperative.

## The parts of a card

text-start = du beginnst mit { $credits }
    .credits = dative
text-needs = Bedingung: { $needs }
text-first = Erste Aktion: { $effect }
text-action = Aktion: { $effect }
text-effect = Effekt: { $effect }
text-wild = wenn du eine Aktion ausführst, zählt das Jokersymbol als ein Symbol deiner Wahl

## Requirements

need-oxygen-least = mindestens { $level } % Sauerstoff
need-oxygen-most = höchstens { $level } % Sauerstoff
need-temperature-least = { $level } °C oder wärmer
need-temperature-most = { $level } °C oder kälter
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
price = { $case ->
    [zu] { $price } und { $then }
   *[other] { $price }, um { $then }
}
    .price = { $case }
    .then = { $case ->
        [permitted] ihn-zu
       *[other] zu
    }
choose = { $case ->
    [inverted] wählst du: { $ways }
   *[other] { $ways }
}
    .ways = { $case ->
        [inverted] infinitive or
       *[other] { $case } or-else
    }
may = { $case ->
    [inverted] darfst du { $effect }
   *[other] du darfst { $effect }
}
    .effect = infinitive
if-tagged = wenn du mindestens { $tags } hast, { $then }; sonst { $otherwise }
    .tags = accusative
    .then = inverted
    .otherwise = inverted
if-tagged-production = wenn du mindestens { $tags } hast, { $then }, sonst um { $less }
    .tags = accusative
    .then = inverted
if-rating-rose = wenn dein Terraformwert in dieser Generation schon gestiegen ist, { $effect }
    .effect = permitted

## Resources on the player board

gain = { $case ->
    [zu] { $what } zu erhalten
    [infinitive] { $what } erhalten
    [inverted] erhältst du { $what }
   *[other] erhalte { $what }
}
    .what = accusative
gain-per = { $case ->
    [zu] { $what } { $per } zu erhalten
    [inverted] erhältst du { $what } { $per }
    [infinitive] { $what } { $per } erhalten
   *[other] erhalte { $what } { $per }
}
    .what = accusative
    .per = { $case }
lose = { $case ->
    [zu] { $what } zu verlieren
    [infinitive] { $what } verlieren
   *[other] verliere { $what }
}
    .what = accusative
spend = { $case ->
    [zu] { $what } auszugeben
    [infinitive] { $what } ausgeben
    [inverted] gibst du { $what } aus
    [permitted] darfst du { $what } ausgeben
   *[other] gib { $what } aus
}
    .what = accusative
pay = { $case ->
    [infinitive] { $what } bezahlen
   *[other] bezahle { $what }
}
    .what = accusative
pay-using = { $case ->
    [zu] { $what } auszugeben (du darfst mit { $metal } bezahlen)
   *[other] gib { $what } aus (du darfst mit { $metal } bezahlen)
}
    .what = accusative
    .metal = dative
exchange = { $case ->
    [zu] beliebig viel { $given } auszugeben und ebenso viele { $received } zu erhalten
   *[other] gib beliebig viel { $given } aus und erhalte ebenso viele { $received }
}
remove = { $case ->
    [infinitive] bis zu { $what } eines beliebigen Spielers entfernen
   *[other] entferne bis zu { $what } eines beliebigen Spielers
}
    .what = accusative
remove-neighbour = { $case ->
    [infinitive] bis zu { $what } eines Spielers entfernen, dem ein Plättchen neben diesem Ozeanplättchen gehört
   *[other] entferne bis zu { $what } eines Spielers, dem ein Plättchen neben diesem Ozeanplättchen gehört
}
    .what = accusative
steal = { $case ->
    [infinitive] einem beliebigen Spieler bis zu { $what } klauen
   *[other] klaue einem beliebigen Spieler bis zu { $what }
}
    .what = accusative

## Production

production-up = { $case ->
    [zu] { $up } zu erhöhen
    [infinitive] { $up } erhöhen
    [inverted] erhöhst du { $up }
   *[other] erhöhe { $up }
}
    .up = deine
production-down = { $case ->
    [zu] { $down } zu verringern
    [infinitive] { $down } verringern
    [inverted] verringerst du { $down }
   *[other] verringere { $down }
}
    .down = deine
production = { $up-count ->
    [1] { $case ->
        [zu] { $down } zu verringern und { $up } zu erhöhen
        [infinitive] { $down } verringern und { $up } erhöhen
       *[other] verringere { $down } und erhöhe { $up }
    }
   *[other] { $case ->
        [zu] { $down } zu verringern, { $up } zu erhöhen
        [infinitive] { $down } verringern, { $up } erhöhen
       *[other] verringere { $down }, erhöhe { $up }
    }
}
    .down = deine
    .up = deine
production-per = { $case ->
    [zu] { $what } { $per } zu erhöhen
    [inverted] erhöhst du { $what } { $per }
    [infinitive] { $what } erhöhen { $per }
   *[other] erhöhe { $what } { $per }
}
    .what = deine
    .per = { $case }
reduce = { $case ->
    [zu] die { $what } zu verringern
    [infinitive] bei einem beliebigen Spieler die { $what } verringern
   *[other] verringere bei einem beliebigen Spieler die { $what }
}
    .what = production
exchange-production = { $case ->
    [zu] deine { $given } um beliebig viele Stufen zu verringern und deine { $received } um ebenso viele zu erhöhen
    [infinitive] deine { $given } um beliebig viele Stufen verringern und deine { $received } um ebenso viele erhöhen
   *[other] verringere deine { $given } um beliebig viele Stufen und erhöhe deine { $received } um ebenso viele
}
    .given = production
    .received = production
metal-production = { $case ->
    [zu] deine Produktion des Metalls, das auf diesem Gebiet abgebildet ist, um 1 zu erhöhen
    [inverted] erhöhst du deine Produktion des Metalls, das auf diesem Gebiet abgebildet ist, um 1
    [infinitive] deine Produktion des Metalls, das auf diesem Gebiet abgebildet ist, um 1 erhöhen
   *[other] erhöhe deine Produktion des Metalls, das auf diesem Gebiet abgebildet ist, um 1
}
copy-production = { $case ->
    [infinitive] die aufgedruckte Produktionsänderung einer deiner Karten mit einem { $tag } wiederholen
   *[other] wiederhole die aufgedruckte Produktionsänderung einer deiner Karten mit einem { $tag }
}
    .tag = dative
raise-lowest-production = { $case ->
    [zu] eine deiner niedrigsten Produktionen um { $steps-count } zu erhöhen
    [infinitive] eine deiner niedrigsten Produktionen um { $steps-count } erhöhen
    [inverted] erhöhst du eine deiner niedrigsten Produktionen um { $steps-count }
   *[other] erhöhe eine deiner niedrigsten Produktionen um { $steps-count }
}

## For each

each-tag = { $every ->
    [1] für jedes { $tag }, das du hast{ $case ->
        [zu] ,
       *[other] { "" }
    }
   *[other] für je { $every } { $tag }, die du hast{ $case ->
        [zu] ,
       *[other] { "" }
    }
}
    .tag = accusative
each-tag-of-opponents = für jedes { $tag }, das deine Gegenspieler haben
    .tag = accusative
each-city = für jedes Stadtplättchen im Spiel
each-city-on-mars = für jedes Stadtplättchen auf dem Mars
each-event = für jedes bisher ausgespielte Ereignis aller Spieler

## Resources on cards

add = { $case ->
    [zu] { $what } { $to } zu legen
    [infinitive] { $what } { $to } legen
    [inverted] legst du { $what } { $to }
   *[other] lege { $what } { $to }
}
    .what = accusative
    .to = { $case }
to-this = auf diese Karte
to-another-card = auf eine andere deiner Karten
to-any-card = auf eine deiner Karten
to-card-with-resources = { $case ->
    [zu] auf eine deiner Karten, auf der bereits mindestens 1 Ressource liegt,
   *[other] auf eine deiner Karten, auf der bereits mindestens 1 Ressource liegt
}
to-that-card = auf die ausgespielte Karte
spend-holding = { $case ->
    [zu] { $what } von dieser Karte auszugeben
    [infinitive] { $what } von dieser Karte ausgeben
    [inverted] gibst du { $what } von dieser Karte aus
   *[other] gib { $what } von dieser Karte aus
}
    .what = accusative
take = { $case ->
    [zu] { $what } von einer beliebigen Karte zu entfernen
    [infinitive] { $what } von einer beliebigen Karte entfernen
   *[other] entferne { $what } von einer beliebigen Karte
}
    .what = accusative
remove-holding = { $case ->
    [infinitive] bis zu { $what } von den Karten eines beliebigen Spielers entfernen
   *[other] entferne bis zu { $what } von den Karten eines beliebigen Spielers
}
    .what = accusative

## Global parameters, rating, tiles

raise-temperature = { $case ->
    [zu] die Temperatur um { $steps } zu erhöhen
    [infinitive] die Temperatur um { $steps } erhöhen
    [inverted] erhöhst du die Temperatur um { $steps }
   *[other] erhöhe die Temperatur um { $steps }
}
    .steps = accusative
raise-oxygen = { $case ->
    [zu] den Sauerstoffgehalt um { $steps } zu erhöhen
    [infinitive] den Sauerstoffgehalt um { $steps } erhöhen
    [inverted] erhöhst du den Sauerstoffgehalt um { $steps }
   *[other] erhöhe den Sauerstoffgehalt um { $steps }
}
    .steps = accusative
raise-rating = { $case ->
    [ihn-zu] ihn um { $steps-count } zu erhöhen
    [zu] deinen Terraformwert um { $steps-count } zu erhöhen
    [infinitive] deinen Terraformwert um { $steps-count } erhöhen
    [inverted] erhöhst du deinen Terraformwert um { $steps-count }
   *[other] erhöhe deinen Terraformwert um { $steps-count }
}
raise-rating-per = { $case ->
    [inverted] erhöhst du deinen Terraformwert um { $steps-count } { $per }
    [infinitive] deinen Terraformwert um { $steps-count } erhöhen { $per }
   *[other] erhöhe deinen Terraformwert um { $steps-count } { $per }
}
place-tile = { $case ->
    [zu] { $tile } zu platzieren
    [infinitive] { $tile } platzieren
    [inverted] platzierst du { $tile }
   *[other] platziere { $tile }
}
    .tile = accusative
place-tile-where = { $case ->
    [zu] { $tile } { $where } zu platzieren
    [infinitive] { $tile } { $where } platzieren
    [inverted] platzierst du { $tile } { $where }
   *[other] platziere { $tile } { $where }
}
    .tile = accusative
    .where = { $case }
claim-land = { $case ->
    [zu] einen deiner Spielermarker auf ein freies, nicht reserviertes Gebiet zu legen
    [infinitive] ein freies, nicht reserviertes Gebiet beanspruchen
   *[other] lege einen deiner Spielermarker auf ein freies, nicht reserviertes Gebiet: Nur du darfst dort ein Plättchen platzieren
}
on-area = auf Gebiet { $space }
on-land = { $case ->
    [zu] auf einem Gebiet, das kein Ozean-Gebiet ist,
   *[other] auf einem Gebiet, das kein Ozean-Gebiet ist
}
on-ocean-area = auf einem Ozean-Gebiet
alone = { $case ->
    [zu] auf einem Gebiet, das an kein anderes Plättchen grenzt,
   *[other] auf einem Gebiet, das an kein anderes Plättchen grenzt
}
beside-city = neben einem Stadtplättchen
beside-two-cities = neben mindestens 2 Stadtplättchen
beside-greenery = neben einem Grünflächenplättchen
on-metal = auf einem Gebiet mit Stahl oder Titan als Platzierungsbonus
on-metal-beside-own = auf einem Gebiet mit Stahl oder Titan als Platzierungsbonus neben einem deiner Plättchen
on-volcano = auf einem Vulkangebiet
at-noctis = auf dem für die Stadt Noctis reservierten Gebiet
at-phobos = auf dem für den Phobos-Raumhafen reservierten Gebiet
at-ganymede = auf dem für die Ganymed-Kolonie reservierten Gebiet
apart-from-cities = nicht neben einem Stadtplättchen
beside-own-if-possible = wenn möglich neben einem deiner Plättchen

## Project cards

draw = { $case ->
    [zu] { $cards } zu ziehen
    [infinitive] { $cards } ziehen
    [inverted] ziehst du { $cards }
   *[other] ziehe { $cards }
}
    .cards = accusative
keep-cards = behalte alle { $cards }, die du erhältst, ohne dafür zu bezahlen
    .cards = accusative
discard = { $case ->
    [zu] { $cards } abzuwerfen
    [infinitive] { $cards } abwerfen
   *[other] wirf { $cards } ab
}
    .cards = accusative
look = { $case ->
    [infinitive] die obersten { $cards } des Stapels ansehen, { $taken } auf die Hand nehmen und den Rest abwerfen
   *[other] sieh dir die obersten { $cards } des Stapels an, nimm { $taken } auf die Hand und wirf den Rest ab
}
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
reveal-until = { $case ->
    [infinitive] Karten vom Stapel aufdecken, bis { $count } mit einem { $tag } erschienen sind, diese auf die Hand nehmen und die anderen abwerfen
   *[other] decke Karten vom Stapel auf, bis { $count } mit einem { $tag } erschienen sind; nimm diese auf die Hand und wirf die anderen ab
}
    .tag = dative
sell-patents = wirf beliebig viele Karten ab und erhalte je 1 M€
next-card-discount = die nächste Karte, die du in dieser Generation ausspielst, kostet { $what } weniger
    .what = accusative
next-card-shift = bei der nächsten Karte, die du in dieser Generation ausspielst, dürfen die globalen Parameter um bis zu { $steps } nach oben oder unten von den Bedingungen abweichen
    .steps = accusative
play-from-hand-discount = { $case ->
    [infinitive] eine Karte von der Hand ausspielen, die { $what } weniger kostet
   *[other] spiele eine Karte von der Hand aus, die { $what } weniger kostet
}
    .what = accusative
play-from-hand-ignoring = { $case ->
    [infinitive] eine Karte von der Hand ausspielen, ohne ihre Bedingungen an die globalen Parameter zu beachten
   *[other] spiele eine Karte von der Hand aus, ohne ihre Bedingungen an die globalen Parameter zu beachten
}
fund-award-free = finanziere kostenlos eine Auszeichnung

## Lasting effects

discount = Karten kosten dich { $what } weniger
    .what = accusative
discount-tag = Karten mit einem { $tag } kosten dich { $what } weniger
    .tag = dative
    .what = accusative
discount-standard = das Standard-Projekt „Kraftwerk“ kostet dich { $what } weniger
    .what = accusative
shift-requirements = die globalen Parameter dürfen um bis zu { $steps } nach oben oder unten von den Bedingungen deiner Karten abweichen
    .steps = accusative
metal-value = jede Einheit { $metals } ist für dich { $more } mehr wert
    .metals = nominative or
    .more = accusative
protect-this = von dieser Karte darf nichts entfernt werden
protect-habitats = Gegenspieler dürfen deine Pflanzen, Tiere und Mikroben nicht entfernen
heat-as-credits = du darfst Wärme wie M€ verwenden
holding-as-credits = beim Ausspielen einer Karte mit einem { $tag } darfst du { $what } von dieser Karte als je { $each } ausgeben
    .what = accusative
    .each = accusative
    .tag = dative
greenery-price = für ein Grünflächenplättchen musst du nur { $what } umwandeln
    .what = accusative

## Effects that wait for something

you-play = jedes Mal, wenn du ein { $tags } ausspielst, auch mit dieser Karte, { $do }
    .tags = accusative or compound
    .do = inverted
anyone-plays = jedes Mal, wenn jemand ein { $tags } ausspielt, auch du mit dieser Karte, { $do }
    .tags = accusative or compound
    .do = inverted
you-play-event = { $tags-count ->
    [0] wenn du ein Ereignis ausspielst, { $do }
   *[other] wenn du ein Ereignis mit einem { $tags } ausspielst, { $do }
}
    .tags = dative or compound
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
you-play-points = wenn du eine Karte mit Siegpunktsymbol ohne Minuspunkte ausspielst, auch diese, { $do }
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
goal-tags-together = mindestens { $least } { $tags }
    .tags = nominative and compound
most-tags-together = die meisten { $tags }
    .tags = nominative and compound
counted-tags-together = { $tags }
    .tags = nominative and compound
counted-different-tags = verschiedene Symbole
goal-different-tags = mindestens { $least } verschiedene Symbole im Spiel
most-different-tags = die meisten verschiedenen Symbole im Spiel
counted-projects = grüne und blaue Karten
goal-projects = mindestens { $least } grüne und blaue Karten im Spiel
most-projects = die meisten grünen und blauen Karten im Spiel
counted-green-projects = grüne Karten
goal-green-projects = mindestens { $least } grüne Karten im Spiel
most-green-projects = die meisten grünen Karten im Spiel
counted-demanding-projects = Karten mit Bedingung
goal-demanding-projects = mindestens { $least } grüne und blaue Karten mit Bedingung im Spiel
most-demanding-projects = die meisten grünen und blauen Karten mit Bedingung im Spiel
counted-costly-projects = Karten ab { $cost } M€
goal-costly-projects = mindestens { $least } grüne und blaue Karten im Spiel mit aufgedruckten Kosten von mindestens { $cost } M€
most-costly-projects = die meisten grünen und blauen Karten im Spiel mit aufgedruckten Kosten von mindestens { $cost } M€
counted-events = ausgespielte Ereignisse
goal-events = mindestens { $least } ausgespielte Ereignisse
most-events = die meisten ausgespielten Ereignisse
counted-highest-production = höchste Produktion
goal-highest-production = eine Produktion von mindestens { $least }, egal welche
most-highest-production = die höchste Produktion, egal welche
counted-raised-productions = erhöhte Produktionen
goal-raised-productions = { $least ->
    [6] alle sechs Produktionen über ihrem Startwert
   *[other] mindestens { $least } Produktionen über ihrem Startwert
}
most-raised-productions = die meisten Produktionen über ihrem Startwert
counted-resources-on-cards = Ressourcen auf Karten
goal-resources-on-cards = mindestens { $least } Ressourcen auf deinen Karten
most-resources-on-cards = die meisten Ressourcen auf Karten
counted-tiles-in-rows = Plättchen in den untersten { $rows ->
    [2] zwei
    [4] vier
   *[other] { $rows }
} Reihen
goal-tiles-in-rows = mindestens { $tiles } in deinem Besitz in den untersten { $rows ->
    [2] zwei
    [4] vier
   *[other] { $rows }
} Reihen
most-tiles-in-rows = die meisten eigenen Plättchen in den untersten { $rows ->
    [2] zwei
    [4] vier
   *[other] { $rows }
} Reihen
counted-tiles-beside-oceans = Plättchen neben Ozeanen
goal-tiles-beside-oceans = mindestens { $least } eigene Plättchen neben Ozeanen
most-tiles-beside-oceans = die meisten eigenen Plättchen neben Ozeanen
