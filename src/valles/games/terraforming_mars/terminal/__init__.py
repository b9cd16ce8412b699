"""What a seat sees in a terminal."""
