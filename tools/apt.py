"""What the tests need of the system, asked of apt where this user may."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence


def install(what: str, packages: Sequence[str]) -> None:
    """Install the first of these packages that there is; the caller looks whether that helped."""
    if not shutil.which("apt-get"):
        return
    sudo = []
    if os.geteuid() != 0:
        sudo = ["sudo", "-n"]
        if not shutil.which("sudo") or subprocess.run([*sudo, "true"], capture_output=True).returncode != 0:
            return
    print(f"No {what} found: installing it with apt-get", flush=True)
    apt = [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120"]

    def run(*step: str) -> bool:
        return (
            subprocess.run([*apt, *step], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL).returncode == 0
        )

    run("update")  # when it fails, the install may still succeed from the lists already there
    any(run("install", "--yes", package) for package in packages)
