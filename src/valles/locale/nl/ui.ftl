# The words of the command line.

ui-title = Terraforming Mars
ui-hand-over = Geef de beurt aan { $seat } en druk dan op Enter.
ui-prompt = Je keuze
ui-help = Typ het nummer of de tekst van een antwoord; ? legt de keuze uit, undo neemt de laatste zet terug, quit beëindigt het spel.
ui-unknown-option = Het antwoord “{ $text }” bestaat hier niet.
ui-not-possible = Niet mogelijk ({ $option }): { $reason }
ui-undone = De laatste zet is teruggenomen.
ui-nothing-to-undo = Er is geen zet om terug te nemen.
ui-game-over = Het spel is afgelopen.
ui-generation = Generatie { $generation }
ui-first-player = Eerste speler: { $seat }
ui-temperature = Temperatuur: { $degrees } °C
ui-oxygen = Zuurstof: { $percent }%
ui-oceans = Oceaantegels: { $oceans }
ui-deck = Projectstapel: { $cards }
ui-discards = Aflegstapel: { $cards }
ui-milestones = Mijlpalen
ui-awards = Onderscheidingen
ui-taken-by = { $what } ({ $seat })
ui-your-hand = Je hand
ui-rating = Terraform niveau (TN): { $rating }
ui-in-play = In het spel
ui-events = Gespeelde evenementen: { $cards }
ui-hand = Hand: { $cards }
ui-passed = slaat over
ui-used = actie uitgevoerd
