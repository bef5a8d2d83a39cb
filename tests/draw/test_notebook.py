"""Games, records and positions show themselves where IPython runs."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import whiskerworks
from tests.patience import PATIENCE
from whiskerworks import Picture, show
from whiskerworks.core import record
from whiskerworks.core.errors import NoSuchSeat
from whiskerworks.core.record import Ply, Record
from whiskerworks.draw.notebook import Notebook, call
from whiskerworks.draw.picture import BadPicture
from whiskerworks.games import REMEMBERED, load_record, recent

GAMES = Path(__file__).parents[1] / "games"
NOTEBOOK = Notebook(recent, load_record)
SESSION = """
from IPython.core.interactiveshell import InteractiveShell

shell = InteractiveShell.instance()
for cell in (
    "import whiskerworks as w; game = w.load('gears', first='blue')",
    "game",
    "game.start()",
    "w.show(game, game.start(), 1)",
    "game.outcome(game.start())",
    "w.Outcome((1.0, 0.0), 'gold', 'G8')",
):
    result = shell.run_cell(cell).result
    if result is not None:
        data, _ = shell.display_formatter.format(result)
        print("shown:", sorted(data), "<svg" in str(data))
"""


def kept(game: str, name: str) -> Record:
    path = GAMES / game / "records" / f"{name}.record"
    return record.read(path.read_text("utf-8"))


class TestShell:
    def test_ipython_shows_pictures_and_else_plain_text(self) -> None:
        """A game, a position and a picture are drawn; other values are not."""
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", SESSION],
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        )

        lines = done.stdout.splitlines()
        assert [line for line in lines if line.startswith("shown:")] == [
            "shown: ['text/html', 'text/plain'] True",
            "shown: ['text/html', 'text/plain'] True",
            "shown: ['image/svg+xml', 'text/plain'] True",
            "shown: ['text/plain'] False",
        ]


class TestNotebook:
    def test_a_game_shows_its_title_its_options_and_how_it_begins(self) -> None:
        """Options of one's own may be long: they are cut."""
        shown = NOTEBOOK.game(whiskerworks.load("arena", 3, goal=5))

        assert "<b>Arena</b>" in shown
        assert "load(&#x27;arena&#x27;, seats=3, side=5, goal=5" in shown
        assert "<svg" in shown
        assert len(call(load_record(kept("maze", "own-deck-3")))) < 200

    def test_a_position_is_drawn_by_the_game_loaded_last_that_has_it(self) -> None:
        """Another board has other hexes; then an older game is asked."""
        small, large = (whiskerworks.load("arena", 2, side=side) for side in (4, 5))

        assert NOTEBOOK.game_of(large.start()) == large
        assert NOTEBOOK.game_of(small.start()) == small
        assert "side=4" in str(NOTEBOOK.state(small.start()))

    def test_what_is_no_position_is_left_as_it_is(self) -> None:
        """Plain text is shown then."""
        assert NOTEBOOK.state(Ply(0, "e3")) is None
        assert (
            Notebook(tuple, load_record).state(whiskerworks.load("gears").start())
            is None
        )

    def test_few_games_are_remembered_each_once(self) -> None:
        """The newest first."""
        games = [whiskerworks.load("arena", goal=goal) for goal in range(3, 13)]
        again = whiskerworks.load("arena", goal=12)

        assert recent() == tuple(reversed(games))[:REMEMBERED]
        assert recent()[0] is again

    def test_a_record_shows_how_it_ended_and_all_its_moves(self) -> None:
        """The moves are folded; it is well-formed."""
        shown = NOTEBOOK.record(kept("gears", "gold-edge"))
        root = ElementTree.fromstring(f"<div>{shown}</div>")

        assert "turns the gold wheel: Blue wins!" in shown
        assert root.findtext(".//summary") == "16 moves"
        assert len(list(root.iter("tr"))) == 16

    def test_a_record_that_players_ended_says_so(self) -> None:
        """A game given up has no outcome of its own."""
        whole = kept("gears", "gold-edge")
        given_up = Record(
            "gears", 1, 2, whole.options, (), whole.plies[:4], "resigned 1"
        )

        assert "Seat 2 resigned." in NOTEBOOK.record(given_up)

    def test_secrets_of_a_game_that_goes_on_are_kept(self) -> None:
        """[M20] When it is over, all may know them."""
        whole = kept("maze", "endgame-cat-2")
        going_on = Record("maze", 1, 2, whole.options, (), whole.plies[:12])

        assert "deal 0 cat" in NOTEBOOK.record(whole)
        assert "deal 0" not in NOTEBOOK.record(going_on)

    def test_what_nobody_told_is_never_shown(self) -> None:
        """Not even when it is over; and whoever played is called by name."""
        whole = kept("maze", "endgame-cat-2")
        deals = [at for at, ply in enumerate(whole.plies) if "deal" in ply.text]
        untold = " ".join([str(at + 1) for at in deals])
        tags = (("seat-0", "Ada"), ("seat-1", "Bob"), ("untold", untold))
        plies = whole.plies[:12]
        shown = NOTEBOOK.record(
            Record("maze", 1, 2, whole.options, tags, plies, "resigned 1")
        )

        assert "Bob resigned." in shown
        assert "deal 0" not in shown

    def test_a_record_that_is_not_right_says_why(self) -> None:
        """The line is named; nothing is raised while a cell is shown."""
        bad = Record("gears", 1, 2, (), (), (Ply(0, "e3"),))

        assert NOTEBOOK.record(bad) == (
            "<p>This record isn&#x27;t valid: line 6: e3 is refused: "
            "It isn&#x27;t Seat 1&#x27;s turn: chance decides first.</p>"
        )

    def test_of_a_record_that_came_as_json_the_place_is_named(self) -> None:
        """As the command line does it, also where no move is to blame."""
        bad = Record("gears", 1, 2, (), (), (Ply(-1, "first blue"),), "gold")
        shown = NOTEBOOK.record(record.read(record.write_json(bad)))

        assert shown.startswith("<p>This record isn&#x27;t valid: line 11: end: ")

    def test_a_text_that_is_no_move_is_told_in_words(self) -> None:
        """In those of the game."""
        whole = kept("gears", "gold-edge")
        plies = (*whole.plies[:2], Ply(0, "z9"))
        bad = Record("gears", 1, 2, whole.options, (), plies)

        assert (
            "isn&#x27;t a valid move. There is no peg z9. Pegs run from a1"
            in NOTEBOOK.record(bad)
        )

    def test_a_scene_is_drawn_without_words(self) -> None:
        """Nobody can say whose words it speaks."""
        game = whiskerworks.load("gears")
        shown = NOTEBOOK.scene(game.scene(game.view(game.start(), None)))

        assert "<svg" in shown
        assert "<title>" not in shown


class TestPicture:
    def test_a_picture_is_what_a_seat_sees(self) -> None:
        """A bystander sees no secrets."""
        game = load_record(kept("maze", "endgame-cat-2"))
        state = record.replay(game, kept("maze", "endgame-cat-2")).states[12]

        assert "agenda-face" in show(game, state, 0).svg
        assert "agenda-face" not in show(game, state).svg
        with pytest.raises(NoSuchSeat):
            show(game, state, 2)

    def test_a_picture_is_saved_by_the_end_of_its_name(self, tmp_path: Path) -> None:
        """SVG or PNG; nothing else is written."""
        game = whiskerworks.load("gears")
        picture = show(game, game.start(), dark=True)
        picture.save(tmp_path / "a.svg")
        picture.save(str(tmp_path / "a.png"), width=60)

        assert (tmp_path / "a.svg").read_text("utf-8") == picture.svg
        assert (tmp_path / "a.png").read_bytes() == picture.png(60)
        assert isinstance(picture, Picture)
        assert repr(picture) == "<Picture of gears, 12 x 10.3>"
        with pytest.raises(BadPicture, match="must end in"):
            picture.save(tmp_path / "a.gif")
