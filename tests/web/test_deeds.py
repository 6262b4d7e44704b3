"""Presses of the page beside answers: mending, backups, tidying up; and what is said where something cannot be done."""

from __future__ import annotations

import re
from datetime import timedelta
from pathlib import Path

import pytest
from tests.app.test_tidying import learned
from tests.app.test_tidying_by_model import BOTH, LAB, REX, merges, twin
from tests.web.answerable import answers, everything, named
from tests.web.invented import found
from tests.web.served import Browser, Served, fields_of, served

from afterword.core.entry import NEVER_LIST, Answered, AnswerKind, NeverList, Route, SettingNow
from afterword.engine.admit import Admission
from afterword.web.pressing import SessionForms

LONG = f"{'x' * 300}.zip"  # longer than the name of a file can be
WITH_PATHS = ("/do/backup", "/do/export", "/do/import", "/answer/restore", "/answer/backup-key")


@pytest.mark.parametrize(
    ("deed", "typed", "says"),
    [
        ("backup", "new.zip", "Backed up: "),
        ("export", "new.md", "Written."),
        ("import", "list.txt", "1 memory waits for you now."),
        ("import", "claude-code", "There was nothing new in it."),
        ("tidy", "", "1 thing was put away, since another says the same."),
    ],
)
def test_what_is_done_by_a_press_says_what_it_did_and_needs_its_ticket(
    house: Served, deed: str, typed: str, says: str
) -> None:
    sam, folder = house.browser(), house.world.folder
    (folder / "list.txt").write_text("Walks to work along the river\n", encoding="utf-8")
    for text in ("Plays in the brass band of the harbour", "Plays in the brass band of the HARBOUR"):
        house.world.app._parts.pen.admit(found(house.world, text))
    forms, before = SessionForms(house.page.room, sam.session), everything(house)
    for wrong in ("", f"d-{'0' * 32}", forms.act("repair"), sam.ask("setting", "cap", "7")["ticket"][0]):
        sam.post(f"/do/{deed}", token=sam.token, ticket=wrong, value=typed, back="/keeping")
        assert "Nothing was done" in sam.get("/keeping").text
    assert everything(house) == before
    ticket = forms.act(deed)
    for told in (says, "Nothing was done"):
        came = sam.post(f"/do/{deed}", token=sam.token, ticket=ticket, value=typed, back="/keeping")
        assert came.headers["location"] == f"{sam.base}/keeping"
        page = sam.get("/keeping").text
        assert told in page
        if told == says and typed.startswith("new"):
            assert f"It is at {folder / typed}" in page
            assert (folder / typed).stat().st_mode & 0o077 == 0
    assert (everything(house) != before) is (typed != "claude-code")


def test_history_is_a_preview_that_is_kept_in_one_press(house: Served) -> None:
    sam, world = house.browser(), house.world
    world.clock.advance(timedelta(days=30))
    world.says("I have two brothers.", name="old")
    world.clock.advance(timedelta(days=30))
    forms = SessionForms(house.page.room, sam.session)
    came = sam.post("/do/history", token=sam.token, ticket=forms.act("history"), back="/")
    which = came.headers["location"].rpartition("id=")[2]
    assert which in house.page.room.previews
    assert "brothers" not in str(world.texts())
    form = sam.ask("preview", which)
    assert sam.press("preview", form, id=which).status_code == 303
    assert "brothers" in str(world.texts())
    assert sam.press("preview", form, id=which).status_code in (303, 409)
    came = sam.post("/do/history", token=sam.token, ticket=forms.act("history"), back="/preview")
    assert came.headers["location"] == f"{sam.base}/preview", "nothing is left that could be kept"
    assert "Older chats would teach nothing new." in sam.get("/preview").text


