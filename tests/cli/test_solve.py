"""`solve`, as a user runs it: deals for one player, and positions of gears."""

import json
from pathlib import Path

import pytest

import whiskerworks
from tests.bots.test_forcing_search import TWO_DEEP
from tests.cli.said import Said
from whiskerworks.core import record
from whiskerworks.games import load_record
from whiskerworks.lab.solving.deal_solver import DealSolver
from whiskerworks.lab.solving.proof_formats import from_json
from whiskerworks.lab.solving.proofs import check_proof

GAMES = Path(__file__).parents[1] / "games"
UNSOLVED = str(GAMES / "whodunit/records/unsolved-mouse.record")
GEARS = str(GAMES / "gears/records/gold-edge.record")
CLOGGED = ("solve", "whodunit", "-o", "setup=cats-crossing", "--deal", "0")


def last_ply(path: str, back: int) -> str:
    """Return the number of a move, counted from the end."""
    return str(len(record.read(Path(path).read_text("utf-8")).plies) - back)


class TestDeals:
    def test_a_way_is_told_and_kept(self, said: Said, tmp_path: Path) -> None:
        """As a record that replays to a win."""
        out, ply = tmp_path / "won.record", last_ply(UNSOLVED, 12)
        words = ("solve", "whodunit", "--record", UNSOLVED, "--ply", ply)
        shown = said.by(*words, "--out", str(out))
        kept = record.read(out.read_text("utf-8"))

        assert "It could be won in 3 more turns, the fewest possible." in shown
        assert shown.endswith(f"Saved to {out}.\n")
        assert kept.end == "solved-mouse"
        assert record.replay(load_record(kept), kept).ply

    def test_a_position_that_is_lost_is_told_to_be(self, said: Said) -> None:
        """Everything was tried."""
        ply = last_ply(UNSOLVED, 8)
        shown = said.by("solve", "whodunit", "--record", UNSOLVED, "--ply", ply)

        assert "cannot be won from here: every line of play" in shown

    def test_a_deal_that_is_clogged_is_told_to_be(self, said: Said) -> None:
        """[W5] Also under `lab`."""
        shown = said.by("lab", *CLOGGED)

        assert "could not be won: the belt fills with cards" in shown

    def test_what_is_not_settled_is_told(self, said: Said) -> None:
        """Exit code 1."""
        shown = said.by("solve", "escape", "--deal", "1", "--effort", "0", code=1)

        assert "It is not settled within that effort" in shown

    def test_many_deals_are_told_as_shares(self, said: Said) -> None:
        """With what follows from them."""
        words = ("solve", "whodunit", "--deals", "4", "--effort", "0")
        shown = said.by(*words, "-o", "setup=cats-crossing", code=1)

        assert "cannot be won" in shown
        assert (
            "So at least 0.0 % and at most 25.0 % of these deals can be won." in shown
        )

    def test_one_share_is_told_where_all_is_settled(self, said: Said) -> None:
        """Exit code 0."""
        words = ("solve", "whodunit", "--deals", "1", "--effort", "0")
        shown = said.by(*words, "-o", "setup=cats-crossing")

        assert "So 0.0 % of these deals can be won." in shown

    def test_where_there_is_no_way_none_is_written(
        self, said: Said, tmp_path: Path
    ) -> None:
        """And that is told."""
        out = tmp_path / "won.record"
        shown = said.by(*CLOGGED, "--out", str(out))

        assert shown.endswith(f"No way to win was found, so {out} was not written.\n")
        assert not out.exists()

    def test_they_are_told_as_json(self, said: Said) -> None:
        """One deal, and many."""
        one = json.loads(said.by(*CLOGGED, "--json"))
        words = ("solve", "escape", "--deals", "2", "--effort", "0", "--json")
        many = json.loads(said.by(*words, code=1))

        assert (one["verdict"], one["why"], one["good"]) == ("lost", "clogged", True)
        assert set(many) - set(one) == {"problem"}
        assert many["problem"] == "2 of 2 deals are not settled within that effort"
        assert [deal["seed"] for deal in many["deals"]] == [0, 1]

    def test_whoever_stops_it_is_told_what_is_known(
        self, said: Said, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Exit code 130."""

        def stop(_: DealSolver) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(DealSolver, "run", stop)
        shown = said.by("solve", "escape", "--deal", "1", code=130)

        assert "no way to win was found" in shown


class TestGears:
    def test_a_win_is_told_with_its_proof(self, said: Said, tmp_path: Path) -> None:
        """As JSON that can be checked, or as text."""
        words = ("solve", "gears", "--from", TWO_DEEP, "--tree")
        shown = said.by(*words, str(tmp_path / "proof.json"))
        said.by(*words, str(tmp_path / "proof.txt"))
        proof = from_json((tmp_path / "proof.json").read_text("utf-8"))

        assert "Blue wins in 2 by e2.\n" in shown
        assert check_proof(whiskerworks.load("gears"), proof) > 0
        text = (tmp_path / "proof.txt").read_text("utf-8")
        assert text.startswith("Blue wins in 2 from blue:")

    def test_a_position_of_a_record_is_judged(self, said: Said) -> None:
        """One move before its end somebody wins in one."""
        words = ("solve", "gears", "--record", GEARS, "--ply", last_ply(GEARS, 1))
        found = json.loads(said.by(*words, "--json"))

        assert (found["verdict"], found["moves"]) == ("wins", ["b1"])
        assert (found["turns"], found["fewest"]) == (1, True)

    def test_where_nobody_wins_soon_that_is_told(self, said: Said) -> None:
        """It is settled: within that depth there is nothing."""
        where = "blue:e3 red:g5 turn:blue"
        shown = said.by("solve", "gears", "--from", where, "--depth", "1")
        found = json.loads(
            said.by("solve", "gears", "--from", where, "--depth", "1", "--json")
        )

        assert "Blue is proven to have no win in 1." in shown
        assert (found["verdict"], found["good"], found["no_loss"]) == ("none", True, 1)


@pytest.mark.parametrize("game", ["gears", "whodunit"])
@pytest.mark.parametrize("whole", [b"PAR1\x15\x04\xff", b"hello\n", bytes(range(256))])
def test_what_is_no_record_is_told(
    said: Said, tmp_path: Path, game: str, whole: bytes
) -> None:
    """As `replay` does, in one line; as JSON too."""
    path = tmp_path / "game.record"
    path.write_bytes(whole)
    words = ("solve", game, "--record", str(path))
    said.by("replay", str(path), code=1)
    replayed = said.complaint

    assert said.by(*words, code=1) == ""
    assert said.complaint == replayed
    told = json.loads(said.by(*words, "--json", code=1))
    assert (told["good"], str(path) in told["problem"]) == (False, True)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            "arena",
            "arena cannot be solved; these games can: escape, gears, puzzle, whodunit",
        ),
        ("gears", "choose a position: --from POSITION, or --record FILE"),
        ("whodunit", "choose a deal: --record FILE, --deal SEED, or --deals N"),
        ("escape --deal 1 --deals 2", "choose a deal"),
        ("escape --deal 1 --ply 3", "--ply goes with --record"),
        ("escape --deal 1 --depth 3", "--depth does not apply to escape"),
        ("gears --deal 1", "--deal does not apply to gears"),
        ("puzzle --from x", "--from does not apply to puzzle"),
        (f"whodunit --record {GEARS}", "this is a record of gears, not whodunit"),
        (f"gears --record {GEARS}", "the game is over in this position"),
        (f"gears --record {GEARS} --ply 0", "chance moves next in this position"),
        (f"gears --record {GEARS} --ply 99", "99"),
        (f"gears --record {GEARS} --ply 3 -o swap=on", "leave out -o"),
        (f"gears --record {GEARS} --ply 3 --depth 0", "--depth: from 1 to 40"),
        ("gears --from blue:e3", "red"),
        ("gears --ply 3 --from blue:e3", "--ply counts the moves of a record"),
        ("escape --deals 0", "--deals: use at least 1"),
        ("escape --deals 2 --out x", "--out goes with one deal"),
    ],
)
def test_what_makes_no_sense_is_refused(said: Said, words: str, complaint: str) -> None:
    """Exit code 2, in one sentence."""
    said.by("solve", *words.split(), code=2)

    assert complaint in said.complaint
    assert said.complaint.count("\n") == 1
