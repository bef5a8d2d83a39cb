"""Our games pass the exam of OpenSpiel, and are what they are without it."""

import pickle
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pyspiel
import pytest
from librt.vecs import vec
from mypy_extensions import u8
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from tests.research.spiels import BRIEF, SETTINGS, TABLES, load, walk
from whiskerworks.core import record
from whiskerworks.core.errors import BadOption, BadSeats, IllegalMove
from whiskerworks.core.match import match_from_moves
from whiskerworks.games import meta
from whiskerworks.lab.research.spiel import SpielGame
from whiskerworks.lab.research.spiel_bounds import bounds
from whiskerworks.lab.single_game import MAX_MOVES_ENDLESS

LONG = ("whiskerworks_arena", "whiskerworks_gears", "whiskerworks_puzzle")
Numbers = vec[u8]

on_every_table = pytest.mark.parametrize("text", BRIEF)
in_all_settings = pytest.mark.parametrize("text", [*BRIEF, *SETTINGS])


@pytest.mark.parametrize("text", [*TABLES, *SETTINGS])
def test_random_games_pass_the_exam_of_openspiel(text: str) -> None:
    """Legal moves, copies, texts, observers, lengths, returns; and serialisation."""
    sims = 1 if text.startswith(LONG) else 4

    pyspiel.random_sim_test(load(text), num_sims=sims, serialize=True, verbose=False)


@in_all_settings
def test_a_random_game_is_the_same_without_openspiel(text: str) -> None:
    """Its history is its moves; each is written, and refereed, as we do it."""
    states = walk(load(text), 1)
    game = states[0].get_game().core
    kept = match_from_moves(game, states[-1].history()).record()
    ours = record.replay(game, kept).states

    for spiel, state in zip(states, ours, strict=True):
        assert spiel.play_history.state == state
        if not spiel.is_terminal():
            written = [spiel.action_to_string(move) for move in spiel.legal_actions()]
            moves = sorted(game.legal_moves(state))
            assert written == [game.write(state, move) for move in moves]
            assert spiel.current_player() == game.to_move(state)


@in_all_settings
def test_chance_has_the_probabilities_of_the_rules(text: str) -> None:
    """Each is its weight over the sum of all, as exactly as a float can say it."""
    for state in walk(load(text), 2):
        if not state.is_chance_node():
            continue

        outcomes = dict(state.chance_outcomes())

        game, ours = state.get_game().core, state.play_history.state
        weights = dict(zip(game.legal_moves(ours), game.weights(ours), strict=True))
        total = sum(weights.values())
        exact = {move: float(Fraction(w, total)) for move, w in weights.items()}
        assert outcomes == exact
        assert sum(outcomes.values()) == pytest.approx(1, abs=1e-12)


@in_all_settings
def test_no_game_is_longer_than_was_said(text: str) -> None:
    """Neither in moves of seats, nor in draws of chance."""
    game = load(text)
    for seed in range(4):
        end = walk(game, seed)[-1]

        draws = sum(who == pyspiel.PlayerId.CHANCE for who in movers(end))
        assert draws <= game.max_chance_nodes_in_history()
        assert (
            len(end.history()) - draws
            == end.play_history.played
            <= game.max_game_length()
        )


def movers(state: pyspiel.State) -> list[int]:
    """Return who made each move."""
    return [ply.player for ply in state.full_history()]


def test_quiet_games_of_gears_are_as_long_as_was_said() -> None:
    """The first quiet action ends it; who has no cog yet must take a fresh one."""
    game = load("whiskerworks_gears(first=blue,quiet_limit=1)")
    lengths = [walk(game, seed)[-1].play_history.played for seed in range(30)]

    assert game.max_game_length() == 30
    assert max(lengths) <= 30
    assert min(lengths) == 3


@on_every_table
def test_returns_follow_from_the_scores(text: str) -> None:
    """Alone, they are the score; else the score times the seats, less one."""
    for seed in range(3):
        *before, end = walk(load(text), seed)

        outcome = end.play_history.game.outcome(end.play_history.state)
        seats = end.num_players()
        assert all(state.returns() == [0.0] * seats for state in before)
        if outcome is None:
            assert end.returns() == [0.0] * seats
        elif seats == 1:
            assert end.returns() == [*outcome.scores]
        else:
            assert end.returns() == [seats * score - 1 for score in outcome.scores]


