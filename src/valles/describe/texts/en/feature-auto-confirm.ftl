page-feature-auto-confirm = Confirm the end of a turn
page-feature-auto-confirm-text = Until then everything can be undone
page-feature-auto-confirm-turns = Confirm the end of each turn
page-feature-auto-confirm-turns-on = Turns are confirmed
page-feature-auto-confirm-turns-off = Turns end at once
page-feature-auto-confirm-seconds = Seconds until your turn ends by itself
