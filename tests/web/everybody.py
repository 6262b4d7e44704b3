"""What keeps somebody from using a page: what axe-core finds, a width that does not fit, what a screen reader lacks."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise
from typing import Any

from playwright.sync_api import CDPSession, Page

AXE = files("axe_playwright_python") / "axe.min.js"


def axe_says(tab: Page) -> Iterator[str]:
    """Serious findings."""
    tab.evaluate(AXE.read_text(encoding="utf-8"))
    for colours, run in (("light", "{}"), ("dark", "{runOnly: ['color-contrast']}")):
        tab.emulate_media(color_scheme=colours)  # type: ignore[arg-type]  # one of the two that it knows
        found = tab.evaluate(f"async () => (await axe.run({run})).violations")
        serious = [one for one in found if one["impact"] in {"serious", "critical"}]
        yield from (f"{colours}: {one['id']}: {one['nodes'][0]['html'][:120]}" for one in serious)
    tab.emulate_media(color_scheme="light")


def too_wide(tab: Page) -> Iterator[str]:
    wide = tab.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    ids = tab.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
    if wide > 0:
        yield f"{wide} pixels too wide"
    yield from sorted({f"the id {one} stands twice" for one in ids if ids.count(one) > 1})


def unheard(devtools: CDPSession) -> Iterator[str]:
    """One heading of the first level, landmarks, no level of headings left out, a name on all that can be pressed."""
    every = devtools.send("Accessibility.getFullAXTree")["nodes"]
    nodes = [(n["role"]["value"], n.get("name", {}).get("value", ""), n) for n in every if not n["ignored"]]
    roles = [role for role, _, _ in nodes]
    levels = [level_of(node) for role, _, node in nodes if role == "heading"]
    yield from (f"{role} missing" for role in ("banner", "main", "navigation", "status") if role not in roles)
    if levels.count(1) != 1:
        yield f"{levels.count(1)} headings of level 1"
    yield from (f"heading {a}, then {b}" for a, b in pairwise(levels) if b > a + 1)
    pressed = {"button", "link", "textbox", "searchbox", "combobox", "meter"}
    yield from (f"a {role} without a name" for role, name, _ in nodes if role in pressed and not name.strip())


def level_of(node: dict[str, Any]) -> int:
    return next(int(one["value"]["value"]) for one in node["properties"] if one["name"] == "level")
