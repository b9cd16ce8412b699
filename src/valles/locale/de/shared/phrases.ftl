# How lists are joined.

list-comma = { $head }, { $last }
list-and = { $head } und { $last }
list-or = { $head } oder { $last }
list-or-else = { $head }, oder { $last }
list-then = { $head }, dann { $last }
