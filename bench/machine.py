"""The machine that is measured on, and whether it is busy with something else."""

import os
import platform
from pathlib import Path

BUSY_BEFORE = 0.5
BUSY_AFTER = 1.5
"""The run itself keeps one processor at work."""


def machine() -> dict[str, str]:
    """Describe the machine."""
    return {
        "processor": f"{_processor()}, {os.cpu_count()} cores",
        "system": f"{_system()}, {platform.system()} {platform.release()} {platform.machine()}",
        "Python": f"{platform.python_implementation()} {platform.python_version()}, "
        f"built by {platform.python_compiler()}",
    }


def load() -> float:
    """Return how many processes wanted to run, on average over the last minute."""
    return os.getloadavg()[0]


def load_text(before: float, after: float | None = None) -> str:
    """Say how busy the machine was, with a warning where others had a part in it."""
    text = f"{before:.2f} before the run" + ("" if after is None else f", {after:.2f} after it")
    if before > BUSY_BEFORE or (after or 0) > BUSY_AFTER:
        text += " - WARNING: the machine is busy with something else, so the times say little"
    return text


def _processor() -> str:
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text().splitlines() if facts.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def _system() -> str:
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        return platform.platform(terse=True)
