# compiled: cold
"""Metadata of gears: options, rules, endings, refusals and events."""

from typing import Final

from whiskerworks.core.meta import OURS, PRINTED, REVIEWED, Meta, Rule
from whiskerworks.core.options import Option

META: Final = Meta(
    name="gears",
    printed_title="MeCaniX (first sold as Kogworks)",
    credits=(
        "Mark Thornton Wood and Francis Henry Dyksterhuis; Kogworks: Dr. Wood "
        "Challenge Centre, 2007; MeCaniX: Pro Ludo and Gigamic, 2008"
    ),
    stage="certified",
    rules_version=1,
    seats=(2,),
    options=(
        Option("first", "coin", "G3", choices=("coin", "blue", "red")),
        Option("quiet_limit", 60, "G10", least=0, most=100_000),
        Option("swap", False, "G11"),
    ),
    rules=(
        Rule("G1", PRINTED),
        Rule("G2", PRINTED, OURS),
        Rule("G3", PRINTED),
        Rule("G4", PRINTED, REVIEWED),
        Rule("G5", PRINTED, REVIEWED),
        Rule("G6", PRINTED),
        Rule("G6a", PRINTED),
        Rule("G6b", PRINTED),
        Rule("G6c", PRINTED),
        Rule("G7", PRINTED),
        Rule("G8", OURS),
        Rule("G9", PRINTED),
        Rule("G10", OURS),
        Rule("G11", OURS),
    ),
    refusals=(
        ("corner-wheel", "G2"),
        ("toss-first", "G3"),
        ("toss-is-over", "G3"),
        ("not-vacant", "G4"),
        ("hand-empty", "G4"),
        ("no-cog-there", "G4"),
        ("not-your-cog", "G4"),
        ("same-peg", "G4"),
        ("own-triangle", "G6a"),
        ("own-corner", "G6b"),
        ("base-locked", "G6c"),
        ("no-swap", "G11"),
    ),
    endings=(
        ("gold", "G7"),
        ("gift", "G8"),
        ("block", "G9"),
        ("repetition", "G10"),
        ("stalemate", "G10"),
    ),
    events=(
        ("first", "G3"),
        ("placed", "G4"),
        ("moved", "G4"),
        ("locked", "G5"),
        ("freed", "G5"),
        ("swapped", "G11"),
    ),
    draws=True,
)
