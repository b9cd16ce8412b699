"""Reasons against an option: small numbers, 0 if there is none."""

POSSIBLE, NO_STEPS, NO_COIN = 0, 1, 2

REASONS = {NO_STEPS: "crossing-why-no-steps", NO_COIN: "crossing-why-no-coin"}
"""The phrase of each reason."""
