"""The former module of `Refused`, until 0.4."""

from valles.kernel.deprecation import deprecated_names

__getattr__ = deprecated_names(__name__, {"Refused": "valles.table.live:Refused"})
