page-cards-deck-prelude = Preludium
