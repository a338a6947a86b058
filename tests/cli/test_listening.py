"""`concordia serve` looks whether its port is free, and opens a browser once it answers."""

import socket
import webbrowser
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from threading import Thread

import click
import pytest

from concordia.cli.listening import address_of, check_free, open_when_ready


@pytest.fixture
def taken() -> Iterator[int]:
    """Give a port at which somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_a_port_that_is_taken_is_refused_with_the_next_one(taken: int) -> None:
    with pytest.raises(click.UsageError) as refused:
        check_free("127.0.0.1", taken)
    assert f"port {taken} is taken" in refused.value.message
    assert f"http://127.0.0.1:{taken}" in refused.value.message
    assert f"--port {taken + 1}" in refused.value.message


def test_an_address_of_another_machine_is_refused_by_name() -> None:
    with pytest.raises(click.UsageError, match=r"--host 192\.0\.2\.1"):
        check_free("192.0.2.1", 8000)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("0.0.0.0", "http://127.0.0.1:8000"),
        ("::1", "http://[::1]:8000"),
    ],
)
def test_the_address_is_one_that_a_browser_here_can_open(host: str, address: str) -> None:
    assert address_of(host, 8000) == address


class Healthy(BaseHTTPRequestHandler):
    """Answers every request."""

    def do_GET(self) -> None:
        """Say that all is well."""
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Keep quiet."""


def test_the_browser_opens_when_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: Queue[str] = Queue()
    monkeypatch.setattr(webbrowser, "open", opened.put)
    monkeypatch.setenv("DISPLAY", ":0")
    with HTTPServer(("127.0.0.1", 0), Healthy, bind_and_activate=False) as server:
        server.server_bind()
        address = address_of("127.0.0.1", server.server_port)
        open_when_ready(address)
        assert opened.empty()
        server.server_activate()
        Thread(target=server.serve_forever, daemon=True).start()
        assert opened.get(timeout=60) == address
        server.shutdown()


def test_without_a_screen_none_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(Thread, "start", lambda _: pytest.fail("a browser was to be opened"))
    open_when_ready("http://127.0.0.1:8000")
