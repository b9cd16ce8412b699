"""The First Colonist cards: A1 to A4 show building types, B1 to B8 tasks."""

from valles.games.on_mars.rules.standin import FIRST_BUILDINGS, TASK_REWARDS, TASKS
from valles.games.on_mars.rules.words import first_card, task_card

A1, A2, A3, A4 = (first_card(buildings, standin=("buildings",)) for buildings in FIRST_BUILDINGS)

B1 = task_card(TASKS[0], TASK_REWARDS[0], standin=("reward",))
B2 = task_card(TASKS[1], TASK_REWARDS[1], standin=("task", "reward"))
B3 = task_card(TASKS[2], TASK_REWARDS[2], standin=("reward",))
B4 = task_card(TASKS[3], TASK_REWARDS[3], standin=("reward",))
B5 = task_card(TASKS[4], TASK_REWARDS[4], standin=("reward",))
B6 = task_card(TASKS[5], TASK_REWARDS[5], standin=("task", "reward"))
B7 = task_card(TASKS[6], TASK_REWARDS[6], standin=("reward",))
B8 = task_card(TASKS[7], TASK_REWARDS[7])
