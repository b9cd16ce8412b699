page-feature-rated = Spel met rating
page-feature-rated-text = Telt mee voor de rating van iedereen die meespeelt; zonder hints
