"""What each legal move would do at once: what it costs and brings, to whom.

Each move is played on a copy that knows no hidden card, and public quantities are compared.
"""

from typing import Any

from concordia.bots.knowledge import known
from concordia.engine.decisions.move_colonists import PutColonist
from concordia.engine.moves import TO
from concordia.engine.player import Player
from concordia.engine.state import State
from concordia.engine.turn import play
from concordia.engine.types import COLONISTS, GOODS
from concordia.notation.move_text import move_names


def moves_with_effects(state: State) -> list[dict[str, Any]]:
    """Return the legal moves of the seat that is asked, each with what it would do."""
    texts, blind = move_names(state).texts, known(state)
    return [{"move": texts[move], **_effect(blind, move)} for move in state.legal]


def _effect(state: State, move: int) -> dict[str, Any]:
    after = state.clone()
    play(after, move)
    changes = [
        {"seat": seat, **change}
        for seat, (old, new) in enumerate(zip(state.players, after.players, strict=True))
        if (change := _change(old, new))
    ]
    return {"changes": changes, **_steps(state, move)}


def _steps(state: State, move: int) -> dict[str, int]:
    """Say how many steps a colonist's way costs."""
    frame = state.stack[-1]
    if not isinstance(frame, PutColonist):
        return {}
    return {"steps": state.board.distance[frame.spot][move - TO]}


def _change(old: Player, new: Player) -> dict[str, Any]:
    """Return by how much a player's things change; what stays is left out."""
    goods = zip(GOODS, old.goods, new.goods, strict=True)
    change: dict[str, Any] = {
        "coins": new.coins - old.coins,
        "goods": {name: after - before for name, before, after in goods if after != before},
        "houses": new.house_count - old.house_count,
        "cards": new.owned.bit_count() - old.owned.bit_count(),
        "colonists": _placed(old, new),
    }
    return {name: value for name, value in change.items() if value}


def _placed(old: Player, new: Player) -> dict[str, int]:
    """Count the colonists that leave the storehouse, by kind."""
    kinds = zip(COLONISTS, old.store, new.store, strict=True)
    return {name: before - after for name, before, after in kinds if before != after}
