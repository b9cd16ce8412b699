PYTHON ?= python3
GAME ?= terraforming_mars
BIN := .venv/bin
CHROMIUM ?= /usr/bin/chromium
READY := .venv/ready
WEB_READY := web/node_modules/.ready
PAGE := src/valles/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/*.* tools/page_data.py docs/rules src/valles/locale src/valles/describe \
	src/valles/kernel src/valles/on_mars src/valles/terraforming_mars \
	-type f -not -path '*/generated/*' -not -path '*/__pycache__/*')

.PHONY: setup page play terminal test lint browser deep bench compile wheel clean

setup: $(READY)

$(READY): pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@

page: $(PAGE)

$(PAGE): $(READY) $(WEB_READY) $(PAGE_SOURCES)
	$(BIN)/python tools/page_data.py
	cd web && npm run --silent build

# Not `npm ci`, which refuses a lock file without the optional packages of every other system.
$(WEB_READY): web/package-lock.json
	cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --no-save --no-audit --no-fund
	touch $@

play: page
	$(BIN)/valles serve --open

terminal: setup
	$(BIN)/valles play $(GAME)

test: lint page browser
	$(BIN)/pytest -n auto --dist worksteal

lint: setup $(WEB_READY)
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/python tools/page_data.py
	cd web && npm run --silent check

# Debian's chromium, in which the page is tried.
browser:
	@test -x $(CHROMIUM) || if [ "$$(id -u)" = 0 ]; then \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; \
	else \
		echo "There is no $(CHROMIUM): tests in a browser are skipped. To run them: sudo apt-get install chromium"; \
	fi

deep: setup page browser
	VALLES_DEEP=1 $(BIN)/pytest -n auto --dist worksteal
	$(BIN)/python tools/mutate.py

bench: setup page browser
	$(BIN)/python bench/engine.py
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.page

compile: setup
	$(BIN)/python tools/compile.py

# COMPILE=1 puts the compiled engine in, for this Python and system.
wheel: page
	VALLES_COMPILE=$(COMPILE) $(BIN)/python -m hatchling build --target wheel

clean:
	rm -rf .venv build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules web/src/generated web/test-results src/valles/server/page
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
