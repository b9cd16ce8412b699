"""The rules of Crossing: state, vocabulary and rulebook."""
