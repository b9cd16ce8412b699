# Keys begin with the name of the game, so that no other game has the same.

## Questions and answers

crossing-ask-walk = { $left ->
    [0] Your walk is over
    [one] Walk on? You have one step left
   *[other] Walk on? You have { $left } steps left
}
crossing-ask-leave = { $by } wants to step onto your field. Do you give leave?
crossing-ask-bid = Bid a card; the highest bid scores 2 points
crossing-stop = Stop
crossing-step = Step to field { $field }
crossing-let = Give leave and get a coin
crossing-refuse = Refuse
crossing-cash = Cash a coin for a point
crossing-bid = Bid the { $card }

## Why something is not possible

crossing-why-not-asked = That is not asked now.
crossing-why-no-steps = You have no step left.
crossing-why-no-coin = You have no coin.

## The log

crossing-log-step = { $seat } steps to field { $field }.
crossing-log-refused = { $seat } refuses { $by }.
crossing-log-leave = { $seat } gives leave to { $by } and gets a coin.
crossing-log-cash = { $seat } cashes a coin.
crossing-log-bid = { $seat } bids the { $card }.
crossing-log-won = { $seat } has bid the most and scores 2 points.

## The page and the terminal

page-lobby-game-crossing = Crossing
page-lobby-about-crossing = { $from } to { $to } players · 5 min
page-lobby-option-rounds = Rounds
page-lobby-value-rounds-3 = 3 rounds
page-lobby-value-rounds-2 = 2 rounds
page-lobby-value-rounds-1 = 1 round
crossing-score-total = Points
crossing-view-round = Round
crossing-view-rounds = Rounds
crossing-view-seats = Players
crossing-view-seat = Seat
crossing-view-field = Field
crossing-view-coins = Coins
crossing-view-points = Points
crossing-view-count = Cards
crossing-view-hand = Own cards
crossing-view-answered = Has answered
