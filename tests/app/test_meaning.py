"""Which embedder an opened home uses, what is said of it, and that comparing goes by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from afterword.app import App, open_afterword
from afterword.app.meaning import BY_SETTING, WORDS_ALONE, Meaning, put_away
from afterword.core.standing import Standing
from afterword.engine.alike import Alike
from afterword.models.embedding import choose
from afterword.models.embedding.apart import Apart

NOWHERE = Path("nowhere")
needs_model = pytest.mark.skipif(
    choose("minilm", NOWHERE).lacking, reason="The extra `meaning` is not installed, so no sentence model runs."
)
KEY = "host-key-of-a-test"


def opened(folder: Path, **env: str) -> App:
    return open_afterword(folder / "home", env=env, roots={}, host_key=KEY, embedder=BY_SETTING)


def said(app: App) -> dict[str, tuple[str, str]]:
    return {line.code: (line.level, line.says) for line in app.doctor().lines}


@needs_model
def test_by_itself_the_sentence_model_is_used_and_doctor_says_so(tmp_path: Path) -> None:
    app = opened(tmp_path)
    assert said(app)["embedder"][0] == "ok"
    assert "MiniLM" in said(app)["embedder"][1]
    assert [view.name for view in app.models() if view.used] == ["minilm"]
    app.close()


def test_a_run_by_words_alone_has_none_and_says_so(tmp_path: Path) -> None:
    app = opened(tmp_path, **{WORDS_ALONE: "1"})
    assert "by words" in said(app)["embedder"][1]
    assert not any(view.used for view in app.models())
    app.close()


def test_the_setting_chooses_and_what_it_lacks_is_trouble(tmp_path: Path) -> None:
    app = opened(tmp_path)
    app.set_setting("embedder", "static", app.host_hand())
    app.close()
    app = opened(tmp_path)
    assert [view.name for view in app.models() if view.used] == ["static"]
    app.set_setting("embedder", "multilingual", app.host_hand())
    app.close()
    app = opened(tmp_path)
    if choose("multilingual", NOWHERE).lacking:
        assert said(app)["embedder"][0] == "trouble"
    app.close()


@needs_model
def test_comparing_goes_through_the_model_and_its_process_ends_with_the_home(tmp_path: Path) -> None:
    meaning = Meaning(tmp_path, {})
    embedder = meaning.embedder(Standing())
    likeness = meaning.likeness(embedder)
    assert isinstance(likeness, Alike)
    near, far = likeness("Drives a Skoda", "Has an automobile"), likeness("Drives a Skoda", "Plays the cello")
    assert near is not None
    assert far is not None
    assert near > far + 0.1
    assert likeness("Drives a Skoda", "Sie fährt mit dem Rad") is None
    put_away(embedder)
    assert isinstance(embedder, Apart)
    assert embedder.pid is None


def test_weights_that_are_not_whole_are_said(tmp_path: Path) -> None:
    models = tmp_path / "home" / "models"
    models.mkdir(parents=True)
    described = {"name": "minilm", "url": "https://models.example/m.onnx", "revision": "", "sha256": "a" * 64}
    lines = [f'{key} = "{value}"' for key, value in described.items()]
    (models / "minilm.toml").write_text("\n".join([*lines, "size = 9"]), encoding="utf-8")
    (models / f"minilm-{'a' * 12}.onnx").write_bytes(b"short")
    app = opened(tmp_path)
    assert said(app)["weights"][0] == "trouble"
    assert app.meaning.remove_model("minilm")
    assert "weights" not in said(app)
    app.close()
