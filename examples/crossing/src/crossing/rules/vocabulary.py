"""Every option of the game, by number and text."""

from valles.kernel.choice import Kind, Vocabulary

CARDS = 9

OPTIONS = Vocabulary(1)

STOP = Kind(OPTIONS, "stop", meaning="stay where the piece is").first
STEP = Kind(OPTIONS, "step", meaning="walk to the next field").first
LET = Kind(OPTIONS, "let", meaning="give leave, for a coin").first
REFUSE = Kind(OPTIONS, "refuse", meaning="refuse leave").first
CASH = Kind(OPTIONS, "cash", meaning="cash a coin for a point").first
BID = Kind(OPTIONS, "bid", [str(card) for card in range(1, CARDS + 1)], "card", start=1, meaning="bid a card")
