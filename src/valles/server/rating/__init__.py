"""Ratings of people: the results of finished games, and the strength that follows from them."""
