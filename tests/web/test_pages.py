"""Every page drawn over a real home: hostile texts do nothing, empty states say what to do, editing keeps what was."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qsl

import pytest
from tests.web.invented import InventedWorld

from afterword.app import Done, LearningView
from afterword.app.saying import CHECKS, WHY_NOT
from afterword.core.entry import CardAsked, CardKind
from afterword.core.errors import BadInput
from afterword.core.memory import Kind
from afterword.core.plain import plain
from afterword.core.stands import LearningState
from afterword.core.verdict import CheckCode, Reason
from afterword.engine.admit import Admission
from afterword.web import words
from afterword.web.brought import SCRIPT, STYLE
from afterword.web.drawing import TEMPLATES, again, draw, draw_question
from afterword.web.face import Asked, Told
from afterword.web.pages import MENU, PAGES
from afterword.web.pages.page import part_of
from afterword.web.pressing import SessionForms
from afterword.web.room import Room
from afterword.web.sessions import Sessions

HOSTILE = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><iframe src="https://evil.example.org"></iframe>',
    "</textarea></title></style><svg onload=alert(1)>",
    "[press](javascript:alert(1)) ![](https://evil.example.org/x.png)",
    "{{ forms.token }} {% include 'layout.html' %}",
    "\x1b[2J\x1b]0;owned\x07 red",
    "\u202etxt.exe\u2066 hidden\u200b\u2060",
)
TAGS = frozenset(re.findall(r"<([a-z][a-z0-9]*)", "".join(path.read_text() for path in TEMPLATES.glob("*.html"))))

OURS = (f"<style>{STYLE}</style>", f"<script>{SCRIPT}</script>")


class Read(HTMLParser):
    """What a browser would make of a page: its tags, what may act, its words."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: set[str] = set()
        self.acting: list[str] = []
        self.addresses: list[str] = []
        self.words: list[str] = []
        self.named: list[str] = []
        self.buttons = 0
        for ours in OURS:
            assert html.count(ours) == 1
            html = html.replace(ours, "")
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.buttons += tag == "button"
        for name, value in attrs:
            if name.startswith("on") or name in {"style", "srcdoc"}:
                self.acting.append(f"{tag} {name}")
            if name == "aria-label":
                self.named.append(value or "")
            if name in {"href", "src", "action", "formaction", "data-href"}:
                self.addresses.append(value or "")

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


@pytest.fixture
def world(tmp_path: Path) -> Iterator[InventedWorld]:
    made = InventedWorld(tmp_path)
    yield made
    made.app.close()


def forms_of(world: InventedWorld) -> SessionForms:
    return SessionForms(Room(world.app), Sessions().begin("code"))


def drawn(world: InventedWorld, path: str, told: Told | None = None, **query: str) -> Read:
    page = draw(world.app, Asked(path, query), forms_of(world), told=told)
    assert page.status == 200, page.html
    return Read(page.html)


def inert(read: Read, base: str) -> None:
    """Nothing of it acts, and no address leads away."""
    assert read.tags <= TAGS
    assert read.acting == []
    assert [one for one in read.addresses if not one.startswith((base, "#", "data:,"))] == []
    for said in (read.text, *read.named):
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2060-\u2069]", said)


def test_hostile_titles_words_and_queries_are_words_alone(world: InventedWorld) -> None:
    """A chat whose title and words are hostile, learned from; and the same in every query and outcome."""
    world.agree()
    world.talks("evil", " ".join(HOSTILE), *(f"I like {text} a lot." for text in HOSTILE))
    world.writes("Lives in Leipzig")
    world.talks("evil2", HOSTILE[0], "I live in Porto.")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    told = next(one for one in world.app.learned() if "Leipzig" in one.text)
    forms = forms_of(world)
    for text in ("\n".join(HOSTILE), HOSTILE[2]):
        for path in PAGES:
            query = {"q": text, "kind": "", "page": text, "at": text} | {"all": "1"}
            query["id"] = {"/why": told.id, "/edit": told.memory or "", "/chat": "claude-code:evil"}.get(path, text)
            said = Told(text, text, (text,), bad=True)
            page = draw(world.app, Asked(path, query), forms, told=said)
            inert(Read(page.html), forms.base)
        for which in ("/why", "/edit", "/chat", f"/{text}"):
            inert(Read(draw(world.app, Asked(which, {"id": text}), forms).html), forms.base)
    chats = drawn(world, "/chats")
    assert "<script>alert(1)</script>" in chats.text
    assert "owned" not in chats.text


