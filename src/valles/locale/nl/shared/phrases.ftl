# How lists are joined.

list-comma = { $head }, { $last }
list-and = { $head } en { $last }
list-or = { $head } of { $last }
list-or-else = { $head }, of { $last }
list-then = { $head }, dan { $last }
