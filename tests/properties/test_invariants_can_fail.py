"""The invariants can fail: each way to spoil a state is found, under the path that it has."""

from collections.abc import Callable

import pytest

from concordia import Game
from concordia.engine.board import city_spot, line_spot
from concordia.engine.invariants import faults
from concordia.engine.state import State
from concordia.engine.types import LAND, NONE, SEA

Spoil = Callable[[State], None]
CASES: list[tuple[str, Spoil]] = []


def leads_to(path: str) -> Callable[[Spoil], Spoil]:
    """Register a way to spoil a state, with the path of the fault that it leads to."""

    def register(spoil: Spoil) -> Spoil:
        CASES.append((path, spoil))
        return spoil

    return register


def start(mode: str = "base", **options: bool) -> State:
    return Game.new("imperium", 4, mode, seed=1, **options).state.clone()


@leads_to("cities")
def too_many_tokens_of_a_good(state: State) -> None:
    state.layout.good_of[:] = [state.layout.good_of[0]] * len(state.layout.good_of)


@leads_to("deck")
def a_card_of_the_display_is_nowhere(state: State) -> None:
    state.display[3] = NONE


@leads_to("players[1].hand")
def a_card_is_for_sale_and_owned(state: State) -> None:
    state.players[1].owned |= 1 << state.display[0]
    state.players[1].hand |= 1 << state.display[0]


@leads_to("display[1]")
def a_card_lies_in_the_display_twice(state: State) -> None:
    state.display[1] = state.display[0]


@leads_to("players[2].hand")
def a_starting_card_is_missing(state: State) -> None:
    player = state.players[2]
    player.hand = player.owned = player.owned & (player.owned - 1)


@leads_to("players[2]")
def a_card_is_in_the_hand_and_on_the_pile(state: State) -> None:
    player = state.players[2]
    player.discard.append(player.hand.bit_length() - 1)


@leads_to("players[2]")
def a_card_is_neither_in_the_hand_nor_on_the_pile(state: State) -> None:
    state.players[2].hand &= state.players[2].hand - 1


@leads_to("display")
def the_display_is_too_long(state: State) -> None:
    state.display.append(state.deck[state.dealt])
    state.dealt += 1


@leads_to("display")
def the_display_is_short_though_there_is_a_deck(state: State) -> None:
    card = state.display.pop()
    state.players[0].owned |= 1 << card
    state.players[0].hand |= 1 << card


@leads_to("deck[1]")
def a_card_lies_under_one_of_a_later_deck(state: State) -> None:
    first, last = state.dealt, len(state.deck) - 1
    deck = state.deck
    deck[first], deck[last] = deck[last], deck[first]


@leads_to("display[0]")
def a_late_card_is_for_sale_already(state: State) -> None:
    state.display[0], state.deck[-1] = state.deck[-1], state.display[0]


@leads_to("players[0].hand")
def a_late_card_is_in_a_hand_already(state: State) -> None:
    card = state.deck.pop()
    state.players[0].owned |= 1 << card
    state.players[0].hand |= 1 << card


@leads_to("players[0].coins")
def somebody_owes_the_bank(state: State) -> None:
    state.players[0].coins = -1


@leads_to("players[3].goods.tools")
def a_negative_number_of_units(state: State) -> None:
    state.players[3].gain(2, -3)


@leads_to("players[3].goods")
def thirteen_things_in_a_storehouse(state: State) -> None:
    state.players[3].gain(4, 3)


@leads_to("players[3].goods")
def the_sum_of_units_is_wrong(state: State) -> None:
    state.players[3].stock -= 1


@leads_to("players[1].houses")
def sixteen_houses(state: State) -> None:
    for city in range(16):
        state.build_house(1, city)


@leads_to("players[1].houses")
def the_number_of_houses_is_wrong(state: State) -> None:
    state.players[1].house_count = 2


@leads_to("players")
def a_city_counts_its_houses_wrongly(state: State) -> None:
    state.houses_in[5] = 1


@leads_to("players[0].store.sea")
def a_seventh_colonist(state: State) -> None:
    state.players[0].store[SEA] += 1


@leads_to("players[0].store.land")
def a_colonist_is_lost(state: State) -> None:
    state.players[0].colonists.remove(city_spot(LAND, state.board.capital))


@leads_to("players[0].in_cities.Massilia")
def a_colonist_is_where_none_can_be_placed(state: State) -> None:
    state.players[0].place(LAND, state.board.city_number["Massilia"])


@leads_to("players[1].on_lines")
def two_colonists_stand_on_a_line(state: State) -> None:
    for seat in (0, 1):
        state.step_to(seat, city_spot(LAND, state.board.capital), 0)


@leads_to("players")
def a_line_is_taken_by_nobody(state: State) -> None:
    state.taken[3] = True


@leads_to("players")
def a_line_is_taken_and_does_not_know_it(state: State) -> None:
    state.step_to(0, city_spot(LAND, state.board.capital), 0)
    state.taken[0] = False


@leads_to("end")
def fifteen_houses_end_nothing(state: State) -> None:
    for city in range(15):
        state.build_house(0, city)
    state.ender = NONE


@leads_to("over")
def the_game_is_over_for_no_reason(state: State) -> None:
    state.over = True


