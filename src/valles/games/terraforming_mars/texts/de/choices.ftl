# Questions, answers, and why an answer is not possible. Each stands by itself: questions and reasons are sentences,
# answers are labels without a full stop.

## Questions

ask-action = Generation { $generation }: Führe eine Aktion aus oder passe.
ask-second-action = Generation { $generation }: Führe eine zweite Aktion aus oder beende deinen Spielzug.
ask-corporation = Welchen Konzern spielst du?
ask-buy = Möchtest du „{ $card }“ für 3 M€ kaufen?
ask-sell = Möchtest du „{ $card }“ für 1 M€ verkaufen?
ask-draft = Behalte eine dieser { $left } Karten und gib { $left ->
    [2] die andere
   *[other] die anderen
} weiter.
ask-final-greenery = Möchtest du Pflanzen in ein Grünflächenplättchen umwandeln?
ask-payment = Wie viel { $what } verwendest du für die noch zu zahlenden { $price } M€?
    .what = accusative
ask-order = { $card }: Welcher Effekt kommt zuerst?
ask-choose = { $card }: Wähle eine Möglichkeit.
ask-may = { $card }: Möchtest du { $effect }?
    .effect = infinitive
ask-tile = Wo platzierst du das { $tile }? ({ $where })
    .tile = accusative
ask-claim = { $card }: Welches Gebiet beanspruchst du?
ask-add = { $card }: Auf welche Karte legst du { $what }?
    .what = accusative
ask-take = { $card }: Von welcher Karte entfernst du { $what }?
    .what = accusative
ask-remove-holding = { $what-count ->
    [one] { $card }: Du darfst { $what } entfernen. Von welcher Karte?
   *[other] { $card }: Du darfst bis zu { $what } entfernen. Von welcher Karte entfernst du 1 davon?
}
    .what = accusative
ask-remove-target = { $card }: Bei wem entfernst du bis zu { $what }?
    .what = accusative
ask-remove-amount = { $card }: Wie viel verliert { $seat }? (bis zu { $what })
    .what = accusative
ask-reduce = { $card }: Bei wem verringerst du die { $what }?
    .what = production
ask-exchange = { $card }: Wie viel { $given } gibst du aus?
    .given = accusative
ask-exchange-production = { $card }: Um wie viele Stufen verringerst du deine { $given }?
    .given = production
ask-copy = { $card }: Von welcher Karte wiederholst du die Produktionsänderung?
ask-discard = { $card }: Welche Karte wirfst du ab?
ask-take-card = { $card }: Wähle { $cards }, die du behältst.
    .cards = accusative
ask-play-from-hand = { $card }: Welche Karte spielst du aus?
ask-award = { $card }: Welche Auszeichnung finanzierst du?
ask-raise-production = { $card }: Welche Produktion erhöhst du?

## Answers

option-pass = In dieser Generation passen
option-end = Spielzug beenden
option-keep-plants = Pflanzen behalten
option-yes = Ja
option-no = Nein
option-convert-plants = Pflanzen in ein Grünflächenplättchen umwandeln
option-convert-heat = Wärme in einen Temperaturanstieg umwandeln
option-standard = { $price ->
    [0] Standard-Projekt „{ $project }“
   *[other] Standard-Projekt „{ $project }“ ({ $price } M€)
}
option-milestone = Meilenstein „{ $milestone }“ beanspruchen ({ $price } M€)
option-award = { $price ->
    [0] Auszeichnung „{ $award }“ finanzieren
   *[other] Auszeichnung „{ $award }“ finanzieren ({ $price } M€)
}
option-choose = Möglichkeit { $number }
option-effect = { $effect }
    .effect = infinitive
option-first-part = Zuerst: { $effect }
    .effect = infinitive
option-first = Zuerst: der Effekt von „{ $card }“
option-target = { $seat }
option-no-target = Niemand
option-amount = { $amount }
option-pay = { $what }
option-space = Gebiet { $space }
option-card = { $card }
option-play = „{ $card }“ ausspielen ({ $price } M€)
option-action = Aktion von „{ $card }“ nutzen
option-production = { $what }
    .what = production

