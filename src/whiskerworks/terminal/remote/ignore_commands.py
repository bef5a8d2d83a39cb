"""The commands `ignore`, `unignore` and `ignored`, which mute people for you alone."""

from typing import Final

from whiskerworks.terminal.info_commands import split_command
from whiskerworks.terminal.remote.table_api import MutedPerson, TableApi
from whiskerworks.terminal.remote.table_commands import (
    USAGE,
    InputProblem,
    find_person,
    numbers_of,
    people_at_table,
)
from whiskerworks.terminal.remote.table_view import TableView
from whiskerworks.terminal.sentences import sentence
from whiskerworks.words import Words

IGNORE_COMMANDS: Final = ("ignore", "unignore", "ignored")


async def run_ignore_command(
    line: str, table: TableView, api: TableApi, words: Words
) -> list[str]:
    """
    Carry out one of these commands and return the answer.

    Raises:
        RequestRefused, ServerUnreachable, IncompatibleServer: The request failed.
    """
    word, rest = split_command(line)
    match word:
        case "ignore":
            return [await _ignore(rest, table, api, words)]
        case "unignore":
            return [await _unignore(rest, table, api, words)]
    return _list_muted(await api.muted(), words)


async def _ignore(rest: str, table: TableView, api: TableApi, words: Words) -> str:
    who = find_person(table, "ignore", rest)
    if isinstance(who, InputProblem):
        return sentence(words, who.code, order=who.order)
    await api.mute(who)
    order = f"unignore {rest}"
    name = _name_at_table(table, who)
    return sentence(words, "terminal-table-ignored", name=name, order=order)


async def _unignore(rest: str, table: TableView, api: TableApi, words: Words) -> str:
    """Unmute somebody by number in the list, or by name, this table first."""
    if not rest:
        return sentence(words, "terminal-table-usage", order=USAGE["unignore"])
    muted = await api.muted()
    if not (rest.isdecimal() and matching_numbers(muted, rest)):
        who = _person_at_table(table, rest)
        if who is not None and await api.unmute(who):
            name = _name_at_table(table, who)
            return sentence(words, "terminal-table-unignored", name=name)
    matches = matching_numbers(muted, rest)
    if not matches:
        return sentence(words, "terminal-table-not-ignored")
    if len(matches) > 1:
        order = ", ".join([f"unignore {number}" for number in matches])
        return sentence(words, "terminal-table-alike", order=order)
    mute = muted[matches[0] - 1]
    await api.unmute_by_id(mute.id)
    return sentence(words, "terminal-table-unignored", name=_muted_name(mute, words))


def matching_numbers(muted: list[MutedPerson], text: str) -> list[int]:
    """Return the entries, counted from 1, that *text* means by number or name."""
    counted = range(1, len(muted) + 1)
    chosen = [number for number in counted if str(number) == text]
    wanted = text.casefold()
    return chosen or [n for n in counted if muted[n - 1].name.casefold() == wanted]


def _person_at_table(table: TableView, text: str) -> int | None:
    """Return the table's number of the person called *text*, if only one is."""
    muted = [one for one in table.status.guests if one.hidden]
    matches = numbers_of([*muted], text) or numbers_of(people_at_table(table), text)
    return matches[0] if len(matches) == 1 else None


def _name_at_table(table: TableView, who: int) -> str:
    """Return a person's name at this table."""
    return next(
        one.name for one in people_at_table(table) if one.who == who and one.name
    )


def _list_muted(muted: list[MutedPerson], words: Words) -> list[str]:
    if not muted:
        return [sentence(words, "terminal-table-ignoring-nobody")]
    head = sentence(words, "terminal-table-ignoring")
    rows = [f"{n}. {_muted_name(mute, words)}" for n, mute in enumerate(muted, 1)]
    return [head, *rows]


def _muted_name(mute: MutedPerson, words: Words) -> str:
    return mute.name or sentence(words, "page-somebody")
