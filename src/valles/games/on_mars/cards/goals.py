"""The private goals: what they ask for, and the choice of rewards."""

from valles.games.on_mars.rules.standin import GOAL_LAB_SPACES
from valles.games.on_mars.rules.words import (
    ANYWHERE,
    BY_CRYSTAL,
    COUNT_ADVANCED,
    COUNT_BLUEPRINTS,
    COUNT_COMPLEXES,
    COUNT_CONTRACTS,
    COUNT_CUBES,
    COUNT_DISCOVERIES,
    COUNT_HANGAR,
    COUNT_LARGEST,
    COUNT_LEVEL,
    COUNT_MINES,
    COUNT_QUARTERS,
    COUNT_RESEARCH,
    COUNT_SAME_RESOURCES,
    COUNT_SCIENTISTS,
    COUNT_SHELTERS,
    COUNT_TECHS,
    OTHER_SIDE,
    contract,
    develop,
    gain,
    gain_any,
    goal,
    have,
    hire,
    lab_spaces,
    retrieve,
    rover,
    travel,
    upgrade,
    welcome,
)

GOAL_1 = goal(have(COUNT_BLUEPRINTS, 4), rewards=(develop(2, free=True), upgrade(2, free=True)))
GOAL_2 = goal(have(COUNT_ADVANCED, 3), rewards=(develop(2, free=True), gain_any(3)))
GOAL_3 = goal(have(COUNT_MINES, 3), rewards=(develop(2, free=True), gain(mineral=3)))
GOAL_4 = goal(have(COUNT_DISCOVERIES, 3), rewards=(develop(2, free=True), rover(5, BY_CRYSTAL)))
GOAL_5 = goal(have(COUNT_LARGEST, 4), rewards=(develop(2, free=True), gain(colonist=2)))
GOAL_6 = goal(have(COUNT_SAME_RESOURCES, 4), rewards=(develop(2, free=True), contract(free=True)))
GOAL_7 = goal(have(COUNT_SHELTERS, 3), rewards=(develop(2, free=True), gain(colonist=2)))
GOAL_8 = goal(have(COUNT_LEVEL, 3), rewards=(develop(2, free=True), rover(5, BY_CRYSTAL)))
GOAL_9 = goal(have(COUNT_QUARTERS, 7), rewards=(develop(2, free=True), welcome(1, free=True)))
GOAL_10 = goal(have(COUNT_TECHS, 5), rewards=(develop(2, free=True), retrieve(2, of=ANYWHERE)))
GOAL_11 = goal(have(COUNT_HANGAR, 3), rewards=(develop(2, free=True), travel(OTHER_SIDE)))
GOAL_12 = goal(have(COUNT_RESEARCH, 2), rewards=(develop(2, free=True), hire(free=True)))
GOAL_13 = goal(
    have(COUNT_SCIENTISTS, 1), have(COUNT_CONTRACTS, 1), rewards=(develop(2, free=True), contract(free=True))
)
GOAL_14 = goal(lab_spaces(*GOAL_LAB_SPACES), rewards=(develop(2, free=True), gain(crystal=3)), standin=("spaces",))
GOAL_15 = goal(have(COUNT_CUBES, 3), rewards=(develop(2, free=True), retrieve(2, of=ANYWHERE)))
GOAL_16 = goal(have(COUNT_COMPLEXES, 2), rewards=(develop(2, free=True), upgrade(2, free=True)))
