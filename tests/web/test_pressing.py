"""Every answer of the page, pressed over HTTP: with its own ticket it is the person's, with any other it is nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest
from tests.web.answerable import answers, everything, named
from tests.web.served import Browser, Served, fields_of, served

from afterword.core.entry import Answered, AnswerKind, Refused, Route
from afterword.ports import Process
from afterword.storage.scripted import GivenProcesses
from afterword.web.answers import ANSWERS
from afterword.web.pressing import SessionForms


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
ELSEWHERE = {"folder", "never-list", "preview"}  # in test_deeds.py, or where those answers are tested


def test_every_answer_of_the_page_is_in_the_table() -> None:
    assert {one.kind for one in PRESSED} | ELSEWHERE == {answer.kind for answer in ANSWERS}


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


def test_what_a_press_would_bring_back_is_shown_as_its_file_says_it(house: Served) -> None:
    """Beside the press that takes an answer back, too: a hand may have written into the file since."""
    sam, host = house.browser(), house.world.app.host_hand()
    which = named(house, "Notion")
    learned = house.world.app.why(which).learning
    assert learned is not None
    sam.answer("undo", learned.id)
    archived = next((house.world.folder / "home" / "memory" / "archived").glob("*notion*.md"))
    archived.write_text(archived.read_text(encoding="utf-8").replace("Uses Notion", "Uses Nextcloud"), encoding="utf-8")
    assert '<small class="more" dir="auto">Its file says: Uses Nextcloud</small>' in sam.get("/").text
    house.world.app.redo(learned.id, host)
    card = next(card for card in house.world.app.cards() if card.memory and card.memory.id == which)
    sam.answer("card", card.id)
    (archived,) = (house.world.folder / "home" / "memory" / "archived").glob("*n*t*on*.md")
    archived.write_text(archived.read_text(encoding="utf-8").replace("Nextcloud", "Nabu"), encoding="utf-8")
    assert "Changed by hand since, its file says: Uses Nabu</small>" in sam.get(f"/why?id={which}").text


def test_a_pile_is_kept_each_by_its_own_ticket(house: Served) -> None:
    sam = house.browser()
    tickets = [sam.ask("keep", view.id)["ticket"][0] for view in house.world.app.waiting()]
    body = {"token": sam.token, "back": "/waiting", "ticket": [*tickets, tickets[0], f"t-{'0' * 32}"]}
    came = sam.client.post(f"{sam.base}/answer/keep", data=body)
    assert (came.status_code, came.headers["location"]) == (303, f"{sam.base}/waiting")
    assert "3 of 5 kept." in sam.get("/waiting").text
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


def test_a_page_that_an_assistant_started_takes_no_answer(tmp_path: Path) -> None:
    """Whatever opened it, what stands above its process is seen."""
    with served(tmp_path, GivenProcesses([Process(9, "claude", "claude")])) as house:
        sam = house.browser()
        came = sam.post("/answer/write", token=sam.token, id="fact", value="Owns a cat", back="/")
        assert (came.status_code, came.headers["x-afterword-refused"]) == (403, "agent_process")
        assert house.world.texts() == set()
        assert isinstance(answers(house)[-1], Refused)
