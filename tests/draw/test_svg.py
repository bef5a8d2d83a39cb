"""Any scene becomes a picture, whatever game it comes from."""

from itertools import combinations
from xml.etree import ElementTree

import pytest

import whiskerworks
from whiskerworks.core.message import Message
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw import drawings, tone_colours
from whiskerworks.draw.svg import svg
from whiskerworks.draw.tone_colours import UnknownTone

SVG = "{http://www.w3.org/2000/svg}"


def scene(*pieces: Piece, notes: tuple[Message, ...] = ()) -> Scene:
    return Scene(4, 3, pieces, (), notes)


def drawn(pictured: Scene, dark: bool = False) -> ElementTree.Element:
    return ElementTree.fromstring(svg(pictured, dark=dark))


def group(root: ElementTree.Element, name: str) -> ElementTree.Element:
    """Return the one group that bears the id *name*."""
    (found,) = [part for part in root.iter() if part.get("data-id") == name]
    return found


def all_ids(pieces: tuple[Piece, ...]) -> list[str]:
    """Return the ids of *pieces* and their children in drawing order."""
    ids: list[str] = []
    for piece in pieces:
        ids += [piece.id, *all_ids(piece.children)]
    return ids


def shape(art: str, tone: str) -> list[dict[str, str]]:
    """Return a drawing without its colours."""
    return [
        {key: v for key, v in part.attrib.items() if key not in ("fill", "stroke")}
        for whole in drawings.drawing(art, tone, tone_colours.LIGHT)
        for part in whole.iter()
    ]


def shout(message: Message) -> str:
    return f"<{message.code} & more>"


class TestPieces:
    def test_every_piece_of_a_game_is_drawn_once_and_in_order(self) -> None:
        """Later pieces lie on top, so order matters."""
        game = whiskerworks.load("gears")
        state = game.read_state("blue:i1 red:h2,i2 turn:blue")
        pictured = game.scene(game.view(state, None))

        root = drawn(pictured)

        found = [part.get("data-id") for part in root.iter() if part.get("data-id")]
        assert found == all_ids(pictured.pieces)

    def test_children_lie_in_the_group_of_their_parent(self) -> None:
        """So they move with it."""
        mark = Piece("mark", "motion-locked", 0, 0)
        root = drawn(scene(Piece("cog", "wheel", 1, 1, children=(mark,))))

        assert group(group(root, "cog"), "mark") in list(group(root, "cog"))

    def test_a_piece_is_moved_then_turned_then_scaled(self) -> None:
        """In this order its place does not depend on its turn and size."""
        root = drawn(scene(Piece("cog", "wheel", 1.25, 2, 7.5, 0.5)))

        transform = group(root, "cog").get("transform")
        assert transform == "translate(1.25 2) rotate(7.5) scale(0.5)"

    def test_a_number_is_short_and_never_minus_nothing(self) -> None:
        """Three digits after the point, and 0 for what rounds to it."""
        root = drawn(scene(Piece("cog", "wheel", -0.0001, 1.23456)))

        assert group(root, "cog").get("transform") == "translate(0 1.235)"

    def test_a_piece_bears_the_class_of_its_tone(self) -> None:
        """A piece without a tone is neutral."""
        root = drawn(
            scene(Piece("a", "wheel", 0, 0, tone="red"), Piece("b", "peg", 0, 0))
        )

        assert group(root, "a").get("class") == "tone-red"
        assert group(root, "b").get("class") == "tone-neutral"

    def test_a_drawing_that_pieces_share_is_there_once(self) -> None:
        """Two blue wheels refer to one drawing, a red one to another."""
        wheels = [
            Piece(str(i), "wheel", i, 1, tone=tone)
            for i, tone in enumerate(["blue", "blue", "red"])
        ]
        root = drawn(scene(*wheels))

        shared = [part.get("id") for part in root.iterfind(f"{SVG}defs/{SVG}g")]
        used = [part.get("href") for part in root.iter(f"{SVG}use")]
        assert shared == ["light-blue-wheel", "light-red-wheel"]
        assert used == ["#light-blue-wheel", "#light-blue-wheel", "#light-red-wheel"]


