"""Which golden records there are: every way to play on every map, every option, every ending."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from concordia.content.maps import load_map, map_ids
from concordia.content.rules import mode_ids, players_of
from concordia.engine.scoring import score
from concordia.engine.state import State
from concordia.engine.types import HOUSES_OF_A_PLAYER

Options = dict[str, bool | str]

_OPTIONS: Final[dict[str, Options]] = {
    "intermediate": {"intermediate": True},
    "market-back": {"market": "back"},
    "no-goods": {"no_goods": True},
    "open-hands": {"open_hands": True},
    "russian-colonist": {"russian_colonist": True},
    "hungarian-magnus": {"hungarian_magnus": True},
}
_EVERY_OPTION: Final[Options] = {
    name: value for options in _OPTIONS.values() for name, value in options.items()
}
_BUILDERS: Final = 16.0


def _any_game(_: State) -> bool:
    return True


@dataclass(frozen=True)
class Spec:
    """A record to be made."""

    name: str
    map: str
    mode: str
    players: int
    options: Options = field(default_factory=dict)
    seed: int = 0
    """The first seed to try."""
    suits: Callable[[State], bool] = _any_game
    """Whether a finished game is such a one as is wanted."""
    house: float = 9.0
    card: float = 6.0
    begin: int = 0
    """The moves before this one are left out: the record begins from a position."""
    stop: int = 0
    """The moves from this one on are left out: the record is unfinished."""


def last_card_ends(state: State) -> bool:
    """Tell whether nothing is left for sale."""
    return not any(player.house_count == HOUSES_OF_A_PLAYER for player in state.players)


def fifteenth_house_ends(state: State) -> bool:
    """Tell whether cards were still for sale in the end."""
    return bool(state.display)


def winners(state: State) -> list[int]:
    """Return the teams (in individual play: seats) with the most points."""
    totals: dict[int, int] = {}
    for seat, team in enumerate(state.seating.team):
        totals[team] = totals.get(team, 0) + score(state, seat)["total"]
    return [team for team, total in totals.items() if total == max(totals.values())]


def tied(state: State) -> bool:
    """Tell whether Praefectus Magnus must decide who wins."""
    return len(winners(state)) > 1


def direction_matters(state: State) -> bool:
    """Tell whether the tie goes to another one where Praefectus Magnus passes to the left."""
    return tied(state) and first_with_magnus(state, -1) != first_with_magnus(state, 1)


def first_with_magnus(state: State, step: int) -> int:
    """Return the tied team that has Praefectus Magnus, or would get it first."""
    seat, best = state.magnus, winners(state)
    while state.seating.team[seat] not in best:
        seat = (seat + step) % len(state.players)
    return state.seating.team[seat]


def farmer_and_weaver_were_played(state: State) -> bool:
    """Tell whether both lie on discard piles: specialists are seldom played."""
    cards = state.rules.cards
    piles = {cards[card].card_id for player in state.players for card in player.discard}
    return {"farmer@I", "weaver@II"} <= piles


def _ways() -> Iterator[Spec]:
    """Every map, every mode, every number of players; every second game is one of builders."""
    for map_id in map_ids():
        for variant in ("", *load_map(map_id).variants):
            for mode in mode_ids():
                for players in players_of(mode):
                    name = f"{map_id}-{mode}-{players}" + _dashed(variant)
                    options: Options = {variant: True} if variant else {}
                    house = 14.0 if players % 2 else 9.0
                    yield Spec(name, map_id, mode, players, options, house=house)


def _choices() -> Iterator[Spec]:
    """Every option by itself, and all together, in every mode, each time on another map."""
    maps, number = map_ids(), 0
    for mode in mode_ids():
        for name, options in {**_OPTIONS, "every-option": _EVERY_OPTION}.items():
            players = players_of(mode)[number % len(players_of(mode))]
            map_id = maps[number % len(maps)]
            yield Spec(f"{map_id}-{mode}-{players}-{name}", map_id, mode, players, options, 50)
            number += 1


def _dashed(option: str) -> str:
    return f"-{option.replace('_', '-')}" if option else ""


def _special(name: str, seed: int, suits: Callable[[State], bool] = _any_game, **more: int) -> Spec:
    """A game of a special kind; its name says what is played: map-mode-players-kind."""
    map_id, mode, players, _ = name.split("-", 3)
    options: Options = {"hungarian_magnus": True} if name.endswith("to-the-left") else {}
    house = _BUILDERS if suits is fifteenth_house_ends else 9.0
    return Spec(name, map_id, mode, int(players), options, seed, suits, house, **more)


SPECS: Final = (
    *_ways(),
    *_choices(),
    _special("imperium-base-3-last-card", 100, last_card_ends),
    _special("cyprus-venus-4-last-card", 100, last_card_ends),
    _special("hellas-team-6-last-card", 100, last_card_ends),
    _special("italia-base-4-15th-house", 106, fifteenth_house_ends),
    _special("ionium-venus-3-15th-house", 100, fifteenth_house_ends),
    _special("imperium-team-4-15th-house", 100, fifteenth_house_ends),
    _special("italia-base-3-tie-by-magnus", 368, direction_matters),
    _special("hellas-venus-2-tie-by-magnus", 177, tied),
    _special("cyprus-team-4-tie-by-magnus", 122, tied),
    _special("italia-team-6-tie-by-magnus", 297, direction_matters),
    _special("hellas-base-4-tie-by-magnus-to-the-left", 134, direction_matters),
    _special("ionium-team-6-tie-by-magnus-to-the-left", 116, direction_matters),
    _special("hellas-team-4-farmer-and-weaver", 786, farmer_and_weaver_were_played),
    _special("imperium-base-5-from-position", 200, begin=90),
    _special("cyprus-team-6-from-position", 200, begin=101),
    _special("ionium-venus-4-unfinished", 200, stop=105),
)
