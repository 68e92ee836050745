#!/usr/bin/env python3
"""Requests and messages that are nearly right, by the hundred thousand: is anybody harmed by them?

What is sent is made up by ``tests/server/fuzzing.py``; a short part of it runs with the tests. The first harm ends
it, and what was sent is told. A million may be sent in parts, each with a ``--seed`` of its own. Run it with the
project's Python: ``.venv/bin/python benchmarks/fuzz.py 1000000``. Prints JSON; on standard error how far it is.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tables import wait_until_idle

from tests.server.driver import process
from tests.server.fuzzing import Fuzzer, Harm

TOLD_EVERY = 10_000
COMPILED = {"RAINOUT_WARM": "1"}
"""On compiled rules there is time for a million."""


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Send what is nearly right to a server and see that nobody is harmed."
    )
    parser.add_argument("count", type=int, nargs="?", default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.perf_counter()
    with (
        tempfile.TemporaryDirectory(prefix="rainout-bench-") as folder,
        process(Path(folder, "rainout.db"), **COMPILED, RAINOUT_MOST_CONNECTIONS="0") as (server, address),
        closing(Fuzzer(address, args.seed)) as fuzzer,
    ):
        fuzzer.player.http.get(f"{address}/")
        wait_until_idle(server.pid)
        harm = None
        try:
            for sent in range(0, args.count, TOLD_EVERY):
                fuzzer.run(min(TOLD_EVERY, args.count - sent))
                took = time.perf_counter() - began
                print(f"{sent + TOLD_EVERY} in {took:.0f} s", file=sys.stderr, flush=True)
        except (Harm, AssertionError, OSError) as error:
            harm = str(error)
        alive = server.poll() is None
    report = {
        "sent": args.count,
        "seed": args.seed,
        "seconds": round(time.perf_counter() - began),
        "harm": harm if alive else f"the server is gone: {harm}",
        "met": dict(sorted(fuzzer.met.items())),
    }
    print(json.dumps(report, indent=2))
    return int(report["harm"] is not None)


if __name__ == "__main__":
    sys.exit(main())
