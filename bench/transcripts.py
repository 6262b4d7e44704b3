"""Invented transcripts in the sizes that real sessions have, for what measures reading: nobody's words are in them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

_SAID = "graft the pear row before frost and label each rootstock with its year then water twice a week until June"
_WORDS = _SAID.split(" ")
_COMMANDS = (
    "cd web && pnpm test -- --run row{} 2>&1 | tail -20",
    "git status --short && git diff --stat",
    'rg -n "seedling{}" src/ | head -40',
    "python3 scripts/import_rows.py data/rows{}.csv",
    "git commit -m \"$(cat <<'EOF'\nSort row {} by year\n\nNewest first.\nEOF\n)\"",
)


class Session:
    """One invented session, line by line."""

    def __init__(self, number: int, chance: random.Random) -> None:
        self.id = f"00000000-0000-4000-8000-{number:012d}"
        self.chance, self.count = chance, 0
        self.before: str | None = None

    def turn(self) -> Iterator[bytes]:
        """A prompt, a few rounds of reading, editing and running, and the reply."""
        prompt = {"origin": {"kind": "human"}, "promptSource": "typed", "turnOrigin": "human"}
        yield self._record("user", message={"role": "user", "content": self._text(120)}, **prompt)
        for _ in range(self.chance.randint(2, 6)):
            yield from self._round()
        yield self._reply({"type": "text", "text": self._text(600)})
        yield self._record("system", subtype="turn_duration", durationMs=11411, isMeta=False)

    def _round(self) -> Iterator[bytes]:
        yield self._reply({"type": "thinking", "thinking": "", "signature": self._text(900).replace(" ", "+")})
        file, body = (
            f"/home/mira/orchard/src/row{self.chance.randint(1, 40)}.ts",
            self._text(self.chance.randint(2000, 9000)),
        )
        read: dict[str, object] = {
            "type": "text",
            "file": {"filePath": file, "content": body, "numLines": 90, "startLine": 1},
        }
        yield from self._step("Read", {"file_path": file}, body, read)
        old, new = self._text(300), self._text(400)
        edit: dict[str, object] = {
            "filePath": file,
            "oldString": old,
            "newString": new,
            "originalFile": body,
            "userModified": False,
        }
        yield from self._step("Edit", {"file_path": file, "old_string": old, "new_string": new}, self._text(700), edit)
        out = self._text(self.chance.randint(100, 2500))
        ran: dict[str, object] = {
            "stdout": out,
            "stderr": "",
            "interrupted": False,
            "isImage": False,
            "noOutputExpected": False,
        }
        command = self.chance.choice(_COMMANDS).replace("{}", str(self.count))
        yield from self._step("Bash", {"command": command, "description": self._text(40)}, out, ran)

    def _step(self, tool: str, given: dict[str, object], shown: str, result: dict[str, object]) -> Iterator[bytes]:
        name = f"toolu_{self.count}"
        yield self._reply({"type": "tool_use", "id": name, "name": tool, "input": given})
        block = {"type": "tool_result", "tool_use_id": name, "content": shown, "is_error": False}
        yield self._record("user", message={"role": "user", "content": [block]}, toolUseResult=result)

    def _reply(self, block: dict[str, object]) -> bytes:
        usage = {
            "input_tokens": 4,
            "cache_creation_input_tokens": 901,
            "cache_read_input_tokens": 15040,
            "output_tokens": 41,
        }
        message = {"model": "claude-opus-5", "id": f"msg_{self.count}", "type": "message", "role": "assistant"}
        ended = {"content": [block], "stop_reason": "tool_use", "stop_sequence": None, "usage": usage}
        return self._record("assistant", requestId=f"req_{self.count}", message={**message, **ended})

    def _record(self, kind: str, **fields: object) -> bytes:
        self.count += 1
        name, clock = f"{self.id[:24]}{self.count:012d}", f"10:{self.count // 60 % 60:02d}:{self.count % 60:02d}"
        shared = {
            "parentUuid": self.before, "isSidechain": False, "userType": "external", "entrypoint": "cli",
            "cwd": "/home/mira/orchard", "sessionId": self.id, "version": "2.1.285", "gitBranch": "main",
            "type": kind, "uuid": name, "timestamp": f"2026-09-01T{clock}.000Z",
        }  # fmt: skip
        self.before = name
        return json.dumps({**shared, **fields}, separators=(",", ":"), ensure_ascii=False).encode()

    def _text(self, characters: int) -> str:
        lines = (" ".join(self.chance.choices(_WORDS, k=9)) for _ in range(characters // 50 + 1))
        return "\n".join(lines)[:characters]


def write_home(root: Path, megabytes: float) -> list[Path]:
    """Sessions of up to some megabytes each below a root like the client's; the same ones every time."""
    chance, paths, written = random.Random(20260901), list[Path](), 0.0  # noqa: S311 # chance for measuring, no secret
    while written < megabytes * 1e6:
        session = Session(len(paths) + 1, chance)
        lines = [line for _ in range(chance.randint(4, 60)) for line in session.turn()]
        path = root / "projects" / "-home-mira-orchard" / f"{session.id}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"\n".join(lines) + b"\n")
        written += path.stat().st_size
        paths.append(path)
    return paths
