"""Training of the computer opponents: imitation of `greedy`, then self-play. Needs the extra `learn`."""
