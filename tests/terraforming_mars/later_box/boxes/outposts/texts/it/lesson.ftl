tm-hint-outposts = I tuoi fari valgono circa { $number } M€ in più.
