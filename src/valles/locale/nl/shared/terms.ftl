# How a noun is said with its number; a noun may say it in its own way, by an attribute of the same name.
counted = { $count } { $noun }

## Seats

seat-yellow = Geel
seat-blue = Blauw
seat-pink = Roze
seat-green = Groen
seat-white = Wit
seat-purple = Paars
