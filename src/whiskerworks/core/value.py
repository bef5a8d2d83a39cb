# compiled: hot
"""Values: things that are equal when their parts are equal, and never change."""

from typing import Self

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """
    Base of positions, views, outcomes and everything else that is a value.

    A subclass is final, keeps its parts in `Final` attributes and says them in
    `key`, in the order its constructor takes them. It is then equal to its like,
    hashable, picklable and copyable. (A frozen dataclass would do the same in
    source form, but cannot be unpickled once compiled.)
    """

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        """Return the parts, in the order the constructor takes them."""
        raise NotImplementedError

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
