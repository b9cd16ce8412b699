page-lobby-option-outposts = Außenposten
