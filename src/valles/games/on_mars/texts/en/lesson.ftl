# The lesson of a first game: a title that says what to do, and some sentences. What a deed did follows in numbers.

## How one wins

om-lesson-goal = Most opportunity points (OP) win. Missions and colony levels from 3 on bring the end: { $remaining } to go. This is round { $round } of about 20.
om-lesson-goal-solo = You win if all five are met at the end. Missions and colony levels from 3 on bring it: { $remaining } to go. Round { $round } of about 20.
om-lesson-need = { $have } of { $least }: { $what }
om-lesson-lead = { $behind ->
    [0] { $lead } OP ahead of Lacerda ({ $least } needed)
   *[other] { $behind } OP behind Lacerda (be { $least } ahead)
}

## Beginning and travel

om-lesson-seat-title = Choose a turn order space
om-lesson-seat = In orbit (1 to 4) you prepare, in the colony (5 to 8) you build. Begin in the colony: you have all you need for a first building. Some spaces give something at once.
om-lesson-space-title = Choose a new turn order space
om-lesson-space = Lower numbers go first. Compare what the spaces give: each benefit is yours at once.
om-lesson-start-title = Choose where the shuttle starts
om-lesson-start = If it starts on your side, you can soon travel for free.
om-lesson-travel-title = Travel with the shuttle, or stay
om-lesson-travel = The shuttle takes you for free. Your colonists on this side and at work return, and you choose a new space with its benefit. On the way to orbit your miners and advanced buildings produce.
om-lesson-own-ship-title = Usually stay: this trip costs a ship
om-lesson-own-ship = The shuttle is not leaving your side. Traveling now spends a ship from your hangar, and with it 3 OP. Stay unless you cannot do anything useful here.
om-lesson-explore-title = Place a discovery tile
om-lesson-explore = On the way to the colony you put a tile three hexes from your rover. Put it where you can get before Lacerda does.

## The turn

om-lesson-construct-title = Take the main action Construct
om-lesson-construct = Each turn you take one main action of the side you are on. In the colony Construct is the best beginning: the colony needs generators, water extractors, greenhouses and oxygen condensers.
om-lesson-prepare-title = Take a main action in orbit
om-lesson-prepare = Technologies, blueprints and goods prepare what you build in the colony. You have { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    } and { $home ->
        [one] { $home } colonist
       *[other] { $home } colonists
    } at home. The landing pod ends your stay at once; when the shuttle leaves this round, you do not need it.
om-lesson-build-more-title = Take a main action in the colony
om-lesson-build-more = A building that life support needs scores at once and gives you a benefit. Look at what the requirements still lack, too. You have { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    } and { $home ->
        [one] { $home } colonist
       *[other] { $home } colonists
    } at home; where colonists already stand, the action costs more.
om-lesson-colony-title = Take a main action in the colony
om-lesson-colony = You cannot construct now. The Control Center brings your bots to new building sites and your rover to crystals. You have { $home ->
        [one] { $home } colonist
       *[other] { $home } colonists
    } at home.
om-lesson-finish-title = Take an executive action, or end your turn
om-lesson-finish = Your main action is done. You have { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    } for one executive action; { $arriving ->
        [one] { $arriving } more arrives at
       *[other] { $arriving } more arrive at
    } the start of your next turn.
om-lesson-end-title = End your turn
om-lesson-end = Your main action is done. You have { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }; { $arriving ->
        [one] { $arriving } more arrives at
       *[other] { $arriving } more arrive at
    } the start of your next turn. Then Lacerda plays, and the shuttle moves.
om-lesson-waiting-title = The others are playing
om-lesson-waiting = Lacerda reveals a card and takes the action with its number. He needs no goods, and what he builds counts for the colony, too.
om-lesson-over-title = The game is over
om-lesson-over = The result shows what each part of the score brought, and which goals were met.

## Parts of an action

