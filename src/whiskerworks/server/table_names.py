"""Names at one table, where people who are called the same are told apart."""

from functools import lru_cache
from typing import Final

from whiskerworks.server.names import name_keys
from whiskerworks.table.table import Table
from whiskerworks.table.viewer import Names

MANY: Final = 4096
"""So many tables' names are remembered."""


@lru_cache(maxsize=MANY)
def told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """
    Return *names* with a number behind each that looks like one before it.

    >>> told_apart(("Anna", "Bo", "ANNA", ""))
    ('Anna', 'Bo', 'ANNA (2)', '')
    """
    taken: set[str] = set()
    found: list[str] = []
    for name in names:
        shown, number = name, 1
        while name and not taken.isdisjoint(name_keys(shown)):
            number += 1
            shown = f"{name} ({number})"
        taken.update(name_keys(shown) if shown else ())
        found.append(shown)
    return tuple(found)


def names_at(table: Table, name_of: Names) -> Names:
    """Return what people are called at *table*: those who sit there come first."""
    seated = [chair.person or chair.owner for chair in table.chairs]
    people = tuple(dict.fromkeys([one for one in seated if one]))
    names = tuple([name_of(one) for one in people])
    called = dict(zip(people, told_apart(names), strict=True))

    def name_at(person: str) -> str:
        found = called.get(person)
        return told_apart((*names, name_of(person)))[-1] if found is None else found

    return name_at
