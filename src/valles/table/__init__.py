"""A table in play: its messages, commands and rows, the live table, queries about it, and its set-up."""
