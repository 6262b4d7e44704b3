"""The page in a real browser, by keyboard alone: what a person does there, and what a screen reader is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest

pytest.importorskip("playwright", reason="Playwright is not installed, so no browser is driven.")

from playwright.sync_api import Browser, Page, Route, expect, sync_playwright
from tests.web.browsing import FLAGS, chromium
from tests.web.everybody import axe_says, too_wide, unheard
from tests.web.invented import DOUBLED, kept_safe, lived, said_twice
from tests.web.keyboard import CLICKS_ON, MANY_LISTEN, OLD, go, let_in, outcome, press, tab_to
from tests.web.served import Served, served

from afterword.web.pages import PAGES
from afterword.web.words import PALETTE

PROGRAM = chromium()
pytestmark = pytest.mark.skipif(PROGRAM is None, reason="No Chromium is on this computer, so no browser is driven.")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One lived-in home, shown. Each test answers something of its own in it."""
    folder = tmp_path_factory.mktemp("lived")
    world = lived(folder)
    kept_safe(world)
    said_twice(world)
    world.app.close()
    with served(folder) as page:
        page.world.clock.advance(timedelta(days=24))
        yield page


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def tab(home: Served, browser: Browser) -> Iterator[Page]:
    yield from let_in(home, browser)


def test_what_was_learned_is_found_and_why(tab: Page) -> None:
    press(tab, "Skip to the page")
    expect(tab.locator("main")).to_be_focused()
    tab_to(tab, "Search what Afterword knows")
    tab.keyboard.type("short answers")
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/search?q=short+answers")
    press(tab, "Why? Prefers short answers")
    expect(tab.locator("h1")).to_have_text("Why does it say this?")
    words = tab.locator("main").inner_text()
    for said in ("“I prefer short answers”", "Practice plan", "Nothing was sent anywhere", "25 Mar 2026"):
        assert said in words
    press(tab, "Read it there")
    expect(tab.locator(".talk .here .spoken")).to_have_text("I prefer short answers.")
    line, undo = tab.locator(".ending > summary"), tab.locator(".ending button", has_text="Undo").first
    expect(line).to_contain_text("Learned")
    expect(undo).to_be_hidden()
    line.press("Enter")
    expect(undo).to_be_visible()


def test_undo_and_the_undo_undone_by_one_press_each(home: Served, tab: Page) -> None:
    go(tab, "/learned")
    tab.evaluate("window.stayed = true")
    press(tab, "Undo: Is called Sam")
    outcome(tab, "Taken back. It will not be learned again by itself.")
    assert "Is called Sam" not in home.world.texts()
    expect(tab.locator("main li:focus")).to_contain_text("Is called Sam")
    press(tab, "Learn it again: Is called Sam")
    outcome(tab, "Learned again.")
    assert "Is called Sam" in home.world.texts()
    expect(tab.locator("main li:focus")).to_be_visible()
    assert tab.evaluate("window.stayed") is True


def test_what_changed_meanwhile_is_refused_and_shown_again(home: Served, browser: Browser) -> None:
    for tab in let_in(home, browser):
        tab.route("**/live", lambda route: route.abort())
        go(tab, "/waiting")
        expect(tab.locator("main")).to_contain_text("No longer true then: Lives in Leipzig")
        app = home.world.app
        leipzig = next(one.memory.id for one in app.memories() if "Leipzig" in one.memory.text)
        app.rewrite(leipzig, "Lives in Dresden", app.host_hand())
        press(tab, "Keep: Lives in Porto")
        expect(tab.locator("[role=alert]")).to_contain_text("It changed since you saw it. Nothing was done")
        assert "Lives in Porto" not in home.world.texts()
        expect(tab.locator("main")).not_to_contain_text("No longer true then")
        expect(tab.locator("h1")).to_be_focused()
        press(tab, "Yes")
        outcome(tab, "Kept.")
        assert {"Lives in Porto", "Lives in Dresden"} <= home.world.texts()
        break


def test_a_question_is_answered(home: Served, tab: Page) -> None:
    go(tab, "/waiting")
    expect(tab.locator(".question").first).to_contain_text("You've corrected this three times")
    press(tab, "Always")
    outcome(tab, "Confirmed.")
    assert not any("three times" in card.words for card in home.world.app.cards())


