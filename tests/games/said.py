"""Sentences in tests stand in tables: what is asked, and below it what is said."""


def cases(table: str) -> list[tuple[str, ...]]:
    """Return the words of each line, parted by |, and the lines that are set in."""
    found: list[tuple[str, ...]] = []
    for line in table.strip().splitlines():
        if line.startswith(" "):
            *words, told = found.pop()
            found.append((*words, f"{told} {line.strip()}".strip()))
        else:
            found.append((*line.split(" | "), ""))
    return found
