# Everything happens in .venv, in this folder; `make help` lists what there is.
# Paths are relative throughout, so the project may lie in a folder whose name has spaces.

PYTHON ?= python3
JOBS ?= 2
TESTERS ?= 3
SECONDS ?= 60
POSITIONS ?= 10000
GAMES ?= 20000
PLANNED ?= 2000
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
STAMPS := $(VENV)/stamps

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: browser postgres help play setup test wheel lint types which-engine pytest format bench balance hands ladder calibration soak soak-positions research screenshots page-speed mutants docs clean package python

help:  ## Show this list
	@echo 'make play    sets up what playing needs and starts the game'
	@echo 'make test    sets up everything and runs ruff, mypy and the tests'
	@echo
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/\1|\2/p' Makefile | awk -F'|' '{ printf "  %-11s %s\n", $$1, $$2 }'
	@echo
	@echo 'Settings: PYTHON=python3.12  ARGS="--players 3"  JOBS=4  SECONDS=600  GAMES=1000  PLANNED=200  GUGONG_PURE=1 (run the source)'

# Compiling takes a minute or more: until it is done the source is played.
play: python  ## Play in the browser; ARGS="--players 3 --bots 2", or ARGS=--terminal
	@$(PYTHON) tools/build.py --alone $(MAKE) --no-print-directory $(STAMPS)/core
	@if $(PY) tools/build.py --ready; then \
	    $(PYTHON) tools/build.py --alone $(MAKE) --no-print-directory package && $(PY) -m gugong play $(ARGS); \
	else \
	    echo 'gugong: plays from its source for now; the faster engine is built beside it, for the next start'; \
	    $(PY) tools/build.py --beside; \
	    PYTHONPATH=src $(PY) -m gugong play $(ARGS); \
	fi

setup: $(STAMPS)/all package  ## Make .venv with every extra

# A failing compile is an error here and nowhere else: a player is better served by a slower game. What is tested is
# the wheel that everybody gets: built in isolation.
test: export GUGONG_COMPILE = require
test: $(STAMPS)/venv browser postgres  ## Check everything: style, types, tests
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=line wheel lint types
	@$(MAKE) --no-print-directory which-engine pytest

# Needs nothing but pip, so it is built while libraries are installed.
wheel: $(STAMPS)/venv
	@$(PY) tools/build.py --isolated

