"""Terraforming Mars: base game, Corporate Era, solo and draft, exactly as its rulebook says."""
