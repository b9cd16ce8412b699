"""What a seat knows, as a row of bytes for learners."""
