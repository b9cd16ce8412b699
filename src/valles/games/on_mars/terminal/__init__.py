"""The screen of On Mars in a terminal."""
