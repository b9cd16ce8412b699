page-profile-title = Profiel
page-profile-since = Hier sinds { $date }
page-profile-empty = Nog geen afgelopen spellen
page-profile-empty-text = Hier komen resultaten zodra een spel is afgelopen. Spellen met rating veranderen ook de rating.
page-profile-provisional = voorlopig
page-profile-rated-games = { $count ->
    [one] { $count } spel met rating
   *[other] { $count } spellen met rating
}
page-profile-above = Boven de computer ({ $level })
page-profile-below = Onder de computer ({ $level })
page-profile-by-players = { $game }, per aantal spelers
page-profile-players = Spelers
page-profile-games = Spellen
page-profile-won = Gewonnen
page-profile-rate = Percentage gewonnen spellen
page-profile-points = Punten
page-profile-range = waarschijnlijk { $low } tot { $high }; bij toeval { $expected }
page-profile-chance = De dunne lijn is het percentage bij toeval. Loopt een balk erdoorheen, dan zijn er te weinig spellen om iets te zeggen.
page-profile-by-start = Per corporatie
page-profile-start = Corporatie
page-profile-recent = Recente spellen
page-profile-place = { $place }e
page-profile-game = { $points } punten · { $players } spelers · { $date }
page-profile-left = aan de computer overgelaten
page-profile-half = telt half
page-profile-replay = Herhaling van het spel van { $date }
page-profile-together = Jij en { $name }
page-profile-together-games = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}: { $ahead } keer lag je voor, { $behind } keer achter.
page-profile-together-points = Je gemiddelde voorsprong: { $points } punten
