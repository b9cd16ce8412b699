# How lists are joined.

list-comma = { $head }, { $last }
list-and = { $head } e { $last }
list-or = { $head } o { $last }
list-or-else = { $head }, oppure { $last }
list-then = { $head }, poi { $last }
