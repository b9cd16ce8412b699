tm-hint-outposts = Deine Signalfeuer werden etwa { $number } M€ mehr wert.