# Tests in a browser need one, and letters of the usual width. Only an administrator of a Debian machine is spared the
# installing by hand.
browser:
	@command -v chromium > /dev/null && ls /usr/share/fonts/truetype/liberation* > /dev/null 2>&1 || { \
	    [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
	    && echo 'gugong: installing chromium …' && apt-get update -qq > /dev/null 2>&1 \
	    && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium fonts-liberation \
	        > /dev/null 2>&1; } \
	    || command -v chromium > /dev/null || echo 'gugong: no chromium here; the tests in a browser will be skipped'

# The tests start a server of their own in a temporary folder; Debian's package starts one of the system besides.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || { \
	    [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null \
	    && echo 'gugong: installing postgresql …' && apt-get update -qq > /dev/null 2>&1 \
	    && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends postgresql \
	        > /dev/null 2>&1; } \
	    || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 \
	    || echo 'gugong: no PostgreSQL here; the tests with it will be skipped'

lint: $(STAMPS)/all  ## Look for mistakes and untidiness
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: $(STAMPS)/all  ## mypy --strict
	$(PY) -m mypy

pytest: $(STAMPS)/all package  ## Only the tests; ARGS="tests/rules -k wall"
	$(PY) -m pytest -n $(TESTERS) --dist worksteal $(ARGS)

format: $(STAMPS)/all  ## Tidy up what can be tidied up by machine
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bench: $(STAMPS)/all package  ## Measure speed; ARGS="--json --against catanatron"
	$(VENV)/bin/gugong bench $(ARGS)

# What is played stays in build/balance: a run that was stopped goes on, and GAMES may grow. 2 players for each module,
# so that every difference from the base game is the module's; against Meng all levels and pairings take turns. The
# stronger planner plays PLANNED games with each number of players and each pairing, and has a report of its own: hours,
# so its games stay in PLAYED, with the sources, and any machine goes on with them.
BALANCE := build/balance
PLAYED := tests/balance/played
SIMULATE = $(VENV)/bin/gugong simulate --jobs $(JOBS)
REPORT = cd $(BALANCE) && ../../$(VENV)/bin/gugong report
balance: $(STAMPS)/all package  ## Play GAMES (PLANNED by planner) of each kind, write docs/balance*.md
	@mkdir -p $(BALANCE)
	for players in 2 3 4 5; do $(SIMULATE) --bots greedy --games $(GAMES) --players $$players \
	    --out $(BALANCE)/base-$$players.parquet || exit; done
	for module in summer-palace peasant-revolt stairs extras; do $(SIMULATE) --bots greedy --games $(GAMES) --players 2 \
	    --modules $$module --out $(BALANCE)/$$module.parquet || exit; done
	$(SIMULATE) --bots greedy --games $(GAMES) --players 1 --solo easy,normal,hard --pairing 1-2,2-3,4-5 \
	    --out $(BALANCE)/solo.parquet
	$(REPORT) base-[2345].parquet summer-palace.parquet peasant-revolt.parquet stairs.parquet extras.parquet \
	    solo.parquet --out ../../docs/balance.md --title 'How good is the game?'
	for players in 2 3 4 5; do $(SIMULATE) --bots planner --games $(PLANNED) --players $$players \
	    --out $(PLAYED)/planner-$$players.parquet || exit; done
	$(SIMULATE) --bots planner --games $$((3 * $(PLANNED))) --players 1 --solo normal --pairing 1-2,2-3,4-5 \
	    --out $(PLAYED)/planner-solo.parquet
	cd $(PLAYED) && ../../../$(VENV)/bin/gugong report planner-[2345].parquet planner-solo.parquet \
	    --out ../../../docs/balance-planner.md \
	    --title 'How good is the game? Stronger play'

# What is played stays in build/hands: a search that was stopped goes on.
hands: $(STAMPS)/all package  ## Search for the fairest hands; ARGS="--deals 2000 --finalists 8 --games 500"
	$(PY) -m tests.balance.search --out build/hands --jobs $(JOBS) $(ARGS)

# The tables of docs/bots.md. What is played stays in build/ladder: a run that was stopped goes on.
LADDER := build/ladder
MODULES := summer-palace,peasant-revolt,stairs,extras
TOURNAMENT = $(VENV)/bin/gugong tournament --jobs $(JOBS)
ladder: $(STAMPS)/all package  ## Play the tournaments of docs/bots.md
	@mkdir -p $(LADDER)
	for bots in random,greedy greedy,planner planner,ismcts:time=0.2; do \
	    $(TOURNAMENT) --bots $$bots --seed 5 --out $(LADDER)/$$bots.jsonl || exit; \
	    $(TOURNAMENT) --bots $$bots --seed 5 --modules $(MODULES) --out $(LADDER)/$$bots-modules.jsonl || exit; done
	$(TOURNAMENT) --bots planner,ismcts:time=1 --seed 5 --out $(LADDER)/planner,ismcts:time=1.jsonl
	$(TOURNAMENT) --bots greedy,planner --solo easy,normal,hard --seed 31 --out $(LADDER)/solo.jsonl
	$(TOURNAMENT) --bots ismcts:time=1 --solo easy,normal --games 45 --seed 31 --out $(LADDER)/solo-strong.jsonl
	$(TOURNAMENT) --bots ismcts:time=1 --solo hard --games 100 --seed 31 --out $(LADDER)/solo-strong-hard.jsonl
	for players in 2 3 4 5; do $(TOURNAMENT) --bots planner,ismcts:iterations=40 --games 60 --players $$players \
	    --out $(LADDER)/palace-$$players.jsonl || exit; done
	for module in summer-palace peasant-revolt stairs extras; do $(TOURNAMENT) --bots planner,ismcts:iterations=40 \
	    --modules $$module --out $(LADDER)/palace-$$module.jsonl || exit; done

# How often what is judged comes true (docs/coach.md); the chances themselves are fitted by python -m tests.coach.fitting.
calibration: $(STAMPS)/all package  ## Hold chances to win against who won; ARGS="--games 400 --kinds players-2"
	$(PY) -m tests.coach.calibrating $(ARGS)

soak: $(STAMPS)/all package  ## Long tests at their whole length, then every property at every decision for SECONDS
	TEST_LENGTH=whole $(PY) -m pytest -n $(TESTERS) --dist worksteal -m long
	$(PY) -m tests.properties.soak --seconds $(SECONDS)

soak-positions: $(STAMPS)/all package  ## Change POSITIONS positions here and there: refused, or played to the end
	$(PY) -m tests.fuzz.soak --positions $(POSITIONS)

# Torch is large and no part of `make test`. REDEALS of what is hidden, OpenSpiel's checks of all kinds of game, learning.
REDEALS ?= 100000
research: $(STAMPS)/all package  ## Install torch; the long tests of the environments, and learning
	$(PIP) install --constraint tools/research.txt torch sb3-contrib
	$(PY) -m tests.envs.redeals --count $(REDEALS)
	GUGONG_LONG=1 $(PY) -m pytest tests/envs $(ARGS)

screenshots: $(STAMPS)/all package  ## Take the pictures in docs/pictures anew; ARGS="lobby window-390x844"
	$(PY) -m tests.web.browser.pictures $(ARGS)
	$(if $(ARGS),,$(PY) -m tests.terminal.pictures)

page-speed: $(STAMPS)/all package  ## How fast a click and a first page are in a real browser, on a machine that does nothing else
	$(PY) -m tests.web.browser.speed

mutants: $(STAMPS)/all package  ## Break the engine line by line; list what no test notices
	$(PY) -m tests.mutants $(ARGS)

docs: $(STAMPS)/all package  ## Build the site into build/site; see it with python -m http.server -d build/site
	$(PY) -m tests.docs.answers
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict

clean:  ## Remove .venv, builds and caches
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environment: an interpreter, then libraries, then our own package, each with a stamp of its own ---

# What playing needs, or everything; a stamp is older than pyproject.toml when a library may have been added.
define REQUIREMENTS
import sys, tomllib
data = tomllib.load(open("pyproject.toml", "rb"))
extras = data["project"]["optional-dependencies"]
wanted = data["project"]["dependencies"] + extras["web"] + extras["screen"]
if sys.argv[1] == "all":
    wanted += data["build-system"]["requires"] + [line for extra in extras.values() for line in extra]
print("\n".join(wanted))
endef
export REQUIREMENTS

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	    echo 'gugong needs Python 3.11 or newer; "$(PYTHON)" is not. Name another: make PYTHON=python3.12 …' >&2; exit 1; }

