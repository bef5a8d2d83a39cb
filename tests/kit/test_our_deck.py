"""Our deck: its cards [M2, M3], and the clues read off the picture they make [P3]."""

from collections import Counter

import pytest

from tests.kit.picture_walks import our_assembly, our_deck, our_picture
from whiskerworks.kit.decks import (
    CARD_COUNT,
    CLOCKWISE,
    COUNTER,
    HOLE,
    OPEN,
    WALL,
    Card,
)
from whiskerworks.kit.picture_assembly import FRAME_EDGE, place_beyond, placed_cards

ON_WALLS = {"books", "clock", "pipes", "lamp", "portrait", "window", ""}
ON_FLOORS = {"rug", "tiles", "puddle", "grate", "gears", ""}
TRAILS = {"crumbs", "paws", "rind", "vine", "yarn"}


def shape(card: Card) -> str:
    """Return the shape of *card*."""
    walls = card.walls()
    if len(walls) == 2:
        return "straight" if walls in ("NS", "EW") else "corner"
    return ["cross", "tee", "", "dead end", "sealed"][len(walls)]


def workings(card: Card) -> tuple[tuple[bool, str], ...]:
    """Return the open sides and the cogs of *card*, the same however it is turned."""
    four = [[(s.wall == OPEN, s.cog) for s in card.lying(90 * i)] for i in range(4)]
    return tuple(min(four))


def beside(place: int) -> set[int]:
    """Return the places next to *place*."""
    return {p for side in range(4) if (p := place_beyond(place, side)) != FRAME_EDGE}


def exits(motif: str) -> list[int]:
    """Return the places at whose exit *motif* is shown."""
    picture = our_picture()
    return [place for place, side in picture.showing(motif) if (place, side) in frame()]


def frame() -> list[tuple[int, int]]:
    """Return the sides that lie on the frame."""
    return our_picture().frame


def trails() -> dict[str, list[int]]:
    """Return the places of each trail, from its beginning to its end."""
    follow = our_picture().follow
    return {
        "crumbs": follow(our_picture().studio, "crumbs")[1:],
        "paws": follow(exits("plant")[0], "paws"),
        "rind": follow(exits("rind")[0], "rind"),
        "yarn": follow(exits("yarn")[0], "yarn"),
    }


def workshops() -> set[frozenset[int]]:
    """Return the rooms in which vines grow."""
    places = [place for place, _ in our_picture().showing("vine")]
    return {frozenset(our_picture().reach(place)) for place in places}


class TestCards:
    @pytest.mark.parametrize(
        ("name", "least", "most"),
        [
            ("sealed", 1, 1),
            ("dead end", 4, 4),
            ("straight", 5, 7),
            ("corner", 7, 9),
            ("tee", 6, 8),
            ("cross", 1, 2),
        ],
    )
    def test_the_shapes_are_a_healthy_mix(
        self, name: str, least: int, most: int
    ) -> None:
        """[M2] Enough of each that no set-up lacks its start cards."""
        shapes = [shape(card) for card in our_deck().cards]

        assert least <= shapes.count(name) <= most

    def test_mouse_holes_are_not_only_in_the_studio(self) -> None:
        """[M2] Other walls have one too, so that the Mouse's ability is worth it."""
        assert 9 <= sum([card.holes() for card in our_deck().cards]) / 2 <= 11

    def test_some_cards_have_no_cogs_and_some_have_three(self) -> None:
        """[M3] At least three have none."""
        counts = Counter([card.cogs() for card in our_deck().cards])

        assert counts[0] >= 3
        assert set(counts) == {0, 1, 2, 3}

    def test_both_directions_are_equally_frequent(self) -> None:
        """[M3] About 40 cogs in all."""
        cogs = Counter([s.cog for card in our_deck().cards for s in card.sides])

        assert abs(cogs[CLOCKWISE] - cogs[COUNTER]) <= 1
        assert 36 <= cogs[CLOCKWISE] + cogs[COUNTER] <= 44

    def test_no_two_cards_work_alike(self) -> None:
        """[M3] Cards of one shape differ by their cogs, however they are turned."""
        assert len({workings(card) for card in our_deck().cards}) == CARD_COUNT

    def test_the_file_does_not_give_the_picture_away(self) -> None:
        """[P2] Cards are named and turned at random."""
        cards = [card for card, _, _ in placed_cards(our_assembly())]
        turns = Counter([angle for _, _, angle in placed_cards(our_assembly())])

        assert cards not in (sorted(cards), sorted(cards, reverse=True))
        assert len(turns) == 4


