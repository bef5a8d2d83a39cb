"""What the server counts, as Prometheus reads it."""

import asyncio

from prometheus_client.parser import text_string_to_metric_families

from whiskerworks.server.metrics import ProcessMetrics, ServerMetrics, prometheus_text


def read(metrics: ServerMetrics) -> dict[str, float]:
    """Return every sample, by name and labels."""
    return {
        one.name + "".join(f" {value}" for value in one.labels.values()): one.value
        for family in text_string_to_metric_families(prometheus_text(metrics).decode())
        for one in family.samples
    }


def test_counts_can_be_read_back() -> None:
    """In the form of Prometheus, labels and all."""
    metrics = ServerMetrics()

    metrics.live_tables.set(3)
    metrics.moves += 1
    metrics.refusals.labels("stale").inc(2)
    metrics.appended(0.002)

    found = read(metrics)
    assert found["whiskerworks_live_tables"] == 3
    assert found["whiskerworks_moves_total"] == 1
    assert found["whiskerworks_refusals_total stale"] == 2
    assert found["whiskerworks_append_seconds_bucket 0.005"] == 1
    assert found["whiskerworks_append_seconds_bucket 0.002"] == 1
    assert found["whiskerworks_append_seconds_bucket 0.001"] == 0
    assert found["whiskerworks_append_seconds_bucket +Inf"] == 1
    assert found["whiskerworks_append_seconds_count"] == 1
    assert found["whiskerworks_append_seconds_sum"] == 0.002


def test_two_servers_in_one_process_count_apart() -> None:
    """Each has a registry of its own."""
    first, second = ServerMetrics(), ServerMetrics()

    first.moves += 1

    assert read(second)["whiskerworks_moves_total"] == 0


def test_the_lag_of_the_event_loop_is_measured() -> None:
    """Every so often, until told to stop."""

    async def watched(running: ProcessMetrics) -> None:
        task = asyncio.create_task(running.watch(every=0.0))
        for _ in range(10):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    metrics = ServerMetrics()
    asyncio.run(watched(ProcessMetrics(metrics)))

    assert read(metrics)["whiskerworks_loop_lag_seconds_count"] >= 3