def test_a_chat_is_marked(home: Served, tab: Page) -> None:
    go(tab, "/chats")
    press(tab, "Don't learn from it: Moving notes")
    outcome(tab, "Nothing is learned from this chat.")
    assert next(chat.switched_off for chat in home.world.app.chats() if chat.title == "Moving notes")
    expect(tab.locator("main li:focus")).to_be_visible()


def test_the_cap_is_changed_after_its_words_were_shown(home: Served, tab: Page) -> None:
    go(tab, "/usage")
    tab_to(tab, "Dollars a month")
    tab.keyboard.press("Control+A")
    tab.keyboard.type("2.50")
    tab.keyboard.press("Enter")
    expect(tab.locator("main .panel")).to_contain_text("It is now: $1")
    press(tab, "Yes")
    outcome(tab, "What learning may spend a month: now $2.50.")
    assert home.world.app.spent().cap_micros == 2_500_000


def test_a_line_is_taken_off_the_list_of_what_is_never_learned(home: Served, tab: Page) -> None:
    go(tab, "/never")
    press(tab, "Remove: Plays the cello")
    outcome(tab, "It may be learned again.")
    assert not any("cello" in line.text for line in home.world.app.never())
    expect(tab.locator("main .what", has_text="cello")).to_have_count(0)


def test_a_memory_is_said_in_other_words_and_the_old_ones_stay(home: Served, tab: Page) -> None:
    go(tab, "/?kind=fact")
    press(tab, "Change Speaks Dutch at home")
    tab.wait_for_url("**/edit?id=*")
    tab_to(tab, "One plain sentence about you")
    tab.keyboard.press("Control+A")
    tab.keyboard.type("Speaks Frisian at home")
    press(tab, "Change")
    expect(tab.locator("h1")).to_have_text("Change it?")
    press(tab, "Yes")
    outcome(tab, "Changed. What it said before stays under Earlier.")
    expect(tab.locator("main .big")).to_have_text("Speaks Frisian at home")
    assert "Speaks Frisian at home" in home.world.texts()
    go(tab, "/earlier")
    expect(tab.locator("main")).to_contain_text("Speaks Dutch at home")


def test_a_pile_is_kept_in_one_press(home: Served, tab: Page) -> None:
    app = home.world.app
    for text in ("Collects old maps", "Rides a green bicycle"):
        app.remember(text, None)
    go(tab, "/waiting")
    tab_to(tab, "Keep all")
    many = len(app.waiting())
    tab.keyboard.press("Enter")
    outcome(tab, f"{many} of {many} kept.")
    assert {"Collects old maps", "Rides a green bicycle"} <= home.world.texts()


def test_repair_says_what_it_did(home: Served, tab: Page) -> None:
    marker = next(path for path in (home.world.folder / "home" / "memory").iterdir() if path.name.startswith("."))
    marker.unlink()
    go(tab, "/health")
    expect(tab.locator("main")).to_contain_text("The memory folder is not there")
    press(tab, "Repair everything")
    outcome(tab, "It was put there again.")
    assert marker.exists()
    expect(tab.locator("main")).not_to_contain_text("The memory folder is not there")


def test_the_palette_and_every_entry_in_it(home: Served, tab: Page) -> None:
    for down, (name, path) in enumerate(PALETTE):
        tab.keyboard.press("Control+K")
        expect(tab.locator("#palette-words")).to_be_focused()
        for _ in range(down):
            tab.keyboard.press("ArrowDown")
        expect(tab.locator("#palette [aria-selected=true]")).to_have_text(name)
        tab.keyboard.press("Enter")
        tab.wait_for_url(f"**{path}", wait_until="domcontentloaded")
    tab.keyboard.press("Control+K")
    tab.keyboard.type("bees")
    expect(tab.locator("#palette [aria-selected=true]")).to_have_text("Search for “bees”")
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/search?q=bees")
    go(tab, "/chat?id=claude-code:title0")
    for says in ("Nothing is learned from this chat.", "From now on this chat is learned from again."):
        tab.keyboard.press("Control+K")
        tab.keyboard.type("don't learn")
        tab.keyboard.press("Enter")
        outcome(tab, says)
    tab.keyboard.press("Control+K")
    tab.keyboard.press("Escape")
    expect(tab.locator("#palette")).not_to_be_visible()


