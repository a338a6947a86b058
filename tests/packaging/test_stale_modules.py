"""Compiled modules that do not fit the sources never run, and it is said."""

import importlib.machinery
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from concordia import compiled

FORM = "import concordia; from concordia import compiled; print(compiled.form())"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the sources, beside which stands what looks like a compiled module."""
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(compiled.PACKAGE, tmp_path / "concordia", ignore=leave_out)
    engine = tmp_path / "concordia" / "engine"
    (engine / f"state{importlib.machinery.EXTENSION_SUFFIXES[0]}").write_bytes(b"no code at all")
    return tmp_path


def run(package: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != compiled.SWITCH}
    return subprocess.run(
        [sys.executable, "-c", FORM],
        env=kept | {"PYTHONPATH": str(package)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_sources_run_in_place_of_stale_modules_and_a_warning_says_so(package: Path) -> None:
    done = run(package)
    assert done.stdout == "interpreted\n"
    assert "make compile" in done.stderr


def test_the_switch_runs_the_sources_without_a_word(package: Path) -> None:
    done = run(package, **{compiled.SWITCH: "1"})
    assert (done.stdout, done.stderr) == ("interpreted\n", "")


def test_modules_that_seem_to_fit_are_what_python_loads(package: Path) -> None:
    library = compiled.library_name(package / "concordia")
    (package / f"{library}__mypyc.so").touch()
    done = run(package)
    assert done.returncode != 0
    assert "ImportError" in done.stderr


@pytest.mark.parametrize("module", ["engine/decisions/build.py", "bots/chance.py"])
def test_an_edit_changes_the_name_of_the_library(package: Path, module: str) -> None:
    before = compiled.library_name(package / "concordia")
    with (package / "concordia" / module).open("a") as file:
        file.write("# edited\n")
    assert compiled.library_name(package / "concordia") != before
