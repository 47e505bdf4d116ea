"""What is wrong with a screen: for those who see it, and for those who hear it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize

from browser.visitor import PHONE, WIDE, Visitor

SIZES = [pytest.param(ViewportSize(**WIDE), id="wide"), pytest.param(ViewportSize(**PHONE), id="phone")]
CONTROLS = ("button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "slider", "tab", "menuitem")

Node = dict[str, Any]


def narrow(page: Page) -> bool:
    return page.viewport_size is not None and page.viewport_size["width"] < 600


def resize(page: Page, size: Mapping[str, int]) -> None:
    """Give the screen another size, if it is not of this one."""
    if page.viewport_size != size:
        page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        page.wait_for_timeout(150)


def look(visitor: Visitor) -> list[str]:
    """What is wrong with a screen. Its colours take longest to look at: on a phone, where they are the same, once."""
    visitor.page.wait_for_timeout(150)
    fits(visitor.page)
    visitor.looked += 1
    return grave(visitor.page, colours=visitor.looked == 1 or not narrow(visitor.page))


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide, shown = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= shown


# What axe finds of serious or critical violations, in words; rules for what weighs less are not tried. It takes a page that is not
# drawn (UNDRAWN) for one that is: whether it is see-through is asked of its style alone.
VIOLATIONS = """async (colours) => {
  const off = axe._audit.rules.filter(({ impact }) => !['serious', 'critical'].includes(impact)).map(({ id }) => id);
  const rules = Object.fromEntries([...off, ...(colours ? [] : ['color-contrast'])].map((id) => [id, { enabled: false }]));
  const styleOf = window.getComputedStyle;
  const opaque = (style) => new Proxy(style, { get: (_, name) => {
    if (name === 'getPropertyValue') return (wanted) => (wanted === 'opacity' ? '1' : style.getPropertyValue(wanted));
    return name === 'opacity' ? '1' : style[name];
  } });
  window.getComputedStyle = (one, ...more) => {
    const style = styleOf.call(window, one, ...more);
    return one === document.documentElement ? opaque(style) : style;
  };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], selectors: false, preload: false, rules });
  window.getComputedStyle = styleOf;
  return violations
    .flatMap(({ id, help, nodes }) => nodes.slice(0, 3).map((node) => [id, help, node.html.slice(0, 160), node.failureSummary]))
    .map((parts) => parts.join(': '));
}"""


def grave(page: Page, colours: bool) -> list[str]:
    """What axe finds of serious or critical violations, whether or not it looks at colours too."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    return [str(each) for each in page.evaluate(VIOLATIONS, colours)]


def tree(page: Page) -> list[Node]:
    """What a screen reader is given, as role, name and properties."""
    reader = page.context.new_cdp_session(page)
    nodes = reader.send("Accessibility.getFullAXTree")["nodes"]
    reader.detach()
    return [
        {
            "role": node["role"]["value"],
            "name": node.get("name", {}).get("value", "").strip(),
            **{each["name"]: each["value"].get("value") for each in node.get("properties", [])},
        }
        for node in nodes
        if not node.get("ignored")
    ]


def landmarks_headings_and_names(page: Page) -> None:
    """There is one main part and one first heading, and no heading or control is without a name."""
    nodes = tree(page)
    nameless = [node for node in nodes if node["role"] in CONTROLS and not re.search(r"\w", node["name"])]
    assert nameless == []
    if page.locator("dialog:modal").count():
        return  # the rest of the page is not there for who reads the dialog
    assert [node["role"] for node in nodes].count("main") == 1
    headings = [(node["level"], node["name"]) for node in nodes if node["role"] == "heading"]
    assert [level for level, _ in headings].count(1) == 1, headings
    assert all(text for _, text in headings), headings
