"""Reasons against options: one small number for each, and its phrase."""

from __future__ import annotations

from typing import Final

POSSIBLE: Final = 0
NOT_PROMPTED: Final = 1
TOO_EXPENSIVE: Final = 2
NO_COLONIST: Final = 3
PLACEMENT_TOO_EXPENSIVE: Final = 4
WRONG_SIDE: Final = 5
MAIN_ACTION_DONE: Final = 6
MAIN_ACTION_DUE: Final = 7
EXECUTIVE_DONE: Final = 8
SHIP_ON_IT: Final = 9
NOTHING_TO_GAIN: Final = 10
OUT_OF_STOCK: Final = 11
NO_ROOM: Final = 12
NOT_ON_DISPLAY: Final = 13
NO_MARKER: Final = 14
ALREADY_OWNED: Final = 15
NO_TILE_THERE: Final = 16
LAB_FULL: Final = 17
LAB_SPACE_TAKEN: Final = 18
STACK_EMPTY: Final = 19
BUILT_ON: Final = 20
OUT_OF_ZONE: Final = 21
TOO_FAR: Final = 22
TECH_TOO_LOW: Final = 23
NO_HEX: Final = 24
NOT_YOUR_BLUEPRINT: Final = 25
WRONG_BUILDING: Final = 26
COMPLEX_TOO_SMALL: Final = 27
ALREADY_UPGRADED: Final = 28
LEVEL_TOO_LOW: Final = 29
NO_SHIP_THERE: Final = 30
SLOT_TAKEN: Final = 31
NOBODY_THERE: Final = 32
NO_POINTS: Final = 33
OFF_THE_MAP: Final = 34
CANNOT_STAY: Final = 35
MUST_MOVE_ON: Final = 36
NOT_IN_PLAY: Final = 37
NOT_BUILT: Final = 38
NO_SCIENTIST: Final = 39
SPACE_TAKEN: Final = 40
NO_SHIP: Final = 41
GOAL_NOT_MET: Final = 42
GOAL_DONE: Final = 43
NOT_YOUR_TURN: Final = 44
NOT_NEEDED: Final = 45
TASK_NOT_DONE: Final = 46
TASK_SHOWN: Final = 47
ALREADY_USED: Final = 48
MUST_ACT: Final = 49
NO_BOOST: Final = 50
NO_TILES: Final = 51
ALREADY_THERE: Final = 52

REASONS: Final = (
    "possible", "not-asked", "too-expensive", "no-colonist", "placement-too-expensive", "wrong-side",
    "main-action-done", "main-action-due", "executive-done", "ship-on-it", "nothing-to-gain", "out-of-stock",
    "no-room", "not-on-display", "no-marker", "already-owned", "no-tile-there", "lab-full", "lab-space-taken",
    "stack-empty", "built-on", "out-of-zone", "too-far", "tech-too-low", "no-hex", "not-your-blueprint",
    "wrong-building", "complex-too-small", "already-upgraded", "level-too-low", "no-ship-there", "slot-taken",
    "nobody-there", "no-points", "off-the-map", "cannot-stay", "must-move-on", "not-in-play", "not-built",
    "no-scientist", "space-taken", "no-ship", "goal-not-met", "goal-done", "not-your-turn", "not-needed",
    "task-not-done", "task-shown", "already-used", "must-act", "no-boost", "no-tiles", "already-there",
)  # fmt: skip