def test_a_no_to_the_first_preview_holds(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        sam, world = house.browser(), house.world
        world.agree()
        world.says("I have two brothers.")
        world.clock.advance(timedelta(days=1))
        forms = SessionForms(house.page.room, sam.session)
        came = sam.post("/do/learn", token=sam.token, ticket=forms.act("learn"), back="/settings")
        assert "No, leave it" in sam.get(came.headers["location"].removeprefix(sam.base)).text
        sam.post("/do/leave-preview", token=sam.token, ticket=forms.act("leave-preview"), back="/learned")
        assert "not learned unless you ask for it" in sam.get("/learned").text
        assert house.page.room.previews == {}
        world.app.learn()
        assert "brothers" not in str(world.texts())
        sam.post("/do/leave-preview", token=sam.token, ticket=forms.act("leave-preview"), back="/learned")
        assert "Nothing of it was kept." in sam.get("/learned").text


def test_a_model_looks_for_the_same_once_it_was_said_whom_and_at_what_cost(tmp_path: Path) -> None:
    with served(tmp_path, reviewer=twin(merges(([1, 2], BOTH)))) as house:
        sam, world = house.browser(), house.world
        learned(world, REX, LAB)
        forms = SessionForms(house.page.room, sam.session)

        def done(deed: str) -> str:
            sam.post(f"/do/{deed}", token=sam.token, ticket=forms.act(deed), back="/learned#tidy")
            return sam.get("/learned").text

        assert "could look for more" not in sam.get("/learned").text
        page = done("tidy")
        assert "Nothing says the same twice." in page
        assert "m-1 on this computer could look for more. It would be shown 2 memories, for nothing." in page
        page = done("tidy-ask")
        assert "1 memory was put together from several." in page
        assert "could look for more" not in page
        assert world.texts() == {BOTH}
        (told,) = [one for one in world.app.learned() if one.tidied]
        assert f'id="l-{told.id}"' in page.partition('id="tidy"')[2]
        assert sam.answer("undo", told.id).status_code == 303
        assert world.texts() == {REX, LAB}
        assert "There is nothing to ask a model about" in done("tidy-ask")


def test_a_list_and_a_folder_that_were_lost_are_taken_on(house: Served) -> None:
    """Of the list a part may be gone; of the folder its marker is."""
    sam, world = house.browser(), house.world
    world.app._parts.pen.admit(Admission((SettingNow(NEVER_LIST, NeverList.LOST.value),)))
    next(path for path in (world.folder / "home" / "memory").iterdir() if path.name.startswith(".")).unlink()
    health = sam.get("/health").text
    lost = (
        ("never-list", "I know: go on", AnswerKind.SETTING),
        ("folder", "Take this folder", AnswerKind.FILES),
    )
    for kind, left, answer in lost:
        assert left in health
        form = sam.ask(kind, kind)
        assert sam.press(kind, {**form, "ticket": [f"t-{'0' * 32}"]}, id=kind).status_code == 409
        assert left in sam.get("/health").text
        assert sam.press(kind, form, id=kind).status_code == 303
        answered = answers(house)[-1]
        assert isinstance(answered, Answered)
        assert (answered.answer, answered.route) == (answer, Route.PAGE)
        assert left not in sam.get("/health").text
    assert world.app._parts.desk().standing().never_readable


def test_a_record_that_is_damaged_meanwhile_is_shown_and_mended(house: Served) -> None:
    """Health comes up all the same, says what doctor says, and its press makes the home one that is read again."""
    sam, before = house.browser(), house.world.texts()
    record = next((house.world.folder / "home").rglob("record.sqlite3"))
    with record.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * 20_000)
    health = sam.get("/health")
    assert health.status_code == 200
    assert "afterword repair" in health.text
    ticket = fields_of(health.text.partition("/do/repair")[2])["ticket"][0]
    sam.post("/do/repair", token=sam.token, ticket=ticket, back="/health")
    mended = sam.get("/health").text
    assert "Repaired." in mended
    assert "is set aside, whole" in mended
    assert house.page.app.page.broken() is False
    assert {one.memory.text for one in house.page.app.memories()} <= before


def test_what_a_backup_would_allow_is_asked_by_itself_and_may_be_left(house: Served) -> None:
    sam = house.browser()
    asked = sam.post("/answer/restore", token=sam.token, value="afterword-other.zip", back="/keeping").text
    assert asked.index("What learning may spend a month: $5") < asked.index("Keeps a heron in the garden")
    assert sam.press("restore", fields_of(asked)).status_code == 303
    assert "Keeps a heron in the garden" in house.world.texts()
    page = sam.get("/keeping").text
    assert "What learning may spend a month: $5" in page
    assert "Asking Ollama: on" in page
    assert {one.name: one.value for one in house.world.app.settings()}["cap"] == "1"
    assert sam.answer("setting", "cap", "5").status_code == 303
    page = sam.get("/keeping").text
    assert "What learning may spend a month: $5" not in page
    assert "Asking Ollama: on" in page
    ticket = SessionForms(house.page.room, sam.session).act("leave")
    sam.post("/do/leave", token=sam.token, ticket=ticket, back="/keeping")
    assert "They stay as they are here." in (page := sam.get("/keeping").text)
    assert "Ollama" not in page


def test_assistants_are_connected_from_the_settings(still: Served, sam: Browser) -> None:
    page = sam.get("/settings").text.partition('id="connections"')[2].partition("</section>")[0]
    gemini, cursor = (page.partition(f'id="c-{name}"')[2].partition("</li>")[0] for name in ("gemini-cli", "cursor"))
    assert "not connected" in gemini
    assert "/answer/connect" in gemini
    assert "/answer/disconnect" not in gemini
    assert "/answer/disconnect" in cursor
    assert "Renew" in cursor, "it was connected from another folder"
    assert "told everything" in cursor
    asked = sam.post("/answer/connect", token=sam.token, id="gemini-cli", back="/settings").text
    assert "The exact change" in asked
    assert "Connect it, and tell it preferences only" in asked