@pytest.mark.parametrize(
    ("text", "chance", "information", "utility", "worth"),
    [
        ("gears", "EXPLICIT_STOCHASTIC", "PERFECT", "ZERO_SUM", (-1, 1)),
        ("gears(first=blue)", "DETERMINISTIC", "PERFECT", "ZERO_SUM", (-1, 1)),
        ("arena(seats=6)", "EXPLICIT_STOCHASTIC", "PERFECT", "ZERO_SUM", (-1, 5)),
        ("maze", "EXPLICIT_STOCHASTIC", "IMPERFECT", "GENERAL_SUM", (-1, 1)),
        ("maze(seats=4)", "EXPLICIT_STOCHASTIC", "IMPERFECT", "ZERO_SUM", (-1, 3)),
        ("escape", "EXPLICIT_STOCHASTIC", "PERFECT", "GENERAL_SUM", (0, 1)),
        ("puzzle", "DETERMINISTIC", "PERFECT", "GENERAL_SUM", (0, 1)),
    ],
)
def test_a_game_is_of_the_type_that_its_rules_make_it(
    text: str, chance: str, information: str, utility: str, worth: tuple[int, int]
) -> None:
    """Chance, hidden information and the sum of utilities are declared."""
    game = load(f"whiskerworks_{text}")

    kind = game.get_type()
    assert kind.chance_mode.name == chance
    assert kind.information.name == f"{information}_INFORMATION"
    assert kind.utility.name == utility
    assert game.utility_sum() == (0 if utility == "ZERO_SUM" else None)
    assert (game.min_utility(), game.max_utility()) == worth
    assert (game.max_chance_outcomes() == 0) == (chance == "DETERMINISTIC")


@pytest.mark.parametrize("text", TABLES)
def test_every_option_is_a_parameter(text: str) -> None:
    """And so are the seats, and when to cut a game."""
    game = load(text)

    name = game.core.name
    options = {option.name: option.default for option in meta(name).options}
    most = MAX_MOVES_ENDLESS if name == "puzzle" else 0
    expected = {"seats": game.num_players(), **options, "most_moves": most}
    given = game.get_parameters().items()
    plain = {one: v.strip("'") if isinstance(v, str) else v for one, v in given}
    assert plain == expected
    assert game.num_distinct_actions() == game.core.rules.move_limit


@pytest.mark.parametrize(
    ("text", "error", "problem"),
    [
        ("gears(first=green)", BadOption, "option first: 'green' is not one of"),
        ("gears(begins=blue)", pyspiel.SpielError, "Unknown parameter 'begins'"),
        ("arena(side=9)", BadOption, "option side: 9 is not a whole number from 4 to"),
        ("arena(side=x)", pyspiel.SpielError, "Wrong type for parameter side"),
        ("arena(seats=5)", BadSeats, "arena has 2, 3, 4 or 6 seats, not 5"),
        ("maze(deck=none)", BadOption, "option deck: no deck of ours is 'none'"),
        (
            "maze(most_moves=-1)",
            BadOption,
            "option most_moves: -1 is not 0 or a positive whole",
        ),
        ("puzzle(most_moves=0)", BadOption, "option most_moves: it must not be 0"),
        ("gears(quiet_limit=0)", BadOption, "option most_moves: it must not be 0"),
    ],
)
def test_bad_parameters_are_named(
    text: str, error: type[Exception], problem: str
) -> None:
    """However they are found."""
    with pytest.raises(error, match=problem):
        load(f"whiskerworks_{text}")


@pytest.mark.parametrize("name", ["gears", "arena", "puzzle"])
def test_a_game_that_is_cut_is_worth_nothing(name: str) -> None:
    """It ends after that many moves by seats, not counting chance."""
    *_, last, end = walk(load(f"whiskerworks_{name}(most_moves=3)"), 1)

    assert (last.play_history.played, end.play_history.played) == (2, 3)
    assert end.current_player() == pyspiel.PlayerId.TERMINAL
    assert end.legal_actions() == []
    assert set(end.returns()) == {0.0}


@on_every_table
def test_a_state_is_serialised_with_its_game_and_past(text: str) -> None:
    """So that what comes back goes on, and recalls, as it would have."""
    state = walk(load(text), 3)[6]

    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )

    assert game == state.get_game()
    for one in (again, pickle.loads(pickle.dumps(state))):
        assert str(one) == str(state)
        assert one.history() == state.history()
        assert one.legal_actions() == state.legal_actions()
        assert one.information_state_string(0) == state.information_state_string(0)


def test_a_copy_goes_its_own_way() -> None:
    """Moves in the copy leave the original unchanged."""
    state = walk(load("whiskerworks_gears"), 1)[4]
    before = (str(state), state.history(), state.information_state_string(0))

    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])

    assert (str(state), state.history(), state.information_state_string(0)) == before
    assert len(copy.history()) == 5
    assert copy.play_history.previous is state.play_history


def test_an_illegal_move_is_refused_and_nothing_is_played() -> None:
    """With the rule that forbids it."""
    state = load("whiskerworks_gears(first=blue)").new_initial_state()
    state.apply_action(state.string_to_action("e3"))
    before = str(state)

    with pytest.raises(IllegalMove, match="not-vacant"):
        state.apply_action(state.history()[0])

    assert (str(state), len(state.history())) == (before, 1)


