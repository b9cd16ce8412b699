page-lobby-option-outposts = Outposts
