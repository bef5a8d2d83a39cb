"""Bots at a local table: who they are, what they see, and their hints."""

import io
import re

from librt.random import Random

import whiskerworks
from whiskerworks.bots.bot import Bot
from whiskerworks.bots.greedy_mover import GreedyMover
from whiskerworks.bots.player import Player
from whiskerworks.bots.random_mover import RandomMover
from whiskerworks.core.advice import Level
from whiskerworks.core.game import Game, View
from whiskerworks.core.match import Match, seeded_match
from whiskerworks.core.seat import Seat
from whiskerworks.terminal.line_interface import LineInterface
from whiskerworks.terminal.local.session import LocalSession

GEARS = whiskerworks.load("gears", first="blue")
TINY = Level(10.0, 6, 4, 2)


class Broken:
    """An adviser that fails."""

    def __call__(self) -> float:
        """Fail."""
        raise RuntimeError("no time")


class Listener:
    """Plays the first legal move, and notes what it observes."""

    heard: list[tuple[View, int]]

    def __init__(self) -> None:
        self.heard = []

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Return the first legal move."""
        return game.legal_moves(game.worlds(view)[0])[0]

    def observe(self, game: Game, view: View, move: int) -> None:
        """Note the observation."""
        self.heard.append((view, move))


def typed(
    *lines: str,
    bots: dict[Seat, Player] | None = None,
    game: Game = GEARS,
    adviser: Bot | None = None,
) -> tuple[str, Match]:
    """Return the output for these typed lines, and the match."""
    match = seeded_match(game, seed=1)
    out = io.StringIO()
    typing = iter(lines)
    adviser = Bot(TINY) if adviser is None else adviser
    session = LocalSession(match, bots or {}, Random(1), adviser=adviser)
    LineInterface(session, lambda _: next(typing, None), out).run()
    return out.getvalue(), match


def test_the_other_players_are_named() -> None:
    """By the name of their level in this game."""
    trio = whiskerworks.load("maze", 4)
    bots: dict[Seat, Player] = {1: Bot(2), 2: GreedyMover(), 3: RandomMover()}
    shown, _ = typed("quit", bots=bots, game=trio)

    assert "Seat 2: " in shown
    assert " (level 2).\n" in shown
    assert "Seat 3: Greedy bot (thinks one move ahead).\n" in shown
    assert "Seat 4: Random bot.\n" in shown


def test_a_hint_names_moves_and_how_likely_they_win() -> None:
    """Nothing is played, and the same question gets the same answer."""
    shown, match = typed("hint", "hint", "HINT")
    hints = shown.split("A bot would play:\n")[1:]
    first = hints[0].splitlines()[0]
    move, _, chance = first.partition(": ")

    assert match.moves == []
    assert len(hints) == 3
    assert GEARS.read(GEARS.start(), move) in GEARS.legal_moves(GEARS.start())
    assert chance.endswith(" % to win")
    assert hints[1].splitlines()[0] == first


def test_a_hint_says_which_secrets_others_may_hold() -> None:
    """[M20] Every agenda but one's own, the likeliest first; the sum is 100 percent."""
    maze = whiskerworks.load("maze", 2)
    shown, _ = typed("hint", game=maze, bots={1: RandomMover()})
    told = re.findall(r"so far, seat 2 holds (.*)\.", shown)
    shares = [int(share) for share in re.findall(r"\((\d+) %\)", told[0])]

    assert len(shares) == 3
    assert shares == sorted(shares, reverse=True)
    assert 99 <= sum(shares) <= 101
    assert "agenda" in told[0]


def test_after_the_end_no_hint_is_given() -> None:
    """No move is left to play."""
    shown, _ = typed("i3", "j2", "i5", "j4", "i2", "j3", "hint")

    assert shown.endswith("The game is over.\n\n")


def test_a_move_that_is_called_hint_is_still_a_move() -> None:
    """The puzzle has one, and counts it [P7]."""
    shown, match = typed("hint", game=whiskerworks.load("puzzle"))

    assert len(match.moves) == 1
    assert "A bot would play" not in shown


def test_a_bot_that_cannot_think_does_not_end_the_game() -> None:
    """The answer says what happened."""
    shown, match = typed("hint", "e3", adviser=Bot(TINY, clock=Broken()))

    assert "The bot couldn't give a hint: RuntimeError('no time')" in shown
    assert len(match.moves) == 1


def test_bots_see_every_move_that_they_may_see() -> None:
    """Their own moves too, as their own seat sees them."""
    listener = Listener()
    _, match = typed("e3", "f4", bots={1: listener})

    assert [move for _, move in listener.heard] == match.moves
    assert {view.seat for view, _ in listener.heard} == {1}


def test_bots_forget_undone_moves() -> None:
    """Fresh bots take over, who have seen only the moves that are left."""
    listener = Listener()
    _, match = typed("e3", "f4", "undo", bots={1: listener})

    assert len(match.moves) == 2
    assert [move for _, move in listener.heard[-2:]] == match.moves
