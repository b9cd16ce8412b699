"""The verbs of the cards and boards: what they do, what they ask, what they say and show."""
