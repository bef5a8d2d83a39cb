"""What a host may set, each by the command line and by an environment variable."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Final, TypeVar

from whiskerworks.core.errors import BadOption
from whiskerworks.core.options import SWITCH, read_number

PREFIX: Final = "WHISKERWORKS_"
"""What the name of an environment variable begins with."""


T = TypeVar("T", str, int, bool)


def told(default: T, meaning: str) -> T:
    """Return a field of `Settings` with its *default* and what it means."""
    return field(default=default, metadata={"help": meaning})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Every setting; what each means stands in its metadata, for help and docs."""

    host: str = told("127.0.0.1", "the address to listen on")
    port: int = told(8765, "the port to listen on; 0 for any that is free")
    data: str = told(
        "whiskerworks.sqlite3",
        "the file with all games and people, or the URL of a PostgreSQL database",
    )
    url: str = told("", "where people reach the server, if a proxy stands before it")
    proxies: str = told(
        "", "addresses of proxies whose word on who is calling is taken, with commas"
    )
    workers: int = told(
        0, "processes in which bots think; 0 for one less than there are cores"
    )
    durability: str = told(
        "full", "full: a move outlives a power cut; normal: it outlives a crash"
    )
    idle: int = told(
        300, "seconds after which a table nobody looks at is put out of memory"
    )
    rate: int = told(
        50, "commands a second that one seat, or one address per seat, may send"
    )
    requests: int = told(30, "requests a second that one address may send")
    connections: int = told(100, "sockets that one address may have open")
    message: int = told(16_384, "bytes that one message may have")
    upload: int = told(1_048_576, "bytes that an uploaded record may have")
    metrics: bool = told(True, "whether /metrics is served")
    log: str = told("text", "how the log is written: text or json")
    grace: int = told(10, "seconds to finish in when the server is told to stop")
    hooks: bool = told(
        False, "whether people may have a web address called when it is their turn"
    )


def read(texts: Mapping[str, str]) -> dict[str, str | int | bool]:
    """
    Return the settings that *texts*, by name, say.

    Raises:
        BadOption: There is no such setting, or its text says no such value.
    """
    kinds = {one.name: type(one.default) for one in fields(Settings)}
    found: dict[str, str | int | bool] = {}
    for name, text in texts.items():
        if name not in kinds:
            known = ", ".join(kinds)
            raise BadOption(name, f"there is no such setting; there are: {known}")
        found[name] = _value(name, kinds[name], text)
    return found


def from_environment(environment: Mapping[str, str]) -> dict[str, str | int | bool]:
    """
    Return the settings that environment variables say.

    Raises:
        BadOption: A variable's text says no such value.
    """
    names = {f"{PREFIX}{one.name.upper()}": one.name for one in fields(Settings)}
    texts = {names[key]: text for key, text in environment.items() if key in names}
    return read(texts)


def _value(name: str, kind: type, text: str) -> str | int | bool:
    if kind is bool:
        if text not in SWITCH:
            raise BadOption(name, f"{text!r} is not on or off")
        return SWITCH[text]
    if kind is int:
        number = read_number(text)
        if number is None:
            raise BadOption(name, f"{text!r} is not a whole number")
        return number
    return text
