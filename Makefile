# Everything a person or a machine runs here. A fresh clone needs Python 3.11 or newer (with venv) and make; each target
# makes `.venv` for itself from the locks in requirements/ and touches it again only when a lock or pyproject.toml changes.

PYTHON ?= python3
VENV := .venv
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCKS := requirements/build.txt requirements/core.txt
DEV_LOCKS := requirements/build.txt requirements/dev.txt

# Tests start hundreds of programs: without bytecode each of them would compile the whole house.
unexport PYTHONDONTWRITEBYTECODE

# The pure rooms, whose branches must be covered by their own tests. Written once here, read by `check`, which counts
# while only those run: counting more than doubles what a test costs.
PURE := core language noticing judging remembering
ENOUGH := 95
# Tests of the pure rooms that go through whole tables. Lines are counted without them: counting doubles what they take.
ROWS := tests/judging/test_any_answer.py tests/judging/test_tables.py $(addprefix tests/noticing/test_, \
  case_tables.py fresh_rows.py person_wishes.py plain_corrections.py real_logs.py standing_orders.py tired_words.py)

.PHONY: learn test check lint covered bench format lock clean help
.DEFAULT_GOAL := help

help:  ## what can be run
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' $(firstword $(MAKEFILE_LIST))

# A venv with the core and the project in it: enough to learn.
$(VENV)/.core: $(LOCKS) pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Afterword needs Python 3.11 or newer; '$(PYTHON)' is older or missing. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
	  { echo "Python cannot make a virtual environment. On Debian and Ubuntu: apt-get install python3-venv"; rm -rf $(VENV); exit 1; }
	@echo "Installing Afterword into $(VENV), nowhere else. This takes a minute, once."
	@$(PIP) install --require-hashes $(LOCKS:%=-r %)
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Three at a time on two cores: many tests wait for processes that they started.
TOGETHER := -n 3 --dist worksteal

# The same venv with every extra and the tools that check the project.
$(VENV)/.dev: $(VENV)/.core $(DEV_LOCKS)
	@echo "Installing the tools that check the project into $(VENV)."
	@$(PIP) install --require-hashes $(DEV_LOCKS:%=-r %)
	@touch $@

.PHONY: $(VENV)
$(VENV): $(VENV)/.dev

learn: $(VENV)/.core  ## learn from the chats on this computer, or from the sample week where there are none
	@$(BIN)/afterword learn --demo-if-none

test: $(VENV)/.dev  ## run the tests
	$(BIN)/python -m pytest $(TOGETHER)

format: $(VENV)/.dev  ## put every file in the project's form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lint: $(VENV)/.dev  ## everything of the gate that runs no test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: lint  ## the gate: format, lint, types, imports, tests, coverage of the pure rooms
	@mkdir -p .cache/coverage
	@failed=; set -x; \
	$(BIN)/python -m pytest $(TOGETHER) $(filter-out $(PURE:%=tests/%/),$(wildcard tests/*/)) $(wildcard tests/test_*.py) $(ROWS) || failed=yes; \
	$(BIN)/python -m pytest $(TOGETHER) --cov --cov-report= $(wildcard $(PURE:%=tests/%)) $(ROWS:%=--ignore=%) || failed=yes; \
	{ set +x; } 2>/dev/null; test -z "$$failed"
	@$(MAKE) --no-print-directory covered

# Lines and branches of each pure room on its own, so that a well tested room lends nothing to its neighbour. A room without
# folder yet has nothing to cover. Reads what the last `check` measured.
covered:
	@short=; for room in $(PURE); do \
	  test -d src/afterword/$$room || continue; \
	  echo; echo "Coverage of $$room"; \
	  $(BIN)/coverage report --fail-under=$(ENOUGH) --include="src/afterword/$$room/*" || short="$$short $$room"; \
	done; test -z "$$short" || { echo; echo "Covered below $(ENOUGH) %:$$short"; exit 1; }

bench: $(VENV)/.dev  ## measure what must be fast; ask a real model; try what must not hang, and whether tests notice wrong rules
	$(BIN)/python -m bench
	$(BIN)/python -m bench real_model blow_up mutants

clean:  ## take away what the targets above made
	rm -rf $(VENV) .cache .coverage* build dist

# The locks hold versions and hashes for every platform and Python we name, and no address of where they came from.
UV := .cache/lock/bin/uv
COMPILE = $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --no-emit-find-links --no-header

.cache/lock/.ready: requirements/lock.txt
	$(PYTHON) -m venv .cache/lock
	.cache/lock/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/lock.txt
	@touch $@

lock: .cache/lock/.ready  ## read pyproject.toml again and write the locks with the newest versions it allows
	$(COMPILE) requirements/lock.in --output-file requirements/lock.txt
	$(COMPILE) requirements/build.in --output-file requirements/build.txt
	$(COMPILE) --no-deps bench/real_model.in --output-file bench/real_model.txt
	$(COMPILE) pyproject.toml --output-file requirements/core.txt
	$(COMPILE) pyproject.toml --all-extras --group dev --constraint requirements/core.txt --output-file requirements/dev.txt
