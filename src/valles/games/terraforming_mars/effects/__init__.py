"""The verbs of the cards: what they do, what they ask, what they say and show."""
