"""One worker process: asked a question, it answers in time or is ended."""

import asyncio
import json
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from concordia.engine.errors import ConcordiaError


class BotFailed(ConcordiaError):
    """A bot gave no answer that can be played; the message says why."""


class ProcessDied(ValueError):
    """A worker process ended instead of answering."""


class Worker:
    """A process that is started when it is first asked, and again after it has died."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._ended: list[Process] = []

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Return the answer.

        Raises:
            BotFailed: the process died, wrote nonsense, or took longer than so many seconds.
        """
        try:
            async with asyncio.timeout(seconds):
                return await self._ask_twice(question)
        except TimeoutError:
            self.end()
            raise BotFailed(f"no answer within {seconds:g} seconds") from None
        except (OSError, ValueError) as error:
            self.end()
            raise BotFailed(f"its process failed: {error}") from error
        except asyncio.CancelledError:
            # What it still thinks about is no answer to the next question.
            self.end()
            raise

    async def _ask_twice(self, question: dict[str, Any]) -> dict[str, Any]:
        """Ask a new process where the one at hand is dead: somebody else may have ended it."""
        try:
            return await self._ask(question)
        except (OSError, ProcessDied):
            self.end()
            return await self._ask(question)

    async def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        process = await self._running()
        if process.stdin is None or process.stdout is None:
            raise ProcessDied("it has no pipes")
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise ProcessDied("it ended without an answer")
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def _running(self) -> Process:
        """Return the process, started in a session of its own so that Ctrl-C leaves it alone."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
        return self._process

    def end(self) -> None:
        """End the process, whatever it is doing; the next question starts another one."""
        if self._process is None:
            return
        if self._process.returncode is None:
            self._process.kill()
        self._ended = [process for process in self._ended if process.returncode is None]
        self._ended.append(self._process)
        self._process = None

    async def close(self) -> None:
        """End the process and wait until it is gone."""
        self.end()
        await asyncio.gather(*(_gone(process) for process in self._ended))


async def _gone(process: Process) -> None:
    """Wait until a process and its pipes are closed, so that the loop can be, too."""
    await process.communicate()
    if process.stdin is not None:
        process.stdin.close()
        with suppress(OSError):
            await process.stdin.wait_closed()
