page-lobby-option-outposts = Placówki
