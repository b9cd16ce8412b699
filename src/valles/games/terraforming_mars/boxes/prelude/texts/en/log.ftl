log-prelude-unplayable = { $seat } discards the prelude { $card }, which cannot be carried out.
