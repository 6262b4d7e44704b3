"""What was answered on the page is said there once and taken back in one press; erased it is only with a word typed."""

from __future__ import annotations

import re

from tests.web.answerable import lies_there, named
from tests.web.served import Served, fields_of

from afterword.core.entry import CardAsked, CardKind
from afterword.engine.admit import Admission
from afterword.web.app import TAB


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
    tabs = [{TAB: "0.1"}, {TAB: "0.2"}, {}]
    for tab, words in zip(tabs, ("Owns a barge", "Owns a punt", "Owns a raft"), strict=True):
        form = sam.ask("write", "memory", words)
        sent = {"token": sam.token, "ticket": form["ticket"][0], "back": "/search?q=100%25+b%6Fats"}
        assert sam.client.post(f"{sam.base}/answer/write", data=sent, headers=tab).status_code == 303
    undone = []
    for tab in tabs:
        told = sam.get("/search?q=100% boats", **tab).text.partition('id="outcome"')[2].partition("<h1")[0]
        undone += fields_of(told)["id"]
    learned = {one.id: one.text for one in house.world.app.learned()}
    assert [learned[one] for one in undone] == ["Owns a barge", "Owns a punt", "Owns a raft"]


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
