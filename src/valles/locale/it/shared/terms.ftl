# How a noun is said with its number; a noun may say it in its own way, by an attribute of the same name.
counted = { $count } { $noun }

## Seats

seat-yellow = { $case ->
    [of] di Giallo
    [to] a Giallo
    [from] da Giallo
   *[nominative] Giallo
}
seat-blue = { $case ->
    [of] di Blu
    [to] a Blu
    [from] da Blu
   *[nominative] Blu
}
seat-pink = { $case ->
    [of] di Rosa
    [to] a Rosa
    [from] da Rosa
   *[nominative] Rosa
}
seat-green = { $case ->
    [of] di Verde
    [to] a Verde
    [from] da Verde
   *[nominative] Verde
}
seat-white = { $case ->
    [of] di Bianco
    [to] a Bianco
    [from] da Bianco
   *[nominative] Bianco
}
seat-purple = { $case ->
    [of] di Viola
    [to] a Viola
    [from] da Viola
   *[nominative] Viola
}
