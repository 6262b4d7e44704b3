"""A page over the wire while it is still worked out: its beginning comes first, and its end comes whatever happens."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NoReturn

import pytest
from tests.web.served import Browser, served

from afterword.app import App
from afterword.core.errors import AfterwordError, HomeDamaged
from afterword.web.face import Asked
from afterword.web.pages import PAGES
from afterword.web.pressing import SessionForms


@pytest.fixture(scope="module")
def person(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with served(tmp_path_factory.mktemp("poured")) as house:
        yield house.browser()


def test_the_beginning_is_there_before_anything_is_looked_up(person: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, page = threading.Event(), PAGES["/never"]

    def waits(app: App, asked: Asked) -> object:
        assert shown.wait(20)
        return page.values(app, asked)

    monkeypatch.setitem(PAGES, "/never", replace(page, values=waits))
    with person.client.stream("GET", f"{person.base}/never") as coming:
        parts = coming.iter_text()
        beginning = next(parts)
        assert coming.status_code == 200
        assert "</nav>" in beginning
        assert "<main" not in beginning
        shown.set()
        rest = "".join(parts)
    assert rest.count("<main") == 1
    assert rest.rstrip().endswith("</html>")


def raising(error: Exception) -> Callable[[App, Asked], NoReturn]:
    def values(app: App, asked: Asked) -> NoReturn:
        raise error

    return values


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (HomeDamaged("The home went away.", "Bring it back."), "Bring it back."),
        (AfterwordError("It cannot be read.", "See: afterword doctor"), "It cannot be read."),
        (ZeroDivisionError("of ours"), "A fault of Afterword&#x27;s own: ZeroDivisionError."),
    ],
)
def test_what_goes_wrong_behind_the_beginning_is_said_in_its_place(
    person: Browser, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception, says: str
) -> None:
    monkeypatch.setitem(PAGES, "/never", replace(PAGES["/never"], values=raising(error)))
    came = person.get("/never")
    assert says in came.text
    assert came.text.count("<main") == came.text.count("</html>") == 1
    assert ("of ours" in capsys.readouterr().err) is isinstance(error, ZeroDivisionError)
    assert "of ours" not in came.text
    assert person.get("/").status_code == 200


def test_what_goes_wrong_as_a_template_asks_the_home_is_said_there_too(
    person: Browser, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def powers(forms: SessionForms) -> NoReturn:
        raise HomeDamaged("The home went away.", "Bring it back.")

    monkeypatch.setattr(SessionForms, "powers", property(powers))
    came = person.get("/keeping").text
    assert "The home went away." in came
    assert "A fault of Afterword" not in came
    assert "Traceback" not in capsys.readouterr().err
    assert came.count("<main") == came.count("</html>") == 1
