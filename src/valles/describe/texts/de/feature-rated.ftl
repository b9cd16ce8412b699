page-feature-rated = Gewertetes Spiel
page-feature-rated-text = Ändert die Wertung aller, die mitspielen; ohne Tipps
