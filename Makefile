# Each command sets up what it needs, once; see tools/workshop.py. Needed: Python
# 3.11 or newer with pip. Name another one with `make play PYTHON=python3.13`.

PYTHON ?= python3
GAME ?= gears
ARGS ?=

WORKSHOP := $(PYTHON) tools/workshop.py
DEV := .venv/bin
INSTALLED := build/wheel-venv/bin

CODE := $(wildcard src tests bench tools hatch_build.py)
# The tests of the rooms that are compiled: they run on the wheel as well.
PURE_TESTS := $(wildcard tests/core tests/kit tests/games tests/conformance tests/bots)

unexport PYTHONPATH

.DEFAULT_GOAL := help
.PHONY: help play test built tested test-source test-wheel soak check fix bench wheel docs transcripts deck lock clean dev

help: ## Show this list
	@sed -nE 's/^([a-z-]+):.*## /make \1|/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'

play: ## Play a game of gears, or of GAME=arena; options in ARGS="--help"
	@$(WORKSHOP) play
	@build/play-venv/bin/whiskerworks play $(GAME) $(ARGS)

TEST_SOURCE = WHISKERWORKS_EXPECT=source $(DEV)/pytest -n 2 $(ARGS)

# Compiling the wheel takes one core for minutes: meanwhile the source is tested.
test: check ## Run every check and every test, on source and on the wheel
	@$(MAKE) --no-print-directory -j2 built tested
	@$(MAKE) --no-print-directory test-wheel

built:
	@$(WORKSHOP) test

tested:
	$(TEST_SOURCE)

test-source: dev ## Run the tests on the source; options in ARGS="-k train"
	$(TEST_SOURCE)

test-wheel: ## Run the tests of the compiled rooms on the installed wheel
	@$(WORKSHOP) test
	@$(WORKSHOP) compiled; case $$? in 0) $(TEST_WHEEL) ;; 3) ;; *) exit 1 ;; esac

ifneq ($(PURE_TESTS),)
TEST_WHEEL = set -x; WHISKERWORKS_EXPECT=compiled $(INSTALLED)/pytest -n 2 $(PURE_TESTS) $(ARGS)
else
TEST_WHEEL = echo "There are no tests of compiled rooms yet."
endif

soak: ## Let both readings of the rules play many more games than make test does
	@$(WORKSHOP) test
	WHISKERWORKS_SOAK=50 $(INSTALLED)/pytest -n 2 $(wildcard tests/games/*/test_against_naive.py) $(ARGS)

check: dev ## Check format, lint, types, contracts and spelling
	$(DEV)/ruff format --check $(CODE)
	$(DEV)/ruff check $(CODE)
	$(DEV)/mypy $(CODE)
	$(DEV)/lint-imports
	$(DEV)/codespell

fix: dev ## Mend format and lint where that can be done safely
	$(DEV)/ruff check --fix --exit-zero $(CODE)
	$(DEV)/ruff format $(CODE)

bench: ## Measure speed, all in one run; parts of it with ARGS="gears search"
	@$(WORKSHOP) test
	@$(WORKSHOP) rivals || echo "What cannot be installed here is not measured."
	$(INSTALLED)/python bench/run.py --json build/bench.json $(ARGS)

wheel: ## Build the wheel into dist/
	@$(WORKSHOP) wheel

docs: dev ## Make anew the pictures and the parts of pages that follow from the program
	$(DEV)/python tools/pictures.py
	$(DEV)/python tools/pages.py

transcripts: dev ## Write the golden transcripts anew, after a change that is meant
	$(DEV)/python tools/transcripts.py

deck: dev ## Draw the maze anew, cut it into our deck, and prove that it is unique
	$(DEV)/python -m tools.deck --write src/whiskerworks/kit/data/deck.toml $(ARGS)
	$(DEV)/python -m tools.solution

lock: ## Resolve the newest allowed versions into requirements/
	@$(WORKSHOP) lock

clean: ## Remove all that was built, fetched or cached
	rm -rf .venv build dist uv.lock __pycache__ .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# The development environment; no compiled file may shadow the source it runs.
dev:
	@$(WORKSHOP) strays
	@$(WORKSHOP) dev
