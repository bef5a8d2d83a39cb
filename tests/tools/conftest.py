"""What tests of tools share."""

import pytest

from tests.cli.said import Said


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """Run commands in this process, for speed."""
    return Said(capsys)
