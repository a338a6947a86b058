"""A PostgreSQL that tests start and end: from Debian's binaries, in a temporary folder."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import asyncpg

WHY_NOT = "PostgreSQL is not installed here; `make postgres`, as root on Debian, installs it"
SERVANTS = ("postgres", "nobody")
"""Who runs it where we are root, as it refuses to run as root."""


def binaries() -> Path | None:
    """Return the folder of the newest PostgreSQL on this machine."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version_of)
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    return Path(on_path).resolve().parent if on_path else None


def _version_of(initdb: Path) -> float:
    name = initdb.parents[1].name
    return float(name) if name.replace(".", "", 1).isdecimal() else 0.0


class Postgres:
    """A running server, which listens at a socket in its own folder and nowhere else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def new_database(self) -> str:
        """Make a database, and return its URL."""
        name = f"test_{uuid4().hex}"
        connection = await asyncpg.connect(self._url("postgres"))
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()
        return self._url(name)

    def _url(self, database: str) -> str:
        return f"postgresql://concordia@/{database}?host={self.folder}"


@contextmanager
def postgres(programs: Path) -> Iterator[Postgres]:
    """Run PostgreSQL in a temporary folder."""
    folder = Path(tempfile.mkdtemp(prefix="concordia-pg-"))
    servant = _servant()
    if servant:
        shutil.chown(folder, servant)
    data = folder / "data"
    try:
        _run(servant, programs / "initdb", "-D", data, "-U", "concordia", "--auth=trust", "-N")
        # Only our own server is killed in tests, so what PostgreSQL was told need not reach a disk.
        settings = f"-c listen_addresses= -c fsync=off -c max_connections=200 -k {folder}"
        control = (programs / "pg_ctl", "-D", data, "-w")
        _run(servant, *control, "-l", folder / "log", "-o", settings, "start")
        try:
            yield Postgres(folder)
        finally:
            _run(servant, *control, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def _servant() -> str | None:
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in SERVANTS if name in known)


def _run(user: str | None, *command: str | Path) -> None:
    subprocess.run(
        [str(part) for part in command], user=user, cwd="/", check=True, stdout=subprocess.DEVNULL
    )
