"""The bots' pool: a few worker processes, each asked one question at a time."""

import asyncio
import sys
from collections.abc import Sequence
from typing import Any, Final

from concordia.server.bots.process import BotFailed, Worker

COMMAND: Final = (sys.executable, "-m", "concordia.server.bots.worker")


class BotPool:
    """Lets bots think; who asks while all are busy waits for his turn."""

    def __init__(
        self, workers: int, seconds: float, grace: float, command: Sequence[str] = COMMAND
    ) -> None:
        """Use so many processes; a bot has `seconds` to think, and has failed `grace` later."""
        self.seconds = seconds
        self.deadline = seconds + grace
        self._workers = [Worker(command) for _ in range(workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def answer(self, bot: str, position: dict[str, Any], seed: str) -> list[str]:
        """Return the moves that a bot plays in a position.

        Raises:
            BotFailed: it gave none in time.
        """
        answer = await self._ask(bot, position, seed)
        return [str(move) for move in answer["moves"]]

    async def advise(self, position: dict[str, Any], seed: str) -> dict[str, Any]:
        """Return what the strongest bot would do in a position, and what it hopes to gain.

        Raises:
            BotFailed: there was no advice in time.
        """
        return await self._ask(None, position, seed)

    async def _ask(self, bot: str | None, position: dict[str, Any], seed: str) -> dict[str, Any]:
        worker = await self._idle.get()
        question = {"bot": bot, "position": position, "seed": seed, "seconds": self.seconds}
        try:
            answer = await worker.ask(question, self.deadline)
        finally:
            self._idle.put_nowait(worker)
        if not isinstance(answer.get("moves"), list) or not answer["moves"]:
            raise BotFailed(str(answer.get("error", "it answered without a move")))
        return answer

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.close() for worker in self._workers))
