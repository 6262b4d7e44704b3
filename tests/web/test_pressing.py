"""Every answer of the page, pressed over HTTP: with its own ticket it is the person's, with any other it is nothing."""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest
from tests.app.test_tidying import learned
from tests.app.test_tidying_by_model import BOTH, LAB, REX, merges, twin
from tests.app.world import World
from tests.web.invented import found
from tests.web.served import Browser, Served, fields_of, served

from afterword.core.entry import (
    NEVER_LIST,
    Answered,
    AnswerKind,
    CardAsked,
    CardKind,
    NeverList,
    Refused,
    Route,
    SettingNow,
)
from afterword.engine.admit import Admission
from afterword.ports import Process
from afterword.storage.scripted import GivenProcesses
from afterword.web.answers import ANSWERS
from afterword.web.pressing import SessionForms

LATER = timedelta(days=1, minutes=11)
LONG = f"{'x' * 300}.zip"  # longer than the name of a file can be
WITH_PATHS = ("/do/backup", "/do/export", "/do/import", "/answer/restore", "/answer/backup-key")


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A person's folder with a home in which every answer can be given; for copies only."""
    folder = tmp_path_factory.mktemp("lived")
    with served(folder) as made:
        live_through(made)
    return folder


@contextmanager
def copied(lived: Path, folder: Path) -> Iterator[Served]:
    copy = shutil.copytree(lived, folder / "copy")
    with served(copy) as made:
        made.world.clock.advance(LATER)
        yield made


@pytest.fixture
def house(lived: Path, tmp_path: Path) -> Iterator[Served]:
    with copied(lived, tmp_path) as made:
        yield made


def live_through(house: Served) -> None:
    world, host = house.world, house.world.app.host_hand()
    world.agree()
    world.app.remember("Uses Notion", host)
    world.clock.advance(timedelta(days=1))
    world.says("I live in Porto.", "My name is Sam.", "I no longer use Notion.")
    world.says("I keep bees.", name="marked")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    world.app.undo(next(one.id for one in world.app.learned() if "Porto" in one.text), host)
    world.app.mark_chat("claude-code:marked", host)
    world.app.remember("Speaks Dutch", None)
    world.app.remember("Owns a canoe", None)
    (world.folder / "home" / "memory").mkdir(exist_ok=True)
    changed = next(path for path in (world.folder / "home" / "memory").glob("*.md") if "sam" in path.name)
    changed.write_text(changed.read_text(encoding="utf-8").replace("Sam", "Pat"), encoding="utf-8")

    person = {"HOME": str(world.folder)}
    for name in (".cursor", ".gemini"):
        (world.folder / name).mkdir()
    world.app.connecting(person).connect("cursor", host)
    saved_by_assistants(world.folder)
    world.app.keeping.bring_in("claude-code", person)
    backed_up_elsewhere(world.folder)


def saved_by_assistants(folder: Path) -> None:
    notes = folder / ".claude" / "projects" / "-home-sam-seedbox" / "memory"
    notes.mkdir(parents=True)
    (notes / "user.md").write_text("---\ntype: user\n---\n- User sends birthday cards by post\n", encoding="utf-8")


def backed_up_elsewhere(folder: Path) -> None:
    """A backup of another computer of theirs, which would bring one memory, and allow more."""
    other = World(folder / "other")
    other.app.remember("Keeps a heron in the garden", other.app.host_hand())
    other.app.set_setting("cap", "5", other.app.host_hand())
    other.app.set_setting("provider.ollama.use", "on", other.app.host_hand())
    other.app.keeping.backup(str(folder / "afterword-other.zip"))
    other.app.close()


def named(house: Served, word: str) -> str:
    return next(view.memory.id for view in house.world.app.memories() if word in view.memory.text)


@dataclass(frozen=True)
class Pressing:
    """One answer as the page gives it: its kind in the table, in the record, and its id and value in this home."""

    kind: str
    answer: AnswerKind
    which: Callable[[Served], str]
    value: str = ""
    seen: bool = True  # whether what is shown of the home differs afterwards


def _nothing(house: Served) -> str:
    return ""


