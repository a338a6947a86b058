"""One worker process: asked a question, it answers in time or is ended."""

import asyncio
import json
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from typing import Any

from concordia.engine.errors import ConcordiaError


class BotFailed(ConcordiaError):
    """A bot gave no answer that can be played; the message says why."""


class Worker:
    """A process that is started when it is first asked, and again after it has died."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Return the answer.

        Raises:
            BotFailed: the process died, wrote nonsense, or took longer than so many seconds.
        """
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(question)
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

    async def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        process = await self._running()
        if process.stdin is None or process.stdout is None:
            raise ValueError("it has no pipes")
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise ValueError("it ended without an answer")
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def _running(self) -> Process:
        """Return the process, started in a session of its own so that Ctrl-C leaves it alone."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
        return self._process

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def close(self) -> None:
        """End the process and wait until it is gone."""
        self.end()
        if self._process is not None:
            await self._process.wait()
