# The words of the card browser, of replays and of the end of a game.

## The card browser

page-cards-title = { $game }: cards
page-cards-search = Search names and texts
page-cards-count = { $shown } of { $all }
page-cards-list = Cards
page-cards-filters = Filters
page-cards-reset = Show all
page-cards-none = No cards found
page-cards-none-text = Try another word, or fewer filters.
page-cards-hint = to search, arrows to move, Enter to open
page-cards-facet-kind = Kind
page-cards-facet-tag = Tag
page-cards-facet-deck = Deck
page-cards-facet-family = Kind
page-cards-facet-building = Building
page-cards-facet-source = Values
page-cards-cost = Cost in M€
page-cards-cost-from = From
page-cards-cost-to = To
page-cards-kind-automated = Automated
page-cards-kind-active = Active
page-cards-kind-event = Events
page-cards-kind-corporation = Corporations
page-cards-kind-prelude = Preludes
page-cards-deck-base = Base game
page-cards-deck-corporate-era = Corporate Era
page-cards-deck-beginner = For beginners
page-cards-tag-none = None
page-cards-family-blueprint = Blueprints
page-cards-family-scientist = Scientists
page-cards-family-contract = Earth contracts
page-cards-family-goal = Private goals
page-cards-family-mission = Missions
page-cards-family-first-colonist-a = First Colonists A
page-cards-family-first-colonist-b = First Colonists B
page-cards-family-discovery = Discoveries
page-cards-family-research = Research
page-cards-family-reward = LSS rewards
page-cards-family-tech = Technologies
page-cards-family-executive = Executive actions
page-cards-family-solo = Lacerda
page-cards-family-solo-goal = Solo goals
page-cards-source-standin = With stand-ins
page-cards-source-sure = Confirmed
page-cards-standin-text = No source confirms every value of this card; what is missing is a stand-in.
page-cards-level = Level { $level }
page-cards-number = No. { $number }
page-report-open = Do you own the game? Report what is printed
page-report-text = Fill in what you see on the component. The report is a short text that you copy, save or mail to those who maintain this site. Nothing is sent or stored here.
page-report-value = Value
page-report-here = Here: { $value }
page-report-printed = Printed on the component
page-report-edition = Edition and language of your box
page-report-note = Note (optional)
page-report-copy = Copy the report
page-report-save = Save as a file
page-report-mail = Write a mail
page-cards-previous = Previous card
page-cards-next = Next card
page-cards-legend = Reading a card
page-cards-legend-active = Blue, loop: stays face up, has an action or an effect.
page-cards-legend-automated = Green, box: happens once, then its tags count.
page-cards-legend-event = Red, torn edge: happens once, then lies face down.
page-cards-legend-production = Brown frame: production, not stock.
page-cards-legend-any = Red frame: any player, you included.
page-cards-legend-star = Star: the text says where.
page-cards-legend-executive = Loop: the executive action of the advanced building.
page-cards-legend-reward = Cup: the reward of a goal or task.
page-cards-legend-boost = Plus: one more for each colonist you send to work or crystal you pay.
page-cards-legend-complex = Dashed hexagon: a complex of at least this size.
page-cards-legend-anything = Dashed circle: a resource or building of your choice.
page-cards-legend-standin = Some values could not be checked and are stand-ins: see the filter "With stand-ins".

## The replay

page-replay-title = Replay
page-replay-controls = Replay controls
page-replay-move = Step { $move } of { $moves }
page-replay-turn = Turn { $move } of { $moves }
page-replay-scrubber = Step of the game
page-replay-first = To the beginning
page-replay-back-step = One step back
page-replay-forward-step = One step forward
page-replay-back-turn = One turn back
page-replay-forward-turn = One turn forward
page-replay-unit = Step length
page-replay-turns = Turns
page-replay-actions = Actions
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed: { $speed }×
page-replay-round-terraforming-mars = Generation { $round }
page-replay-round = Round { $round }
page-replay-view = Seen by
page-replay-bystander = A spectator
page-replay-begins = The game begins.
page-replay-quiet = Nothing visible from this seat.
page-replay-not-over = This game is still being played
page-replay-not-over-text = Replay and result open when it is over. Until then they would give secrets away.
page-replay-to-table = To the table
page-replay-result = Result

## The end of a game

page-result-title = Result
page-result-winner = { $number ->
    [one] The game is over. The winner is
   *[other] The game is over. The winners are
}
page-result-over = The game is over.
page-result-nobody = Nobody has won
page-result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-result-ahead = { $lead } ahead of { $name }
page-result-sources = Where the points came from
page-result-scores = Final scores
page-result-curve-terraforming-mars = Over the generations
page-result-curve = Over the rounds
page-result-figure = Metric
page-result-figure-total = Points
page-result-figure-rating = TR
page-result-figure-income = Income
page-result-figure-techs = Technologies
page-result-figure-advanced = Advanced buildings
page-result-figure-chance = Chances
page-result-chance-text = Each player's chance to win, in percent, as the trained computer estimated it from that seat.
page-result-expected-from = { $round }: from here on { $name } expected to win.
page-result-expected-until = { $round }: until here { $name } expected to win.
page-result-expected-never = No computer ever expected to win.
page-result-chart = { $figure }, a line for each player; the same numbers are in the table.
page-result-as-table = As a table
page-result-as-chart = As a chart
page-result-replay = Replay
page-result-save = Save record
page-result-again = Play again
page-result-page = Scores and charts
page-result-press = Press a number to see how it was scored.
page-result-decided = What decided
page-result-against = { $name } against { $other }
page-result-brought = { $card } scored { $points }: { $parts }
page-result-weak = { $category }: { $points } behind
page-result-weak-win = { $category }: { $points } behind, the weak spot in this win
page-result-best = Best cards
page-result-same = Same deal again
page-result-same-why = Same seats, cards and order. Seed: { $seed }
page-result-seed = Seed { $seed }
page-result-map = The final map
page-result-replay-as = Replay as { $name }
page-result-tie = Tie-break: { $what }
page-result-printed = printed
page-result-no-points = No points here.
page-result-how = { $name }, { $category }: { $points }. Show how it is counted.
page-result-rank = Place
page-result-player = Player
