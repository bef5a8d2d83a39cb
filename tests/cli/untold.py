"""A record of the referee, who was not told which agendas were dealt."""

from pathlib import Path

RECORD = """whiskerworks record 1
game maze
rules 1
seats 2
option deck eeac2e4aeeb3fd29
option setup standard
tag seat-0 Ada
tag seat-1 Bob
tag untold 7 8

* start m13 f5 180
* start m23 e6 180
* belt m17
* belt m14
* belt m09
* belt m07
* deal 0 mouse
* deal 1 cat
* begin 1
"""


def untold(folder: Path, end: str = "") -> str:
    """Keep it in a file of *folder*, perhaps with an *end*, and return its name."""
    path = folder / "untold.record"
    path.write_text(RECORD + end, "utf-8")
    return str(path)
