"""The maps, one drawing each; a new one is found by being here."""
