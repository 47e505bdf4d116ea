"""Finds the browser that the tests drive. As a script: prints the path of the first that starts."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

# Those without a window come first: they do the same with less.
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
NAMES = (*SHELLS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium")
# Parts of a browser's window that nobody sees here; each is a page of its own, which every visitor would pay for.
UNSEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")


def candidates() -> Iterator[str | None]:
    """The Chromium or Chrome that CHROMIUM names; else those of this machine, and then Playwright's own, which is None."""
    named = os.environ.get("CHROMIUM")
    if named:
        yield named
        return
    yield from (path for name in NAMES if (path := shutil.which(name)))
    yield from (place for place in PLACES if Path(place).exists())
    yield None


def launch(playwright: Playwright) -> Browser:
    """Start the first that starts, without a window."""
    return _first(playwright)[1]


def _first(playwright: Playwright) -> tuple[str, Browser]:
    """The path of the first that starts, and the browser. As root its sandbox cannot work."""
    arguments = ["--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb", f"--disable-features={','.join(UNSEEN)}"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")
    troubles: list[Error] = []
    for path in candidates():
        try:
            return path or playwright.chromium.executable_path, playwright.chromium.launch(executable_path=path, args=arguments)
        except Error as trouble:
            troubles.append(trouble)
    raise troubles[0]


def main() -> None:
    with sync_playwright() as playwright:
        try:
            path, browser = _first(playwright)
        except Error:
            sys.exit(1)
        browser.close()
        sys.stdout.write(path)


if __name__ == "__main__":
    main()
