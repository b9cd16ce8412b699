tm-hint-outposts = Twoje latarnie zyskują na wartości około { $number } M€.
