"""For those who study games: matches by the thousand on many machines, and their games as data."""