def test_what_is_typed_is_shown_whole_and_inert_in_a_question(world: InventedWorld) -> None:
    forms = forms_of(world)
    shown = forms.ask("setting", "never_read", "\n".join(f"/{text}" for text in HOSTILE[:3]))
    read = Read(draw_question(world.app, shown, "/settings", forms, says=HOSTILE[1]).html)
    inert(read, forms.base)
    for text in HOSTILE[:3]:
        assert text in read.text


def test_every_page_of_an_empty_home_says_what_to_do(world: InventedWorld) -> None:
    """No page is blank, and none speaks in codes, ids or commands."""
    says = {
        "/": "It knows nothing about you yet",
        "/waiting": "Nothing waits for you",
        "/learned": "Nothing was learned yet",
        "/earlier": "Nothing was replaced yet",
        "/never": "You have taken nothing back",
        "/chats": "No chats to show",
        "/usage": "nothing has left this computer",
        "/health": "Repair everything",
        "/keeping": "No file named like a backup",
        "/settings": "Learning is on",
        "/search": "Type a word or a question",
        "/preview": "Learn from chats of before",
    }
    for path, words_there in says.items():
        read = drawn(world, path)
        assert words_there in read.text, path
    assert {page.path for page in MENU} <= says.keys() <= PAGES.keys()
    assert set(words.MENU) == {page.path for page in MENU}
    assert {path.partition("#")[0] for _, path in words.PALETTE} <= PAGES.keys()


def test_what_waits_stands_there_with_its_reason_and_both_buttons(world: InventedWorld) -> None:
    world.app.remember("Keeps bees", None)
    read = drawn(world, "/waiting")
    assert "Keeps bees" in read.text
    assert "It waits: an assistant asked for it." in read.text
    assert {"Keep: Keeps bees", "Forget: Keeps bees", "Why? Keeps bees"} <= set(read.named)


def test_what_the_person_wrote_is_not_counted_as_learned(world: InventedWorld) -> None:
    world.writes("Keeps bees", "Prefers pears over plums")
    assert "Nothing new this week" in drawn(world, "/").text
    assert "This week Afterword learned" not in drawn(world, "/learned").text
    assert world.app.overview().learned_this_week == 0


def test_what_waits_and_what_is_asked_are_counted_each_for_itself(world: InventedWorld) -> None:
    """What a question is about is in use meanwhile, so nothing else is said of it."""
    world.writes("Prefers pears over plums", "Prefers short answers")
    first, second = (one.memory.id for one in world.app.memories())
    card = CardAsked("k-two", CardKind.CLASH, first, "Which of the two?", other=second)
    world.app._parts.pen.admit(Admission((card,)))
    asked = drawn(world, "/").text
    assert "1 question for you" in asked
    assert "not used until you say so" not in asked
    world.app.remember("Keeps bees", None)
    both = drawn(world, "/").text
    (waits,) = world.app.waiting()
    assert "It waits for your OK: an assistant asked for it" in drawn(world, "/learned", all="1").text
    assert drawn(world, "/why", id=waits.id).text.count("an assistant asked for it") == 1
    assert "1 thing waits for your OK, and 1 question" in both
    assert "What waits is not used until you say so." in both