PRESSED = (
    Pressing("keep", AnswerKind.KEEP, lambda house: house.world.app.waiting()[0].id),
    Pressing("forget", AnswerKind.FORGET, lambda house: house.world.app.waiting()[0].id),
    Pressing("forget", AnswerKind.FORGET, lambda house: named(house, "Notion")),
    Pressing("undo", AnswerKind.UNDO, lambda house: house.world.app.learned()[-1].id),
    Pressing("undo", AnswerKind.UNDO, _nothing),
    Pressing("redo", AnswerKind.REDO, lambda house: house.world.app.never()[0].because),
    Pressing("remove", AnswerKind.REMOVE, lambda house: house.world.app.never()[0].id),
    Pressing("erase", AnswerKind.ERASE, lambda house: named(house, "Notion")),
    Pressing("card", AnswerKind.CARD, lambda house: house.world.app.cards()[0].id),
    Pressing("write", AnswerKind.WRITE, lambda house: "fact", "Owns a cat"),
    Pressing("write", AnswerKind.WRITE, lambda house: "memory", "I prefer pears over plums."),
    Pressing("rewrite", AnswerKind.WRITE, lambda house: named(house, "Notion"), "Uses Notion at work"),
    Pressing("mark", AnswerKind.MARK, lambda house: "claude-code:one"),
    Pressing("unmark", AnswerKind.UNMARK, lambda house: "claude-code:marked"),
    Pressing("own-words", AnswerKind.OWN_WORDS, lambda house: "claude-code:one", seen=False),
    Pressing("setting", AnswerKind.SETTING, lambda house: "cap", "20"),
    Pressing("setting", AnswerKind.SETTING, lambda house: "mode", "quiet"),
    Pressing("pause", AnswerKind.PAUSE, _nothing, "1h"),
    Pressing("pause", AnswerKind.PAUSE, _nothing, ""),
    Pressing("consent", AnswerKind.CONSENT, lambda house: "codex"),
    Pressing("withdraw", AnswerKind.CONSENT, lambda house: "claude-code"),
    Pressing("connect", AnswerKind.CONNECT, lambda house: "gemini-cli"),
    Pressing("disconnect", AnswerKind.CONNECT, lambda house: "cursor"),
    Pressing("imported", AnswerKind.KEEP, _nothing),
    Pressing("restore", AnswerKind.RESTORE, _nothing, "afterword-other.zip"),
    Pressing("backup-key", AnswerKind.RESTORE, _nothing, "with-key.zip"),
    Pressing("files-keep", AnswerKind.FILES, _nothing),
    Pressing("files-put-back", AnswerKind.FILES, _nothing),
)
ELSEWHERE = {"folder", "never-list", "preview"}  # below, or where those answers are tested


def test_every_answer_of_the_page_is_in_the_table() -> None:
    assert {one.kind for one in PRESSED} | ELSEWHERE == {answer.kind for answer in ANSWERS}


def answers(house: Served) -> list[Answered | Refused]:
    return [line.answer for line in house.world.app._parts.desk().standing().answers]


def everything(house: Served) -> object:
    app = house.world.app
    memory = house.world.folder / "home" / "memory"
    files = {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in memory.rglob("*.md")}
    seen = (app.memories(), app.waiting(), app.never(), app.cards(), app.earlier(), app.settings(), app.file_changes())
    standing = app._parts.desk().standing()
    marked = [standing.switched_off(f"claude-code:{name}") for name in ("one", "marked")]
    connected = app.connecting({"HOME": str(house.world.folder)}).connections()
    beside = sorted(path.name for path in house.world.folder.iterdir())
    return (*seen, app.learned(everything=True), marked, connected, beside, files)


