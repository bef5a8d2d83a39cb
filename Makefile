# Each command sets up what it needs, once; see tools/environments.py. Needed: Python
# 3.11 or newer with pip. Name another one with `make play PYTHON=python3.13`.

PYTHON ?= python3
GAME ?=
ARGS ?=
# What make test-source tests.
TESTS ?= tests

BIN := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
PREPARE := $(PYTHON) tools/environments.py
DEV := .venv/$(BIN)
INSTALLED := build/wheel-venv/$(BIN)

CODE := $(wildcard src tests bench examples tools hatch_build.py docs/conf.py)
# The tests of the rooms that are compiled run on the wheel. Those of COMPARED_TESTS, every
# recorded game among them, run on the source as well, and so do the others in make soak;
# tests marked `wheel` play many whole games and never do.
PURE_TESTS := $(wildcard tests/core tests/kit tests/games tests/conformance tests/bots)
COMPARED_TESTS := $(wildcard tests/core tests/conformance)
# What needs a server, plays by the thousand, speaks to frameworks for research or tries a
# game of another package runs on the wheel only, in two groups.
STORED_TESTS := $(wildcard tests/table tests/server/store tests/server/api tests/research)
SERVED_TESTS := $(wildcard tests/server tests/terminal/remote tests/lab tests/plugin)
# Servers that can save nothing, are frozen or find another: these tests mostly wait, so
# they do it beside all others.
WAITING_TESTS := $(wildcard tests/server/store/test_lock.py tests/server/store/test_failures.py tests/server/test_frozen.py)
# The screens, in a real browser, on the wheel that holds them.
BROWSER_TESTS := $(wildcard tests/browser)
# What people see, read and type, on the wheel too: that is what they have.
SHOWN_TESTS := $(wildcard tests/cli tests/draw tests/terminal tests/words) --ignore=tests/terminal/remote
# What replaces parts of the program can do so only where these are not compiled.
PLANTED_TESTS := $(wildcard tests/server/test_planted_leaks.py)
SOURCE_TESTS := $(filter-out $(PURE_TESTS) $(STORED_TESTS) $(SERVED_TESTS) $(BROWSER_TESTS) $(SHOWN_TESTS) %/__pycache__,$(patsubst %/,%,$(wildcard tests/*/))) $(COMPARED_TESTS) $(wildcard tests/test_*.py) $(PLANTED_TESTS)
# What make soak repeats more often; tests marked `soak` run there only.
SOAKED := $(wildcard tests/clusters tests/games/*/test_against_naive.py tests/conformance tests/research/test_learn.py tests/server/test_killed.py tests/server/test_leaks.py tests/server/test_log_secrets.py tests/server/test_memory.py tests/server/test_secrets.py tests/table/test_any_commands.py tests/terminal/test_games_on_screen.py tests/browser/test_access.py tests/browser/test_games.py tests/browser/test_reports.py tests/browser/test_secrets.py tests/browser/test_sheets.py tests/browser/test_table.py)
# Of these make soak runs only what is marked, on the source.
SOAKED_ON_SOURCE := $(wildcard tests/bench/test_bot_answer_times.py tests/bench/test_whiskerworks_client.py tests/test_hatch_build.py)
# Here hypothesis draws cases, more of them in make soak.
DRAWN = $(shell grep -rl --include='test_*.py' '^ *@given' tests)
TIMES ?= 50

unexport PYTHONPATH
# Python keeps its bytecode in build/, also where it is told to write none: without, each
# of the hundreds of processes that tests start would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache

.DEFAULT_GOAL := help
.PHONY: help play quick test checked source-tests shown-tests browser-tests served-tests stored-tests waiting-tests pure-tests wheel-installed test-source test-wheel test-browser soak check fix bench wheel docs site screens transcripts deck lock clean dev

help: ## Show this list
	@sed -nE 's/^([a-z-]+):.*## /make \1|/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'

play: ## Open the lobby in the browser; GAME=gears plays in the terminal; ARGS="--help"
	@$(PREPARE) play $(if $(GAME),play $(GAME),serve --open) $(ARGS)

quick: dev ## Check and test what your change can affect, in about a minute
	@$(DEV)/python -m tools.quick $(ARGS)

# Each group of tests is one process, and all groups run at the same time: some always wait,
# so together they keep two cores busy to the end, and no time goes into handing tests to
# workers that each collect all of them.
PYTEST = pytest -n 0 -q
# Plugins that take seconds to load; of ours only tests of the server use one.
FEW = -p no:schemathesis -p no:faker
TEST_SOURCE = WHISKERWORKS_EXPECT=source $(DEV)/$(PYTEST) $(ARGS)
# Without a C compiler the wheel holds the source, and all is tested all the same.
ON_WHEEL = $(PREPARE) compiled; case $$? in 0) made=compiled ;; 3) made=source ;; *) exit 1 ;; esac; \
	set -x; WHISKERWORKS_ALL=1 WHISKERWORKS_EXPECT=$$made $(INSTALLED)/$(PYTEST) $(ARGS)

