"""The rules of one game: a way to play, a number of players and options, resolved to numbers."""

from functools import cache

from concordia.content.cards import Deck
from concordia.content.modes import Mode
from concordia.content.reading import unknown
from concordia.content.rulesets import NORMAL, bundled_rulesets
from concordia.engine.cards import Options, Rules
from concordia.engine.errors import InvalidOptions
from concordia.engine.types import GOODS


def mode_ids() -> tuple[str, ...]:
    """Return the names of the ways to play."""
    return tuple(bundled_rulesets().modes)


def players_of(mode: str) -> tuple[int, ...]:
    """Return the possible numbers of players of a way to play."""
    modes = bundled_rulesets().modes
    _expect(mode, list(modes), "way to play")
    return modes[mode].players


def rules_for(mode: str, seats: int, options: Options | None = None) -> Rules:
    """Return the rules of a game; games that are played alike share them.

    Raises:
        InvalidOptions: there is no such way to play, or not for this number of players.
    """
    players = players_of(mode)
    if seats not in players:
        possible = " or ".join((", ".join(map(str, players[:-1])), str(players[-1])))
        raise InvalidOptions(f"{mode} is a game for {possible} players, not for {seats}")
    options = options or Options()
    _expect(options.market, list(bundled_rulesets().market), "row of market prices")
    return _rules(mode, seats, options)


def _expect(name: str, names: list[str], noun: str) -> None:
    if name not in names:
        raise InvalidOptions(unknown(name, names, noun))


@cache
def _rules(mode_id: str, seats: int, options: Options) -> Rules:
    rulesets = bundled_rulesets()
    mode = rulesets.modes[mode_id]
    start = [rulesets.cards.start[name] for name in mode.hand]
    first_coins = rulesets.start_coins_without_goods if options.no_goods else rulesets.start_coins
    decks = [rulesets.cards.decks[mode.decks][name] for name in mode.deck_names(seats)]
    income = "russian_colonist" if options.russian_colonist else NORMAL
    magnus = "hungarian_magnus" if options.hungarian_magnus else NORMAL
    return Rules(
        mode=mode_id,
        options=options,
        seats=seats,
        partners=mode.partners,
        kinds=rulesets.cards.kinds,
        cards=start + [card for deck in decks for card in deck.values()],
        hands=[_hand(mode, seat, seats) for seat in range(seats)],
        decks=_numbered(decks, len(start)),
        tokens=rulesets.tokens,
        surcharge=rulesets.market[options.market],
        base_price=rulesets.price,
        house_coins=rulesets.house_coins,
        marker_coins=rulesets.marker_coins,
        start_coins=[first_coins + seat % mode.teams(seats) for seat in range(seats)],
        start_goods=[0] * len(GOODS) if options.no_goods else rulesets.start_goods,
        shopping=options.no_goods,
        intermediate=options.intermediate,
        open_hands=options.open_hands,
        colonist_income=rulesets.colonist_income[income],
        magnus_step=rulesets.magnus_step[magnus],
        last_turns=mode.teams(seats),
        venus=mode.venus,
    )


def _hand(mode: Mode, seat: int, seats: int) -> list[int]:
    """Return the numbers of a seat's starting cards, which are numbered as in `mode.hand`."""
    lacking = mode.lacking(seat, seats)
    return [number for number, name in enumerate(mode.hand) if name != lacking]


def _numbered(decks: list[Deck], first: int) -> list[list[int]]:
    """Return the numbers of the cards of each deck, which are numbered one deck after another."""
    numbers = []
    for deck in decks:
        numbers.append(list(range(first, first + len(deck))))
        first += len(deck)
    return numbers
