tm-hint-outposts = Je bakens worden ongeveer { $number } M€ meer waard.
