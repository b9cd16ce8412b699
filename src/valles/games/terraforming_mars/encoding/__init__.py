"""The knowledge of a seat, as a row of bytes for learners."""
