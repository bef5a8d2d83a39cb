"""What nobody may know is in no byte that a whole server sends [T4, T11]."""

from pathlib import Path
from random import Random
from typing import Final

import pytest

import whiskerworks
from tests.server.authors import WRONG, Author, Fixed
from tests.server.serving import run
from tests.server.watchers import (
    INVITATION,
    SECRET,
    WORDS,
    Laid,
    Telling,
    laid_out,
    telling,
)
from tests.tables import SOAK
from whiskerworks.server.pages import table as table_page
from whiskerworks.table import commands as c

# ---- bystanders who are behind

DELAY: Final = 3


async def told_late(folder: Path, laid: Laid, seed: int) -> list[dict[str, list[str]]]:
    """Tell a game, of which the last moves are chosen by *seed*."""
    async with telling(folder, laid) as told:
        table = told.live.table
        rng = Random(1)
        await told.come(laid.watchers)
        await told.do("seat 0", c.Start())
        for number in range(9 + DELAY):
            if number == 9:
                rng = Random(seed)
            legal = table.game.legal_moves(table.state)
            move = table.game.write(table.state, rng.choice(legal))
            await told.do(f"seat {table.mover}", c.Play(move, table.ply))
            await told.do("guest", tried(number))
        await told.ask(laid.watchers[-2:])
        assert table.phase == "playing"
        return told.steps


def tried(number: int) -> c.Command:
    """Return something that a guest says, or tries."""
    return c.Say(f"hm {number}") if number % 2 else WRONG[number % len(WRONG)]


@pytest.mark.parametrize("name", ["gears", "maze"])
def test_bystanders_who_are_behind_are_sent_nothing_of_the_last_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Whatever was played last changes no byte, neither a number nor a list's line."""
    monkeypatch.setattr(table_page, "secrets", Fixed)

    async def work() -> tuple[list[dict[str, list[str]]], ...]:
        laid = await laid_out(tmp_path, whiskerworks.load(name, 2), DELAY)
        first = await told_late(tmp_path, laid, 2)
        return first, await told_late(tmp_path, laid, 3)

    one, two = run(work())

    assert [step.get("seat 0") for step in one] != [step.get("seat 0") for step in two]
    for step, (ours, theirs) in enumerate(zip(one, two, strict=True)):
        for who in ("guest", "stranger"):
            assert ours.get(who) == theirs.get(who), f"step {step} tells {who}"


# ---- secrets that nobody may know


@pytest.mark.parametrize("name", whiskerworks.names() if SOAK else ["gears", "maze"])
def test_nobody_is_sent_the_secret_an_id_or_the_words_of_others(
    tmp_path: Path, name: str
) -> None:
    """The secret at the end only, words from the start on, the rest never."""

    async def work() -> tuple[Laid, Telling, int]:
        laid = await laid_out(tmp_path, whiskerworks.load(name))
        async with telling(tmp_path, laid) as told:
            await told.come(laid.watchers)
            await told.ask(laid.watchers)
            waiting = len(told.steps)
            await told.do("seat 0", c.Start())
            for line in Author(told, 1).next():
                await told.do(*line)
            assert told.live.table.phase == "playing"
            await told.ask(laid.watchers)
            await told.do("seat 0", c.Resign())
            return laid, told, waiting

    laid, told, waiting = run(work())

    *before, last = told.steps
    assert all(SECRET.hex() in "".join(texts) for texts in last.values())
    for step, texts in enumerate(before):
        for watcher in laid.watchers:
            text = "".join(texts.get(watcher.name, []))
            hidden_words = [
                word
                for seat, word in enumerate(WORDS[: laid.game.seats])
                if step < waiting and watcher.name != f"seat {seat}"
            ]
            never = (SECRET.hex(), *laid.people, *hidden_words)
            assert [one for one in never if one in text] == [], (step, watcher)
            if watcher.name != "seat 0":
                assert INVITATION not in text
