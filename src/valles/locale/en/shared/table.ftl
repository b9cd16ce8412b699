# The words around every table: prompt, log, undo, states of the connection, result.

page-table-live = live
page-table-lost = The connection is lost
page-table-lost-short = reconnecting
page-table-lost-why = You see the last known state. The page connects again by itself.
page-table-loading = The table is being laid.
page-table-failed = The server could not be reached.
page-table-not-open = This table cannot be opened
page-table-to-lobby = To my games
page-table-prompt = Your decision
page-table-waiting = Waiting for { $names }
page-table-watching = Watching: { $names } to choose
page-table-waiting-why = Cards and boards can be read meanwhile.
page-table-unconfirmed = Your turn is complete
page-table-unconfirmed-why = Nobody else goes on before you confirm. Until then it can be taken back.
page-table-confirm = End turn
page-table-confirming = Confirm the end of each turn
page-table-confirming-on = Turns are confirmed
page-table-confirming-off = Turns end at once
page-table-refused = That did not count
page-table-refused-nothing = Nothing was paid.
page-table-dismiss = Dismiss
page-table-close = Close
page-table-undo = Undo the last step
page-table-undo-none = Nothing can be taken back: something was revealed or somebody else has decided.
page-table-restart = Restart turn
page-table-propose = Ask the others to go back one move
page-table-agree = Go back, as { $name } asks
page-table-log = Log
page-table-log-new = { $number } new
page-table-log-empty = Nothing has happened yet.
page-table-since = since you last acted
page-table-hand-over = Hand over to { $name }
page-table-hand-over-why = The cards of the others stay hidden.
page-table-i-am = I am { $name }
page-table-less = Less: { $what }
page-table-more = More: { $what }
page-table-over = The game is over
page-table-result = Show the result
page-table-won = { $number ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
page-table-details = Charts and replay
page-table-nobody-won = Nobody has won.
page-table-bot = Bot { $number }
page-table-category = Category
