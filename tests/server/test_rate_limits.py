"""Whoever goes too fast is told how long to wait."""

from whiskerworks.server.rate_limits import MAX_BUCKETS, Bucket, Buckets, OpenCounter


def test_a_full_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    """Two seconds' worth at once, then as many as come in."""
    bucket = Bucket(10.0, now=0.0)

    burst = [bucket.take(0.0) for _ in range(21)]
    later = [bucket.take(0.1), bucket.take(0.1), bucket.take(0.2)]

    assert burst == [0] * 20 + [100]
    assert later == [0, 100, 0]


def test_who_is_charged_more_than_there_is_waits_until_it_is_earned() -> None:
    """But nobody owes more than a full bucket."""
    bucket = Bucket(10.0, now=0.0)

    bucket.charge(25.0, 0.0)
    owing = bucket.wait(0.0)
    bucket.charge(1_000_000.0, 0.0)

    assert owing == 600
    assert bucket.wait(0.0) == 2_100
    assert bucket.take(2.1) == 0


def test_whoever_waits_as_long_as_told_may_go_on() -> None:
    """The wait is long enough, and not much longer."""
    bucket = Bucket(3.0, now=0.0)
    while not bucket.take(0.0):
        pass

    wait = bucket.take(0.0)

    assert bucket.take(wait / 1000 + 0.001) == 0
    assert wait <= 334


def test_a_clock_that_goes_back_takes_nothing_away() -> None:
    """Nobody waits longer because of it."""
    bucket = Bucket(10.0, now=100.0)

    assert bucket.take(50.0) == 0
    assert bucket.left(50.0) == 19.0


def test_everybody_has_a_bucket_of_their_own() -> None:
    """One who is too fast keeps nobody else waiting."""
    buckets = Buckets(1.0)

    taken = [buckets.take("cat", 0.0) > 0 for _ in range(3)]

    assert taken == [False, False, True]
    assert buckets.take("mouse", 0.0) == 0


def test_full_buckets_are_thrown_away_when_there_are_many() -> None:
    """Those who were here once do not fill the memory."""
    buckets = Buckets(1.0)
    for number in range(MAX_BUCKETS):
        buckets.take(f"{number}", 0.0)

    buckets.take("one more", 100.0)

    assert len(buckets) == 1


def test_a_tally_counts_to_the_most_and_back() -> None:
    """Nobody has more open than allowed; what is closed does not count."""
    tally = OpenCounter(2)

    opened = [tally.add("cat"), tally.add("cat"), tally.add("cat"), tally.add("mouse")]
    tally.drop("cat")

    assert opened == [True, True, False, True]
    assert tally.of("cat") == 1
    assert tally.add("cat")
    assert tally.of("dog") == 0