om-lesson-build-title = Choose a building
om-lesson-build = With each resource you get the next: a mineral buys a generator, a battery a water extractor, water a greenhouse, a plant an oxygen condenser, oxygen a shelter. Whatever life support still needs scores and gives a benefit.
om-lesson-site-title = Choose a hex
om-lesson-site = You build under or next to one of your bots. In a complex of the same type you gain one good for each building in it.
om-lesson-benefit-title = Take one benefit
om-lesson-benefit = Crystals pay for executive actions. Take what you are short of for your next building.
om-lesson-moving-title = Move toward your next building site
om-lesson-moving = Choose a piece, then where it goes. A rover collects crystals on its way; a bot that stops on a crystal or tile destroys it.
om-lesson-pay-title = Choose what you pay with
om-lesson-pay = A mineral can stand in for any other resource, so keep minerals as long as you can. Do not spend private goals before one is completed: the solo goal asks for one.
om-lesson-place-bot-title = Place your new bot
om-lesson-place-bot = You build under a bot and around it. Put the new one where sites are that your other bots do not reach.
om-lesson-make-room-title = Choose where your piece moves
om-lesson-make-room = It has to leave the hex that is built on. Put a bot next to your next building site, and the rover near crystals or tiles.
om-lesson-warehouse-title = Take a good from the warehouse
om-lesson-warehouse = Take what your next building, ship or contract lacks. A colonist you send to work brings one more, and returns when you travel.
om-lesson-more-title = Send a colonist to work, or stop here
om-lesson-more = Each one you send brings one more now. You place colonists from home on main actions, so keep some; those at work return when you travel.
om-lesson-gain-title = Choose a resource
om-lesson-gain = Take what your next building, ship or contract lacks. You can keep { $storage } of each.
om-lesson-retrieve-title = Bring a colonist home
om-lesson-retrieve = A colonist at home can be placed again in your next turn. The later slots of an action cost more, so free one that you want to use again.
om-lesson-produce-title = Choose what produces once more
om-lesson-produce = Each colonist you send to work lets one miner or advanced building produce again. Choose the good you are short of.
om-lesson-tech-title = Choose whose tech tile you use
om-lesson-tech = Its level sets how large the complex may become. Take your own where it is enough: the owner of another tile gets 1 oxygen or develops it.
om-lesson-compensate-title = Develop your tile, or keep the oxygen
om-lesson-compensate = Each level makes a technology stronger and is worth more at the end. Oxygen pays for a shelter.
om-lesson-tile-title = Take the tile or leave it
om-lesson-tile = Its benefit is yours at once. If you leave it, another rover may take it or a building destroy it.
om-lesson-keep-tile-title = Choose the tile for your card
om-lesson-keep-tile = The card gives the benefit of this tile now and whenever it is used again. Choose something you will often need.
om-lesson-refill-title = Choose the next contract
om-lesson-refill = You have taken a card, so you choose what fills its place. Choose a contract that you could complete as well.
om-lesson-means-title = Pay crystals, or send your scientist
om-lesson-means = A scientist uses an advanced building of the right type without crystals, yours or another player's, and stays there until you send them elsewhere.
om-lesson-buy-title = Decide if it is worth its price
om-lesson-buy = Pay if you do not need these goods for your next building or ship. Point at an answer to see what it changes.
om-lesson-detail-title = Decide this part of your action
om-lesson-detail = Point at an answer to see what it changes. You can take your steps back until something hidden is revealed.

## Tips that come when they are due