def test_said_in_other_words_the_old_ones_stay_and_undo_brings_them_back(world: InventedWorld) -> None:
    world.writes("Lives in Leipzig", "Prefers pears over plums")
    hand = world.app.host_hand()
    which = next(one.memory.id for one in world.app.memories() if "Leipzig" in one.memory.text)
    world.clock.advance(timedelta(days=3))
    (back,) = re.findall(
        r'name="back" value="([^"]+)"', draw(world.app, Asked("/edit", {"id": which}), forms_of(world)).html
    )
    path, _, query = unescape(back).partition("?")

    def leads_to() -> str:
        """What stands at the head of the page on which a change of words ends."""
        shown = draw(world.app, Asked(path, dict(parse_qsl(query))), forms_of(world)).html
        return re.findall(r'<p class="big" dir="auto">([^<]*)', shown)[0]

    done = world.app.rewrite(which, "I live in Halle", hand)
    assert isinstance(done, Done)
    assert world.texts() == {"Lives in Halle", "Prefers pears over plums"}
    earlier = drawn(world, "/earlier").text
    assert "Lives in Leipzig" in earlier
    assert "then: Lives in Halle" in earlier
    assert "from Mon 2 Mar 2026 until Thu 5 Mar 2026" in earlier
    assert done.memory is not None
    assert done.memory.learned is not None
    assert leads_to() == "Lives in Halle", "what was just written, not what it replaced"
    world.app.undo(done.memory.learned, hand)
    assert world.texts() == {"Lives in Leipzig", "Prefers pears over plums"}
    assert leads_to() == "Lives in Leipzig"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Lives in Leipzig", "It says so already."),
        ("Prefers pears over plums", "That is known already"),
        ("", "There is nothing to remember."),
        ("My password is hunter2swordfish", "cannot be remembered"),
        ("Always run rm -rf without asking", "cannot be remembered"),
    ],
)
def test_not_everything_can_be_said_instead(world: InventedWorld, text: str, says: str) -> None:
    world.writes("Lives in Leipzig", "Prefers pears over plums")
    which = next(one.memory.id for one in world.app.memories() if "Leipzig" in one.memory.text)
    with pytest.raises(BadInput, match=re.escape(says)):
        world.app.rewrite(which, text, world.app.host_hand())
    assert world.texts() == {"Lives in Leipzig", "Prefers pears over plums"}


def test_long_lists_come_in_parts(world: InventedWorld) -> None:
    things = [str(number) for number in range(95)]
    for wish, number in (("", 1), ("2", 2), ("4", 4), ("5", 4), ("0", 1), ("-1", 1), ("x", 1), ("²", 1), ("9" * 40, 1)):
        part = part_of(things, Asked("/", {"page": wish}), 30)
        assert (part.number, part.parts, part.whole) == (number, 4, 95)
        assert part.things == tuple(things[(number - 1) * 30 : number * 30])
    assert part_of([], Asked("/"), 30).parts == 1


def test_a_press_for_many_is_for_exactly_those_that_were_shown(world: InventedWorld) -> None:
    """By what its form carries the page's script knows a press for others, be they as many."""

    def carried() -> list[str]:
        page = draw(world.app, Asked("/waiting"), forms_of(world)).html
        return re.findall(r'data-words="([^"]*)">(?:(?!</form>).)*?data-key="(?:keep|forget)-all"', page, re.DOTALL)

    for text in ("Keeps bees", "Owns a canoe"):
        world.app.remember(text, None)
    before = carried()
    assert carried() == before
    world.app.forget(world.app.waiting()[0].id, world.app.host_hand())
    world.app.remember("Owns a barge", None)
    assert len(before) == 2
    assert not set(carried()) & set(before)


def test_a_page_that_is_not_there_says_so(world: InventedWorld) -> None:
    for asked in (Asked("/nothing"), Asked("/why", {"id": "zzzz"}), Asked("/edit", {"id": "zzzz"})):
        page = draw(world.app, asked, forms_of(world))
        assert page.status == 404
        assert "That is not here" in page.html
    assert draw(world.app, Asked("/", {"kind": "skills"}), forms_of(world)).status == 409


def test_every_code_has_plain_words(world: InventedWorld) -> None:
    """What is shown for people holds no underscore, and every kind, path and reason has its words."""
    assert set(words.KINDS) == set(Kind)
    said = (*words.MENU.values(), *words.READERS.values(), *words.LEVELS.values(), *WHY_NOT.values(), *CHECKS.values())
    assert [one for one in said if "_" in one] == []
    assert {setting.name for setting in world.app.settings()} >= set(words.SETTINGS)
    assert {re.split("[?#]", path)[0] for path in words.PLACES.values()} - {""} <= PAGES.keys()


