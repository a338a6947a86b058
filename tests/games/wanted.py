"""What the golden records must show, reckoned from content: see test_golden.py.

A trait is a sentence such as "ionium with small_ionium, venus for 3".
"""

from collections.abc import Iterator
from dataclasses import asdict

from concordia.content.maps import load_map, map_ids
from concordia.content.rules import mode_ids, players_of, rules_for
from concordia.engine.cards import Options
from concordia.engine.deed import CarryOut
from concordia.notation.pending import FRAMES

VERBS = (
    "start", "play", "as", "lift", "to", "done", "build", "produce", "cash", "take", "sell", "buy",
    "copy", "repeat", "card", "pay", "place", "income", "name", "accept", "refuse", "end",
)  # fmt: skip


def wanted_traits() -> set[str]:
    """Everything that at least one golden record must show."""
    return {
        *ways_to_play(),
        *options_in_modes(),
        *cards_in_modes(),
        *endings(),
        *[f"the question {name!r}" for name in FRAMES if name != CarryOut.name],
        *[f"the move {verb!r}" for verb in VERBS],
        "a choice about the storehouse by another than the active player",
        "coins of the partner",
        "a start from a position in the middle of a turn",
        "a game that is not finished",
    }


def ways_to_play() -> Iterator[str]:
    """Every map and every variant of it, with every mode and number of players."""
    for map_id in map_ids():
        for board in (map_id, *[f"{map_id} with {v}" for v in load_map(map_id).variants]):
            for mode in mode_ids():
                for players in players_of(mode):
                    yield way_to_play(board, mode, players)


def way_to_play(board: str, mode: str, players: int) -> str:
    """Say what is played."""
    return f"{board}, {mode} for {players}"


def options_in_modes() -> Iterator[str]:
    """Every option in every mode, alone or with others."""
    for option in asdict(Options()):
        for mode in mode_ids():
            yield f"the option {option} in {mode}"


def cards_in_modes() -> Iterator[str]:
    """Every kind of card that a mode has, played by its owner."""
    for mode in mode_ids():
        rules = rules_for(mode, players_of(mode)[-1])
        for kind in sorted({rules.kinds[card.kind].name for card in rules.cards}):
            yield f"the card {kind} in {mode}"


def endings() -> Iterator[str]:
    """Both ways in which a game ends, and the ties that Praefectus Magnus decides (8)."""
    for play in ("individual", "team"):
        yield f"the end by the last card in {play} play"
        yield f"the end by the 15th house in {play} play"
        yield f"a tie that Praefectus Magnus decides in {play} play"
        yield f"a tie that goes to the right in {play} play, not to the left"
        yield f"a tie that goes to the left in {play} play, not to the right"
    yield "the end by the partner of the active player"


def gaps(wanted: set[str], shown: set[str]) -> list[str]:
    """What no record shows; and what is shown though nobody thought of it."""
    return [
        *[f"no golden record shows {trait}" for trait in sorted(wanted - shown)],
        *[f"{trait} is shown, but is not among what is wanted" for trait in sorted(shown - wanted)],
    ]
