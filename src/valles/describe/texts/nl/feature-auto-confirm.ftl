page-feature-auto-confirm = Einde van de beurt bevestigen
page-feature-auto-confirm-text = Tot dan kan alles ongedaan worden gemaakt
page-feature-auto-confirm-turns = Het einde van elke beurt bevestigen
page-feature-auto-confirm-turns-on = Beurten worden bevestigd
page-feature-auto-confirm-turns-off = Beurten eindigen meteen
page-feature-auto-confirm-seconds = Seconden tot je beurt vanzelf eindigt
