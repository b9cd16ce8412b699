page-lobby-option-outposts = Buitenposten
