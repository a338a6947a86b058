"""How a bot's budget is told: in nodes, in seconds, or as much as is usual."""

from concordia.bots.bot import USUAL_NODES, Budget


def test_nodes_are_counted_down() -> None:
    budget = Budget(nodes=10)
    assert [budget.left(nodes) for nodes in (0, 4, 10)] == [10, 6, 0]


def test_without_a_word_a_bot_has_the_usual_nodes() -> None:
    assert Budget().left(0) == USUAL_NODES


def test_no_seconds_leave_nothing_however_many_nodes_there_are() -> None:
    assert Budget(seconds=0.0, nodes=10).left(1) <= 0


def test_many_seconds_leave_only_the_nodes() -> None:
    assert Budget(seconds=3600.0, nodes=10).left(4) == 6


def test_seconds_alone_leave_more_than_were_tried_in_a_moment() -> None:
    assert Budget(seconds=3600.0).left(4) > 4
