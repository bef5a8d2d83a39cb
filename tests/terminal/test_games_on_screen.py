"""One whole game of each kind on the screen of a real terminal."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

import whiskerworks
from tests.terminal.tmux import Holds, Start, Tmux
from whiskerworks.core import record
from whiskerworks.core.match import Match, seeded_match
from whiskerworks.core.options import OptionValue
from whiskerworks.core.scene import Offer
from whiskerworks.terminal.screen.move_choice import MoveChoice, OfferIndex
from whiskerworks.terminal.sentences import score_message
from whiskerworks.words import words

ASSEMBLED: Final = Path(__file__).parents[1] / "games/puzzle/records/assembled.record"

BARS: Final = str.maketrans(dict.fromkeys("▁▂▃▄▅▆▇█", " "))
"""Characters of scrollbars, at the ends of lines."""
LIT: Final = re.compile(r"\x1b\[44m.* Ready ")
"""The button on a curtain, drawn with the focus."""

Playing = Callable[[Tmux, Match, Offer], None]
"""Plays a move on the screen."""


class Played:
    """A match played on the screen, and the same match as it should be."""

    def __init__(
        self, start: Start, name: str, seed: int, **options: OptionValue
    ) -> None:
        """Start it with all seats at this screen, seeded with *seed*."""
        self.match = seeded_match(whiskerworks.load(name, None, **options), seed)
        given = [f"--option={option}={value}" for option, value in options.items()]
        seats = [f"--seat={seat}" for seat in range(self.match.game.seats)]
        told = ("--seed", str(seed), "--language", "en")
        self.terminal = start("play", name, *told, *given, *seats, width=100, height=35)
        self._deal()
        self._lift(is_open)

    def play(self, move: str, playing: Playing) -> None:
        """Play a move on the screen, and wait until it is reported there."""
        match, game = self.match, self.match.game
        scene = game.scene(game.view(match.state, match.mover))
        playing(self.terminal, match, next(o for o in scene.moves() if o.move == move))
        assert match.mover is not None
        match.play(match.mover, game.read(match.state, move))
        count = len(match.moves)
        self._deal()
        self._lift(lambda lines: is_told(lines, count, move))

    def end(self) -> None:
        """Read the result off the screen, and quit."""
        outcome = self.match.game.outcome(self.match.state)
        assert outcome is not None
        said = words(self.match.game.name)
        lines = self.terminal.wait_for("game over")
        beside = [line[60:].translate(BARS) for line in lines]
        shown = " ".join(" ".join(beside).split())
        assert said.say(score_message(outcome)) in shown
        assert said.say(outcome.message()) in shown
        self.terminal.keys("C-q")
        assert self.terminal.wait_for_end() == 0

    def _lift(self, holds: Holds) -> None:
        """Wait for something to appear; lift a curtain with a single Enter."""
        lines = self.terminal.wait_until(lambda lines: is_hidden(lines) or holds(lines))
        if is_hidden(lines):
            self.terminal.wait_until(lambda _: self._is_ready())
            self.terminal.keys("Enter")
            self.terminal.wait_until(holds)

    def _is_ready(self) -> bool:
        """Whether the button has the focus; until then it ignores Enter."""
        return any(LIT.search(line) for line in self.terminal.colours())

    def _deal(self) -> None:
        self.match.settle()


def is_hidden(lines: list[str]) -> bool:
    """Whether the curtain is down."""
    return any("Make sure nobody else is looking" in line for line in lines)


def is_open(lines: list[str]) -> bool:
    """Whether the whole table is visible."""
    return not is_hidden(lines) and any("F1 Rules" in line for line in lines)


def is_told(lines: list[str], count: int, move: str) -> bool:
    """Whether the history shows a ply."""
    start, end = f" {count} ", f": {move}"
    return is_open(lines) and any(start in one and one.endswith(end) for one in lines)


def rest(terminal: Tmux) -> None:
    """
    Wait until all effects of earlier input are drawn.

    Panes are drawn one after another, and a growing one moves others. A character that
    is typed now is drawn after all of them, and deleted again.
    """
    terminal.type("~")
    terminal.wait_for("▌ ~")
    terminal.keys("BSpace")
    terminal.wait_until(lambda lines: not any("▌ ~" in line for line in lines))


def typed(terminal: Tmux, match: Match, offer: Offer) -> None:
    """Type the move."""
    terminal.type(offer.move)
    terminal.wait_for(f"▌ {offer.move}")
    terminal.keys("Enter")


def clicked(terminal: Tmux, match: Match, offer: Offer) -> None:
    """Click all its spots on the board in reverse order, and the last one again."""
    for spot in reversed(offer.spots):
        rest(terminal)
        terminal.click(*where(terminal, match, spot))
    terminal.wait_for("Press Enter to play it")
    terminal.click(*where(terminal, match, offer.spots[0]))


def where(terminal: Tmux, match: Match, spot: str) -> tuple[int, int]:
    """Return row and column of a spot, searching for the first line of the board."""
    plan = match.game.plan(match.game.view(match.state, match.mover))
    area = next(area for area in reversed(plan.areas) if area.spot == spot)
    first = plan.lines[0]
    lines = terminal.see(first)
    row = next(number for number, line in enumerate(lines) if first in line)
    column = lines[row].index(first)
    return row + area.row, column + area.column + area.width // 2


def listed(terminal: Tmux, match: Match, offer: Offer) -> None:
    """Click what is not on the board in the list, then the move, and press Enter."""
    for text in (f"[ ] {said_of(match, offer.spots[0])}", f"{offer.move}: "):
        rest(terminal)
        terminal.click_on(text)
    terminal.wait_for("Press Enter to play it")
    terminal.keys("Enter")


def by_keys(terminal: Tmux, match: Match, offer: Offer) -> None:
    """Move the cursor to each spot on the board or in the list, and choose it."""
    view = match.game.view(match.state, match.mover)
    areas = sorted(match.game.plan(view).areas, key=lambda one: (one.row, one.column))
    choice = MoveChoice(OfferIndex(match.game.scene(view).moves()))
    for spot in offer.spots:
        drawn = list(dict.fromkeys([area.spot for area in areas]))
        if spot in drawn:
            stops = [one for one in drawn if one in choice.open_spots]
            terminal.keys("Home", *["PageDown"] * stops.index(spot))
            terminal.see(f" {said_of(match, spot)[:30]}")
            terminal.keys("Enter")
            # A chosen spot is in brackets instead of the cursor's braces.
            terminal.wait_until(lambda lines: not any("{" in line for line in lines))
        else:
            spots = (*choice.chosen, *choice.open_spots)
            lines = [one for one in spots if one not in drawn]
            terminal.keys("F3", "Home", *["Down"] * lines.index(spot), "Enter")
            terminal.wait_for(f"[x] {said_of(match, spot)[:30]}")
            terminal.keys("BTab")
            terminal.wait_until(lambda lines: any(line[:1] == "─" for line in lines))
        choice = MoveChoice(choice.menu, (*choice.chosen, spot))
    terminal.wait_for("Press Enter to play it")
    terminal.keys("Enter")


def said_of(match: Match, spot: str) -> str:
    """Return the description of a piece."""
    scene = match.game.scene(match.game.view(match.state, match.mover))
    say = next(piece.say for piece in scene.pieces if piece.id == spot)
    assert say is not None
    return words(match.game.name).say(say)


@pytest.mark.parametrize(
    ("told", "most"),
    [({}, 107), ({"COLORTERM": "truecolor"}, 107), ({"NO_COLOR": "1"}, 0)],
    ids=["sixteen colours", "all colours", "none"],
)
def test_no_more_than_sixteen_colours_are_asked_for(
    terminal: Start, told: dict[str, str], most: int
) -> None:
    """By name, even where more are available; none if the user wants none."""
    arguments = ("play", "whodunit", "--seed", "53", "--language", "en")
    screen = terminal(*arguments, term="xterm", environment=told)
    screen.wait_for("F1 Rules")
    screen.keys("Home", "Enter")
    screen.wait_for("[   c2  ]")

    codes = re.findall(r"\x1b\[([\d;]*)m", "\n".join(screen.colours()))
    colours = {int(code) for code in ";".join(codes).split(";") if code} - {39, 49}

    assert bool(most) == any(code >= 30 for code in colours)
    assert all(code < 10 or (30 <= code <= most and code % 10 < 8) for code in colours)


def test_gears_with_the_mouse(terminal: Start) -> None:
    """Red jams Blue's base in six moves."""
    game = Played(terminal, "gears", 1, first="blue")
    for move in ("i3", "j2", "i5", "j4", "i2", "j3"):
        game.play(move, clicked)
    game.end()


