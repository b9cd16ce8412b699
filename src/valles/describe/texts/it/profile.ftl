page-profile-title = Profilo
page-profile-since = Qui dal { $date }
page-profile-empty = Nessuna partita finita finora
page-profile-empty-text = I risultati appaiono qui alla fine di una partita. Le partite classificate cambiano anche il punteggio in classifica.
page-profile-provisional = provvisorio
page-profile-rated-games = { $count ->
    [one] { $count } partita classificata
   *[other] { $count } partite classificate
}
page-profile-above = Sopra il computer ({ $level })
page-profile-below = Sotto il computer ({ $level })
page-profile-by-players = { $game }, per numero di giocatori
page-profile-players = Giocatori
page-profile-games = Partite
page-profile-won = Vinte
page-profile-rate = Percentuale di partite vinte
page-profile-points = Punti
page-profile-range = probabilmente da { $low } a { $high }; per puro caso { $expected }
page-profile-chance = La linea sottile è la percentuale dovuta al caso. Se una barra la attraversa, le partite sono troppo poche per dirlo.
page-profile-by-start = Per Corporation
page-profile-start = Corporation
page-profile-recent = Ultime partite
page-profile-place = { $place }°
page-profile-game = { $points } punti · { $players } giocatori · { $date }
page-profile-left = lasciata al computer
page-profile-half = vale metà
page-profile-replay = Replay della partita del { $date }
page-profile-together = Tu e { $name }
page-profile-together-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: davanti in { $ahead }, dietro in { $behind }.
page-profile-together-points = Il tuo vantaggio medio: { $points } punti
