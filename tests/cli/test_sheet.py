"""`sheet`: a page from which a position is set up on a real table."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.said import Said
from tests.cli.untold import untold
from whiskerworks.core import record as record_core
from whiskerworks.words import languages

GAMES = Path(__file__).parents[1] / "games"
MAZE = GAMES / "maze/records/endgame-cat-2.record"
ONE_OF_EACH = {
    "arena": "seven-6",
    "escape": "escaped",
    "gears": "gold-edge",
    "maze": "endgame-cheese-4",
    "puzzle": "assembled-hints",
    "whodunit": "solved-cat",
}


def record(game: str) -> Path:
    return GAMES / game / "records" / f"{ONE_OF_EACH[game]}.record"


def going_on(path: Path, folder: Path) -> Path:
    """Return the record of a game that is not over, with its secrets dealt."""
    shorter = folder / "going-on.record"
    lines = path.read_text("utf-8").splitlines()
    shorter.write_text("\n".join(lines[:24]) + "\n", "utf-8")
    return shorter


def body(page: str) -> ElementTree.Element:
    """Return what a page shows; it must be well-formed."""
    shown = page.partition("</style>")[2].removesuffix("</html>\n")
    return ElementTree.fromstring(f"<body>{shown}</body>")


def ticks(page: str) -> list[str]:
    """Return the lines to tick."""
    (things,) = [
        part for part in body(page) if part.get("class", "").startswith("things")
    ]
    return ["".join(line.itertext()) for line in things.iter("li")]


@pytest.mark.parametrize("game", ONE_OF_EACH)
def test_a_sheet_stands_alone_with_a_picture_of_each_thing(
    said: Said, game: str
) -> None:
    """
    No scripts, and nothing from elsewhere: it prints without a connection.

    Every line to tick has its thing, drawn from the large picture, as it lies there.
    """
    page = said.by("sheet", str(record(game)), "-o", "-")
    known = set(re.findall(r'\bid="([^"]+)"', page))
    used = re.findall(r'href="#([^"]+)"', page)

    assert "<script" not in page
    assert not re.findall(r'(?:src|href)="(?!#)', page)
    assert not re.findall(r"url\(|@import", page)
    assert body(page).find("header/h1") is not None
    assert set(used) <= known
    assert len([name for name in used if name.startswith("piece-")]) == len(ticks(page))


def test_a_maze_can_be_rebuilt(said: Said) -> None:
    """Every card with its cell and angle, belt, deck, characters, what is covered."""
    path = GAMES / "maze/records/endgame-cheese-4.record"
    page = said.by("sheet", str(path), "--ply", "50", "-o", "-")
    lines = ticks(page)

    assert "m28 on d3 270°" in lines
    assert "m02 on h6, on top of another card 270°" in lines
    assert "m03 on the belt" in lines, "which lies upright"
    assert "The Cat on e5" in lines
    assert "The deck: 6 Maze Cards left" in lines
    assert "m01 on h6" in "".join(body(page).itertext())


def test_equal_things_are_one_line(said: Said) -> None:
    """Dice that show the same are counted."""
    page = said.by("sheet", str(record("arena")), "--ply", "150", "-o", "-")

    assert "5 × A move die, not rolled yet" in ticks(page)


@pytest.mark.parametrize("language", languages())
def test_a_sheet_speaks_every_language(said: Said, language: str) -> None:
    """The page says which one."""
    page = said.by("sheet", str(MAZE), "--language", language, "-o", "-")

    assert f'<html lang="{language}">' in page
    assert len(ticks(page)) > 20


def test_what_lies_hidden_is_taken_once(said: Said) -> None:
    """[E1] Plates tell what the agendas do; the cards lie in the corners."""
    page = said.by("sheet", str(record("escape")), "--ply", "9", "-o", "-")

    assert [line for line in ticks(page) if "agenda" in line] == [
        f"An agenda face down on {corner}" for corner in ("c3", "g3", "c7", "g7")
    ]
    assert "The cat agenda: look at another agenda. You don&#x27;t know" in page


def test_no_button_is_printed(said: Said) -> None:
    """Though pictures for a screen have it."""
    at = (str(record("arena")), "--ply", "30", "-o", "-")

    assert "light-neutral-pass" in said.by("show", *at)
    assert "light-neutral-pass" not in said.by("sheet", *at)


class TestSecrets:
    def test_while_a_game_goes_on_they_are_not_on_the_sheet(
        self, said: Said, tmp_path: Path
    ) -> None:
        """[M20] Only what a bystander may know."""
        page = said.by("sheet", str(going_on(MAZE, tmp_path)), "-o", "-")

        assert "This page shows only public information." in page
        assert [line for line in ticks(page) if "a secret agenda" in line] == [
            "Seat 1 holds a secret agenda",
            "Seat 2 holds a secret agenda",
        ]

    def test_a_seat_may_have_its_own(self, said: Said, tmp_path: Path) -> None:
        """And is told not to leave the page about."""
        path = str(going_on(MAZE, tmp_path))
        page = said.by("sheet", path, "--seat", "1", "-o", "-")

        assert "This page shows what Seat 2 knows. Others shouldn&#x27;t look." in page
        assert "Seat 1 holds a secret agenda" in ticks(page)
        assert "Seat 2 holds a secret agenda" not in ticks(page)

    def test_when_it_is_over_all_may_know_them(self, said: Said) -> None:
        """Also those of a position in the middle."""
        page = said.by("sheet", str(MAZE), "--ply", "16", "-o", "-")

        assert "The game is over" in page
        assert not [line for line in ticks(page) if "a secret agenda" in line]
        assert "(you)" not in page


class TestWhatNobodyTold:
    def test_a_seat_is_refused_what_only_stands_for_its_secret(
        self, said: Said, tmp_path: Path
    ) -> None:
        """In one sentence; exit code 2, and no sheet."""
        said.by("sheet", untold(tmp_path), "--seat", "0", code=2)

        assert said.complaint == (
            "whiskerworks: --seat 0: this record does not say what was dealt in "
            "secret; leave --seat out\n"
        )
        assert not (tmp_path / "untold.html").exists()

    @pytest.mark.parametrize("end", ["", "end resigned 1\n"])
    def test_it_is_on_no_sheet(self, said: Said, tmp_path: Path, end: str) -> None:
        """Not even when the game is over: nobody knows it."""
        page = said.by("sheet", untold(tmp_path, end), "-o", "-")

        assert "This page shows only public information." in page
        assert [line for line in ticks(page) if "agenda" in line] == [
            "Ada holds a secret agenda",
            "Bob holds a secret agenda",
        ]


class TestNames:
    def test_who_played_is_called_by_name(self, said: Said, tmp_path: Path) -> None:
        """As the tags of the record have it."""
        page = said.by("sheet", untold(tmp_path), "-o", "-")

        assert "Bob to play: place a card." in page
        assert "Seat " not in page

    @pytest.mark.parametrize("language", languages())
    def test_a_page_for_one_is_for_somebody_with_a_name(
        self, said: Said, tmp_path: Path, language: str
    ) -> None:
        """In every language, without the number of the seat."""
        path = Path(untold(tmp_path))
        text = path.read_text("utf-8").replace("tag untold 7 8\n", "")
        path.write_text(text, "utf-8")
        look = ("--seat", "1", "--language", language)
        page = said.by("sheet", str(path), *look, "-o", "-")

        assert re.search(r"<header>.*\bBob\b.*</header>", page)


class TestGoingOn:
    def test_the_referee_goes_on_from_the_end_of_a_record(
        self, said: Said, tmp_path: Path
    ) -> None:
        """The name of the file is quoted where it must be."""
        path = going_on(MAZE, tmp_path).rename(tmp_path / "our game.record")
        page = said.by("sheet", str(path), "-o", "-")

        assert "<code>whiskerworks referee maze --resume 'our game.record'" in (
            page.replace("&#x27;", "'")
        )

    @pytest.mark.parametrize("ending", ["record", "json"])
    def test_what_it_says_goes_on_from_the_middle(
        self, said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
    ) -> None:
        """The referee has the sheet's position before it, in whatever form it came."""
        kept = record_core.read(MAZE.read_text("utf-8"))
        write = record_core.write if ending == "record" else record_core.write_json
        (tmp_path / f"game.{ending}").write_text(write(kept), "utf-8")
        monkeypatch.chdir(tmp_path)
        page = said.by("sheet", f"game.{ending}", "--ply", "20", "-o", "-")
        found = re.search(r"<code>whiskerworks (referee .*?)</code>", page)
        assert found is not None

        said.by(*found[1].split(), "--record", "part.record")

        part = record_core.read(Path("part.record").read_text("utf-8"))
        assert [ply.text for ply in part.plies if ply.seat >= 0] == [
            ply.text for ply in kept.plies[:20] if ply.seat >= 0
        ]
        assert len(part.plies) == 20

    def test_a_game_that_is_over_can_only_be_seen_again(self, said: Said) -> None:
        """There is nothing left to play."""
        page = said.by("sheet", str(MAZE), "-o", "-")

        assert "whiskerworks replay endgame-cat-2.record --ply" in page
        assert "whiskerworks referee" not in page


def test_it_is_written_beside_the_record(said: Said, tmp_path: Path) -> None:
    """Unless there is one already."""
    path = tmp_path / "game.record"
    path.write_bytes(MAZE.read_bytes())
    assert said.by("sheet", str(path), "--ply", "0").startswith(
        f"{tmp_path / 'game.html'}: maze, after 0 of "
    )

    said.by("sheet", str(path), code=1)
    assert "game.html: File exists" in said.complaint


def test_a_bad_record_is_named_with_its_line(said: Said, tmp_path: Path) -> None:
    """Exit code 1, and no sheet."""
    path = tmp_path / "game.record"
    path.write_text("whiskerworks record 1\ngame chess\n", "utf-8")
    said.by("sheet", str(path), code=1)

    assert "game.record: line" in said.complaint
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["sheet.pdf", "sheet", "html"])
def test_a_sheet_is_called_what_it_is(said: Said, tmp_path: Path, name: str) -> None:
    """A page is no PDF, whatever it is called."""
    path = tmp_path / name
    said.by("sheet", str(MAZE), "-o", str(path), code=2)

    assert (
        said.complaint == f"whiskerworks: {path}: the name must end in .html or .htm\n"
    )
    assert not path.exists()
