"""What an external bot is told, as docs/reference/bot-protocol.md has it."""

from typing import Any, Final

from concordia.bots.bot import Budget
from concordia.content.reading import shown
from concordia.engine.cards import Rules
from concordia.engine.state import State
from concordia.engine.types import GODS, GOODS
from concordia.notation import RULES_VERSION
from concordia.notation.move_text import legal_texts
from concordia.notation.position import view
from concordia.notation.reading import parse_json

PROTOCOL: Final = "concordia-bot/1"


def hello(state: State, seat: int, seed: int) -> dict[str, Any]:
    """Return the first message: who the bot is in which game, and what never changes in it."""
    return {
        "do": "hello",
        "protocol": PROTOCOL,
        "rules": RULES_VERSION,
        "seat": seat,
        "seats": state.rules.seats,
        "seed": seed,
        "board": _board(state),
        "cards": _cards(state.rules),
        "prices": _prices(state.rules),
    }


def choose(state: State, seat: int, budget: Budget) -> dict[str, Any]:
    """Return a question with all that the seat may know, and with its legal answers."""
    return {
        "do": "choose",
        "seat": seat,
        "question": state.stack[-1].name,
        "moves": legal_texts(state),
        "seconds": budget.seconds,
        "nodes": budget.nodes,
        "view": view(state, seat),
    }


def read_answer(line: bytes) -> dict[str, Any]:
    """Read what a bot has answered.

    Raises:
        ValueError: it is no JSON object in UTF-8.
    """
    try:
        told = parse_json(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise ValueError(f"not UTF-8: {error.reason}") from error
    except ValueError as error:
        raise ValueError(f"not JSON: {shown(line.decode('utf-8').strip())}") from error
    if not isinstance(told, dict):
        raise ValueError(f"no object: {shown(told)}")  # noqa: TRY004 - of the text, not of us
    return told


def _board(state: State) -> dict[str, Any]:
    board = state.board
    return {
        "map": board.map_id,
        "capital": board.cities[board.capital],
        "provinces": {name: list(cities) for name, cities in board.facts.provinces.items()},
        "lines": [line.name for line in board.lines if line.stand],
        "transit": [line.name for line in board.lines if not line.stand],
    }


def _cards(rules: Rules) -> dict[str, dict[str, Any]]:
    return {
        card.card_id: {"gods": [GODS[god] for god in card.gods], "cost": _units(card.cost)}
        for card in rules.cards
    }


def _prices(rules: Rules) -> dict[str, Any]:
    """Return what goods and houses cost, and what each place of the display adds to a card."""
    places = zip(rules.surcharge.goods, rules.surcharge.any_kind, strict=True)
    return {
        "goods": dict(zip(GOODS, rules.base_price, strict=True)),
        "houses": dict(zip(GOODS, rules.house_coins, strict=True)),
        "display": [_units(goods) | ({"any": some} if some else {}) for goods, some in places],
    }


def _units(goods: tuple[int, ...]) -> dict[str, int]:
    return {good: units for good, units in zip(GOODS, goods, strict=True) if units}
