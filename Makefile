# The tasks of this project. Everything is set up on first use: Python 3.11+ and make are all that must be there.

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
NPM    := $(PY) tools/npm.py

# What is set up once, so that a second run starts at once.
READY   := $(VENV)/.ready
DEV     := $(VENV)/.ready-dev
MODULES := ui/node_modules/.package-lock.json
UI      := src/rainout/static/index.html
SCHEMA  := ui/src/lib/schema.json

# What the UI is built from. Folders are listed too, so that a deleted file is noticed.
UI_SOURCES := $(shell find ui -name node_modules -prune -o -print 2>/dev/null) \
              $(shell find src/rainout -name '*.ftl' 2>/dev/null)

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

.PHONY: help
help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  make %-14s %s\n", $$1, $$2 }'

.PHONY: play
play: $(READY) $(UI) ## Play: start the server and open the browser (ARGS="…" goes to rainout)
	@$(VENV)/bin/rainout $(ARGS)

# --- Tests: `make test` is all of them, the others are its parts ---

.PHONY: test
test: rules lint test-ui test-python test-browser hygiene ## Run every check there is; CI runs this
	@echo; echo "All checks passed."

.PHONY: check
check: lint ## Run what is worth running between commits: style, types, the UI's tests, core and every scenario
	$(call header,UI: types and tests)
	@$(NPM) run --silent check
	@$(NPM) test --silent
	$(call header,Python: core and scenarios)
	@RAINOUT_INTERPRETED=1 $(PY) -m pytest -q -n 2 tests/core tests/conformance --ignore=tests/core/test_warm.py -k "not conformance or test_scenario or rule_ids" $(ARGS)

.PHONY: rules
rules: $(DEV) ## Compile the rules of all games beside whatever comes next: looking at style leaves a core idle
	@$(PY) -m rainout.core.warm < /dev/null > /dev/null 2>&1 &

.PHONY: lint
lint: $(DEV) $(MODULES) ## Check style of all code, types and import rules of the Python code
	$(call header,ruff)
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	$(call header,mypy)
	@$(PY) -m mypy
	$(call header,import rules)
	@$(VENV)/bin/lint-imports --no-logo
	$(call header,Prettier and ESLint)
	@$(NPM) run --silent lint

.PHONY: test-ui
test-ui: $(MODULES) ## Check types of the UI, run its tests and build it
	$(call header,UI: types)
	@$(NPM) run --silent check
	$(call header,UI: tests)
	@$(NPM) test --silent
	$(call header,UI: build)
	@$(NPM) run --silent build

.PHONY: test-python
test-python: $(DEV) $(UI) ## Run the Python tests, all but those in a browser
	@$(PY) tools/postgres.py
	$(call header,Python tests)
	@$(PY) -m pytest -n 2 --ignore=tests/browser $(ARGS)

.PHONY: test-browser
test-browser: $(DEV) $(UI) ## Run the tests in a real browser
	$(call header,browser tests)
	@$(PY) tools/browser_tests.py $(ARGS)

