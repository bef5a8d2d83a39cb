"""What a host may set: where it is said, what wins, and what is refused."""

from dataclasses import fields

import pytest

from whiskerworks.settings import (
    BadSetting,
    Settings,
    allowed,
    as_option,
    settings_of,
    unknown,
)


def test_the_command_line_wins_over_the_environment_and_that_over_defaults() -> None:
    """Each is asked in this order."""
    environment = {"WHISKERWORKS_PORT": "1", "WHISKERWORKS_HOST": "::1"}

    found = settings_of({"port": "2"}, environment)

    assert (found.port, found.host, found.idle) == (2, "::1", Settings().idle)


def test_switches_are_on_or_off() -> None:
    """As options of games are."""
    assert settings_of({"hooks": "on"}, {}).hooks is True
    assert settings_of({}, {"WHISKERWORKS_METRICS": "off"}).metrics is False


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("port", "65536", "'65536' is not a whole number from 0 to 65535"),
        ("port", "http", "'http' is not a whole number from 0 to 65535"),
        ("port", "-1", "'-1' is not a whole number from 0 to 65535"),
        ("idle", "0", "'0' is not a whole number of 1 or more"),
        ("abandoned_days", "30", "'30' is not 0 or a whole number of 31 or more"),
        ("abandoned_days", "-1", "'-1' is not 0 or a whole number of 31 or more"),
        ("metrics", "yes", "'yes' is not on or off"),
        ("durability", "some", "'some' is not one of full, normal"),
        ("log", "xml", "'xml' is not one of text, json"),
        ("host", "", "it must not be empty or begin or end with spaces"),
        ("data", " a", "it must not be empty or begin or end with spaces"),
        (
            "url",
            "example.org",
            "'example.org' is not an address such as https://example.org/games",
        ),
        (
            "url",
            "https://me:pw@example.org",
            "'https://me:pw@example.org' is not an address such as https://example.org/games",
        ),
        (
            "proxies",
            "127.0.0.1,nginx",
            "'nginx' is not an address such as 127.0.0.1 or 10.0.0.0/8",
        ),
    ],
)
def test_a_bad_value_is_one_clear_sentence(name: str, text: str, problem: str) -> None:
    """It names the option or the variable, whichever was wrong."""
    with pytest.raises(BadSetting) as by_option:
        settings_of({name: text}, {})
    with pytest.raises(BadSetting) as by_variable:
        settings_of({}, {f"WHISKERWORKS_{name.upper()}": text})

    assert str(by_option.value) == f"{as_option(name)}: {problem}"
    assert str(by_variable.value) == f"WHISKERWORKS_{name.upper()}: {problem}"


def test_settings_made_in_code_are_checked_too() -> None:
    """There is no way round."""
    with pytest.raises(BadSetting, match="setting port: '70000' is not"):
        Settings(port=70_000)


def test_an_unknown_setting_is_refused_and_a_misspelt_variable_found() -> None:
    """The variable may be somebody else's, so it is only reported."""
    with pytest.raises(BadSetting, match="--prot: unknown setting"):
        settings_of({"prot": "1"}, {})

    assert unknown({"WHISKERWORKS_PROT": "1", "WHISKERWORKS_PORT": "1", "A": "b"}) == [
        "WHISKERWORKS_PROT"
    ]
    assert unknown({"WHISKERWORKS_COMPILE": "0", "WHISKERWORKS_CACHE": "/cache"}) == []


def test_a_database_password_is_not_printed_with_the_settings() -> None:
    """Neither by accident nor in a traceback."""
    secret = Settings(data="postgresql://cat:whiskers@localhost/games")

    assert "whiskers" not in repr(secret).replace("whiskerworks", "")


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("", ""),
        ("https://example.org", ""),
        ("https://example.org/", ""),
        ("https://example.org/games/", "/games"),
    ],
)
def test_the_path_people_come_by_follows_from_the_url(url: str, path: str) -> None:
    """For servers under a part of a site."""
    assert Settings(url=url).path == path


@pytest.mark.parametrize("name", [one.name for one in fields(Settings)])
def test_every_setting_says_what_it_means_and_what_it_may_be(name: str) -> None:
    """Help and docs are made from it."""
    (one,) = [one for one in fields(Settings) if one.name == name]

    assert one.metadata["help"]
    assert allowed(one)
