"""The exam that every game sits, enrolled by having a folder."""

import copy
import pickle
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

import whiskerworks
from tests.tables import Table, tables
from whiskerworks import testing
from whiskerworks.core.errors import NoSuchSeat
from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games import meta
from whiskerworks.testing import sample_games

pytestmark = pytest.mark.wheel

TRANSCRIPTS = runpy.run_path(
    str(Path(__file__).parents[2] / "tools/transcripts.py"), run_name="transcripts"
)
EVERY_TABLE = [pytest.param(table, id=str(table)) for table in tables()]
QUESTIONS = [one for one in testing.EXAM if one != testing.whatever_is_said_has_words]
"""Of what games say, tests/words asks more, and in every language."""
on_every_table = pytest.mark.parametrize("table", EVERY_TABLE)
on_every_game = pytest.mark.parametrize("name", whiskerworks.names())


def samples(table: Table, count: int) -> Iterator[tuple[Game, Value]]:
    """Return positions spread over two random matches, first and last among them."""
    game = table.load()
    for state in sample_games.samples(game, count):
        yield game, state


@pytest.mark.parametrize("question", QUESTIONS, ids=testing.called)
@on_every_table
def test_every_game_passes_the_exam(question: testing.Question, table: Table) -> None:
    """Which games of other packages sit too."""
    question(table.load())


@on_every_table
def test_a_number_that_is_no_move_is_refused(table: Table) -> None:
    """Below 0 and from the limit on there are no moves."""
    game = table.load()
    for move in (-1, game.rules.move_limit, 2**40):
        refusal = game.why_illegal(game.start(), move)

        assert refusal is not None
        assert refusal.code == "no-such-move"


@on_every_table
def test_a_game_can_be_sent_to_another_process(table: Table) -> None:
    """It comes back equal, and plays the same."""
    game = table.load()
    again = pickle.loads(pickle.dumps(game))

    assert again == game == table.load()
    assert hash(again) == hash(game)
    assert again.start() == game.start()
    assert copy.deepcopy(game) == game
    assert all(game != other.load() for other in tables() if other != table)


@on_every_table
@pytest.mark.parametrize("seat", [int(CHANCE), 99])
def test_only_seats_and_bystanders_have_a_view(table: Table, seat: int) -> None:
    """Chance and strangers see nothing."""
    game = table.load()
    last = game.seats - 1
    with pytest.raises(NoSuchSeat, match=f"no seat {seat}; there are 0 to {last}$"):
        game.view(game.start(), seat)
    with pytest.raises(NoSuchSeat):
        game.events(game.start(), game.legal_moves(game.start())[0], seat)


@on_every_game
def test_the_golden_transcript_is_unchanged(name: str) -> None:
    """
    Everything the contract says along one game is as it was.

    If a change is meant, write the file anew: `make transcripts`.
    """
    path = Path(__file__).parents[1] / "games" / name / "transcript.txt"
    golden = path.read_text("utf-8")
    first = golden.splitlines()[0]

    made = TRANSCRIPTS["made"](name, first)
    assert f"{first}\n{made}" == golden
    assert "\nover: " in golden or meta(name).endless


@on_every_game
def test_every_game_folder_has_the_same_parts(name: str) -> None:
    """Whoever knows one game finds the right file in any other."""
    folder = Path(whiskerworks.games.__file__).parent / name
    tests = Path(__file__).parents[1] / "games" / name

    for part in whiskerworks.games.PARTS:
        assert (folder / f"{part}.py").is_file()
    assert (folder / "words" / "en.ftl").is_file()
    assert (tests / "test_rules.py").is_file()


def records_of(name: str) -> list[Path]:
    """Return the games of a game's tests that were recorded by hand."""
    folder = Path(__file__).parents[1] / "games" / name / "records"
    return sorted(folder.glob("*.record"))
