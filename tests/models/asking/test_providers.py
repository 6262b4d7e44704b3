"""Providers as a person sets them up: which addresses are taken, what is this computer, and what is never shown."""

from __future__ import annotations

from typing import get_args

import pytest

from afterword.core.errors import BadInput
from afterword.models.asking import PRESETS, Key, Provided
from afterword.models.asking.providers import DIALECTS, Dialect, is_loopback, split_endpoint


@pytest.mark.parametrize(
    ("endpoint", "here"),
    [
        ("http://127.0.0.1:11434/v1", True),
        ("http://127.255.0.3", True),
        ("http://localhost:8080", True),
        ("http://LOCALHOST:8080", True),
        ("https://[::1]:8080/v1", True),
        ("http://[::ffff:10.0.0.1]", False),
        ("http://127.0.0.1.models.example", False),
        ("http://localhost.models.example", False),
        ("http://127.1", False),
        ("http://2130706433", False),
        ("http://0.0.0.0:11434", False),
        ("http://192.168.1.5:11434", False),
        ("https://api.openai.com/v1", False),
        ("http://127.0.0.1@models.example", False),
        ("", False),
    ],
)
def test_what_is_this_computer(endpoint: str, here: bool) -> None:
    """By its very name or number; what must be looked up or read in another way is a stranger."""
    assert is_loopback(endpoint) == here


UNUSABLE = (
    "",
    "api.openai.com",
    "ftp://models.example",
    "file:///etc/passwd",
    "https://",
    "https://planted:planted@models.example/v1",
    "https://planted@models.example",
    "https://models.example/v1?key=planted",
    "https://models.example/v1#planted",
    "https://models.example:port",
    "https://models.example:99999",
    "https://models.example/a b",
    "https://models.example\\@planted.example",
    "https://models.example/\r\nx-planted: 1",
    "https://mödels.example",
    "https://[::1/v1",
)


@pytest.mark.parametrize("endpoint", UNUSABLE)
def test_an_address_that_cannot_be_used_is_refused_without_being_repeated(endpoint: str) -> None:
    assert split_endpoint(endpoint) is None
    with pytest.raises(BadInput) as refused:
        Provided("x", "openai", endpoint)
    assert "planted" not in f"{refused.value}{refused.value.next_step}"


@pytest.mark.parametrize(
    "key", ["sk-planted", "env:", "env:1planted", "env:A-B", "file:/planted", "keychain:", "env:A\n"]
)
def test_a_key_itself_is_never_kept_in_the_settings(key: str) -> None:
    with pytest.raises(BadInput) as refused:
        Provided("x", "openai", "https://models.example", key=key)
    assert "planted" not in f"{refused.value}{refused.value.next_step}"


@pytest.mark.parametrize("key", ["", "env:MY_KEY", "keychain:my key/2 @work"])
def test_where_a_key_is_kept(key: str) -> None:
    assert Provided("x", "openai", "https://models.example", key=key).key == key


def test_a_dialect_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(BadInput):
        Provided("x", "planted", "https://models.example")  # type: ignore[arg-type]  # as it may come from a file
    assert set(get_args(Dialect)) == DIALECTS


def test_presets_are_usable_and_nothing_is_this_computer_by_itself() -> None:
    assert [one.name for one in PRESETS] == [
        "anthropic", "openai", "claude-cli", "codex-cli", "ollama", "lm-studio", "llama-cpp", "vllm", "scripted"
    ]  # fmt: skip
    assert not any(one.here for one in PRESETS)
    local = [one for one in PRESETS if is_loopback(one.endpoint)]
    assert len(local) == 4
    assert not any(one.key or one.maker for one in local)


def test_a_key_shows_itself_to_nobody() -> None:
    assert (repr(Key(" planted\n")), str(Key()), Key(" planted\n").secret) == ("Key(…)", "Key()", "planted")
    assert (bool(Key(" ")), Key("").fits, Key("a\nb").fits, Key("é").fits) == (False, True, False, False)
    shown = repr(Provided("x", "openai", "https://models.example", account="planted", key="env:PLANTED"))
    assert "planted" not in shown.lower()
