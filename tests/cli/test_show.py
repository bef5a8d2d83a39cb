"""`show` and `film`, as a user runs them."""

import io
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.said import Said
from tests.cli.untold import untold
from whiskerworks.cli.film import frames
from whiskerworks.cli.record_input import load_replay

GAMES = Path(__file__).parents[1] / "games"
GEARS = GAMES / "gears/records/gold-edge.record"
MAZE = GAMES / "maze/records/endgame-cat-2.record"


class TestShow:
    def test_the_last_position_is_drawn_beside_the_record(
        self, said: Said, tmp_path: Path
    ) -> None:
        """As SVG, with words; what was drawn is told."""
        path = tmp_path / "game.record"
        path.write_bytes(GEARS.read_bytes())
        told = said.by("show", str(path))

        assert told == f"{tmp_path / 'game.svg'}: gears, after 16 of 16 moves\n"
        assert "<title>" in (tmp_path / "game.svg").read_text("utf-8")

    def test_the_name_says_what_kind_of_picture_it_is(
        self, said: Said, tmp_path: Path
    ) -> None:
        """PNG at the width that is asked for, by day and by night."""
        look = ("--ply", "3", "--width", "120", "--dark")
        said.by("show", str(GEARS), "-o", str(tmp_path / "a.PNG"), *look)

        with Image.open(tmp_path / "a.PNG") as picture:
            assert (picture.format, picture.size) == ("PNG", (120, 103))
            assert picture.convert("RGB").getpixel((3, 80)) == (0x1C, 0x16, 0x12)

    def test_a_record_comes_in_and_a_picture_goes_out(
        self, said: Said, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Nothing else is said then."""
        typed = io.TextIOWrapper(io.BytesIO(GEARS.read_bytes()))
        monkeypatch.setattr(sys, "stdin", typed)
        drawn = said.by("show", "-", "--ply", "0", "-o", "-")

        assert drawn.startswith("<svg")
        assert drawn.endswith("</svg>\n")

    def test_a_seat_is_shown_its_own_secrets_alone(self, said: Said) -> None:
        """[M20] A bystander sees none of them."""
        at = ("--ply", "15", "-o", "-")
        eyes = [(), ("--seat", "0"), ("--seat", "1")]
        seen = [said.by("show", str(MAZE), *at, *whose) for whose in eyes]

        faces = [drawn.count("agenda-face") for drawn in seen]
        assert faces[0] == 0
        assert faces[1] > 0
        assert seen[1] != seen[2]

    @pytest.mark.parametrize("command", ["show", "film"])
    def test_nobody_is_shown_what_nobody_told(
        self, said: Said, tmp_path: Path, command: str
    ) -> None:
        """A bystander is shown the rest."""
        path = untold(tmp_path)
        said.by(command, path, "--seat", "1", code=2)
        assert "this record does not say what was dealt" in said.complaint
        assert [one.name for one in tmp_path.iterdir()] == ["untold.record"]

        said.by(command, path)
        assert len(list(tmp_path.iterdir())) == 2

    def test_readers_are_told_the_names(self, said: Said, tmp_path: Path) -> None:
        """Of those who played, where the record has them."""
        drawn = said.by("show", untold(tmp_path), "-o", "-")

        assert "<title>Ada holds a secret agenda</title>" in drawn

    def test_a_picture_that_is_there_is_not_written_over(
        self, said: Said, tmp_path: Path
    ) -> None:
        """Unless one says so."""
        path = tmp_path / "a.svg"
        path.write_text("mine", "utf-8")
        said.by("show", str(GEARS), "-o", str(path), code=1)
        assert "a.svg: File exists; --force replaces it" in said.complaint
        assert path.read_text("utf-8") == "mine"

        said.by("show", str(GEARS), "-o", str(path), "--force")
        assert path.read_text("utf-8").startswith("<svg")

    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            (["--ply", "17"], "no move 17: the record has 16 moves"),
            (["--seat", "2"], "there is no seat 2; there are 0 to 1"),
            (["-o", "a.bmp"], "a.bmp: the name must end in .svg or .png"),
            (["--width", "0", "-o", "a.png"], "not 0 x 1"),
            (["--width", "99999", "-o", "-"], "not 99999 x"),
        ],
    )
    def test_a_mistake_is_one_sentence(
        self, said: Said, arguments: list[str], complaint: str
    ) -> None:
        """And nothing is written."""
        said.by("show", str(GEARS), *arguments, code=2)

        assert complaint in said.complaint
        assert said.complaint.count("\n") == 1
        assert not Path("a.png").exists()

    def test_a_bad_record_is_named_with_its_line(
        self, said: Said, tmp_path: Path
    ) -> None:
        """Exit code 1, and no picture."""
        path = tmp_path / "bad.record"
        path.write_text(
            GEARS.read_text("utf-8").replace("\n1 ", "\n1 j1\n1 ", 1), "utf-8"
        )
        for command in ("show", "film"):
            said.by(command, str(path), code=1)
            assert "bad.record: line" in said.complaint
            assert "is refused: j1 already holds a wheel. [G4]" in said.complaint
        assert list(tmp_path.iterdir()) == [path]


class TestFilm:
    def test_a_film_has_a_frame_for_every_move(
        self, said: Said, tmp_path: Path
    ) -> None:
        """A bar tells how far it is; at the end its size is told."""
        path = tmp_path / "game.gif"
        look = ("--width", "60", "--seconds", "0.3", "--to", "6")
        told = said.by("film", str(GEARS), "-o", str(path), *look)

        assert told.startswith(f"{path}: gears, 6 frames, ")
        assert "6 of 6 frames" in said.complaint
        with Image.open(path) as made:
            assert getattr(made, "n_frames", 0) == 6
            assert made.info["duration"] == 300

    def test_what_chance_does_in_one_breath_is_one_frame(self) -> None:
        """The belt is laid at once; a game begins when chance is done."""
        found = load_replay(MAZE)
        plies = frames(found)
        seats = [ply.seat for ply in found.kept.plies]

        assert plies[0] == seats.index(1), "who begins"
        assert plies[-1] == len(seats)
        assert len(plies) < len(seats)
        assert frames(found, 2, 2) == [2], "unless nothing else is asked for"

    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            (["--from", "9", "--to", "3"], "--from 9 comes after --to 3"),
            (["--to", "99"], "no move 99"),
            (["--seconds", "0"], "a frame stays 0.02 to 60 seconds, not 0.0"),
            (["-o", "a.mp4"], "a.mp4: the name must end in .gif, .webp, .png"),
        ],
    )
    def test_a_mistake_is_one_sentence(
        self, said: Said, arguments: list[str], complaint: str, tmp_path: Path
    ) -> None:
        """And nothing is written."""
        output = () if "-o" in arguments else ("-o", str(tmp_path / "a.gif"))
        said.by("film", str(GEARS), *arguments, *output, code=2)

        assert complaint in said.complaint
        assert list(tmp_path.iterdir()) == []

    def test_a_folder_that_is_not_there_is_found_out_first(
        self, said: Said, tmp_path: Path
    ) -> None:
        """Before a frame is drawn."""
        path = tmp_path / "nowhere" / "a.gif"
        said.by("film", str(GEARS), "-o", str(path), code=1)

        assert said.complaint == f"whiskerworks: {path}: No such file or directory\n"

    def test_one_frame_is_one_frame(self, said: Said, tmp_path: Path) -> None:
        """In what is told, and on the way."""
        path = tmp_path / "a.gif"
        told = said.by("film", str(GEARS), "--to", "1", "-o", str(path))

        assert told.startswith(f"{path}: gears, 1 frame, ")
        assert said.complaint.startswith("1 of 1 frame, ")

    def test_a_film_that_is_there_is_kept(self, said: Said, tmp_path: Path) -> None:
        """That is found out before the work is done."""
        path = tmp_path / "a.gif"
        path.touch()
        said.by("film", str(GEARS), "-o", str(path), code=1)

        assert "frames" not in said.complaint
        assert path.read_bytes() == b""
