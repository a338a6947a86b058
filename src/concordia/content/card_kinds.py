"""The kinds of cards, read from the first part of cards.toml."""

import re
from typing import Final

from concordia.content.entry import NOTHING, Entry
from concordia.content.reading import shown
from concordia.engine.actions import ACTIONS
from concordia.engine.cards import CardKind
from concordia.engine.deed import GOINGS_ON
from concordia.engine.types import DISPLAY_SIZE, GOODS, MAX_CARD_KINDS, NONE

MOST_COINS: Final = 99
MOST_POINTS: Final = 9

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,19}(/[a-z][a-z0-9_]{0,19})?")
_DOUBLE: Final = "double"
_HALVES: Final = 2
_NEEDED: Final = {
    "mercator": ("coins",),
    "specialist": ("good", "points"),
    "buy": ("purchases",),
    "proconsul": ("purchases",),
    _DOUBLE: ("halves",),
}
"""What a kind of card must say besides its action."""
_FOR_BUYERS: Final = ("surcharge", "never_buys")
_FOR_ANY: Final = ("copyable", "repeatable", "never_within")


def read_kinds(entry: Entry) -> dict[str, CardKind]:
    """Read the kinds of cards, numbered as the file lists them."""
    entries = entry.table()
    if len(entries) > MAX_CARD_KINDS:
        entry.fault(f"{len(entries)} kinds are too many; {MAX_CARD_KINDS} is the most")
    actions = {name: _action(kind) for name, kind in entries.items()}
    singles = [name for name, action in actions.items() if action != _DOUBLE]
    return {name: _kind(name, kind, actions, singles) for name, kind in entries.items()}


def _action(entry: Entry) -> str:
    entries = entry.table()
    return entries["action"].one_of(ACTIONS, "action") if "action" in entries else ""


def _kind(name: str, entry: Entry, actions: dict[str, str], singles: list[str]) -> CardKind:
    """Read a kind; a parameter that its action has no use for would do nothing: a fault."""
    if not _NAME.fullmatch(name):
        entry.fault(f"{shown(name)} is no name for a card: write small letters, digits and _")
    fields = _fields(entry, actions[name])
    names = list(actions)
    good = fields.get("good", NOTHING).one_of(GOODS, "good")
    never_buys = fields.get("never_buys", NOTHING).one_of(names, "kind of card")
    return CardKind(
        name=name,
        number=names.index(name),
        action=actions[name],
        # An unknown action is a fault already; any function lets the reading go on.
        begin=ACTIONS.get(actions[name], next(iter(ACTIONS.values()))),
        coins=fields.get("coins", NOTHING).whole(0, MOST_COINS),
        good=GOODS.index(good) if good else NONE,
        points=fields.get("points", NOTHING).whole(0, MOST_POINTS),
        purchases=fields.get("purchases", NOTHING).whole(0, DISPLAY_SIZE),
        surcharge=fields.get("surcharge", NOTHING).flag(),
        never_buys=names.index(never_buys) if never_buys else NONE,
        halves=_halves(fields["halves"], names, singles) if "halves" in fields else (),
        copyable=fields["copyable"].flag(default=True),
        repeatable=fields["repeatable"].flag(default=True),
        never_within=_within(fields["never_within"]),
    )


def _fields(entry: Entry, action: str) -> dict[str, Entry]:
    """Return the entries that this action has a use for; any at all if it is not known."""
    if not action:
        every = {key for keys in _NEEDED.values() for key in keys}
        return entry.fields(("action",), (*sorted(every), *_FOR_BUYERS, *_FOR_ANY))
    needed = _NEEDED.get(action, ())
    buying = _FOR_BUYERS if "purchases" in needed else ()
    return entry.fields(("action", *needed), (*buying, *_FOR_ANY))


def _halves(entry: Entry, names: list[str], singles: list[str]) -> tuple[int, ...]:
    halves = [half.one_of(singles, "kind of card with one action") for half in entry.items()]
    if entry.given and len(set(halves)) != _HALVES:
        entry.fault("a double card has two different halves")
    return tuple(names.index(half) for half in halves if half)


def _within(entry: Entry) -> int:
    return sum({GOINGS_ON.get(item.one_of(GOINGS_ON, "going-on"), 0) for item in entry.items()})
