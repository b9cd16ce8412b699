# How a noun is said with its number; a noun may say it in its own way, by an attribute of the same name.
counted = { $case ->
    [own] { $noun } by { $count }
    [production] { $noun } by { $count }
    [which] { $noun }
    [indefinite] { $count ->
        [one] { $noun }
       *[other] { $count } { $noun }
    }
   *[other] { $count } { $noun }
}

## Seats

seat-yellow = { $case ->
    [possessive] Yellow's
   *[nominative] Yellow
}
seat-blue = { $case ->
    [possessive] Blue's
   *[nominative] Blue
}
seat-pink = { $case ->
    [possessive] Pink's
   *[nominative] Pink
}
seat-green = { $case ->
    [possessive] Green's
   *[nominative] Green
}
seat-white = { $case ->
    [possessive] White's
   *[nominative] White
}
seat-purple = { $case ->
    [possessive] Purple's
   *[nominative] Purple
}
