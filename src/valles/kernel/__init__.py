"""The kernel: effects, frames, choices and records, for any turn-based game."""
