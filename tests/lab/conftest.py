"""Fixtures of the lab's tests: no process outlives the test that started it."""

from collections.abc import Iterator

import pytest
from joblib.externals.loky import reusable_executor


@pytest.fixture(autouse=True)
def _no_worker_is_left_behind() -> Iterator[None]:
    """End the processes that joblib would keep for the next run."""
    yield
    left = reusable_executor._executor
    if left is not None:
        left.shutdown(wait=True)
