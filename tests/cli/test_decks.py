"""The commands about decks, and the puzzle solved, as a user runs them."""

import io
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.said import Said
from whiskerworks.core import record
from whiskerworks.games import data, load, load_record
from whiskerworks.kit.deck_file import read_deck_file, write_deck_file
from whiskerworks.kit.deck_option import OUR_DIGEST
from whiskerworks.kit.decks import CARD_IDS, Deck, read_deck_line

BLANK = dict.fromkeys(CARD_IDS, "o,o,o,o") | {"m28": "h,h,h,h"}
"""Sides of a deck that cannot be put together: nothing fits the Studio."""


def deck_of(**cards: str) -> Deck:
    """Return a deck with these sides, all others open; m28 is the Studio."""
    sides = BLANK | cards
    return read_deck_line(" ".join([f"{name}={text}" for name, text in sides.items()]))


def kept(folder: Path, deck: Deck, name: str = "own.toml") -> str:
    """Write *deck* to a file in *folder*, and return its name."""
    (folder / name).write_text(write_deck_file(deck, "A deck"), "utf-8")
    return str(folder / name)


@pytest.fixture
def no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the solver away, as where the extra `lab` is not installed."""
    monkeypatch.delitem(sys.modules, "whiskerworks.lab.assembly_solver", raising=False)
    for name in ["ortools", *[n for n in sys.modules if n.startswith("ortools.")]]:
        monkeypatch.setitem(sys.modules, name, None)


class TestCheck:
    def test_our_deck_is_one(self, said: Said) -> None:
        """[P5, M3] With its digest, and nothing to remark."""
        shown = said.by("deck", "check", "ours")

        assert shown.startswith(f"OK: {OUR_DIGEST}\nshapes: ")
        assert "1 sealed" in shown
        assert "remark" not in shown
        assert shown.endswith("picture: the cards fit together in one way\n")

    def test_advice_that_is_not_followed_is_remarked(
        self, said: Said, tmp_path: Path
    ) -> None:
        """[M3] It is a deck all the same."""
        geared = dict.fromkeys(CARD_IDS[:-1], "o+,o,o,o")
        shown = said.by("deck", "check", kept(tmp_path, deck_of(**geared)))

        assert "\ncogs: 27 clockwise, 0 counterclockwise; cards: 1 with 0, 27" in shown
        assert "remark: cards without cogs: 1; there should be 3 or more [M3]" in shown
        assert "remark: cogs turn unevenly: 27 clockwise, 0 counterclock" in shown

    def test_what_is_no_deck_is_named_with_card_and_side(
        self, said: Said, tmp_path: Path
    ) -> None:
        """Exit code 1: the file is not as it should be."""
        path = tmp_path / "bad.toml"
        text = Path(kept(tmp_path, deck_of())).read_text("utf-8")
        path.write_text(text.replace('walls = ""', 'holes = "E"', 1), "utf-8")
        said.by("deck", "check", str(path), code=1)
        assert said.complaint == (
            f"whiskerworks: {path}: card m01, side E: a mouse hole needs a wall [M2]\n"
        )

        path.write_bytes(b"title = 'x'\n\xff")
        said.by("deck", "check", str(path), code=1)
        assert "bad.toml: line 2 is not UTF-8 text" in said.complaint
        said.by("deck", "check", str(tmp_path / "none.toml"), code=1)
        assert "none.toml: No such file or directory" in said.complaint

    def test_it_tells_whether_there_is_a_picture(
        self, said: Said, tmp_path: Path
    ) -> None:
        """[P5] None, or several."""
        shown = said.by("deck", "check", kept(tmp_path, deck_of()))
        assert "picture: none; the cards do not fit together" in shown
        fitting = deck_of(**dict.fromkeys(("m28",), "h,h,h,h(a)"))
        assert "none" in said.by("deck", "check", kept(tmp_path, fitting))
        four = {"m24": "o,o,h,o", "m25": "o,o,o,h", "m26": "h,o,o,o", "m27": "o,h,o,o"}
        shown = said.by("deck", "check", kept(tmp_path, deck_of(**four)))
        assert "the cards fit together in several ways" in shown

    def test_without_a_solver_the_rest_is_said(
        self, said: Said, tmp_path: Path, no_solver: None
    ) -> None:
        """And how to get one; of our own deck we know the picture."""
        shown = said.by("deck", "check", kept(tmp_path, deck_of()))

        assert shown.startswith("OK: ")
        assert 'picture: unknown; the solver needs the extra "lab"' in shown
        ours = said.by("deck", "check", "ours")
        assert ours.endswith("picture: the cards fit together in one way\n")

    def test_every_card_that_is_wrong_is_named_at_once(
        self, said: Said, tmp_path: Path
    ) -> None:
        """Whoever types in 28 cards wants to know all mistakes."""
        path = Path(kept(tmp_path, deck_of()))
        text = path.read_text("utf-8").replace('walls = ""', 'walls = "NN"', 2)
        path.write_text(text, "utf-8")

        for what in ("check", "show"):
            said.by("deck", what, str(path), code=1)
            assert said.complaint == (
                f"whiskerworks: {path}: card m01, side N: walls has it twice\n"
                f"whiskerworks: {path}: card m02, side N: walls has it twice\n"
            )

    def test_a_deck_may_come_from_a_pipe(
        self, said: Said, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Said as -."""
        text = data("puzzle")["deck.toml"]
        monkeypatch.setattr(
            sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode("utf-8")))
        )
        assert said.by("deck", "check", "-").startswith(f"OK: {OUR_DIGEST}\n")


