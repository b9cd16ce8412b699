"""The former module of `Refused`, until 0.4."""

from valles.kernel.deprecation import old_names

__getattr__ = old_names(__name__, {"Refused": "valles.table.live:Refused"})
