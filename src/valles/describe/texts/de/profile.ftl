page-profile-title = Profil
page-profile-since = Dabei seit { $date }
page-profile-empty = Noch keine beendeten Spiele
page-profile-empty-text = Ergebnisse stehen hier, sobald ein Spiel zu Ende ist. Gewertete Spiele ändern auch die Wertung.
page-profile-provisional = vorläufig
page-profile-rated-games = { $count ->
    [one] { $count } gewertetes Spiel
   *[other] { $count } gewertete Spiele
}
page-profile-above = Über dem Computer ({ $level })
page-profile-below = Unter dem Computer ({ $level })
page-profile-by-players = { $game }, nach Spielerzahl
page-profile-players = Spieler
page-profile-games = Spiele
page-profile-won = Gewonnen
page-profile-rate = Anteil der gewonnenen Spiele
page-profile-points = Punkte
page-profile-range = wahrscheinlich { $low } bis { $high }; nach Zufall { $expected }
page-profile-chance = Die dünne Linie ist der Anteil, den der Zufall ergibt. Kreuzt ein Balken sie, sind es zu wenige Spiele für ein Urteil.
page-profile-by-start = Nach Konzern
page-profile-start = Konzern
page-profile-recent = Letzte Spiele
page-profile-place = { $place }.
page-profile-game = { $points } Punkte · { $players } Spieler · { $date }
page-profile-left = dem Computer überlassen
page-profile-half = zählt halb
page-profile-replay = Wiederholung des Spiels vom { $date }
page-profile-together = Du und { $name }
page-profile-together-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}: { $ahead }-mal lagst du vorn, { $behind }-mal zurück.
page-profile-together-points = Dein Vorsprung im Mittel: { $points } Punkte
