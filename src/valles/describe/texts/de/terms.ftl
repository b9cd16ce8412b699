# How a noun is said with its number; a noun may say it in its own way, by an attribute of the same name.
counted = { $case ->
    [production] { $noun } um { $count }
    [deine] deine { $noun } um { $count }
   *[other] { $count } { $noun }
}

## Seats

seat-yellow = Gelb
seat-blue = Blau
seat-pink = Rosa
seat-green = Grün
seat-white = Weiß
seat-purple = Lila
