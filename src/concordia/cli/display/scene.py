"""A moment to be shown: what a document says of it, and what the map and rules say besides."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from concordia.engine.board import Board
from concordia.engine.cards import Rules
from concordia.game import Game

GOODS_STYLES: Final = {
    "brick": "red",
    "food": "yellow",
    "tools": "cyan",
    "wine": "magenta",
    "cloth": "green",
}
SEAT_STYLES: Final = ("bright_red", "bright_blue", "bright_green", "bright_yellow",
                      "bright_magenta", "bright_cyan")  # fmt: skip


@dataclass(frozen=True)
class Scene:
    """Nothing is shown that the document leaves out, so a view can be shown to its seat."""

    document: dict[str, Any]
    board: Board
    rules: Rules
    names: Sequence[str]
    question: str | None
    to_move: int | None
    scores: Sequence[dict[str, int] | None]
    """The scores by seat; None for one that is not to be shown."""
    viewer: int | None

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.names))

    def houses_in(self, city: str) -> list[int]:
        """List the seats with a house in a city."""
        players = self.document["players"]
        return [seat for seat in self.seats if city in players[seat]["houses"]]


def scene_of(game: Game, viewer: int | None = None) -> Scene:
    """Return what one seat may see of a game just now, or everything."""
    state = game.state
    scores = game.scores()
    # Cards in hand and pile count: the score would tell what 9.1 keeps hidden.
    shown = [s if viewer in (None, seat) or game.over else None for seat, s in enumerate(scores)]
    return Scene(
        document=game.position() if viewer is None else game.view(viewer),
        board=state.board,
        rules=state.rules,
        names=game.names,
        question=game.question,
        to_move=game.to_move,
        scores=shown,
        viewer=viewer,
    )