class TestTones:
    @pytest.mark.parametrize("theme", [tone_colours.LIGHT, tone_colours.DARK])
    @pytest.mark.parametrize("tone", tone_colours.names())
    @pytest.mark.parametrize("art", drawings.names())
    def test_every_drawing_has_all_its_colours(
        self, art: str, tone: str, theme: str
    ) -> None:
        """No colour is left to a style sheet that a picture would not have."""
        text = svg(
            scene(Piece("a", art, 1, 1, tone=tone)), dark=theme == tone_colours.DARK
        )

        assert "var(" not in text

    def test_light_and_dark_have_the_same_colours_by_name(self) -> None:
        """A theme is a change of values, never of names."""
        for tone in tone_colours.names():
            light, dark = (
                tone_colours.tone_colours(theme, tone) for theme in ("light", "dark")
            )
            assert light.keys() == dark.keys()

    def test_dark_is_another_picture_of_the_same_pieces(self) -> None:
        """Only colours differ."""
        pictured = scene(Piece("cog", "wheel", 1, 1, tone="blue"))
        light, dark = drawn(pictured), drawn(pictured, dark=True)

        assert [part.tag for part in light.iter()] == [part.tag for part in dark.iter()]
        assert svg(pictured) != svg(pictured, dark=True)

    @pytest.mark.parametrize(
        ("art", "toned"),
        [
            ("wheel", "blue red gold"),
            ("wheel-fixed", "blue red gold"),
            ("mouse", "blue red green violet orange slate"),
            ("die-blank", "red green gold"),
        ],
    )
    def test_tones_differ_by_more_than_colour(self, art: str, toned: str) -> None:
        """Every wheel, mouse and die can be told by its outline alone."""
        shapes = [shape(art, tone) for tone in toned.split()]

        assert all(one != other for one, other in combinations(shapes, 2))
        assert shape("plate", "blue") == shape("plate", "red"), "which has one outline"

    def test_dice_of_different_kinds_bear_different_signs(self) -> None:
        """A cat, a mouse and a cheese, whatever their colour."""
        shapes = [shape(f"die-{kind}", "gold") for kind in ("cat", "move", "cheese")]

        assert all(one != other for one, other in combinations(shapes, 2))


class TestUnknown:
    @pytest.mark.parametrize("art", ["dragon", "../art/peg", "gears/peg", ""])
    def test_unknown_art_is_drawn_as_a_plain_tile(self, art: str) -> None:
        """With the text of the piece; on a child as well."""
        child = Piece("b", art, 0, 0, tone="red", text="7")
        plain = Piece("b", "plain", 0, 0, tone="red", text="7")
        shown, expected = [
            svg(scene(Piece("a", "peg", 0, 0, children=(one,))))
            for one in (child, plain)
        ]

        assert not drawings.is_known(art)
        assert shown == expected
        assert ">7</text>" in shown

    def test_an_unknown_tone_is_refused_by_name_and_piece(self) -> None:
        """A game that asks for a new tone must bring its colours."""
        with pytest.raises(UnknownTone, match="piece 'a': unknown tone 'puce'"):
            svg(scene(Piece("a", "peg", 0, 0, tone="puce")))


class TestWords:
    def test_nothing_is_said_when_nobody_can_say_it(self) -> None:
        """Messages are no words."""
        pictured = scene(Piece("a", "peg", 0, 0, say=Message("piece-peg")))

        assert "<title>" not in svg(pictured)

    def test_pieces_that_speak_have_a_title(self) -> None:
        """Titles are escaped, whatever the words are; decoration has none."""
        speaking = Piece("a", "peg", 0, 0, say=Message("piece-peg"))
        text = svg(scene(speaking, Piece("b", "peg", 1, 0)), say=shout)

        root = ElementTree.fromstring(text)

        assert group(root, "a").findtext(f"{SVG}title") == "<piece-peg & more>"
        assert group(root, "b").find(f"{SVG}title") is None

    def test_a_piece_with_speaking_children_is_a_group(self) -> None:
        """A reader does not look inside an image."""
        child = Piece("b", "peg", 0, 0, say=Message("piece-peg"))
        parent = Piece("a", "peg", 0, 0, say=Message("piece-peg"), children=(child,))
        root = ElementTree.fromstring(svg(scene(parent), say=shout))

        assert group(root, "a").get("role") == "group"
        assert group(root, "b").get("role") == "img"

    def test_the_notes_are_the_title_of_the_document(self) -> None:
        """The first is the title, all are the description."""
        notes = (Message("note-turn"), Message("note-hand"))
        root = ElementTree.fromstring(svg(scene(notes=notes), say=shout))

        assert root.findtext(f"{SVG}title") == "<note-turn & more>"
        assert root.findtext(f"{SVG}desc") == "<note-turn & more> <note-hand & more>"

    def test_text_and_ids_are_escaped(self) -> None:
        """Nothing in a scene can break out of the document."""
        nasty = "\"><script>&'\x00"
        root = drawn(scene(Piece(nasty, "label", 1, 1, text=nasty)))

        found = group(root, "\"><script>&'\N{REPLACEMENT CHARACTER}")
        assert found.findtext(f"{SVG}text") == "\"><script>&'\N{REPLACEMENT CHARACTER}"


class TestDocument:
    def test_the_document_is_as_large_as_the_scene(self) -> None:
        """Its own units are those of the scene."""
        root = drawn(scene())

        assert root.get("viewBox") == "0 0 4 3"
        assert (root.get("width"), root.get("height")) == ("256", "192")

    @pytest.mark.parametrize("name", whiskerworks.names())
    def test_the_first_position_of_every_game_can_be_drawn(self, name: str) -> None:
        """A game that names a new drawing must bring it."""
        game = whiskerworks.load(name)
        for seat in [None, *range(game.seats)]:
            drawn(game.scene(game.view(game.start(), seat)))
