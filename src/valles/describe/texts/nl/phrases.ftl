# How lists are joined.

list-comma = { $head }, { $last }
list-and = { $head } en { $last }
list-or = { $head } of { $last }
list-or-else = { $head }, of { $last }
list-then = { $head }, dan { $last }

# One of several, where a choice differs in nothing else.
either = { $ways }
    .ways = { $case } or

# A name where a message speaks of a seat; a case may add what the name itself cannot show.
person = { $name }

# How texts are set: the marks that "..." becomes, the per cent sign after a number, the units that stay on the line of
# their number, and the words that stay on the line of what follows them.
typography =
    .quotes = “ ”
    .percent = { "%" }
    .units = °C M€ KP OP TN
    .tied = { "" }

## Points and what they are made of

result-of = { $what }
result-times = { $what }: { $times } × { $each }
result-each = { $times } × { $each }
result-other = Overige
