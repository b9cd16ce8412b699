"""Positions in words: short enough, complete, in five languages, and nothing that the seat may not know."""

import asyncio
import re
from itertools import pairwise

import pytest

import valles
from tests.mcp.calling import caller, numbers
from tests.support.ledger import ROOT
from valles.describe.language import LANGUAGES
from valles.describe.text import render
from valles.games.registry import rulebook
from valles.kernel.record import canonical
from valles.mcp import description
from valles.mcp.description import DescriptionRequest, describe
from valles.mcp.rules import rules_of, topics
from valles.players import player
from valles.terminal.screen import Section

LONGEST_RULES = 2500
RECORDS = {game: ROOT / f"tests/{game}/records" for game in ("terraforming_mars", "on_mars")}


def outline(game: valles.Game, seat: str, language: str = "en", points: bool = True) -> list[Section]:
    view = canonical(game.rules.save(game.view(seat)))
    request = DescriptionRequest(
        game=game.rules.name,
        setup=canonical(game.setup),
        view=view,
        seat=seat,
        language=language,
        kind="outline",
        points=points,
    )
    return description.sections_of(describe(request))


def whole(game: valles.Game, seat: str, language: str = "en") -> str:
    return description.outline_text(outline(game, seat, language), budget=10**6)


@pytest.fixture(scope="module")
def played():
    """A game of two who buy whatever comes, so that hands are large."""
    return valles.replay((RECORDS["terraforming_mars"] / "random_2_players.txt").read_text(encoding="utf-8"))


def test_a_whole_position_of_two_players_has_at_most_1500_tokens(played):
    """By the plain estimate of four characters a token; no detail has to be left out for it."""
    greedy = valles.new("terraforming_mars", players=2, seed=3)
    bots = {seat: player("greedy", greedy.rules.name, 1) for seat in greedy.seats}
    while not greedy.over and len(greedy.moves) < 250:
        view = greedy.player_view(greedy.pending[0].seat)
        greedy.play(view.seat, view.text(bots[view.seat].choose(view)))
    sizes = [
        description.tokens(whole(game.at(move), seat))
        for game in (played, greedy)
        for move in range(0, len(game.moves), 40)
        for seat in game.seats
    ]
    assert 400 < max(sizes) <= description.WHOLE == 1500


def test_observations_stay_within_their_limits():
    """The tool itself, with its question: the whole position and the change, before every tenth decision."""

    async def play():
        sizes = []
        async with caller() as model:
            text = await model.call("join", game="terraforming_mars", opponent="random")
            for turn in range(120):
                options = numbers(text)
                if turn % 10 == 9:
                    change = await model.call("observe", table="1", what="changes")
                    sizes.append(
                        (description.tokens(await model.call("observe", table="1")), description.tokens(change))
                    )
                view = await model.call("act", table="1", choice=options[turn % len(options)])
                text = view
        return sizes

    sizes = asyncio.run(play())
    assert max(size for size, _ in sizes) <= description.WHOLE
    assert 0 < max(change for _, change in sizes) <= description.CHANGE == 300


def test_the_changes_between_two_turns_fit_and_most_are_included(played):
    """From one decision of a seat to its next: what others did in between is in the log."""
    game, cut, sizes = played, 0, []
    mine = [move for move, (seat, _) in enumerate(game.moves) if seat == "yellow"]
    for one, other in list(pairwise(mine))[::6]:
        before, now = game.at(one), game.at(other)
        log = now.log("yellow", since=len(before.events_for("yellow")))
        changed = description.changes(outline(before, "yellow"), outline(now, "yellow"))
        text = description.change_text(log, changed, "en")
        sizes.append(description.tokens(text))
        cut += text.count("left out") + text.count("…")
    assert max(sizes) <= description.CHANGE
    assert cut < len(sizes) / 10


def test_details_give_way_before_the_limit_does():
    section = Section("hand", "Hand", {"a": "A", "b": "B"}, {"a": "x" * 100, "b": "y" * 100})
    first = Section("board", "Board", {"c": "C"}, {"c": "z" * 100})
    assert (
        description.outline_text([first, section], budget=100)
        == f"Board: C: {'z' * 100}\nHand: A: {'x' * 100}; B: {'y' * 100}"
    )
    assert description.outline_text([first, section], budget=50) == f"Board: C: {'z' * 100}\nHand: A; B"
    assert description.outline_text([first, section], budget=10) == "Board: C\nHand: A; B"


