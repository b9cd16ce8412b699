"""People and their sessions, tables that wait for players, links, and the chat."""
