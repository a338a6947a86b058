# One target for each thing that a person does here. `make` alone lists them.

# The newest Python that will do; `make PYTHON=/some/python3 setup` overrides it.
PYTHON ?= $(shell for python in python3.14 python3.13 python3.12 python3.11 python3; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
	done; echo "$$python")

BIN := .venv/bin
# Named after this folder, as an environment that was copied or moved along with it points at the old one.
HERE := $(shell pwd | cksum | cut -d ' ' -f 1)
STAMP := .venv/ready-$(HERE)
DEV_STAMP := .venv/ready-for-work-$(HERE)
WEB_STAMP := web/node_modules/.ready
CLIENT := web/dist/index.html
# All that the client is built from: its sources, and the maps that it draws.
WEB_SOURCES := $(shell find web -name node_modules -prune -o -name dist -prune -o -name generated -prune \
	-o -name tests -prune -o -type f -print) $(wildcard src/concordia/content/maps/*.toml)
NPM := $(BIN)/python tools/web.py

TABLE ?=
WORKERS ?= 2
PYTEST_ARGS ?=
ENGINE_TESTS := tests/engine tests/team tests/view tests/perft tests/games tests/properties tests/notation tests/bots
BENCH_ARGS ?=
FUZZ_ARGS ?= --games 200
SERVE ?=
CRASH_ARGS ?=
UV_VERSION := 0.13.8

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup setup-dev play terminal serve postgres chromium crash-test bench-server bench-client test test-web test-browser test-compiled test-interpreted check fix compile interpreted bench fuzz lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) $(CLIENT) ## make .venv with all that the program needs, compile the engine, build the client

setup-dev: $(DEV_STAMP) $(CLIENT) ## add what tests and checks need

$(STAMP): requirements.lock pyproject.toml setup.py tools/setup_env.py
	@command -v "$(PYTHON)" >/dev/null || { echo "Install Python 3.11 or newer first: no $(PYTHON) was found."; exit 1; }
	@"$(PYTHON)" tools/setup_env.py "$@"

$(WEB_STAMP): web/package-lock.json web/requirements.lock tools/web.py | $(STAMP)
	@$(NPM) ci --silent
	@touch $@

$(CLIENT): $(WEB_STAMP) $(WEB_SOURCES)
	@$(NPM) run --silent build

$(DEV_STAMP): $(STAMP) requirements-dev.lock
	@"$(PYTHON)" tools/setup_env.py "$@" requirements-dev.lock

play: setup ## play in the browser: start the table server and open it (SERVE="--port 9000" for another port)
	@$(BIN)/concordia serve --browser $(SERVE)

terminal: setup ## play in the terminal against bots (TABLE="--map italia" for another table)
	@$(BIN)/concordia play $(TABLE)

serve: setup ## start the table server alone (SERVE="--port 9000 --db club.db" for another port or file)
	@$(BIN)/concordia serve $(SERVE)

test: check test-web test-browser test-interpreted test-compiled ## run every check and every test, in both forms of the engine

test-interpreted: setup-dev postgres ## run every test on the sources (PYTEST_ARGS="-k diplomat" for some)
	CONCORDIA_INTERPRETED=1 $(BIN)/python -m pytest -n $(WORKERS) $(PYTEST_ARGS)

# What the compiled form can change: engine and bots, and all that replays, counts and compares.
test-compiled: setup-dev ## run the tests of engine and bots on compiled modules, where they can be made
	@$(BIN)/python tools/compile_engine.py try
	@if $(BIN)/python tools/compile_engine.py fits; then \
		$(BIN)/python -m pytest -n $(WORKERS) $(PYTEST_ARGS) $(ENGINE_TESTS); fi

test-web: setup ## run the tests of the client
	$(NPM) run --silent test

test-browser: setup chromium ## play whole games in the machine's Chromium (about four minutes)
	$(NPM) run --silent test:browser

chromium: setup ## make sure that tests can start a Chromium: as root on Debian, install it
	@$(BIN)/python tools/chromium.py

postgres: setup ## make sure that tests can start a PostgreSQL: as root on Debian, install it
	@$(BIN)/python tools/postgres.py

crash-test: setup-dev postgres ## kill the real server sixty times on each database, and miss no move
	$(BIN)/python -m tests.server.crashing $(CRASH_ARGS)

check: setup-dev ## formatting, lint, types, direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent check

fix: setup-dev ## format the code and mend what lint can mend by itself
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent fix

compile: setup ## compile engine and bots anew, or show why that fails
	@$(BIN)/python tools/compile_engine.py compile

interpreted: setup ## take the compiled modules away, so that the sources run
	@$(BIN)/python tools/compile_engine.py interpreted

bench: setup-dev ## measure speed, beside that of other engines (BENCH_ARGS="--quick" for a rough idea)
	$(BIN)/python -m bench $(BENCH_ARGS)

bench-server: setup-dev ## play recorded games through real sockets: moves a second, delay, memory
	$(BIN)/python -m bench.server $(BENCH_ARGS)

bench-client: setup-dev chromium ## play a recorded game in a browser: bytes, scripting, clicks
	$(BIN)/python -m bench.client $(BENCH_ARGS)

fuzz: setup ## play random games and check every invariant on the way
	$(BIN)/concordia fuzz $(FUZZ_ARGS)

# Headers and index addresses are left out, so that a lock says what and not where from.
RESOLVE = $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --upgrade --quiet --custom-compile-command 'make lock'

lock: setup ## resolve the locks anew from pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	$(RESOLVE) pyproject.toml --extra build --output-file requirements.lock
	$(RESOLVE) pyproject.toml --extra build --extra dev --constraint requirements.lock \
		--output-file requirements-dev.lock
	$(RESOLVE) bench/requirements.in --output-file bench/requirements.lock
	$(RESOLVE) web/requirements.in --output-file web/requirements.lock

clean: ## remove .venv, caches and whatever else was made here
	rm -rf .venv .venv-bench build dist src/*.egg-info
	rm -rf web/node_modules web/dist web/src/generated
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
