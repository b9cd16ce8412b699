# The words around a table: who I am, my games, new tables, links.

## The bar and the settings

page-lobby-home = Home
page-lobby-guest = { $name }, guest
page-lobby-settings = Settings
page-lobby-close = Close
page-lobby-theme = Colors
page-lobby-theme-flip = Switch between dark and light
page-lobby-theme-system = System
page-lobby-theme-dark = Dark
page-lobby-theme-light = Light
page-lobby-motion = Motion
page-lobby-motion-system = System
page-lobby-motion-reduced = Reduced
page-lobby-fast = Quick turns
page-lobby-fast-alone = Alone
page-lobby-fast-always = Always
page-lobby-fast-never = Never
page-lobby-pace = Computers' turns
page-lobby-pace-once = At once
page-lobby-pace-quick = Quickly
page-lobby-pace-slow = Slowly
page-lobby-passes = Pass for me when nothing is left to do
page-lobby-passes-text = You can undo this for a few seconds. If something was taken from you, you will be asked first.
page-lobby-sound = Sounds
page-lobby-sound-text = When it is your turn, when you are hit, when a tile is placed
page-lobby-volume = Volume
page-lobby-notices = Notifications
page-lobby-notices-text = When it is your turn and you are looking elsewhere
page-lobby-notices-plain = Browsers refuse notifications over plain http. They work when the page is opened over https.
page-lobby-notices-denied = Your browser blocks notifications from this page. You can allow them in its settings.
page-lobby-notices-missing = This browser does not support notifications.
page-lobby-plain = This connection is not encrypted: others on the network can read along.

## Who I am

page-lobby-your-name = Your name
page-lobby-name-needed = Type a name so that others know who you are.
page-lobby-rename = Rename
page-lobby-who = Who is playing?
page-lobby-who-text = A name is enough: you need neither an account nor a password. This device remembers you.
page-lobby-come-in = Come in
page-lobby-device = Play on another device
page-lobby-device-text = The link opens your games there. It works once and expires after ten minutes. Keep it to yourself.
page-lobby-device-make = Make a link
page-lobby-leave = Sign out on this device
page-lobby-leave-text = Your games are kept, but you can reach them only from a device where you are signed in. Without one, you can no longer reach them.
page-lobby-leave-really = Sign out
page-lobby-stay = Stay
page-lobby-copy = Copy
page-lobby-copied = Copied

## The first page

page-lobby-welcome = Welcome to Mars
page-lobby-hello = Hello, { $name }
page-lobby-lead = Play against the computer right now, or open a table for friends.
page-lobby-quick = Play against the computer
page-lobby-play = Play { $game } against the computer
page-lobby-play-solo = Play { $game } alone
page-lobby-opponents = Opponents
page-lobby-solo = Solo
page-lobby-level = Level
page-lobby-new-here = I am new
page-lobby-new-here-to = I am new to { $game }
page-lobby-new-here-text = First game with a lesson, about { $minutes } minutes
page-lobby-guest-name = Guest
page-lobby-beginner = Beginner corporation
page-lobby-beginner-text = 42 M€ and ten free cards, nothing to choose
page-lobby-my-games = My games
page-lobby-new-table = New table
page-lobby-no-games = No games yet. What you play appears here and is kept after every step.
page-lobby-standing-turn = Your turn
page-lobby-standing-gathering = Waiting for players
page-lobby-standing-running = Others are thinking
page-lobby-standing-finished = Finished
page-lobby-standing-stopped = Cannot continue
page-lobby-your-turn = your turn
page-lobby-replay = Replay
page-lobby-save-record = Save record
page-lobby-come-back = Come back
page-lobby-leave-table = Leave the table
page-lobby-browse = Browse all cards
page-lobby-import = Open a record
page-lobby-import-text = Drop a game file here.
page-lobby-import-choose = Choose a file

## Setting up a table

