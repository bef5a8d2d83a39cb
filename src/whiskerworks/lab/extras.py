"""What the lab needs beyond what players have: extras of the package."""

from importlib.util import find_spec

from whiskerworks.core.errors import WhiskerworksError


class MissingExtra(WhiskerworksError):
    """An extra of the package is not installed."""

    def __init__(self, command: str, extra: str) -> None:
        super().__init__(
            f"whiskerworks {command} needs the extra '{extra}': "
            f"pip install 'whiskerworks[{extra}]'",
            command,
            extra,
        )
        self.extra = extra


def need(command: str, extra: str, *modules: str) -> None:
    """
    Check that the *modules* of an *extra* are there, before a *command* needs them.

    Raises:
        MissingExtra: One is not.
    """
    for name in modules:
        if find_spec(name) is None:
            raise MissingExtra(command, extra)
