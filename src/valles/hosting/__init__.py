"""Tables as the server keeps and shows them, or a browser without one. Knows no database and no network."""
