"""Messages of clients as plain data."""

from valles.table.command import KINDS


def table_request(confirming=False, on_leave=None, **fields):
    """Return fields of a new table, with the settings of the features beside the game."""
    features = {} if confirming is None else {"auto_confirm": {"confirm": confirming}}
    if on_leave is not None:
        features["away"] = {"on_leave": on_leave}
    return {"features": features, **fields}


def client_message(type, **fields):
    """Return a message of this type, or an act with a command of this kind."""
    if type not in KINDS:
        return {"type": type, **fields}
    act = {name: fields.pop(name) for name in ("seat", "decision") if name in fields}
    return {"type": "act", **act, "command": {"kind": type, **fields}}