@pytest.mark.parametrize(
    ("named", "tells"),
    [("Undo: Uses a fountain pen for first drafts", "Paints in oil"), ("Why? Is called Sam", "Paints in chalk")],
)
def test_what_is_learned_elsewhere_appears_by_itself(home: Served, tab: Page, named: str, tells: str) -> None:
    go(tab, "/learned")
    tab.evaluate("window.stayed = true")
    tab_to(tab, named)
    before = tab.locator("main :focus").bounding_box()
    app = home.world.app
    with tab.expect_request(lambda one: one.headers.get("x-afterword-news") == "1"):
        app.remember(tells, app.host_hand())
    expect(tab.locator("main")).to_contain_text(tells)
    assert tab.evaluate("window.stayed") is True
    expect(tab.locator("main :focus")).to_have_accessible_name(named)
    after = tab.locator("main :focus").bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["y"] - before["y"]) < 2


def test_many_windows_leave_room_for_an_answer(tab: Page) -> None:
    """A browser opens six connections to one address, for all its windows together. Each hears where the record is."""
    assert tab.evaluate(MANY_LISTEN) == [tab.locator("body").get_attribute("data-seq")] * 6
    came = "fetch(location.href, { signal: AbortSignal.timeout(2000) }).then((one) => one.ok, () => false)"
    assert tab.evaluate(came) is True


def test_what_was_learned_before_the_stream_began_appears_too(home: Served, tab: Page) -> None:
    app = home.world.app

    def late(route: Route) -> None:
        if "Repairs old radios" not in home.world.texts():
            app.remember("Repairs old radios", app.host_hand())
        route.continue_()

    tab.route("**/live", late)
    go(tab, "/learned")
    expect(tab.locator("main")).to_contain_text("Repairs old radios")


def test_everything_is_there_without_scripts(home: Served, browser: Browser) -> None:
    for tab in let_in(home, browser, java_script_enabled=False):
        go(tab, "/learned")
        tab.get_by_role("button", name="Undo: Works with Marta").press("Enter")
        expect(tab.locator(".told")).to_contain_text("Taken back.")
        tab.locator(".told button").press("Enter")
        expect(tab.locator(".told")).to_contain_text("Learned again.")
        expect(tab.locator("#open-palette")).not_to_be_visible()
        break


def test_a_backup_is_made_and_another_brought_back_after_a_look(home: Served, tab: Page) -> None:
    go(tab, "/keeping")
    tab_to(tab, "Where to put it")
    tab.keyboard.press("Enter")
    outcome(tab, "Backed up: ")
    assert (home.world.folder / "afterword-2026-03-26.zip").exists()
    look = f"See what it would add: {home.world.folder / 'afterword-2026-02-28.zip'}"
    press(tab, look)
    expect(tab.locator("main .asked")).to_contain_text("Keeps a heron in the garden")
    press(tab, "No, leave it")
    assert "Keeps a heron in the garden" not in home.world.texts()
    press(tab, look)
    press(tab, "Yes")
    outcome(tab, "Brought back: 2 memories")
    assert "Keeps a heron in the garden" in home.world.texts()
    press(tab, "Allow it: Asking Ollama: on")
    outcome(tab, "Asking Ollama: now on.")
    press(tab, "Leave them as they are")
    expect(tab.locator("#powers")).to_have_count(0)
    assert {one.name: one.value for one in home.world.app.settings()}["mode"] == "careful"


def test_what_an_assistant_saved_is_kept_in_one_press(home: Served, tab: Page) -> None:
    go(tab, "/keeping")
    press(tab, "From Claude Code")
    outcome(tab, "3 memories wait for you now.")
    assert "Sends birthday cards by post" not in home.world.texts()
    press(tab, "Keep all 3")
    outcome(tab, "Kept 3 memories.")
    assert {"Sends birthday cards by post", "يكتب أسماء الملفات بالأحرف الصغيرة"} <= home.world.texts()


def test_what_says_the_same_is_put_together_and_taken_apart(home: Served, tab: Page) -> None:
    go(tab, "/learned")
    press(tab, "Tidy up now")
    outcome(tab, "2 things were put away, since another says the same.")
    assert not any(set(pair) <= home.world.texts() for pair in DOUBLED)
    press(tab, "Undo: put together: Rents a garden")
    outcome(tab, "Taken back.")
    assert set(DOUBLED[0]) <= home.world.texts()
    press(tab, "Do it once a day")
    outcome(tab, "Tidying up by itself: now on.")


def addresses(home: Served) -> list[str]:
    told = next(one for one in home.world.app.learned() if "British" in one.text)
    ids = {"/why": f"?id={told.id}", "/edit": f"?id={told.memory}", "/chat": "?id=claude-code:cello", "/search": "?q=a"}
    return [f"{path}{ids.get(path, '')}" for path in PAGES]


