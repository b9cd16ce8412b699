# The words of the command line.

ui-title = Terraformacja Marsa
ui-generation = Pokolenie { $generation }
ui-first-player = Pierwszy gracz: { $seat }
ui-temperature = Temperatura: { $degrees } °C
ui-oxygen = Poziom Tlenu: { $percent }%
ui-oceans = Obszary oceanów: { $oceans }
ui-deck = Talia projektów: { $cards }
ui-discards = Stos kart odrzuconych: { $cards }
ui-milestones = Tytuły
ui-awards = Nagrody
ui-your-hand = Twoja ręka
ui-rating = WT: { $rating }
ui-in-play = W grze
ui-events = Zagrane wydarzenia: { $cards }
ui-hand = Ręka: { $cards }
ui-passed = pas
ui-used = akcja wykorzystana
ui-legend = ~ pole na oceany, ^ pole wulkaniczne, N zarezerwowane dla Noctis City, s stal, t tytan, p roślinność, c karta, ! znacznik gracza; ≈≈≈ obszar oceanów, ♣ obszar zieleni, ⌂ obszar miasta
ui-cards-in-hand = karty na ręce
ui-production = produkcja { $what }
    .what = production
ui-offered = Rozdane ci karty
ui-kept = Karty, które zatrzymujesz
ui-money-left = Pozostałe M€: { $amount }
ui-you-have = Masz: { $what }.
ui-worth = { $what } (po { $price } M€)
