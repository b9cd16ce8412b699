# What the server refuses, and why.

damage-game = its game is not available here, or not in this form.
damage-rows = the steps of its game are damaged or incomplete.
damage-seats = its seats cannot be read.
damage-table = what is stored about the table itself cannot be read.
problem-already-seated = You already have a seat at this table.
problem-away = You have left this seat; come back to it first.
problem-away-connected = { $seat } is connected, and can be marked as away only after { $seconds } s without a connection.
problem-away-too-soon = { $seat } is not connected, and can be marked as away in { $seconds } s.
problem-bad-request = The server cannot make sense of this request.
problem-bot-version = The program speaks version { $spoken } of the protocol; here it is version { $version }.
problem-broken-record = This is not a game record: { $reason }
problem-content-type = Requests must be sent as application/json.
problem-damaged = The table cannot be opened: { $reason } Its data is kept as it is.
problem-decision-used = This decision id has already been used for another decision.
problem-device-only = Without a server nobody on another device can come here. At this table you can play alone, against computers, or several people at this device.
problem-docs-not-built = The documentation has not been built. In a checkout of Valles, `make docs` builds it.
problem-finishing = The server is about to be updated. Games that have begun can be finished; new ones can begin after the update.
problem-first-game = A first game is for one person, alone or against computers.
problem-foreign-origin = This request comes from another site.
problem-frozen = From step { $step } on, this version would play the game differently, so it cannot continue here. The table is shown as it was after step { $shown }.
problem-frozen-record = Others play at this table, and the record would show their cards. The operator of the server can save it: valles check --records.
problem-game-too-long = This game has reached { $possible } moves, and no game can be longer.
problem-has-started = The game has already begun.
problem-weaker-stand-in = The computer that plays for absent people cannot become weaker during the game.
problem-host-only = Only the host of the table may do this.
problem-other-link = This link opens something other than its address says, so nothing was done. Ask the person who sent it.
problem-players-only = Only those who played this game may deal it again.
problem-illegal = Not possible: { $reason }
problem-illegal-option = Not possible: { $reason } Possible are { $possible }.
problem-impossible = These answers are not possible one after the other.
problem-internal = Something went wrong in the server. Nothing has changed; please try again.
problem-join-first = Join the table before anything else.
problem-link-dead = This link is not valid: it has been used, has expired, or was never valid.
problem-malformed = The message does not have the expected form: { $reason }
problem-mcp-missing = This server is not set up for language models. Its operator can install what is missing: pip install 'valles[mcp]'
problem-method = This address does not support that method.
problem-no-name = Please enter a readable name.
problem-no-seat = You have no seat at this table.
problem-no-network = The network of the computers Hard and Expert is not on this device yet, and could not be fetched. Choose Easy or Medium, or try again with a network.
problem-no-such-move = There is no step { $move } to go to.
problem-no-such-option = There is no option “{ $option }” here; possible are { $possible }.
problem-no-such-seat = There is no seat “{ $seat }” here; the seats are { $possible }.
problem-no-person = No person sits at this seat.
problem-unknown-person = This person is no longer here.
problem-nobody-sits-there = Nobody has the seat { $seat }.
problem-not-asked = Nothing is being asked of this seat right now.
problem-hint-alone = Hints are given only where nobody else plays.
problem-hint-rated = Rated games have no hints.
problem-rated-alone = Only games with opponents can be rated.
problem-rated-variant = Rated games cannot be played with “{ $option }: { $value }”.
problem-not-found = There is nothing at this address.
problem-not-over = The game is not over yet; until then its secrets are kept.
problem-not-started = The game has not begun.
problem-not-your-seat = { $seat } is not your seat.
problem-nothing-said = There is nothing readable in this message.
problem-nothing-to-take-back = There is no answer of yours to undo.
problem-opponent-setup = Computer ({ $opponent }) has learned this game with its usual options only, and “{ $option }” is chosen differently here. Computer ({ $other }) plays with all options.
problem-over = The game is over, and everybody at the table may look at all cards.
problem-only-with-people = This is only for tables at which people play together.
problem-out-of-date = The table has moved on since; look at it again.
problem-record-cut = its end is missing.
problem-record-game = it belongs to a game that is not played here; the games here are { $possible }.
problem-record-head = its first line does not name the game, rules, setup and seed.
problem-record-line = line { $move } of its steps cannot be read.
problem-record-move = step { $move } is not possible there.
problem-record-setup = no game can be set up the way it says.
problem-record-state = after step { $move } the game does not match the record.
problem-record-too-long = it has { $count } steps, and no more than { $possible } are possible.
problem-seat-taken = { $seat } is taken.
problem-seats-open = Somebody is still missing: { $seats }.
problem-setup = Such a game cannot be set up: { $reason }
problem-setup-alone = in a solo game "{ $option }" cannot be chosen.
problem-setup-chairs = “{ $option }” follows from the seats.
problem-setup-mixture = “{ $option }” cannot be “{ $value }” if “{ $other }” is “{ $chosen }”; it can be { $possible }.
problem-setup-needs = “{ $option }” can be “{ $value }” only with “{ $other }”.
problem-setup-option = there is no option "{ $option }"; the options are { $possible }.
problem-setup-seat = “{ $option }” must name seats of this table: { $possible }.
problem-setup-several = “{ $option }” can only be chosen in a solo game.
problem-setup-together = these choices do not go together.
problem-setup-value = “{ $option }” can be { $possible }.
problem-signs-out = This link signs { $name } out on this device. Confirm that first.
problem-busy = The server is very busy right now. Nothing has changed; please try again in a moment.
problem-storage-full = There is no space left on this device, so the step was not stored. Nothing has changed. Free some space, or save your games as files and remove old ones.
problem-too-fast = Too many requests; wait up to { $seconds } seconds.
problem-too-large = The request is too large.
problem-too-long = This takes the server too long to work out.
problem-too-many-changes = This table has changed too often: only moves are possible now.
problem-too-many-imports = You have imported, or tried to import, { $count } games within the last hour; wait a while.
problem-too-many-seats = { $count } seats are too many; { $possible } are possible.
problem-too-many-sockets = Too many windows are open; at most { $count } are possible.
problem-too-many-tables = You have opened { $count } tables within the last hour; wait a while.
problem-unavailable = The step could not be stored. Nothing has changed; please try again.
problem-undo-needs-consent = On your own, you may go back to step { $move }; further back only if everybody agrees.
problem-unknown-card = { $possible-count ->
    [0] There is no card “{ $card }” in this game.
   *[other] There is no card “{ $card }” in this game; similar names are { $possible }.
}
problem-unknown-game = There is no game “{ $game }” here; the games here are { $possible }.
problem-unknown-host = This server is not known by that name. Its operator can add the name with --allow-host.
problem-unknown-opponent = There is no computer opponent “{ $opponent }”; the opponents are { $possible }.
problem-unknown-option = There is no option “{ $option }” in this game.
problem-unknown-session = The server does not recognize you; enter a name first.
problem-unknown-table = There is no such table, or you have no access to it.
problem-unknown-topic = There is no topic “{ $topic }”; the topics are { $possible }.
problem-version = The server has been updated since this page was loaded. Reload the page to continue; nothing is lost.

