# How a noun is said with its number; a noun may say it in its own way, by an attribute of the same name.
counted = { $case ->
    [each] każde { $count } { $noun }
    [production] { $count ->
        [one] { $noun } o { $count } poziom
        [few] { $noun } o { $count } poziomy
       *[other] { $noun } o { $count } poziomów
    }
    [placed] { $count ->
        [one] { $noun }
       *[other] { $count } { $noun }
    }
   *[other] { $count } { $noun }
}

## Seats

seat-yellow = { $case ->
    [accusative] Żółtego
    [genitive] Żółtego
    [dative] Żółtemu
    [instrumental] Żółtym
    [locative] Żółtym
   *[nominative] Żółty
}
seat-blue = { $case ->
    [accusative] Niebieskiego
    [genitive] Niebieskiego
    [dative] Niebieskiemu
    [instrumental] Niebieskim
    [locative] Niebieskim
   *[nominative] Niebieski
}
seat-pink = { $case ->
    [accusative] Różowego
    [genitive] Różowego
    [dative] Różowemu
    [instrumental] Różowym
    [locative] Różowym
   *[nominative] Różowy
}
seat-green = { $case ->
    [accusative] Zielonego
    [genitive] Zielonego
    [dative] Zielonemu
    [instrumental] Zielonym
    [locative] Zielonym
   *[nominative] Zielony
}
seat-white = { $case ->
    [accusative] Białego
    [genitive] Białego
    [dative] Białemu
    [instrumental] Białym
    [locative] Białym
   *[nominative] Biały
}
seat-purple = { $case ->
    [accusative] Fioletowego
    [genitive] Fioletowego
    [dative] Fioletowemu
    [instrumental] Fioletowym
    [locative] Fioletowym
   *[nominative] Fioletowy
}
