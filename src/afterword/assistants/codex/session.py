"""One rollout on its way to a chat: prompts, replies, steps, stops, what was taken back, which subagents it started."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from afterword.assistants.content import text_of
from afterword.assistants.fields import Fields, from_iso, text, whole_number, within
from afterword.assistants.telling import Telling
from afterword.core.chat import Compacted, Replied, Said, Speaker, StepRan, Stopped, Undoing, Undone

from .calls import agent_in, calls_of, outcome_of_event, outcomes_of
from .origin import Origin, Plan
from .records import Kind, Line
from .words import images_of, of_item, words_of_event


@dataclass(slots=True)
class Spawned:
    """A subagent that the session started: its id where the log names it, and behind which entry."""

    id: str
    at: datetime | None
    place: int
    review: bool = False


@dataclass(slots=True)
class _Prompt:
    """The prompt last told, for what may follow it: a second writing after an abort, a generated one in a review."""

    text: str = ""
    answered: bool = True
    aborted: bool = False


class Session:
    """Feed it every line in order, then take what it tells.

    ``by_events``: the file has events for its prompts, so that items are not asked. ``by_items``: it has replies as
    items, so that events are not asked for those.
    """

    def __init__(self, origin: Origin, *, by_events: bool, by_items: bool) -> None:
        self.origin, self.telling, self.plan = origin, Telling(), Plan()
        self.cwd, self.model = text(origin.meta, "cwd"), ""
        self.running = False
        self._stamp = ""
        self.spawned: list[Spawned] = []
        self._by_events, self._by_items = by_events, by_items
        self._turns: list[int] = []
        self._calls: dict[str, list[int]] = {}
        self._prompt = _Prompt()
        self._review: Fields | None = None
        self._review_untouched = False
        self._compacted_by_line = False

    @property
    def last(self) -> datetime | None:
        """The last moment that was written down."""
        return from_iso(self._stamp)

    def feed(self, line: Line) -> None:
        """Take in a line."""
        self._stamp = line.stamp or self._stamp
        match line.kind:
            case Kind.META:
                pass
            case Kind.CONTEXT:
                self.cwd = self.cwd or text(line.payload, "cwd")
                self.model = text(line.payload, "model") or self.model
            case Kind.COMPACTED:
                self._compacted_by_line = True
                self.telling.add(Compacted(self._id(line, "compacted"), line.at))
            case Kind.ITEM:
                self._item(line)
            case Kind.EVENT:
                if handler := _EVENTS.get(line.name):
                    handler(self, line)

    def _item(self, line: Line) -> None:
        if line.name == "message":
            self._message(line, text(line.payload, "role"))
        elif line.name.endswith("_output"):
            self._output(text(line.payload, "call_id"), line)
        elif calls := calls_of(line.name, line.payload):
            self._touch()
            places: list[int] = []
            self._calls[text(line.payload, "call_id") or f"at-{len(self.telling.entries)}"] = places
            for number_, call in enumerate(calls):
                named = self._id(line, "step", call.tool, text(line.payload, "call_id"), str(number_))
                places.append(len(self.telling.entries))
                self.telling.add(StepRan(named, line.at, call.as_step()))

    def _message(self, line: Line, role: str) -> None:
        if role == "assistant":
            if words := text_of(line.payload.get("content"), "output_text", "text"):
                self._reply(line, words)
        elif role == "user":
            for words, why in of_item(line.payload):
                if why:
                    self._client(line, words, why)
                elif not self._by_events:
                    self._person(line, words, "item")

    def _client(self, line: Line, words: str, why: str) -> None:
        self.telling.add(Said(self._id(line, why, words), line.at, words, Speaker.CLIENT, why))
        if why == "turn_aborted" and not self._by_events:
            self._stopped(line)

    def _user_event(self, line: Line) -> None:
        words, why = words_of_event(line.payload)
        if why:
            self._client(line, words, why)
        elif self._is_generated(words):
            self._client(line, words, "review_prompt")
        else:
            self._person(line, words, "user_message")

    def _is_generated(self, words: str) -> bool:
        """In a review the client writes the first prompt: the one it names, or the one that comes before all else."""
        if self._review is None:
            return False
        given = text(self._review, "prompt")
        return words.split() == given.split() if given else self._review_untouched

    def _person(self, line: Line, words: str, why: str) -> None:
        before, self._prompt = self._prompt, _Prompt(words, answered=False)
        if before.text == words and before.aborted and not before.answered:
            self.telling.skip("written_again_after_abort")
            return
        self._review_untouched = False
        speaker, why = Speaker.PERSON, f"event:{why}" if why == "user_message" else f"{why}:user"
        if self.origin.subagent:
            speaker, why = Speaker.SUBAGENT, self.origin.subagent
        elif automated := self.origin.automated:
            speaker, why = Speaker.AUTOMATED, automated
        self._turns.append(len(self.telling.entries))
        told = Said(
            self._id(line, "user", words), line.at, words, speaker, why, attachments=tuple(images_of(line.payload))
        )
        self.telling.add(replace(told, attributed=speaker is Speaker.PERSON and self._by_events))

    def _reply_event(self, line: Line) -> None:
        if not self._by_items and (words := text(line.payload, "message")):
            self._reply(line, words)

    def _reply(self, line: Line, words: str) -> None:
        self._touch()
        self.telling.add(Replied(self._id(line, "assistant", words), line.at, words))

    def _touch(self) -> None:
        self._prompt.answered = True
        self._review_untouched = False

    def _output(self, call: str, line: Line) -> None:
        places = self._calls.get(call, [])
        outcomes = outcomes_of(line.payload.get("output"), len(places))
        for place, outcome in zip(places, outcomes, strict=False):
            told = self.telling.entries[place]
            if isinstance(told, StepRan):
                self.telling.entries[place] = replace(told, step=outcome.of(told.step))
        self._note_spawned(places, line)

    def _note_spawned(self, places: Sequence[int], line: Line) -> None:
        names = [told.step.tool for place in places if isinstance(told := self.telling.entries[place], StepRan)]
        output = line.payload.get("output")
        if "spawn_agent" in names and isinstance(output, str):
            self.spawned.append(Spawned(agent_in(output), line.at, places[-1]))

    def _ran_event(self, line: Line) -> None:
        outcome = outcome_of_event(line.payload)
        for place in self._calls.get(text(line.payload, "call_id"), [])[:1]:
            told = self.telling.entries[place]
            if isinstance(told, StepRan) and told.step.exit_code is None and outcome.exit_code is not None:
                self.telling.entries[place] = replace(told, step=outcome.of(told.step))

    def _spawn_event(self, line: Line) -> None:
        if named := text(line.payload, "new_thread_id"):
            self.spawned.append(Spawned(named, line.at, len(self.telling.entries) - 1))

    def _aborted(self, line: Line) -> None:
        self.running = False
        self._prompt.aborted = True
        if text(line.payload, "reason") == "interrupted":
            self._stopped(line)

    def _stopped(self, line: Line) -> None:
        self.telling.add(Stopped(self._id(line, "stopped"), line.at))

    def _rolled_back(self, line: Line) -> None:
        """The last turns of the live thread are taken back; the act itself stays."""
        turns = max(0, whole_number(line.payload, "num_turns") or 0)
        if turns and self._turns:
            self.telling.take_back(self._turns[max(0, len(self._turns) - turns)])
            del self._turns[-turns:]
            self.telling.add(Undone(self._id(line, "undone"), line.at, Undoing.TURN))
            self._prompt = _Prompt()

    def _compacted(self, line: Line) -> None:
        if not self._compacted_by_line:
            self.telling.add(Compacted(self._id(line, "compacted"), line.at))

    def _begun(self, line: Line) -> None:
        self.running = True

    def _done(self, line: Line) -> None:
        self.running = False

    def _counted(self, line: Line) -> None:
        self.plan.note(within(line.payload, "rate_limits"), line.at)

    def _entered_review(self, line: Line) -> None:
        self._review, self._review_untouched = line.payload, True
        self.spawned.append(Spawned("", line.at, len(self.telling.entries) - 1, review=True))

    def _left_review(self, line: Line) -> None:
        self._review = None

    def _id(self, line: Line, *content: str) -> str:
        given = text(line.payload, "id") if line.kind is Kind.ITEM and line.name == "message" else ""
        return self.telling.id(given, line.stamp, *content)


_EVENTS: Mapping[str, Callable[[Session, Line], None]] = {
    "user_message": Session._user_event,
    "agent_message": Session._reply_event,
    "turn_aborted": Session._aborted,
    "thread_rolled_back": Session._rolled_back,
    "context_compacted": Session._compacted,
    "task_started": Session._begun,
    "turn_started": Session._begun,
    "task_complete": Session._done,
    "turn_complete": Session._done,
    "token_count": Session._counted,
    "entered_review_mode": Session._entered_review,
    "exited_review_mode": Session._left_review,
    "exec_command_end": Session._ran_event,
    "collab_agent_spawn_end": Session._spawn_event,
}
