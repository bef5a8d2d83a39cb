"""What commands print."""

import pytest

from whiskerworks.cli import run


class Said:
    """What a command printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def by(self, *arguments: str, code: int = 0) -> str:
        """Return the output of a command that must leave with *code*."""
        assert run(arguments) == code
        out, self.complaint = self.capsys.readouterr()
        return out