class TestSeams:
    def test_motifs_are_where_they_belong(self) -> None:
        """[P4] Scenery of walls on walls, of floors on floors; trails are open."""
        picture = our_picture()
        for (place, _), side in picture.sides.items():
            if side.wall == OPEN:
                assert side.motif in ON_FLOORS | TRAILS | {"plant"}
            elif side.motif == "crumbs":
                assert side.wall == HOLE
                assert place == picture.studio or picture.studio in beside(place)
            else:
                assert side.motif in ON_WALLS

    def test_the_frame_is_bare_but_for_six_exits(self) -> None:
        """[P3, P4] Mouse and yarn have one; Cat and Cheese have two each."""
        picture = our_picture()
        shown = Counter([picture.sides[at].seam for at in picture.frame])

        assert shown == {
            (WALL, ""): 16,
            (OPEN, "crumbs"): 1,
            (OPEN, "plant"): 2,
            (OPEN, "rind"): 2,
            (OPEN, "yarn"): 1,
        }


class TestClues:
    def test_the_mouses_trail_starts_inside(self) -> None:
        """[P3] In the Studio, which does not touch the frame; it leads to an exit."""
        picture = our_picture()
        studio = picture.card(picture.studio)

        assert len(beside(picture.studio)) == 4
        assert [side.motif for side in studio.sides].count("crumbs") == 1
        assert trails()["crumbs"][-1:] == exits("crumbs")

    @pytest.mark.parametrize("motif", ["crumbs", "paws", "rind", "yarn"])
    def test_every_trail_is_complete(self, motif: str) -> None:
        """[P3] Whoever follows it from one end comes by every place that shows it."""
        shown = {place for place, _ in our_picture().showing(motif)}

        assert shown - {our_picture().studio} == set(trails()[motif])

    def test_plants_mark_the_exits_of_the_cat(self) -> None:
        """[P3] Both ends of the paws, and nothing else."""
        paws = trails()["paws"]

        assert sorted([paws[0], paws[-1]]) == sorted(exits("plant"))
        assert len(our_picture().showing("plant")) == 2
        assert len(paws) > 1

    def test_the_cheese_comes_in_by_one_exit_and_leaves_by_another(self) -> None:
        """[P3] Its trail has two ends, both on the frame."""
        rind = trails()["rind"]

        assert sorted([rind[0], rind[-1]]) == sorted(exits("rind"))
        assert len(rind) > 1

    def test_the_workshops_are_closed_rooms(self) -> None:
        """[P3] Two, of two or three cards; the vine runs through each, end to end."""
        picture = our_picture()
        assert len(workshops()) == 2
        for room in workshops():
            ends = [p for p in room if shape(picture.card(p)) == "dead end"]
            assert len(room) in (2, 3)
            assert len(ends) == 2
            assert set(picture.follow(ends[0], "vine")) == room
            assert not [
                p
                for p, side in picture.frame
                if p in room and picture.sides[p, side].wall == OPEN
            ]

    def test_the_only_dead_ends_are_in_the_workshops(self) -> None:
        """[P3] Everybody else can walk on."""
        inside = frozenset().union(*workshops())
        picture = our_picture()
        dead = {p for p in range(CARD_COUNT) if shape(picture.card(p)) == "dead end"}

        assert dead <= inside

    def test_gears_lie_exposed_in_one_place_and_the_yarn_leads_there(self) -> None:
        """[P3] They lie across the seam at which the yarn ends."""
        here, there = our_picture().showing("gears")

        assert place_beyond(*here) == there[0]
        assert trails()["yarn"][-1] in (here[0], there[0])
        assert trails()["yarn"][0] == exits("yarn")[0]

    def test_every_card_belongs_to_one_part_of_the_picture(self) -> None:
        """[P2] The Studio, a workshop or one trail; there are no others."""
        parts = [[our_picture().studio], *workshops(), *trails().values()]

        assert sorted([p for part in parts for p in part]) == list(range(CARD_COUNT))

    def test_all_trails_meet(self) -> None:
        """[P2] From each one can walk to every other, but into no closed room."""
        walked = {place for trail in trails().values() for place in trail}

        assert our_picture().reach(trails()["paws"][0]) == walked
