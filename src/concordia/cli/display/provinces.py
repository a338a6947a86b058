"""The map on the screen: provinces with their markers, cities with goods, prices and houses."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from concordia.cli.display.scene import GOODS_STYLES, SEAT_STYLES, Scene
from concordia.engine.types import GOODS

COLUMN_WIDTH = 40
NAME_WIDTH = 18


def provinces_table(scene: Scene, width: int) -> Table:
    """Lay the provinces out in as many columns as there is room for."""
    count = max(1, width // COLUMN_WIDTH)
    columns = _share_out([province(scene, number) for number in _numbers(scene)], count)
    grid = Table.grid(padding=(0, 2), pad_edge=False)
    for _ in columns:
        grid.add_column(width=COLUMN_WIDTH - 2, no_wrap=True)
    grid.add_row(*[Group(*[line for block in column for line in block]) for column in columns])
    return grid


def _numbers(scene: Scene) -> range:
    return range(len(scene.board.provinces))


def _share_out(blocks: list[list[Text]], count: int) -> list[list[list[Text]]]:
    """Deal blocks to columns of about the same height, in reading order."""
    goal = sum(len(block) for block in blocks) / count
    columns: list[list[list[Text]]] = [[] for _ in range(count)]
    height = 0
    for block in blocks:
        middle = height + len(block) / 2
        columns[min(count - 1, int(middle / goal))].append(block)
        height += len(block)
    return columns


def province(scene: Scene, number: int) -> list[Text]:
    """Return the lines of a province: its name and marker, then its cities."""
    name = scene.board.provinces[number]
    head = Text(f"{name:<{NAME_WIDTH + 1}}", style="bold")
    head.append(_marker(scene, name))
    cities = [scene.board.cities[city] for city in scene.board.cities_of[number]]
    return [head, *[city_line(scene, city) for city in cities]]


def _marker(scene: Scene, province_name: str) -> Text:
    marker = scene.document["markers"][province_name]
    good = marker["good"]
    if marker["active"]:
        return Text(f"+ {good}", style=f"bold {GOODS_STYLES[good]}")
    worth = scene.rules.marker_coins[GOODS.index(good)]
    return Text(f"used, coin {worth}", style="dim")


def city_line(scene: Scene, city: str) -> Text:
    """Return a city with its good, the coins for the next house, and who has one."""
    good = scene.document["cities"][city]
    owners = scene.houses_in(city)
    price = scene.rules.house_coins[GOODS.index(good)] * (len(owners) + 1)
    line = Text(f" {city:<{NAME_WIDTH}}")
    line.append(f"{good:<5}", style=GOODS_STYLES[good])
    line.append(f" {price:>3} ")
    for seat in scene.seats:
        line.append(str(seat) if seat in owners else " ", style=_owner_style(scene, seat))
    return line


def _owner_style(scene: Scene, seat: int) -> str:
    return f"bold {SEAT_STYLES[seat]}{' underline' if seat == scene.viewer else ''}"
