"""Installs packages of the Debian that runs here, for tests that need what is no Python package."""

import os
import shutil
import subprocess


def may_install() -> bool:
    """Tell whether root is asking, on a machine with apt."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> None:
    """Install packages of this Debian release; where that fails, say why, and go on."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["update", "-qq"],
        ["install", "-qq", "-y", "--no-install-recommends", *packages],
    ):
        done = subprocess.run(
            ["apt-get", *command], env=quiet, capture_output=True, text=True, check=False
        )
        if done.returncode:
            print(f"apt-get {command[0]} failed: {done.stderr.strip()[-300:]}", flush=True)
            return
