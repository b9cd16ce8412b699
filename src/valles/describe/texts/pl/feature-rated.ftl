page-feature-rated = Gra rankingowa
page-feature-rated-text = Zmienia ranking wszystkich uczestników; bez podpowiedzi
