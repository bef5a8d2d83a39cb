"""People who were looked up lately are known, but never as they no longer are."""

import asyncio
from pathlib import Path

from whiskerworks.server.store import Person, Store
from whiskerworks.server.store.people_store import Cache

ANN = Person(id="a", name="Ann", created=1)
BEN = Person(id="b", name="Ben", created=2)


def test_somebody_is_known_for_a_while() -> None:
    """And then looked up anew."""
    known, forgetful = Cache[Person](), Cache[Person](seconds=-1)

    known.keep("a", ANN, known.changes)
    forgetful.keep("a", ANN, forgetful.changes)

    assert known.find("a") == ANN
    assert forgetful.find("a") is None


def test_who_changes_is_looked_up_anew() -> None:
    """Others are known all the same."""
    known = Cache[Person]()
    known.keep("a", ANN, known.changes)
    known.keep("b", BEN, known.changes)

    known.forget("a")

    assert known.find("a") is None
    assert known.find("b") == BEN


def test_an_answer_from_before_a_change_is_not_kept() -> None:
    """It was on its way while somebody changed."""
    known = Cache[Person]()
    asked = known.changes

    known.forget("a")
    known.keep("a", ANN, asked)

    assert known.find("a") is None


def test_no_more_are_known_than_may_be() -> None:
    """Whoever was looked up longest ago goes first."""
    known = Cache[Person](most=1)

    known.keep("a", ANN, known.changes)
    known.keep("b", BEN, known.changes)

    assert (known.find("a"), known.find("b")) == (None, BEN)


async def changed(path: Path) -> list[Person | None]:
    """Return a person, as the store knows them, after each kind of change."""
    store = await Store.open(path)
    person = (await store.add_person("Ann")).id
    seen = [await store.person(person)]
    await store.rename(person, "Anna")
    seen.append(await store.person(person))
    await store.set_login(person, "anna", "hash")
    seen.append(await store.person(person))
    await store.set_hook(person, "https://example.org", "json")
    seen.append(await store.person(person))
    await store.forget(person)
    seen.append(await store.person(person))
    await store.close()
    return seen


def test_a_store_knows_every_change_at_once(tmp_path: Path) -> None:
    """Name, login, hook, and that somebody is forgotten."""
    seen = asyncio.run(changed(tmp_path / "games.sqlite3"))

    first, renamed, login, hook, gone = [one for one in seen if one is not None]
    assert (first.name, renamed.name) == ("Ann", "Anna")
    assert (login.login, hook.hook_kind) == ("anna", "json")
    assert gone.forgotten
