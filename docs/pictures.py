"""Makes the pictures of the Memory page in docs/pictures: `python docs/pictures.py`, from invented data alone.

Needs the tools of the gate and a Chromium (Debian: apt-get install chromium). With a folder named, every page is put
there in three widths, light and dark, for looking at.
"""  # noqa: INP001  a script beside the papers, not a package

from __future__ import annotations

import os
import sys
import tempfile
from datetime import timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["AFTERWORD_WORDS_ALONE"] = "1"

from playwright.sync_api import Browser, sync_playwright  # noqa: E402  the path comes first
from tests.web.browsing import FLAGS, chromium  # noqa: E402
from tests.web.invented import kept_safe, lived, said_twice  # noqa: E402
from tests.web.served import Served, served  # noqa: E402

SHOWN = (("/", "knows"), ("/waiting", "waiting"), ("/learned", "learned"), ("why", "why"), ("/keeping", "keeping"))
EVERY = (
    "/",
    "/waiting",
    "/learned",
    "/earlier",
    "/never",
    "/chats",
    "/usage",
    "/health",
    "/keeping",
    "/settings",
    "/preview",
)
WIDTHS = (360, 768, 1280)
# The invented person's folder is a passing one: on the picture it has the name that theirs would have.
AT_HOME = """(folder) => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) walk.currentNode.data = walk.currentNode.data.replaceAll(folder, "/home/sam");
  for (const field of document.querySelectorAll("input")) field.value = field.value.replaceAll(folder, "/home/sam");
}"""


def main() -> None:
    """Make the pictures of the papers, or all of them into a folder that was named."""
    program = chromium()
    if program is None:
        sys.exit("No Chromium was found here. On Debian: apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "sam"
        world = lived(home)
        kept_safe(world)
        if len(sys.argv) > 1:
            said_twice(world)
        world.app.close()
        with served(home) as page, sync_playwright() as playwright:
            page.world.clock.advance(timedelta(days=24))
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
            if len(sys.argv) > 1:
                for_looking(browser, page, Path(sys.argv[1]))
            else:
                for_papers(browser, page, ROOT / "docs" / "pictures")
            browser.close()


def for_papers(browser: Browser, page: Served, folder: Path) -> None:
    """A few pages, light and dark, as wide as a laptop's window, and one as narrow as a phone."""
    folder.mkdir(exist_ok=True)
    for name, width, dark in (("light", 1000, False), ("dark", 1000, True), ("phone", 360, False)):
        for path, called in SHOWN if name == "light" else SHOWN[:2]:
            picture(browser, page, address(page, path), folder / f"{called}-{name}.png", width, dark=dark)


def for_looking(browser: Browser, page: Served, folder: Path) -> None:
    """Everything, whole."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in (*EVERY, "why", "edit", "chat", "search"):
        for width in WIDTHS:
            for dark in (False, True):
                name = f"{path.strip('/') or 'knows'}-{width}{'-dark' if dark else ''}.png"
                picture(browser, page, address(page, path), folder / name, width, dark=dark, whole=True)


def address(page: Served, path: str) -> str:
    """The path of a page, where it needs an id one that is there."""
    app = page.world.app
    told = next(one for one in app.learned() if "British" in one.text)
    of = {
        "why": f"/why?id={told.id}",
        "edit": f"/edit?id={told.memory}",
        "chat": "/chat?id=claude-code:cello",
        "search": "/search?q=pears",
    }
    return of.get(path, path)


def picture(
    browser: Browser, page: Served, path: str, file: Path, width: int, *, dark: bool, whole: bool = False
) -> None:
    """One page, let in by a code of its own."""
    colours = "dark" if dark else "light"
    context = browser.new_context(viewport={"width": width, "height": 820}, color_scheme=colours)
    tab = context.new_page()
    tab.goto(f"{page.host}/open?code={page.code()}")
    tab.goto(f"{tab.url.rstrip('/')}{path}")
    tab.evaluate(AT_HOME, str(page.world.folder))
    tab.screenshot(path=file, full_page=whole)
    context.close()


if __name__ == "__main__":
    main()