.PHONY: hygiene
hygiene: $(DEV) ## Check that the locks are complete and name no host, and that generated files are fresh
	$(call header,locks)
	@$(PY) -m pip check
	@! grep -n '://' $(wildcard *.lock */*.lock)
	@! grep -n '"resolved"' ui/package-lock.json
	$(call header,generated files)
	@$(PY) -m rainout.server.schema | diff $(SCHEMA) - || { echo "$(SCHEMA) is stale: make types"; exit 1; }
	@$(PY) tools/settings_table.py | diff docs/settings.md - || { echo "docs/settings.md is stale: make types"; exit 1; }

# --- Other tasks ---

# Of what is slow on interpreted rules and runs no line that others do not, one is enough: of the options of Baseball, all of
# them together; of hidden cards, those that bots imagine when they decide.
SLOW_AND_SEEN := (baseball and byte_for_byte and not all-changed) or imagined_evenly or imagining_keeps

.PHONY: coverage
coverage: $(DEV) ## Print line and branch coverage of src, and each line of the rules that no test runs
	@RAINOUT_INTERPRETED=1 $(PY) -m pytest -q -n 2 --ignore=tests/browser --cov=rainout --cov-branch --cov-report= \
		-k "(not conformance or test_scenario or byte_for_byte) and not ($(SLOW_AND_SEEN))" $(ARGS)
	@$(PY) tools/coverage_report.py

.PHONY: bench
bench: $(DEV) $(UI) ## Measure Rainout against its peers, side by side, then what compiling, long tables, moves, previews, environments and clicks cost, and how our players fare against OpenSpiel's search
	@$(PYTHON) benchmarks/run.py $(ARGS)
	@echo; $(PY) benchmarks/compiling.py
	@echo; $(PY) benchmarks/long_table.py
	@echo; $(PY) benchmarks/moves.py
	@echo; $(PY) benchmarks/sockets.py
	@echo; $(PY) benchmarks/previews.py
	@echo; $(PY) benchmarks/thinking.py
	@echo; $(PY) benchmarks/environments.py
	@echo; $(PY) benchmarks/clicks.py
	@echo; $(PY) benchmarks/opponents.py

.PHONY: bounds
bounds: $(DEV) ## Play every game under every option on compiled rules that check each index (compiles for minutes)
	@NUMBA_BOUNDSCHECK=1 $(PY) -m pytest -n 2 tests/conformance -k "matches_come_to_an_end or byte_for_byte" $(ARGS)

.PHONY: format
format: $(DEV) $(MODULES) ## Put all code into shape
	@$(PY) -m ruff check --fix-only --quiet .
	@$(PY) -m ruff format .
	@$(NPM) run --silent format

.PHONY: types
types: $(READY) $(MODULES) ## Write the TypeScript types of the server's messages, and the table of its settings
	@$(PY) tools/settings_table.py > docs/settings.md
	@$(PY) -m rainout.server.schema > $(SCHEMA).new
	@mv $(SCHEMA).new $(SCHEMA)
	@$(NPM) run --silent types

.PHONY: judgement
judgement: $(READY) ## Judge the cards of 7th Inning Stretch anew, after changing one
	@$(PY) -c "from rainout.games.stretch.judgement import write; write()"

COMPILE := pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header

.PHONY: lock
lock: $(PY) ## Pin the Python packages again (ARGS=--upgrade takes the newest)
	@$(PY) -m pip install -qq uv
	@$(PY) -m uv $(COMPILE) $(ARGS) pyproject.toml -o requirements.lock
	@$(PY) -m uv $(COMPILE) $(ARGS) pyproject.toml --all-extras --group dev -c requirements.lock -o requirements-dev.lock
	@$(PY) -m uv $(COMPILE) $(ARGS) pyproject.toml --extra postgres --extra club -c requirements-dev.lock -o requirements-host.lock
	@$(PY) -m uv $(COMPILE) $(ARGS) tools/node.in -o tools/node.lock

.PHONY: clean
clean: ## Remove all that make has built, installed or cached
	rm -rf $(VENV) .venv-bench ui/node_modules src/rainout/static dist test-results
	rm -rf .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- Setting up ---

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Rainout needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

# Without its UI and its dependencies: the first has a rule of its own, the second come from the locks.
install_project = RAINOUT_SKIP_UI=1 $(PY) -m pip install -qq --no-deps --editable .

# A lock names everything, and `make hygiene` holds that it does, so pip has nothing to work out. Left to itself it takes the
# newest release for an extra of a pinned package, and refuses that because it is not in the lock.
install_locked = $(PY) -m pip install -qq --no-deps --require-hashes -r

$(READY): requirements.lock pyproject.toml hatch_build.py | $(PY)
	@echo "Installing Rainout into $(VENV): once, about half a minute"
	@$(install_locked) requirements.lock
	@$(install_project)
	@touch $@

# The development lock holds the other one, at the same versions.
$(DEV): requirements.lock requirements-dev.lock pyproject.toml hatch_build.py | $(PY)
	@echo "Installing Rainout and its development tools into $(VENV): once, about a minute"
	@$(install_locked) requirements-dev.lock
	@$(install_project)
	@touch $(READY) $@

$(MODULES): ui/package.json ui/package-lock.json | $(PY)
	@echo "Installing the packages of the UI"
	@$(NPM) ci --silent
	@touch $@

$(UI): $(MODULES) $(UI_SOURCES)
	@echo "Building the UI"
	@$(NPM) run --silent build
	@touch $@

header = @echo; echo "== $(1)"
