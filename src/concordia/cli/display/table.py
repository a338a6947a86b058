"""The whole table on the screen: board, market, players, scores and the question."""

from dataclasses import asdict

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from concordia.cli.display.market import market_table
from concordia.cli.display.players import SIDE_BY_SIDE, players_grid
from concordia.cli.display.provinces import provinces_table
from concordia.cli.display.scene import Scene
from concordia.cli.display.scores import score_table
from concordia.cli.words.amounts import plural
from concordia.cli.words.questions import question

LEGEND = (
    "Behind a province: what its bonus marker adds. Behind a city: its good, the sestertii for the "
    "next house, the seats that have one. A house also costs 1 food in a brick city, elsewhere "
    "1 brick and 1 of the city's good."
)
GAP = Text()


def table_display(scene: Scene, width: int) -> Group:
    """Return everything that there is to see, and what is being asked."""
    return Group(whole_table(scene, width), GAP, asked(scene))


def whole_table(scene: Scene, width: int) -> Group:
    """Return everything that there is to see."""
    return Group(
        Rule(heading(scene), style="dim", align="left"),
        provinces_table(scene, width),
        Text(LEGEND, style="dim"),
        GAP,
        _market_and_scores(scene, width),
        GAP,
        players_grid(scene, width),
    )


def heading(scene: Scene) -> Text:
    """Say which game it is and whose turn."""
    line = Text(f"{scene.board.facts.title}", style="bold")
    return line.append(f" · {' · '.join(_facts(scene))}", style="not bold")


def _facts(scene: Scene) -> list[str]:
    document = scene.document
    facts = [scene.rules.mode, *_options(scene)]
    if document["over"]:
        return [*facts, "the game is over"]
    facts.append(f"turn of {scene.names[document['seat']]}")
    if document["end"]:
        facts.append(f"{plural(document['end']['turns_left'], 'turn')} to the end")
    return facts


def _options(scene: Scene) -> list[str]:
    chosen = asdict(scene.rules.options)
    market = chosen.pop("market")
    flags = [name.replace("_", " ") for name, value in chosen.items() if value]
    return flags + ([] if market == "front" else [f"market {market}"])


def _market_and_scores(scene: Scene, width: int) -> RenderableType:
    market = market_table(scene)
    scores = score_table(scene.names, scene.scores, _scores_title(scene))
    if width < SIDE_BY_SIDE:
        return Group(market, GAP, scores)
    grid = Table.grid(padding=(0, 4))
    grid.add_row(market, scores)
    return grid


def _scores_title(scene: Scene) -> str:
    if scene.document["over"]:
        return "Final score"
    known = "Score" if None not in scene.scores else "Your score"
    return f"{known} if the game ended now"


def asked(scene: Scene) -> Text:
    """Say what is being asked, and whom."""
    if scene.to_move is None or scene.question is None:
        return Text("Nothing is asked any more.")
    name = scene.names[scene.to_move]
    pending = scene.document.get("pending")
    shown = pending[-1]["question"] if pending else scene.question
    return Text(f"{name} (seat {scene.to_move}) is asked: {question(shown)}", style="bold")
