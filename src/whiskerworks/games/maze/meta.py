# compiled: cold
"""Metadata of maze: options, rules, endings, refusals and events."""

from typing import Final

from mypy_extensions import i64

from whiskerworks.core.meta import OURS, PRINTED, Meta, Rule
from whiskerworks.core.options import Option
from whiskerworks.kit.deck_option import DECK_OPTION as DECK

BELT_SIZE: Final[i64] = 4
"""Cards on the belt [M7]."""
UPPER_PILE: Final[i64] = 19
"""Maze Cards in the upper pile, the Cat among them [M8]."""
LOWER_PILE: Final[i64] = 3
"""Maze Cards in the lower pile, the Cucumber among them [M8]."""
CAT_SPAN: Final = "5-14"
"""By default the Cat comes after 5 to 14 cards of the upper pile [M8]."""
START_CARD_COUNT: Final = 2
"""Start cards on the table [M7]."""
SETUPS: Final = ("standard",)
"""The set-ups in `setups/`."""

META: Final = Meta(
    name="maze",
    printed_title="Mouse Cheese Cat Cucumber",
    credits=(
        "Seppy Yoon and Patrick Yang, developed by Peter Yang, art by Mark Eberhardt; "
        "Fight in a Box"
    ),
    stage="certified",
    rules_version=1,
    seats=(2, 3, 4),
    options=(
        DECK,
        Option("setup", "standard", "M7", choices=SETUPS, free=True),
        Option("cat", CAT_SPAN, "M8", choices=(CAT_SPAN,), free=True),
    ),
    rules=(
        Rule("M1", PRINTED),
        Rule("M2", PRINTED, OURS),
        Rule("M3", OURS),
        Rule("M4", OURS),
        Rule("M5", PRINTED, OURS),
        Rule("M6", PRINTED, OURS),
        Rule("M7", PRINTED, OURS),
        Rule("M8", PRINTED, OURS),
        Rule("M9", OURS),
        Rule("M10", PRINTED),
        Rule("M10a", PRINTED, OURS),
        Rule("M10b", PRINTED, OURS),
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
        Rule("M19", OURS),
        Rule("M20", OURS),
    ),
    refusals=(
        ("start-due", "M7"),
        ("belt-due", "M7"),
        ("deal-due", "M7"),
        ("begin-due", "M9"),
        ("spin-due", "M10c"),
        ("drop-due", "M10d"),
        ("place-due", "M11"),
        ("walk-due", "M13"),
        ("draw-due", "M16"),
        ("arrive-due", "M16"),
        ("start-elsewhere", "M7"),
        ("start-walls", "M7"),
        ("start-angle", "M7"),
        ("card-gone", "M8"),
        ("deal-order", "M7"),
        ("deal-gone", "M7"),
        ("no-such-seat", "M9"),
        ("cat-out", "M8"),
        ("cat-early", "M8"),
        ("cat-due", "M8"),
        ("cucumber-early", "M8"),
        ("reveal-first", "M10"),
        ("already-revealed", "M10"),
        ("no-cat-yet", "M10b"),
        ("can-place", "M11"),
        ("not-on-belt", "M11"),
        ("same-lie", "M11"),
        ("walls-differ", "M11"),
        ("not-beside", "M11"),
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
        ("mouse-took-cheese", "M15"),
        ("cat-caught-mouse", "M15"),
        ("endgame-mouse", "M18"),
        ("endgame-cat", "M18"),
        ("endgame-cheese", "M18"),
        ("endgame-cucumber", "M18"),
    ),
    events=(
        ("started", "M7"),
        ("belted", "M7"),
        ("dealt", "M7"),
        ("dealt-secretly", "M7"),
        ("begins", "M9"),
        ("revealed", "M10"),
        ("holes-open", "M10a"),
        ("swapped", "M10b"),
        ("spun", "M10c"),
        ("dropped", "M10d"),
        ("placed", "M11"),
        ("covered", "M11"),
        ("skipped", "M11"),
        ("turned", "M12"),
        ("stays", "M13"),
        ("walked", "M14"),
        ("took-cheese", "M15"),
        ("caught", "M15"),
        ("drew", "M16"),
        ("drew-cat", "M16"),
        ("arrived", "M16"),
        ("drew-cucumber", "M16"),
        ("traced", "M18"),
    ),
)
