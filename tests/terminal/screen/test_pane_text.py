"""Texts of panes, folded to the available width."""

from rich.console import Console
from rich.text import Text

from whiskerworks.core.scene import Scene
from whiskerworks.core.text_board import TextBoard
from whiskerworks.terminal.screen.pane_text import HangingText, recent_events
from whiskerworks.terminal.session import PlyReport, SeatOccupant, SessionView


def folded(text: str, width: int) -> list[str]:
    """Return the visible lines at a width."""
    console = Console(width=width, color_system=None)
    with console.capture() as seen:
        console.print(HangingText(Text(text)))
    return [line.rstrip() for line in seen.get().splitlines()]


def test_plies_are_folded_behind_their_numbers() -> None:
    """So that the numbers stand alone at the edge."""
    text = "  7 Red: move1 h5\n    Red goes from i5 to h5 with a 1\n\n  8 Blue: a2"

    assert folded(text, 24) == [
        "  7 Red: move1 h5",
        "    Red goes from i5 to",
        "    h5 with a 1",
        "",
        "  8 Blue: a2",
    ]


def test_narrow_panes_break_words_instead_of_hiding_them() -> None:
    """One word per line, or part of one."""
    assert "".join("".join(folded("  7 Red: a2", 5)).split()) == "7Red:a2"


def told(since: int, *plies: tuple[int, str]) -> str:
    """Return the summary of these plies, of which people here play seat 0."""
    here, bot = (
        SeatOccupant("Ada", is_local=True),
        SeatOccupant("bot", is_local=False, is_bot=True),
    )
    seen = [PlyReport(seat, "", (says,)) for seat, says in plies]
    scene = Scene(1, 1, (), ())
    now = SessionView(0, 0, True, TextBoard(()), scene, tuple(seen), (here, bot, bot))
    return str(recent_events(now, since))


def test_recent_events_begin_with_the_last_own_move() -> None:
    """It includes chance, and begins with neither newer nor older moves."""
    plies = ((0, "Old."), (0, "Mine."), (-1, "A card."), (1, "One."), (2, "Two."))

    assert told(4, *plies) == "Mine. A card. One. Two."
    assert told(2, *plies[:3]) == "Mine. A card."
    assert told(1, (-1, "A."), (-1, "B.")) == "B."


def test_in_a_long_story_chance_is_left_out() -> None:
    """Unless nothing else happened."""
    dice = [(-1, f"A die shows {number}.") for number in range(20)]

    assert told(3, (0, "Mine."), *dice, (1, "One.")) == "Mine. One."
    assert told(0, *dice).count("A die") == len(dice)