page-lobby-set-up = Set up a table
page-lobby-game = Game
page-lobby-game-terraforming-mars = Terraforming Mars
page-lobby-game-on-mars = On Mars
page-lobby-about = { $from } to { $to } players
page-lobby-about-terraforming-mars = { $from } to { $to } players · 90 to 150 min
page-lobby-about-on-mars = { $from } to { $to } players · 90 to 180 min · some card values are stand-ins
page-lobby-variants = Variants
page-lobby-more-variants = More variants
page-lobby-option-corporate-era = Cards
page-lobby-value-corporate-era-true = Corporate Era
page-lobby-value-corporate-era-false = Base
page-lobby-option-draft = Research
page-lobby-value-draft-false = Deal 4
page-lobby-value-draft-true = Draft 4
page-lobby-option-map = Map
page-lobby-value-map-tharsis = Tharsis
page-lobby-value-map-hellas = Hellas
page-lobby-value-map-elysium = Elysium
page-lobby-value-map-random = Random
page-lobby-option-edition = Rulebook edition
page-lobby-option-text-edition = The printed rulebooks differ in a few points. Polish: cards with a tag are counted instead of tags for Builder and Scientist, and only tiles on Mars for the Landlord. Polish and Italian: a card may be played even if its tile cannot be placed. The German and Dutch editions play the same.
page-lobby-value-edition-de = Standard (German)
page-lobby-value-edition-pl = Polish
page-lobby-value-edition-it = Italian
page-lobby-value-edition-nl = Dutch
page-lobby-option-length = Length
page-lobby-value-length-short = Short
page-lobby-value-length-long = Long
page-lobby-option-first-colonists = First Colonists
page-lobby-value-first-colonists-false = Without
page-lobby-value-first-colonists-true = With
page-lobby-option-first-missions = First Colonists: missions
page-lobby-value-first-missions-false = Without
page-lobby-value-first-missions-true = With
page-lobby-option-first-tiles = First Colonists: tiles
page-lobby-value-first-tiles-false = Without
page-lobby-value-first-tiles-true = With
page-lobby-option-first-cards = First Colonists: cards
page-lobby-value-first-cards-false = Without
page-lobby-value-first-cards-true = With
page-lobby-option-space-oddity = Space Oddity
page-lobby-value-space-oddity-false = Without
page-lobby-value-space-oddity-true = With
page-lobby-option-mission-a = Mission A
page-lobby-value-mission-a-drawn = Random
page-lobby-value-mission-a-research-tiles = Research tiles
page-lobby-value-mission-a-blueprints = Blueprints
page-lobby-value-mission-a-advanced-buildings = Advanced buildings
page-lobby-value-mission-a-bots = Bots
page-lobby-value-mission-a-discovery-tiles = Discovery tiles
page-lobby-value-mission-a-techs = Technologies
page-lobby-value-mission-a-progress-cubes = Progress cubes
page-lobby-value-mission-a-scientists = Scientists
page-lobby-value-mission-a-contracts = Contracts
page-lobby-option-mission-b = Mission B
page-lobby-value-mission-b-drawn = { page-lobby-value-mission-a-drawn }
page-lobby-value-mission-b-research-tiles = { page-lobby-value-mission-a-research-tiles }
page-lobby-value-mission-b-blueprints = { page-lobby-value-mission-a-blueprints }
page-lobby-value-mission-b-advanced-buildings = { page-lobby-value-mission-a-advanced-buildings }
page-lobby-value-mission-b-bots = { page-lobby-value-mission-a-bots }
page-lobby-value-mission-b-discovery-tiles = { page-lobby-value-mission-a-discovery-tiles }
page-lobby-value-mission-b-techs = { page-lobby-value-mission-a-techs }
page-lobby-value-mission-b-progress-cubes = { page-lobby-value-mission-a-progress-cubes }
page-lobby-value-mission-b-scientists = { page-lobby-value-mission-a-scientists }
page-lobby-value-mission-b-contracts = { page-lobby-value-mission-a-contracts }
page-lobby-option-mission-c = Mission C
page-lobby-value-mission-c-drawn = { page-lobby-value-mission-a-drawn }
page-lobby-value-mission-c-research-tiles = { page-lobby-value-mission-a-research-tiles }
page-lobby-value-mission-c-blueprints = { page-lobby-value-mission-a-blueprints }
page-lobby-value-mission-c-advanced-buildings = { page-lobby-value-mission-a-advanced-buildings }
page-lobby-value-mission-c-bots = { page-lobby-value-mission-a-bots }
page-lobby-value-mission-c-discovery-tiles = { page-lobby-value-mission-a-discovery-tiles }
page-lobby-value-mission-c-techs = { page-lobby-value-mission-a-techs }
page-lobby-value-mission-c-progress-cubes = { page-lobby-value-mission-a-progress-cubes }
page-lobby-value-mission-c-scientists = { page-lobby-value-mission-a-scientists }
page-lobby-value-mission-c-contracts = { page-lobby-value-mission-a-contracts }
page-lobby-option-shelters = Starting shelters
page-lobby-value-shelters-by-seat = By seat
page-lobby-value-shelters-turned = Shifted by one seat
page-lobby-value-shelters-drawn = Random
page-lobby-option-miners = Miners at the end of the game
page-lobby-value-miners-return = Come back
page-lobby-value-miners-stay = Stay in the mines
page-lobby-option-shelter-tech = Shelter technology
page-lobby-value-shelter-tech-any = Any player's
page-lobby-value-shelter-tech-own = Only your own
page-lobby-option-lacerda-tiles = Lacerda's discovery tiles
page-lobby-value-lacerda-tiles-research = Toward research tiles
page-lobby-value-lacerda-tiles-rover = Away from your rover
page-lobby-option-components = Printed values
page-lobby-value-components-revised = Revised (missions of discovery tiles long, laboratory bots at 3b)
page-lobby-value-components-earlier = Earlier reading
page-lobby-option-space-4-price = Colonist on turn order space 4
page-lobby-value-space-4-price-either = 1 water or 1 plant
page-lobby-value-space-4-price-both = 1 water and 1 plant
page-lobby-option-contract-crystals = Crystals of the contract mission
page-lobby-value-contract-crystals-two = 2 for each contribution
page-lobby-value-contract-crystals-one = 1 for each contribution
page-lobby-solo-text = On your own, you play the solo variant.
page-lobby-comfort = Convenience
page-lobby-points = Show points during the game
page-lobby-points-text = Otherwise everybody sees them at the end
page-lobby-points-shown = Points
page-lobby-points-end = shown at the end
page-lobby-stand-in = Who steps in
page-lobby-spectators = Friends can watch through a link that you will find at the table.
page-lobby-seats = Seats
page-lobby-seats-count = { $count } of { $most }
page-lobby-add = Add a seat
page-lobby-add-me = Me
page-lobby-add-hotseat = This device
page-lobby-add-bot = Computer
page-lobby-add-open = Link
page-lobby-place-open = Open by link
page-lobby-place-bot = Computer
page-lobby-place-text-me = You, on this device
page-lobby-place-text-hotseat = Same device, passed from player to player
page-lobby-place-text-open = You send the link from the table
page-lobby-bot = Computer ({ $level })
page-lobby-level-easy = Easy
page-lobby-level-medium = Medium
page-lobby-level-hard = Hard
page-lobby-level-expert = Expert
page-lobby-level-random = Random
page-lobby-level-text-easy = Makes mistakes: for your first games
page-lobby-level-text-medium = Builds and plans; beats Easy in three games out of four
page-lobby-level-text-hard = Has learned from games against itself; beats Medium in at least three games out of four
page-lobby-level-text-expert = Like Hard, but thinks further ahead before every step; takes its time
page-lobby-level-text-random = Any legal move, at random
page-lobby-level-untrained = not trained for this game yet
page-lobby-level-unusable = cannot be used on this server
page-lobby-level-setup = not trained for { $options }
page-lobby-level-off = { $levels }: { $reason }.
page-lobby-level-there = Available here: { $there }.
page-lobby-level-instead = { $other } plays instead.
page-lobby-hotseat-name = Name of the player
page-lobby-beginner-seat = new to the game
page-lobby-recolour = { $colour }: change color
page-lobby-remove-seat = { $colour }: remove this seat
page-lobby-your-colour = Your color
page-lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-lobby-open-table = Open the table
page-lobby-start = Start the game
page-lobby-open-seats = { $count ->
    [0] Everybody is here. The game starts at once.
    [one] One seat is still open. You can start once it is taken.
   *[other] { $count } seats are still open. You can start once they are taken.
}

