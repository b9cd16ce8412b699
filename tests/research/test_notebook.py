"""Pictures of tables and cards in notebooks, and the example notebooks."""

import json
import xml.etree.ElementTree as ElementTree

import pytest

import valles
from tests.support.ledger import ROOT
from valles.describe.language import LANGUAGES
from valles.game import public_view
from valles.games.registry import part, rulebook
from valles.kernel.shuffle import Stream
from valles.kernel.view import BYSTANDER
from valles.research.notebook import card
from valles.testing import laws

GAMES = ["terraforming_mars", "on_mars"]
NOTEBOOKS = sorted((ROOT / "examples/notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_at_every_stage_and_in_every_language(game):
    rules = rulebook(game)
    drawn = part(game, "drawing")
    for number, (state, _) in enumerate(laws.walk(rules, 5, players=2)):
        if number % 60 == 0:
            view = public_view(rules.view(state, BYSTANDER))
            ElementTree.fromstring(drawn(view))
    assert len({drawn(view, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_game_draws_itself_without_what_is_hidden():
    game = valles.new("terraforming_mars", players=2, seed=1)
    rules = game.rules
    other = valles.new("terraforming_mars", players=2, seed=1)
    other.state = rules.filled(rules.view(game.state, BYSTANDER), Stream(b"1", "other"))
    assert game._repr_svg_() == other._repr_svg_()


def test_a_card_shows_its_text():
    shown = card("terraforming_mars", "asteroid", "de")
    assert shown.name == "Asteroideneinschlag"
    assert shown.text[0] in shown._repr_html_()
    with pytest.raises(ValueError, match="terraforming_mars has no card 'asteroids'; similar: asteroid"):
        card("terraforming_mars", "asteroids")


@pytest.mark.nightly("research")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_run(path, monkeypatch, capsys, nightly):
    games, rounds = (64, 20) if nightly else (4, 2)
    assert run_notebook(path, monkeypatch, capsys, games, rounds)


@pytest.mark.nightly("research", cases=10_000, size=10_000, quick=0)
def test_a_notebook_analyzes_many_games(monkeypatch, capsys, cases, record_property):
    """A case is a game."""
    [path] = [path for path in NOTEBOOKS if path.stem == "many_games"]
    printed = run_notebook(path, monkeypatch, capsys, len(cases), rounds=20)
    assert printed
    record_property("printed", printed)


def run_notebook(path, monkeypatch, capsys, games, rounds):
    """Run the code of a notebook and return what it prints."""
    monkeypatch.setenv("GAMES", str(games))
    monkeypatch.setenv("ROUNDS", str(rounds))
    cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    for cell in cells:
        exec(compile("".join(cell["source"]), str(path), "exec"), names)
    assert not [cell for cell in cells if cell["outputs"]], "notebooks are kept without what they have shown"
    return capsys.readouterr().out


def test_there_are_three_notebooks():
    assert [path.stem for path in NOTEBOOKS] == ["first_look", "many_games", "small_agent"]
