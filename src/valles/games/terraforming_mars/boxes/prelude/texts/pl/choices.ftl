ask-keep-prelude = Zatrzymać preludium „{ $card }”? (pozostało do wyboru: { $left })
ask-buy-before-preludes = Kupić kartę „{ $card }” za 3 M€? Twoje preludia będą kosztować { $what }.
    .what = accusative
ask-prelude = { $left ->
    [1] Które preludium zagrasz?
   *[other] Które preludium zagrasz jako pierwsze?
}
option-prelude = Zagraj preludium „{ $card }”
option-prelude-unplayable = Nie można zagrać preludium „{ $card }”: odrzuć je i otrzymaj { $what }
    .what = accusative
why-two-preludes = Zatrzymujesz dokładnie dwa preludia.
