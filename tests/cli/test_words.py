"""What a move does, as the person who may choose it and the others are told."""

import pytest

from concordia import Game
from concordia.cli.hotseat.takeback import Takeback
from concordia.cli.words.card_effects import EFFECTS, effect
from concordia.cli.words.describe import describe
from concordia.cli.words.moment import Begun, Moment
from concordia.cli.words.narrate import SECRET, narrate
from concordia.cli.words.questions import QUESTIONS
from concordia.engine.actions import ACTIONS
from concordia.engine.decisions.buy_card import BuyCard
from concordia.engine.deed import IN_ERRAND, OPENLY, CarryOut
from concordia.engine.types import NONE
from concordia.notation.move_text import parse_move
from concordia.notation.pending import FRAMES
from tests.cli.helpers import play_on
from tests.support.table import table

NAMES = ["Anna", "Bruno", "Clio", "Dora"]


def about(game: Game, text: str) -> str:
    return describe(game.state, parse_move(game.state, text), NAMES)


def news(game: Game, text: str, viewer: int = NONE) -> str:
    return narrate(game.state, parse_move(game.state, text), NAMES, viewer)


@pytest.mark.rule("5.2b")
def test_a_house_tells_its_price() -> None:
    game = (
        table(players=3)
        .tokens(Massilia="tools")
        .seat(0, coins=30, goods="2 brick, 2 tools", colonists="sea Massilia-Roma:sea")
        .seat(1, houses="Massilia", colonists="land Roma")
        .game()
    )
    game.play("play architect", "done")

    assert about(game, "build Massilia") == "1 brick, 1 tools, 6 sestertii"
    assert news(game, "build Massilia") == "builds in Massilia (1 brick, 1 tools, 6 sestertii)"
    assert about(game, "done") == "build no more"


@pytest.mark.rule("5.3a", "6.1", "7.2")
def test_a_province_tells_who_gets_what() -> None:
    game = (
        table("italia", players=2)
        .put(magnus=0)
        .seat(1, houses="Genua", goods="4 food, 2 wine, 2 cloth", colonists="land Roma, sea Roma")
        .game()
    )
    province = next(p for p, c in game.state.board.facts.provinces.items() if "Genua" in c)
    marker = game.position()["markers"][province]["good"]
    good = game.position()["cities"]["Genua"]
    game.play("play prefect")

    told = about(game, f"produce {province}")

    assert told == f"you 2 {marker}; Bruno 1 {good} (no room)"
    assert news(game, f"produce {province}").startswith(f"lets {province} produce (Anna 2 ")


def test_cards_tell_what_they_would_do_now() -> None:
    game = table(players=3).seat(1, discard="mercator3").seat(0, discard="prefect, senator").game()

    assert about(game, "play tribune") == "take back 3 cards; then perhaps a new colonist"
    assert about(game, "play diplomat") == "copy Bruno's mercator3"
    assert about(game, "play mercator3") == "+3 sestertii, then trade in up to 2 kinds"
    game.play("play diplomat")
    assert about(game, "copy 1") == ("Bruno's mercator3: +3 sestertii, then trade in up to 2 kinds")
    assert news(game, "copy 1") == "copies Bruno's mercator3 (+3 sestertii)"


@pytest.mark.rule("5.10")
@pytest.mark.parametrize(
    ("pile", "told"),
    [
        ("prefect, architect", "repeat your architect"),
        ("architect, senator", "nothing to repeat"),
        (None, "nothing to repeat"),
    ],
)
def test_a_magister_tells_what_it_can_repeat(pile: str | None, told: str) -> None:
    game = table(players=2, mode="venus").seat(0, discard=pile).game()

    assert about(game, "play magister") == told
    game.play("play magister")
    assert (game.moves() == ["end"]) == (told == "nothing to repeat")


@pytest.mark.rule("5.5", "5.10")
def test_a_copied_magister_repeats_the_card_below_the_diplomat() -> None:
    setting = table(players=2, mode="venus").seat(0, discard="prefect, architect")
    game = setting.seat(1, discard="magister").game()
    game.play("play diplomat")

    assert about(game, "copy 1") == "Bruno's magister: repeat your architect"
    game.play("copy 1")
    assert about(game, "repeat").startswith("your architect once more: move up to 2 steps")


@pytest.mark.rule("5.5", "5.10")
def test_a_diplomat_that_is_repeated_copies_no_magister() -> None:
    setting = table(players=2, mode="venus").seat(0, discard="diplomat")
    game = setting.seat(1, discard="magister").game()

    game.play("play magister")
    assert about(game, "repeat") == "your diplomat once more: nothing to copy yet"


def test_every_card_with_an_action_has_its_words() -> None:
    assert set(EFFECTS) == set(ACTIONS)


