# Every target sets up what it needs on a machine with nothing but Python, git and make.
# PYTHON=… chooses the Python for the virtual environment, ARGS=… goes to the game, pytest or the benchmark.

PYTHON ?=
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play compiled test lint format bench playthroughs translations shots networks ratings package clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play: .venv/play.stamp  ## open the game
	@scripts/system-libraries play
	@.venv/bin/python -m raise_qt $(ARGS)

compiled: .venv/dev.stamp  ## compile the rules and bots with mypyc; scripts/compiled-python runs them
	@.venv/bin/python -m scripts.compile

test: lint compiled  ## lint, then run all tests
	@scripts/system-libraries test
	@QT_QPA_PLATFORM=offscreen .venv/bin/python -m pytest -n auto --dist worksteal --durations=10 $(ARGS)

lint: .venv/dev.stamp  ## check style (ruff) and types (mypy)
	@.venv/bin/python -m ruff check .
	@.venv/bin/python -m ruff format --check .
	@.venv/bin/python -m mypy

format: .venv/dev.stamp  ## sort imports, mend what can be mended, format
	@.venv/bin/python -m ruff check --fix-only .
	@.venv/bin/python -m ruff format .

bench: compiled  ## measure speed, as ratios to others in the same run
	@scripts/system-libraries test
	@.venv/bin/python -m benchmarks $(ARGS)

playthroughs: .venv/dev.stamp  ## write the golden play-throughs and count tables anew, to be read as a diff
	@.venv/bin/python -m tests.playthroughs.regenerate
	@.venv/bin/python -m tests.perft.test_perft

TEXTS := raise_qt/resources/translations
LUPDATE = .venv/bin/pyside6-lupdate -silent -no-obsolete -locations none -source-language en
# English is what the code says; only its plurals need a file.
translations: .venv/play.stamp  ## find new texts, and compile what is translated
	@$(LUPDATE) -target-language de $$(find raise_qt -name '*.py' | sort) -ts $(TEXTS)/raise_de.ts
	@$(LUPDATE) -target-language en -pluralonly $$(find raise_qt -name '*.py' | sort) -ts $(TEXTS)/raise_en.ts
	@for code in de en; do .venv/bin/pyside6-lrelease -silent $(TEXTS)/raise_$$code.ts -qm $(TEXTS)/raise_$$code.qm; done
	@! grep -n 'type="unfinished"' $(TEXTS)/*.ts || echo "These texts are not translated yet."

shots: .venv/play.stamp  ## take the README's screenshots anew
	@scripts/system-libraries play
	@.venv/bin/python -m scripts.shots

package: .venv/dev.stamp  ## build the packages for this system into dist/
	@scripts/system-libraries package
	@.venv/bin/python -m scripts.package $(ARGS)

networks: compiled  ## let the bots of Raise learn anew (about one hour on two cores)
	@OMP_NUM_THREADS=1 scripts/compiled-python -m training.networks $(ARGS)

ratings: compiled  ## measure anew how strong the bots of Raise are (about an hour on two cores)
	@scripts/compiled-python -m training.ratings $(ARGS)

clean:  ## remove the virtual environment and everything generated
	@rm -rf .venv build dist *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps are as old as the last installation: only a change of pyproject.toml installs again.
.venv/play.stamp: pyproject.toml | .venv/bin/python
	@echo "Installing what the game needs into .venv …"
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

.venv/dev.stamp: pyproject.toml | .venv/bin/python
	@echo "Installing what the game and its tests need into .venv …"
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch .venv/play.stamp $@

# A half-made environment is removed, or the next run would take it for a whole one.
.venv/bin/python:
	@python=$$(scripts/find-python $(PYTHON)) && { "$$python" -m venv --clear .venv || { rm -rf .venv; exit 1; }; }
