from collections import Counter

import pytest

from concordia.arena.match import Match
from concordia.engine.errors import ConcordiaError
from concordia.notation.position import position


def seats_of(match: Match, games: int) -> list[list[str]]:
    return [task.bots() for task in match.tasks(games)]


def test_one_sits_on_every_seat_of_every_setup() -> None:
    match = Match(("greedy", "random"), players=4)

    for setup in range(5):
        seats = [task.bots() for task in match.tasks(20) if task.setup == setup]
        assert sorted(bots.index("greedy") for bots in seats) == [0, 1, 2, 3]
        assert all(bots.count("random") == 3 for bots in seats)


def test_a_full_list_rotates_as_it_is() -> None:
    match = Match(("greedy", "greedy", "random"), players=3)

    seats = seats_of(match, 300)

    assert len(seats) == 300
    assert all(sorted(bots) == ["greedy", "greedy", "random"] for bots in seats)
    for seat in range(3):
        assert Counter(bots[seat] for bots in seats) == {"greedy": 200, "random": 100}


def test_partners_are_a_team_of_one_bot() -> None:
    assert sorted(seats_of(Match(("greedy", "random"), mode="team", players=4), 2)) == [
        ["greedy", "random", "greedy", "random"],
        ["random", "greedy", "random", "greedy"],
    ]


def test_one_team_meets_two_others_at_a_table_of_six() -> None:
    seats = seats_of(Match(("greedy", "random"), mode="team", players=6), 3)

    assert len(seats) == 3
    assert all(bots[:3] == bots[3:] and bots.count("greedy") == 2 for bots in seats)


def test_partners_can_be_different_bots() -> None:
    match = Match(("greedy", "random", "random", "random"), mode="team", players=4)

    assert match.contestants() == ["greedy+random", "random"]
    # The first partner of a team stays its first: they start with different cards.
    assert sorted(seats_of(match, 2)) == [
        ["greedy", "random", "random", "random"],
        ["random", "greedy", "random", "random"],
    ]


def test_one_bot_alone_is_not_rotated() -> None:
    match = Match(("random",), players=4)

    assert [(task.setup, task.rotation) for task in match.tasks(3)] == [(0, 0), (1, 0), (2, 0)]


def test_a_list_of_another_length_is_drawn_from_evenly() -> None:
    match = Match(("greedy", "random", "random"), players=2)

    seats = seats_of(match, 600)

    assert all(len(bots) == 2 for bots in seats)
    assert 0.29 < sum(bots.count("greedy") for bots in seats) / 1200 < 0.38


def test_games_are_rounded_up_to_whole_setups() -> None:
    assert len(list(Match(("greedy", "random"), players=4).tasks(5))) == 8


def test_the_rotations_of_a_setup_share_it() -> None:
    match = Match(("greedy", "random"), players=4, seed=3)

    assert position(match.new_state(0)) == position(match.new_state(0))
    assert position(match.new_state(0)) != position(match.new_state(1))
    assert position(match.new_state(0)) != position(Match(match.bots, seed=4).new_state(0))


def test_each_game_has_a_generator_of_its_own() -> None:
    tasks = list(Match(("greedy", "random"), players=4).tasks(12))

    assert len({task.random().random() for task in tasks}) == len(tasks)


@pytest.mark.parametrize(
    ("match", "message"),
    [
        (Match(("greedy", "radom")), 'did you mean "random"'),
        (Match(("random",), map="atlantis"), "atlantis"),
        (Match(("random",), mode="team", players=5), "not for 5"),
        (Match(("random",), options={"fog": True}), "fog"),
        (Match(("random",), "italia", options={"small_ionium": True}), "small_ionium"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(match: Match, message: str) -> None:
    with pytest.raises(ConcordiaError, match=message):
        match.check()