om-lesson-final-title = The end has been triggered
om-lesson-final = Only what counts now matters: ships in the hangar, colonists at home, built blueprints, completed contracts. Compare the list of requirements with what is missing.
om-lesson-task-title = You have done a First Colonist task
om-lesson-task = Show the card to get its reward; one each round is possible.
om-lesson-goal-card-title = You can complete a private goal
om-lesson-goal-card = First Colonists asks for one completed private goal, and it has a reward. You can complete only one in a game.
om-lesson-deliver-title = Deliver a good to your contract
om-lesson-deliver = You can do this at any time in your turn. A completed contract is worth many points, and First Colonists asks for one.
om-lesson-upgrade-title = You can upgrade a building
om-lesson-upgrade = A blueprint and a mineral turn it into your own advanced building. It produces on every trip to orbit and scores 3 or more points instead of costing them.
om-lesson-level-title = The colony is at level { $level }
om-lesson-level = Progress cubes score at levels 2 and 3, new blueprints lie in orbit, and you may welcome one more ship. First Colonists asks for level 3.
om-lesson-hire-title = Scientists and Earth contracts
om-lesson-hire = A contract costs a crystal; a completed one scores many points, a failed one costs some. First Colonists asks for one. Scientists use advanced buildings without crystals.
om-lesson-ship-title = You can welcome a ship
om-lesson-ship = For water and a plant it brings 2 colonists, or 1 and a bot. In the hangar it is worth 3 OP, and it opens an executive action.
om-lesson-move-title = The Control Center moves your pieces
om-lesson-move = Bots decide where you can build, the rover collects crystals and tiles. Move them when all good sites around your bots are taken.
om-lesson-learn-title = Learn a technology
om-lesson-learn = It lets you build next to buildings of its type: larger complexes give more goods, and your progress cube scores. First Colonists asks for one at level 6.
om-lesson-blueprint-title = Obtain a blueprint
om-lesson-blueprint = Later it turns a building into your own advanced one. Take only blueprints you will build: one that is not built costs as many points as it would give.
om-lesson-research-title = Develop your technologies
om-lesson-research = Research moves a technology to the next column: its level rises, and so do its points. First Colonists asks for one at level 6, so develop a single one all the way.
om-lesson-mission-title = Missions bring the end nearer
om-lesson-mission = Each contribution gives you crystals at once. Completed missions and colony levels from 3 on count: { $remaining } more and the last round begins.
om-lesson-shelter-title = A shelter gives you room
om-lesson-shelter = You can keep { $storage } of each resource now. Each shelter adds 1 to that and room for 2 more colonists.
om-lesson-executive-title = You may take an executive action
om-lesson-executive = Crystals pay for it; you have { $crystals }. One is possible each turn, on either side. You can also end your turn and save them.

## What a deed did

om-lesson-did-level = The colony is now at level { $level }.
om-lesson-did-contract = A contract is completed: { $contracts } of yours so far.
om-lesson-did-ship = Ship: 3 OP in your hangar. You have welcomed { $ships }.
om-lesson-did-shelter = Shelter: you can now keep { $storage } of each resource and { $room ->
        [one] { $room } colonist
       *[other] { $room } colonists
    }.
om-lesson-did-technology = Technology: you now have { $technologies } in your laboratory.
om-lesson-did-blueprint = Blueprint: you now have { $blueprints }; build it, or it costs points at the end.
om-lesson-did-orbit = You are in orbit: your mines and advanced buildings have produced, and your colonists are home.
om-lesson-did-colony = You are in the colony, and your colonists are home.
om-lesson-did-points = You scored { $number } OP; you now have { $points }.
om-lesson-did-crystals = Crystals: { $number } more, { $crystals } now, including those that still have to arrive.

## Why the computer would do something

om-hint-rest = Nothing else that is possible now brings more.
om-hint-yes = It is worth more to you than it costs.
om-hint-no = It would cost you more than it is worth to you.
om-hint-points = It scores { $number } OP.
om-hint-progress = Your progress gets better: about { $number } OP.
om-hint-ships = A ship brings points and room for crystals: about { $number } OP.
om-hint-colonists = You will have more colonists to work with: about { $number } OP.
om-hint-technologies = Your technologies become worth about { $number } OP more.
om-hint-blueprints = Your blueprints and advanced buildings become worth about { $number } OP more.
om-hint-scientists = Scientists score with your advanced buildings: about { $number } OP.
om-hint-contracts = Your chances with contracts rise: about { $number } OP.
om-hint-goods = It brings or saves goods worth about { $number } OP.
om-hint-mines = A mine produces minerals on every trip: about { $number } OP.
om-hint-rewards = Rewards of life support may score again: about { $number } OP.
om-hint-goals = Your private goals come closer: about { $number } OP.
om-hint-victory = A solo goal comes closer; as much as { $number } OP would be worth.
om-hint-bots = One more bot opens building sites: about { $number } OP.
om-hint-shelters = A shelter gives room for goods and colonists: about { $number } OP.
om-hint-places = Your bots and your rover stand better: about { $number } OP.
om-hint-end = It keeps the end of the game where you need it: about { $number } OP.
om-hint-turn = It prepares a better next turn: about { $number } OP.
