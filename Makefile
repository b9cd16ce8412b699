PYTHON ?= python3
# Compiled modules are kept, whatever the environment says: the tests start Python some hundred times.
export PYTHONDONTWRITEBYTECODE :=
GAME ?= terraforming_mars
BIN := .venv/bin
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'
# The tests of the server wait for one another more than they reckon: half as many workers again as there are cores.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(max(2, os.cpu_count() * 3 // 2))')
CHROMIUM ?= /usr/bin/chromium-headless-shell
READY := .venv/ready
WEB_READY := web/node_modules/.ready
PAGE := src/valles/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/*.* -type f -not -path '*/generated/*')
GENERATED := web/src/generated/.ready
GENERATED_SOURCES := $(shell find tools/page_data.py docs/rules src/valles/describe \
	src/valles/kernel src/valles/games -type f -not -path '*/__pycache__/*')

AUDIT := .cache/audit/bin/pip-audit
LINTED := .cache/linted
CHECKED := .cache/checked
CHECK_SOURCES := $(shell find src tests tools bench examples docs .github *.* Makefile -type f -not -path '*/__pycache__/*' \
	-not -path 'src/valles/server/page/*' -not -path 'src/valles/server/docs/*')
PYTHON_SOURCES := $(shell find src tools bench examples tests -name '*.py') hatch_build.py

RUNTIME := src/valles/local/runtime/runtime.json
DOCS := src/valles/server/docs/index.html
DOCS_SOURCES := $(shell find docs *.md zensical.toml tools/docs.py examples \
	tests/facts/*/glossary.json web/public/icon.svg src/valles \
	-type f -not -path 'src/valles/server/*' -not -path '*/__pycache__/*' -not -path '*/texts/*')

.PHONY: setup lock docs page runtime static play terminal check test test-compiled lint debian engine generate records screens coverage \
	nightly bench compile wheel audit sbom clean

setup: $(READY)

# Modules are compiled when they are first imported: most of what is installed never is.
$(READY): pyproject.toml requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --no-compile --require-hashes --no-deps --requirement requirements.lock
	$(BIN)/pip install --quiet --no-deps --editable .
	touch $@

# What is locked stays as it is unless UPGRADE=--upgrade asks for the newest versions.
lock: setup
	$(LOCK) --extra dev $(UPGRADE) --output-file requirements.lock pyproject.toml
	$(LOCK) --extra server --constraint requirements.lock --output-file requirements-server.lock pyproject.toml
	$(LOCK) --group audit $(UPGRADE) --output-file requirements-audit.lock
	$(LOCK) --group static --constraint requirements.lock --output-file requirements-static.lock

page: $(PAGE)

$(PAGE): $(WEB_READY) $(GENERATED) $(PAGE_SOURCES)
	cd web && npm run --silent build

$(GENERATED): $(READY) $(GENERATED_SOURCES)
	$(BIN)/python tools/page_data.py
	touch $@

# Not `npm ci`, which refuses a lock file without the optional packages of every other system.
$(WEB_READY): web/package-lock.json
	cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --no-save --no-audit --no-fund
	touch $@

docs: $(DOCS)

$(DOCS): $(READY) $(DOCS_SOURCES)
	$(BIN)/python tools/docs.py

runtime: $(RUNTIME)

# Python for browsers, and the libraries that Valles needs there, pinned by the two lock files.
$(RUNTIME): $(READY) $(WEB_READY) requirements-static.lock tools/runtime.py
	$(BIN)/python tools/runtime.py

# Everything for a web server that serves nothing but files: see docs/how-to/host-static.md.
static: page docs runtime
	$(BIN)/valles static build/static

play: page
	$(BIN)/valles serve --open

terminal: setup
	$(BIN)/valles play $(GAME)

# Lint, and all tests that need no browser, server or compiler: of the page, of the rest, or neither, by what has changed.
check:
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint $(CHECKED)/python $(CHECKED)/page

$(CHECKED)/python: $(READY) $(CHECK_SOURCES)
	$(BIN)/pytest --quiet --quick -n logical --dist worksteal
	@mkdir -p $(@D) && touch $@

$(CHECKED)/page: $(WEB_READY) $(PAGE_SOURCES) $(shell find web/tests -type f) | $(GENERATED)
	cd web && VALLES_TEST_WORKERS=2 npm test --silent -- --reporter=dot
	@mkdir -p $(@D) && touch $@

