"""Tables in the memory of a server, and what works on them: queries, computer opponents, presence."""
