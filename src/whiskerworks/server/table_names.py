# compiled: warm
"""Names at one table, where people who are called the same are told apart."""

from functools import lru_cache
from typing import Final, final

from whiskerworks.server.names import name_keys
from whiskerworks.table.context import Names
from whiskerworks.table.table import Table

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


@final
class TableNames:
    """What people are called at one table: those who sit there come first."""

    def __init__(self, name_of: Names) -> None:
        self._name_of: Final = name_of
        self._people: list[str] = []
        self._names: list[str] = []
        self._seated: tuple[str, ...] = ()
        """The names of those who sit there, each person's once."""
        self._called: dict[str, str] = {}

    def at(self, table: Table) -> Names:
        """Return what people are called while those sit there who do at *table*."""
        people = [chair.person or chair.owner for chair in table.chairs]
        names = [self._name_of(one) for one in people]
        if people != self._people or names != self._names:
            seated = {one: name for one, name in zip(people, names, strict=True) if one}
            self._seated = tuple(seated.values())
            self._called = dict(zip(seated, told_apart(self._seated), strict=True))
            self._people, self._names = people, names
        return self._called_here

    def _called_here(self, person: str) -> str:
        found = self._called.get(person)
        if found is None:
            return told_apart((*self._seated, self._name_of(person)))[-1]
        return found
