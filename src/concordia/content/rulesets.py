"""The numbers of the game and the ways to play it, read from rulesets.toml."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from concordia.content.cards import CardFile, bundled_cards
from concordia.content.entry import Entry, parse, read_file
from concordia.content.modes import Mode, read_modes
from concordia.content.reading import shown
from concordia.engine.cards import PriceRow
from concordia.engine.types import COLONISTS_OF_A_PLAYER, DISPLAY_SIZE, GOODS, STORE_SPACES

NORMAL: Final = "normal"
"""The name of the way that is played where no option chooses another one."""

_RULESETS_FILE: Final = Path(__file__).with_name("rulesets.toml")
_MOST: Final = 99
_GOODS_COLUMNS: Final = ("price", "house_coins", "marker_coins", "start")
_ANY_KIND: Final = "?"
_STEPS: Final = {"right": -1, "left": 1}


@dataclass(frozen=True, eq=False)
class Rulesets:
    """What rulesets.toml says. Lists of numbers are in the order of the goods."""

    cards: CardFile
    price: list[int]
    house_coins: list[int]
    marker_coins: list[int]
    start_goods: list[int]
    start_coins: int
    start_coins_without_goods: int
    tokens: dict[str, tuple[int, ...]]
    """The city tokens of each letter."""
    market: dict[str, PriceRow]
    colonist_income: dict[str, tuple[int, int]]
    """Coins at once and for each colonist, under the option that chooses them."""
    magnus_step: dict[str, int]
    modes: dict[str, Mode]


@cache
def bundled_rulesets() -> Rulesets:
    """Return the rulesets of the game."""
    return _rulesets(read_file(_RULESETS_FILE), bundled_cards())


def read_rulesets(text: str, file: str, cards: CardFile) -> Rulesets:
    """Read a text in the format of rulesets.toml; `file` is the name for its faults."""
    return _rulesets(parse(text, file), cards)


def _rulesets(root: Entry, cards: CardFile) -> Rulesets:
    tables = ("goods", "tokens", "start", "market", "colonist_income", "magnus_passes_to", "mode")
    fields = root.fields(tables)
    start = fields["start"].fields(("coins", "coins_without_goods"))
    rulesets = Rulesets(
        cards=cards,
        **_goods(fields["goods"]),
        start_coins=start["coins"].whole(0, _MOST),
        start_coins_without_goods=start["coins_without_goods"].whole(0, _MOST),
        tokens={name: _tokens(name, entry) for name, entry in fields["tokens"].table().items()},
        market=_market(fields["market"]),
        colonist_income=_colonist_income(fields["colonist_income"]),
        magnus_step=_magnus_step(fields["magnus_passes_to"]),
        modes=read_modes(fields["mode"], cards),
    )
    root.expect_no_faults()
    return rulesets


def _goods(entry: Entry) -> dict[str, list[int]]:
    """Read the table of goods: a list of numbers for each of its columns."""
    rows = entry.fields(GOODS)
    columns = [rows[good].fields(_GOODS_COLUMNS) for good in GOODS]
    goods = {
        "price": [column["price"].whole(1, _MOST) for column in columns],
        "house_coins": [column["house_coins"].whole(0, _MOST) for column in columns],
        "marker_coins": [column["marker_coins"].whole(0, _MOST) for column in columns],
        "start_goods": [column["start"].whole(0, STORE_SPACES) for column in columns],
    }
    room = STORE_SPACES - COLONISTS_OF_A_PLAYER
    if sum(goods["start_goods"]) > room:
        entry.fault(f"players start with more goods than the {room} that have room")
    return goods


def _tokens(letter: str, entry: Entry) -> tuple[int, ...]:
    if len(letter) != 1 or not "A" <= letter <= "Z":
        entry.fault(f"{shown(letter)} is not a capital letter")
    units = entry.fields((), GOODS)
    return tuple(units[good].whole(0, _MOST) for good in GOODS)


def _market(entry: Entry) -> dict[str, PriceRow]:
    return {side: _price_row(row) for side, row in entry.fields(("front", "back")).items()}


def _price_row(entry: Entry) -> PriceRow:
    positions = [
        [item.one_of((*GOODS, _ANY_KIND), "good") for item in position.items()]
        for position in entry.items()
    ]
    if entry.given and len(positions) != DISPLAY_SIZE:
        entry.fault(f"{len(positions)} positions are not the {DISPLAY_SIZE} of the display")
    return PriceRow(
        goods=tuple(tuple(position.count(good) for good in GOODS) for position in positions),
        any_kind=tuple(position.count(_ANY_KIND) for position in positions),
    )


def _colonist_income(entry: Entry) -> dict[str, tuple[int, int]]:
    ways = entry.fields((NORMAL, "russian_colonist"))
    parts = {way: part.fields(("coins", "for_each")) for way, part in ways.items()}
    return {
        way: (part["coins"].whole(0, _MOST), part["for_each"].whole(0, _MOST))
        for way, part in parts.items()
    }


def _magnus_step(entry: Entry) -> dict[str, int]:
    ways = entry.fields((NORMAL, "hungarian_magnus"))
    return {way: _STEPS.get(side.one_of(_STEPS, "side"), 1) for way, side in ways.items()}
