"""A window of the page that was let in, and a person's hands at its keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as Gone
from tests.web.served import Served

MOST_TABS = 150

# So many streams at once that a browser has no connection left: what each was told first.
MANY_LISTEN = """() => Promise.all([...Array(6)].map(() => new Promise((done) => {
  setTimeout(done, 2000);
  const news = new EventSource(`${document.body.dataset.base}/live`);
  news.addEventListener("now", (event) => done(event.data));
})))"""

# A second click of the same hand, on what stands there as soon as the page is drawn anew.
CLICKS_ON = """() => {
  const main = document.getElementById("main");
  const click = () => main.querySelector("li:focus button").dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  new MutationObserver((_, seen) => { seen.disconnect(); setTimeout(click); }).observe(main, { childList: true });
}"""

# The page was drawn more than three minutes ago.
OLD = "() => { const now = Date.now; Date.now = () => now() + 200000; }"


def let_in(home: Served, browser: Browser, **how: object) -> Iterator[Page]:
    """A window that was let in, 900 pixels wide where nothing else is said. A fault of the page's script fails."""
    context = browser.new_context(**{"viewport": {"width": 900, "height": 700}, "reduced_motion": "reduce", **how})  # type: ignore[arg-type]  # named as playwright names them
    context.set_default_timeout(15_000)
    window = context.new_page()
    wrong: list[str] = []
    window.on("pageerror", lambda error: wrong.append(str(error)))
    window.on("console", lambda said: wrong.append(f"{said.text} {said.location}") if said.type == "error" else None)
    window.goto(f"{home.host}/open?code={home.code()}")
    yield window
    context.close()
    assert [one for one in wrong if "409" not in one and "/live" not in one and "ERR_FAILED" not in one] == []


def go(tab: Page, path: str) -> None:
    base = re.match(r".*/s/[^/]+", tab.url)
    assert base is not None
    tab.goto(f"{base[0]}{path}", wait_until="domcontentloaded")


def focused(tab: Page) -> str:
    """What the focused element is called."""
    said = tab.evaluate(
        "() => { const at = document.activeElement; const label = at.labels && at.labels[0];"
        " const named = at.getAttribute('aria-label') || (label || at).textContent;"
        " return named.replace(/\\s+/g, ' ').trim(); }"
    )
    return str(said)


def tab_to(tab: Page, name: str) -> None:
    """Press Tab until something of this name is focused."""
    for _ in range(MOST_TABS):
        tab.keyboard.press("Tab")
        try:
            if focused(tab).startswith(name):
                return
        except Gone:  # what was pressed before leads elsewhere just now
            tab.wait_for_load_state("domcontentloaded")
    raise AssertionError(f"Nothing called {name!r} can be reached by Tab on {tab.url}")


def press(tab: Page, name: str) -> None:
    tab_to(tab, name)
    tab.keyboard.press("Enter")


def outcome(tab: Page, says: str) -> None:
    """What the live region says."""
    expect(tab.locator("#outcome")).to_contain_text(says)
