"""
Optional dependencies: the package's extras.

Code that imports packages of an extra does so through `imports_of` or `require`, so a
missing extra gives the same error in every command and program.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

PACKAGE = "whiskerworks"


class MissingExtra(ModuleNotFoundError):
    """A feature needs an extra that is not installed."""

    def __init__(self, extra: str, what: str, module: str) -> None:
        super().__init__(
            f'{what} needs the extra "{extra}" (there is no module {module}): '
            f"{install_command(extra)}",
            name=module,
        )
        self.extra = extra
        self.what = what

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.extra, self.what, self.name))


def install_command(extra: str) -> str:
    """Return the command that installs an *extra*."""
    return f'pip install "{PACKAGE}[{extra}]"'


def require(extra: str, what: str, *modules: str) -> None:
    """
    Check that the *modules* of an *extra* are installed, without importing them.

    Raises:
        MissingExtra: One of them is missing; *what* needs it.
    """
    for name in modules:
        if find_spec(name) is None:
            raise MissingExtra(extra, what, name)


@contextmanager
def imports_of(extra: str, what: str) -> Iterator[None]:
    """
    Import packages of an *extra* in a `with` block.

    Raises:
        MissingExtra: One of them is missing; *what* needs it.
    """
    try:
        yield
    except ModuleNotFoundError as problem:
        name = problem.name or ""
        is_ours = name.partition(".")[0] == PACKAGE
        if is_ours or isinstance(problem, MissingExtra):
            raise
        raise MissingExtra(extra, what, name) from problem
