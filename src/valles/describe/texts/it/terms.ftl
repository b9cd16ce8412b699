# How a noun is said with its number; a noun may say it in its own way, by an attribute of the same name.
counted = { $case ->
    [indefinite] { $count ->
        [one] { $noun }
       *[other] { $count } { $noun }
    }
   *[other] { $count } { $noun }
}

## Seats: subject, of, to and from have an article; a label has none

seat-yellow = { $case ->
    [subject] il Giallo
    [of] del Giallo
    [to] al Giallo
    [from] dal Giallo
   *[nominative] Giallo
}
seat-blue = { $case ->
    [subject] il Blu
    [of] del Blu
    [to] al Blu
    [from] dal Blu
   *[nominative] Blu
}
seat-pink = { $case ->
    [subject] il Rosa
    [of] del Rosa
    [to] al Rosa
    [from] dal Rosa
   *[nominative] Rosa
}
seat-green = { $case ->
    [subject] il Verde
    [of] del Verde
    [to] al Verde
    [from] dal Verde
   *[nominative] Verde
}
seat-white = { $case ->
    [subject] il Bianco
    [of] del Bianco
    [to] al Bianco
    [from] dal Bianco
   *[nominative] Bianco
}
seat-purple = { $case ->
    [subject] il Viola
    [of] del Viola
    [to] al Viola
    [from] dal Viola
   *[nominative] Viola
}
