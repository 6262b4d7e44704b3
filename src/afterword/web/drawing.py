"""Draws a page: its values in its template, every text made plain, and the words of an error where it has none.

Knows templates and pages; what a request was allowed is settled before, and nothing is written here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from urllib.parse import urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from afterword.app import App, LearningView, Preview, naming
from afterword.app import saying as says_of
from afterword.core.errors import AfterwordError, HomeError, UnknownId
from afterword.core.memory import scope_name
from afterword.core.stands import LearningState
from afterword.core.verdict import Reason
from afterword.web import words
from afterword.web.face import Asked, Drawn, Forms, FormShown, Told
from afterword.web.pages import MENU, PAGES, Page
from afterword.web.plain import plain
from afterword.web.style import STYLE

TEMPLATES = Path(__file__).parent / "templates"


@cache
def environment() -> Environment:
    """The templates, with what they may call. Every text is made plain and escaped where it is put in."""
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=plain,
        auto_reload=False,
    )
    made.globals |= {
        "words": words,
        "say": says_of,
        "naming": naming,
        "menu": MENU,
        "style": Markup(f"<style>{STYLE}</style>"),  # noqa: S704  our own file
        "undoable": undoable,
        "again": again,
    }
    made.globals |= {"State": LearningState, "scope_name": scope_name}
    return made


def undoable(view: LearningView) -> bool:
    """Whether an Undo stands beside it."""
    return view.state in (LearningState.LIVE, LearningState.REPLACED) and view.memory is not None


def again(view: LearningView) -> bool:
    """Whether *Learn it again* stands beside it: taken back, or refused for having been."""
    taken_back = view.state is LearningState.DROPPED and view.reason is Reason.TOLD_NOT_TO
    return view.state is LearningState.UNDONE or taken_back


def prepare(app: App) -> None:
    """Do ahead what takes long the first time: templates, and a look at everything. Raises HomeError."""
    for page in PAGES.values():
        environment().get_template(page.template)
    with app.page.drawing():
        app.memories()
        app.learned()
        app.page.waits()


def draw(app: App, asked: Asked, forms: Forms, *, told: Told | None = None, preview: Preview | None = None) -> Drawn:
    """The page at a path. One that is not there, or an id that names nothing, has a page of its own that says so."""
    page = PAGES.get(asked.path)
    if page is None:
        return _trouble(app, forms, "There is no such page.", "Go to: What it knows", 404, told)
    with app.page.drawing():
        try:
            values = page.values(app, asked)
        except UnknownId as error:
            return _trouble(app, forms, error.message, error.next_step, 404, told)
        except AfterwordError as error:
            return _trouble(app, forms, error.message, error.next_step, 409, told)
        return Drawn(200, _html(app, forms, page, asked=asked, page=values, told=told, preview=preview))


def draw_question(app: App, shown: FormShown, back: str, forms: Forms, *, says: str = "", status: int = 200) -> Drawn:
    """A page with one question alone: words that were not seen yet, or that changed since."""
    asked = Asked(back.partition("?")[0])
    page = Page(asked.path, "One question", "question.html", lambda *_: shown)
    return Drawn(status, _html(app, forms, page, asked=asked, page=shown, back=back, says=says))


def _trouble(app: App, forms: Forms, says: str, step: str, status: int, told: Told | None) -> Drawn:
    """What came of an answer is said here too: it was done."""
    page = Page("", "That is not here" if status == 404 else "This did not work", "trouble.html", lambda *_: None)
    return Drawn(status, _html(app, forms, page, asked=Asked(""), page=None, told=told, says=says, step=step))


def _address(asked: Asked) -> str:
    """Where an answer that is pressed on a page leads back to: the page of the same thing, the same part."""
    return f"{asked.path}?{urlencode(asked.query)}" if asked.query else asked.path or "/"


def _waits(app: App) -> int:
    """How much waits for the person; 0 where the home cannot be read."""
    try:
        return app.page.waits()
    except HomeError:
        return 0


def _html(app: App, forms: Forms, which: Page, *, asked: Asked, told: Told | None = None, **values: object) -> str:
    """The whole document. What waits is counted in every page's menu."""
    shown = {"title": which.title, "path": which.path, "here": _address(asked), "waits": _waits(app)}
    template = environment().get_template(which.template)
    return template.render(base=forms.base, forms=forms, told=told, asked=asked, **shown, **values)
