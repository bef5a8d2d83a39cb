# compiled: cold
"""Metadata of the puzzle: options, rules, endings, refusals and events."""

from typing import Final

from whiskerworks.core.meta import OURS, PRINTED, Meta, Rule
from whiskerworks.kit.deck_option import DECK_OPTION

META: Final = Meta(
    name="puzzle",
    printed_title="Mouse Cheese Cat Cucumber (Puzzle Mode)",
    credits=(
        "Seppy Yoon and Patrick Yang, developed by Peter Yang, art by Mark Eberhardt; "
        "Fight in a Box"
    ),
    stage="certified",
    rules_version=1,
    seats=(1,),
    options=(DECK_OPTION,),
    rules=(
        Rule("P1", PRINTED),
        Rule("P2", OURS),
        Rule("P3", PRINTED, OURS),
        Rule("P4", OURS),
        Rule("P5", OURS),
        Rule("P6", OURS),
        Rule("P7", OURS),
        Rule("M2", PRINTED, OURS),
        Rule("M3", OURS),
    ),
    refusals=(
        ("not-in-tray", "P6"),
        ("place-taken", "P6"),
        ("place-empty", "P6"),
        ("no-known-place", "P7"),
    ),
    endings=(("assembled", "P6"),),
    events=(
        ("misfits", "P4"),
        ("put", "P6"),
        ("taken", "P6"),
        ("clue", "P7"),
        ("told", "P7"),
    ),
    endless=True,
)
