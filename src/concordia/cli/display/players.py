"""The players on the screen: what lies before each of them."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from concordia.cli.display.scene import GOODS_STYLES, SEAT_STYLES, Scene
from concordia.cli.words.amounts import coins, plural
from concordia.engine.types import COLONISTS, GOODS, HOUSES_OF_A_PLAYER, STORE_SPACES

SIDE_BY_SIDE = 120


def players_grid(scene: Scene, width: int) -> Table:
    """Lay the players out, two side by side where there is room."""
    count = 2 if width >= SIDE_BY_SIDE else 1
    grid = Table.grid(padding=(0, 4, 1, 0), expand=True)
    for _ in range(count):
        grid.add_column(ratio=1)
    blocks: list[RenderableType] = [player_block(scene, seat) for seat in scene.seats]
    for first in range(0, len(blocks), count):
        grid.add_row(*blocks[first : first + count])
    return grid


def player_block(scene: Scene, seat: int) -> Group:
    """Return one player's lines."""
    player = scene.document["players"][seat]
    lines = Table.grid(padding=(0, 2, 0, 0))
    lines.add_column(style="dim", no_wrap=True, min_width=11)
    lines.add_column()
    lines.add_row("  goods", _goods(player))
    lines.add_row("  colonists", _colonists(player))
    lines.add_row("  cards", _cards(player))
    if "hand" in player:
        lines.add_row("  hand", _names(player["hand"]) or "empty")
    return Group(_heading(scene, seat, player), lines)


def possessions(scene: Scene, seat: int) -> Text:
    """Return what a player can pay with, in one line."""
    player = scene.document["players"][seat]
    return Text(f"{coins(player['coins'])} · ").append(_goods(player))


def _heading(scene: Scene, seat: int, player: dict[str, Any]) -> Text:
    line = Text(f"{seat} {scene.names[seat]}", style=f"bold {SEAT_STYLES[seat]}")
    facts = [coins(player["coins"]), _houses(len(player["houses"])), *_roles(scene, seat)]
    return line.append(Text(" · " + " · ".join(facts), style="default not bold"))


def _houses(number: int) -> str:
    return f"{plural(number, 'house')} of {HOUSES_OF_A_PLAYER}"


def _roles(scene: Scene, seat: int) -> list[str]:
    document = scene.document
    points = document["track"][seat]
    end = document["end"]
    roles = [
        ("you", seat == scene.viewer and scene.names[seat] != "You"),
        ("your partner", scene.viewer is not None and _partners(scene, seat)),
        ("Praefectus Magnus", seat == document["magnus"]),
        (f"track {points}", bool(points)),
        ("Concordia card", end is not None and end["concordia"] == seat),
    ]
    return [role for role, holds in roles if holds]


def _partners(scene: Scene, seat: int) -> bool:
    half = len(scene.names) // 2
    return (
        scene.rules.partners and seat != scene.viewer and (seat - (scene.viewer or 0)) % half == 0
    )


def _goods(player: dict[str, Any]) -> Text:
    said, goods = Text(), player["goods"]
    for good in GOODS:
        if units := goods.get(good, 0):
            said.append(f"{units} ").append(good, style=GOODS_STYLES[good]).append("  ")
    room = STORE_SPACES - sum(goods.values()) - sum(player["store"].values())
    return said.append(f"({plural(room, 'free space')})" if room else "(no free space)")


def _colonists(player: dict[str, Any]) -> Text:
    said = Text()
    for kind in COLONISTS:
        places = _places(player, kind)
        said.append(f"{kind} ", style="bold").append(", ".join(places) or "none").append("  ")
    stored = [f"{player['store'][kind]} {kind}" for kind in COLONISTS if player["store"][kind]]
    return said.append(f"(stored: {', '.join(stored)})" if stored else "(none stored)")


def _places(player: dict[str, Any], kind: str) -> list[str]:
    cities = [
        city if there[kind] == 1 else f"{city} x{there[kind]}"
        for city, there in player["in_cities"].items()
        if there.get(kind)
    ]
    lines = [line.replace(f":{kind}", "") for line in player["on_lines"] if f":{kind}" in line]
    return cities + lines


def _cards(player: dict[str, Any]) -> str:
    pile: list[str] = player["discard"]
    hand = player.get("hand_size", len(player.get("hand", [])))
    size = player.get("discard_size", len(pile))
    top = f", {_name(pile[-1])} on top" if pile else ""
    below = f" (below: {_names(pile[-2::-1])})" if len(pile) > 1 else ""
    return f"{hand} in hand, {size} discarded{top}{below}"


def _name(card_id: str) -> str:
    return card_id.split("@", maxsplit=1)[0]


def _names(cards: list[str]) -> str:
    return ", ".join(_name(card) for card in cards)
