# The words of the command line.

ui-title = Terraforming Mars
ui-generation = Generation { $generation }
ui-first-player = First player: { $seat }
ui-temperature = Temperature: { $degrees } °C
ui-oxygen = Oxygen: { $percent }%
ui-oceans = Ocean tiles: { $oceans }
ui-deck = Deck: { $cards }
ui-discards = Discard pile: { $cards }
ui-milestones = Milestones
ui-awards = Awards
ui-your-hand = Your hand
ui-rating = Terraform rating: { $rating }
ui-in-play = In play
ui-events = Events played: { $cards }
ui-hand = Hand: { $cards }
ui-passed = passed
ui-used = action used
ui-legend = ~ ocean area, ^ volcanic area, N reserved for Noctis City, s steel, t titanium, p plant, c card, ! claimed; ≈≈≈ ocean tile, ♣ greenery tile, ⌂ city tile
ui-cards-in-hand = cards in hand
ui-production = { $what }
    .what = production
ui-offered = Cards dealt to you
ui-kept = Cards you keep
ui-money-left = M€ left: { $amount }
ui-you-have = You have { $what }.
ui-worth = { $what } ({ $price } M€ each)
