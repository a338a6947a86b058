"""A bot's advice in words: what it would do in one's place, and which gods gain how much."""

from collections.abc import Sequence
from typing import Final

from concordia.bots.advice import Advice
from concordia.cli.words.amounts import coins, listed, plural
from concordia.cli.words.narrate import narrate
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.notation.move_text import move_text

LEAST_SHOWN: Final = 0.5
"""Less than so many points is not worth a word."""


def hint(advice: Advice, state: State, names: Sequence[str]) -> list[tuple[str, str]]:
    """Return what a bot would do and why, each part with its label."""
    return [
        (f"the {advice.bot.name}", plan(advice, state, names)),
        ("by the end", by_the_end(advice)),
        ("at once", at_once(advice)),
    ]


def plan(advice: Advice, state: State, names: Sequence[str]) -> str:
    """Tell the moves of a plan, each with what it costs and brings."""
    twin, seat, clauses = state.clone(), state.to_move(), []
    to_you = ["you" if each == seat else name for each, name in enumerate(names)]
    for move in advice.moves:
        clauses.append(narrate(twin, move, to_you, seat))
        play(twin, move)
    told = [clause for clause in clauses if clause]
    return listed(told) if told else f"answers {move_text(state, advice.moves[0])!r}"


def by_the_end(advice: Advice) -> str:
    """Say by how much each god is expected to give more or less when the game ends."""
    shown = sorted(advice.gains().items(), key=lambda gain: -gain[1])
    told = [f"{name} {_signed(gain)}" for name, gain in shown if abs(gain) >= LEAST_SHOWN]
    return ", ".join(told) or "no god gains or loses much"


def at_once(advice: Advice) -> str:
    """Say what one would have after the plan, and how much of each thing is more or less."""
    before, after = advice.before, advice.after
    pairs = [
        (plural(after.score, "point"), after.score - before.score),
        (coins(after.coins), after.coins - before.coins),
        (plural(after.goods, "good"), after.goods - before.goods),
        (plural(after.hand, "card") + " in hand", after.hand - before.hand),
        (plural(after.houses, "house"), after.houses - before.houses),
        (f"an income of {coins(after.income)}", after.income - before.income),
        (plural(after.colonists, "colonist"), after.colonists - before.colonists),
    ]
    return ", ".join(f"{what} ({gain:+})" for what, gain in pairs if gain) or "nothing changes"


def _signed(points: float) -> str:
    return f"{points:+.0f}" if abs(points) >= 1 else f"{points:+.1f}"
