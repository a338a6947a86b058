"""Makes sure that tests can start a PostgreSQL: installs Debian's where it is missing and we may.

`make test` calls it; it never fails, but says why the tests of PostgreSQL will be skipped.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.support.postgres import WHY_NOT, binaries

NO_CLUSTER = Path("/etc/postgresql-common/createcluster.d/concordia-tests.conf")
"""Tells Debian's package not to start a server of its own."""


def main() -> None:
    """Install PostgreSQL if it is not here, root is asking, and apt knows it."""
    if binaries():
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print("PostgreSQL is missing; installing Debian's for the tests", flush=True)
        install()
    if not binaries():
        print(f"The tests of PostgreSQL will be skipped: {WHY_NOT}", flush=True)


def install() -> None:
    """Install the package of this Debian release."""
    NO_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
    NO_CLUSTER.write_text("create_main_cluster = false\n", encoding="ascii")
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["update", "-qq"],
        ["install", "-qq", "-y", "--no-install-recommends", "postgresql"],
    ):
        done = subprocess.run(
            ["apt-get", *command], env=quiet, capture_output=True, text=True, check=False
        )
        if done.returncode:
            print(f"apt-get {command[0]} failed: {done.stderr.strip()[-300:]}", flush=True)
            return


if __name__ == "__main__":
    main()
