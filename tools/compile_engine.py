"""Switches this folder between compiled and interpreted, by hand or for `make setup`.

python tools/compile_engine.py compile       compiles the engine and the bots, or shows why not
python tools/compile_engine.py try           compiles them if it can, else says so in a sentence
python tools/compile_engine.py interpreted   takes the compiled modules away
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED = ("*.so", "*.pyd")


def compile_engine() -> None:
    """Compile in place; what the compiler printed is shown if it fails."""
    done = build()
    if done.returncode:
        sys.exit(f"{done.stdout}\nThe engine could not be compiled; it runs interpreted.")
    print("The engine is compiled.")


def try_to_compile() -> None:
    """Compile in place if possible; the engine works without as well."""
    if fits():
        print("setup: The engine is compiled already.")
    elif (done := build()).returncode:
        interpret()
        reason = (done.stdout.strip().splitlines() or ["no reason given"])[-1]
        print(f"setup: The engine runs interpreted, slower, as it could not be compiled: {reason}")
    else:
        print("setup: The engine is compiled.")


def build() -> subprocess.CompletedProcess[str]:
    """Run the build for compiled modules beside their sources, without the ones before."""
    interpret()
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=ROOT,
        env=os.environ | {"CONCORDIA_COMPILE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    return done


def fits() -> bool:
    """Tell whether the compiled library is there and fits the sources."""
    spec = importlib.util.spec_from_file_location("compiled", SOURCES / "concordia/compiled.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return any(SOURCES.glob(f"{module.library_name()}__mypyc*"))


def interpret() -> None:
    """Delete the compiled modules."""
    for pattern in COMPILED:
        for path in SOURCES.rglob(pattern):
            path.unlink()


COMMANDS: dict[str, Callable[[], None]] = {
    "compile": compile_engine,
    "try": try_to_compile,
    "interpreted": interpret,
    "fits": lambda: sys.exit(not fits()),
}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:  # noqa: PLR2004 - the script and a word
        sys.exit(__doc__)
    COMMANDS[sys.argv[1]]()
