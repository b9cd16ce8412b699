# Questions, answers, and why an answer is not possible. Each stands by itself: questions and reasons are sentences,
# answers are labels without a full stop.

## Questions of a turn

om-ask-turn = Take a main action; before or after it, you may take an executive action.
om-ask-turn-main-done = Take an executive action or end your turn.
om-ask-turn-executed = Take a main action.
om-ask-turn-end = Do you want to end your turn?
om-ask-means = { $card }: do you want to pay crystals or send your scientist there?
om-ask-pay = You have to pay { $price }. Choose what to pay with.
om-ask-buy = Do you want to pay { $price } to { $effect }?
    .effect = bought
om-ask-choose = Choose one.
om-ask-either = Choose what you pay to { $effect }.

## Questions about goods and colonists

om-ask-straight = { $what-count ->
    [one] You gain { $what }. Deliver it to a contract right away?
   *[other] You gain { $what }. Deliver any of them to a contract right away?
}
om-ask-gain-more = Do you want to send a colonist to work to gain { $what } more?
om-ask-gain-any = { $left ->
    [0] Do you want to gain another resource?
   *[other] Choose a resource to gain. (left: { $left })
}
om-ask-warehouse = { $left ->
    [0] Do you want to take another item from the warehouse?
   *[other] Choose what to take from the warehouse. (left: { $left })
}
om-ask-retrieve = Choose a colonist to retrieve.
om-ask-produce = Choose a miner or advanced building to produce once more.
om-ask-last-delivery = The game is over. Do you want to make any last deliveries to your contracts?

## Questions about blueprints and buildings

om-ask-blueprint = { $left ->
    [0] Do you want to take another blueprint?
   *[other] Choose a blueprint to take. (left: { $left })
}
om-ask-upgrade = { $left ->
    [0] Do you want to upgrade another building?
   *[other] Choose the blueprint of your next upgrade. (left: { $left })
}
om-ask-upgrade-at = { $card }: choose a building to upgrade.
om-ask-build = Choose a building to construct.
om-ask-build-at = Where do you want to construct { $building }?
    .building = indefinite
om-ask-tech = Whose tech tile do you want to use? To construct { $building } here, you need level { $level }.
    .building = indefinite

## Questions about the laboratory

om-ask-learn = Choose a tech tile to take.
om-ask-install = Choose a laboratory space for the { $tech }.
om-ask-develop = { $left ->
    [0] Do you want to develop a tech tile once more?
   *[other] Choose a tech tile to develop. (left: { $left })
}
om-ask-compensate = { $by } has used your { $tech }. Do you want to develop it or keep the oxygen?

## Questions about bots, rover and map

om-ask-move = Move your bots and your rover. (Movement points: bots { $bots }, rover { $rover })
om-ask-move-bots = Move your bots. (Movement points: { $left })
om-ask-move-rover = Move your rover. (Movement points: { $left })
om-ask-take-tile = Do you want to take the { $tile }?
om-ask-displace = Your { $piece } has to make room. Where do you want to move it?
om-ask-place-bot = Where do you want to place the new bot?
om-ask-explore = Choose a discovery tile to place on the map.
om-ask-explore-at = Where do you want to place the { $tile }?
om-ask-keep-discovery = Choose a discovery tile to put on the card.

## Questions about ships, scientists and contracts

om-ask-ship = Choose a ship to welcome.
om-ask-ship-reward = Choose what the ship carries.
om-ask-offer = Choose a scientist or a contract.
om-ask-refill = Choose the contract that fills the empty space in the display.

## Questions about travel and turn order

om-ask-shuttle = On which side will the shuttle start?
om-ask-travel = The shuttle is leaving your side. Do you want to travel with it?
om-ask-travel-by-ship = Do you want to travel to the other side using one of your own ships?
om-ask-space = Choose a turn order space.

## Answers

om-option-done = Done
om-option-end = End your turn
om-option-yes = Yes
om-option-no = No
om-option-stay = Stay
om-option-travel = Travel
om-option-travel-by-ship = Travel with { $price }
om-option-keep = Keep the oxygen
om-option-boost = Send a colonist to work for +1
om-option-boost-bots = Send a colonist to work for 1 more movement point for the bots
om-option-boost-bots-by-crystal = Pay a crystal for 1 more movement point for the bots
om-option-boost-rover = Send a colonist to work for 1 more movement point for the rover
om-option-boost-rover-by-crystal = Pay a crystal for 1 more movement point for the rover
om-option-with-crystals = Pay { $price }
om-option-with-scientist = Send your scientist there
om-option-reward-colonists = { $colonists }
om-option-reward-bot = { $colonists } and 1 bot
om-option-shuttle-orbit = In orbit
om-option-shuttle-colony = In the colony
om-option-action = { $action }
om-option-executive = Executive action for { $price }: { $effect }
    .effect = bought
om-option-use = { $price-count ->
    [0] Use { $card } (free)
   *[other] Use { $card } ({ $price })
}
om-option-build = { $building } ({ $price })
om-option-pay = { $what }
om-option-pay-goal = { $card } instead of a crystal
om-option-goal-cards = { $option } · costs { $what }
om-option-take = { $what }
om-option-tech = { $level ->
    [0] { $seat } tech tile
   *[other] { $seat } tech tile (level { $level })
}
    .seat = possessive
