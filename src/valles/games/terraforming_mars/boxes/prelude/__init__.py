"""Prelude: its cards, its rules, and what they add to tables and encodings."""
