# The words of the command line.

ui-title = Terraforming Mars
ui-generation = Generazione { $generation }
ui-first-player = Primo giocatore: { $seat }
ui-temperature = Temperatura: { $degrees } °C
ui-oxygen = Ossigeno: { $percent }%
ui-oceans = Tessere Oceano: { $oceans }
ui-deck = Mazzo dei Progetti: { $cards }
ui-discards = Pila degli scarti: { $cards }
ui-milestones = Milestone
ui-awards = Riconoscimenti
ui-your-hand = La tua mano
ui-rating = Tasso di Terraformazione (TT): { $rating }
ui-in-play = In gioco
ui-events = Eventi giocati: { $cards }
ui-hand = Mano: { $cards }
ui-passed = ha passato
ui-used = azione usata
ui-legend = ~ area riservata all'Oceano, ^ area vulcanica, N riservata alla città di Noctis, s Acciaio, t Titanio, p Pianta, c carta, ! rivendicata; ≈≈≈ tessera Oceano, ♣ tessera Vegetazione, ⌂ tessera Città
ui-cards-in-hand = carte in mano
ui-production = Produzione { $what }
    .what = production
ui-offered = Carte che hai ricevuto
ui-kept = Carte che tieni
ui-money-left = M€ rimasti: { $amount }
ui-you-have = Hai { $what }.
ui-worth = { $what } ({ $price } M€ per unità)
