log-prelude-unplayable = { $seat } wirft das Präludium „{ $card }“ ab, das nicht ausführbar ist.
