"""Rules 5.6, 5.7, 13.7 and 13.9: buying cards from the display, and what pays for a "?"."""

from typing import ClassVar

from concordia.engine.decisions.asking import or_done
from concordia.engine.frame import Fields, Frame
from concordia.engine.moves import CARD, PAY
from concordia.engine.player import Player
from concordia.engine.state import State
from concordia.engine.types import DISPLAY_SIZE, GOODS, NONE

ANY_KIND = len(GOODS)
IN_ALL = len(GOODS) + 1


class BuyCard(Frame):
    """Which card to buy next. `kind` is the kind of card that lets the player buy."""

    name: ClassVar[str] = "buy"
    waits: ClassVar[bool] = True
    fields: ClassVar[Fields] = (
        ("seat", "seat"),
        ("left", "purchases"),
        ("kind", "buyer"),
    )

    def __init__(self, seat: int, left: int, kind: int) -> None:
        super().__init__(seat)
        self.left = left
        self.kind = kind

    def moves(self, state: State) -> list[int]:
        """Offer the positions whose card may be bought and can be paid."""
        if not self.left:
            return []
        player, rules = state.players[self.seat], state.rules
        barred = rules.kinds[self.kind].never_buys
        return or_done(
            [
                CARD + position
                for position, card in enumerate(state.display)
                if card != NONE
                and rules.kind_of[card] != barred
                and can_pay(player, self.price(state, position))
            ]
        )

    def price(self, state: State, position: int) -> list[int]:
        """Return the units to pay: of each good, of any kind, and in all."""
        row = position if state.rules.kinds[self.kind].surcharge else DISPLAY_SIZE
        return state.rules.card_prices[row][state.display[position]]

    def play(self, state: State, move: int) -> None:
        """Pay and take the card; a "?" is paid next, before another purchase."""
        position = move - CARD
        price = self.price(state, position)
        player = state.players[self.seat]
        for good in range(len(GOODS)):
            player.spend(good, price[good])
        state.buy_card(self.seat, position)
        state.ask_instead(BuyCard(self.seat, self.left - 1, self.kind))
        if price[ANY_KIND]:
            state.ask(PayAnyKind(self.seat, price[ANY_KIND]))


class PayAnyKind(Frame):
    """Which good pays for a "?"; not asked where only one kind is there."""

    name: ClassVar[str] = "pay"
    fields: ClassVar[Fields] = (("seat", "seat"), ("left", "units"))

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, state: State) -> list[int]:
        """Offer the kinds in the storehouse, where there is a choice."""
        kinds = kinds_held(state.players[self.seat])
        return [PAY + good for good in kinds] if self.left and len(kinds) > 1 else []

    def play(self, state: State, move: int) -> None:
        """Pay one unit."""
        state.players[self.seat].spend(move - PAY, 1)
        state.ask_instead(PayAnyKind(self.seat, self.left - 1))

    def finish(self, state: State) -> None:
        """Pay with the only kind there is."""
        player = state.players[self.seat]
        if self.left:
            player.spend(kinds_held(player)[0], self.left)


def kinds_held(player: Player) -> list[int]:
    """List the kinds of goods in a storehouse."""
    return [good for good, units in enumerate(player.goods) if units]


def can_pay(player: Player, price: list[int]) -> bool:
    """Tell whether a storehouse holds a price."""
    if player.stock < price[IN_ALL]:
        return False
    goods = player.goods
    for good in range(len(GOODS)):
        if goods[good] < price[good]:
            return False
    return True
