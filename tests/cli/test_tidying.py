"""Tidying up as a person types it: what a model would be shown and cost is said before anything leaves."""

from __future__ import annotations

import json

from tests.cli.conftest import Desk
from tests.models.asking import servers

from afterword.app import open_afterword
from afterword.core.change import Add
from afterword.core.entry import Learning, SettingNow
from afterword.core.memory import Kind, Memory
from afterword.core.verdict import Apply
from afterword.engine.admit import Admission, Write

REX, LAB, BOTH = "Has a dog named Rex", "Has a labrador named Rex", "Has a labrador dog named Rex"


def laid_out(desk: Desk, address: str) -> None:
    """Two memories as looks left them, and a model on this computer."""
    app = open_afterword(desk.home, env={"AFTERWORD_WORDS_ALONE": "1"})
    pen, now = app._parts.pen, app._parts.sockets.clock.now()
    for number, text in enumerate((REX, LAB)):
        told = Learning(f"l-{number}dog", None, None, Add(Kind.FACT, text, ""), Apply(), memory=f"m-{number}dog")
        memory = Memory(f"m-{number}dog", Kind.FACT, text, learned=told.id, created=now, valid_from=now)
        pen.admit(Admission((told,), (Write(memory, told.id),)))
    mine = {"dialect": "openai", "endpoint": address, "model": "m-1", "here": "on", "use": "on"}
    pen.admit(Admission(tuple(SettingNow(f"provider.mine.{part}", value) for part, value in mine.items())))
    app.close()


def test_it_says_whom_it_would_ask_and_asks_only_when_told_to(desk: Desk) -> None:
    answer = json.dumps({"merges": [{"memories": [1, 2], "text": BOTH}]})
    with servers.serving(servers.says(servers.answer(json.dumps(servers.chat(answer)).encode()))) as server:
        laid_out(desk, server.address())
        looked, listed, asked, again, why = desk.runs(
            ["tidy"], ["tidy", "--dry-run", "--model"], ["tidy", "--model", "--json"], ["tidy", "--model"], ["learned"]
        )
        assert len(server.got) == 1
    assert "m-1 on this computer could be asked too: it would be shown 2 memories, for at most $0." in looked.out
    assert "afterword tidy --model" in looked.out
    assert REX in listed.out
    (merged,) = asked.json["by_model"]["merged"]
    assert (merged["text"], sorted(merged["parts"]), merged["waits"]) == (BOTH, [REX, LAB], "")
    assert "nothing to ask" in again.out
    assert (BOTH in why.out, merged["learning"] in why.out) == (True, True)
