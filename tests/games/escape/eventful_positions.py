"""Drawn positions in which something is about to happen, for tests of what is told."""

from functools import cache

import whiskerworks
from tests.games.escape.drawing import SETUP, drawn, played
from tests.games.escape.test_place import FULL
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.words import words

SAY = words("escape").say

# m12 has the walls of m01; m09 turns what lies north of it.
TABLE = """
      c       d       e       f       g
           +     +         (  0  )
4          | m01           3MOUSE1
           +     +         (  2  )
   +     +         +=====+
5    m02           |EXIT |
   +     +         +     +
           (     )         +=====+
6            CAT           | m03 |
           (     )         +=====+
   +  R  + +=====+ +     + +     +
=    m09   | m10 | | m11 | | m12
   +     + +=====+ +     + +     +
"""
# A card on d7 lies beside the Cat and the agenda on c7.
NEAR_AGENDA = """
      c       d       e       f       g
                   +=====+ (  0  )
5                  |EXIT | 3MOUSE1
                   +     + (  2  )
           (     ) +=====+
6            CAT   | m01
           (     ) +     +
   +=====+ +     + +     +
=    m09     m10   | m11
   +=====+ +     + +     +
"""
# The Cat has come to c3 by m09, which has one cog.
LANDED = """
      c       d       e       f       g
   (     ) +=====+
3    CAT     m09 |
   (     ) +==R==+
                   +     + (  0  )
4                  | m01   3MOUSE1
                   +     + (  2  )
                   +=====+
5                  |EXIT |
                   +     +
"""
# The gear sends the Mouse onto m01 in the north, from which it gets to e5.
CORRIDORS = """
      c       d       e       f       g
                   +=====+ +     +
4                  | m02     m01 |
                   +     + +     +
   +=====+                 (  0  )
5  |EXIT |                 3MOUSE1
   +     +                 (  2  )
                           (     )
7                            CAT
                           (     )
   +=====+
=  | m09 |
   +=====+
"""
# A card on e4 brings the Cat to f4, north of the Mouse, or away from it.
INTO_THE_WAY = """
      c       d       e       f
   +=====+ (     )
4  |EXIT |   CAT
   +     + (     )
                           (  0  )
5                          3MOUSE1
                           (  2  )
   +     +
=    m09
   +     +
"""
# With no cog the Mouse steps north, against a wall; or into a dead end.
WALLED = """
      c       d       e       f       g
   +=====+                 +=====+
4  |EXIT |                 | m01 |
   +     +                 +=====+
                           (  0  )
5                          3MOUSE1
                           (  2  )
                           (     )
7                            CAT
                           (     )
   +=====+
=  | m09 |
   +=====+
"""
DEAD_END = WALLED.replace(
    "   +     +                 +=====+", "   +     +                 +     +"
)
# The Mouse can be stepped nowhere.
STUCK = """
      c       d       e
   (     ) (  0  ) +=====+
3    CAT   3MOUSE1 |EXIT |
   (     ) (  2  ) +     +
   +     + +=====+
4    m09     m01
   +     + +     +
"""


@cache
def positions() -> dict[str, tuple[Game, Value]]:
    """Return positions by what happens in them."""
    game = whiskerworks.load("escape", setup=f"{SETUP}:N", help=True)
    steps = ["start m03 d4 0", "start m05 e4 0", "start m06 f6 0", "start m09 e6 180"]
    steps += ["belt m01", "belt m02", "belt m04", "belt m07"]
    start = game.start()
    found: dict[str, tuple[Game, Value]] = {
        "start": (game, start),
        "last start": (game, played(game, start, *steps[:3])),
        "belt": (game, played(game, start, *steps[:4])),
        "help": (game, played(game, start, *steps)),
        "turn": drawn(TABLE),
        "found": drawn(TABLE, gone="c3=cheese"),
        "stacked": drawn(TABLE.replace("m02", "M02")),
        "full": drawn(FULL),
        "draw": drawn(TABLE, phase="draw", draws=7),
        "draw late": drawn(TABLE, phase="draw", draws=17),
        "face": drawn(LANDED, phase="face", placed="d3"),
        "face certain": drawn(
            LANDED, phase="face", placed="d3", agendas="c3=cheese", help_=True
        ),
        "peek known": drawn(
            LANDED, phase="peek", agendas="g3=mouse", gone="c3=cat", help_=True
        ),
        "face last": drawn(
            LANDED, phase="face", placed="d3", gone="g3=cheese,c7=mouse,g7=cucumber"
        ),
        "face at the edge": drawn(LANDED, phase="face", placed="d3", mouse="g4@0"),
        "face below": drawn(LANDED, phase="face", placed="d3", mouse="c4@270"),
        "stuck": drawn(STUCK, phase="face", placed="c4"),
        "corridors": drawn(CORRIDORS),
        "near agenda": drawn(NEAR_AGENDA),
        "to mouse": drawn(NEAR_AGENDA, mouse="c6@0"),
        "into the way": drawn(INTO_THE_WAY),
        "walled": drawn(WALLED),
        "dead end": drawn(DEAD_END),
        "edge": drawn(WALLED, mouse="f3@0"),
        "below exit": drawn(WALLED, mouse="c5@0"),
        "below cat": drawn(WALLED, mouse="g4@0", cat="g3", gone="g3=cat"),
    }
    for name, before, *moves in LATER:
        game, state = found[before]
        found[name] = game, played(game, state, *moves)
    return found


LATER = (
    ("walk to agenda", "near agenda", "m10 d7 0"),
    ("walk into the way", "into the way", "m09 e4 0"),
    ("walk to mouse", "to mouse", "m10 d7 0"),
    ("walk", "turn", "m12 d5 0"),
    ("walk found", "found", "m12 e6 180"),
    ("walk by no door", "found", "m12 d5 0"),
    ("bomb", "turn", "m11 f5 0"),
    ("bomb by corridors", "corridors", "m09 d7 0"),
    ("nudge", "face", "face c3 mouse"),
    ("again", "face", "face c3 cucumber"),
    ("peek", "face", "face c3 cat"),
    ("peeked", "face", "face c3 cat", "peek g7"),
    ("peek next", "face", "face c3 cat", "peek g7", "face g7 mouse"),
)
"""Positions that come from others: their name, the other, and the moves between."""
