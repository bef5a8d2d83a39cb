"""People who are called the same are told apart at a table."""

from pathlib import Path

import whiskerworks
from tests.server.serving import run, serving
from whiskerworks.server.broadcaster import disambiguate_names
from whiskerworks.table.commands import Say
from whiskerworks.table.context import Actor
from whiskerworks.table.messages import ChatLine, Snapshot, Update


def test_a_number_stands_behind_what_looks_the_same() -> None:
    """Never the same one twice, and never where nobody has a name."""
    assert disambiguate_names(("Anna", "Bo")) == ("Anna", "Bo")
    assert disambiguate_names(("Ian", "lan", "ian")) == ("Ian", "lan (2)", "ian (2)")
    assert disambiguate_names(("Anna", "Anna (2)", "Anna")) == (
        "Anna",
        "Anna (2)",
        "Anna (3)",
    )
    assert disambiguate_names(("", "")) == ("", "")


def test_two_guests_of_one_name_are_two_at_a_table(tmp_path: Path) -> None:
    """And a third, who looks on, is neither of them."""

    async def work() -> tuple[list[str], list[str]]:
        async with serving(tmp_path) as server:
            people = [await server.person("Anna") for _ in range(3)]
            live = await server.table(whiskerworks.load("gears"), *people[:2])
            async with server.client(live, people[0]) as client:
                snapshot = await client.until(Snapshot)
                await server.registry.person_cache.know(people)
                said: list[ChatLine] = []
                for at, person in enumerate(people):
                    await live.act(Actor(person), f"say {at}", Say("hello"))
                    said.extend((await client.until(Update)).chat)
            names = [player.name for player in snapshot.status.players]
            return names, [line.name for line in said]

    names, said = run(work())

    assert names == ["Anna", "Anna (2)"]
    assert said == ["Anna", "Anna (2)", "Anna (3)"]
