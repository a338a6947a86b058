"""The invariants of what all players share: tokens, lines, houses in cities, the end."""

from collections import Counter

from concordia.engine.board import LINE_SPOT
from concordia.engine.errors import Fault
from concordia.engine.state import State
from concordia.engine.types import GOODS, HOUSES_OF_A_PLAYER, NONE


def tokens(state: State) -> list[Fault]:
    """3.1: no letter has more tokens of a good than the box holds."""
    dealt: Counter[tuple[str, int]] = Counter(
        zip(state.board.letters, state.layout.good_of, strict=True)
    )
    return [
        Fault(
            "cities",
            f"letter {letter} has {state.rules.tokens[letter][good]} tokens of "
            f"{GOODS[good]}, not {count}",
        )
        for (letter, good), count in sorted(dealt.items())
        if count > state.rules.tokens[letter][good]
    ]


def lines(state: State) -> list[Fault]:
    """1, 5.2a: at most one colonist on a line, and none on a transit-only line."""
    stands: Counter[int] = Counter()
    found = []
    for seat, player in enumerate(state.players):
        for spot in player.colonists:
            if spot >= LINE_SPOT:
                line = spot - LINE_SPOT
                stands[line] += 1
                path = f"players[{seat}].on_lines"
                name = state.board.lines[line].name
                if not state.board.lines[line].stand:
                    found.append(Fault(path, f"nobody can stand on {name}: it is transit-only"))
                elif stands[line] > 1:
                    found.append(Fault(path, f"another colonist stands on {name} already"))
    if [bool(stands[line]) for line in range(len(state.taken))] != state.taken:
        found.append(Fault("players", "the lines that are taken do not add up"))
    return found


def house_counts(state: State) -> list[Fault]:
    """5.2b: the price of a house rests on how many stand in the city."""
    counted = [
        sum(player.houses >> city & 1 for player in state.players)
        for city in range(state.board.capital)
    ]
    return [] if counted == state.houses_in else [Fault("players", "the houses do not add up")]


def end(state: State) -> list[Fault]:
    """8.1, 8.2: the end is open exactly until somebody triggered it."""
    sold_out = state.dealt == len(state.deck) and all(c == NONE for c in state.display)
    built = [s for s, p in enumerate(state.players) if p.house_count >= HOUSES_OF_A_PLAYER]
    if state.ender == NONE:
        if sold_out or built:
            return [Fault("end", "it is triggered: nothing is for sale or 15 houses are built")]
        return [Fault("over", "the end is not triggered")] if state.over else []
    if not (sold_out or state.ender in built):
        return [
            Fault(
                "end.concordia",
                f"seat {state.ender} has neither bought out the display nor built 15 houses",
            )
        ]
    if state.turns_left > state.rules.last_turns:
        return [
            Fault("end.turns_left", f"at most {state.rules.last_turns}, with that of the trigger")
        ]
    if state.over != (state.turns_left == 0):
        return [Fault("over", f"{state.turns_left} turns are left")]
    return []


def track(state: State) -> list[Fault]:
    """10.1: nothing is scored before the end without the option."""
    if state.rules.intermediate:
        return []
    return [
        Fault(f"track[{seat}]", "there is no intermediate scoring in this game")
        for seat, points in enumerate(state.track)
        if points > 0
    ]


def first_turns(state: State) -> list[Fault]:
    """3.8, 3.9: second partners place before the first turn; each shops in his own first turn."""
    found = []
    seats, waiting = len(state.players), len(state.unplaced)
    begun = state.active or any(player.discard or player.houses for player in state.players)
    if state.unplaced and begun:
        found.append(Fault("unplaced", "all place their colonists before the first turn"))
    if waiting and state.unplaced != state.seating.second_partners[-waiting:]:
        found.append(Fault("unplaced", "they place their colonists in seat order"))
    shopped = [[], list(range(state.active, seats)), list(range(state.active + 1, seats))]
    if state.unstocked not in shopped:
        found.append(Fault("unstocked", "must be the seats that have not had a turn yet"))
    return found