def test_every_page_can_be_used_by_everybody(home: Served, browser: Browser) -> None:
    """On a phone: by axe-core in light, its contrast in dark too; widths, ids, and what a screen reader is told."""
    for tab in let_in(home, browser, viewport={"width": 360, "height": 740}):
        devtools = tab.context.new_cdp_session(tab)
        wrong: list[str] = []
        for path in addresses(home):
            go(tab, path)
            wrong += [f"{path}: {one}" for one in (*axe_says(tab), *too_wide(tab), *unheard(devtools))]
        assert wrong == []
        break


def test_a_second_press_forgets_nothing_more(home: Served, tab: Page) -> None:
    """Neither Enter again, nor a click on what came under the pointer just now; and one press brings it back."""
    go(tab, "/?kind=fact&page=99")  # the last part there is
    before = home.world.texts()
    tab_to(tab, "Forget: Keeps two bee hives")
    tab.evaluate(CLICKS_ON)
    tab.keyboard.press("Enter")
    outcome(tab, "It was: Keeps two bee hives behind the house")
    expect(tab.locator("main li:focus")).to_be_visible()
    tab.keyboard.press("Enter")
    press(tab, "Bring it back")
    outcome(tab, "Remembered again.")
    assert home.world.texts() == before


def test_the_preview_of_history_stays_while_something_is_learned(home: Served, tab: Page) -> None:
    world = home.world
    world.clock.advance(timedelta(days=30))
    world.says("I have two brothers.", name="old")
    world.clock.advance(timedelta(days=30))
    go(tab, "/preview")
    press(tab, "Show what they would teach")
    tab.wait_for_url("**/preview?id=*")
    waits = tab.locator("#menu a", has_text="Waiting")
    before = waits.inner_text()
    world.app.remember("Rows on the lake", None)
    expect(waits).not_to_have_text(before)
    expect(tab.locator("main")).to_contain_text("Has two brothers")
    press(tab, "Keep")
    tab.wait_for_url("**/learned")
    assert "Has two brothers" in world.texts()


def test_what_was_left_open_for_long_does_what_was_shown_and_nothing_else(home: Served, tab: Page) -> None:
    """Without news, as after a night: a pile that is another one now is not kept, but what can be mended is."""
    app = home.world.app
    for text in ("Mends umbrellas", "Owns a kite"):
        app.remember(text, None)
    tab.route("**/live", lambda route: route.abort())
    go(tab, "/waiting")
    app.forget(next(one.id for one in app.waiting() if "kite" in one.text), app.host_hand())
    app.remember("Was never shown", None)
    tab.evaluate(OLD)
    press(tab, "Keep all")
    outcome(tab, "It changed since you saw it. Nothing was done")
    expect(tab.locator("h1")).to_be_focused()
    assert not {"Was never shown", "Mends umbrellas"} & home.world.texts()
    go(tab, "/health")
    tab.evaluate(OLD)
    for session in home.page.sessions._by_name.values():
        session.minted = {ticket: replace(one, at=one.at - 200) for ticket, one in session.minted.items()}
    press(tab, "Repair everything")
    outcome(tab, "There was nothing to repair.")


def test_what_came_of_a_press_is_in_sight_and_the_place_is_kept(home: Served, browser: Browser) -> None:
    for tab in let_in(home, browser, viewport={"width": 360, "height": 740}):
        go(tab, "/settings")
        tab_to(tab, "Several working copies")
        tab.keyboard.press("ArrowDown")
        press(tab, "Change Several working copies")
        press(tab, "Yes")
        outcome(tab, "Several working copies of one project: now")
        expect(tab.locator("#outcome .told")).to_be_in_viewport(ratio=1)
        expect(tab.locator("main li:focus")).to_contain_text("Several working copies")
        go(tab, "/?kind=fact")
        last = tab.locator("main li:not(:has-text('a garden')) [data-key^=forget-]").last
        last.press("Enter")
        outcome(tab, "Forgotten.")
        expect(tab.locator("#outcome .told")).to_be_in_viewport(ratio=1)
        expect(tab.locator("main li:focus")).to_be_in_viewport()
        far = tab.evaluate("scrollY")
        tab.locator("#outcome button").press("Enter")
        outcome(tab, "Remembered again.")
        expect(tab.locator("#outcome")).to_be_focused()
        assert abs(tab.evaluate("scrollY") - far) < 200 < far, "and not the top"
        break