@pytest.mark.rule("5.6", "5.7")
def test_cards_that_buy_tell_how_many_and_at_which_price() -> None:
    game = table(players=2).seat(0, bought="consul@II").game()

    assert about(game, "play senator") == "buy up to 2 cards"
    assert about(game, "play consul") == "buy 1 card for its own price alone"


@pytest.mark.rule("13.9", "13.11")
def test_a_proconsul_sends_the_partner_but_not_from_an_errand() -> None:
    state = table("ionium", players=4, mode="team").game().state
    openly = CarryOut(2, 0, state.rules.kind_number["proconsul"], OPENLY)
    errand = CarryOut(2, 0, openly.kind, IN_ERRAND)

    alone = "buy 1 card for its own price alone"
    assert effect(Begun(state, NAMES, 2, openly)) == f"{alone}; then Anna plays a card"
    assert effect(Begun(state, NAMES, 2, errand)) == alone


@pytest.mark.rule("13.10")
def test_a_named_proconsul_is_told_without_an_errand_of_its_own() -> None:
    game = table("ionium", players=4, mode="team").seat(2, bought="proconsul@II").game()
    game.play("play legate")

    alone = "buy 1 card for its own price alone"
    assert about(game, "name proconsul") == f"Clio goes first, then you: {alone}"
    game.play("name proconsul")
    assert about(game, "accept") == f"play your proconsul: {alone}"


@pytest.mark.rule("13.6", "13.10")
def test_who_accepts_is_told_which_half_is_left() -> None:
    setting = table("ionium", players=4, mode="team").seat(2, bought="prefect/architect@I")
    game = setting.game()
    game.play("play legate", "name prefect/architect")

    assert about(game, "as prefect").startswith("let a province produce")
    assert news(game, "as prefect") == "as prefect"
    game.play("as prefect")
    assert about(game, "accept").startswith("play your prefect/architect as architect: move up")


@pytest.mark.rule("5.2a")
def test_a_line_tells_the_steps_and_what_is_beside_it() -> None:
    game = table(players=2).tokens(Massilia="tools").game()
    game.play("play architect", "lift sea Roma")

    assert about(game, "to Massilia-Roma:sea") == "1 step; Massilia tools 3, Roma"
    assert news(game, "to Massilia-Roma:sea") == "moves sea Roma to Massilia-Roma"


def test_a_card_for_sale_tells_god_and_price() -> None:
    game = table(players=2).display("mason@I", "smith@I", "prefect@I").game()
    game.play("play senator")

    assert about(game, "card 1") == "mason (Minerva) for 1 food"
    assert news(game, "card 2") == "buys smith (1 brick, 1 tools, 1 of any kind)"


@pytest.mark.rule("13.10")
def test_the_legates_talk_is_told_to_the_team_alone() -> None:
    game = table("ionium", players=4, mode="team").game()
    game.play("play legate")

    named = "name architect" if "name architect" in game.moves() else game.moves()[0]

    assert news(game, named, viewer=2) == f"names Clio's {named.split()[1]}"
    assert news(game, named, viewer=1) == SECRET
    game.play(named)
    assert news(game, "refuse", viewer=1) == "refuses"


def test_every_question_has_its_words() -> None:
    assert set(QUESTIONS) == set(FRAMES) - {CarryOut.name} | {"legate"}


@pytest.mark.parametrize(("mode", "players"), [("base", 5), ("venus", 3), ("team", 4), ("team", 6)])
def test_every_move_of_whole_games_is_told(mode: str, players: int) -> None:
    names = [*NAMES, "Enno", "Fina"][:players]
    game = Game.new("ionium", names, mode, seed=8, no_goods=True, intermediate=True)
    silent = ("end", "done", "lift")
    while not game.over:
        for move, text in zip(game.state.legal, game.moves(), strict=True):
            assert describe(game.state, move, names), text
            assert narrate(game.state, move, names, 0) or text.startswith(silent)
        play_on(game, len(game.log) + 1, seed=len(game.log))


def test_moves_can_be_taken_back_until_another_player_chose() -> None:
    game, takeback = Game.new("italia", 2, seed=1), Takeback()
    for move in ("play architect", "done"):
        question = game.question or ""
        game.play(move)
        takeback.note(question, 0, game.state)

    assert takeback.allows(0)
    assert not takeback.allows(1)
    assert takeback.count == 2
    takeback.note("take", 1, game.state)
    assert not takeback.allows(0)


@pytest.mark.rule("13.10")
def test_a_legate_cannot_be_taken_back_once_the_hand_was_seen() -> None:
    game, takeback = table("ionium", players=4, mode="team").game(), Takeback()
    game.play("play legate")
    takeback.note("play", 0, game.state)

    assert not takeback.allows(0)


def test_a_moment_knows_what_is_asked() -> None:
    game = table(players=2).game()

    with pytest.raises(TypeError, match="play is asked, not buy"):
        Moment(game.state, NAMES, 0).asked(BuyCard)
