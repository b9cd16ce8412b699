PYTHON ?= python3
GAME ?= terraforming_mars
BIN := .venv/bin
READY := .venv/ready

.PHONY: setup play test lint deep bench compile clean

setup: $(READY)

$(READY): pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@

play: setup
	$(BIN)/valles play $(GAME)

test: lint
	$(BIN)/pytest -n auto

lint: setup
	$(BIN)/ruff check
	$(BIN)/mypy

deep: setup
	VALLES_DEEP=1 $(BIN)/pytest -n auto
	$(BIN)/python tools/mutate.py

bench: setup
	$(BIN)/python bench/engine.py

compile: setup
	$(BIN)/python tools/compile.py

clean:
	rm -rf .venv build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