## Why not

why-not-in-hand = Diese Karte steht hier nicht zur Auswahl.
why-too-expensive = { $price ->
    [0] Du kannst nur { $have } M€ bezahlen; das reicht nicht.
   *[other] Das kostet { $price } M€, aber du kannst { $have ->
        [0] nichts
       *[other] nur { $have } M€
    } bezahlen.
}
why-too-low = Bedingung: { $need }. Jetzt: { $now }.
why-too-high = Bedingung: { $need }. Jetzt: { $now }.
why-tags-missing = Bedingung: { $need }. Jetzt: { $now }.
why-production-missing = Bedingung: { $need }. Jetzt: { $now }.
why-cities-missing = Bedingung: { $need }. Jetzt: { $now }.
why-greeneries-missing = Bedingung: { $need }. Jetzt: { $now }.
why-production-too-low = Deine { $what } ist zu niedrig: { $have } (nötig: mindestens { $need }).
    .what = production
why-stock-too-low = Nicht genug { $what }: { $have } von { $need }.
why-nobody-to-reduce = Bei niemandem kann die { $what } um { $what-count } verringert werden.
    .what = production
why-no-space = { $tiles-count ->
    [0] Es gibt kein erlaubtes Gebiet dafür.
   *[other] Für { $tiles } gibt es kein erlaubtes Gebiet.
}
    .tiles = ein
why-nothing-to-copy = Es gibt keine Produktionsänderung zu wiederholen.
why-nothing-to-take = Es gibt nichts zu entfernen.
why-not-in-play = Diese Karte liegt nicht vor dir aus.
why-already-used = Diese Aktion wurde in dieser Generation schon genutzt.
why-already-claimed = Das ist schon vergeben.
why-none-left = Alle drei sind schon vergeben.
why-goal-not-reached = Bedingung: { $need }. Jetzt: { $now }.
why-not-in-solo = In der Solo-Variante gibt es weder Meilensteine noch Auszeichnungen.
why-no-cards = Du musst mindestens eine Karte von deiner Hand wählen.
why-occupied = Auf diesem Gebiet liegt schon ein Plättchen.
why-ocean-area = Das ist ein Ozean-Gebiet.
why-not-ocean-area = Das ist kein Ozean-Gebiet.
why-reserved = Dieses Gebiet ist reserviert.
why-claimed = Ein anderer Spieler hat dieses Gebiet beansprucht.
why-next-to-city = Dieses Gebiet grenzt an ein Stadtplättchen.
why-not-next-to-own = Dieses Gebiet grenzt nicht an eines deiner Plättchen.
why-not-next-to-city = Dieses Gebiet grenzt nicht an ein Stadtplättchen.
why-not-next-to-two-cities = Dieses Gebiet grenzt nicht an zwei Stadtplättchen.
why-not-next-to-greenery = Dieses Gebiet grenzt nicht an ein Grünflächenplättchen.
why-not-alone = Dieses Gebiet grenzt an ein anderes Plättchen.
why-no-metal = Auf diesem Gebiet gibt es weder Stahl noch Titan als Platzierungsbonus.
why-no-volcano = Das ist kein Vulkangebiet.
why-protected = Das ist geschützt und darf nicht entfernt werden.
why-not-a-target = Hier gibt es nichts zu entfernen oder zu verringern.
why-payment-short = Den Rest könntest du nicht bezahlen.
why-payment-wasteful = Das ist mehr als nötig.
why-rating-not-raised = Dein Terraformwert ist in dieser Generation nicht gestiegen.
why-no-place-for-it = Diese Karte kann das nicht aufnehmen.
why-must-act-first = Führe erst eine Aktion aus oder passe.
why-already-acted = Du hast in diesem Spielzug schon eine Aktion ausgeführt und kannst nicht mehr passen: Beende stattdessen deinen Spielzug.
why-not-asked = Diese Wahl steht gerade nicht an.
why-not-lowest = Diese Produktion ist keine deiner niedrigsten.
why-nothing-to-play = Du hast keine Karte auf der Hand, die du ausspielen könntest.