test: dev ## Run every check and every test, on source and on the wheel
	@$(PREPARE) programs postgres browser tmux bash zsh fish nginx caddy systemd-analyze
	@$(MAKE) --no-print-directory --keep-going -j9 wheel-installed source-tests served-tests shown-tests pure-tests browser-tests stored-tests waiting-tests checked

source-tests:
	$(TEST_SOURCE) $(FEW) $(SOURCE_TESTS)

wheel-installed:
	@$(PREPARE) test

shown-tests: wheel-installed
	@$(ON_WHEEL) $(FEW) $(SHOWN_TESTS)

browser-tests: wheel-installed
	@$(ON_WHEEL) $(FEW) $(BROWSER_TESTS)

served-tests: wheel-installed
	@$(ON_WHEEL) $(FEW) $(SERVED_TESTS) $(addprefix --ignore=,$(STORED_TESTS) $(WAITING_TESTS))

stored-tests: wheel-installed
	@$(ON_WHEEL) $(STORED_TESTS) $(addprefix --ignore=,$(WAITING_TESTS))

waiting-tests: wheel-installed
	@$(ON_WHEEL) $(FEW) $(WAITING_TESTS)

pure-tests: wheel-installed
	@$(ON_WHEEL) $(FEW) $(PURE_TESTS)

test-source: dev ## Run the tests on the source; TESTS="tests/core" ARGS="-k train"
	@$(PREPARE) programs postgres tmux bash zsh fish nginx caddy systemd-analyze
	WHISKERWORKS_ALL=1 $(TEST_SOURCE) $(TESTS) $(addprefix --ignore=,$(BROWSER_TESTS))

test-browser: dev ## Run the tests of the screens on the source, in Chromium
	@$(PREPARE) programs browser
	$(TEST_SOURCE) $(FEW) $(BROWSER_TESTS)

test-wheel: ## Run on the wheel all tests that make test runs there
	@$(PREPARE) programs postgres browser tmux bash zsh fish nginx caddy systemd-analyze
	@$(MAKE) --no-print-directory pure-tests shown-tests stored-tests served-tests waiting-tests browser-tests

soak: dev ## Play more games, damage more records, kill the server more often; TIMES=50
	@$(PREPARE) programs postgres browser tmux
	@$(PREPARE) test
	@export WHISKERWORKS_SOAK=$(TIMES) WHISKERWORKS_EXAMPLES=200; $(ON_WHEEL) -n 2 $(SOAKED)
	WHISKERWORKS_SOAK=1 $(TEST_SOURCE) -n 2 -m soak $(SOAKED_ON_SOURCE)
	WHISKERWORKS_EXAMPLES=200 $(TEST_SOURCE) -n 2 $(filter-out $(COMPARED_TESTS),$(PURE_TESTS)) $(DRAWN)

check: dev ## Check format, lint, types, contracts, spelling, links and the browser client
	@$(MAKE) --no-print-directory checked

checked:
	$(DEV)/ruff format --check $(CODE)
	$(DEV)/ruff check $(CODE)
	$(DEV)/python -m tools.check_types $(CODE)
	$(DEV)/lint-imports
	$(DEV)/codespell
	$(DEV)/python -m tools.build_site
	$(PYTHON) tools/web_build.py tsc --noEmit
	$(PYTHON) tools/web_build.py vitest run --reporter=dot

fix: dev ## Mend format and lint where that can be done safely
	$(DEV)/ruff check --fix --exit-zero $(CODE)
	$(DEV)/ruff format $(CODE)

bench: ## Measure speed, all in one run; parts of it with ARGS="gears search"
	@$(PREPARE) test
	@$(PREPARE) rivals || echo "What cannot be installed here is not measured."
	$(INSTALLED)/python bench/run.py --json build/bench.json $(ARGS)

wheel: ## Build the wheel into dist/
	@$(PREPARE) wheel

docs: dev ## Renew what pages take from the program, and build the site into build/site
	$(DEV)/python tools/pictures.py
	$(DEV)/python tools/terminal_picture.py
	$(DEV)/python tools/pages.py
	$(DEV)/python -m tools.messages
	@$(MAKE) --no-print-directory site

site: dev ## Build the documentation into build/site, as it stands, and check its links
	$(DEV)/python -m tools.build_site

screens: dev ## Photograph every screen for the docs, and film a game
	$(DEV)/python -m tools.screens $(ARGS)
	$(DEV)/python -m tools.picture_examples

transcripts: dev ## Write the golden transcripts anew, after a change that is meant
	$(DEV)/python tools/transcripts.py
	$(DEV)/python tools/playthroughs.py

deck: dev ## Draw the maze anew, cut it into our deck, and prove that it is unique
	$(DEV)/python -m tools.deck --write src/whiskerworks/kit/data/deck.toml $(ARGS)
	$(DEV)/python -m tools.puzzle_solution

lock: ## Resolve the newest allowed versions into requirements/
	@$(PREPARE) lock

clean: ## Remove all that was built, fetched or cached
	rm -rf .venv build dist web/node_modules uv.lock __pycache__ .mypy_cache .mypy_cache.new .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# The development environment; no compiled file may shadow the source it runs.
dev:
	@$(PREPARE) strays
	@$(PREPARE) dev
