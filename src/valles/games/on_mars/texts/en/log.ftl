# What has happened, and what it was worth in the end. Log lines and results are sentences.

## Rounds and turns

om-log-round = Round { $round } begins.
om-log-turn = { $seat } takes a turn.
om-log-last-round = The end of the game is triggered: the next round is the last.
om-log-goals = You are dealt { $goals }.
om-log-first-cards = You are dealt { $cards }.
om-log-space = { $seat } takes turn order space { $space }.
om-log-shuttle-start-orbit = { $seat } has the shuttle start in orbit.
om-log-shuttle-start-colony = { $seat } has the shuttle start in the colony.
om-log-shuttle-moves = The shuttle moves to travel space { $space }.
om-log-shuttle-orbit = The shuttle travels to orbit and stops on travel space { $space }.
om-log-shuttle-colony = The shuttle travels to the colony and stops on travel space { $space }.
om-log-own-ship = { $seat } uses a ship from the hangar.
om-log-travel-orbit = { $seat } travels to orbit.
om-log-travel-colony = { $seat } travels to the colony.

## Actions

om-log-action = { $seat } takes the main action "{ $action }".
om-log-place = { $seat } places a colonist on an action slot.
om-log-executive = { $seat } takes { $card }.
om-log-use = { $seat } uses the executive action of { $card }.
om-log-scientist = { $seat } sends the { $scientist } to { $card }.
om-log-boost = { $seat } sends a colonist to work.
om-log-clear = All action slots are taken: { $by } sends { $seat } colonists from there to the working area.
    .seat = possessive
om-log-own-clear = All action slots are taken: { $seat } colonists go from there to the working area.
    .seat = possessive
om-log-pay = { $seat } pays { $what }.

## Goods and points

om-log-gain = { $seat } gains { $what }.
om-log-overflow = { $seat } has no room for { $what }.
om-log-unload = { $seat } moves { $what } into the depot.
om-log-warehouse = { $seat } takes { $what } from the warehouse.
om-log-produce = { $seat } has the building on { $hex } produce once more.
om-log-retrieve = { $count ->
    [one] { $seat } retrieves { $count } colonist.
   *[other] { $seat } retrieves { $count } colonists.
}
om-log-score = { $why-count ->
    [0] { $seat } scores { $points } OP.
   *[other] { $seat } scores { $points } OP { $why }.
}

## Buildings and technologies

om-log-blueprint = { $seat } takes the blueprint { $card }.
om-log-construct = { $seat } constructs { $building } on { $hex }.
    .building = indefinite
om-log-crystal = A crystal appears on { $hex }.
om-log-upgrade = { $seat } upgrades the { $building } on { $hex } to { $card }.
om-log-tile-lost = The { $tile } is built over and removed from the game.
om-log-cube = { $seat } places a progress cube for { $building }.
    .building = indefinite
om-log-learn = { $seat } takes the { $tech }.
om-log-develop = { $seat } develops the { $tech } to { $space }, level { $level }.
om-log-tech = { $seat } uses { $owner } { $tech }.
    .owner = possessive
om-log-own-tech = { $seat } uses the { $tech }.

## Bots, rover and map

om-log-move = { $seat } moves { $piece } to { $hex }.
    .piece = indefinite
om-log-move-away = { $seat } has to move { $piece } out of the way, to { $hex }.
    .piece = indefinite
om-log-displace = { $seat } has to make room for { $by } and moves { $piece } to { $hex }.
    .piece = indefinite
om-log-bot = { $seat } places a new bot on { $hex }.
om-log-crush-tile = { $seat } bot destroys the tile on { $hex }.
    .seat = possessive
om-log-crush-crystal = { $seat } bot destroys the crystal on { $hex }.
    .seat = possessive
om-log-tile = { $seat } takes the { $tile } from { $hex }.
om-log-explore = { $seat } places the { $tile } on { $hex }.
om-log-keep-discovery = { $seat } puts the { $tile } on the card.

## Ships, scientists, contracts

om-log-ship = { $seat } welcomes the ship on depot space { $place }.
om-log-hire = { $seat } hires the { $card }.
om-log-take-contract = { $seat } takes { $card }.
om-log-refill = { $card } is added to the display.
om-log-deliver = { $seat } delivers { $what } to { $contract }.
om-log-contract = { $seat } completes { $contract }.

## Colony, missions, goals

om-log-lss = The { $building } marker of the Life Support System moves up to row { $row }.
om-log-reward = { $seat } takes a benefit of life support ({ $card }).
om-log-level = The colony reaches level { $level }.
om-log-no-further-level = No further { $building } can ever be built: the colony will not reach another level, and no more missions are needed to end the game.
om-log-mission = { $seat } contributes to the { $mission } (contributions left: { $left }).
om-log-mission-complete = The { $mission } is complete.
om-log-remaining = Remaining missions: { $left }.
om-log-goal = { $seat } completes { $card }.
om-log-first-card = { $seat } constructs a building shown on { $card } and draws 2 tasks.
om-log-task = { $seat } completes the task of { $card }.

## Lacerda's turn

