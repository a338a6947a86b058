"""Makes sure that tests can start a Chromium: installs Debian's where it is missing and we may.

`make test` calls it; it never fails, but says why the tests in a browser will be skipped.
"""

import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.debian import install, may_install

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""What it is called; web/tools/chromium.ts looks for the same."""
WHY_NOT = f"none of {', '.join(NAMES)} is on the PATH, and CHROMIUM names none."


def main() -> None:
    """Install Chromium if it is not here, root is asking, and apt knows it."""
    if is_here():
        return
    if may_install():
        print("Chromium is missing; installing Debian's for the tests", flush=True)
        install("chromium")
    if not is_here():
        print(f"The tests in a browser will be skipped: {WHY_NOT}", flush=True)


def is_here() -> bool:
    """Tell whether this machine has a Chromium."""
    return bool(os.environ.get("CHROMIUM")) or any(map(shutil.which, NAMES))


if __name__ == "__main__":
    main()
