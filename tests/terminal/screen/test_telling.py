"""What panes say, folded to the room there is."""

from rich.console import Console
from rich.text import Text

from whiskerworks.terminal.screen.telling import Hanging


def folded(text: str, width: int) -> list[str]:
    """Return the lines that are seen in so many columns."""
    console = Console(width=width, color_system=None)
    with console.capture() as seen:
        console.print(Hanging(Text(text)))
    return [line.rstrip() for line in seen.get().splitlines()]


def test_what_was_played_is_folded_behind_its_number() -> None:
    """So that numbers stand alone at the edge."""
    text = "  7 Red: move1 h5\n    Red goes from i5 to h5 with a 1\n\n  8 Blue: a2"

    assert folded(text, 24) == [
        "  7 Red: move1 h5",
        "    Red goes from i5 to",
        "    h5 with a 1",
        "",
        "  8 Blue: a2",
    ]


def test_it_is_told_whole_where_there_is_no_room() -> None:
    """A word a line, or a part of one."""
    assert "".join("".join(folded("  7 Red: a2", 5)).split()) == "7Red:a2"
