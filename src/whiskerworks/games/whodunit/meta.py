# compiled: cold
"""Metadata of whodunit: options, rules, endings, refusals and events."""

from typing import Final

from mypy_extensions import i64

from whiskerworks.core.meta import OURS, PRINTED, Meta, Rule
from whiskerworks.core.options import Option
from whiskerworks.kit.deck_option import DECK_OPTION as DECK

BELT_SIZE: Final[i64] = 4
"""Cards on the belt [M7]."""
START_CARD_COUNT: Final = 3
"""Start cards on the table [W2]."""
STACK_SIZE: Final[i64] = 5
"""Maze Cards in each of the four stacks of the deck [W3]."""
EXTRA_CARDS: Final[i64] = 1
"""Additional cards in the first stack, unless the Mouse's Studio is out [W3, W9]."""
CUCUMBER_STACK_SIZE: Final[i64] = 3
"""Cards of the last stack that are shuffled with the Cucumber [W3]."""
SETUPS: Final = (
    "cats-crossing",
    "mouses-mirror",
    "cheeses-cottage",
    "cucumbers-cradle",
)
"""The set-ups in `setups/` [W2]."""

META: Final = Meta(
    name="whodunit",
    printed_title="Who Done It? (solo mode of Mouse Cheese Cat Cucumber)",
    credits=(
        "Seppy Yoon and Patrick Yang, developed by Peter Yang, art by Mark Eberhardt; "
        "Fight in a Box"
    ),
    stage="certified",
    rules_version=1,
    seats=(1,),
    options=(
        DECK,
        Option("setup", SETUPS[0], "W2", choices=SETUPS, free=True),
        Option("easier", False, "W9"),
    ),
    rules=(
        Rule("W1", PRINTED),
        Rule("W2", PRINTED, OURS),
        Rule("W3", PRINTED),
        Rule("W4", PRINTED),
        Rule("W5", PRINTED),
        Rule("W6", PRINTED),
        Rule("W7", PRINTED, OURS),
        Rule("W8", PRINTED),
        Rule("W9", PRINTED, OURS),
        Rule("M1", PRINTED),
        Rule("M2", PRINTED, OURS),
        Rule("M3", OURS),
        Rule("M4", OURS),
        Rule("M5", PRINTED, OURS),
        Rule("M6", PRINTED, OURS),
        Rule("M7", PRINTED, OURS),
        Rule("M8", PRINTED, OURS),
        Rule("M10a", PRINTED, OURS),
        Rule("M10b", PRINTED),
        Rule("M10c", PRINTED),
        Rule("M10d", PRINTED),
        Rule("M11", PRINTED, OURS),
        Rule("M12", PRINTED),
        Rule("M13", PRINTED),
        Rule("M14", PRINTED, OURS),
        Rule("M15", PRINTED),
        Rule("M16", PRINTED),
        Rule("M17", PRINTED, OURS),
        Rule("M18", PRINTED),
    ),
    refusals=(
        ("start-due", "M7"),
        ("belt-due", "M7"),
        ("place-due", "W4"),
        ("spin-due", "W7"),
        ("drop-due", "W7"),
        ("walk-due", "M13"),
        ("draw-due", "M16"),
        ("arrive-due", "M16"),
        ("no-such-thing", "W1"),
        ("start-elsewhere", "M7"),
        ("start-walls", "M7"),
        ("start-angle", "M7"),
        ("card-gone", "M8"),
        ("cat-out", "W3"),
        ("cat-early", "W3"),
        ("cat-due", "W3"),
        ("cucumber-early", "W3"),
        ("agenda-due", "W3"),
        ("agenda-early", "W3"),
        ("agenda-came", "W3"),
        ("not-easier", "W9"),
        ("not-kept", "W9"),
        ("no-cat-yet", "W7"),
        ("not-on-belt", "M11"),
        ("same-lie", "M11"),
        ("walls-differ", "M11"),
        ("not-active", "W4"),
        ("too-high", "W4"),
        ("on-character", "M6"),
        ("too-large", "M5"),
        ("no-card", "M10c"),
        ("no-card-below", "M10d"),
        ("not-waiting", "M13"),
        ("own-cell", "M14"),
        ("on-card", "M14"),
        ("on-cheese", "M15"),
        ("shut-in", "M14"),
        ("walled-off", "M14"),
        ("no-way", "M14"),
        ("not-empty", "M16"),
        ("not-nearest", "M16"),
    ),
    endings=(
        ("stuck", "W5"),
        ("no-place", "W6"),
        ("mouse-took-cheese", "W6"),
        ("cat-caught-mouse", "W6"),
        ("solved-mouse", "W8"),
        ("solved-cat", "W8"),
        ("solved-cheese", "W8"),
        ("solved-cucumber", "W8"),
        ("unsolved-mouse", "W8"),
        ("unsolved-cat", "W8"),
        ("unsolved-cheese", "W8"),
        ("unsolved-cucumber", "W8"),
    ),
    events=(
        ("started", "M7"),
        ("belted", "M7"),
        ("used", "W7"),
        ("used-kept", "W9"),
        ("unused", "W7"),
        ("holes-open", "M10a"),
        ("swapped", "M10b"),
        ("spun", "M10c"),
        ("dropped", "M10d"),
        ("placed", "M11"),
        ("covered", "M11"),
        ("turned", "M12"),
        ("stays", "M13"),
        ("is-stuck", "W5"),
        ("walked", "M14"),
        ("took-cheese", "M15"),
        ("caught", "M15"),
        ("drew", "M16"),
        ("drew-cat", "M16"),
        ("arrived", "M16"),
        ("drew-agenda", "W7"),
        ("cannot-place", "W6"),
        ("drew-cucumber", "M16"),
        ("culprit", "W8"),
    ),
)
