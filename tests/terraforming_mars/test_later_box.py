"""A later box with a map and a deck is a file each: found, played under all laws, and nothing that was there moves."""

import json
import os
import subprocess
import sys

import pytest

import valles
from tests.support.ledger import ROOT
from valles.games.registry import part, rulebook

pytestmark = pytest.mark.integration

CHECKS = "tests/terraforming_mars/later_box/checks.py"


def test_a_later_box(tmp_path):
    rules = rulebook("terraforming_mars")
    first_box = tmp_path / "first_box.json"
    numbered = {
        "options": rules.vocabulary.texts,
        "effects": [effect.place for effect in rules.effects],
        "cards": [card.id for card in rules.cards()],
        "columns": part("terraforming_mars", "encoding").layout.names,
    }
    first_box.write_text(json.dumps(numbered), encoding="utf-8")
    box = ["-p", "tests.terraforming_mars.later_box", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", "-q", "--assert=plain", *box]
    drawn = [valles.new("terraforming_mars", players=2, seed=seed, map="random").public().map for seed in range(20)]
    environment = {**os.environ, "FIRST_BOX": str(first_box), "MAPS_DRAWN": json.dumps(drawn)}
    done = subprocess.run([*command, CHECKS], env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
