"""Games are found by name: those here, and those that other packages bring; a broken one disturbs nothing else."""

import subprocess
import sys
from importlib.metadata import EntryPoints, entry_points

import pytest
from typer.testing import CliRunner

import valles
from crossing.rules.rulebook import RULES, Crossing
from valles.cli import app
from valles.describe.bundle import MissingText
from valles.describe.text import render
from valles.games import plugins, registry
from valles.games.manifest import Manifest
from valles.games.plugins import INTERFACE, OWN, source_of
from valles.hosting.catalog import catalog
from valles.kernel.heuristic import Heuristic
from valles.kernel.phrase import Noun, Phrase
from valles.kernel.rulebook import Rulebook
from valles.terminal.player import Terminal

GUEST = Manifest(name="crossing", rules="crossing.rules.rulebook:RULES")
NAMELESS = Manifest(name="somebody_else", rules="crossing.rules.rulebook:RULES")
RULELESS = Manifest(name="crossing", rules="crossing.rules.rulebook:COLOURS")
SCREENLESS = Manifest(name="crossing", rules="crossing.rules.rulebook:RULES", screen="tests.nowhere:Screen")
LOST = Manifest(name="crossing", rules="crossing.rules.rulebook:NOWHERE")
NEWER = Manifest(name="crossing", rules="crossing.rules.rulebook:RULES", interface=INTERFACE + 1)
THOUGHTLESS = Manifest(name="crossing", rules="crossing.rules.rulebook:RULES", heuristic="tests.nowhere:Heuristic")
BLIND = Manifest(name="crossing", rules="crossing.rules.rulebook:RULES", public="crossing.public:nothing")
SILENT = Manifest(name="crossing", rules="crossing.rules.rulebook:RULES", texts="crossing:nowhere")
HERE = ("terraforming_mars", "on_mars")


class Half(Crossing):
    """A rulebook that was forgotten half-way."""

    kind_label = Rulebook.kind_label
    rounds = Rulebook.rounds


class Open(Crossing):
    """A rulebook that hides nothing, and leaves saving to a kernel that cannot know how."""

    save, load, hide = Rulebook.save, Rulebook.load, Rulebook.hide


class Choosy(Crossing):
    def setup(self, **options):
        raise LookupError("no\nboard")


class Quitter(Crossing):
    def setup(self, **options):
        raise SystemExit("that is enough")


HALF, OPEN, CHOOSY, QUITTER = Half(), Open(), Choosy(), Quitter()
del HALF._variants
UNFINISHED = Manifest(name="crossing", rules="tests.test_registry:HALF")
OPEN_GAME = Manifest(name="crossing", rules="tests.test_registry:OPEN")
CHOOSY_GAME = Manifest(name="crossing", rules="tests.test_registry:CHOOSY")
QUITTER_GAME = Manifest(name="crossing", rules="tests.test_registry:QUITTER")


def test_a_game_of_another_package_is_found_and_played(offer):
    offer(registry.GROUP, crossing="tests.test_registry:GUEST")

    assert valles.available_games() == (*HERE, "crossing")
    assert registry.rulebook("crossing") is RULES
    game = valles.new("crossing", players=2, seed=1)
    while not game.over:
        game.play(game.pending[0].seat, game.pending[0].options[0])
    assert valles.replay(game.record()) == game


@pytest.mark.parametrize(
    ("place", "problem"),
    [
        ("tests.nowhere:MANIFEST", "No module named 'tests.nowhere'"),
        ("tests.test_registry:MISSING", "has no attribute 'MISSING'"),
        ("tests.test_registry:HERE", "is no Manifest"),
        ("tests.test_registry:NAMELESS", "its manifest is named 'somebody_else'"),
        ("tests.test_registry:RULELESS", "is no Rulebook"),
        ("tests.test_registry:LOST", "has no attribute 'NOWHERE'"),
        ("tests.test_registry:NEWER", "it is written for version 2 of the interface, and this Valles has 1"),
        ("tests.test_registry:THOUGHTLESS", "No module named 'tests.nowhere'"),
        ("tests.test_registry:BLIND", "module 'crossing.public' has no attribute 'nothing'"),
        ("tests.test_registry:CHOOSY_GAME", "LookupError: no board"),
        ("tests.test_registry:QUITTER_GAME", "SystemExit: that is enough"),
        ("tests.test_registry:UNFINISHED", "its rulebook lacks variants, rounds, kind_label"),
        ("tests.test_registry:OPEN_GAME", "its rulebook lacks state_fields, seat_fields, empty, hide"),
        ("tests.test_registry:SILENT", "crossing:nowhere holds no texts in 'en'"),
    ],
)
def test_a_broken_game_is_named_with_the_reason_and_the_others_go_on(offer, place, problem):
    offer(registry.GROUP, crossing=place)

    assert valles.available_games() == HERE
    with pytest.raises(registry.BrokenGame, match=f"crossing of .*{problem}"):
        valles.new("crossing", players=2)
    result = CliRunner().invoke(app, ["games"])
    assert result.exit_code == 0
    assert all(f"{name}  (valles)" in result.output for name in HERE)
    assert problem in result.output
    assert [game.game for game in catalog()] == list(HERE), "the server offers the others"