# Accounts.

problem-confirm = Sign in once more before you change this: somebody else may be using this device.
problem-email = This is not an e-mail address.
problem-has-account = Your name is already kept.
problem-last-way-in = Keep at least { $count } ways to sign in, one of them a password or a passkey. Add another one first.
problem-merge-account = Only the games of a guest can be brought along, and here somebody is signed in.
problem-merge-table = You and { $name } have places at the same table. Finish that game first, or keep two names.
problem-name-taken = The name “{ $name }” is taken on this server. These are free: { $possible }.
problem-no-account = You are a guest here. Keep your name first.
problem-no-mail = This server does not send mail.
problem-no-passkeys-here = Browsers allow passkeys only at addresses that begin with https and have a name. This is { $origin }.
problem-no-such-device = You are not signed in on that device.
problem-no-such-passkey = There is no such passkey.
problem-no-way-in = Choose a password or a passkey.
problem-other-name = That is not your name. Type { $name }.
problem-passkey = The passkey could not be checked. Please try again.
problem-passkey-known = This passkey has already been added.
problem-passkey-late = That took too long. Please try again.
problem-password-short = The password needs at least { $count } characters.
problem-password-weak = This password is too easy to guess.
problem-sign-in = The name does not go with this password or code.
problem-sign-in-passkey = This passkey is not known here.
problem-too-many-passkeys = You already have { $count } passkeys. Remove one first.
mail-verify-subject = Valles: confirm your e-mail address
mail-verify-text = Hello { $name },

    open this link to confirm that this address is yours. It is valid for a day:

    { $link }

    If you have not entered this address at Valles, ignore this mail.

# Notices.

problem-mail-failed = The mail with the link could not be sent: { $reason }
problem-no-such-channel = There is no such channel.
problem-notice-address = Nothing can be sent there: { $reason }
problem-notice-link = This link is no longer valid. Nothing was changed.
problem-push-keys = The browser's subscription cannot be used. Please allow notices again.
problem-time-zone = There is no time zone "{ $zone }".
problem-too-many-channels = You can have { $possible } channels at most. Remove one first.