class TestShow:
    def test_a_deck_is_drawn_card_by_card_with_all_names(
        self, said: Said, tmp_path: Path, no_solver: None
    ) -> None:
        """To know which card is which; in their order, and on one page."""
        path = tmp_path / "ours.svg"
        shown = said.by("deck", "show", "ours", "-o", str(path))

        assert shown == f"{path}: deck {OUR_DIGEST}, card by card\n"
        drawn = ElementTree.fromstring(path.read_text("utf-8"))
        written = [part.text for part in drawn.iter() if part.tag.endswith("text")]
        assert written == list(CARD_IDS)
        assert float(drawn.get("width", "")) <= 190 / 25.4 * 96, "A4 is 210 mm wide"
        assert float(drawn.get("height", "")) <= 259 / 25.4 * 96, "Letter, 279 high"

    def test_it_may_be_a_picture_in_pixels_and_nothing_else(
        self, said: Said, tmp_path: Path
    ) -> None:
        """The end of the name says which; a file that is there stays."""
        path = tmp_path / "ours.png"
        said.by("deck", "show", "ours", "-o", str(path))
        assert path.read_bytes().startswith(b"\x89PNG")

        said.by("deck", "show", "ours", "-o", str(path), code=1)
        assert "File exists; --force replaces it" in said.complaint
        said.by("deck", "show", "ours", "-o", str(tmp_path / "ours.pdf"), code=2)
        assert "ours.pdf" in said.complaint

    def test_our_deck_is_drawn_as_one_picture_if_one_likes(
        self, said: Said, tmp_path: Path, no_solver: None
    ) -> None:
        """[P2] For which no solver is needed."""
        path = tmp_path / "ours.svg"
        shown = said.by("deck", "show", "ours", "--assembled", "-o", str(path))

        assert shown == f"{path}: deck {OUR_DIGEST}, put together\n"
        drawn = ElementTree.fromstring(path.read_text("utf-8"))
        ids = [part.get("data-id") for part in drawn.iter()]
        assert set(CARD_IDS) | {"frame"} <= set(ids)

    def test_a_deck_of_ones_own_is_drawn_beside_it(
        self, said: Said, tmp_path: Path
    ) -> None:
        """To a file that is called like the deck's."""
        name = kept(tmp_path, deck_of(m01="o(shelf),o,o,o"))
        shown = said.by("deck", "show", name)

        assert shown.startswith(f"{tmp_path / 'own.svg'}: deck ")
        assert shown.endswith(", card by card\n")
        text = (tmp_path / "own.svg").read_text("utf-8")
        assert ">shelf<" in text
        assert 'data-id="frame"' not in text

    def test_a_deck_that_makes_no_picture_cannot_be_shown_as_one(
        self, said: Said, tmp_path: Path
    ) -> None:
        """Exit code 1, and nothing is drawn."""
        name = kept(tmp_path, deck_of())
        said.by("deck", "show", name, "--assembled", code=1)

        assert said.complaint == (
            f"whiskerworks: {name}: the cards of this deck do not fit together\n"
        )
        assert not (tmp_path / "own.svg").exists()

    def test_without_a_solver_it_says_how_to_get_one(
        self, said: Said, tmp_path: Path, no_solver: None
    ) -> None:
        """Whether it makes a picture is not known then."""
        name = kept(tmp_path, deck_of())
        said.by("deck", "show", name, "--assembled", code=1)

        assert 'the solver needs the extra "lab"' in said.complaint

    def test_what_comes_from_a_pipe_is_drawn_to_a_file_of_its_own(
        self, said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Called deck.svg, in the folder where one is."""
        text = data("puzzle")["deck.toml"]
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(
            sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode("utf-8")))
        )

        assert said.by("deck", "show", "-").startswith("deck.svg: deck ")
        assert (tmp_path / "deck.svg").is_file()

    def test_a_picture_is_drawn_anew_if_one_insists(
        self, said: Said, tmp_path: Path
    ) -> None:
        """With --force."""
        path = tmp_path / "there.svg"
        path.write_text("old", "utf-8")
        said.by("deck", "show", "ours", "-o", str(path), "--force")

        assert path.read_text("utf-8").startswith("<svg")

    def test_nothing_is_overwritten(self, said: Said, tmp_path: Path) -> None:
        """Exit code 1, and the file is as it was."""
        path = tmp_path / "kept.svg"
        path.write_text("mine", "utf-8")
        said.by("deck", "show", "ours", "-o", str(path), code=1)

        assert said.complaint == (
            f"whiskerworks: {path}: File exists; --force replaces it\n"
        )
        assert path.read_text("utf-8") == "mine"

    def test_a_picture_may_go_to_a_pipe(self, said: Said) -> None:
        """Said as -; by night it has other colours."""
        light = said.by("deck", "show", "ours", "-o", "-")
        dark = said.by("deck", "show", "ours", "-o", "-", "--dark")

        assert light.startswith("<svg ")
        assert light != dark


class TestSolve:
    def test_the_puzzle_is_solved(self, said: Said, tmp_path: Path) -> None:
        """[P6] The picture, the moves, and a record that replays to the end."""
        path = tmp_path / "solved.record"
        shown = said.by("solve", "puzzle", "--record", str(path))
        kept_record = record.read(path.read_text("utf-8"))

        assert shown.count("\nput m") == 28
        assert "!" not in shown
        assert shown.endswith(f"Saved to {path}.\n")
        assert kept_record.end == "assembled"
        assert record.replay(load_record(kept_record), kept_record).ply

    def test_a_record_that_is_there_is_seen_before_the_work(
        self, said: Said, tmp_path: Path
    ) -> None:
        """Nobody waits for a solution that cannot be kept."""
        path = tmp_path / "kept.record"
        path.write_text("mine", "utf-8")

        assert said.by("solve", "puzzle", "--record", str(path), code=1) == ""
        assert path.read_text("utf-8") == "mine"

    def test_a_deck_of_ones_own_is_solved(self, said: Said, tmp_path: Path) -> None:
        """Our cards under other names; the record carries them all."""
        cards = read_deck_file(data("puzzle")["deck.toml"]).cards
        sides = {CARD_IDS[27 - i]: card.text()[4:] for i, card in enumerate(cards)}
        path = tmp_path / "own.record"
        name = kept(tmp_path, deck_of(**sides))
        said.by("solve", "puzzle", "--deck", name, "--record", str(path))

        again = record.read(path.read_text("utf-8"))
        assert again.end == "assembled"
        assert dict(again.options)["deck"] != OUR_DIGEST
        assert record.replay(load_record(again), again).ply

    def test_a_deck_without_a_picture_is_said_to_have_none(
        self, said: Said, tmp_path: Path
    ) -> None:
        """Exit code 1, and no record."""
        path = tmp_path / "none.record"
        name = kept(tmp_path, deck_of())
        said.by("solve", "puzzle", "--deck", name, "--record", str(path), code=1)

        assert "the cards of this deck do not fit together" in said.complaint
        assert not path.exists()

    def test_without_a_solver_it_says_how_to_get_one(
        self, said: Said, tmp_path: Path, no_solver: None
    ) -> None:
        """Exit code 1; but the picture of our own deck is known."""
        said.by("solve", "puzzle", "--deck", kept(tmp_path, deck_of()), code=1)
        assert 'the solver needs the extra "lab"' in said.complaint

        shown = said.by("solve", "puzzle")
        assert "This is the stored picture of our deck." in shown
        assert shown.count("\nput ") == 28

    def test_too_little_effort_is_said(self, said: Said, tmp_path: Path) -> None:
        """Exit code 1, and how to help it."""
        own = kept(tmp_path, deck_of())
        said.by("solve", "puzzle", "--deck", own, "--effort", "0", code=1)
        assert "allow the solver more" in said.complaint


class TestOption:
    def test_a_game_is_played_with_the_deck_of_a_file(
        self, said: Said, tmp_path: Path
    ) -> None:
        """[M3] As if it were written out; our own by its digest alone."""
        deck = deck_of(m01="o(shelf),o,o,o")
        own = said.by("playout", "puzzle", "-n", "0", "--deck", kept(tmp_path, deck))
        ours = said.by("playout", "puzzle", "-n", "0", "--deck", "ours")

        assert f"deck='{deck.digest} m01=o(shelf),o" in own
        assert len(own) < 160
        assert f"deck='{OUR_DIGEST}')" in ours
        assert repr(load("puzzle")) in ours

    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            (["gears"], "option deck: gears does not use Maze Cards"),
            (
                ["puzzle", "-o", f"deck={OUR_DIGEST}"],
                "use either --deck or -o, not both",
            ),
            (["chess"], "there is no game 'chess'"),
        ],
    )
    def test_a_deck_that_cannot_be_meant_is_refused(
        self, said: Said, arguments: list[str], complaint: str
    ) -> None:
        """Exit code 2, in one sentence."""
        said.by("play", *arguments, "--deck", "ours", code=2)
        assert complaint in said.complaint
        assert said.complaint.count("\n") == 1

    def test_a_file_that_is_no_deck_is_refused(
        self, said: Said, tmp_path: Path
    ) -> None:
        """Exit code 2: what was asked for cannot be played."""
        path = tmp_path / "bad.toml"
        path.write_text("[[card]]\nid = 'm01'\n", "utf-8")
        said.by("play", "puzzle", "--deck", str(path), code=2)
        assert said.complaint == f"whiskerworks: {path}: card m02: it is missing\n"


def test_random_play_without_end_is_left_unfinished(said: Said) -> None:
    """After a thousand moves, so that the command ends."""
    shown = said.by("playout", "puzzle", "-n", "1", "--seed", "3")

    assert "ending unfinished" in shown
    assert "1000.0 moves per game" in shown
