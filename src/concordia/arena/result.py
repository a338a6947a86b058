"""What is kept of a game that was played: plain numbers, so that they can be sent and stored."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class GameResult:
    """How one game ended."""

    setup: int
    rotation: int
    sides: list[str]
    """Who played for each team; without teams, on each seat."""
    order: list[int]
    """The teams from first to last; ties are broken as the rules break them (8.4)."""
    points: list[list[int]]
    """For each seat what each god gives, and last the Concordia card."""
    houses: list[int]
    cards: list[int]
    turns: list[int]
    moves: int
    over: bool
    """False where the game was left because it would not end."""
    seconds: list[float] = field(compare=False)
    """How long each seat thought about a turn, at the median of its turns."""

    @property
    def ranking(self) -> tuple[str, ...]:
        """The sides from first to last."""
        return tuple(self.sides[team] for team in self.order)

    def side_of(self, seat: int) -> str:
        """Return for which side a seat played."""
        return self.sides[seat % len(self.sides)]


@dataclass(frozen=True)
class Played:
    """A game's result, with the game's record where that is wanted."""

    result: GameResult
    record: str = ""