# A pip of today installs in half the time of the one that Python brings along.
$(STAMPS)/venv: | python
	@echo 'gugong: making $(VENV) …'
	@{ $(PYTHON) -m pip --version > /dev/null 2>&1 && $(PYTHON) -m venv --clear --without-pip $(VENV) \
	        && $(PYTHON) -m pip --disable-pip-version-check --quiet --python $(PY) install --no-compile pip 2> /dev/null; } \
	    || $(PYTHON) -m venv --clear $(VENV) || { \
	    rm -rf $(VENV); \
	    echo 'gugong: this Python cannot make environments: install its venv module (on Debian: python3-venv).' >&2; exit 1; }
	@mkdir -p $(STAMPS) && touch $@

# What is not loaded need not be compiled to bytecode.
$(STAMPS)/core $(STAMPS)/all: $(STAMPS)/%: $(STAMPS)/venv pyproject.toml
	@echo 'gugong: installing libraries ($*) …'
	@$(PY) -c "$$REQUIREMENTS" $* > $(STAMPS)/$*.txt
	@$(PIP) install --no-compile --requirement $(STAMPS)/$*.txt
	@touch $@ $(STAMPS)/core  # of which all is more

# Installed anew only when the wheel is another; tools/build.py knows whether it is. With every library at hand it is
# built by them; playing needs none of those that build.
ISOLATED ?= $(if $(wildcard $(STAMPS)/all),,--isolated)
package: $(STAMPS)/core
	@$(PY) tools/build.py $(ISOLATED)
	@cmp -s build/wheel/made-of.json $(STAMPS)/package || { \
	    $(PIP) install --no-deps --force-reinstall build/wheel/*.whl && cp build/wheel/made-of.json $(STAMPS)/package && $(PY) -m gugong --version; }

which-engine: package
	@$(PY) -c 'import gugong.engine.ids as it; print("gugong: the tests run the", \
	    "UNCOMPILED engine" if it.__file__.endswith(".py") else "compiled engine", flush=True)'
