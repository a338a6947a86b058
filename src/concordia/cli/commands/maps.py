"""`concordia maps`: what maps there are, and how each hangs together."""

import click
from rich import box
from rich.table import Table

from concordia.cli.display.map_graph import map_graph
from concordia.cli.examples import example
from concordia.cli.output import console, write_json
from concordia.cli.setup_options import find_map
from concordia.content.maps import MapFile, map_ids


@click.command("maps", epilog=example("concordia maps imperium"))
@click.argument("name", metavar="[MAP]", required=False)
@click.option("--show", metavar="MAP", help="The same as MAP alone.")
@click.option("--json", "as_json", is_flag=True, help="Write it as JSON.")
def command(name: str | None, show: str | None, *, as_json: bool) -> None:
    """List the maps, or draw one: provinces, cities, and where lines lead from each.

    MAP is the id of a map, or a path to your own file. Such a file is checked on the way: all its
    faults are named.
    """
    if name and show:
        raise click.UsageError("One map is drawn at a time: name it once.")
    show = name or show
    files = [find_map(name) for name in ([show] if show else map_ids())]
    if as_json:
        told = [describe_map(map_file, whole=bool(show)) for map_file in files]
        write_json(told[0] if show else told)
    elif show:
        console().print(map_graph(files[0]))
    else:
        console().print(_list(files))


def describe_map(map_file: MapFile, *, whole: bool) -> dict[str, object]:
    """Return what there is to say of a map; the `whole` of it with cities and lines."""
    facts = map_file.facts
    told: dict[str, object] = {
        "id": map_file.map_id,
        "name": map_file.title,
        "box": map_file.box,
        "capital": facts.capital,
        "cities": sum(len(cities) for cities in facts.provinces.values()),
        "provinces": len(facts.provinces),
        "lines": {kind: len(pairs) for kind, pairs in facts.lines.items()},
        "recommended_players": list(map_file.recommended_players),
        "variants": {name: list(gone) for name, gone in map_file.variants.items()},
    }
    if whole:
        told |= {"letters": facts.provinces, "connections": facts.lines}
    return told


def _list(files: list[MapFile]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for name in ("id", "name", "box"):
        table.add_column(name, no_wrap=True)
    for name in ("cities", "provinces", "lines", "players"):
        table.add_column(name, justify="right")
    for map_file in files:
        facts = map_file.facts
        table.add_row(
            map_file.map_id,
            map_file.title,
            map_file.box,
            str(sum(len(cities) for cities in facts.provinces.values())),
            str(len(facts.provinces)),
            f"{len(facts.lines['land']) + len(facts.lines['transit'])}+{len(facts.lines['sea'])}",
            "-".join(map(str, dict.fromkeys(map_file.recommended_players))),
        )
    return table
