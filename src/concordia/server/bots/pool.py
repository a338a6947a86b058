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
        worker = await self._idle.get()
        question = {"bot": bot, "position": position, "seed": seed, "seconds": self.seconds}
        try:
            answer = await worker.ask(question, self.deadline)
        finally:
            self._idle.put_nowait(worker)
        moves = answer.get("moves")
        if not isinstance(moves, list) or not moves:
            raise BotFailed(str(answer.get("error", "it answered without a move")))
        return [str(move) for move in moves]

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.close() for worker in self._workers))
