"""A short part of ``benchmarks/fuzz.py``: whatever is sent, nobody is harmed."""

from __future__ import annotations

from contextlib import closing

from tests.server.driver import serving, settings
from tests.server.fuzzing import Fuzzer


def test_whatever_is_sent_nobody_is_harmed() -> None:
    with serving(settings()) as address, closing(Fuzzer(address, seed=1)) as fuzzer:
        fuzzer.run(700)
        assert {"200", "401", "404", "422", "heard: table", "heard: bad-message"} <= set(fuzzer.met)
