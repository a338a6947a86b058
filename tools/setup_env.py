"""Makes .venv and installs the lock and the package into it, with nothing but the standard library.

`make setup` calls it with the stamp file to leave behind; `make setup-dev` names a further lock,
too, which is added to what is there. It has to be readable by an older Python up to the version
check, so that such a Python gets a sentence instead of a traceback.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - an outdated Python is just what is looked for
    sys.exit(
        f"concordia needs Python 3.11 or newer, and {sys.executable} is {sys.version.split()[0]}.\n"
        "Install a newer one, or name it: make PYTHON=/path/to/python3 ..."
    )

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
VIRTUALENV = "virtualenv==21.15.6"
PIP_INSTALL = ("-m", "pip", "install", "--disable-pip-version-check", "--no-input")

NO_VENV = """\
This Python ({python}) can make no virtual environment: install its venv module, \
on Debian and Ubuntu with `sudo apt install python3-venv`, and run make again.
"""


class StepFailedError(Exception):
    """A command that has to succeed did not; says which, with all that it printed."""


def main(stamp: Path, further_lock: str = "") -> None:
    """Bring .venv up to date and leave the stamp that says so."""
    if further_lock:
        install_lock(further_lock)
    else:
        install_program(stamp)
    stamp.touch()
    say("Ready.")


def install_program(stamp: Path) -> None:
    """Make .venv if need be, and install all that the program needs."""
    # No stamp: never made, left half done, or made for another folder. Then only a new one is safe.
    if not (stamp.exists() and works(VENV_PYTHON)):
        say(f"Making .venv with Python {sys.version.split()[0]}")
        make_venv()
    install_lock("requirements.lock")
    say("Installing concordia itself")
    run(VENV_PYTHON, *PIP_INSTALL, "--no-deps", "--no-build-isolation", "--editable", ".")
    say("Compiling the engine, if there is a C compiler (half a minute)")
    print(run(VENV_PYTHON, "tools/compile_engine.py", "try"), end="", flush=True)


def install_lock(lock: str) -> None:
    """Install the versions that a lock names."""
    say(f"Installing what {lock} names (the first time takes a minute)")
    run(VENV_PYTHON, *PIP_INSTALL, "--require-hashes", "-r", lock)


def make_venv() -> None:
    """Make .venv by the first of the known ways that this Python has."""
    failures = []
    for way in (with_venv, with_virtualenv, with_borrowed_virtualenv):
        try:
            way()
        except StepFailedError as failure:
            failures.append(str(failure))
        else:
            if works(VENV_PYTHON):
                return
    raise StepFailedError("\n".join([*failures, NO_VENV.format(python=sys.executable)]))


def with_venv() -> None:
    """Use the standard library, of which Debian ships this part separately."""
    run(sys.executable, "-m", "venv", "--clear", VENV)


def with_virtualenv() -> None:
    """Use virtualenv where it is installed."""
    run(sys.executable, "-m", "virtualenv", "--quiet", "--clear", VENV)


def with_borrowed_virtualenv() -> None:
    """Fetch virtualenv into a folder that is thrown away, so that nothing stays behind."""
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, *PIP_INSTALL, "--target", folder, VIRTUALENV)
        start = "import runpy, sys; sys.path.insert(0, sys.argv.pop(1)); "
        start += "runpy.run_module('virtualenv', run_name='__main__', alter_sys=True)"
        run(sys.executable, "-c", start, folder, "--quiet", "--clear", VENV)


def works(python: Path) -> bool:
    """Say whether this interpreter starts, is new enough and has pip."""
    probe = "import pip, sys; sys.exit(sys.version_info < (3, 11))"
    try:
        return (
            subprocess.run([python, "-c", probe], capture_output=True, check=False).returncode == 0
        )
    except OSError:
        return False


def run(*command: str | Path) -> str:
    """Run a command in the repository and return what it prints."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        # Compiling is a step of its own, so that installing cannot fail for it.
        env=os.environ | {"CONCORDIA_COMPILE": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        shown = " ".join(map(str, command))
        raise StepFailedError(f"$ {shown}\n{done.stdout}")
    return done.stdout


def say(text: str) -> None:
    """Show a line of progress at once."""
    print(f"setup: {text}", flush=True)


if __name__ == "__main__":
    try:
        main(ROOT / sys.argv[1], *sys.argv[2:])
    except StepFailedError as failure:
        sys.exit(f"{failure}\nsetup failed; the last lines above say why.")
