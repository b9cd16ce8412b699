# How lists are joined.

list-comma = { $head }, { $last }
list-and = { $head } i { $last }
list-or = { $head } lub { $last }
list-or-else = { $head } albo { $last }
list-then = { $head }, potem { $last }

# One of several, where a choice differs in nothing else.
either = { $ways }
    .ways = { $case } or-else

# A name where a message speaks of a seat; a case may add what the name itself cannot show.
person = { $case ->
    [accusative] gracza { $name }
    [genitive] gracza { $name }
    [dative] graczowi { $name }
    [instrumental] graczem { $name }
    [locative] graczu { $name }
   *[other] { $name }
}

# How texts are set: the marks that "..." becomes, the per cent sign after a number, the units that stay on the line of
# their number, and the words that stay on the line of what follows them.
typography =
    .quotes = „ ”
    .percent = { "%" }
    .units = °C M€ PO PZ WT
    .tied = a i o u w z

## Points and what they are made of

result-of = { $what }
result-times = { $what }: { $times } × { $each }
result-each = { $times } × { $each }
result-other = Inne źródła
