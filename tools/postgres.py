"""Makes sure that tests can start a PostgreSQL: installs Debian's where it is missing and we may.

`make test` calls it; it never fails, but says why the tests of PostgreSQL will be skipped.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.support.postgres import WHY_NOT, binaries
from tools.debian import install, may_install

NO_CLUSTER = Path("/etc/postgresql-common/createcluster.d/concordia-tests.conf")
"""Tells Debian's package not to start a server of its own."""


def main() -> None:
    """Install PostgreSQL if it is not here, root is asking, and apt knows it."""
    if binaries():
        return
    if may_install():
        print("PostgreSQL is missing; installing Debian's for the tests", flush=True)
        NO_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
        NO_CLUSTER.write_text("create_main_cluster = false\n", encoding="ascii")
        install("postgresql")
    if not binaries():
        print(f"The tests of PostgreSQL will be skipped: {WHY_NOT}", flush=True)


if __name__ == "__main__":
    main()
