"""Crossing: a small game from outside Valles, found by its entry point."""

from valles.games.manifest import Manifest

MANIFEST = Manifest(
    name="crossing", rules="crossing.rules.rulebook:RULES", public="crossing.public:public_view", texts="crossing:texts"
)