@pytest.fixture(scope="module")
def still(lived: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A home that no test changes: every press in it is one that must do nothing."""
    with copied(lived, tmp_path_factory.mktemp("still")) as made:
        yield made


@pytest.fixture(scope="module")
def other(still: Served) -> Browser:
    return still.browser()


@pytest.fixture(scope="module")
def sam(still: Served) -> Browser:
    return still.browser()


def test_only_its_own_ticket_gives_it(still: Served, sam: Browser, other: Browser) -> None:
    """Never minted, another session's, another kind's, too late: refused, recorded, nothing is done."""
    before = everything(still)
    for pressing in PRESSED:
        refused_but_for_its_own(still, sam, other, pressing)
    assert everything(still) == before


def refused_but_for_its_own(still: Served, sam: Browser, other: Browser, pressing: Pressing) -> None:
    which = pressing.which(still)
    form = sam.ask(pressing.kind, which, pressing.value)
    tickets = [f"t-{'0' * 32}"]
    if pressing.kind in ("keep", "undo", "setting"):
        another = ("pause", "", "3d") if pressing.kind == "setting" else ("setting", "cap", "7")
        tickets += [
            asked["ticket"][0] for asked in (other.ask(pressing.kind, which, pressing.value), sam.ask(*another))
        ]
    for ticket in tickets:
        known = len(answers(still))
        given = {"id": which, "value": pressing.value, "ticket": ticket, "back": "/"}
        came = sam.post(f"/answer/{pressing.kind}", token=sam.token, **given)
        assert came.status_code == 409, (pressing, came.text)
        assert refusals(still, known) == [(pressing.answer, "unknown", Route.PAGE)]
    known = len(answers(still))
    still.world.clock.advance(timedelta(minutes=2, seconds=1))
    came = sam.press(pressing.kind, form, id=which)
    assert refusals(still, known) == [(pressing.answer, "late", Route.PAGE)]
    assert came.status_code == 409
    assert "look again" in came.text
    assert fields_of(came.text)["ticket"]


def refusals(house: Served, known: int) -> list[tuple[AnswerKind, str, Route]]:
    """What was recorded since: refusals alone."""
    fresh = answers(house)[known:]
    assert all(isinstance(one, Refused) for one in fresh)
    return [(one.answer, one.reason, one.route) for one in fresh if isinstance(one, Refused)]


def test_a_ticket_for_one_thing_does_nothing_to_another(still: Served, sam: Browser) -> None:
    before = everything(still)
    one, two = (view.id for view in still.world.app.waiting()[:2])
    form = sam.ask("keep", one)
    sam.press("keep", form, id=two)
    refused = answers(still)[-1]
    assert isinstance(refused, Refused)
    assert refused.reason == "foreign_ticket"
    form = sam.ask("setting", "cap", "7")
    sam.press("setting", form, id="mode")
    assert everything(still) == before


@pytest.mark.parametrize("pressing", PRESSED, ids=lambda one: f"{one.kind}-{one.answer}-{one.value}")
def test_the_person_gives_it_once(house: Served, pressing: Pressing) -> None:
    sam, which = house.browser(), pressing.which(house)
    form = sam.ask(pressing.kind, which, pressing.value)
    before = everything(house)
    came = sam.press(pressing.kind, form, id=which)
    assert came.status_code == 303, came.text
    answered = answers(house)[-1]
    assert isinstance(answered, Answered)
    assert (answered.answer, answered.route) == (pressing.answer, Route.PAGE)
    after = everything(house)
    assert (after != before) is pressing.seen
    known = len(answers(house))
    sam.press(pressing.kind, form, id=which)
    assert all(isinstance(one, Refused) for one in answers(house)[known:])
    assert everything(house) == after


def lies_there(house: Served, text: str) -> bool:
    files = [path for path in (house.world.folder / "home").rglob("*") if path.is_file()]
    return any(text.encode().lower() in path.read_bytes().lower() for path in files)


def test_what_was_forgotten_is_erased_where_it_stands_and_only_with_the_word_typed(house: Served) -> None:
    sam, which = house.browser(), named(house, "Notion")
    assert sam.answer("forget", which).status_code == 303
    (taken_back,) = [line for line in house.world.app.never() if "Porto" in line.text]
    for page, asked, text in (
        (f"/why?id={which}", '[^"]+', "Uses Notion"),
        ("/never", taken_back.id, taken_back.text),
    ):
        erase = rf'action="[^"]*/answer/erase"[^<]*(?:<input[^>]*>\s*){{2}}<input[^>]* name="id" value="({asked})"'
        (asks,) = re.findall(erase, sam.get(page).text)
        form = sam.ask("erase", asks)
        for typed in ("", "yes", text):
            came = sam.press("erase", form, value=typed)
            assert came.text.index(f">{text}<") < came.text.index("this cannot be undone"), "first what it is about"
            assert came.status_code == 409
            assert "“erase” was not typed" in came.text
        assert lies_there(house, text)
        assert sam.press("erase", form, value=" Erase ").status_code == 303
        assert not lies_there(house, text)
        assert text not in sam.get("/learned?all=1").text


def test_what_changed_since_it_was_shown_is_shown_again(house: Served) -> None:
    """The setting was changed elsewhere meanwhile, so the words that were seen are no longer so."""
    sam, host = house.browser(), house.world.app.host_hand()
    form = sam.ask("setting", "cap", "7")
    house.world.app.set_setting("cap", "3", host)
    came = sam.press("setting", form, id="cap")
    assert came.status_code == 409
    assert "It is now: $3" in came.text
    again = fields_of(came.text)
    assert sam.press("setting", again, id="cap").status_code == 303
    assert next(one.value for one in house.world.app.settings() if one.name == "cap") == "7"


def test_undo_and_its_undoing_are_one_press_each(house: Served) -> None:
    sam = house.browser()
    sam.answer("write", "memory", "I prefer pears over plums.")
    for _ in range(2):
        told = sam.get("/").text
        undo = fields_of(told)
        assert "Prefers pears over plums" in house.world.texts()
        learned = next(one.id for one in house.world.app.learned() if "pears" in one.text)
        assert undo["id"][0] == learned
        assert sam.press("undo", {"token": undo["token"], "ticket": undo["ticket"][:1]}, id=learned).status_code == 303
        assert "Prefers pears over plums" not in house.world.texts()
        assert sam.answer("redo", learned).status_code == 303
    before = house.world.texts()
    assert sam.answer("files-keep").status_code == 303
    assert house.world.texts() != before
    undo = fields_of(sam.get("/").text.partition("<h1")[0])
    assert sam.press("undo", undo, id=undo["id"][0]).status_code == 303
    assert house.world.texts() == before


def test_each_tab_is_told_what_its_own_answer_came_to(house: Served) -> None:
    """Two tabs answer in the same instant, before either was led on."""
    sam = house.browser()
    said = (("/learned?page=1", "Sails a small boat"), ("/", "Keeps bees"), ("/?kind=fact&page=1", "Plays the oboe"))
    for page, words in said:
        assert sam.press("write", sam.ask("write", "memory", words), back=page).status_code == 303
    for page, words in (*said[1:], said[0]):
        shown = sam.get(page).text.partition("<h1")[0]
        assert [one for _, one in said if one in shown] == [words]
        assert words not in sam.get(page).text.partition("<h1")[0], "it is said once"


def test_what_a_card_put_away_is_brought_back_in_one_press(house: Served) -> None:
    sam, both = house.browser(), {"Prefers pears over plums", "Prefers short answers"}
    for words in ("I prefer pears over plums.", "I prefer short answers."):
        sam.answer("write", "memory", words)
    first, second = (one.memory.id for one in house.world.app.memories() if one.memory.text in both)
    card = CardAsked("k-two", CardKind.CLASH, first, "Which of the two?", other=second)
    house.world.app._parts.pen.admit(Admission((card,)))
    assert sam.answer("card", "k-two").status_code == 303
    told = sam.get("/").text
    assert "was put away, it is under Earlier." in told
    assert len(both & house.world.texts()) == 1
    redo = re.search(r'action="[^"]*/answer/redo".*?name="id" value="([^"]+)"', told, re.DOTALL)
    assert redo is not None
    assert sam.answer("redo", redo[1]).status_code == 303
    assert both <= house.world.texts()
    grown = CardAsked("k-three", CardKind.QUESTION, first, "Always?")
    house.world.app._parts.pen.admit(Admission((grown,)))
    assert sam.answer("card", "k-three").status_code == 303
    for place in ("/", f"/why?id={first}"):  # where it is said, and later under what was answered
        told = sam.get(place).text
        (kind, label), *_ = re.findall(
            r'/answer/(undo|redo)"(?:(?!/form).)*?value="k-three".*?>([^<]+)</button>', told, re.DOTALL
        )
        assert (kind, label) == ("undo", "Undo")
        assert sam.answer("undo", "k-three").status_code == 303
        assert "Give that answer again" in sam.get("/").text
        assert 'id="c-k-three"' in sam.get("/waiting").text, "the question is open again"
        assert sam.answer("redo", "k-three").status_code == 303
        assert "Confirmed." in sam.get("/").text


def test_a_pile_is_kept_each_by_its_own_ticket(house: Served) -> None:
    sam = house.browser()
    tickets = [sam.ask("keep", view.id)["ticket"][0] for view in house.world.app.waiting()]
    body = {"token": sam.token, "back": "/waiting", "ticket": [*tickets, tickets[0], f"t-{'0' * 32}"]}
    came = sam.client.post(f"{sam.base}/answer/keep", data=body)
    assert (came.status_code, came.headers["location"]) == (303, f"{sam.base}/waiting")
    assert "3 of 5 done." in sam.get("/waiting").text
    assert house.world.app.waiting() == ()
    assert {"Speaks Dutch", "Owns a canoe"} <= house.world.texts()


def test_an_act_has_a_ticket_too(house: Served) -> None:
    sam = house.browser()
    forms = SessionForms(house.page.room, sam.session)
    ticket = forms.act("repair")
    for wrong in ("", f"d-{'0' * 32}", forms.act("learn")):
        assert sam.post("/do/repair", token=sam.token, ticket=wrong, back="/health").status_code == 303
        assert "Nothing was done" in sam.get("/health").text
    came = sam.post("/do/repair", token=sam.token, ticket=ticket, back="/health")
    assert came.headers["location"] == f"{sam.base}/health"
    assert "epair" in sam.get("/health").text
    sam.post("/do/repair", token=sam.token, ticket=ticket, back="/health")
    assert "Nothing was done" in sam.get("/health").text


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


@pytest.mark.parametrize(
    ("path", "typed", "says"),
    [
        ("/do/backup", "afterword-other.zip", "Nothing was written over it."),
        ("/do/backup", "nowhere/new.zip", "Make it first, or name another."),
        ("/do/backup", "", "Nothing was named."),
        ("/do/export", "list.txt", "Nothing was written over it."),
        ("/do/import", "nowhere.json", "There is no file"),
        ("/answer/restore", "nowhere.zip", "nowhere.zip"),
        ("/answer/restore", "list.txt", "That is no backup that can be used"),
        ("/answer/restore", "", "Nothing was named."),
        ("/answer/backup-key", "", "Nothing was named."),
        ("/answer/backup-key", "afterword-other.zip", "Nothing was written over it."),
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


def test_what_could_not_be_done_says_what_helps(still: Served, sam: Browser) -> None:
    sam.post("/answer/write", token=sam.token, id="memory", value="tea", back="/")
    assert "Say it as a plain sentence, like: I prefer pears over plums." in sam.get("/").text
    sam.post("/answer/write", token=sam.token, id="memory", value="Uses Notion", back="/")
    told = sam.get("/").text.partition('id="outcome"')[2].partition("<h1>")[0]
    assert f'href="{sam.base}/why?id={named(still, "Notion")}">Go there</a>' in told
    assert "afterword why" not in told


def test_a_page_that_an_assistant_started_takes_no_answer(tmp_path: Path) -> None:
    """Whatever opened it, what stands above its process is seen."""
    with served(tmp_path, GivenProcesses([Process(9, "claude", "claude")])) as house:
        sam = house.browser()
        came = sam.post("/answer/write", token=sam.token, id="fact", value="Owns a cat", back="/")
        assert (came.status_code, came.headers["x-afterword-refused"]) == (403, "agent_process")
        assert house.world.texts() == set()
        assert isinstance(answers(house)[-1], Refused)


def test_undo_after_a_change_leads_back_to_the_same_thing(house: Served) -> None:
    sam = house.browser()
    house.world.app.remember("Prefers tea", house.world.app.host_hand())
    tea = named(house, "tea")
    why = f"/why?id={tea}"
    form = sam.ask("rewrite", tea, "Prefers green tea")
    assert sam.press("rewrite", form, id=tea, back=why).headers["location"] == f"{sam.base}{why}"
    undo = fields_of(re.split(r"<h1", sam.get(why).text)[0].partition('id="outcome"')[2])
    assert undo["back"] == [why]
    came = sam.press("undo", undo, id=undo["id"][0], back=why)
    told = sam.get(came.headers["location"].removeprefix(sam.base))
    assert told.status_code == 200
    assert "Taken back." in told.text


def test_what_was_forgotten_is_named_and_brought_back_in_one_press(house: Served) -> None:
    sam = house.browser()
    house.world.app.remember("Prefers tea", house.world.app.host_hand())
    before = [view.memory for view in house.world.app.memories()]
    sam.answer("forget", named(house, "tea"))
    told = sam.get("/").text
    assert "It was: Prefers tea" in told
    assert "Bring it back" in told
    again = fields_of(told.partition('id="outcome"')[2].partition("</form>")[0])
    assert sam.press("redo", again, id=again["id"][0]).status_code == 303
    assert [view.memory for view in house.world.app.memories()] == before, "the very same, not one like it"


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


def test_a_path_that_does_not_show_is_refused(still: Served, sam: Browser) -> None:
    for path in WITH_PATHS:
        ticket = SessionForms(still.page.room, sam.session).act(path.rpartition("/")[2])
        given = {"ticket": ticket} if path.startswith("/do/") else {}
        sam.post(path, token=sam.token, value="new\u202epiz.zip", back="/keeping", **given)
        assert "cannot be shown" in sam.get("/keeping").text
    assert not any("piz" in one.name for one in still.world.folder.iterdir())
