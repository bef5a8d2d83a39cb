"""Drawn tables that several tests of whodunit share."""

from tests.games.whodunit.drawing import DEAD

# The Mouse can go on by every card beside it; m02 has one under it.
MOUSE = """
      c       d       e       f       g
   (     ) +=====+ +     + +     + (     )
5   MOUSE    m01   | m02 |   m03    CHEESE
   (     ) +=====+ +     + +     + (     )
   +     + +=====+ +=====+ +==R==+
=    m09   | m10 |   m11   | m12
   +     + +=====+ +=====+ +     +
"""
# A card on d6 lies beside Mouse and Cat.
BOTH = f"""
      b       c       d       e       f
           +=====+
5          | m01 |
           +=====+
           (     )
6           MOUSE
           (     )
                   (     )         (     )
7                    CAT            CHEESE
                   (     )         (     )
{DEAD}
   +     + +=====+ +=====+ +=o=o=+
=    m09   | m10 |   m11     m12 o
   +     + +=====+ +=====+ +=====+
"""
# As late as any turn can be: the agenda at the bottom is known.
LATE = f"""
      b       c       d       e       f
   +     + +     + +     +
5    m01     m02     m03
   +     + +     + +     +
   (     ) +=====+ (     ) +=====+ (     )
6    CAT   | m04 |  MOUSE    m05    CHEESE
   (     ) +=====+ (     ) +=====+ (     )
   +     + +     + +     +
7    m06     m07     m08
   +     + +     + +     +
{DEAD}
"""
# Room for sixteen cards, and few of them near the Mouse.
SPARSE = f"""
      b       c       d       e       f
   +=====+ +=====+ +=====+
5  | m01 | | m02 | | m03 |
   +=====+ +=====+ +=====+
           (     )         (     )
7           MOUSE           CHEESE
           (     )         (     )
{DEAD}
"""
# Whatever lies next to Cat and Mouse lies on another card.
CORNERS = f"""
      b       c       d       e       f
   (     ) +     +         +     + (     )
5    CAT     m01             m02    MOUSE
   (     ) +     +         +     + (     )
   +     +         (     )         +     +
6    m03            CHEESE           m04
   +     +         (     )         +     +
{DEAD}
"""
