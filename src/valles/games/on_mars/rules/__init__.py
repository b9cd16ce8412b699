"""The rules of On Mars, a module for each chapter of the rulebook."""
