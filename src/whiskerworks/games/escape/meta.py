# compiled: cold
"""Metadata of escape: options, rules, endings, refusals and events."""

from typing import Final

from mypy_extensions import i64

from whiskerworks.core.meta import OURS, PRINTED, Meta, Rule
from whiskerworks.core.options import Option
from whiskerworks.kit.deck_option import DECK_OPTION as DECK

START_CARD_COUNT: Final = 4
"""Start cards on the table [E2]."""
UPPER_PILE: Final[i64] = 17
"""Maze Cards in the upper pile; one more with a belt of 3 [E3]."""
LOWER_PILE: Final[i64] = 3
"""Maze Cards in the lower pile, the Cucumber among them [E3]."""
BELT_SIZE: Final = 4
"""Cards on the belt [M7]."""
SMALL_BELT_SIZE: Final = 3
"""Cards on the belt of the harder variant [E2]."""
CORNER_CELLS: Final = ("c3", "g3", "c7", "g7")
"""The corners of the board, on which the agendas lie [E1]."""
DEFAULT_MARKS: Final = {
    "gear": "NESW",
    "door": "S",
    "nudge": "mouse",
    "again": "cucumber",
    "peek": "cat",
}
"""
The print on the cards, unless the set-up differs: where the gear points for 0, 1, 2 and
3 cogs, and the side of the Exit's door, both at 0 degrees [E5]; which agenda lets you
step the Mechanical Mouse, makes it move again, or lets you look at another agenda [E8].
"""
SETUPS: Final = (
    "diagonal-dash",
    "lucky-leftovers",
    "careful-corners",
    "horrible-hallways",
)
"""The set-ups in `setups/` [E2]."""

META: Final = Meta(
    name="escape",
    printed_title="The Great Escape (solo mode of Mouse Cheese Cat Cucumber)",
    credits=(
        "Seppy Yoon and Patrick Yang, developed by Peter Yang, art by Mark Eberhardt; "
        "Fight in a Box"
    ),
    stage="certified",
    rules_version=1,
    seats=(1,),
    options=(
        DECK,
        Option("setup", SETUPS[0], "E2", choices=SETUPS, free=True),
        Option("belt", BELT_SIZE, "E2", least=SMALL_BELT_SIZE, most=BELT_SIZE),
        Option("help", False, "E2"),
    ),
    rules=(
        Rule("E1", PRINTED),
        Rule("E2", PRINTED, OURS),
        Rule("E3", PRINTED),
        Rule("E4", PRINTED),
        Rule("E5", PRINTED, OURS),
        Rule("E6", PRINTED, OURS),
        Rule("E7", PRINTED, OURS),
        Rule("E8", PRINTED, OURS),
        Rule("E9", PRINTED),
        Rule("M1", PRINTED),
        Rule("M2", PRINTED, OURS),
        Rule("M3", OURS),
        Rule("M4", OURS),
        Rule("M6", PRINTED, OURS),
        Rule("M7", PRINTED, OURS),
        Rule("M8", PRINTED, OURS),
        Rule("M11", PRINTED, OURS),
        Rule("M12", PRINTED),
        Rule("M13", PRINTED),
        Rule("M14", PRINTED, OURS),
        Rule("M16", PRINTED),
    ),
    refusals=(
        ("start-due", "M7"),
        ("belt-due", "M7"),
        ("help-due", "E2"),
        ("place-due", "E4"),
        ("walk-due", "E6"),
        ("bomb-due", "E7"),
        ("draw-due", "M16"),
        ("face-due", "E8"),
        ("nudge-due", "E8"),
        ("again-due", "E8"),
        ("peek-due", "E8"),
        ("no-such-thing", "E1"),
        ("start-elsewhere", "M7"),
        ("start-walls", "M7"),
        ("start-angle", "M7"),
        ("card-gone", "M8"),
        ("cucumber-early", "E3"),
        ("can-place", "M11"),
        ("not-on-belt", "M11"),
        ("same-lie", "M11"),
        ("walls-differ", "M11"),
        ("off-board", "E1"),
        ("not-beside", "E4"),
        ("too-high", "E4"),
        ("on-character", "E4"),
        ("on-agenda", "E4"),
        ("own-cell", "M14"),
        ("on-card", "M14"),
        ("no-cheese-yet", "E6"),
        ("no-door", "E6"),
        ("walled-off", "M14"),
        ("no-way", "M14"),
        ("bomb-elsewhere", "E7"),
        ("nudge-elsewhere", "E8"),
        ("no-agenda", "E8"),
        ("agenda-known", "E8"),
        ("face-elsewhere", "E8"),
        ("face-known", "E8"),
    ),
    endings=(
        ("escaped", "E6"),
        ("met-mouse", "E7"),
        ("exploded", "E7"),
        ("too-late", "E8"),
    ),
    events=(
        ("started", "M7"),
        ("belted", "M7"),
        ("helped", "E2"),
        ("placed", "M11"),
        ("covered", "M11"),
        ("skipped", "M11"),
        ("turned", "M12"),
        ("turned-mouse", "E5"),
        ("turned-exit", "E5"),
        ("stays", "M13"),
        ("walked", "E6"),
        ("through-door", "E6"),
        ("met", "E7"),
        ("bombed", "E7"),
        ("blew-up", "E7"),
        ("drew", "M16"),
        ("drew-cucumber", "E8"),
        ("faced", "E8"),
        ("found", "E8"),
        ("may-nudge", "E8"),
        ("nudged", "E8"),
        ("goes-again", "E8"),
        ("may-peek", "E8"),
        ("nothing-happens", "E8"),
        ("peeks", "E8"),
        ("peeked", "E8"),
    ),
)
