"""What is true of every state: the checks behind `fuzz` and behind loading a document.

Each fault names its place by the path that it has in a position document.
"""

from collections import Counter

from concordia.engine.board import LINE_SPOT
from concordia.engine.decisions.asking import bits
from concordia.engine.errors import Fault
from concordia.engine.state import Player, State
from concordia.engine.types import (
    COLONISTS,
    COLONISTS_OF_A_KIND,
    DISPLAY_SIZE,
    GOODS,
    HOUSES_OF_A_PLAYER,
    LAND,
    MAX_CITIES,
    NONE,
    SEA,
    STORE_SPACES,
)


def faults(state: State) -> list[Fault]:
    """List every invariant that a state breaks; none for a state that play can reach."""
    found = [*tokens(state), *cards(state), *display(state), *deck_order(state), *end(state)]
    for seat, player in enumerate(state.players):
        at = f"players[{seat}]"
        found += [*storehouse(at, player), *houses(at, player), *colonists(state, seat, at)]
        found += copied(state, seat, at)
    return [*found, *lines(state), *house_counts(state)]


def tokens(state: State) -> list[Fault]:
    """3.1: no letter has more tokens of a good than the box holds."""
    dealt: Counter[tuple[str, int]] = Counter(
        zip(state.board.letters, state.layout.good, strict=True)
    )
    return [
        Fault(
            "cities",
            f"letter {letter} has {state.rules.tokens[letter][good]} tokens of "
            f"{GOODS[good]}, not {count}",
        )
        for (letter, good), count in sorted(dealt.items())
        if count > state.rules.tokens[letter][good]
    ]


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
    listed = [(f"deck[{n}]", card) for n, card in enumerate(state.layout.deck[state.dealt :])] + [
        (f"display[{n}]", card) for n, card in enumerate(state.display) if card != NONE
    ]
    for seat, player in enumerate(state.players):
        listed += [(f"players[{seat}]", card) for card in bits(player.owned) if card in market]
    return listed


def _own_cards(state: State, seat: int, player: Player) -> list[Fault]:
    at, rules = f"players[{seat}]", state.rules
    missing = sum(1 << card for card in rules.hands[seat]) & ~player.owned
    found = [
        Fault(f"{at}.hand", f"{rules.cards[card].card_id} is missing: it is a starting card")
        for card in bits(missing)
    ]
    held = Counter([*bits(player.hand), *player.discard])
    if held != Counter(bits(player.owned)):
        found.append(Fault(at, "the hand and the discard pile do not hold the player's cards once"))
    return found


def display(state: State) -> list[Fault]:
    """3.3, 4.2: the display holds 7 cards while the deck lasts."""
    count, left = len(state.display), len(state.layout.deck) - state.dealt
    if count > DISPLAY_SIZE:
        return [Fault("display", f"{count} cards, but there are {DISPLAY_SIZE} positions")]
    if count < DISPLAY_SIZE and left:
        return [
            Fault("display", f"{count} of {DISPLAY_SIZE} positions, though the deck has {left}")
        ]
    return []


def deck_order(state: State) -> list[Fault]:
    """3.3: deck I is dealt before deck II, and so on."""
    rules, out = state.rules, state.layout.deck[state.dealt :]
    number = {card: n for n, deck in enumerate(rules.decks) for card in deck}
    waiting = [number[card] for card in out]
    found = [
        Fault(f"deck[{n}]", f"{rules.cards[out[n]].card_id} lies under a card of a later deck")
        for n in range(1, len(out))
        if waiting[n] < waiting[n - 1]
    ]
    if waiting:
        found += [
            Fault(path, f"{rules.cards[card].card_id} was dealt before an earlier deck was used up")
            for path, card in _market_cards(state)
            if not path.startswith("deck") and number[card] > min(waiting)
        ]
    return found


def storehouse(at: str, player: Player) -> list[Fault]:
    """7.1: nothing is negative, and 12 spaces hold it all."""
    found = []
    if player.coins < 0:
        found.append(Fault(f"{at}.coins", f"{player.coins} sestertii: nobody owes the bank"))
    for good, units in enumerate(player.goods):
        if units < 0:
            found.append(Fault(f"{at}.goods.{GOODS[good]}", f"{units} units: never below 0"))
    if player.room() < 0:
        used = STORE_SPACES - player.room()
        found.append(
            Fault(f"{at}.goods", f"{used} of {STORE_SPACES} spaces of the storehouse used")
        )
    if player.stock != sum(player.goods):
        found.append(Fault(f"{at}.goods", "the units do not add up"))
    return found


