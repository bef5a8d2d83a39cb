"""Muting people for yourself: what is typed about it, and what is answered."""

from typing import Final

from whiskerworks.terminal.away.asking import Asking, Muted
from whiskerworks.terminal.away.doing import (
    USAGE,
    Mistake,
    guest,
    numbers,
    people,
)
from whiskerworks.terminal.away.fold import Known
from whiskerworks.terminal.orders import parted, sentence
from whiskerworks.words import Words

ORDERS: Final = ("ignore", "unignore", "ignored")


async def answer(line: str, known: Known, asking: Asking, words: Words) -> list[str]:
    """
    Do what one of these orders says, and return the answer.

    Raises:
        Refused, Unreachable, OtherVersion: The server did not do it.
    """
    word, rest = parted(line)
    match word:
        case "ignore":
            return [await _ignore(rest, known, asking, words)]
        case "unignore":
            return [await _unignore(rest, known, asking, words)]
    return _listed(await asking.muted(), words)


async def _ignore(rest: str, known: Known, asking: Asking, words: Words) -> str:
    who = guest(known, "ignore", rest)
    if isinstance(who, Mistake):
        return sentence(words, who.code, order=who.order)
    await asking.mute(who)
    order = f"unignore {rest}"
    name = _called(known, who)
    return sentence(words, "terminal-table-ignored", name=name, order=order)


async def _unignore(rest: str, known: Known, asking: Asking, words: Words) -> str:
    """Read somebody again: of the list by its number, else by name, here first."""
    if not rest:
        return sentence(words, "terminal-table-usage", order=USAGE["unignore"])
    muted = await asking.muted()
    if not (rest.isdecimal() and meant(muted, rest)):
        who = _here(known, rest)
        if who is not None and await asking.unmute(who):
            name = _called(known, who)
            return sentence(words, "terminal-table-unignored", name=name)
    found = meant(muted, rest)
    if not found:
        return sentence(words, "terminal-table-not-ignored")
    if len(found) > 1:
        order = ", ".join([f"unignore {number}" for number in found])
        return sentence(words, "terminal-table-alike", order=order)
    mute = muted[found[0] - 1]
    await asking.drop_mute(mute.id)
    return sentence(words, "terminal-table-unignored", name=_name(mute, words))


def meant(muted: list[Muted], text: str) -> list[int]:
    """Return which of the list *text* means, counted from 1: a number or a name."""
    counted = range(1, len(muted) + 1)
    chosen = [number for number in counted if str(number) == text]
    wanted = text.casefold()
    return chosen or [n for n in counted if muted[n - 1].name.casefold() == wanted]


def _here(known: Known, text: str) -> int | None:
    """Return the number at this table of who is called *text*, if it is only one."""
    muted = [one for one in known.status.guests if one.hidden]
    found = numbers([*muted], text) or numbers(people(known), text)
    return found[0] if len(found) == 1 else None


def _called(known: Known, who: int) -> str:
    """Return what somebody is called at this table."""
    return next(one.name for one in people(known) if one.who == who and one.name)


def _listed(muted: list[Muted], words: Words) -> list[str]:
    if not muted:
        return [sentence(words, "terminal-table-ignoring-nobody")]
    head = sentence(words, "terminal-table-ignoring")
    rows = [f"{n}. {_name(mute, words)}" for n, mute in enumerate(muted, 1)]
    return [head, *rows]


def _name(mute: Muted, words: Words) -> str:
    return mute.name or sentence(words, "page-somebody")
