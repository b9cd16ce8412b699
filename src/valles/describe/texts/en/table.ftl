# The words around every table: prompt, log, undo, states of the connection, result.

page-table-live = live
page-table-lost = The connection is lost
page-table-lost-short = reconnecting
page-table-lost-why = The table is shown as of { $time }. What you decided is not lost; the page reconnects by itself.
page-table-loading = Setting up the table.
page-table-not-open = This table cannot be opened
page-table-to-lobby = To my games
page-table-prompt = Your decision
page-table-waiting = Waiting for { $names }
page-table-watching = You are watching. To move: { $names }
page-table-looking = You see the cards and the question of this seat: { $name }
page-table-waiting-why = Meanwhile, you can look at cards and boards.
page-table-unconfirmed = Your turn is complete
page-table-unconfirmed-why = Nobody else can continue before you confirm. Until then you can undo your turn.
page-table-unconfirmed-final = Nobody else can go on before you confirm.
page-table-confirm = End turn
page-table-summary = This turn
page-table-foretold = What your selection would do
page-table-refused = That was not accepted
page-table-refused-nothing = Nothing was paid.
page-table-dismiss = Dismiss
page-table-cancel = Cancel
page-table-hidden-next = The next step reveals something hidden and cannot be undone.
page-table-hidden-short = reveals cards
page-table-close = Close
page-table-undo = Undo the last step
page-table-restart = Restart turn
page-table-propose = Ask the others to undo one step
page-table-agree = Undo, as { $name } asks
page-table-log = Log
page-table-log-new = { $number } new
page-table-log-empty = Nothing has happened yet.
page-table-since = since you last looked
page-table-since-turn = since your last turn
page-table-log-you = you:
page-table-log-only = Only one player
page-table-log-actions = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
page-table-hits-since = { $number ->
    [one] { $number } hit since your last turn
   *[other] { $number } hits since your last turn
}
page-table-show = Show
page-table-times = { $number } times
page-table-and-more = and { $number } more
page-table-points-how = { $name }: { $points }. Show what the points are made of.
page-table-hand-over = Hand over to { $name }
page-table-hand-over-why = The other players' cards stay hidden.
page-table-i-am = I am { $name }
page-table-less = Less: { $what }
page-table-more = More: { $what }
page-table-over = The game is over
page-table-frozen = This game cannot continue
page-table-result = Show the result
page-table-won = { $number ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
page-table-details = Charts and replay
page-table-nobody-won = Nobody has won.
page-table-replay-since = Replay since you last looked
page-table-film = Step { $step } of { $of }
page-table-film-end = To the current table
page-table-log-sentences = Write the log in sentences
page-table-sound = Sound
page-table-sound-on = Sound is on
page-table-sound-off = Sound is off
page-table-back = { $number ->
    [0] Connected again. Nothing has happened in the meantime.
    [one] Connected again. { $number } step was taken in the meantime.
   *[other] Connected again. { $number } steps were taken in the meantime.
}
page-table-hits = { $number ->
    [one] You were hit once
   *[other] You were hit { $number } times
}
page-table-waiting-since = since { $time }
page-table-try = Try now
page-table-broken = Something went wrong on our side
page-table-broken-why = The game is safe at step { $step }. Reload to continue from there.
page-table-report = Copy report
page-table-report-show = Show the report
page-table-report-copied = Copied
page-table-reload = Reload the table
page-table-drawer = Log and goals
page-table-zoom-in = Enlarge the map
page-table-zoom-out = Show the whole map
page-table-undo-nothing = There is nothing to undo yet.
page-table-undo-revealed = Your last step revealed something hidden, so it cannot be undone.
page-table-undo-others = Somebody else has acted since then. The others would have to agree.
page-table-plan = Plan my turn
page-table-plan-short = Plan
page-table-plan-drop = Remove this step
page-table-plan-drop-step = Remove from the plan: { $what }
page-table-plan-clear = Clear the plan
page-table-plan-this = Plan this for my turn
page-table-plan-gone = Your plan is no longer possible: { $what }. { $why }
page-table-plan-fits = Your plan is still possible.
page-table-planned = { $number ->
    [one] Your plan: { $number } step
   *[other] Your plan: { $number } steps
}
page-table-planned-steps = Your plan: { $what }
page-table-plan-skip = Skip to: { $what }
page-table-plan-other = Something else
page-table-title = { $title }: Valles
page-table-title-turn = (!) Your turn: Valles
page-table-title-turn-last = (!) Your turn · { $last }
page-table-computer-thinks = { $computer } is thinking
page-table-notice = It is your turn
page-table-notices-ask = Should the browser notify you when it is your turn?
page-table-notices-yes = Yes, notify me
page-table-notices-no = No, thanks
page-table-keys = Keys
page-table-keys-letters = Letters on the buttons of the prompt work anywhere, except where you type.
page-table-key-regions = next area of the table
page-table-key-arrows = move within an area; on the map, to a neighbor
page-table-key-pick = pick, then confirm
page-table-key-back = step back one choice
page-table-key-buttons = button of the prompt
page-table-key-undo = undo a step
page-table-key-plan = plan what is pointed at, up to three steps
page-table-key-restart = restart the turn
page-table-key-board = go to the board
page-table-key-hand = go to the hand
page-table-key-log = go to the log
page-table-key-chat = write to the others
page-table-key-hint = ask for a hint in a lesson
page-table-key-search = search cards
page-table-key-keys = this list

## Looking for cards

page-table-find = Search cards
page-table-find-words = Name or text
page-table-found = Cards found: { $number }

## The plain table, at which any game can be played

page-plain-view = The table
page-plain-answers = Answers
page-plain-no-answers = Nothing is being asked of you right now.
page-plain-players = Players
page-plain-regions = Areas of the table
page-plain-tab-answers = Answers
page-plain-tab-table = Table
page-plain-tab-log = Log
page-plain-yes = yes
page-plain-no = no
page-plain-becomes = becomes
