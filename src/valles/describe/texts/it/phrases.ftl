# How lists are joined; "ed" stands before an e, and "ad" before a name with an a.

list-comma = { $head }, { $last }
list-and = { $initial ->
    [e] { $head } ed { $last }
   *[other] { $head } e { $last }
}
list-or = { $head } o { $last }
list-or-else = { $head }, oppure { $last }
list-then = { $head }, poi { $last }

# One of several, where a choice differs in nothing else.
either = { $ways }
    .ways = { $case } or

# A name where a message speaks of a seat; a case may add what the name itself cannot show.
person = { $case ->
    [subject] { $name }
    [of] di { $name }
    [to] { $name-initial ->
        [a] ad { $name }
       *[other] a { $name }
    }
    [from] da { $name }
   *[other] { $name }
}

# How texts are set: the marks that "..." becomes, the per cent sign after a number, the units that stay on the line of
# their number, and the words that stay on the line of what follows them.
typography =
    .quotes = “ ”
    .percent = { "%" }
    .units = °C M€ PO PV TT
    .tied = { "" }

## Points and what they are made of

result-of = { $what }
result-times = { $what }: { $times } × { $each }
result-each = { $times } × { $each }
result-other = Altro
