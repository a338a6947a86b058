"""Where a server of this machine can be found: a free port, its address, a browser on it."""

import errno
import os
import socket
import sys
import webbrowser
from threading import Event, Thread
from urllib.error import URLError
from urllib.request import urlopen

import click

SECONDS_BETWEEN = 0.1


def check_free(host: str, port: int) -> None:
    """Refuse an address that is taken, with what can be done about it."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise click.UsageError(_why_not(error, host, port)) from error


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno != errno.EADDRINUSE:
        return f"--host {host} --port {port}: {error.strerror}."
    return (
        f"port {port} is taken, perhaps by a Concordia that runs already: look at "
        f"{address_of(host, port)}, or take another port with --port {port % 65535 + 1}."
    )


def address_of(host: str, port: int) -> str:
    """Return what to type into a browser of this machine."""
    if host in {"0.0.0.0", "::"}:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def open_when_ready(address: str) -> None:
    """Wait in the background until a server answers, then show it in the machine's browser."""
    if _has_screen():
        Thread(target=_wait_and_open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    # Without a screen there may still be a text browser, and it would take the terminal.
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _wait_and_open(address: str) -> None:
    pause = Event()
    while not _answers(address):
        pause.wait(SECONDS_BETWEEN)
    webbrowser.open(address)


def _answers(address: str) -> bool:
    try:
        with urlopen(f"{address}/api/health"):
            return True
    except URLError:
        return False
