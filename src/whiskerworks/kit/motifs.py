# compiled: cold
"""
The motifs that are drawn across the seams of our cards [P3, P4].

A deck may have others: a motif is any short word. These have art, a sign in plain text
and a name in the catalogues; `seams.py` knows where trails and plants may lie.
"""

from typing import Final

TRAILS: Final = ("crumbs", "paws", "rind", "vine", "yarn")
"""What makes trails: of Mouse, Cat, Cheese, Cucumber, and the yarn [P3]."""
PLANT: Final = "plant"
"""What lies on the frame only [P4]."""
GEARS: Final = "gears"
"""What the yarn leads to [P3]."""
ON_WALLS: Final = ("books", "clock", "pipes", "lamp", "portrait", "window")
"""Scenery: it leads nowhere."""
ON_FLOORS: Final = ("rug", "tiles", "puddle", "grate")
"""The same where there is no wall."""
MOTIFS: Final = (*TRAILS, PLANT, GEARS, *ON_WALLS, *ON_FLOORS)
"""All of ours."""
