"""What people may call themselves, and which names look the same."""

import pytest

from whiskerworks.server.name_rules import clean_name, name_keys
from whiskerworks.server.problems import ProblemError


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "José",
        "Łukasz",
        "Ελένη",
        "王小明",
        "О\u0301льга",
        "Nguyễn",
        "O'Brien",
        "d’Arc",
        "Müller-Lüdenscheidt",
        "R2-D2",
        "김철수",
        "さくら",
        "नरेन्द्र",
        "ณัฐวุฒิ์",
        "அன்பு",
        "שָׁלוֹם",
        "محمد",
        "علی\u200cرضا",  # a sign that keeps two letters apart
        "ශ්\u200dරී",  # and one that binds them
        "Ada ❤\ufe0f",
        "\U0001f469\u200d\U0001f4bb",
        "\U0001f44d\U0001f3fd",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "1\ufe0f\u20e3",
        "Иван Petrov",
    ],
)
def test_ordinary_names_are_taken_as_they_are(name: str) -> None:
    """In every language."""
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "x" * 31,
        "\u3164",  # fillers of Korean
        "\u115f",
        "\u1160",
        "\uffa0",
        "\u2800",  # Braille without dots
        "\u00ad",  # a hyphen that is not seen
        "a\u034fb",  # default-ignorable
        "\u17b4",
        "\u180b",
        "a\u061cb",  # what turns text about
        "a\u200eb",
        "a\u202eb",
        "a\u2067b",
        "a\ufe0f",  # variants of what has none
        "a\ufe00",
        "a\U000e0101",
        "a\U000e0041",
        "a\u200db",  # joiners where nothing is joined
        "\u200d",
        "a\u200cb",
        "\u0301",  # marks on nothing
        "a \u0301",
        "-\u0301",
        "a" + "\u0300\u0301\u0302\u0303\u0304\u0305",  # or too many
        "a\nb",
        "a\u2028b",
        "\ue000",
        "\ud800",
    ],
)
def test_what_is_not_seen_is_no_name(name: str) -> None:
    """Nor is what turns others about, or climbs over them."""
    with pytest.raises(ProblemError) as refused:
        clean_name(name)

    assert (refused.value.code, refused.value.where) == ("bad-name", "name")


@pytest.mark.parametrize("name", ["\u0430nna", "Ann\u0430", "\u03b1nna", "Ol\u0413a"])
def test_a_word_has_one_of_the_alphabets_that_look_alike(name: str) -> None:
    """Latin, Cyrillic or Greek."""
    with pytest.raises(ProblemError) as refused:
        clean_name(name)

    assert refused.value.code == "mixed-name"


def test_blanks_are_single_and_plain() -> None:
    """However wide they were."""
    assert clean_name("  Ada\u3000 \u00a0Moss ") == "Ada Moss"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "\uff21nna"),
        ("Anna", "\U0001d400nna"),
        ("Anna", "An na"),
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Bob", "B0b"),
        ("Marnie", "Mamie"),
        ("O'Brien", "O’Brien"),
        ("\u0430\u0440\u0440\u04cf\u0435", "appie"),
        ("José", "Jose\u0301"),
        ("\u0415\u0412\u0410", "EBA"),
        ("Ada❤", "Ada❤\ufe0f"),
    ],
)
def test_names_that_look_the_same_have_a_key_in_common(one: str, other: str) -> None:
    """Or that differ in case only."""
    assert set(name_keys(one)) & set(name_keys(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("Lia", "Ila"),
        ("José", "Jose"),
        ("王", "玉"),
        ("Ελένη", "Έλενα"),
    ],
)
def test_names_that_look_different_have_none(one: str, other: str) -> None:
    """Nobody is refused for a name that only resembles."""
    assert not set(name_keys(one)) & set(name_keys(other))