def test_a_game_cannot_take_the_name_of_another(offer):
    offer(registry.GROUP, on_mars="tests.test_registry:GUEST")

    assert valles.available_games() == HERE
    assert valles.new("on_mars", players=1, seed=1).rules.name == "on_mars"
    assert "valles has a game of this name" in CliRunner().invoke(app, ["games"]).output


def test_texts_of_another_package_are_rendered_with_english_for_missing_ones(offer):
    offer(registry.GROUP, crossing="crossing:MANIFEST")
    blue = Noun("seat-blue")
    leave = Phrase("crossing-ask-leave", {"by": [blue, Noun("seat-green")]})

    assert render(Phrase("crossing-refuse"), "de") == "Ablehnen"
    assert render(Phrase("crossing-refuse"), "pl") == "Refuse"
    assert render(leave, "it") == "Blue and Green wants to step onto your field. Do you give leave?"
    assert render(Phrase("ui-hand-over", {"seat": blue}), "it") == "Passa il dispositivo al Blu, poi premi Invio."
    with pytest.raises(MissingText, match="there is no crossing-nothing"):
        render(Phrase("crossing-nothing"), "de")


def test_a_game_without_a_screen_is_shown_by_the_plain_one(offer):
    offer(registry.GROUP, crossing="crossing:MANIFEST")
    game = valles.new("crossing", seats=("blue", "green"), seed=1)
    shown: list[str] = []

    Terminal(game, {}, "de", lambda prompt: game.legal(game.pending[0].seat)[-1], shown.append).run()

    assert game.over
    assert shown[0] == "Überfahrt"
    assert any("Platz: Blau  Feld: 0  Münzen: 1" in text for text in shown)
    assert all(f"{render(Noun(f'seat-{seat}'), 'de')} gewinnt" in shown[-1] for seat in game.winners)


def test_a_part_that_a_game_does_not_have_is_named(offer):
    offer(registry.GROUP, crossing="tests.test_registry:GUEST")

    with pytest.raises(registry.BrokenGame, match="crossing has no screen"):
        registry.part("crossing", "screen")


def test_a_part_that_cannot_be_used_is_named_with_the_reason(offer):
    offer(registry.GROUP, crossing="tests.test_registry:SCREENLESS")

    assert "crossing" in valles.available_games(), "whoever needs no screen can play"
    with pytest.raises(registry.BrokenGame, match="the screen of crossing cannot be used: ModuleNotFoundError"):
        registry.part("crossing", "screen")


def test_old_names_of_parts_are_accepted_with_a_warning():
    with pytest.deprecated_call(match=r"Manifest\.judgement is now Manifest\.heuristic"):
        manifest = Manifest(name="crossing", rules="crossing.rules.rulebook:RULES", judgement="crossing.mind:Mind")
    assert manifest.heuristic == "crossing.mind:Mind"
    with pytest.deprecated_call(match=r"Manifest\.table is now Manifest\.scenario"):
        assert Manifest(name="crossing", rules="", table="crossing.table:Table").scenario == "crossing.table:Table"


def test_the_old_module_of_heuristics_is_accepted_with_a_warning(monkeypatch):
    monkeypatch.delitem(sys.modules, "valles.kernel.judgement", raising=False)
    with pytest.deprecated_call(match=r"valles\.kernel\.judgement is now valles\.kernel\.heuristic"):
        from valles.kernel.judgement import Judgement

    class Cautious(Judgement):
        def leaves_off(self, option):
            return option == 7

    assert isinstance(Cautious(), Heuristic)
    assert [Cautious().ends_turn(option) for option in (7, 8)] == [True, False]


def test_the_games_of_valles_are_entry_points_too():
    points = {point.name: point.load() for point in entry_points(group=registry.GROUP) if source_of(point) == OWN}

    assert registry.own_games() == HERE
    assert set(HERE) == points.keys()
    assert all(registry.manifest_of(name) is manifest for name, manifest in points.items())


def test_stale_metadata_is_named_with_the_way_out(monkeypatch):
    monkeypatch.setattr(plugins, "entry_points", lambda group: EntryPoints())
    registry.entries.cache_clear()

    with pytest.raises(registry.MissingMetadata, match=r"'valles' has no entry points .* `pip install"):
        valles.available_games()


def test_a_game_is_imported_when_it_is_needed():
    command = (
        "import sys, valles; valles.available_games(); sys.exit('valles.games.on_mars.rules.rulebook' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", command]).returncode == 0
