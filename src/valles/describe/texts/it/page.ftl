# The words of the page that both games share.

page-language = Lingua
