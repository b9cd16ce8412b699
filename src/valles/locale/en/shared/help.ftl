# The words around help: the button of a topic, the page of the rules, the guide for newcomers.

page-help-open = Help: { $title }
page-help-close = Close
page-help-rules = In the rules, in a new tab:
page-help-guide = Guide me through the first generation
page-help-guide-text = Short hints at the Terraforming Mars table; they never get in the way.

page-rules-title = Rules of { $game }
page-rules-read = Read the rules
page-rules-open = Rules, in a new tab
page-rules-lead = Every rule that the game follows here, each with an id. Where the rulebooks are silent or differ, the ledger says what was decided.
page-rules-english = The ledger itself is written in English.
page-rules-search = Search by word or id
page-rules-found = { $number ->
    [one] { $number } rule
   *[other] { $number } rules
}
page-rules-none = No rule contains all of these words.
page-rules-contents = Groups of rules
page-rules-cards = Cards
page-rules-standins = Cards with values that could not be checked
page-rules-standins-text = Something on these cards is inferred or invented so that the game can be played. Anyone who owns the game can correct it.
