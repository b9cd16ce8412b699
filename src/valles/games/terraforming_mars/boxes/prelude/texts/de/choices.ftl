ask-keep-prelude = Möchtest du das Präludium „{ $card }“ behalten? (noch zu wählen: { $left })
ask-buy-before-preludes = Möchtest du „{ $card }“ für 3 M€ kaufen? Deine Präludien werden dich { $what } kosten.
    .what = accusative
ask-prelude = { $left ->
    [1] Welches Präludium spielst du aus?
   *[other] Welches Präludium spielst du zuerst aus?
}
option-prelude = „{ $card }“ ausspielen
option-prelude-unplayable = „{ $card }“ ist nicht ausführbar: abwerfen und { $what } erhalten
    .what = accusative
why-two-preludes = Du behältst genau zwei Präludien.
