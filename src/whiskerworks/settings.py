"""What a host may set, each by the command line and by an environment variable."""

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from ipaddress import ip_network
from typing import Final, TypeVar
from urllib.parse import urlsplit

from whiskerworks.core.errors import WhiskerworksError, short
from whiskerworks.core.options import SWITCH, read_number

PREFIX: Final = "WHISKERWORKS_"
"""What the name of an environment variable begins with."""

BUILD_VARIABLES: Final = ("CACHE", "COMPILE", "WEB")
"""What variables with that prefix tell `make`: no settings of a server."""

MAX_NUMBER: Final = 2**31 - 1

T = TypeVar("T", str, int, bool)
SettingValue = str | int | bool


class BadSetting(WhiskerworksError):
    """A setting is unknown, or its value is not allowed; `where` it was said."""

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
    Return a field of `Settings` with its *default* and what it means.

    A number is from *least* to *most*, or may be 0 too; a text is one of *words* if
    there are any; what is not *shown* is left out wherever settings are printed.
    """
    bounds = {"least": least, "most": most, "or_zero": or_zero}
    facts = {"help": meaning, "words": words, **bounds}
    return field(default=default, repr=shown, metadata=facts)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """
    Every setting; what each means stands in its metadata, for help and docs.

    Raises:
        BadSetting: A value is not allowed.
    """

    host: str = setting("127.0.0.1", "the address to listen on")
    port: int = setting(
        8765, "the port to listen on; 0 for any that is free", most=65_535
    )
    data: str = setting(
        "whiskerworks.sqlite3",
        "the file with all games and people, or the URL of a PostgreSQL database",
        shown=False,  # such a URL may hold a password
    )
    url: str = setting("", "where people reach the server, if a proxy stands before it")
    proxies: str = setting(
        "", "addresses of proxies whose word on who is calling is taken, with commas"
    )
    workers: int = setting(
        0, "processes in which bots think; 0 for one less than there are cores", most=64
    )
    durability: str = setting(
        "full",
        "full: a move outlives a power cut; normal: it outlives a crash",
        words=("full", "normal"),
    )
    idle: int = setting(
        300, "seconds after which a table nobody looks at is put out of memory", least=1
    )
    rate: int = setting(
        50,
        "commands a second that one seat, or one address per seat, may send",
        least=1,
    )
    requests: int = setting(100, "requests a second that one address may send", least=1)
    cpu: int = setting(
        40, "percent of a processor core that one address may use", least=1
    )
    connections: int = setting(
        600, "connections that one address may have open", least=1
    )
    total_connections: int = setting(
        0, "connections that may be open in all; 0 for as many as the system allows"
    )
    max_bot_games: int = setting(
        10, "games between bots that one person may have in play", least=1
    )
    max_bot_games_per_address: int = setting(
        100, "games between bots that one address may have in play", least=1
    )
    message: int = setting(16_384, "bytes that one message may have", least=1_024)
    upload: int = setting(
        1_048_576, "bytes that an uploaded record may have", least=1_024
    )
    session_days: int = setting(
        365,
        "days without a visit after which a browser is signed out, a guest's too",
        least=1,
        most=3_650,
    )
    max_open_tables: int = setting(
        200, "tables that one person may have open at once; 0 for any number"
    )
    max_tables_per_day: int = setting(
        400, "tables that one person may make within a day; 0 for any number"
    )
    max_tables_per_hour_per_address: int = setting(
        2_000,
        "tables that may be made from one address within an hour; 0 for any number",
    )
    max_guests_per_hour: int = setting(
        600, "guests that may come from one address within an hour; 0 for any number"
    )
    max_tries_per_minute: int = setting(
        120,
        "passwords that one address may try within a minute; right ones do not count",
        least=1,
    )
    unstarted_days: int = setting(
        30, "days after which a table whose game never began is deleted; 0 for never"
    )
    finished_days: int = setting(
        0, "days after which a table whose game is over is deleted; 0 for never"
    )
    abandoned_days: int = setting(
        0,
        "days after which a game is deleted that began and at whose table nothing "
        "has happened since; 0 for never",
        least=31,  # a clock may give 30 days for a turn
        or_zero=True,
    )
    guest_days: int = setting(
        365,
        "days after which a guest is deleted who never came back and has no table; "
        "0 for never",
    )
    metrics: bool = setting(True, "whether /metrics is served")
    metrics_from: str = setting(
        "127.0.0.1,::1",
        "addresses that may read /metrics, with commas; never through a proxy",
    )
    log: str = setting(
        "text", "how the log is written: text or json", words=("text", "json")
    )
    log_level: str = setting(
        "info",
        "what is logged: debug (also what each table does), info, warning or error",
        words=("debug", "info", "warning", "error"),
    )
    grace: int = setting(
        10, "seconds to finish in when the server is told to stop", least=2, most=600
    )
    hooks: bool = setting(
        False, "whether people may have a web address called when it is their turn"
    )

    def __post_init__(self) -> None:
        for one in fields(self):
            _check(one, getattr(self, one.name))

    @property
    def path(self) -> str:
        """Under which path of `url` the server is reached: "/games", or nothing."""
        return urlsplit(self.url).path.rstrip("/")


def settings_of(given: Mapping[str, str], environment: Mapping[str, str]) -> Settings:
    """
    Return the settings: what is *given* first, then what the *environment* says.

    Raises:
        BadSetting: One is unknown, or says no allowed value; it names the option or
            the variable.
    """
    own = {f"{PREFIX}{name.upper()}": name for name in SETTINGS}
    said = {own[key]: key for key in environment if key in own}
    values = {name: read(name, environment[key], key) for name, key in said.items()}
    values |= {name: read(name, text, as_option(name)) for name, text in given.items()}
    return Settings(**values)  # type: ignore[arg-type]


def unknown(environment: Mapping[str, str]) -> list[str]:
    """Return the variables that begin as ours do and set nothing: misspelt, maybe."""
    own = {f"{PREFIX}{name.upper()}" for name in (*SETTINGS, *BUILD_VARIABLES)}
    return sorted(
        key for key in environment if key.startswith(PREFIX) and key not in own
    )


def as_option(name: str) -> str:
    """Return the option of the command line that sets *name*: --log-level."""
    return f"--{name.replace('_', '-')}"


def read(name: str, text: str, where: str) -> SettingValue:
    """
    Return the value of the setting *name* that *text*, found *where*, says.

    Raises:
        BadSetting: There is no such setting, or its text says no allowed value.
    """
    if name not in SETTINGS:
        raise BadSetting(where, f"there is no such setting; there are: {SETTING_LIST}")
    one = SETTINGS[name]
    value: SettingValue | None = text
    if isinstance(one.default, bool):
        value = SWITCH.get(text)
    elif isinstance(one.default, int):
        value = read_number(text)
    _check(one, text if value is None else value, where)
    assert value is not None
    return value


def allowed(one: "Field[SettingValue]") -> str:
    """Say which values a setting may have: "a whole number from 0 to 64"."""
    if isinstance(one.default, bool):
        return "on or off"
    if isinstance(one.default, int):
        least, most = one.metadata["least"], one.metadata["most"]
        above = f"from {least} to {most}" if most < MAX_NUMBER else f"from {least} on"
        return f"{'0 or ' * one.metadata['or_zero']}a whole number {above}"
    words = one.metadata["words"]
    return f"one of {', '.join(words)}" if words else "a text"


def _check(one: "Field[SettingValue]", value: object, where: str = "") -> None:
    """Check that a setting may have that *value*."""
    where = where or f"setting {one.name}"
    if not _may_be(one, value):
        raise BadSetting(where, f"{short(str(value))!r} is not {allowed(one)}")
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


def _problem_of_place(text: str) -> str:
    """Say what is wrong with a host or a place for data; nothing if it will do."""
    return "" if text.strip() == text != "" else "it must not be empty or have blanks"


def _problem_of_url(text: str) -> str:
    """Say what is wrong with the address people use; nothing if it will do."""
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
    return f"{short(text)!r} is not like https://example.org/games"


def _problem_of_addresses(text: str) -> str:
    """Say which of the addresses is none; nothing if all are."""
    for one in addresses_in(text):
        try:
            ip_network(one)
        except ValueError:
            return f"{short(one)!r} is no address like 127.0.0.1 or 10.0.0.0/8"
    return ""


def addresses_in(text: str) -> list[str]:
    """Return the addresses and networks that a setting lists."""
    return [one.strip() for one in text.split(",") if one.strip()]


TEXT_PROBLEMS: Final = {
    "host": _problem_of_place,
    "data": _problem_of_place,
    "url": _problem_of_url,
    "proxies": _problem_of_addresses,
    "metrics_from": _problem_of_addresses,
}
"""What else is checked of a text."""

SETTINGS: "Final[dict[str, Field[SettingValue]]]" = {
    one.name: one for one in fields(Settings)
}
SETTING_LIST: Final = ", ".join(SETTINGS)
