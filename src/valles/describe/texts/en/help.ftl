# The words around help: the button of a topic, the page of the rules, the guide for newcomers.

page-help-open = Help: { $title }
page-help-close = Close
page-help-rules = In the rules, in a new tab:
page-help-guide = Guide at this table
page-help-guide-text = One step at a time, by what you do; it covers neither the map nor the log.
page-guide = First game
page-guide-steps = { $done } of { $of } steps done
page-guide-number = { $number } of { $of }
page-guide-fold = Fold the guide
page-guide-unfold = Unfold the guide
page-guide-end = End the guide
page-guide-where = Show me where
page-guide-later = Not now
page-guide-all = All steps
page-guide-why = Why?
page-guide-unread = { $number } more to read
page-guide-ahead = You were faster: this step is ticked already.
page-guide-next = Read on
page-guide-finish = Play on

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
