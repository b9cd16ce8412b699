"""Clocks of players: time that is charged, as pure functions of numbers and the present moment."""
