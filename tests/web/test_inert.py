"""Hostile texts in everything that a page shows: they are words there, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from html.parser import HTMLParser
from urllib.parse import quote

import pytest
from tests.app.world import World
from tests.web.served import Browser, Served, fields_of, served

from afterword.core.change import Add
from afterword.core.entry import (
    CardAsked,
    CardKind,
    FileTrouble,
    Held,
    Learning,
    NeverAdded,
    PatternNow,
    Quote,
    Sent,
    Settled,
    SignalSeen,
)
from afterword.core.memory import InProject, Kind, Memory, Place, Stage
from afterword.core.pattern import Pattern
from afterword.core.signal import SignalKind
from afterword.core.verdict import Apply, Drop, Reason, Wait
from afterword.engine.admit import Admission, Write
from afterword.web.brought import SCRIPT, STYLE
from afterword.web.pages import PAGES

EVIL = (
    "<evil-tag onevil=1>x</evil-tag><script>evil()</script>",
    "\"'><img src=http://evil.example.com/x onerror=evil()><svg/onload=evil()>",
    "[click](javascript:evil()) ![x](http://evil.example.com/y) **bold** <http://evil.example.com/z>",
    "\x1b[31mred\x1b[0m\x1b]8;;http://evil.example.com\x07link\x1b]8;;\x07\x9b2J\x00\x08",
    "\u202edrawkcab\u202c \u2066isolated\u2069 \u200bhidden\u2060 \ufeff\U000e0041",
    "{{ 7*7 }}{% raw %}{{ forms.token }}",
    "</title></style></script></textarea></form><form action=http://evil.example.com/>",
    "line\none\rtwo\u2028three&lt;b&gt;&amp;",
)
SHOWN_AS_THEY_ARE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\U000e0041]"
)
OURS = re.compile(r"(?:/s/[\w-]+)?/[^/]?.*|#.*|data:,")


def evil(number: int) -> str:
    return EVIL[number % len(EVIL)]


def one_line(text: str) -> str:
    """As far as a memory's file takes it."""
    return " ".join(text.splitlines())


def fill(world: World, first: int = 0) -> None:
    """Write it into every part of the record, past the rules that would let none of it in. ``first`` makes it another
    home's: it is counted from there.
    """
    app, now = world.app, world.clock.now()
    for number in range(first, first + len(EVIL)):
        text, other = evil(number), evil(number + 1)
        project = InProject(f"git:{other}", text)
        told = Quote(f"claude-code:{other}", text, other, 0, 4, now)
        signal = SignalSeen(SignalKind.CORRECTION, text, other)

        def learning(
            which: str,
            verdict: Apply | Wait | Drop,
            *,
            at: int = number,
            quote: Quote = told,
            seen: SignalSeen = signal,
            reader: str = text,
            merged: tuple[str, ...] = (),
        ) -> Learning:
            text, other = evil(at), evil(at + 1)
            return Learning(
                f"l-{which}{at}",
                f"claude-code:{other}",
                f"git:{text}",
                Add(Kind.FACT, f"{which} {text}", other, InProject(f"git:{other}", text), lang="en"),
                verdict,
                (quote,),
                (seen,),
                reader=reader,
                memory=f"m-{which}{at}",
                outside=(text, other),
                title=text,
                merged=merged,
            )

        live = Memory(
            f"m-live{number}",
            Kind.FACT,
            f"live {one_line(text)}{' elsewhere' * bool(first)}",
            scope=project,
            note=other,
            learned=f"l-live{number}",
            created=now,
        )
        gone = Memory(
            f"m-gone{number}",
            Kind.PREFERENCE,
            f"gone {one_line(text)}",
            scope=project,
            stage=Stage.TENTATIVE,
            created=now,
            invalid_at=now,
            superseded_by=live.id,
            place=Place.SUPERSEDED,
        )
        pattern = Pattern(f"p-{number}", text, other, project, live.id, (), stage=Stage.PENDING)
        fewer = replace(pattern, id=f"p-fewer{number}", stage=Stage.TENTATIVE)
        app._parts.pen.admit(
            Admission(
                (
                    learning("live", Apply()),
                    learning("wait", Wait(Reason.OUTSIDE_READ, (Reason.OUTSIDE_READ,), text)),
                    learning("drop", Drop(Reason.TOLD_NOT_TO, (Reason.TOLD_NOT_TO,))),
                    NeverAdded(f"n-{number}", text, "en", f"l-drop{number}"),
                    PatternNow(pattern, text),
                    CardAsked(f"c-{number}", CardKind.QUESTION, live.id, text, pattern.id),
                    CardAsked(f"c-fewer{number}", CardKind.QUESTION, live.id, f"closed {text}", fewer.id),
                    PatternNow(fewer, text),
                    learning("tidied", Apply(), merged=(live.id, gone.id)),
                    learning("brought", Wait(Reason.FROM_ASSISTANT, (Reason.FROM_ASSISTANT,)), reader="import"),
                    Held(gone.id, FileTrouble.EDITED, (), text),
                    Sent(f"s-{number}", f"claude-code:{other}", text, other, f"http://{text}", text, 9),
                    Settled(f"s-{number}", 3, text, other, text, (text,)),
                ),
                (Write(live, f"l-live{number}"), Write(gone, f"l-live{number}")),
            )
        )


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("evil")) as made:
        world = made.world
        world.agree()
        fill(world)
        other = World(world.folder / "other")
        fill(other, len(EVIL))
        for name, value in (("provider.mine.model", EVIL[2]), ("provider.mine.maker", EVIL[0]), ("cap", "5")):
            other.app.set_setting(name, value, other.app.host_hand())
        other.app.keeping.backup(str(world.folder / "afterword-evil.zip"))
        other.app.close()
        world.says(*EVIL, name="evil")
        world.clock.advance(timedelta(minutes=20))
        for place in list((world.folder / "home" / "memory").glob("*.md"))[:3]:
            place.write_text(
                place.read_text(encoding="utf-8").replace("live", f"edited {EVIL[0]} {EVIL[3]}"), encoding="utf-8"
            )
        yield made


