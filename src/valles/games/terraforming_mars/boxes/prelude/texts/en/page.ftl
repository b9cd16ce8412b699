page-cards-deck-prelude = Prelude
