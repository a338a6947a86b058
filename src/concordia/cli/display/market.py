"""The cards for sale on the screen."""

from rich import box
from rich.table import Table
from rich.text import Text

from concordia.cli.display.scene import GOODS_STYLES, Scene
from concordia.engine.types import GODS, GOODS


def market_table(scene: Scene) -> Table:
    """Return the display: position, card, god, and the price with the position's surcharge."""
    table = Table(
        box=box.SIMPLE_HEAD,
        title=_title(scene),
        title_style="bold",
        title_justify="left",
        padding=(0, 2, 0, 0),
        show_edge=False,
    )
    table.add_column("", justify="right")
    table.add_column("card", no_wrap=True)
    table.add_column("deck")
    table.add_column("god", no_wrap=True)
    table.add_column("goods to pay", no_wrap=True)
    for position, card_id in enumerate(scene.document["display"]):
        table.add_row(str(position + 1), *_row(scene, position, card_id))
    return table


def _title(scene: Scene) -> str:
    document = scene.document
    left = document["deck_size"] if "deck_size" in document else len(document["deck"])
    return f"Market ({left} more in the deck)" if left else "Market (the deck is used up)"


def _row(scene: Scene, position: int, card_id: str | None) -> list[str | Text]:
    if card_id is None:
        return [Text("sold in this turn", style="dim")]
    number = scene.rules.card_number[card_id]
    card = scene.rules.cards[number]
    gods = ", ".join(GODS[god] for god in card.gods)
    return [
        card_id.split("@")[0],
        card.deck,
        gods,
        price(scene.rules.card_prices[position][number]),
    ]


def price(units: list[int]) -> Text:
    """Return a price, each good in its colour."""
    said = Text()
    for good, count in zip(GOODS, units, strict=False):
        for _ in range(count):
            said.append(" + " if said else "").append(good, style=GOODS_STYLES[good])
    for _ in range(units[len(GOODS)]):
        said.append(" + " if said else "").append("any")
    return said or Text("nothing")
