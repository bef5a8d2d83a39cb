# compiled: hot
"""Immutable values that are equal when their parts are equal."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final, Self

from mypy_extensions import mypyc_attr

_READERS: Final[dict[type, Callable[[object], object]]] = {}
"""A function for each class that reads the parts of its values."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """
    The base of positions, views, outcomes and all other values.

    The constructor of a subclass keeps its arguments in `Final` attributes of the same
    names and in the same order; arguments for its base class come last. That makes its
    values comparable, hashable, picklable and copyable. A subclass with other
    attributes overrides `key`. (A compiled frozen dataclass cannot be unpickled.)
    """

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        """Return the parts, in the order of the constructor's arguments."""
        kind = type(self)
        reader = _READERS.get(kind)
        if reader is None:
            reader = _READERS[kind] = _reader(constructor_fields(kind))
        found = reader(self)
        assert isinstance(found, tuple)
        return found

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Value) or type(self) is not type(other):
            return NotImplemented
        return self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        parts = ", ".join([repr(part) for part in self.key()])
        return f"{type(self).__name__}({parts})"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.key())

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def constructor_fields(kind: type) -> tuple[str, ...]:
    """Return the names of the constructor's arguments of *kind*."""
    code = getattr(getattr(kind, "__init__", None), "__code__", None)
    if code is not None:
        names: tuple[str, ...] = code.co_varnames[1 : code.co_argcount]
        return names
    # A compiled constructor does not name its arguments, but the class its attributes.
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    return tuple([name for name in compiled if not name.startswith("_")])


def _reader(names: tuple[str, ...]) -> Callable[[object], object]:
    """Return a function that reads these attributes of a value as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple([getattr(value, name) for name in names])
