# The words of the command line that both games share.

ui-hand-over = Geef de beurt aan { $seat } en druk dan op Enter.
ui-prompt = Je keuze
ui-help = Typ het nummer of de woorden van een antwoord; het begin volstaat als het maar bij één past. ? noemt de antwoorden, ? met een nummer of kaart legt het uit, table toont de tafel, log vertelt alles wat er is gebeurd, undo maakt de laatste stap ongedaan, quit beëindigt het spel.
ui-unknown-option = Het antwoord “{ $text }” bestaat hier niet.
ui-several-options = Meerdere antwoorden beginnen met “{ $text }”:
ui-not-possible = Niet mogelijk ({ $option }): { $reason }
ui-undone = De laatste stap is ongedaan gemaakt.
ui-nothing-to-undo = Er is geen stap om ongedaan te maken.
ui-game-over = De partij is afgelopen.
ui-news = Wat er is gebeurd
ui-log = Alles wat er is gebeurd
ui-more = Enter toont meer, al het andere sluit de lijst
ui-unfinished = De partij is nog niet afgelopen; stappen tot nu toe: { $number }

## Tables for programs that read

ui-asked = { $seat }, vraag { $id }:
ui-waiting = Aan de beurt: { $seats }.
ui-lines-left-out = Weggelaten eerdere regels: { $count }.
ui-nothing-new = Er is niets veranderd.
ui-possible = Mogelijk: { $option }