@pytest.fixture(scope="module")
def sam(house: Served) -> Browser:
    return house.browser()


class Walk(HTMLParser):
    """Every tag and attribute of a page, as a browser takes it apart."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: list[tuple[str, str, str]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes += [(tag, name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        self.text += data


def walked(page: str) -> Walk:
    walk = Walk()
    walk.feed(page)
    walk.close()
    return walk


OUR_OWN = (f"<style>{STYLE}</style>", f"<script>{SCRIPT}</script>")
LINKS = {"href", "src", "action", "formaction", "poster", "data", "xlink:href", "ping", "srcset"}


def assert_inert(page: str) -> Walk:
    for ours in OUR_OWN:
        assert page.count(ours) == 1
        page = page.replace(ours, "")
    assert SHOWN_AS_THEY_ARE.search(page) is None
    walk = walked(page)
    assert not walk.tags & {"evil-tag", "img", "object", "iframe", "embed", "base", "style", "link-evil"}
    assert "{{" not in re.sub(r"\{\{ 7\*7 \}\}\{% raw %\}\{\{ forms\.token \}\}", "", walk.text)
    assert "<script" not in page
    for tag, name, value in walk.attributes:
        assert not name.startswith("on"), (tag, name, value)
        assert name != "style"
        if name in LINKS:
            assert OURS.fullmatch(value), (tag, name, value)
    return walk


def test_every_page_that_can_be_reached_is_inert(sam: Browser) -> None:
    """From the first page along every link, and every page of the table."""
    ahead, seen, text = [f"{sam.base}{path}" for path in PAGES], set[str](), ""
    kinds: dict[str, int] = {}
    while ahead:
        address = ahead.pop(0)
        kind = address.partition("?")[0]
        if address in seen or kinds.get(kind, 0) >= 4:
            continue
        seen.add(address)
        kinds[kind] = kinds.get(kind, 0) + 1
        came = sam.client.get(address)
        assert came.headers["content-type"] in ("text/html; charset=utf-8",), address
        assert came.status_code in (200, 404), (address, came.status_code)
        walk = assert_inert(came.text)
        text += walk.text
        links = [value for tag, name, value in walk.attributes if (tag, name) == ("a", "href")]
        ahead += [link for link in links if link.startswith(sam.base)]
    assert len(seen) >= 24
    shown = ("<script>evil()</script>", "onerror=evil()", "[click](javascript:evil())", "{{ 7*7 }}", "drawkcab")
    for words in (*shown, f"closed {EVIL[0]}", f"tidied {EVIL[0]}", f"brought {EVIL[0]}"):
        assert words in text, f"{words} was shown nowhere, so nothing was tried"


@pytest.mark.parametrize("number", [0, 3, 4])
def test_a_question_about_it_is_inert(sam: Browser, number: int) -> None:
    asked = (
        ("keep", f"l-wait{number}", ""),
        ("undo", f"l-live{number}", ""),
        ("remove", f"n-{number}", ""),
        ("card", f"c-{number}", ""),
        ("write", evil(number), evil(number + 1)),
        ("setting", evil(number), evil(number + 1)),
        ("mark", f"claude-code:{evil(number)}", ""),
    )
    for kind, which, value in asked:
        came = sam.post(f"/answer/{kind}", token=sam.token, id=which, value=value, back="/waiting")
        assert came.status_code in (200, 303), (kind, came.status_code)
        assert_inert(came.text if came.status_code == 200 else sam.get("/waiting").text)


def test_what_stands_in_an_address_is_inert(sam: Browser) -> None:
    for text in EVIL:
        for path in ("/search", "/why", "/chat"):
            came = sam.client.get(f"{sam.base}{path}", params={"q": text, "id": text, "page": text, "kind": text})
            assert came.status_code in (200, 404, 409), (path, came.status_code)
            assert_inert(came.text)
        assert_inert(sam.client.get(f"{sam.base}/{quote(text, safe='')}").text)


def test_a_hostile_backup_is_inert(sam: Browser) -> None:
    """What it would bring, what it would allow, what came of it; and a hostile path, wherever one is typed."""
    asked = sam.post("/answer/restore", token=sam.token, value="afterword-evil.zip", back="/keeping")
    read = assert_inert(asked.text).text
    assert "memories come:" in read
    assert f"Whose models mine has: {EVIL[0]}" in read
    assert sam.press("restore", fields_of(asked.text)).status_code == 303
    kept = assert_inert(sam.get("/keeping").text).text
    assert "That backup would allow more" in kept
    assert f"Whose models mine has: {EVIL[0]}" in kept
    for number, text in enumerate(EVIL):
        for path in ("/do/backup", "/do/export", "/do/import", "/answer/restore", "/answer/backup-key"):
            ticket = sam.get("/keeping").text if number == 0 else ""
            given = {"ticket": ticket_of(ticket, path)} if ticket else {}
            came = sam.post(path, token=sam.token, value=f"nowhere/{text}", back="/keeping", **given)
            assert_inert(came.text if came.status_code == 200 else sam.get("/keeping").text)


def ticket_of(page: str, path: str) -> str:
    """Of the form on a page that leads there; '' for one that asks first."""
    form = page.partition(f'{path}" data-answer')[2].partition("</form>")[0]
    return next(iter(fields_of(form).get("ticket", [])), "")
