"""How it is told that an extra is missing."""

import pickle
import sys

import pytest

from whiskerworks.core.extras import MissingExtra, imports_of, require

TOLD = (
    'a film needs the extra "pictures" (there is no module no_such_module): '
    'pip install "whiskerworks[pictures]"'
)


def test_what_is_needed_is_looked_for_and_not_imported() -> None:
    """The error says what needs it, and the command that installs it."""
    sys.modules.pop("this", None)
    require("pictures", "a film", "this")
    with pytest.raises(MissingExtra) as caught:
        require("pictures", "a film", "this", "no_such_module", "nor_this")

    assert "this" not in sys.modules
    assert str(caught.value) == TOLD
    assert (caught.value.extra, caught.value.name) == ("pictures", "no_such_module")


def test_an_import_that_fails_says_what_to_install() -> None:
    """It is an ImportError as any other, and can be sent to another process."""
    with pytest.raises(ImportError) as caught, imports_of("pictures", "a film"):
        import no_such_module.within  # type: ignore[import-not-found]  # noqa: F401

    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is MissingExtra
    assert str(again) == str(caught.value) == TOLD


def test_the_innermost_says_what_is_missing() -> None:
    """Installing what the outer one needs would not help."""
    with pytest.raises(MissingExtra) as caught, imports_of("lab", "a report"):
        require("pictures", "a film", "no_such_module")

    assert str(caught.value) == TOLD


def test_a_mistake_of_ours_is_no_missing_extra() -> None:
    """Nothing that can be installed would mend it."""
    with pytest.raises(ModuleNotFoundError) as caught, imports_of("lab", "a report"):
        import whiskerworks.no_such_room  # type: ignore[import-not-found]  # noqa: F401

    assert not isinstance(caught.value, MissingExtra)
