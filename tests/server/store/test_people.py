"""People: guests and accounts, their tokens, and being forgotten."""

import pytest

from tests.server.store.logs import logged, make, row
from whiskerworks.server.store import Conflict, Seat, Store, Unknown
from whiskerworks.table.log_entries import Sat

pytestmark = pytest.mark.anyio


class TestGuests:
    async def test_a_guest_has_a_name_and_no_login(self, store: Store) -> None:
        """Ids are made here, and no two are the same."""
        ann, bob = await store.add_person("Ann"), await store.add_person("Bob")

        assert await store.person(ann.id) == ann
        assert (ann.name, ann.login, ann.password_hash) == ("Ann", None, None)
        assert ann.id != bob.id
        assert await store.person("nobody") is None

    async def test_names_are_asked_for_many_at_once(self, store: Store) -> None:
        """Who is not known has none."""
        ann, bob = await store.add_person("Ann"), await store.add_person("Bob")
        await store.rename(bob.id, "Rob")

        many = [ann.id, bob.id, *(f"nobody{n}" for n in range(2_000))]

        assert await store.names(many) == {ann.id: "Ann", bob.id: "Rob"}
        assert await store.names([]) == {}

    async def test_nobody_cannot_be_renamed(self, store: Store) -> None:
        """It is said who is not there."""
        with pytest.raises(Unknown, match="unknown person nobody"):
            await store.rename("nobody", "Somebody")


class TestAccounts:
    @pytest.mark.parametrize("written", ["Straße", "STRASSE", "strasse"])
    async def test_a_login_is_found_in_any_case(
        self, store: Store, written: str
    ) -> None:
        """It is shown as it was chosen."""
        ann = await store.add_person("Ann")
        await store.set_login(ann.id, "Straße", "hash")

        found = await store.by_login(written)

        assert found is not None
        assert (found.id, found.login, found.password_hash) == (
            ann.id,
            "Straße",
            "hash",
        )
        assert await store.by_login("Gasse") is None

    async def test_a_login_is_one_persons(self, store: Store) -> None:
        """Whoever has it may change its case and the password."""
        ann, bob = await store.add_person("Ann"), await store.add_person("Bob")
        await store.set_login(ann.id, "ann", "one")

        with pytest.raises(Conflict, match="login 'ANN' is taken"):
            await store.set_login(bob.id, "ANN", "other")
        await store.set_login(ann.id, "Ann", "two")

        found = await store.by_login("ann")
        assert found is not None
        assert (found.login, found.password_hash) == ("Ann", "two")

    async def test_secrets_are_not_in_what_is_printed(self, store: Store) -> None:
        """A line of a log file must not tell them."""
        ann = await store.add_person("Ann")
        await store.set_login(ann.id, "ann", "the-hash")
        await store.set_hook(ann.id, "https://hook.example/secret", "json")

        found = repr(await store.by_login("ann"))

        assert "the-hash" not in found
        assert "hook.example" not in found


class TestTokens:
    async def test_a_token_acts_for_its_person_until_it_is_dropped(
        self, store: Store
    ) -> None:
        """Only hashes are known here."""
        ann = await store.add_person("Ann")
        token = await store.add_token(ann.id, "my bot", "hash-1")
        found = await store.person_by_token("hash-1")
        listed = await store.tokens_of(ann.id)

        dropped = [await store.drop_token(token.id) for _ in range(2)]

        assert found == (ann, token.id)
        assert listed == [token]
        assert dropped == [True, False]
        assert await store.person_by_token("hash-1") is None

    async def test_a_token_is_kept_once_and_for_somebody(self, store: Store) -> None:
        """Neither twice nor for nobody."""
        ann = await store.add_person("Ann")
        await store.add_token(ann.id, "one", "hash-1")

        with pytest.raises(Conflict):
            await store.add_token(ann.id, "two", "hash-1")
        with pytest.raises(Unknown):
            await store.add_token("nobody", "three", "hash-3")


class TestForgetting:
    async def test_who_is_forgotten_is_nobody_any_more(self, store: Store) -> None:
        """Name, login, hash, tokens and hook are gone; the id stays."""
        ann = await store.add_person("Ann")
        await store.set_login(ann.id, "ann", "hash")
        await store.set_hook(ann.id, "https://hook.example", "json")
        await store.add_token(ann.id, "bot", "hash-1")

        await store.forget(ann.id)

        left = await store.person(ann.id)
        assert left is not None
        assert left.forgotten
        told = (left.name, left.login, left.password_hash, left.hook_url)
        assert told == ("", None, None, None)
        assert left.hook_kind is None
        assert await store.names([ann.id]) == {}
        assert await store.by_login("ann") is None
        assert await store.tokens_of(ann.id) == []
        assert await store.person_by_token("hash-1") is None

    async def test_their_games_stay(self, store: Store) -> None:
        """They are others' games too."""
        ann = await store.add_person("Ann")
        seats = (Seat(0, "person", ann.id), Seat(1, "person", "bob"))
        await make(store, "t", host="bob", players=seats)
        await store.append("t", [logged(2, Sat(0, ann.id))], row("t", players=seats))

        await store.forget(ann.id)

        kept = await store.load("t")
        assert kept is not None
        assert kept.logs[-1].entry == Sat(0, ann.id)

    async def test_they_do_not_come_back(self, store: Store) -> None:
        """Their login is free for another, and nothing can be given to them."""
        ann, bob = await store.add_person("Ann"), await store.add_person("Bob")
        await store.set_login(ann.id, "ann", "hash")
        await store.forget(ann.id)

        await store.set_login(bob.id, "ann", "other")

        with pytest.raises(Unknown):
            await store.rename(ann.id, "Ann")
        with pytest.raises(Unknown):
            await store.add_token(ann.id, "bot", "hash-1")
        with pytest.raises(Unknown):
            await store.forget("nobody")


async def test_settings_are_kept(store: Store) -> None:
    """The last one counts, or where only the first may, the first."""
    await store.set_setting("heartbeat", "1")
    await store.set_setting("heartbeat", "2")
    firsts = [await store.first_setting("key", value) for value in ("a", "b")]

    assert await store.setting("heartbeat") == "2"
    assert firsts == ["a", "a"]
    assert await store.setting("nothing") is None