def test_texts_of_ones_own_pass_through_the_text_of_a_game() -> None:
    """A set-up has signs in it that mean something else there."""
    setup = "mouse=f6 cheese=e5 start=f5:ES start=e6:EW"
    game = load_with("maze", {"setup": setup})
    state = game.new_initial_state()

    again, _ = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, state)
    )

    assert game.core.options["setup"] == setup
    assert again.core == game.core
    assert load(str(game)).core == game.core


def test_words_that_look_like_numbers_stand_in_apostrophes() -> None:
    """Else they would be numbers."""
    game = load("whiskerworks_maze(cat='0-18')")

    assert game.core.options["cat"] == "0-18"
    assert "(cat='0-18'," in str(game)
    assert load_with("maze", {"cat": "0-18"}).core == game.core


def load_with(name: str, params: dict[str, object]) -> pyspiel.Game:
    """Return a game with parameters that are not text."""
    return pyspiel.load_game(f"whiskerworks_{name}", params)


@on_every_table
def test_a_tensor_is_made_of_the_planes_of_the_view(text: str) -> None:
    """All of them by name, and one behind the other."""
    state = walk(load(text), 5)[6]
    game, ours = state.get_game().core, state.play_history.state
    observation = make_observation(state.get_game())
    for seat in range(game.seats):
        planes = Numbers([0] * int(game.planes.size))
        game.planes.planes_into(game.view(ours, seat), planes, 0)

        observation.set_from(state, seat)

        shape = (game.planes.rows, game.planes.columns)
        assert [*observation.dict] == [plane.name for plane in game.planes.planes]
        assert all(plane.shape == shape for plane in observation.dict.values())
        assert [*observation.tensor] == [*planes]
        assert state.observation_tensor(seat) == [*planes]
        flat = [plane.ravel() for plane in observation.dict.values()]
        assert np.array_equal(np.concatenate(flat), observation.tensor)


@on_every_table
def test_an_observation_shows_the_table_and_the_position(text: str) -> None:
    """As its seat sees them."""
    state = walk(load(text), 5)[6]
    game = state.get_game().core

    for seat in range(game.seats):
        board = game.board(game.view(state.play_history.state, seat))
        told = state.observation_string(seat)
        assert told.startswith(f"seat {seat}\n{board}\n")
        if state.get_game().get_type().information.name == "PERFECT_INFORMATION":
            assert told.endswith(f"\n{game.write_state(state.play_history.state)}")


def test_observers_take_no_parameters_and_see_no_secrets_of_several() -> None:
    """Unsupported observers are None, or raise an error."""
    game = load("whiskerworks_maze")
    secrets = pyspiel.PrivateInfoType.ALL_PLAYERS

    assert make_observation(game, observed(private_info=secrets)) is None
    for_public = observed(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert make_observation(game, for_public) is None
    with pytest.raises(ValueError, match="observers take no parameters"):
        make_observation(game, None, {"planes": 3})


def observed(**flags: object) -> pyspiel.IIGObservationType:
    """Return the observation type."""
    return pyspiel.IIGObservationType(**{"perfect_recall": False, **flags})


def test_a_search_of_openspiel_finds_the_move_that_wins() -> None:
    """One that is at hand, among all others."""
    won = walk(load("whiskerworks_gears(first=blue)"), seed_of_a_win())[-1]
    moves = won.history()[:-1]
    game = load(f"whiskerworks_gears(first=blue,most_moves={len(moves) + 1})")
    state = game.new_initial_state()
    for move in moves:
        state.apply_action(move)
    seat = state.current_player()
    rng = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, rng)
    often = 2 * len(state.legal_actions())
    searcher = mcts.MCTSBot(game, 2, often, judge, random_state=rng)

    state.apply_action(searcher.step(state))

    assert state.returns()[seat] == 1


def seed_of_a_win() -> int:
    """Return the seed of a random game in which who moves last wins."""
    game = load("whiskerworks_gears(first=blue)")
    for seed in range(20):
        *_, last, end = walk(game, seed)
        if end.returns()[last.current_player()] == 1:
            return seed
    raise AssertionError


def test_python_ends_quietly_after_games_were_registered() -> None:
    """OpenSpiel keeps what makes them longer than Python lives."""
    program = (
        "import pyspiel, whiskerworks.lab.research.spiel\n"
        "print(pyspiel.load_game('whiskerworks_gears').new_initial_state())\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True
    )

    assert run.returncode == 0
    assert run.stderr == ""
    assert "stage:toss" in run.stdout


def test_every_game_is_bounded_or_cut() -> None:
    """Only where nothing says how long it can last, a game must be cut."""
    unbounded = [text for text in TABLES if bounds(load(text).core).moves is None]

    assert unbounded == [text for text in TABLES if load(text).most_moves]
    assert "whiskerworks_puzzle(seats=1)" in unbounded
    assert issubclass(type(load(TABLES[0])), SpielGame)