def houses(at: str, player: Player) -> list[Fault]:
    """7.3: at most 15 houses."""
    if player.house_count > HOUSES_OF_A_PLAYER:
        return [Fault(f"{at}.houses", f"{player.house_count} houses; a player has 15")]
    if player.house_count != player.houses.bit_count():
        return [Fault(f"{at}.houses", "the houses do not add up")]
    return []


def house_counts(state: State) -> list[Fault]:
    """5.2b: the price of a house rests on how many stand in the city."""
    counted = [
        sum(player.houses >> city & 1 for player in state.players)
        for city in range(state.board.capital)
    ]
    return [] if counted == state.houses_in else [Fault("players", "the houses do not add up")]


def colonists(state: State, seat: int, at: str) -> list[Fault]:
    """7.3: 3 of each kind; those in cities are where they could have been placed."""
    player = state.players[seat]
    kinds = Counter(_kind(state, spot) for spot in player.colonists)
    found = [
        Fault(
            f"{at}.store.{COLONISTS[kind]}",
            f"{kinds[kind]} on the board and "
            f"{player.store[kind]} in the storehouse are not {COLONISTS_OF_A_KIND}",
        )
        for kind in (LAND, SEA)
        if kinds[kind] + player.store[kind] != COLONISTS_OF_A_KIND
    ]
    for spot in player.colonists:
        city = spot % MAX_CITIES
        if spot < LINE_SPOT and not _may_stay(state, seat, city):
            name = state.board.cities[city]
            found.append(Fault(f"{at}.in_cities.{name}", "no place for a colonist: no own house"))
    return found


def _kind(state: State, spot: int) -> int:
    if spot >= LINE_SPOT:
        return state.board.lines[spot - LINE_SPOT].kind
    return spot // MAX_CITIES


def _may_stay(state: State, seat: int, city: int) -> bool:
    if city == state.board.capital or state.players[seat].houses >> city & 1:
        return True
    return seat in state.seating.second_partners and city in state.board.far_from_capital


def copied(state: State, seat: int, at: str) -> list[Fault]:
    """13.5: only other teams' marks, and only on a card."""
    player, seating = state.players[seat], state.seating
    marks = sum(
        {
            seating.copy_mark[s]
            for s in range(len(state.players))
            if seating.team[s] != seating.team[seat]
        }
    )
    if player.copied & ~marks or (player.copied and not player.discard):
        return [Fault(f"{at}.copied_by", "only other teams can have copied a card that lies there")]
    return []


def lines(state: State) -> list[Fault]:
    """1, 5.2a: at most one colonist on a line, and none on a transit-only line."""
    stands: Counter[int] = Counter()
    found = []
    for seat, player in enumerate(state.players):
        for spot in player.colonists:
            if spot >= LINE_SPOT:
                line = spot - LINE_SPOT
                stands[line] += 1
                path = f"players[{seat}].on_lines"
                name = state.board.lines[line].name
                if not state.board.lines[line].stand:
                    found.append(Fault(path, f"nobody can stand on {name}: it is transit-only"))
                elif stands[line] > 1:
                    found.append(Fault(path, f"another colonist stands on {name} already"))
    if [bool(stands[line]) for line in range(len(state.taken))] != state.taken:
        found.append(Fault("players", "the lines that are taken do not add up"))
    return found


def end(state: State) -> list[Fault]:
    """8.1, 8.2: the end is open exactly until somebody triggered it."""
    sold_out = state.dealt == len(state.layout.deck) and all(c == NONE for c in state.display)
    built = [s for s, p in enumerate(state.players) if p.house_count >= HOUSES_OF_A_PLAYER]
    if state.ender == NONE:
        if sold_out or built:
            return [Fault("end", "it is triggered: nothing is for sale or 15 houses are built")]
        return [Fault("over", "the end is not triggered")] if state.over else []
    if not (sold_out or state.ender in built):
        return [
            Fault(
                "end.concordia",
                f"seat {state.ender} has neither bought out the display nor built 15 houses",
            )
        ]
    if state.turns_left > state.rules.last_turns:
        return [
            Fault("end.turns_left", f"at most {state.rules.last_turns} turns follow the trigger")
        ]
    if state.over != (state.turns_left == 0):
        return [Fault("over", f"{state.turns_left} turns are left")]
    return []