@leads_to("end.concordia")
def the_end_was_triggered_by_nothing(state: State) -> None:
    state.trigger_end(2)


@leads_to("end.turns_left")
def too_many_turns_follow(state: State) -> None:
    for city in range(15):
        state.build_house(0, city)
    state.turns_left = 5


@leads_to("over")
def the_game_goes_on_after_its_last_turn(state: State) -> None:
    for city in range(15):
        state.build_house(0, city)
    state.turns_left = 0


@leads_to("track[2]")
def points_where_nothing_is_scored(state: State) -> None:
    state.track[2] = 41


@leads_to("unstocked")
def somebody_shops_without_the_option(state: State) -> None:
    state.unstocked = [2]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[1].__name__)
def test_a_spoilt_state_has_a_fault_with_its_path(case: tuple[str, Spoil]) -> None:
    path, spoil = case
    state = start()
    assert faults(state) == []
    spoil(state)
    assert path in [fault.path for fault in faults(state)]


def test_a_card_that_was_bought_out_of_the_display_must_end_the_game() -> None:
    state = start()
    market = [*state.deck]
    state.players[0].owned |= sum(1 << card for card in market)
    state.players[0].hand |= sum(1 << card for card in market)
    state.display, state.dealt = [], len(market)
    assert [fault.path for fault in faults(state)] == ["end"]
    state.trigger_end(0)
    assert faults(state) == []


def test_nobody_stands_on_a_transit_only_line() -> None:
    state = Game.new("ionium", 4, seed=1).state.clone()
    line = next(number for number, line in enumerate(state.board.lines) if not line.stand)
    state.players[0].colonists = [line_spot(line), city_spot(SEA, state.board.capital)]
    assert "players[0].on_lines" in [fault.path for fault in faults(state)]


@pytest.mark.parametrize(("mode", "mark"), [("base", 1), ("team", 1), ("team", 4)])
def test_only_other_teams_can_have_copied_a_card(mode: str, mark: int) -> None:
    state = start(mode)
    state.unplaced = []
    state.put_on_pile(0, state.players[0].hand.bit_length() - 1)
    assert faults(state) == []
    state.players[0].copied = mark
    assert [fault.path for fault in faults(state)] == ["players[0].copied_by"]


def test_a_card_can_be_copied_only_where_one_lies() -> None:
    state = start("team")
    state.players[0].copied = 2
    assert [fault.path for fault in faults(state)] == ["players[0].copied_by"]


@pytest.mark.parametrize(("seat", "card"), [(0, "diplomat@start"), (2, "architect@start")])
def test_nobody_has_a_starting_card_that_he_does_not_start_with(seat: int, card: str) -> None:
    state = start("team")
    number = state.rules.card_number[card]
    state.players[seat].owned |= 1 << number
    state.players[seat].hand |= 1 << number
    assert [fault.path for fault in faults(state)] == [f"players[{seat}].hand"]


SECONDS: list[Spoil] = [
    lambda state: setattr(state, "active", 1),
    lambda state: state.build_house(0, 4),
    lambda state: state.put_on_pile(1, state.players[1].hand.bit_length() - 1),
    lambda state: state.unplaced.remove(3),
]


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("spoil", SECONDS, ids=["a turn", "a house", "a card", "the wrong one"])
def test_second_partners_place_in_seat_order_before_anything_else(spoil: Spoil) -> None:
    state = start("team")
    assert state.unplaced == [2, 3]
    assert faults(state) == []
    spoil(state)
    assert [fault.path for fault in faults(state)] == ["unplaced"]


@pytest.mark.rule("3.9")
@pytest.mark.parametrize(
    ("active", "unstocked", "sound"),
    [
        (0, [0, 1, 2, 3], True),
        (1, [2, 3], True),
        (1, [1, 2, 3], True),
        (2, [], True),
        (1, [0, 1, 2, 3], False),
        (0, [0, 2, 3], False),
        (0, [3], False),
    ],
)
def test_the_seats_that_still_shop_are_those_without_a_turn(
    active: int, unstocked: list[int], sound: bool
) -> None:
    state = start(no_goods=True)
    state.active, state.unstocked = active, unstocked
    assert [fault.path for fault in faults(state)] == ([] if sound else ["unstocked"])


@pytest.mark.rule("3.8")
@pytest.mark.parametrize(
    ("colonists", "sound"),
    [
        (["land Petra", "land Petra"], True),
        (["land Petra"], True),
        (["land Cyrene", "sea Cyrene"], True),
        (["land Petra"] * 3, False),
        (["sea Petra"], False),
        (["land Cyrene", "land Cyrene"], False),
        (["land Petra", "land Memphis"], False),
        (["land Novaria"], False),
    ],
)
def test_what_stands_in_a_city_without_own_house_has_begun_there(
    colonists: list[str], sound: bool
) -> None:
    state = start("team")
    state.unplaced = []
    for colonist in colonists:
        kind, city = colonist.split()
        state.players[2].place((LAND, SEA)[kind == "sea"], state.board.city_number[city])
    city = colonists[0].split()[1]
    found = {fault.path for fault in faults(state)}
    assert (f"players[2].in_cities.{city}" in found) != sound
    assert bool(found) != sound
