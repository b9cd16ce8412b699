page-profile-title = Profil
page-profile-since = Tutaj od: { $date }
page-profile-empty = Nie ma jeszcze ukończonych gier
page-profile-empty-text = Wyniki pojawią się tu po zakończeniu gry. Gry rankingowe zmieniają też ranking.
page-profile-provisional = tymczasowy
page-profile-rated-games = { $count ->
    [one] { $count } gra rankingowa
    [few] { $count } gry rankingowe
   *[other] { $count } gier rankingowych
}
page-profile-above = Powyżej komputera ({ $level })
page-profile-below = Poniżej komputera ({ $level })
page-profile-by-players = { $game } według liczby graczy
page-profile-players = Gracze
page-profile-games = Gry
page-profile-won = Wygrane
page-profile-rate = Odsetek wygranych gier
page-profile-points = Punkty
page-profile-range = prawdopodobnie od { $low } do { $high }; losowo { $expected }
page-profile-chance = Cienka linia to odsetek, jaki dałby przypadek. Jeśli pasek ją przecina, gier jest za mało, by coś stwierdzić.
page-profile-by-start = Według korporacji
page-profile-start = Korporacja
page-profile-recent = Ostatnie gry
page-profile-place = { $place }.
page-profile-game = Punkty: { $points } · gracze: { $players } · { $date }
page-profile-left = oddana komputerowi
page-profile-half = liczy się w połowie
page-profile-replay = Powtórka gry z dnia { $date }
page-profile-together = Ty i { $name }
page-profile-together-games = Wspólne gry: { $games }; twoja przewaga: { $ahead }, przewaga drugiej osoby: { $behind }.
page-profile-together-points = Twoja średnia przewaga w punktach: { $points }
