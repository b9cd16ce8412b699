# The words around help: the button of a topic, the page of the rules, the guide for newcomers.

page-help-open = Help: { $title }
page-help-close = Close
page-help-rules = In the rules, in a new tab:
page-help-lesson = Lesson at this table
page-help-lesson-text = It explains the decision that is asked now, in a row of its own above the table.
page-lesson = First game
page-lesson-end = End the lesson
page-lesson-where = Show me where
page-lesson-goal = How to win
page-lesson-now = What is asked now
page-lesson-hint = Hint
page-lesson-hinted = Hint: { $label }.
page-lesson-confirm = Confirm your turn, or undo it
page-lesson-confirm-text = Your turn is complete. Confirm it to let the others play; until then you can undo what is not revealed.

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
