# The lesson of a first game: a title that says what to do, and some sentences. What a deed did follows in numbers.

## How one wins

tm-lesson-goal = Most points win. The game ends when temperature, oxygen and oceans are complete: { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } to go. This is generation { $generation } of about 10.
tm-lesson-goal-solo = Complete temperature, oxygen and oceans before the generations run out: { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } to go. This is generation { $generation }.

## Before the first turn

tm-lesson-corporation-title = Choose a corporation
tm-lesson-corporation = It decides your starting money and production. Pick one that produces something you can use in every generation.
tm-lesson-first-cards-title = Buy the cards you want to keep
tm-lesson-first-cards = Each costs 3 M€ now and its own price when you play it. Four to six are a good start; cards you can play early are worth most.

## Decisions of a turn

tm-lesson-first-card-title = Play a card with a bright frame
tm-lesson-first-card = You have { $money } M€. The price is at the top left. Cards that raise your production pay off best now, because you get the yield in every generation. Points come later.
tm-lesson-action-title = Take an action, or pass
tm-lesson-action = You have { $money } M€. Play a card, use the action of a blue card or a standard project, or pass when nothing useful is left. Early on raise your production and your rating; later collect points with greeneries, cities and cards.
tm-lesson-pass-title = Pass if nothing useful is left
tm-lesson-pass = No card in your hand can be played now. Passing ends the generation for you; the { $money } M€ you have are kept. After production you receive { $income } M€ more.
tm-lesson-second-title = Take a second action, or end your turn
tm-lesson-second = Ending your turn is not passing: your turn comes around again until everybody has passed. You have { $money } M€ left.
tm-lesson-tile-title = Choose an area for the tile
tm-lesson-tile = You receive what is printed on the area, and 2 M€ for each ocean next to it. Greeneries belong next to your cities: each scores 1 point for itself and 1 for the city.
tm-lesson-payment-title = Choose how to pay
tm-lesson-payment = Steel pays for building cards and titanium for space cards. Use them first: you need M€ for everything else.
tm-lesson-attack-title = Choose who is affected
tm-lesson-attack = Taking something from the player who is ahead helps you most. Removing resources is always voluntary.
tm-lesson-final-title = Turn plants into a last greenery
tm-lesson-final = The game is over. Each greenery still scores 1 point, and 1 more for every city next to it.
tm-lesson-detail-title = Decide this part of your action
tm-lesson-detail = Point at an answer to see what it changes. You can take your steps back until something hidden is revealed or your turn is over.
tm-lesson-research-title = Buy what you will really play
tm-lesson-research = Each card costs 3 M€ now and its own price later. You have { $money } M€. Two or three cards are usually enough; buying nothing is fine, too.
tm-lesson-waiting-title = The others are playing
tm-lesson-waiting = The log shows what they do. You can look at your cards in the meantime.
tm-lesson-over-title = The game is over
tm-lesson-over = The result shows where the points came from. In the next game, compare your production after the first three generations.

## Tips that come when they are due

tm-lesson-last-title = This is the last generation
tm-lesson-last = All three parameters are complete. Production no longer pays: now spend everything on points, such as greeneries, cities and cards with points.
tm-lesson-milestone-title = You can claim a milestone
tm-lesson-milestone = It costs 8 M€ and is worth 5 points that nobody can take from you. Only three can be claimed in the whole game, so do not wait.
tm-lesson-greenery-title = Your plants are enough for a greenery
tm-lesson-greenery = Converting them is an action. It raises the oxygen, so your rating rises by 1; the greenery is worth 1 point, and 1 more for each city next to it.
tm-lesson-heat-title = Your heat is enough for the temperature
tm-lesson-heat = As an action, 8 heat raise the temperature by a step, and your rating by 1. Heat has hardly any other use.
tm-lesson-blue-title = Use the action of your blue card
tm-lesson-blue = A red arrow marks an action. Every card can use its own once per generation.
tm-lesson-projects-title = Standard projects are always possible
tm-lesson-projects = Asteroid raises the temperature for 14 M€, Aquifer places an ocean for 18 M€: your rating rises by 1 each time. They cost more than cards, but need none.
tm-lesson-award-title = Funding an award can pay off
tm-lesson-award = The player who leads at the end gets 5 points, no matter who paid. Fund one only if you are clearly ahead in it.

## What a deed did

tm-lesson-did-production = Production: you received { $income } M€, { $rating } of them for your rating.
tm-lesson-did-milestone = Milestone: 5 points for you, for good.
tm-lesson-did-award = Award: 5 points at the end for the leader.
tm-lesson-did-city = City: 1 point at the end for each greenery next to it.
tm-lesson-did-greenery = Greenery: 1 point at the end, and 1 for each city next to it.
tm-lesson-did-rating = Your rating is { $rating } ({ $number } more): that many M€ more in every generation, and points at the end.
tm-lesson-did-credits = Your M€ production is { $credits } ({ $number } more): your income is now { $income } M€ a generation.
tm-lesson-did-others = You now produce { $others ->
        [one] { $others } other resource
       *[other] { $others } other resources
    } in every generation ({ $number } more).

## Why the computer would do something

tm-hint-rest = Nothing else that is possible now is worth its price.
tm-hint-yes = It is worth more to you than it costs.
tm-hint-no = It would cost you more than it is worth to you.
tm-hint-rating = Your rating rises: with its income, that is worth about { $number } M€.
tm-hint-production = Your production rises: until the end, that is worth about { $number } M€.
tm-hint-hand = Your hand gets better by about { $number } M€.
tm-hint-resources = It brings or saves resources worth about { $number } M€.
tm-hint-cards = Cards in play, with their points and effects, become worth about { $number } M€ more.
tm-hint-milestones = It brings you a milestone or closer to one: about { $number } M€.
tm-hint-awards = It gives you a good chance of an award: about { $number } M€.
tm-hint-map = It scores on the map: about { $number } M€ in points.
tm-hint-goal = It brings the goal of the game closer: about { $number } M€.
tm-hint-others = It sets the others back: about { $number } M€.