om-log-lacerda-reshuffle = The solo cards are shuffled: from now on each also advances a mission.
om-log-lacerda-card = Lacerda reveals { $card }: "{ $action }".
om-log-lacerda-mission-over = The mission of { $card } is already complete.
om-log-lacerda-obtain-blueprint = Lacerda obtains a blueprint.
om-log-lacerda-learn-tech = Lacerda learns a new technology.
om-log-lacerda-research = Lacerda develops his technologies.
om-log-lacerda-construct = Lacerda constructs a building.
om-log-lacerda-upgrade = Lacerda upgrades a building.
om-log-lacerda-hire = Lacerda hires a scientist or takes a contract.
om-log-lacerda-no-obtain-blueprint = Lacerda cannot obtain a blueprint and moves his rover instead.
om-log-lacerda-no-learn-tech = Lacerda cannot learn a technology and moves his rover instead.
om-log-lacerda-no-research = Lacerda cannot develop a technology and moves his rover instead.
om-log-lacerda-no-construct = Lacerda cannot construct a building and moves his rover instead.
om-log-lacerda-no-upgrade = Lacerda cannot upgrade a building and moves his rover instead.
om-log-lacerda-no-hire = Lacerda cannot hire a scientist or take a contract and moves his rover instead.
om-log-lacerda-too-expensive = Lacerda cannot pay the { $cost } for an action slot and moves his rover instead.

## Lacerda's choices

om-log-lacerda-scored = He chooses { $card }, whose building type his scientists score.
om-log-lacerda-blueprint-first = He chooses { $card }, the first in the row with the most cards.
om-log-lacerda-cheapest = He chooses the { $tech }, the cheapest one he does not have.
om-log-lacerda-most-developed = He chooses the { $tech }, his most developed one that can still advance.
om-log-lacerda-least-developed = He chooses the { $tech }, his least developed one that can still advance.
om-log-lacerda-used = He chooses the { $tech } because it was used.
om-log-lacerda-warehouse = Lacerda takes { $what }, the most plentiful item in the warehouse.
om-log-lacerda-enough = He skips the { $building }: there are enough of them for the next colony level.
om-log-lacerda-nowhere = He skips the { $building }: none can be constructed.
om-log-lacerda-site = { $places ->
    [one] The best place for { $building } is { $hex }
   *[other] There are { $places } equally good places for { $building }; he chooses { $hex }
}{ $size ->
    [1] { "" }
   *[other] {", making "}a complex of { $size }
}.
    .building = indefinite
om-log-lacerda-bot = Lacerda's bot moves to the { $building } icon.
om-log-lacerda-third-level = He chooses { $card }, a level 3 blueprint.
om-log-lacerda-fitting = { $count ->
    [one] He chooses { $card }, which suits him best.
   *[other] He chooses { $card } at random from { $count } blueprints that suit him equally well.
}
om-log-lacerda-scientist = He chooses the { $card }, who may earn him { $points } OP.
om-log-lacerda-contract = He chooses { $card }, which earns him { $points } OP.
om-log-lacerda-rover-tile = Lacerda's rover moves to { $hex }, onto the nearest tile that he can use.
om-log-lacerda-rover-toward = Lacerda's rover moves to { $hex }, toward the nearest tile.
om-log-lacerda-rover-idle = Lacerda's rover stays where it is: it cannot get any closer to a tile that he can use.
om-log-lacerda-explore = He chooses { $hex }, as far from the other rover as possible.
om-log-lacerda-explore-research = He chooses { $hex }, toward the nearest research tile.
om-log-lacerda-new-bot = { $count ->
    [one] Lacerda gets a new bot; there is now { $count } on his player board.
   *[other] Lacerda gets a new bot; there are now { $count } on his player board.
}

## Score lines

om-score-play = During the game
om-score-progress = Progress cubes
om-score-ships = Ships
om-score-colonists = Colonists
om-score-technologies = Technologies
om-score-blueprints = Blueprints
om-score-scientists = Scientists
om-score-contracts = Contracts
om-score-total = Total

## Results

om-result-winner = { $seat } wins with { $points }.
om-result-tie-break = { $seat } wins with { $points }: the tie is broken by { $criterion ->
    [crystals] crystals
    [advanced-buildings] advanced buildings
   *[progress] progress cubes
}.
om-result-shared = { $seats } share the victory with { $points } each.
om-result-solo-won = { $goals-count ->
    [one] You have won with { $points } and reached the solo goal { $goals }.
   *[other] You have won with { $points } and reached the solo goals { $goals }.
}
om-result-solo-lost = You have lost: no solo goal was reached. Your score: { $points }.
om-result-cubes = { $number ->
    [one] { $number } progress cube
   *[other] { $number } progress cubes
}
om-result-ships = { $number ->
    [one] { $number } ship in the hangar
   *[other] { $number } ships in the hangar
}
om-result-quarters = Highest row of the Living Quarters
om-result-level = Level { $level }
om-result-built = built
om-result-not-built = not built
om-result-scored = Advanced buildings ({ $building }): { $times } × { $each }
om-result-completed = completed
om-result-not-completed = not completed
om-result-advanced = { $number ->
    [one] { $number } advanced building
   *[other] { $number } advanced buildings
}
