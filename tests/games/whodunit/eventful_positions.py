"""Positions in which something is about to happen, for tests of what is told."""

from functools import cache

import whiskerworks
from tests.games.whodunit.drawing import DEAD, drawn, played
from tests.games.whodunit.drawn_layouts import BOTH, CORNERS, LATE, MOUSE, SPARSE
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.words import words

SAY = words("whodunit").say
LAYOUT = "cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW"
# The Cheese has one empty space beside it.
CORNERED = f"""
      b       c       d       e       f
                   +=====+
5                  | m01 |
                   +=====+
   (     ) +=====+ (     ) +=====+
6   MOUSE  | m02 |  CHEESE | m03 |
   (     ) +=====+ (     ) +=====+
{DEAD}
"""
# A card on d6 lies beside Mouse and Cat.
MEETING = f"""
      b       c       d       e       f
                                   +=====+
5                                  | m23 |
                                   +=====+
           (     )         (     )
6           MOUSE           CHEESE
           (     )         (     )
                   (     )
7                    CAT
                   (     )
{DEAD}
   +     + +=====+ +=====+ +=====+
=  | m09     m10     m11 | | m12 |
   +     + +=====+ +     + +     +
"""

COG = """
   +  R  +
=    m12
   +==L==+
"""
THREE = "mouse,cheese,cucumber"


@cache
def positions() -> dict[str, tuple[Game, Value]]:
    """Return positions by what happens in them."""
    ours = whiskerworks.load("whodunit", 1, setup=LAYOUT)
    starts = [_first(ours, ours.start(), steps) for steps in (0, 3)]
    found: dict[str, tuple[Game, Value]] = {
        "start": (ours, starts[0]),
        "belt": (ours, starts[1]),
        "turn": drawn(MOUSE),
        "both": drawn(BOTH),
        "both, easier": drawn(BOTH, easier=True),
        "cog": drawn(SPARSE.rstrip() + COG),
        "covered": drawn(MOUSE, draws=1),
        "spin": drawn(SPARSE, phase="spin", draws=7, shown="cheese"),
        "drop": drawn(SPARSE, phase="drop", draws=7, shown="cucumber"),
        "last spin": drawn(CORNERS, draws=12, phase="spin", shown="mouse,cheese"),
        "draw": drawn(SPARSE, phase="draw", draws=5),
        "agenda due": drawn(SPARSE, phase="draw", draws=6),
        "cat due": drawn(SPARSE, phase="draw", draws=11),
        "draw with cat": drawn(LATE, phase="draw", draws=12),
        "third agenda": drawn(LATE, phase="draw", draws=16),
        "last agenda": drawn(LATE, phase="draw", draws=16, shown="cat,mouse"),
        "end": drawn(LATE, phase="draw", draws=18),
        "other end": drawn(LATE, phase="draw", draws=18, shown="cheese,cat,cucumber"),
        "arrive": drawn(SPARSE, phase="arrive", draws=7, shown="cheese"),
        "cornered": drawn(CORNERED, phase="draw", draws=7),
        "meeting": drawn(MEETING),
        "kept": drawn(BOTH, shown="cat", kept="cat", easier=True),
        "all kept": drawn(
            LATE, draws=16, shown=THREE, kept=THREE, cat="f8", easier=True
        ),
        "kept without cat": drawn(
            SPARSE, shown="cat", kept="cat", draws=7, easier=True
        ),
    }
    for agenda in ("mouse", "cat", "cheese", "cucumber"):
        fields = {"phase": "draw", "shown": agenda, "fresh": agenda}
        found[f"fresh {agenda}"] = drawn(SPARSE, draws=6, easier=False, **fields)
    fields = {"phase": "draw", "shown": "cat", "fresh": "cat", "cat": "f6"}
    found["fresh cat, with it"] = drawn(SPARSE, draws=6, easier=False, **fields)
    fields = {"phase": "draw", "shown": "cheese"}
    found["no room"] = drawn(CORNERS, draws=10, easier=False, **fields)
    for name, text in (
        ("turn", "m09 c4 0"),
        ("both", "m09 d6 0"),
        ("meeting", "m11 d6 0"),
        ("meeting", "m10 d6 0"),
    ):
        game, state = found[name]
        found[f"{name}: {text}"] = game, played(game, state, text)
    game, state = found["both"]
    found["mouse first"] = game, played(game, state, "m11 d6 0")
    return found


def _first(game: Game, state: Value, steps: int) -> Value:
    """Return the position after the first moves that there are."""
    for _ in range(steps):
        state = game.play(state, game.legal_moves(state)[0])
    return state
