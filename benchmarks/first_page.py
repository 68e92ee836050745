#!/usr/bin/env python3
"""How long from starting the server, with nothing compiled yet, until the first page can be used?

Each try starts a server as a newcomer's first one: an empty kernel cache, an empty database, the compiler at work in
the background. The clock starts with the process and stops when "Play now" can be clicked in a browser that was
already open, without a cache of its own. Bar: 2 seconds.

Needs Chromium and the built UI. Run it with the project's Python: ``.venv/bin/python benchmarks/first_page.py``.
Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.browser_tests import find_chromium

SOURCES = Path(__file__).resolve().parents[1] / "src"
BAR = 2.0
"""Seconds from the start of the process to a page that can be used."""
PATIENCE = 60.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def first_page(browser: Browser) -> tuple[float, float]:
    """Start a server once: seconds until it says it is ready, and until its first page can be used."""
    with tempfile.TemporaryDirectory(prefix="rainout-bench-", ignore_cleanup_errors=True) as folder:
        page = browser.new_page()
        port = free_port()
        command = [
            sys.executable,
            "-m",
            "rainout",
            f"--port={port}",
            f"--database={folder}/rainout.db",
            "--no-browser",
        ]
        environment = {**os.environ, "PYTHONPATH": str(SOURCES), "RAINOUT_CACHE_DIR": f"{folder}/cache"}
        started = time.perf_counter()
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
        try:
            assert server.stdout
            if not server.stdout.readline():
                raise SystemExit("the server did not start")
            ready = time.perf_counter()
            page.goto(f"http://127.0.0.1:{port}/")
            page.get_by_role("button", name="Play now").first.click(trial=True, timeout=PATIENCE * 1000)
            usable = time.perf_counter()
        finally:
            page.close()
            server.terminate()
            server.communicate(timeout=PATIENCE)
    return ready - started, usable - started


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Measure how soon the first page of a new server can be used."
    )
    parser.add_argument("--tries", type=int, default=5)
    parser.add_argument("--strict", action="store_true", help="exit with 1 if the bar is missed")
    args = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit("there is no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        times = [first_page(browser) for _ in range(args.tries)]
        browser.close()
    usable = [seconds for _, seconds in times]
    report = {
        "tries": args.tries,
        "server_ready_s": round(statistics.median(seconds for seconds, _ in times), 2),
        "first_page_s": round(statistics.median(usable), 2),
        "first_page_best_s": round(min(usable), 2),
        "first_page_worst_s": round(max(usable), 2),
        "bar_s": BAR,
        "kept": statistics.median(usable) < BAR,
        "load_average": [round(load, 1) for load in os.getloadavg()],
        "cores": os.cpu_count(),
    }
    print(json.dumps(report, indent=2))
    return int(args.strict and not report["kept"])


if __name__ == "__main__":
    sys.exit(main())
