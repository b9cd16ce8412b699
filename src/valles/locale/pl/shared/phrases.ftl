# How lists are joined.

list-comma = { $head }, { $last }
list-and = { $head } i { $last }
list-or = { $head } lub { $last }
list-or-else = { $head } albo { $last }
list-then = { $head }, potem { $last }