def test_a_change_names_what_is_new_other_and_gone():
    before = [Section("map", "Map", {"a": "A1 ocean", "b": "B1 city"}), Section("hand", "Hand", {"c": "Ants"})]
    now = [
        Section("map", "Map", {"a": "A1 ocean", "b": "B1 city (Blue)"}),
        Section("hand", "Hand", {"d": "Birds"}, {"d": "Two wings."}),
    ]
    assert description.changes(before, now) == ["Map: B1 city (Blue)", "Hand: Birds: Two wings.; − Ants"]
    assert description.changes(now, now) == []
    assert description.change_text([], [], "en") == "Nothing has changed."


def test_a_long_log_is_cut_to_its_newest_lines_with_the_number_left_out():
    text = description.change_text([f"Line {number}." for number in range(500)], ["Blue: 3 M€"], "en")
    assert text.splitlines()[-2:] == ["Line 499.", "Blue: 3 M€"]
    assert text.splitlines()[0] == f"Earlier lines of the log left out: {500 - (len(text.splitlines()) - 2)}."
    assert description.tokens(text) <= description.CHANGE
    assert description.change_text([], ["x" * 5000, "Blue: 3 M€"], "en") == "Blue: 3 M€\n…"


@pytest.mark.parametrize("game", RECORDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_positions_are_described_in_every_language(game, language):
    """The same facts in each, by the same names; the seats are called as on the page."""
    record = sorted(RECORDS[game].glob("*2_players*.txt"))[0]
    then = valles.replay(record.read_text(encoding="utf-8")).at(200)
    for seat in then.seats:
        english, here = outline(then, seat), outline(then, seat, language)
        assert [(section.key, list(section.facts)) for section in here] == [
            (section.key, list(section.facts)) for section in english
        ]
        text = description.outline_text(here)
        assert render(rulebook(game).label(then.view(seat), 0, 0), language)
        assert all(render(valles.kernel.phrase.Noun(f"seat-{name}"), language) in text for name in then.seats)
        assert (text == description.outline_text(english)) == (language == "en")


def test_a_description_has_nothing_of_the_hands_of_others(played):
    hands = {move: played.at(move).public("blue").players[1].hand.cards for move in range(0, len(played.moves), 30)}
    move = max(hands, key=lambda move: len(hands[move]))
    then, names = (
        played.at(move),
        [render(card.noun(), "en") for card in played.rules.cards() if card.id in hands[move]],
    )
    assert len(names) > 3
    assert all(name in whole(then, "blue") for name in names)
    shown = whole(then, "yellow")
    assert not [name for name in names if re.search(rf"\b{re.escape(name)}\b", shown)]


def test_hidden_points_are_not_described():
    game = valles.new("on_mars", players=2, seed=1)
    facts = [section.facts for section in outline(game, "purple", points=True) if "points" in section.facts]
    assert len(facts) == 2
    assert not [section for section in outline(game, "purple", points=False) if "points" in section.facts]
    assert "OP" not in description.section_text(outline(game, "purple", points=False)[-2])


def test_a_game_of_another_package_is_described_by_its_fields(offer):
    from valles.games import registry

    offer(registry.GROUP, crossing="crossing:MANIFEST")
    game = valles.new("crossing", players=2, seed=1)
    text = whole(game, game.seats[0])
    assert text and not description.changes(outline(game, game.seats[0]), outline(game, game.seats[0]))


# The rules in short


@pytest.mark.parametrize("game", RECORDS)
def test_the_rules_are_short_and_cover_every_chapter_of_the_ledger(game):
    text = rules_of(game)
    ledger = (ROOT / f"docs/rules/{game.replace('_', '-')}.md").read_text(encoding="utf-8")
    chapters = set(re.findall(r"^## (?:\d+\. )?([TO]M-[A-Z0-9]+):", ledger, re.MULTILINE))
    named = {
        name for line in text.splitlines() if line.startswith("## ") for name in re.findall(r"[TO]M-[A-Z0-9]+", line)
    }
    assert len(text.split()) <= LONGEST_RULES
    assert len(chapters) > 10
    assert named == chapters
    assert all(topics(game).values())
