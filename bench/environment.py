"""The peers' own environment, .venv-bench, made from a lock with hashes."""

import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "bench" / "requirements.lock"
ENVIRONMENT = ROOT / ".venv-bench"
PYTHON = ENVIRONMENT / "bin" / "python"
STAMP = ENVIRONMENT / "ready"


class NoPeersError(Exception):
    """The peers cannot be installed here; says why."""


def ready_environment() -> Path:
    """Return the Python that has the peers, after installing them if the lock is new."""
    if not (STAMP.exists() and STAMP.read_text() == _stamp() and PYTHON.exists()):
        print("bench: installing the peers into .venv-bench", file=sys.stderr)
        _install()
    return PYTHON


def _install() -> None:
    # pip is that of our own environment, so that this one needs none.
    _run("-m", "venv", "--clear", "--without-pip", str(ENVIRONMENT))
    pip = ("-m", "pip", "--python", str(PYTHON), "install", "--disable-pip-version-check")
    _run(*pip, "--no-input", "--require-hashes", "--requirement", str(LOCK))
    STAMP.write_text(_stamp())


def _stamp() -> str:
    """Say what the environment depends on: the lock, and where it and its Python lie."""
    depends = (LOCK.read_text(), str(ENVIRONMENT), sys.version)
    return hashlib.sha256("\n".join(depends).encode()).hexdigest()


def _run(*arguments: str) -> None:
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise NoPeersError(reason(done.stdout))


def reason(printed: str) -> str:
    """Return the line that says why a command failed: pip's last error, else the last line."""
    lines = [line for line in printed.splitlines() if line.strip()] or ["it says nothing"]
    return next((line for line in reversed(lines) if line.startswith("ERROR:")), lines[-1])
