page-feature-rated = Partita classificata
page-feature-rated-text = Cambia il punteggio in classifica di chi gioca; senza suggerimenti
