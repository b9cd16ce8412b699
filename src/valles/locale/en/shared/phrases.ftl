# How lists are joined.

list-comma = { $head }, { $last }
list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-or-else = { $head }, or { $last }
list-then = { $head }, then { $last }
