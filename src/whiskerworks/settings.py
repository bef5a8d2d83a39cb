"""The settings of a server, each an option and an environment variable."""

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from ipaddress import ip_network
from typing import Final, TypeVar
from urllib.parse import urlsplit

from whiskerworks.core.errors import WhiskerworksError, shorten
from whiskerworks.core.options import SWITCH_VALUES, read_number

PREFIX: Final = "WHISKERWORKS_"
"""Prefix of the environment variables."""

BUILD_VARIABLES: Final = ("CACHE", "COMPILE", "WEB")
"""Variables with the same prefix that configure builds, not servers."""

MAX_NUMBER: Final = 2**31 - 1

T = TypeVar("T", str, int, bool)
SettingValue = str | int | bool


class BadSetting(WhiskerworksError):
    """A setting is unknown or its value invalid; `where` names its source."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}", where, problem)
        self.where = where
        self.problem = problem


def setting(
    default: T,
    meaning: str,
    *,
    least: int = 0,
    most: int = MAX_NUMBER,
    or_zero: bool = False,
    words: tuple[str, ...] = (),
    shown: bool = True,
) -> T:
    """
    Return a field of `Settings` with its default and meaning.

    A number must lie between *least* and *most*, or be 0 if *or_zero*. A text must be
    one of *words*, if given. A value that is not *shown* stays out of printed settings.
    """
    bounds = {"least": least, "most": most, "or_zero": or_zero}
    facts = {"help": meaning, "words": words, **bounds}
    return field(default=default, repr=shown, metadata=facts)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """
    All settings, with their meanings as metadata for help and docs.

    Raises:
        BadSetting: A value is invalid.
    """

    host: str = setting("127.0.0.1", "address to listen on")
    port: int = setting(8765, "port to listen on; 0 for any free port", most=65_535)
    data: str = setting(
        "whiskerworks.sqlite3",
        "file with all games and people, or URL of a PostgreSQL database",
        shown=False,  # such a URL may hold a password
    )
    url: str = setting("", "public address of the server, if it runs behind a proxy")
    proxies: str = setting(
        "", "comma-separated addresses of proxies trusted to name the client"
    )
    workers: int = setting(
        0, "processes for bots; 0 for one less than the number of cores", most=64
    )
    durability: str = setting(
        "full",
        "full: moves survive a power cut; normal: moves survive a crash",
        words=("full", "normal"),
    )
    idle: int = setting(
        300, "seconds before a table without viewers is unloaded from memory", least=1
    )
    rate: int = setting(
        50,
        "commands per second allowed from one seat, or per seat from one address",
        least=1,
    )
    requests: int = setting(
        100, "requests per second allowed from one address", least=1
    )
    cpu: int = setting(
        40, "percentage of a processor core allowed to one address", least=1
    )
    connections: int = setting(
        600, "open connections allowed from one address", least=1
    )
    total_connections: int = setting(
        0, "open connections allowed in total; 0 for the system's limit"
    )
    max_bot_games: int = setting(10, "games between bots in play per person", least=1)
    max_bot_games_per_address: int = setting(
        100, "games between bots in play per address", least=1
    )
    message: int = setting(16_384, "maximum size of a message in bytes", least=1_024)
    upload: int = setting(
        1_048_576, "maximum size of an uploaded record in bytes", least=1_024
    )
    session_days: int = setting(
        365,
        "days without a visit before a browser, even a guest's, is signed out",
        least=1,
        most=3_650,
    )
    max_open_tables: int = setting(200, "open tables per person; 0 for no limit")
    max_tables_per_day: int = setting(
        400, "new tables per person and day; 0 for no limit"
    )
    max_tables_per_hour_per_address: int = setting(
        2_000,
        "new tables per address and hour; 0 for no limit",
    )
    max_guests_per_hour: int = setting(
        600, "new guests per address and hour; 0 for no limit"
    )
    max_tries_per_minute: int = setting(
        120,
        "wrong passwords per address and minute",
        least=1,
    )
    unstarted_days: int = setting(
        30, "days before a table whose game never began is deleted; 0 for never"
    )
    finished_days: int = setting(
        0, "days before a table whose game is over is deleted; 0 for never"
    )
    abandoned_days: int = setting(
        0,
        "days before an unfinished game without activity is deleted; 0 for never",
        least=31,  # a clock may allow 30 days for a turn
        or_zero=True,
    )
    guest_days: int = setting(
        365,
        "days before a guest who never came back and has no table is deleted; 0 for "
        "never",
    )
    metrics: bool = setting(True, "serve /metrics")
    metrics_from: str = setting(
        "127.0.0.1,::1",
        "comma-separated addresses that may read /metrics, never through a proxy",
    )
    log: str = setting(
        "text", "format of the log: text or json", words=("text", "json")
    )
    log_level: str = setting(
        "info",
        "level of the log: debug (including each table's actions), info, warning, "
        "error",
        words=("debug", "info", "warning", "error"),
    )
    grace: int = setting(
        10, "seconds to finish in when the server stops", least=2, most=600
    )
    hooks: bool = setting(
        False, "let people register a webhook for when it is their turn"
    )

    def __post_init__(self) -> None:
        for one in fields(self):
            _check(one, getattr(self, one.name))

    @property
    def path(self) -> str:
        """The path of `url`, such as "/games", or ""."""
        return urlsplit(self.url).path.rstrip("/")


def settings_of(given: Mapping[str, str], environment: Mapping[str, str]) -> Settings:
    """
    Return the settings from the options *given*, then the *environment*.

    Raises:
        BadSetting: A setting is unknown or its value invalid. The error names the
            option or variable.
    """
    own = {f"{PREFIX}{name.upper()}": name for name in SETTINGS}
    said = {own[key]: key for key in environment if key in own}
    values = {name: read(name, environment[key], key) for name, key in said.items()}
    values |= {name: read(name, text, as_option(name)) for name, text in given.items()}
    return Settings(**values)  # type: ignore[arg-type]


def unknown(environment: Mapping[str, str]) -> list[str]:
    """Return variables with our prefix that are no settings, perhaps misspelt."""
    own = {f"{PREFIX}{name.upper()}" for name in (*SETTINGS, *BUILD_VARIABLES)}
    return sorted(
        key for key in environment if key.startswith(PREFIX) and key not in own
    )


def as_option(name: str) -> str:
    """Return the option for a setting: --log-level for log_level."""
    return f"--{name.replace('_', '-')}"


def read(name: str, text: str, where: str) -> SettingValue:
    """
    Return the value of a setting, read from *text* found *where*.

    Raises:
        BadSetting: The setting is unknown or its value invalid.
    """
    if name not in SETTINGS:
        raise BadSetting(where, f"unknown setting; choose one of: {SETTING_LIST}")
    one = SETTINGS[name]
    value: SettingValue | None = text
    if isinstance(one.default, bool):
        value = SWITCH_VALUES.get(text)
    elif isinstance(one.default, int):
        value = read_number(text)
    _check(one, text if value is None else value, where)
    assert value is not None
    return value


def allowed(one: "Field[SettingValue]") -> str:
    """Describe the values allowed for a setting: "a whole number from 0 to 64"."""
    if isinstance(one.default, bool):
        return "on or off"
    if isinstance(one.default, int):
        least, most = one.metadata["least"], one.metadata["most"]
        above = (
            f"from {least} to {most}" if most < MAX_NUMBER else f"of {least} or more"
        )
        return f"{'0 or ' * one.metadata['or_zero']}a whole number {above}"
    words = one.metadata["words"]
    return f"one of {', '.join(words)}" if words else "a text"


def _check(one: "Field[SettingValue]", value: object, where: str = "") -> None:
    """Check the value of a setting."""
    where = where or f"setting {one.name}"
    if not _may_be(one, value):
        raise BadSetting(where, f"{shorten(str(value))!r} is not {allowed(one)}")
    problem = TEXT_PROBLEMS[one.name](str(value)) if one.name in TEXT_PROBLEMS else ""
    if problem:
        raise BadSetting(where, problem)


def _may_be(one: "Field[SettingValue]", value: object) -> bool:
    if type(value) is not type(one.default):
        return False
    if isinstance(value, int) and not isinstance(value, bool):
        is_within = one.metadata["least"] <= value <= one.metadata["most"]
        return bool(is_within or (one.metadata["or_zero"] and value == 0))
    words = one.metadata["words"]
    return not words or value in words


def _location_problem(text: str) -> str:
    """Return what is wrong with a host or a location of data, or ""."""
    return (
        ""
        if text.strip() == text != ""
        else "it must not be empty or begin or end with spaces"
    )


def _url_problem(text: str) -> str:
    """Return what is wrong with the public address, or ""."""
    if text == "":
        return ""
    try:
        parts = urlsplit(text)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname)
        extra = parts.query or parts.fragment or parts.username or parts.port == 0
    except ValueError:
        fine, extra = False, ""
    if fine and not extra and text.isascii() and text.isprintable() and " " not in text:
        return ""
    return f"{shorten(text)!r} is not an address such as https://example.org/games"


def _addresses_problem(text: str) -> str:
    """Return which of the addresses is invalid, or ""."""
    for one in addresses_in(text):
        try:
            ip_network(one)
        except ValueError:
            return f"{shorten(one)!r} is not an address such as 127.0.0.1 or 10.0.0.0/8"
    return ""


def addresses_in(text: str) -> list[str]:
    """Return the addresses and networks listed in a setting."""
    return [one.strip() for one in text.split(",") if one.strip()]


TEXT_PROBLEMS: Final = {
    "host": _location_problem,
    "data": _location_problem,
    "url": _url_problem,
    "proxies": _addresses_problem,
    "metrics_from": _addresses_problem,
}
"""Further checks of text settings."""

SETTINGS: "Final[dict[str, Field[SettingValue]]]" = {
    one.name: one for one in fields(Settings)
}
SETTING_LIST: Final = ", ".join(SETTINGS)
