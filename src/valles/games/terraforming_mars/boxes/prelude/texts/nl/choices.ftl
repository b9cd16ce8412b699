ask-keep-prelude = Wil je de preludekaart “{ $card }” houden? (nog te kiezen: { $left })
ask-buy-before-preludes = Wil je “{ $card }” kopen voor 3 M€? Je preludekaarten kosten je straks { $what }.
ask-prelude = { $left ->
    [1] Welke preludekaart speel je?
   *[other] Welke preludekaart speel je eerst?
}
option-prelude = “{ $card }” spelen
option-prelude-unplayable = “{ $card }” is niet uitvoerbaar: afleggen en { $what } ontvangen
why-two-preludes = Je houdt precies twee preludekaarten.
