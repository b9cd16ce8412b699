log-prelude-unplayable = { $seat } scarta la carta Prelude “{ $card }”, che non si può eseguire.
    .seat = subject
