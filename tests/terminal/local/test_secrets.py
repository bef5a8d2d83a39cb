"""A game with secrets at one screen."""

import io
from pathlib import Path

from librt.random import Random

import whiskerworks
from tests.terminal.tmux import Start
from whiskerworks.bots.random_mover import RandomMover
from whiskerworks.core.match import Match, seeded_match
from whiskerworks.core.seat import Seat
from whiskerworks.terminal.line_interface import CURTAIN_LINES, LineInterface
from whiskerworks.terminal.local.session import LocalSession

WARNING = "The file reveals everyone's secrets"


def maze(
    *lines: str, bots: tuple[Seat, ...] = (), width: int = 0, turns: int = 0
) -> tuple[str, Match]:
    """
    Return the output for these typed lines, and the match.

    The first legal move is typed *turns* times before them.
    """
    match = seeded_match(whiskerworks.load("maze", 2), seed=4)
    out = io.StringIO()
    typing = iter(lines)
    left = turns

    def ask(prompt: str) -> str | None:
        nonlocal left
        out.write(prompt)
        if "Press Enter" in prompt:
            return ""
        if not left or match.mover is None:
            return next(typing, None)
        left -= 1
        moves = match.game.legal_moves(match.state)
        return match.game.write(match.state, moves[-1])

    players = {seat: RandomMover() for seat in bots}
    LineInterface(LocalSession(match, dict(players), Random(1)), ask, out, width).run()
    return out.getvalue(), match


def test_people_at_one_screen_do_not_see_each_others_agendas() -> None:
    """[M20] A curtain falls before the next player looks and sees their agenda."""
    shown, match = maze(width=80, turns=4)
    parts = shown.split("\n" * CURTAIN_LINES)

    assert len(parts) > 2
    seats = [part.split("seat ")[-1][0] for part in parts[1:]]
    assert set(seats) == {"1", "2"}
    for part in parts:
        own = {line for line in part.splitlines() if line.startswith("Your agenda")}
        assert len(own) <= 1
    assert "You hold" not in shown
    assert match.moves


def test_a_single_person_needs_no_curtain() -> None:
    """Nor does a pipe, which nobody watches."""
    alone, _ = maze(width=80, turns=3, bots=(1,))
    piped, _ = maze(turns=3)

    assert "Press Enter" not in alone
    assert "You hold" in alone
    assert "Press Enter" not in piped


def test_input_that_ends_at_the_curtain_ends_the_match() -> None:
    """As at any other prompt."""
    match = seeded_match(whiskerworks.load("maze", 2), seed=4)
    out = io.StringIO()

    def ask(prompt: str) -> str | None:
        if "Press Enter" in prompt:
            return None
        return match.game.write(match.state, match.game.legal_moves(match.state)[-1])

    LineInterface(LocalSession(match, {}, Random(1)), ask, out, 80).run()

    assert match.mover is not None


def test_a_record_of_a_game_that_goes_on_is_handed_out_with_a_warning(
    tmp_path: Path,
) -> None:
    """It contains the deal, which everybody may know only after the game [M20]."""
    during, _ = maze(f"save {tmp_path / 'one'}")
    after, match = maze(f"save {tmp_path / 'two'}", turns=200)

    assert WARNING in during
    assert match.mover is None
    assert WARNING not in after
    assert "deal 1 " in (tmp_path / "one").read_text("utf-8")


def test_the_curtain_clears_screen_and_line_history(terminal: Start) -> None:
    """[M20] Also the scrollback, and the lines that the up arrow would recall."""
    seats = ("--seat", "0", "--seat", "1", "--seed", "5")
    screen = terminal("play", "maze", "--plain", *seats, "--language", "en")
    screen.wait_for("Press Enter")
    assert "Your agenda" not in screen.scrollback()
    screen.keys("Enter")
    screen.wait_for("seat 1>")
    assert "Your agenda: cheese" in screen.scrollback()
    screen.type("m26 e4 0")
    screen.keys("Enter")
    screen.wait_for("Press Enter")

    assert "Your agenda" not in screen.scrollback()
    screen.keys("Up", "Enter")
    screen.wait_for("seat 2>")
    assert "m26 e4 0\n" not in screen.scrollback()
    assert "Your agenda: cheese" not in screen.scrollback()
