# The words of the command line.

ui-title = Terraforming Mars
ui-hand-over = Hand over to { $seat }, then press Enter.
ui-prompt = Your choice
ui-help = Type the number or the text of an answer; ? explains the choice, undo takes the last move back, quit ends.
ui-unknown-option = There is no answer "{ $text }" here.
ui-not-possible = Not possible ({ $option }): { $reason }
ui-undone = The last move has been taken back.
ui-nothing-to-undo = There is no move to take back.
ui-game-over = The game is over.
ui-generation = Generation { $generation }
ui-first-player = First player: { $seat }
ui-temperature = Temperature: { $degrees } °C
ui-oxygen = Oxygen: { $percent }%
ui-oceans = Ocean tiles: { $oceans }
ui-deck = Deck: { $cards }
ui-discards = Discard pile: { $cards }
ui-milestones = Milestones
ui-awards = Awards
ui-taken-by = { $what } ({ $seat })
ui-your-hand = Your hand
ui-rating = Terraform rating: { $rating }
ui-in-play = In play
ui-events = Events played: { $cards }
ui-hand = Hand: { $cards }
ui-passed = passed
ui-used = action used
