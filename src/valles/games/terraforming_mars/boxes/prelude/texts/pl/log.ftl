log-prelude-unplayable = { $seat } odrzuca preludium „{ $card }”, którego nie można zagrać.
