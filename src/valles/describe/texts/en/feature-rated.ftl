page-feature-rated = Rated game
page-feature-rated-text = Changes the ratings of everybody who takes part; without hints