om-option-ship = { $price-count ->
    [0] Ship on depot space { $place }, which unlocks the executive action: { $effect }
   *[other] Ship on depot space { $place } ({ $price }), which unlocks the executive action: { $effect }
}
    .effect = bought
om-option-retrieve = From "{ $action }"
om-option-retrieve-work = From your working area
om-option-space = { $effect-count ->
    [0] Space { $space }
   *[other] Space { $space }: { $effect }
}
om-option-choose = Choice { $number }
om-option-effect = { $effect }
om-option-develop = { $price-count ->
    [0] Develop the { $tech } to { $space } (level { $level }, free)
   *[other] Develop the { $tech } to { $space } (level { $level }, { $price })
}
om-option-develop-space = Develop from { $from } to { $to }
om-option-lab = { $effect-count ->
    [0] Laboratory space { $space }
   *[other] Laboratory space { $space }: { $effect }
}
om-option-learn = { $price-count ->
    [0] { $tech } (free)
   *[other] { $tech } ({ $price })
}
om-option-grid-top = Tech grid, top row, space { $place }
om-option-grid-middle = Tech grid, middle row, space { $place }
om-option-grid-bottom = Tech grid, bottom row, space { $place }
om-option-rover = Rover { $direction } ({ $hex })
om-option-bot = Bot { $bot } { $direction } ({ $from } → { $hex })
om-option-goal = Complete { $card }
om-option-task = Show { $card }
om-option-deliver = Deliver { $what } to { $card }
om-option-hex = Hex { $hex }
om-option-card = { $price-count ->
    [0] { $card }
   *[other] { $card } · { $price }
}

## Why not: the turn

om-why-not-asked = That is not an option right now.
om-why-not-your-turn = It is not your turn.
om-why-wrong-side = This action is on the other side of the board.
om-why-main-action-done = You have already taken your main action this turn.
om-why-main-action-due = You have to take your main action first.
om-why-executive-done = You have already taken an executive action this turn.
om-why-must-act = You have to do this at least once.
om-why-already-used = You have already used a tech tile for this.
om-why-no-boost = There is nothing to boost now.

## Why not: paying and gaining

om-why-too-expensive = { $price-count ->
    [0] You cannot afford this.
   *[other] This costs { $price }, which you cannot afford.
}
om-why-no-colonist = You have no colonist in your living quarters for this.
om-why-placement-too-expensive = Placing a colonist there costs an extra { $price }, which you cannot afford.
om-why-slot-taken = Your colonist is still there.
om-why-nothing-to-gain = You would gain nothing from this.
om-why-out-of-stock = There are none left.
om-why-no-room = You have no room left for this.
om-why-nobody-there = You have no colonist there.
om-why-not-needed = None of your contracts needs this.

## Why not: cards and tiles

om-why-not-on-display = There is no such card on display.
om-why-no-marker = You have no advanced building marker left.
om-why-already-owned = You already have one of this type.
om-why-no-tile-there = There is no tile there.
om-why-no-tiles = There is no discovery tile on display.
om-why-lab-full = There is no free space in the first column of your laboratory.
om-why-lab-space-taken = This laboratory space is taken.
om-why-goal-not-met = You do not have this goal, or its requirement is not met.
om-why-goal-done = You have already completed a private goal.
om-why-task-not-done = This task is not yours, or you have not completed it.
om-why-task-shown = You have already shown a task this round.

## Why not: buildings

om-why-stack-empty = There are no building tiles of this type left.
om-why-built-on = There is a building on this hex.
om-why-out-of-zone = This hex is not in the building zone of your bots.
om-why-too-far = It has to stand next to a building of its type, or two hexes from the nearest.
om-why-tech-too-low = No tech tile in play has the level required for a complex of this size.
om-why-no-hex = There is no suitable hex in the building zone of your bots.
om-why-not-your-blueprint = You have no unbuilt blueprint.
om-why-wrong-building = The blueprint does not fit this building.
om-why-complex-too-small = This blueprint requires a building in a complex of at least 3.
om-why-already-upgraded = This is already an advanced building.
om-why-not-built = Nobody has built this advanced building.
om-why-no-scientist = This advanced building is not yours, and you have no scientist for it.
om-why-not-in-play = There is no tech tile of this type that you may use.

## Why not: ships, travel, movement

om-why-ship-on-it = There is still a ship on this depot space.
om-why-no-ship-there = There is no ship on this depot space.
om-why-level-too-low = You have already welcomed as many ships as the colony level allows.
om-why-no-ship = You have no ship in your hangar.
om-why-already-there = You are already on that side.
om-why-space-taken = This turn order space is taken.
om-why-no-points = There are no movement points left.
om-why-off-the-map = The map ends there.
om-why-cannot-stay = The piece could neither stay there nor move on.
om-why-must-move-on = This piece cannot end its move here: keep moving it.