## The waiting room

page-lobby-waiting-room = At the table
page-lobby-same-deal = This is the deal of a finished game. If anyone sits here who did not play that game, new cards are dealt.
page-lobby-missing = { $count ->
    [0] Everybody is here.
    [one] One player is still missing.
   *[other] { $count } players are still missing.
}
page-lobby-host-starts = { $count ->
    [0] Everybody is here; the host starts the game.
   *[other] The host starts the game when everybody is here.
}
page-lobby-seat-free = Open seat
page-lobby-seat-open = { $colour } · the first to open the link sits here
page-lobby-seat-mine = { $colour } · on this device
page-lobby-seat-person = { $colour } · on another device
page-lobby-seat-bot = { $colour } · always ready
page-lobby-seat-link = Link to the seat { $colour }
page-lobby-free-seat = { $colour }: give up this seat
page-lobby-free-other = Take the seat away from { $name }
page-lobby-ready = ready
page-lobby-link-make = Make a link
page-lobby-link-again = New link
page-lobby-link-again-text = The old link will no longer be valid.
page-lobby-watch-link = Link for spectators
page-lobby-watch-text = They see what everybody may see, but nobody's hand.
page-lobby-reconnecting = Connection lost, trying again
page-lobby-watching = Watching: { $names }
page-lobby-watch-again-text = A new link invalidates the old one, and everyone watching now is disconnected.

