"""Tools for tests: a table set up by hand, and the laws every game must keep."""

from valles.testing.scenario import table

__all__ = ["table"]
