"""What recall prints: where each thing is from, the command that opens its place, nothing that steers a terminal."""

from __future__ import annotations

import re
import shlex

from tests.cli.conftest import Desk


def test_a_hit_names_the_command_that_opens_its_chat_at_the_place(known: Desk) -> None:
    told = known.run("recall", "tests", "seedbox")
    assert (told.code, told.err) == (0, "")
    commands = re.findall(r"Open: afterword (chats show .+)", told.out)
    assert commands
    for command in commands:
        opened = known.run(*shlex.split(command))
        assert (opened.code, opened.err) == (0, "")
        assert len(re.findall(r"^→ ", opened.out, re.MULTILINE)) == 1


def test_what_json_tells_of_a_hit_and_of_a_place(known: Desk) -> None:
    hits = known.run("recall", "tests", "--json").json["hits"]
    piece = next(hit for hit in hits if hit["found"] == "chat")
    assert {"score", "chat", "entry", "at", "project", "outside", "text", "before", "after", "labels"} <= piece.keys()
    place = known.run("chats", "show", piece["chat"], "--at", piece["entry"], "--json").json
    assert (place["chat"], place["at"], place["file_gone"], place["kept"]) == (piece["chat"], piece["entry"], False, [])
    assert piece["entry"] in [entry["id"] for entry in place["read"]["entries"]]


def test_filters_are_told_apart_from_the_question(known: Desk) -> None:
    everything = known.run("recall", "seed", "--json", "--limit", "50").json["hits"]
    pieces = [hit for hit in everything if hit["found"] == "chat"]
    assert pieces
    moment = max(piece["at"] for piece in pieces)
    later = known.run("recall", "seed", "--since", moment, "--json").json["hits"]
    assert [hit["at"] for hit in later if hit["found"] == "chat"] == [moment]
    assert known.run("recall", "seed", "--source", "codex", "--json").json["hits"] == []
    unknown = known.run("recall", "seed", "--label", "no-such-label", "--json")
    assert (unknown.code, unknown.out) == (1, "")
    assert "no-such-label" in unknown.err
    assert known.run("recall", "seed", "--until", "2001-01-01", "--json").json["hits"] == []


def test_nothing_found_says_so_and_what_to_do(known: Desk) -> None:
    told = known.run("recall", "zzyzx\x1b[2Jq")
    assert (told.code, told.err) == (0, "")
    assert told.out.splitlines()[0] == "Nothing found for “zzyzxq”."
    assert "afterword memories" in told.out
