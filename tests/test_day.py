"""The simulated day of bench/day.py: nothing is lost between its tables and its minutes."""

import random

from bench.day import MINUTES, Cost, Habits, capacity, day, table


def test_what_the_tables_of_a_day_add_is_in_its_minutes():
    habits, chance = Habits(), random.Random(1)
    made, left = 0.0, 2000
    while left > 0:
        _, minutes, adds = table(habits, chance)
        made, left = made + 60 * minutes * adds.decisions, left - round(adds.people)

    whole_day = day(2000, habits, seed=1)

    assert len(whole_day) == MINUTES
    assert abs(60 * sum(minute.decisions for minute in whole_day) - made) < made / 1e6
    assert min(minute.tables for minute in whole_day) >= 0
    assert max(whole_day, key=lambda minute: minute.people) in whole_day[18 * 60 :], "people play in the evening"


def test_twice_the_players_need_about_twice_the_cores():
    one, two = (capacity(players, day(players, Habits()), Cost(), 8.0) for players in (2000, 4000))

    assert 0.8 < one / two < 1.25
