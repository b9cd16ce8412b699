ask-keep-prelude = Vuoi tenere la carta Prelude “{ $card }”? (ancora da scegliere: { $left })
ask-buy-before-preludes = Vuoi acquistare “{ $card }” per 3 M€? Le tue carte Prelude ti costeranno { $what }.
ask-prelude = { $left ->
    [1] Quale carta Prelude giochi?
   *[other] Quale carta Prelude giochi per prima?
}
option-prelude = Gioca “{ $card }”
option-prelude-unplayable = “{ $card }” non si può eseguire: scartala e ottieni { $what }
why-two-preludes = Tieni esattamente due carte Prelude.
