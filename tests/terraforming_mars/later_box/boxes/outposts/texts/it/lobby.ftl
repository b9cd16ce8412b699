page-lobby-option-outposts = Avamposti