@pytest.mark.parametrize(
    ("path", "typed", "says"),
    [
        ("/do/backup", "afterword-other.zip", "Nothing was written over it."),
        ("/do/backup", "nowhere/new.zip", "Make it first, or name another."),
        ("/do/backup", "", "Nothing was named."),
        ("/do/export", "list.txt", "Nothing was written over it."),
        ("/do/import", "nowhere.json", "There is no file"),
        ("/answer/restore", "nowhere.zip", "nowhere.zip"),
        ("/answer/restore", "list.txt", "list.txt is no backup that can be used"),
        ("/answer/restore", "", "Nothing was named."),
        ("/answer/backup-key", "", "Nothing was named."),
        ("/answer/backup-key", "afterword-other.zip", "Nothing was written over it."),
        ("/do/export", "list\n.txt", "A character of this path cannot be shown"),
        ("/answer/pause", "0001-01-01T00:00:00+14:00", "That is no length of time."),
        ("/answer/pause", "9999-12-31T23:59:59-14:00", "That is no length of time."),
        *((path, LONG, "cannot be used: ") for path in WITH_PATHS),
    ],
)
def test_what_cannot_be_done_is_said_and_nothing_is(
    still: Served, sam: Browser, path: str, typed: str, says: str
) -> None:
    (still.world.folder / "list.txt").write_text("no backup", encoding="utf-8")
    before = everything(still)
    ticket = SessionForms(still.page.room, sam.session).act(path.rpartition("/")[2])
    given = {"ticket": ticket} if path.startswith("/do/") else {}
    assert sam.post(path, token=sam.token, value=typed, back="/keeping", **given).status_code == 303
    page = sam.get("/keeping").text
    assert 'class="told bad"' in page
    assert says in page
    assert everything(still) == before


def test_a_path_that_does_not_show_is_refused(still: Served, sam: Browser) -> None:
    for path in WITH_PATHS:
        ticket = SessionForms(still.page.room, sam.session).act(path.rpartition("/")[2])
        given = {"ticket": ticket} if path.startswith("/do/") else {}
        sam.post(path, token=sam.token, value="new\u202epiz.zip", back="/keeping", **given)
        assert "cannot be shown" in sam.get("/keeping").text
    assert not any("piz" in one.name for one in still.world.folder.iterdir())


def test_what_could_not_be_done_says_what_helps(still: Served, sam: Browser) -> None:
    sam.post("/answer/write", token=sam.token, id="memory", value="tea", back="/")
    assert "Say it as a plain sentence, like: I prefer pears over plums." in sam.get("/").text
    sam.post("/answer/write", token=sam.token, id="memory", value="Uses Notion", back="/")
    told = sam.get("/").text.partition('id="outcome"')[2].partition("<h1>")[0]
    assert f'href="{sam.base}/why?id={named(still, "Notion")}">Look at it</a>' in told
    assert "afterword why" not in told


def test_a_sentence_that_is_refused_stands_where_it_was_typed(still: Served, sam: Browser) -> None:
    known = still.world.app.memories()[0].memory.id
    for path, which in (("/answer/write", "memory"), ("/answer/rewrite", known)):
        typed = "The password is hunter2hunter2"
        came = sam.post(path, token=sam.token, id=which, value=typed, back="/")
        on = came.headers["location"].removeprefix(sam.base)
        assert 'class="told bad"' not in sam.get(on, **{"x-afterword-news": "1"}).text, "another window only looks"
        page = sam.get(on).text
        assert 'class="told bad"' in page
        assert typed in re.sub(r'<div id="outcome".*?</div>\s*</div>', "", page, flags=re.DOTALL)


def test_what_cannot_be_done_now_says_why_in_plain_words(house: Served) -> None:
    """Learning where no assistant was chosen, answers that were shown too long ago, a month without money."""
    sam = house.browser()
    tickets = fields_of(sam.get("/waiting").text.partition(">All ")[2].partition("</form>")[0])["ticket"]
    alone = sam.ask("keep", house.world.app.waiting()[0].id)["ticket"][0]
    house.world.clock.advance(timedelta(minutes=3))
    sam.client.post(f"{sam.base}/answer/keep", data={"token": sam.token, "ticket": tickets, "back": "/waiting"})
    told = sam.get("/waiting").text
    assert f"0 of {len(tickets)} kept." in told
    assert f"{len(tickets)} were shown too long ago: look again." in told
    for ticket, why in ((alone, "shown more than two minutes ago"), (tickets[0], "pressed before")):
        came = sam.post("/answer/keep", token=sam.token, ticket=ticket, back="/waiting")
        assert came.status_code == 409
        assert f"That was {why}. Nothing was done; please look again." in came.text
    sam.answer("withdraw", "claude-code")
    ticket = SessionForms(house.page.room, sam.session).act("learn")
    came = sam.post("/do/learn", token=sam.token, ticket=ticket, back="/learned")
    assert came.headers["location"] == f"{sam.base}/settings"
    assert "Nothing was read: first choose which assistants to learn from." in sam.get("/settings").text
    sam.answer("setting", "cap", "0")
    assert "No model that costs money is asked." in sam.get("/usage").text
