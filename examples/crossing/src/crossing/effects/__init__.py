"""The effects of Crossing: turns and bids."""
