page-help-tm-pre-title = Prelude
page-help-tm-pre = Everybody is dealt 4 preludes and keeps 2 of them, for free. Before the first turn, each player plays both, in any order; tags and effects work as with green cards. A prelude that cannot be carried out is discarded for 15 M€. A wild tag counts as a tag of your choice whenever you take an action.
page-tm-symbol-prelude = Preludes: cards that are played before the first turn
