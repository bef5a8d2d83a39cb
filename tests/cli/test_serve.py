"""`whiskerworks serve`, as far as it can be seen without serving."""

import pytest

from tests.cli.said import Said
from whiskerworks.cli import run
from whiskerworks.settings import SETTINGS, as_option


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--port", "99999"], "--port: '99999' is not a whole number from 0 to 65535"),
        (["--log", "xml"], "--log: 'xml' is not one of text, json"),
        (["--hooks", "maybe"], "--hooks: 'maybe' is not on or off"),
        (
            ["--url", "me"],
            "--url: 'me' is not an address such as https://example.org/games",
        ),
    ],
)
def test_a_bad_option_is_one_clear_sentence(
    said: Said, arguments: list[str], complaint: str
) -> None:
    """Before anything is opened."""
    said.by("serve", *arguments, code=2)

    assert said.complaint == f"whiskerworks: {complaint}\n"


def test_a_bad_variable_is_one_clear_sentence(
    said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It names the variable."""
    monkeypatch.setenv("WHISKERWORKS_PORT", "door")

    said.by("serve", code=2)

    assert said.complaint == (
        "whiskerworks: WHISKERWORKS_PORT: 'door' is not a whole number "
        "from 0 to 65535\n"
    )


def test_help_tells_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    """Its option, its meaning and its default."""
    with pytest.raises(SystemExit, match="0"):
        run(["serve", "--help"])
    shown = " ".join(capsys.readouterr().out.split())

    for name, one in SETTINGS.items():
        assert f"{as_option(name)} " in shown
        assert f"{one.metadata['help']} (default: " in shown
