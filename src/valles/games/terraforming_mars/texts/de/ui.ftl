# The words of the command line.

ui-title = Terraforming Mars
ui-generation = Generation { $generation }
ui-first-player = Zuerst am Zug: { $seat }
ui-temperature = Temperatur: { $degrees } °C
ui-oxygen = Sauerstoff: { $percent } %
ui-oceans = Ozeanplättchen: { $oceans }
ui-deck = Projektkartenstapel: { $cards }
ui-discards = Abwurfstapel: { $cards }
ui-milestones = Meilensteine
ui-awards = Auszeichnungen
ui-your-hand = Deine Hand
ui-rating = Terraformwert: { $rating }
ui-in-play = Im Spiel
ui-events = Ausgespielte Ereignisse: { $cards }
ui-hand = Hand: { $cards }
ui-passed = gepasst
ui-used = Aktion genutzt
ui-legend = ~ Ozean-Gebiet, ^ Vulkangebiet, N reserviert für die Stadt Noctis, s Stahl, t Titan, p Pflanze, c Karte, ! beansprucht; ≈≈≈ Ozeanplättchen, ♣ Grünflächenplättchen, ⌂ Stadtplättchen
ui-cards-in-hand = Handkarten
ui-production = { $what }
    .what = production
ui-offered = Deine neuen Karten
ui-kept = Karten, die du behältst
ui-money-left = Verbleibende M€: { $amount }
ui-you-have = Du hast { $what }.
ui-worth = { $what } (je { $price } M€)
