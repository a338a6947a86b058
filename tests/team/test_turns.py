"""Rules 13.1, 13.2, 13.8 and 13.13: whose turn it is, and what the partner does in it."""

import pytest

from tests.support.table import asked, coins_of, goods_of, hand_of, pile_of, play_all, teams, verbs


@pytest.mark.rule("13.1")
def test_the_active_player_carries_the_card_out_and_then_the_partner_does() -> None:
    game = teams().game()
    play_all(game, "play mercator3")
    assert (asked(game), coins_of(game, 2)) == ((0, "trade"), 5)
    play_all(game, "done")
    assert (asked(game), coins_of(game, 2)) == ((2, "trade"), 8)


@pytest.mark.rule("13.1", "4.1")
def test_only_the_active_player_plays_a_card() -> None:
    game = teams().game()
    play_all(game, "play mercator3", "done", "done", "end")
    assert pile_of(game, 0) == ["mercator3@start"]
    assert "mercator3@start" not in hand_of(game, 0)
    assert (pile_of(game, 2), len(hand_of(game, 2))) == ([], 6)


@pytest.mark.rule("13.1", "13.8")
def test_the_active_player_moves_and_builds_before_the_partner_starts() -> None:
    game = (
        teams()
        .tokens(Massilia="brick")
        .seat(0, colonists="sea Massilia-Roma:sea")
        .seat(2, colonists="land Lutetia-Massilia:land")
        .game()
    )
    play_all(game, "play architect", "done")
    assert asked(game) == (0, "build")
    play_all(game, "build Massilia")
    assert asked(game) == (2, "move")
    play_all(game, "done")
    assert asked(game) == (2, "build")


@pytest.mark.rule("13.1", "4.1")
def test_the_partner_may_leave_out_every_part_of_the_action() -> None:
    game = teams().game()
    play_all(game, "play praetor", "done", "done", "end")
    assert game.turn == 1


@pytest.mark.rule("13.1", "4.2")
def test_the_active_player_has_the_last_word_in_the_turn() -> None:
    game = teams().game()
    play_all(game, "play mercator3", "done", "done")
    assert asked(game) == (0, "end")
    assert game.moves() == ["end"]


@pytest.mark.rule("13.1", "13.13")
@pytest.mark.parametrize("players", [4, 6])
def test_the_turn_passes_to_the_next_seat(players: int) -> None:
    game = teams(players).game()
    turns = []
    for _ in range(players + 1):
        turns.append(game.turn)
        play_all(game, "play mercator3" if len(turns) <= players else "play tribune")
        while game.question != "end":
            game.play("done")
        game.play("end")
    assert turns == [*range(players), 0]


@pytest.mark.rule("13.1", "4.2")
def test_the_display_is_filled_only_after_both_partners() -> None:
    game = teams().seat(0, goods="1 food, 1 tools").seat(2, goods="4 brick, 4 food").game()
    position = next(
        n for n, card in enumerate(game.position()["display"], 1) if card == "diplomat@I"
    )
    play_all(game, "play praetor", f"card {position}")
    assert game.position()["display"][position - 1] is None
    while game.question != "end":
        game.play("done")
    play_all(game, "end")
    assert None not in game.position()["display"]


@pytest.mark.rule("13.2", "5.1")
def test_the_tribune_takes_the_cards_of_both_back() -> None:
    game = teams().seat(0, discard="prefect, praetor").seat(2, discard="diplomat, legate").game()
    play_all(game, "play tribune", "done")
    assert (pile_of(game, 0), len(hand_of(game, 0))) == ([], 6)
    assert (pile_of(game, 2), len(hand_of(game, 2))) == ([], 6)


@pytest.mark.rule("13.2", "5.1")
def test_the_partner_takes_the_cards_after_the_active_players_colonist() -> None:
    game = teams().seat(2, discard="diplomat, legate").game()
    play_all(game, "play tribune")
    assert asked(game) == (0, "place-one")
    assert len(pile_of(game, 2)) == 2


@pytest.mark.rule("13.2", "5.1")
def test_each_counts_the_own_cards_and_the_tribune_only_for_who_played_it() -> None:
    game = (
        teams()
        .seat(0, coins=0, goods="", discard="prefect, mercator3, praetor, legate")
        .seat(2, coins=0, goods="", discard="prefect, mercator3, praetor, legate")
        .game()
    )
    play_all(game, "play tribune")
    assert (coins_of(game, 0), coins_of(game, 2)) == (2, 1)


@pytest.mark.rule("13.2", "5.1")
def test_the_cards_of_both_do_not_add_up() -> None:
    game = (
        teams()
        .seat(0, coins=0, goods="", discard="prefect, mercator3")
        .seat(2, coins=0, goods="", discard="prefect, mercator3, praetor")
        .game()
    )
    play_all(game, "play tribune")
    assert (coins_of(game, 0), coins_of(game, 2)) == (0, 0)


@pytest.mark.rule("13.2", "5.1")
def test_each_may_place_one_colonist_in_the_capital() -> None:
    game = teams().game()
    play_all(game, "play tribune", "place land Roma")
    assert asked(game) == (2, "place-one")
    assert {move for move in game.moves() if move != "done"} == {
        "place land Roma",
        "place sea Roma",
    }
    play_all(game, "place sea Roma")
    assert asked(game) == (0, "end")
    first, second = game.position()["players"][0], game.position()["players"][2]
    assert first["in_cities"]["Roma"] == {"land": 2, "sea": 1}
    assert second["in_cities"]["Roma"] == {"land": 0, "sea": 1}


