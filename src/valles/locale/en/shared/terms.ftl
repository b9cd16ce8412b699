# How a noun is said with its number; a noun may say it in its own way, by an attribute of the same name.
counted = { $count } { $noun }

## Seats

seat-yellow = Yellow
seat-blue = Blue
seat-pink = Pink
seat-green = Green
seat-white = White
seat-purple = Purple
