"""Weights: the numbers behind a guess, read from a file that a machine has tuned."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

Tables = dict[str, dict[str, float]]

FILE: Final = Path(__file__).with_name("weights.toml")


class Weights:
    """The numbers of `weights.toml`, under the names that stand there."""

    def __init__(self, tables: Tables) -> None:
        growth, cards, things = tables["growth"], tables["cards"], tables["things"]
        self.jupiter_growth = growth["Jupiter"]
        self.saturnus_growth = growth["Saturnus"]
        self.mercurius_growth = growth["Mercurius"]
        self.mars_growth = growth["Mars"]
        self.venus_growth = growth["Venus"]
        self.minerva_growth = growth["Minerva"]
        self.jupiter_cards = cards["Jupiter"]
        self.saturnus_cards = cards["Saturnus"]
        self.mercurius_cards = cards["Mercurius"]
        self.mars_cards = cards["Mars"]
        self.venus_cards = cards["Venus"]
        self.first_unit = list(tables["first_unit"].values())
        self.in_hand = tables["in_hand"]
        self.second_unit = things["second_unit"]
        self.income = things["income"]
        self.money = things["money"]
        self.enough_money = things["enough_money"]
        self.coins = things["coins"]
        self.enough_coins = things["enough_coins"]
        self.site = things["site"]
        self.step = things["step"]
        self.full = things["full"]
        self.magnus = things["magnus"]
        self.fade = things["fade"]


def read_tables(path: Path = FILE) -> Tables:
    """Read the tables of a file of weights."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def usual_weights() -> Weights:
    """Return the weights that all bots use."""
    return Weights(read_tables())