## Coming by a link

page-lobby-join = Invitation
page-lobby-join-title-seat = You are invited
page-lobby-join-text-seat = Somebody is keeping a seat for you at a table. No account is needed.
page-lobby-join-host-seat = { $host } is keeping a seat for you at a game of { $game }. No account is needed.
page-lobby-join-now-seat = Sit down
page-lobby-join-title-watch = Come and watch
page-lobby-join-text-watch = You see what everybody at the table may see. No account is needed.
page-lobby-join-host-watch = { $host } lets you watch a game of { $game }. You see what everybody at the table may see. No account is needed.
page-lobby-join-now-watch = Watch
page-lobby-join-title-hand = Look at a player's cards
page-lobby-join-text-hand = You see the game from that player's seat, including their cards, but make no decisions. No account is needed.
page-lobby-join-host-hand = { $host } lets you see a hand at a game of { $game }: you see the game from that player's seat, but make no decisions. No account is needed.
page-lobby-join-now-hand = Watch this hand
page-lobby-join-as = Sit down as { $name }
page-lobby-join-title-device = Your games, on this device
page-lobby-join-text-device = Continue only with a link that you made yourself: this device will then play under the name of the person who made it.
page-lobby-join-now-device = Continue here
page-lobby-join-leave = On this device you play as { $name }, who will be signed out.
page-lobby-join-leave-really = Sign out { $name } and continue here
page-lobby-link-none = This link is incomplete
page-lobby-link-none-text = The part after the # is missing. Copy the whole link again.
page-lobby-link-dead = This link is not valid
page-lobby-link-dead-text = It has been used, has expired, or was never valid. Ask the person who sent it for a new one. If you used it yourself, the table is among your games.
page-lobby-link-full = The seat is taken
page-lobby-link-full-text = Somebody was faster. Ask the person who invited you for another seat or a link to watch.
page-lobby-link-seated = You already have a seat at this table
page-lobby-link-seated-text = The link is still good for somebody else. Your seat is among your games.

## States

page-lobby-again = Try again
page-lobby-to-home = To my games
page-lobby-table = Table
page-lobby-unreachable = The server cannot be reached. Nothing is lost: every step that was confirmed is kept.
page-lobby-broken = Something went wrong on this page. Reload it; your games are safe.
page-lobby-failed = That did not work
page-lobby-no-table = No such table
page-lobby-no-table-text = There is no table at this address where you have a seat or may watch. To enter a table, use the link that was sent to you.
page-lobby-stranger = This device is not known here
page-lobby-stranger-text = Open the link that was sent to you. If you already play here, make a link under Settings on your other device.
page-lobby-gone = You have left this table
page-lobby-watch = Just watch
page-lobby-removed = You are no longer at this table
page-lobby-removed-text = The host of the table has freed your seat, or no longer allows spectators. If that was a mistake, ask for a new link.
page-lobby-hand-ended = These cards are no longer shown to you
page-lobby-hand-ended-text = The player or the host has stopped sharing them. If that was a mistake, ask for a new link.
page-lobby-updated = There is a new version
page-lobby-lost = There is nothing here
page-lobby-lost-text = The address is wrong or out of date.

## People at the table

page-lobby-people = People at the table
page-lobby-people-you = you
page-lobby-people-asked = choosing
page-lobby-people-mark-text = { $name } can come back at any time.
page-lobby-people-connected = { $name } is connected, and can be marked as away only after { $seconds } s without a connection.
page-lobby-people-too-soon = { $name } is not connected, and can be marked as away in { $seconds } s.
page-lobby-people-nobody-watches = Nobody is watching.
page-lobby-people-send-away = Remove all spectators
page-lobby-hand = Who sees my cards
page-lobby-hand-of = Who sees the cards: { $name }
page-lobby-hand-nobody = Nobody but you.
page-lobby-hand-text = Anyone who opens this link sees the game from your seat, including your cards, but makes no decisions. Everyone at the table can see who is watching.
page-lobby-hand-link = Link to my cards
page-lobby-hand-again-text = A new link invalidates the old one, and everyone watching your cards now is disconnected.
page-lobby-hand-end = Stop showing my cards
page-lobby-hand-shown = The cards are shown to: { $names }
