ask-keep-prelude = Keep the prelude { $card }? (still to choose: { $left })
ask-buy-before-preludes = Buy { $card } for 3 M€? Your preludes will cost you { $what }.
ask-prelude = { $left ->
    [1] Choose the prelude to play.
   *[other] Choose the prelude to play first.
}
option-prelude = Play { $card }
option-prelude-unplayable = { $card } cannot be carried out: discard it and gain { $what }
why-two-preludes = You keep exactly two preludes.
