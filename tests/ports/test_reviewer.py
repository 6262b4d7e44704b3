"""What every reviewer does: the twin in memory, the scripted model, both dialects over loopback, and a program."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.models.asking import servers
from tests.models.asking.fake_program import Fake, claude_result

from afterword.core.chat import Provider
from afterword.models.asking import ModelReviewer, Provided, ScriptedReviewer
from afterword.noticing.review import parse_answer
from afterword.ports import Offer, ReviewAsked, Reviewer, ReviewFailed, ReviewFailure, ReviewText

ANSWER = '{"changes": []}'
MATERIAL = "PROJECT\n<<k3y\nk3y>>\n\nWORDS\n<<k3y\n| I keep two beehives.\nk3y>>\n\nMEMORIES\n<<k3y\nk3y>>"
ASKED = ReviewAsked("Answer with JSON, at length.", "Answer.", MATERIAL, '{"type": "object"}', "I keep two beehives.")
SILENT = ReviewAsked("Answer.", "Answer.", MATERIAL.replace("I keep two beehives.", "review-fail"), "{}", "")


@dataclass
class Stage:
    """A reviewer, the chat that it may be asked about, one that it may not, and how often it was really asked."""

    reviewer: Reviewer
    source: str
    answered_by: Provider
    counted: Sequence[object] = ()
    here: bool = False
    barred: Provider | None = None

    def offers(self) -> tuple[Offer, ...]:
        return self.reviewer.offers(ASKED, self.source, self.answered_by)


KINDS = ("twin", "scripted", "anthropic", "openai", "local", "claude-cli")


@pytest.fixture(params=KINDS)
def stage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Stage]:
    other = Provider("somebody", "https://elsewhere.example")
    match request.param:
        case "twin":
            twin = ScriptedReviewer()
            yield Stage(twin, "pi", other, twin.asked, here=True)
        case "scripted":
            yield Stage(ModelReviewer([Provided("s", "scripted")], secret=lambda _: None), "pi", other, here=True)
        case "claude-cli":
            fake = Fake(tmp_path / "bin", "claude", {"output": claude_result(ANSWER)})
            own = Provided("claude-cli", "claude-cli", maker="anthropic", program=str(fake.path))
            reviewer = ModelReviewer([own], secret=lambda _: None, device_folder=tmp_path / "rooms")
            yield Stage(reviewer, "claude-code", Provider("anthropic"), barred=other)
        case dialect:
            said = servers.message(servers.text(ANSWER)) if dialect == "anthropic" else servers.chat(ANSWER)
            with servers.serving(servers.says(servers.answer(json.dumps(said).encode()))) as server:
                local = dialect == "local"
                address = server.address()
                one = Provided(
                    "mine",
                    "anthropic" if dialect == "anthropic" else "openai",
                    address,
                    model="m-1",
                    key="env:K",
                    here=local,
                )
                reviewer = ModelReviewer([one], secret={"env:K": "key-1"}.get)
                yield Stage(reviewer, "pi", Provider("", address), server.got, local, None if local else other)


def test_an_offer_names_who_and_where_to_and_asks_nobody(stage: Stage) -> None:
    offers = stage.offers()
    assert 1 <= len(offers) <= 2
    assert len(set(offers)) == len(offers)
    for offer in offers:
        assert offer.provider
        assert offer.model
        assert offer.why
        assert (offer.to == "") == stage.here
        assert offer.most_micros == 0 or not (offer.plan or stage.here)
    assert stage.offers() == offers
    assert len(stage.counted) == 0


def test_an_asking_is_answered_once_within_what_was_set_aside(stage: Stage) -> None:
    offer = stage.offers()[0]
    answer = stage.reviewer.ask(offer, ASKED)
    assert isinstance(answer, ReviewText)
    assert parse_answer(answer.text).readable
    assert answer.model
    assert 0 <= answer.cost_micros <= offer.most_micros
    assert len(stage.counted) in (0, 1)


def test_who_did_not_answer_the_chat_is_not_offered(stage: Stage) -> None:
    if stage.barred is not None:
        assert stage.reviewer.offers(ASKED, stage.source, stage.barred) == ()
        assert stage.reviewer.offers(ASKED, stage.source, None) == ()


@pytest.mark.parametrize("field_", ["provider", "to", "model"])
def test_an_offer_of_somebody_else_is_asked_of_nobody(stage: Stage, field_: str) -> None:
    mine = stage.offers()[0]
    part = {"provider": mine.provider, "model": mine.model, "to": mine.to} | {field_: "https://elsewhere.example"}
    failed = stage.reviewer.ask(Offer(part["provider"], part["model"], part["to"]), ASKED)
    assert failed == ReviewFailed(ReviewFailure.NO_ANSWER, "not set up", 0, left=False)
    assert len(stage.counted) == 0


def test_nothing_that_is_shown_of_a_reviewer_holds_words_or_keys(stage: Stage) -> None:
    shown = f"{stage.offers()!r} {stage.reviewer!r}"
    assert "beehives" not in shown
    assert "key-1" not in shown


def test_words_that_make_the_script_fail_get_an_answer_nobody_can_read() -> None:
    for reviewer in (ScriptedReviewer(), ModelReviewer([Provided("s", "scripted")], secret=lambda _: None)):
        answer = reviewer.ask(reviewer.offers(SILENT, "pi", None)[0], SILENT)
        assert isinstance(answer, ReviewText)
        assert not parse_answer(answer.text).readable


def test_the_twin_tells_what_it_is_told_and_counts() -> None:
    twin = ScriptedReviewer(tells=lambda offer, asked: ReviewFailed(ReviewFailure.REFUSED, "refused", 7))
    assert twin.ask(twin.offered[0], ASKED) == ReviewFailed(ReviewFailure.REFUSED, "refused", 7)
    assert twin.asked == [(twin.offered[0], ASKED)]


def test_a_key_that_is_missing_leaves_the_offer_and_nobody_else_is_asked() -> None:
    """It is set up and cannot be asked now: that is no reason for somebody else to read."""
    with servers.serving(servers.says(b"")) as server:
        one = Provided("mine", "openai", server.address(), model="m-1", key="env:GONE")
        reviewer = ModelReviewer([one, Provided("s", "scripted")], secret=lambda _: None)
        (offer,) = reviewer.offers(ASKED, "pi", Provider("", server.address()))
        assert offer.provider == "mine"
        assert reviewer.ask(offer, ASKED) == ReviewFailed(ReviewFailure.NO_ANSWER, "no key", 0, left=False)
        assert server.got == []


def test_a_program_that_is_missing_leaves_the_offer() -> None:
    own = Provided("claude-cli", "claude-cli", maker="anthropic", program="claude")
    reviewer = ModelReviewer([own], secret=lambda _: None, env={"PATH": ""})
    offers = reviewer.offers(ASKED, "claude-code", Provider("anthropic"))
    assert [(one.model, one.plan, one.most_micros) for one in offers] == [("haiku", True, 0), ("default", True, 0)]
    assert reviewer.ask(offers[0], ASKED) == ReviewFailed(ReviewFailure.NO_ANSWER, "not installed", 0, left=False)


def test_nobody_is_asked_inside_a_run_of_our_own() -> None:
    with servers.serving(servers.says(b"")) as server:
        one = Provided("mine", "openai", server.address(), model="m-1", here=True)
        reviewer = ModelReviewer([one], secret=lambda _: None, env={"AFTERWORD_RUN": "1"})
        (offer,) = reviewer.offers(ASKED, "pi", None)
        assert reviewer.ask(offer, ASKED) == ReviewFailed(ReviewFailure.NO_ANSWER, "own run", 0, left=False)
        assert server.got == []


def test_a_small_model_is_asked_in_the_short_form() -> None:
    with servers.serving(servers.says(servers.answer(json.dumps(servers.chat(ANSWER)).encode()))) as server:
        one = Provided("mine", "openai", server.address(), model="m-1", here=True)
        reviewer = ModelReviewer([one], secret=lambda _: None)
        (offer,) = reviewer.offers(ASKED, "pi", None)
        assert offer.small
        assert isinstance(reviewer.ask(offer, ASKED), ReviewText)
        said = json.dumps(server.got[0].said)
        assert "Answer." in said
        assert "at length" not in said


def test_a_server_that_is_gone_costs_nothing() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    address = f"http://127.0.0.1:{port}/v1"
    reviewer = ModelReviewer([Provided("mine", "openai", address, model="m-1")], secret=lambda _: None)
    (offer,) = reviewer.offers(ASKED, "pi", Provider("", address))
    failed = reviewer.ask(offer, ASKED)
    assert isinstance(failed, ReviewFailed)
    assert (failed.why, failed.cost_micros) == (ReviewFailure.NO_ANSWER, 0)
