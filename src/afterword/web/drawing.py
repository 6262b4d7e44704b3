"""Draws a page: its values in its template, every text made plain, and the words of an error where it has none.

Knows templates and pages; what a request was allowed is settled before, and nothing is written here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from functools import cache
from itertools import chain
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
from afterword.web.brought import SCRIPT, STYLE
from afterword.web.face import Asked, Drawn, Forms, FormShown, Told
from afterword.web.pages import MENU, PAGES, Page
from afterword.web.plain import plain

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
        "script": Markup(f"<script>{SCRIPT}</script>"),  # noqa: S704  our own file
        "undoable": undoable,
        "again": again,
        "asked_of": asked_of,
    }
    made.globals |= {"State": LearningState, "scope_name": scope_name}
    return made


def undoable(view: LearningView) -> bool:
    """Whether an Undo stands beside it."""
    return view.state in (LearningState.LIVE, LearningState.REPLACED) and view.memory is not None


def again(view: LearningView) -> str:
    """What the press beside it says that has it again: taken back, refused for having been, forgotten or put away; ''
    where none stands there.
    """
    rows = (
        (view.state is LearningState.DROPPED and view.reason is Reason.TOLD_NOT_TO, "Learn it after all"),
        (view.state is LearningState.UNDONE and view.tidied, "Put it together again"),
        (view.state is LearningState.UNDONE, "Learn it again"),
        (view.state in (LearningState.FORGOTTEN, LearningState.ARCHIVED), "Bring it back"),
    )
    return next((says for holds, says in rows if holds), "")


def asked_of(forms: Forms, kind: str, things: Iterable[LearningView]) -> tuple[FormShown, ...]:
    """The questions that one press answers for all of these."""
    return tuple(filter(None, (forms.shown(kind, view.id) for view in things)))


def prepare(app: App) -> None:
    """Do ahead what takes long the first time: templates, and a look at everything. Raises HomeError."""
    for template in ("top.html", *(page.template for page in PAGES.values())):
        environment().get_template(template)
    with app.page.drawing():
        app.memories()
        app.learned()
        app.page.waits()


def draw(app: App, asked: Asked, forms: Forms, *, told: Told | None = None, preview: Preview | None = None) -> Drawn:
    """The page at a path. One that is not there, or an id that names nothing, has a page of its own that says so.

    What is asked for without a question names nothing that might not be there, so its beginning waits for nothing; nor
    does that of a page which is sure to show something.
    """
    page = PAGES.get(asked.path)
    if page is None:
        return _trouble(app, forms, 404, "There is no such page.", "Go to: What it knows", told)
    with ExitStack() as moment:
        moment.enter_context(app.page.drawing())
        try:
            values = page.values(app, asked) if asked.query and not page.sure else _LATER
        except AfterwordError as error:
            status = 404 if isinstance(error, UnknownId) else 409
            return _trouble(app, forms, status, error.message, error.next_step, told)
        parts = _poured(app, forms, page, values, moment.pop_all(), asked=asked, told=told, preview=preview)
        return Drawn(200, chain((next(parts),), parts))


def draw_question(app: App, shown: FormShown, back: str, forms: Forms, *, says: str = "", status: int = 200) -> Drawn:
    """A page with one question alone: words that were not seen yet, or that changed since."""
    asked = Asked(back.partition("?")[0])
    page = Page(asked.path, "One question", "question.html", lambda *_: shown)
    return _whole(app, forms, page, status=status, asked=asked, page=shown, back=back, says=says)


def _poured(
    app: App,
    forms: Forms,
    page: Page,
    values: object,
    moment: ExitStack,
    *,
    asked: Asked,
    told: Told | None,
    preview: Preview | None,
) -> Iterator[str]:
    """The beginning, then the rest; what keeps the rest from being shown is said in its place. All of one moment."""
    with moment:
        yield _top(app, forms, page)
        try:
            known = page.values(app, asked) if values is _LATER else values
            rest = _rest(forms, page, asked=asked, told=told, page=known, preview=preview)
        except AfterwordError as error:
            why = {"says": error.message, "step": error.next_step}
            rest = _rest(forms, _TROUBLE, asked=asked, told=told, page=None, **why)
        yield rest


_LATER = object()  # stands for values that are worked out once the beginning is sent
_TROUBLE = Page("", "This did not work", "trouble.html", lambda *_: None)
_NOT_HERE = Page("", "That is not here", "trouble.html", lambda *_: None)


def _trouble(app: App, forms: Forms, status: int, says: str, step: str, told: Told | None) -> Drawn:
    """What came of an answer is said here too: it was done."""
    page = _NOT_HERE if status == 404 else _TROUBLE
    return _whole(app, forms, page, status=status, asked=Asked(""), page=None, told=told, says=says, step=step)


def _whole(
    app: App, forms: Forms, which: Page, *, asked: Asked, status: int = 200, told: Told | None = None, **values: object
) -> Drawn:
    """A page that is worked out before any of it is sent."""
    return Drawn(status, iter((_top(app, forms, which), _rest(forms, which, asked=asked, told=told, **values))))


def address_of(asked: Asked) -> str:
    """Where an answer that is pressed on a page leads back to: the page of the same thing, the same part."""
    return f"{asked.path}?{urlencode(asked.query)}" if asked.query else asked.path or "/"


def _counted(count: Callable[[], int]) -> int:
    """How much waits for the person, or how far the record has come; 0 where the home cannot be read."""
    try:
        return count()
    except HomeError:
        return 0


def _top(app: App, forms: Forms, which: Page) -> str:
    """The head and the menu. What waits is counted in every page's menu; ``seq``: what of the record it shows."""
    template = environment().get_template("top.html")
    return template.render(
        base=forms.base, title=which.title, path=which.path, waits=_counted(app.page.waits), seq=_counted(app.page.seq)
    )


def _rest(forms: Forms, which: Page, *, asked: Asked, told: Told | None = None, **values: object) -> str:
    """All that follows the menu."""
    template = environment().get_template(which.template)
    shown = {"title": which.title, "path": which.path, "here": address_of(asked)}
    return template.render(base=forms.base, forms=forms, told=told, asked=asked, **shown, **values)
