"""Messages of clients as plain data."""

from valles.table.command import KINDS


def client_message(type, **fields):
    """Return a message of this type, or an act with a command of this kind."""
    if type not in KINDS:
        return {"type": type, **fields}
    act = {name: fields.pop(name) for name in ("seat", "decision") if name in fields}
    return {"type": "act", **act, "command": {"kind": type, **fields}}
