"""Sessions and epochs, and names that accounts have reserved."""

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from whiskerworks.server.name_rules import name_keys
from whiskerworks.server.store import NameTaken, Person, Session, Store, Unknown
from whiskerworks.server.store.queries.sessions import MAX_SESSIONS_PER_PERSON
from whiskerworks.server.store.schema import PEOPLE

pytestmark = pytest.mark.anyio


def session(
    person: Person, name: str, seen: int = 1_000, expires: int = 9_000
) -> Session:
    """Return a session of that *name*."""
    return Session(
        id=name,
        person=person.id,
        epoch=person.epoch,
        created=seen,
        seen=seen,
        expires=expires,
        browser="Firefox",
        system="Linux",
        address="192.0.2.0/24",
    )


async def listed(store: Store, person: Person, now: int = 2_000) -> list[str]:
    """Return the sessions of a person, by their ids."""
    return [one.id for one in await store.sessions_of(person.id, now)]


class TestSessions:
    async def test_a_session_is_kept_until_it_is_dropped(self, store: Store) -> None:
        """By its own person only."""
        ann, bob = await store.add_person("Ann"), await store.add_person("Bob")
        begun = session(ann, "a")
        await store.add_session(begun)
        found = await store.session("a")

        dropped = [await store.drop_session(one.id, "a") for one in (bob, ann, ann)]

        assert found == begun
        assert dropped == [False, True, False]
        assert await store.session("a") is None
        assert await listed(store, ann) == []

    async def test_use_is_noted(self, store: Store) -> None:
        """The last used comes first, and lasts longer."""
        ann = await store.add_person("Ann")
        for name, seen in (("a", 1_000), ("b", 1_500)):
            await store.add_session(session(ann, name, seen))
        before = await listed(store, ann)

        await store.touch_sessions(["a"], 2_000, 20_000)

        assert before == ["b", "a"]
        assert await listed(store, ann) == ["a", "b"]
        assert await listed(store, ann, now=10_000) == ["a"]
        assert await store.session("a") == replace(
            session(ann, "a"), seen=2_000, expires=20_000
        )

    async def test_one_begins_instead_of_another(self, store: Store) -> None:
        """Those that have expired are removed then, too."""
        ann = await store.add_person("Ann")
        for name, expires in (("a", 9_000), ("b", 5_000), ("c", 9_000)):
            await store.add_session(session(ann, name, expires=expires))

        await store.add_session(session(ann, "d", seen=5_000), instead_of="a")

        kept = [await store.session(name) for name in "abcd"]
        assert [one is not None for one in kept] == [False, False, True, True]

    async def test_nobody_has_more_than_may_be(self, store: Store) -> None:
        """The one that was not used for longest goes."""
        ann, bob = await store.add_person("Ann"), await store.add_person("Bob")
        await store.add_session(session(bob, "bob"))
        for at in range(MAX_SESSIONS_PER_PERSON + 1):
            await store.add_session(session(ann, f"{at:02}", seen=1_000 + at))

        found = await listed(store, ann)

        assert len(found) == MAX_SESSIONS_PER_PERSON
        assert "00" not in found
        assert await listed(store, bob) == ["bob"]


class TestEpochs:
    async def test_a_new_epoch_voids_what_was_before(self, store: Store) -> None:
        """Sessions and tokens, but for the first of the new one."""
        ann = await store.add_person("Ann")
        await store.add_session(session(ann, "a"))
        await store.add_token(ann.id, "bot", "hash")

        await store.begin_epoch(ann.id, session(ann, "b"), "password")

        now = await store.person(ann.id)
        assert now is not None
        assert (now.epoch, now.password_hash) == (1, "password")
        assert await listed(store, ann) == ["b"]
        assert await store.person_by_token("hash") is None
        assert await store.tokens_of(ann.id) == []

    async def test_what_comes_too_late_is_void(self, store: Store) -> None:
        """Whoever was let in before it, and has not been answered yet."""
        ann = await store.add_person("Ann")
        await store.begin_epoch(ann.id)

        await store.add_session(session(ann, "a"))
        with pytest.raises(Unknown):
            await store.add_token(ann.id, "bot", "hash", ann.epoch)

        assert await listed(store, ann) == []

    async def test_who_is_forgotten_has_no_session(self, store: Store) -> None:
        """Nor begins one."""
        ann = await store.add_person("Ann")
        await store.add_session(session(ann, "a"))

        await store.forget(ann.id)

        assert await store.session("a") is None
        with pytest.raises(Unknown):
            await store.begin_epoch(ann.id)


class TestReservedNames:
    async def test_names_of_before_stay_and_the_oldest_has_them(
        self, store: Store
    ) -> None:
        """Until another version compares otherwise, it is done once."""
        names = ("Anna", "ANNA", "Bo", "Cy")
        people = [await store.add_person(name) for name in names]
        for at, person in enumerate(people[:3]):
            await store.set_login(person.id, f"login {at}", "hash")
        old = update(PEOPLE).where(PEOPLE.c.id == people[0].id).values(created=1)
        await store.write(lambda connection: connection.execute(old).close())

        await store.reserve_names(name_keys, "1")
        await store.reserve_names(lambda _: (), "1")

        assert await store.names([people[1].id]) == {people[1].id: "ANNA"}
        for name in ("anna", "Bo"):
            with pytest.raises(NameTaken):
                await store.add_person(name, name_keys(name))
        assert (await store.add_person("Cy", name_keys("Cy"))).name == "Cy"
        await store.rename(people[0].id, "Anne", name_keys("Anne"))
        assert (await store.add_person("Anna", name_keys("Anna"))).name == "Anna"