@pytest.mark.rule("13.2")
def test_a_tribune_of_the_partner_stays_in_the_partners_hand() -> None:
    game = play_all(teams().game(), "play tribune", "done", "done", "end")
    assert "tribune@start" in hand_of(game, 2)


@pytest.mark.rule("13.8", "5.4")
def test_the_mercator_pays_each_partner_and_each_trades() -> None:
    game = teams().seat(0, coins=0, bought="mercator5@I").seat(2, coins=0).game()
    play_all(game, "play mercator5", "sell food 2", "done")
    assert (coins_of(game, 0), coins_of(game, 2)) == (13, 5)
    play_all(game, "sell cloth 1", "sell wine 1")
    assert (coins_of(game, 0), coins_of(game, 2)) == (13, 18)


@pytest.mark.rule("13.8", "5.8a", "5.8b")
def test_with_the_colonist_each_partner_chooses_and_counts_the_own_colonists() -> None:
    game = (
        teams()
        .seat(0, coins=0, colonists="land Roma, sea Roma, land Roma", bought="colonist@I")
        .seat(2, coins=0)
        .game()
    )
    play_all(game, "play colonist", "income", "place sea Roma", "end")
    assert (coins_of(game, 0), coins_of(game, 2)) == (8, 0)
    assert game.position()["players"][2]["in_cities"]["Roma"] == {"land": 0, "sea": 1}


@pytest.mark.rule("13.8", "5.8a")
def test_a_house_of_the_partner_is_no_place_for_a_colonist() -> None:
    game = teams().seat(0, bought="colonist@I").seat(2, houses="Massilia").game()
    play_all(game, "play colonist")
    assert "place land Massilia" not in game.moves()
    play_all(game, "income")
    assert "place land Massilia" in game.moves()


@pytest.mark.rule("13.8", "5.2a")
def test_each_architect_has_as_many_steps_as_the_own_colonists() -> None:
    game = (
        teams()
        .seat(0, goods="", colonists="land Roma")
        .seat(2, goods="", colonists="land Petra, land Petra")
        .game()
    )
    play_all(game, "play architect", "lift land Roma", "to Novaria-Roma:land")
    assert asked(game) == (2, "move")
    play_all(game, "lift land Petra", "to Alexandria-Memphis:land")
    assert asked(game) == (0, "end")


@pytest.mark.rule("13.8", "5.2a")
def test_a_partners_colonist_blocks_a_line_as_anybodys_does() -> None:
    game = (
        teams()
        .seat(0, goods="", colonists="land Roma")
        .seat(2, goods="", colonists="land Novaria-Roma:land")
        .game()
    )
    play_all(game, "play architect", "lift land Roma")
    assert "to Novaria-Roma:land" not in game.moves()


@pytest.mark.rule("13.8", "5.9")
def test_a_specialist_works_for_each_partners_own_houses() -> None:
    game = (
        teams()
        .tokens(Massilia="brick", Burdigala="brick")
        .seat(0, goods="", houses="Massilia", bought="mason@II")
        .seat(1, goods="", houses="Massilia")
        .seat(2, goods="", houses="Massilia, Burdigala")
        .game()
    )
    play_all(game, "play mason")
    assert [goods_of(game, seat) for seat in (0, 1, 2)] == [{"brick": 1}, {}, {"brick": 2}]


@pytest.mark.rule("13.8", "5.2b")
def test_two_houses_of_a_team_in_one_city_are_two_houses() -> None:
    game = (
        teams()
        .tokens(Massilia="brick")
        .seat(0, coins=9, colonists="sea Massilia-Roma:sea")
        .seat(2, coins=9, colonists="land Lutetia-Massilia:land")
        .game()
    )
    play_all(game, "play architect", "done", "build Massilia", "done", "build Massilia")
    assert (coins_of(game, 0), coins_of(game, 2)) == (8, 7)


@pytest.mark.rule("13.8", "5.3a")
def test_two_houses_of_a_team_in_one_city_both_produce() -> None:
    game = (
        teams()
        .tokens(Colonia_Agrippina="wine", Vindobona="food")
        .seat(0, goods="", houses="Vindobona")
        .seat(2, goods="", houses="Vindobona")
        .game()
    )
    play_all(game, "play prefect", "produce Germania")
    assert (goods_of(game, 0), goods_of(game, 2)) == ({"wine": 1, "food": 1}, {"food": 1})


@pytest.mark.rule("13.13", "13.9")
@pytest.mark.parametrize("card", ["mercator3", "prefect", "tribune"])
def test_the_seats_keep_turn_order_after_a_proconsul(card: str) -> None:
    game = teams().seat(0, goods="", bought="proconsul@II").game()
    play_all(game, "play proconsul", f"play {card}")
    play_all(game, "cash" if card == "prefect" else "done", "end")
    assert asked(game) == (1, "play")


@pytest.mark.rule("13.13", "13.10")
def test_the_seats_keep_turn_order_after_a_legate() -> None:
    game = teams().game()
    play_all(game, "play legate", "name mercator3", "accept", "done", "done", "end")
    assert asked(game) == (1, "play")
    play_all(game, "play mercator3", "done", "done", "end")
    assert asked(game) == (2, "play")
    assert verbs(game.moves()) == {"play"}
