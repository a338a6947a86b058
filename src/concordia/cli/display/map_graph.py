"""A map as readable text: each city with its letter and where its lines lead."""

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from concordia.cli.words.amounts import listed, plural
from concordia.content.maps import MapFile

TRANSIT = "*"


def map_graph(map_file: MapFile) -> Group:
    """Return the whole map, the capital first."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    table.add_row("", "", Text("by land", style="dim"), Text("by sea", style="dim"))
    _add_city(table, map_file, map_file.facts.capital, "")
    for province, cities in map_file.facts.provinces.items():
        table.add_row(Text(province, style="bold"))
        for city, letter in cities.items():
            _add_city(table, map_file, city, letter)
    return Group(_heading(map_file), table, *_remarks(map_file))


def _heading(map_file: MapFile) -> Rule:
    line = Text(map_file.title, style="bold")
    facts = [map_file.box, f"for {_players(map_file)} players", f"capital {map_file.facts.capital}"]
    line.append(f" · {' · '.join(fact for fact in facts if fact)}", style="not bold")
    return Rule(line, align="left", style="dim")


def _players(map_file: MapFile) -> str:
    least, most = map_file.recommended_players
    return str(least) if least == most else f"{least} to {most}"


def _add_city(table: Table, map_file: MapFile, city: str, letter: str) -> None:
    land = neighbours(map_file, city, "land")
    transit = [f"{name}{TRANSIT}" for name in neighbours(map_file, city, "transit")]
    sea = neighbours(map_file, city, "sea")
    table.add_row(f"  {city}", letter, ", ".join(land + transit), ", ".join(sea))


def neighbours(map_file: MapFile, city: str, kind: str) -> list[str]:
    """List the cities that lines of a kind lead to, as often as there are lines."""
    pairs = map_file.facts.lines[kind]
    found = sorted(b if city == a else a for a, b in pairs if city in (a, b))
    counts = {name: found.count(name) for name in found}
    return [name if count == 1 else f"{name} (x{count})" for name, count in counts.items()]


def _remarks(map_file: MapFile) -> list[Text]:
    remarks = [
        f"With the option {option}, {listed(names)} are out of the game."
        for option, names in map_file.variants.items()
    ]
    if map_file.facts.lines["transit"]:
        remarks.insert(0, f"{TRANSIT} can be walked through, but not stood on.")
    lines = map_file.facts.lines
    land = len(lines["land"]) + len(lines["transit"])
    remarks.append(f"{plural(land, 'land line')}, {plural(len(lines['sea']), 'sea line')}.")
    return [Text(remark, style="dim") for remark in remarks]
