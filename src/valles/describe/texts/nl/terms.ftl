# How a noun is said with its number; a noun may say it in its own way, by an attribute of the same name.
counted = { $case ->
    [production] { $noun } met { $count }
    [je] je { $noun } met { $count }
   *[other] { $count } { $noun }
}

## Seats

seat-yellow = Geel
seat-blue = Blauw
seat-pink = Roze
seat-green = Groen
seat-white = Wit
seat-purple = Paars
