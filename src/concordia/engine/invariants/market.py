"""The invariants of cards: each is in one place, and the decks are dealt in their order."""

from collections import Counter

from concordia.engine.errors import Fault
from concordia.engine.masks import bits
from concordia.engine.player import Player
from concordia.engine.state import State
from concordia.engine.types import DISPLAY_SIZE, NONE


def cards(state: State) -> list[Fault]:
    """3.3, 3.7: each card is in exactly one place."""
    rules = state.rules
    places: dict[int, list[str]] = {card: [] for deck in rules.decks for card in deck}
    found = []
    for path, card in _market_cards(state):
        places[card].append(path)
    for card, paths in sorted(places.items()):
        name = rules.cards[card].card_id
        if not paths:
            found.append(
                Fault("deck", f"{name} is nowhere: not in the deck, the display or a hand")
            )
        found += [Fault(path, f"{name} is there already: {paths[0]}") for path in paths[1:]]
    for seat, player in enumerate(state.players):
        found += _own_cards(state, seat, player)
    return found


def _market_cards(state: State) -> list[tuple[str, int]]:
    market = {card for deck in state.rules.decks for card in deck}
    listed = [(f"deck[{n}]", card) for n, card in enumerate(state.deck[state.dealt :])] + [
        (f"display[{n}]", card) for n, card in enumerate(state.display) if card != NONE
    ]
    for seat, player in enumerate(state.players):
        listed += [
            (f"players[{seat}].{_where(player, card)}", card)
            for card in bits(player.owned)
            if card in market
        ]
    return listed


def _where(player: Player, card: int) -> str:
    return "hand" if player.hand >> card & 1 else "discard"


def _own_cards(state: State, seat: int, player: Player) -> list[Fault]:
    """Compare a player's cards with those that he started with or can have bought."""
    at, name = f"players[{seat}]", [card.card_id for card in state.rules.cards]
    started = sum(1 << card for card in state.rules.hands[seat])
    market = sum(1 << card for card in state.rules.market_number.values())
    found = [
        Fault(f"{at}.hand", f"{name[card]} is missing: it is a starting card")
        for card in bits(started & ~player.owned)
    ]
    found += [
        Fault(f"{at}.{_where(player, card)}", f"{name[card]} is no starting card of this seat")
        for card in bits(player.owned & ~started & ~market)
    ]
    held = Counter([*bits(player.hand), *player.discard])
    if held != Counter(bits(player.owned)):
        found.append(Fault(at, "the hand and the discard pile do not hold the player's cards once"))
    return found


def display(state: State) -> list[Fault]:
    """3.3, 4.2: the display holds 7 cards while the deck lasts."""
    count, left = len(state.display), len(state.deck) - state.dealt
    if count > DISPLAY_SIZE:
        return [Fault("display", f"{count} cards, but there are {DISPLAY_SIZE} positions")]
    if count < DISPLAY_SIZE and left:
        return [
            Fault("display", f"{count} of {DISPLAY_SIZE} positions, though the deck has {left}")
        ]
    return []


def deck_order(state: State) -> list[Fault]:
    """3.3: deck I lies on deck II, and so on."""
    rules, deck = state.rules, state.deck[state.dealt :]
    number = _deck_numbers(state)
    return [
        Fault(f"deck[{n}]", f"{rules.cards[deck[n]].card_id} lies under a card of a later deck")
        for n in range(1, len(deck))
        if number[deck[n]] < number[deck[n - 1]]
    ]


def dealt_early(state: State) -> list[Fault]:
    """3.3: deck I is dealt before deck II, and so on."""
    number = _deck_numbers(state)
    first = min((number[card] for card in state.deck[state.dealt :]), default=len(number))
    return [
        Fault(path, f"{state.rules.cards[card].card_id} was dealt before an earlier deck was over")
        for path, card in _market_cards(state)
        if not path.startswith("deck") and number[card] > first
    ]


def _deck_numbers(state: State) -> dict[int, int]:
    return {card: n for n, deck in enumerate(state.rules.decks) for card in deck}
