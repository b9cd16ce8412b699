# The words of the command line.

ui-title = Terraforming Mars
ui-generation = Generatie { $generation }
ui-first-player = Eerste speler: { $seat }
ui-temperature = Temperatuur: { $degrees } °C
ui-oxygen = Zuurstof: { $percent }%
ui-oceans = Oceaantegels: { $oceans }
ui-deck = Projectstapel: { $cards }
ui-discards = Aflegstapel: { $cards }
ui-milestones = Mijlpalen
ui-awards = Onderscheidingen
ui-your-hand = Je hand
ui-rating = Terraform niveau (TN): { $rating }
ui-in-play = In het spel
ui-events = Gespeelde evenementen: { $cards }
ui-hand = Hand: { $cards }
ui-passed = doet niet meer mee
ui-used = actie uitgevoerd
ui-legend = ~ zone voor oceanen, ^ vulkanische zone, N gereserveerd voor Noctis Stad, s staal, t titaan, p plant, c kaart, ! opgeëist; ≈≈≈ oceaantegel, ♣ groentegel, ⌂ stadstegel
ui-cards-in-hand = kaarten in de hand
ui-production = { $what }
    .what = production
ui-offered = Kaarten die aan jou zijn uitgedeeld
ui-kept = Kaarten die je houdt
ui-money-left = M€ over: { $amount }
ui-you-have = Je hebt { $what }.
ui-worth = { $what } ({ $price } M€ per stuk)
