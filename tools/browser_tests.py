"""Run the tests in tests/browser with a real Chromium, installing it first where that can be done.

They get a pytest session of their own: Playwright's synchronous interface leaves an event loop running
that breaks any asynchronous test after it. The tests find the browser's path in RAINOUT_CHROMIUM.
Without a browser they are skipped with a notice; with CI set, that is a failure.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools import apt

SHELL = "chromium-headless-shell"
"""Chromium without a window to draw around the page: the same engine for two thirds of the time."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)

TESTS_FAILED, NO_TESTS = 1, 5
"""Exit codes of pytest."""


def find_chromium() -> str | None:
    """The first browser that starts; Ubuntu's `chromium-browser` may be a stub that only asks for a snap."""
    for name in (os.environ.get("RAINOUT_CHROMIUM", ""), *NAMES, *MAC):
        path = shutil.which(name)
        if path and subprocess.run([path, "--version"], capture_output=True).returncode == 0:
            return path
    return None


def skipped(reason: str) -> int:
    """Say loudly that the browser tests did not run; only a person at a desk may go on without them."""
    ci = bool(os.environ.get("CI"))
    print(f"\n*** BROWSER TESTS {'FAILED' if ci else 'SKIPPED'}: {reason} ***\n", flush=True)
    return 1 if ci else 0


def names_tests(argument: str) -> bool:
    """Whether this is a file, a folder or a single test, as pytest writes them."""
    return os.path.exists(argument.partition("::")[0])


def narrowed(asked: list[str]) -> bool:
    """Whether a part of the tests was asked for, which one process does sooner than two can start."""
    chosen = any(names_tests(argument) for argument in asked)
    return chosen or any(argument.startswith(("-k", "-n", "--last-failed", "--lf")) for argument in asked)


def main() -> int:
    """Find or install a browser, then run the tests; arguments go to pytest, and files among them are all that runs."""
    chromium = find_chromium()
    if chromium is None:
        apt.install("Chromium", [SHELL, "chromium"])  # not every Debian has the first
        chromium = find_chromium()
    if chromium is None:
        return skipped("there is no Chromium here and it could not be installed; please install chromium")
    asked = sys.argv[1:]
    pytest = [sys.executable, "-m", "pytest", "--screenshot=only-on-failure", *asked]
    if not any(names_tests(argument) for argument in asked):
        pytest.append("tests/browser")
    environment = {**os.environ, "RAINOUT_CHROMIUM": chromium}
    spread = [] if narrowed(asked) else ["-n", "2"]
    code = subprocess.run([*pytest, *spread], env=environment).returncode
    if code == TESTS_FAILED:
        print(
            "\nOnce more for those that failed, alone: a busy machine can lose a race, a bug fails again",
            flush=True,
        )
        code = subprocess.run([*pytest, "--last-failed"], env=environment).returncode
    return skipped("tests/browser holds no tests") if code == NO_TESTS else code


if __name__ == "__main__":
    sys.exit(main())
