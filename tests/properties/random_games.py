"""Random games for property tests: any map, way to play, options and moment of a game."""

from dataclasses import dataclass
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from concordia import Game
from concordia.content.maps import load_map, map_ids
from concordia.content.rules import mode_ids, players_of

LATEST = 1200
"""Random games are mostly over by then."""

few = settings(deadline=None, max_examples=5, suppress_health_check=list(HealthCheck))
some = settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))


@dataclass(frozen=True)
class Way:
    """A map (perhaps a variant of it), a mode and a number of players."""

    map: str
    variant: str
    mode: str
    players: int

    def __str__(self) -> str:
        return "-".join(filter(None, [self.map, self.variant, self.mode, str(self.players)]))


WAYS = [
    Way(map_id, variant, mode, players)
    for map_id in map_ids()
    for variant in ("", *load_map(map_id).variants)
    for mode in mode_ids()
    for players in players_of(mode)
]

options: st.SearchStrategy[dict[str, bool | str]] = st.fixed_dictionaries(
    {
        "intermediate": st.booleans(),
        "market": st.sampled_from(["front", "back"]),
        "no_goods": st.booleans(),
        "open_hands": st.booleans(),
        "russian_colonist": st.booleans(),
        "hungarian_magnus": st.booleans(),
    }
)


def play_at_random(game: Game, random: Random, most: int) -> list[str]:
    """Play random legal moves, until the game is over at most; return them."""
    played: list[str] = []
    while not game.over and len(played) < most:
        played.append(random.choice(game.moves()))
        game.play(played[-1])
    return played


@st.composite
def games_of(draw: st.DrawFn, way: Way, latest: int = LATEST) -> Game:
    """Draw a game of one way to play, at any moment."""
    chosen = draw(options)
    if way.variant:
        chosen[way.variant] = True
    seed = draw(st.integers(0, 2**32 - 1))
    game = Game.new(way.map, way.players, way.mode, seed, **chosen)
    play_at_random(game, Random(seed), draw(st.integers(0, latest)))
    return game


def games(latest: int = LATEST) -> st.SearchStrategy[Game]:
    """Draw a game of any way to play, at any moment."""
    return st.sampled_from(WAYS).flatmap(lambda way: games_of(way, latest))


seeds = st.integers(0, 2**32 - 1).map(Random)
