# What has happened, and what it was worth in the end. Log lines and results are sentences.

## Log

log-generation = Generation { $generation } beginnt; { $seat } ist zuerst am Zug.
log-production-phase = Generation { $generation } endet mit der Produktionsphase.
log-corporation = { $seat } spielt den Konzern „{ $card }“.
log-play = { $seat } spielt „{ $card }“ aus.
log-action = { $seat } nutzt die Aktion von „{ $card }“.
log-effect = { $seat } nutzt den Effekt von „{ $card }“.
log-standard = { $seat } nutzt das Standard-Projekt „{ $project }“.
log-milestone = { $seat } beansprucht den Meilenstein „{ $milestone }“.
log-award = { $seat } finanziert die Auszeichnung „{ $award }“.
log-convert-plants = { $seat } wandelt Pflanzen in ein Grünflächenplättchen um.
log-convert-heat = { $seat } wandelt Wärme in einen Temperaturanstieg um.
log-pass = { $seat } passt.
log-last-generation = Der Mars ist terraformt: Diese Generation ist die letzte.
log-pay = { $seat } bezahlt { $what }.
    .what = accusative
log-income = { $seat } produziert { $what }.
    .what = accusative
log-gain = { $seat } erhält { $what }.
    .what = accusative
log-loss = { $seat } verliert { $what } durch { $by } („{ $source }“).
    .what = accusative
    .by = accusative
log-own-loss = { $seat } verliert { $what }.
    .what = accusative
log-add = { $seat } legt { $what } auf „{ $card }“.
    .what = accusative
log-card-loss = { $seat } verliert { $what } von „{ $card }“ durch { $by } („{ $source }“).
    .what = accusative
    .by = accusative
log-own-card-loss = { $seat } verliert { $what } von „{ $card }“.
    .what = accusative
log-production-up = Bei { $seat } steigt die { $what }.
    .seat = dative
    .what = production
log-production-down = Bei { $seat } sinkt die { $what }.
    .seat = dative
    .what = production
log-production-loss = Durch { $by } („{ $source }“) sinkt bei { $seat } die { $what }.
    .seat = dative
    .what = production
    .by = accusative
log-copy = { $seat } wiederholt die Produktionsänderung von „{ $card }“.
log-rating = Bei { $seat } steigt der Terraformwert auf { $rating }.
    .seat = dative
log-temperature = { $seat } erhöht die Temperatur auf { $degrees } °C.
log-oxygen = { $seat } erhöht den Sauerstoffgehalt auf { $percent } %.
log-tile = { $seat } platziert { $tile } { $where }.
    .tile = ein
log-neutral-tile = Der neutrale Gegner erhält { $tile } { $where }.
    .tile = ein
log-claim = { $seat } beansprucht Gebiet { $space }.
log-draw = { $seat } zieht { $cards }.
    .cards = accusative
log-draw-cards = Du ziehst: { $cards }.
log-buy = { $cards-count ->
    [0] { $seat } kauft keine Karten.
   *[other] { $seat } kauft { $cards }.
}
    .cards = accusative
log-discard = { $seat } wirft { $cards } ab.
    .cards = accusative
log-sell = { $seat } verkauft { $cards }.
    .cards = accusative
log-spend-holding = { $seat } gibt { $what } von „{ $card }“ aus.
    .what = accusative
log-reveal = { $seat } deckt „{ $card }“ auf und wirft die Karte ab.
log-reveal-take = { $seat } deckt „{ $card }“ auf und nimmt die Karte auf die Hand.
log-reshuffle = Der Abwurfstapel wird gemischt und bildet den neuen Projektkartenstapel.

## Score lines

score-rating = Terraformwert
score-awards = Auszeichnungen
score-milestones = Meilensteine
score-greeneries = Grünflächenplättchen
score-cities = Stadtplättchen
score-cards = Karten
score-total = Gesamt

## Results

result-winner = { $seat } gewinnt mit { $points }.
    .points = dative
result-tie-break = { $seat } gewinnt mit { $points }: Bei Gleichstand entscheiden die M€.
    .points = dative
result-shared = { $seats } teilen sich den Sieg mit { $points }.
    .points = dative
result-solo-won = Du hast mit { $points } gewonnen: Das Terraforming ist abgeschlossen.
    .points = dative
result-solo-lost = Du hast verloren: Nach der letzten Generation ist das Terraforming nicht abgeschlossen.
result-solo-rating-won = Du hast mit { $points } gewonnen: Dein Terraformwert ist { $rating }, nötig war { $goal }.
    .points = dative
result-solo-rating-lost = Du hast verloren: Dein Terraformwert ist { $rating }, nötig war { $goal }.
result-start = Terraformwert zu Beginn
result-plants = Pflanzen in Grünflächen umgewandelt
result-heat = Wärme in Temperatur umgewandelt
result-first = 1. Platz mit { $number }
result-second = 2. Platz mit { $number }
