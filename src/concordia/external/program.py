"""A program that is running beside us: asked a line, it has to answer a line in time."""

import json
import os
import shlex
import signal
from collections import deque
from collections.abc import Mapping
from concurrent.futures import Future
from contextlib import suppress
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO, Any, Final
from weakref import WeakSet

from concordia.engine.errors import ConcordiaError
from concordia.external.messages import read_answer

LONGEST_ANSWER: Final = 100_000
PATIENCE_AT_END: Final = 1.0
"""How many seconds a program has to end by itself once its input has ended."""
COMPLAINTS_KEPT: Final = 5
"""So many lines of its standard error are told when a program fails."""
_LONGEST_COMPLAINT: Final = 300


class BotFailed(ConcordiaError):
    """An external bot that died, hung, or answered what cannot be played."""


class Program:
    """A command that was started; every way in which it can fail raises `BotFailed`."""

    def __init__(self, name: str, command: str) -> None:
        self.name = name
        self.command = command
        try:
            # In a session of its own, Ctrl-C is for us alone, and what it starts ends with it.
            self._process = Popen(
                shlex.split(command), stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise self.failure(f"cannot be started: {reason}") from error
        self._input, self._output, self._errors = _pipes(self._process)
        self._complaints: deque[bytes] = deque(maxlen=COMPLAINTS_KEPT)
        self._listener = _in_background(_keep_lines, self._errors, self._complaints)
        self._talker = self._listener
        _RUNNING.add(self)

    def ask(self, message: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """Send a message and return the answer."""
        line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        answered: Future[bytes] = Future()
        # Writing and reading can both block for ever, so neither is done where somebody waits.
        self._talker = _in_background(_exchange, self._input, self._output, line, answered)
        try:
            return self._read(answered.result(seconds))
        except TimeoutError as error:
            raise self._given_up(
                f"has not answered within {seconds:g} seconds; does it flush what it writes?"
            ) from error
        except OSError as error:
            raise self._given_up(self._how_it_ended()) from error

    def failure(self, what: str) -> BotFailed:
        """Return the error that says what is wrong with this bot."""
        return BotFailed(f"the bot {self.name} ({self.command}) {what}")

    def end(self) -> None:
        """End the program's input, wait a moment, and then end whatever is left of it."""
        if self not in _RUNNING:
            return
        # Where it still owes an answer, closing could wait for a write that never ends.
        if not self._talker.is_alive():
            self._input.close()
            self._wait()
        self.kill()

    def kill(self) -> None:
        """End the program and all that it has started, at once."""
        _RUNNING.discard(self)
        if os.name == "posix":
            # The rest of its group may be there though the program itself is gone.
            _kill_group(self._process.pid)
        else:
            self._process.kill()
        self._process.wait()
        self._close(self._talker, self._input, self._output)
        self._close(self._listener, self._errors)

    def _close(self, thread: Thread, *pipes: IO[bytes]) -> None:
        """Close pipes, unless a process that has left the group still keeps them busy."""
        thread.join(PATIENCE_AT_END)
        if thread.is_alive():
            return
        for pipe in pipes:
            with suppress(OSError):
                pipe.close()

    def _read(self, answer: bytes) -> dict[str, Any]:
        if len(answer) > LONGEST_ANSWER:
            raise self._given_up(f"answered with a line of more than {LONGEST_ANSWER:,} bytes")
        if not answer.endswith(b"\n"):
            raise self._given_up(self._how_it_ended())
        try:
            told = read_answer(answer)
        except ValueError as error:
            raise self._given_up(f"answered with what is {error}") from error
        if "error" in told:
            raise self._given_up(f"reports: {str(told['error'])[:_LONGEST_COMPLAINT]}")
        return told

    def _given_up(self, what: str) -> BotFailed:
        """End the program and return why, with what it complained of last."""
        self.kill()
        said = b"".join(self._complaints).decode("utf-8", "replace").strip()
        return self.failure(f"{what}\nIts last words on standard error:\n{said}" if said else what)

    def _how_it_ended(self) -> str:
        code = self._wait()
        if code is None:
            return "has closed its output"
        return f"has ended without an answer (exit code {code})"

    def _wait(self) -> int | None:
        """Return the exit code, or nothing if the program goes on and on."""
        try:
            return self._process.wait(PATIENCE_AT_END)
        except TimeoutExpired:
            return None


_RUNNING: Final[WeakSet[Program]] = WeakSet()


def kill_all() -> None:
    """End every program that this process has started, for when it is ended itself."""
    for program in list(_RUNNING):
        program.kill()


def _pipes(process: Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    if process.stdin is None or process.stdout is None or process.stderr is None:
        raise TypeError("a process without pipes")
    return process.stdin, process.stdout, process.stderr


def _exchange(sink: IO[bytes], source: IO[bytes], line: bytes, answered: Future[bytes]) -> None:
    try:
        sink.write(line)
        sink.flush()
        answered.set_result(source.readline(LONGEST_ANSWER + 1))
    except (OSError, ValueError) as error:
        answered.set_exception(OSError(str(error)))


def _keep_lines(source: IO[bytes], kept: deque[bytes]) -> None:
    while line := source.readline(_LONGEST_COMPLAINT):
        kept.append(line)


def _in_background(target: Any, *arguments: object) -> Thread:  # noqa: ANN401 - any function
    thread = Thread(target=target, args=arguments, daemon=True)
    thread.start()
    return thread


def _kill_group(leader: int) -> None:
    try:
        os.killpg(leader, signal.SIGKILL)
    except ProcessLookupError:
        return
