"""What is typed to us in a chat, in every language's words; and what only speaks of it."""

from __future__ import annotations

import pytest

from afterword.language.pack import Pack
from afterword.language.packs import PACKS
from afterword.noticing.typed import TypedOff, TypedUndo, typed_to_us

SAYS: tuple[tuple[str, TypedUndo | TypedOff | None], ...] = (
    ("afterword undo", TypedUndo()),
    ("  Afterword   UNDO \n", TypedUndo()),
    ("/afterword:undo", TypedUndo()),
    ("/afterword:off", TypedOff()),
    ("afterword undo l-7k2m", TypedUndo("l-7k2m")),
    ("afterword off", TypedOff()),
    ("afterword deshacer", TypedUndo()),
    ("Afterword deshaz m-ab12", TypedUndo("m-ab12")),
    ("afterword apagar", TypedOff()),
    ("afterword rückgängig", TypedUndo()),
    ("afterword ru\u0308ckga\u0308ngig l-1234", TypedUndo("l-1234")),
    ("afterword aus", TypedOff()),
    ("afterword annuler", TypedUndo()),
    ("afterword désactiver", TypedOff()),
    ("afterword desfazer", TypedUndo()),
    ("afterword desligar", TypedOff()),
    ("afterword 撤销", TypedUndo()),
    ("afterword：撤销 l-1234", TypedUndo("l-1234")),
    ("afterword 关闭", TypedOff()),
    # nothing around it, and nothing that keeps or widens
    ("please afterword undo", None),
    ("afterword undo.", None),
    ("afterword undo the last commit", None),
    ("afterword off please", None),
    ("what does afterword undo do?", None),
    ("afterwordundo", None),
    ("undo", None),
    ("afterword on", None),
    ("afterword keep l-1234", None),
    ("afterword behalten", None),
    ("afterword", None),
    ("", None),
)


@pytest.mark.parametrize(("text", "expected"), SAYS)
def test_what_is_typed_to_us(text: str, expected: TypedUndo | TypedOff | None) -> None:
    assert typed_to_us(text) == expected


@pytest.mark.parametrize("pack", [pack for pack in PACKS if pack.typed.undo], ids=lambda pack: pack.code)
def test_every_word_of_every_pack(pack: Pack) -> None:
    assert [typed_to_us(f"afterword {word}") for word in pack.typed.undo.split()] == [TypedUndo()] * len(
        pack.typed.undo.split()
    )
    assert {typed_to_us(f"afterword {word}") for word in pack.typed.off.split()} == {TypedOff()}


def test_languages_that_are_read_whole_have_their_words() -> None:
    assert {"en", "es", "de", "fr", "pt", "zh"} <= {pack.code for pack in PACKS if pack.typed.undo and pack.typed.off}
