# compiled: hot
"""Values: things that are equal when their parts are equal, and never change."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final, Self

from mypy_extensions import mypyc_attr

_READERS: Final[dict[type, Callable[[object], object]]] = {}
"""For each class of values that was asked for its parts, what reads them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """
    Base of positions, views, outcomes and everything else that is a value.

    The constructor of a subclass keeps what it is handed in `Final` attributes of the
    same names, in the same order, and what it takes for its base class last. The value
    is then equal to its like, hashable, picklable and copyable. A subclass that keeps
    its parts otherwise has its own `key`. (A frozen dataclass would do the same in
    source form, but cannot be unpickled once compiled.)
    """

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        """Return the parts, in the order the constructor takes them."""
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
    """Return the names of what the constructor of *kind* takes."""
    code = getattr(getattr(kind, "__init__", None), "__code__", None)
    if code is not None:
        names: tuple[str, ...] = code.co_varnames[1 : code.co_argcount]
        return names
    # A compiled constructor does not name what it takes; the attributes are listed.
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    return tuple([name for name in compiled if not name.startswith("_")])


def _reader(names: tuple[str, ...]) -> Callable[[object], object]:
    """Return what reads the attributes of these names, as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple([getattr(value, name) for name in names])
