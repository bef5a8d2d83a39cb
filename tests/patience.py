"""How long tests wait for what never comes."""

from typing import Final

PATIENCE: Final = 300.0
"""
Seconds after which nobody believes any more that something comes.

It costs nothing where the thing does come, since every wait ends with it. So it is
long: on a machine with twenty other busy programs, Python takes half a minute to start.
"""
