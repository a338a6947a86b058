"""States that ask each kind of question, gathered evenly from random games."""

from random import Random

from concordia import Game
from concordia.engine.state import State
from concordia.engine.turn import play

STATES_OF_A_QUESTION = 50

Found = dict[str, list[State]]


def asked(games: int) -> Found:
    """Gather states by question: from the base game whatever that asks, else from other modes."""
    team = [Game.new(players=4, mode="team", no_goods=True, seed=n).state for n in range(games)]
    venus = [Game.new(players=4, mode="venus", seed=n).state for n in range(games)]
    base = [Game.new(players=4, seed=n).state for n in range(games)]
    return _asked_in(team) | _asked_in(venus) | _asked_in(base)


def _asked_in(starts: list[State]) -> Found:
    found: Found = {}
    seen: dict[str, int] = {}
    random = Random(1)
    for state in starts:
        while state.legal:
            _notice(state, found, seen, random)
            play(state, random.choice(state.legal))
    return found


def _notice(state: State, found: Found, seen: dict[str, int], random: Random) -> None:
    """Keep the state with the same chance as all others that ask its question."""
    name = type(state.stack[-1]).__name__
    kept = found.setdefault(name, [])
    place = random.randrange(seen.setdefault(name, 0) + 1)
    seen[name] += 1
    if len(kept) < STATES_OF_A_QUESTION:
        kept.append(state.clone())
    elif place < STATES_OF_A_QUESTION:
        kept[place] = state.clone()
