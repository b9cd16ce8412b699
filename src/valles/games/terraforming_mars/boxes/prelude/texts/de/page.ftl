page-cards-deck-prelude = Präludium
