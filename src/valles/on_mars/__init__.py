"""On Mars: the rulebook as code."""