def test_typing_ahead_works_line_by_line(terminal: Start) -> None:
    """Enter ends a line when it is pressed, not when it is processed."""
    game = Played(terminal, "gears", 1, first="blue")
    game.terminal.keys("i3", "Enter", "j2", "Enter", "i5", "Enter", "j4", "Enter")
    game.terminal.wait_for(": j4")
    shown = "\n".join(game.terminal.screen())

    assert all(f": {move}" in shown for move in ("i3", "j2", "i5", "j4"))


def test_arena_from_the_list(terminal: Start) -> None:
    """Blue is the first to get a cheese."""
    game = Played(terminal, "arena", 3, goal=1)
    for move in ("move1 h5", "move1 a2", "move2 h6", "move2 c4"):
        game.play(move, listed)
    game.end()


@pytest.mark.soak
def test_escape_by_typing(terminal: Start) -> None:
    """The bomb is placed at a wall."""
    game = Played(terminal, "escape", 42)
    moves = "m22 f7 0, bomb e6, m18 d3 0, bomb e5, m23 e6 0, bomb d7, m09 g4 180"
    for move in moves.split(", "):
        game.play(move, typed)
    game.end()


def test_whodunit_by_keys(terminal: Start) -> None:
    """The Mouse goes to a place where no further card fits."""
    game = Played(terminal, "whodunit", 53)
    moves = "m19 c2 90, mouse c1, m21 b1 0, mouse b2, m22 a2 180, mouse a1"
    for move in moves.split(", "):
        game.play(move, by_keys)
    game.end()


def test_maze_by_typing_with_a_curtain_between_two(terminal: Start) -> None:
    """The Mouse takes the Cheese."""
    game = Played(terminal, "maze", 40)
    for move in ("reveal", "spin e6 270", "m23 g6 180", "m12 e6 90", "mouse e5"):
        game.play(move, typed)
    game.end()


@pytest.mark.soak
def test_puzzle_by_typing(terminal: Start) -> None:
    """All cards are put into the frame, as recorded earlier."""
    game = Played(terminal, "puzzle", 1)
    for ply in record.read(ASSEMBLED.read_text("utf-8")).plies:
        game.play(ply.text, typed)
    game.end()
