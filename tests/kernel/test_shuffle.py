"""Chance is the same everywhere and for ever."""

import hashlib

from valles.kernel.shuffle import Stream

FIRST = [875, 830, 133, 0, 404, 924, 851, 891]
THOUSAND = "6cdaeb6871910e3d09d8a4f35a5d722a7289b22b7ffd034f51c1b38b5e65f4b5"
SHUFFLED = [9, 0, 3, 8, 2, 7, 1, 4, 6, 5]


def numbers(seed: bytes, purpose: str, limit: int, count: int) -> list[int]:
    stream = Stream(seed, purpose)
    return [stream.below(limit) for _ in range(count)]


def test_the_first_numbers_never_change():
    assert numbers(b"valles", "shuffle 0", 1000, 8) == FIRST


def test_a_thousand_numbers_never_change():
    text = ",".join(str(n) for n in numbers(b"valles", "shuffle 1", 1_000_000, 1000))
    assert hashlib.sha256(text.encode()).hexdigest() == THOUSAND


def test_a_shuffle_never_changes():
    items = list(range(10))
    Stream(b"valles", "shuffle 2").shuffle(items)
    assert items == SHUFFLED


def test_seed_and_purpose_both_matter():
    assert len({tuple(numbers(seed, purpose, 1000, 5)) for seed in (b"a", b"b") for purpose in ("x", "y")}) == 4


def test_every_number_is_equally_likely():
    counts = [0] * 7
    stream = Stream(b"valles", "fair")
    for _ in range(7000):
        counts[stream.below(7)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_a_word_beyond_the_last_full_round_is_drawn_again():
    stream = Stream(b"valles", "fair")
    stream._words = [5, 2**32 - 1]
    assert stream.below(3) == 2


def test_a_choice_of_one_uses_no_chance():
    stream = Stream(b"valles", "shuffle 0")
    assert stream.below(1) == 0
    assert [stream.below(1000) for _ in FIRST] == FIRST
