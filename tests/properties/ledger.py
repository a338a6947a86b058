"""Bookkeeping of its own, reckoned from position documents: what a move may give, take and move."""

from collections import Counter
from typing import Any

Document = dict[str, Any]

SPENDS_GOODS = {"build", "sell", "card", "pay", "place"}
SPENDS_COINS = {"build", "buy"}
EARNS_NO_COINS = {"start", "lift", "card", "pay", "name", "refuse", "end"}
"""After other moves coins can come, if only because the partner's turn in a card comes."""
COLONISTS = {"land": 3, "sea": 3}
HOUSES = 15


def check_totals(document: Document) -> None:
    """Check what is constant: every colonist, every house, every space is accounted for."""
    for player in document["players"]:
        assert colonists(player) == COLONISTS
        assert len(player["houses"]) == len(set(player["houses"])) <= HOUSES
        assert player["coins"] >= 0
        assert min(player["goods"].values()) >= 0
        assert sum(player["goods"].values()) + sum(player["store"].values()) <= 12
    on_lines = [line for player in document["players"] for line in player["on_lines"]]
    assert len(on_lines) == len(set(on_lines))


def colonists(player: Document) -> Counter[str]:
    """Count a player's colonists by kind, wherever they are."""
    count: Counter[str] = Counter(player["store"])
    for there in player["in_cities"].values():
        count.update(there)
    count.update(line.partition(":")[2].partition("#")[0] for line in player["on_lines"])
    return count


def cards(document: Document) -> Counter[str]:
    """Count all cards, wherever they are."""
    count = Counter([*document["deck"], *filter(None, document["display"])])
    for player in document["players"]:
        count.update(player["hand"] + player["discard"])
    return count


def check_move(before: Document, after: Document, mover: int, move: str) -> None:
    """Check that a move changes only what a move with this verb may change."""
    verb = move.split(maxsplit=1)[0]
    assert cards(before) == cards(after)
    for key in ("format", "rules", "map", "mode", "options", "cities"):
        assert before[key] == after[key]
    if verb != "end":
        assert before["seat"] == after["seat"]
        assert before["magnus"] == after["magnus"]
        assert before["deck"] == after["deck"]
    if verb not in {"end", "card"}:
        assert before["display"] == after["display"]
    for seat in range(len(before["players"])):
        check_player(before["players"][seat], after["players"][seat], seat == mover, verb)
    check_price(before["players"][mover], after["players"][mover], move)
    check_purses(before, after, mover, verb)


def check_player(before: Document, after: Document, mover: bool, verb: str) -> None:
    """Check one player's things: nothing is thrown away, nothing vanishes."""
    if not (mover and verb in SPENDS_GOODS):
        assert all(after["goods"][good] >= units for good, units in before["goods"].items())
    built = set(after["houses"]) - set(before["houses"])
    assert set(before["houses"]) <= set(after["houses"])
    assert len(built) == (1 if mover and verb == "build" else 0)
    owned_before, owned = (Counter(p["hand"] + p["discard"]) for p in (before, after))
    assert owned.total() - owned_before.total() == (1 if mover and verb == "card" else 0)
    assert owned >= owned_before


def check_price(before: Document, after: Document, move: str) -> None:
    """Check the units that the move itself names or that never differ."""
    change = {good: after["goods"][good] - units for good, units in before["goods"].items()}
    match move.split():
        case ["sell", good, units]:
            assert {g: n for g, n in change.items() if n < 0} == {good: -int(units)}
        case ["buy", good, units]:
            assert change[good] >= int(units)
        case ["place", kind, _]:
            assert change["food"] == change["tools"] == -1
            assert after["store"][kind] == before["store"][kind] - 1
        case ["take", good]:
            assert change[good] >= 1
        case ["build", _]:
            assert 1 <= -sum(n for n in change.values() if n < 0) <= 2
        case _:
            pass


def check_purses(before: Document, after: Document, mover: int, verb: str) -> None:
    """Check that only who buys or builds pays coins, he and his partner; and who can get some."""
    seats = len(before["players"])
    team = {mover, (mover + seats // 2) % seats} if before["mode"] == "team" else {mover}
    for seat in range(seats):
        gain = after["players"][seat]["coins"] - before["players"][seat]["coins"]
        if gain < 0:
            assert verb in SPENDS_COINS
            assert seat in team
        assert gain <= 0 or verb not in EARNS_NO_COINS