test:
	$(MAKE) --jobs=2 --output-sync=target engine lint page docs runtime
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# Tests that derive classes of their own from the engine's cannot run with it compiled.
test-compiled: compile
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n $(WORKERS) --dist worksteal tests/laws tests/test_game.py \
		tests/kernel/test_deprecation.py tests/kernel/test_saving.py tests/research/test_pickling.py \
		$(foreach name,scenarios rules test_bad_input.py test_positions.py test_records.py,tests/*/$(name))

# What was found in order is looked at again when it has changed.
lint: $(LINTED)/python $(LINTED)/types $(LINTED)/page

$(LINTED)/python: $(READY) $(PYTHON_SOURCES)
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/python -m tools.names
	@mkdir -p $(@D) && touch $@

$(LINTED)/types $(LINTED)/page: $(WEB_READY) $(GENERATED) $(PAGE_SOURCES) $(wildcard web/tests/*)

$(LINTED)/types:
	cd web && npm run --silent check
	@mkdir -p $(@D) && touch $@

$(LINTED)/page:
	cd web && npm run --silent lint
	@mkdir -p $(@D) && touch $@

# What the tests want of Debian: chromium without a window, which starts in a third of the time; the small C compiler, which
# compiles the engine in a tenth of it, and what it needs beside it; PostgreSQL where pgserver has no wheel.
debian:
	@packages=; \
	test -x $(CHROMIUM) || packages="chromium-headless-shell"; \
	command -v tcc > /dev/null || packages="$$packages tcc"; \
	command -v gcc > /dev/null || packages="$$packages gcc"; \
	test -f "$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" \
		|| packages="$$packages python3-dev"; \
	test -d /usr/lib/postgresql \
		|| $(PYTHON) -c 'import os, sys; sys.exit(sys.version_info >= (3, 13) or os.uname().machine == "aarch64")' \
		|| packages="$$packages postgresql"; \
	if [ -z "$$packages" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends $$packages; \
	else \
		echo "Some tests are skipped or slow. For all of them: sudo apt-get install" $$packages; \
	fi

# The compiled engine as its tests want it: what it does counts, not how quickly. They say so if it cannot be compiled.
engine: $(READY) debian
	-@$(BIN)/python tools/compile.py --plain

# Everything in git that is generated, and the data of the page.
generate: $(GENERATED)
	$(BIN)/python -m tools.generate

# Recorded games stay as they are while they replay: only after an intended change of the rules are they played again.
records: setup
	$(BIN)/python -m tools.records
	$(BIN)/python -m tools.archive

# The pictures in docs/screens, taken by the tests that bring the page to what they show.
screens: setup page debian
	VALLES_SCREENS=$(CURDIR)/docs/screens $(BIN)/pytest tests/page/test_browser.py
	$(BIN)/python tools/screenshot.py

coverage: setup page docs runtime debian
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --cov

# Many more cases of the tests: PART=durability runs one part, CASES=0:50 some cases of each test. HOURS=2 starts no test
# after two hours, RESUME=1 leaves out what has passed by build/nightly/report.json, JOBS=4 runs four tests at once.
nightly: setup page docs runtime debian
	$(BIN)/pytest -n $(or $(JOBS),logical) --dist worksteal --nightly=$(or $(PART),all) $(if $(CASES),--cases=$(CASES)) \
		$(if $(HOURS),--hours=$(HOURS)) $(if $(RESUME),--resume)

bench: setup page runtime debian
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/research.py
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.page
	$(BIN)/python -m bench.device

compile: setup
	$(BIN)/python tools/compile.py

# COMPILE=1 puts the compiled engine in, for this Python and system.
wheel: page docs runtime
	VALLES_RELEASE=1 VALLES_COMPILE=$(COMPILE) $(BIN)/python -m hatchling build --target wheel

# Asks the services that know of faults: the index of Python packages and the registry of npm.
# Without --strict, packages of which nothing is known would pass.
audit: $(AUDIT)
	$(AUDIT) --strict --require-hashes --disable-pip \
		--requirement requirements-server.lock --requirement requirements.lock
	cd web && npm audit

# What a server and its page consist of, as CycloneDX, into build/sbom.
sbom: $(AUDIT)
	mkdir -p build/sbom
	$(dir $(AUDIT))cyclonedx-py requirements --pyproject pyproject.toml --mc-type application --output-reproducible \
		--output-file build/sbom/server.cdx.json requirements-server.lock
	cd web && npm sbom --package-lock-only --sbom-format cyclonedx > ../build/sbom/page.cdx.json

$(AUDIT): requirements-audit.lock
	$(PYTHON) -m venv .cache/audit
	.cache/audit/bin/pip install --quiet --require-hashes --no-deps --requirement requirements-audit.lock
	touch $@

clean:
	rm -rf .cache .venv build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules web/src/generated web/test-results src/valles/local/runtime src/valles/server/docs src/valles/server/page
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
