"""Finds the browser that the tests drive. As a script: whether there is one."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
PLACES = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium")
# Parts of a browser's window that nobody sees here; each is a page of its own, which every visitor would pay for.
UNSEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")


def installed() -> str | None:
    """A Chromium or Chrome of this machine: the one that CHROMIUM names, or one that is found."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path), None) or next((place for place in PLACES if Path(place).exists()), None)


def launch(playwright: Playwright) -> Browser:
    """Start it without a window. As root its sandbox cannot work."""
    arguments = ["--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb", f"--disable-features={','.join(UNSEEN)}"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return playwright.chromium.launch(executable_path=installed(), args=arguments)


def main() -> None:
    if installed() is None:
        with sync_playwright() as playwright:
            sys.exit(0 if Path(playwright.chromium.executable_path).exists() else 1)


if __name__ == "__main__":
    main()