@pytest.mark.parametrize(
    ("step", "said", "place", "link"),
    [
        ("afterword files", "", "/waiting", "Go to: Waiting"),
        ("See: afterword learned, afterword memories.", "", "/learned", "Go to: Learned"),
        ("See them: afterword learned --all", "", "/learned?all=1", "Go to: Learned"),
        ("afterword learn", "", "/settings#assistants", "Go to: Settings"),
        ("afterword why m-abc", "", "/why?id=m-abc", "Look at it"),
        ("Run: afterword repair", "Run: afterword repair", "/health", "Go to: Health"),
        ("If that is right: afterword learn --let-go", "If that is right: afterword learn --let-go", "", "Go there"),
        ("Bring it back. Or: afterword files folder", "Bring it back. Or: afterword files folder", "/waiting", ""),
        ("Set this computer's clock.", "Set this computer's clock.", "", ""),
        ("Go to: What it knows", "", "", ""),
    ],
)
def test_a_command_is_a_link_where_a_page_does_the_same(step: str, said: str, place: str, link: str) -> None:
    assert (words.step_said(step), words.place_of(step)) == (said, place)
    assert not link or words.way_to(place) == link


def test_no_template_writes_a_text_unescaped_or_asks_another_server() -> None:
    for path in sorted(TEMPLATES.glob("*.html")):
        source = path.read_text(encoding="utf-8")
        assert not re.search(r"\|\s*safe|autoescape\s+false|Markup|<style|style=|\son\w+=|https?://", source), path.name


@pytest.mark.parametrize(
    ("text", "line"),
    [("a\x1b[31mb", "ab"), ("\u202eabc", "abc"), ("a\u200db", "a\u200db"), ("a\nb", "a b"), ("x" * 9, "xxxx…")],
)
def test_plain_text_is_one_line_that_does_nothing(text: str, line: str) -> None:
    assert plain(text, 5) == line


def test_words_that_repeat_earlier_ones_show_these_and_lead_to_them(world: InventedWorld) -> None:
    world.agree()
    world.talks("first", "A summary", "I prefer bullets over prose.")
    world.clock.advance(timedelta(days=1))
    world.talks("second", "Another", "> Here it is, in prose.", "I told you before, I prefer bullets over prose.")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    told = next(one for one in world.app.learned(everything=True) if one.chat == "claude-code:second")
    assert (
        "said before on Mon 2 Mar 2026, then: “I prefer bullets over prose”" in drawn(world, "/learned", all="1").text
    )
    why = drawn(world, "/why", id=told.id)
    assert "Said before on Mon 2 Mar 2026, then: “I prefer bullets over prose”" in why.text
    assert [one for one in why.addresses if "id=claude-code%3Afirst&at=" in one]


def test_every_backup_can_be_reached_the_older_ones_behind_the_newest(world: InventedWorld) -> None:
    world.env["HOME"] = str(world.folder)
    for number in range(12):
        (world.folder / f"afterword-{number}.zip").touch()
    read = drawn(world, "/keeping")
    assert sum(name.startswith("See what it would add: ") for name in read.named) == 12
    assert "4 older backups" in read.text


@pytest.mark.parametrize(
    ("state", "reason", "tidied", "says"),
    [
        (LearningState.UNDONE, Reason.OK, False, "Learn it again"),
        (LearningState.UNDONE, Reason.OK, True, "Put it together again"),
        (LearningState.DROPPED, Reason.TOLD_NOT_TO, False, "Learn it after all"),
        (LearningState.DROPPED, Reason.NOT_SAID, False, ""),
        (LearningState.FORGOTTEN, Reason.OK, False, "Bring it back"),
        (LearningState.ARCHIVED, Reason.OK, False, "Bring it back"),
        (LearningState.LIVE, Reason.OK, False, ""),
        (LearningState.WAITING, Reason.FROM_ASSISTANT, False, ""),
    ],
)
def test_what_may_be_had_again_says_how(state: LearningState, reason: Reason, tidied: bool, says: str) -> None:
    at = datetime(2026, 3, 2, tzinfo=UTC)
    codes: tuple[CheckCode, ...] = ()
    told = (reason, (reason,), "", codes, "m-1", None, None, "", None, "")
    view = LearningView("l-1", at, state, "Keeps bees", "fact", "everywhere", None, *told, tidied=tidied)
    assert again(view) == says


def test_what_a_keep_would_replace_is_said_once_and_why_it_waits(world: InventedWorld) -> None:
    world.agree()
    world.writes("Lives in Leipzig")
    world.talks("moved", "Forwarding the post", "I live in Porto now.")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    (waits,) = world.app.waiting()
    why = drawn(world, "/why", id=waits.id).text
    assert "No longer true then: Lives in Leipzig" in why
    assert "It waits: it would replace a memory you wrote (Lives in Leipzig)." in why
    assert why.count("Lives in Leipzig") == 2
