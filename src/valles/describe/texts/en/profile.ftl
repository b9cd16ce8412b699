page-profile-title = Profile
page-profile-since = Here since { $date }
page-profile-empty = No finished games yet
page-profile-empty-text = Results appear here when a game is over. Rated games also change the rating.
page-profile-provisional = provisional
page-profile-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
page-profile-above = Above the computer ({ $level })
page-profile-below = Below the computer ({ $level })
page-profile-by-players = { $game }, by number of players
page-profile-players = Players
page-profile-games = Games
page-profile-won = Won
page-profile-rate = Share of games won
page-profile-points = Points
page-profile-range = probably { $low } to { $high }; by chance { $expected }
page-profile-chance = The thin line is the share that chance gives. If a bar crosses it, there are too few games to tell.
page-profile-by-start = By corporation
page-profile-start = Corporation
page-profile-recent = Recent games
page-profile-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-profile-game = { $points } points · { $players } players · { $date }
page-profile-left = left to the computer
page-profile-half = counts half
page-profile-replay = Replay of the game of { $date }
page-profile-together = You and { $name }
page-profile-together-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: you were ahead in { $ahead } and behind in { $behind }.
page-profile-together-points = Your average lead: { $points } points
