"""How fast transcripts are read, beside orjson decoding the very same lines in the same run; and how fast a home is listed.

Run: python bench/read_speed.py [megabytes]. The lines are invented, in the sizes that real sessions have: results that
repeat a file, thinking signatures, whole files behind an edit. Both passes alternate, and the best of each counts.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

import orjson

from afterword.assistants.claude_code import ClaudeCode
from afterword.assistants.projects import TableProjects

WORDS = "graft the pear row before frost and label each rootstock with its year then water twice a week until June".split()
COMMANDS = (
    "cd web && pnpm test -- --run 2>&1 | tail -20",
    "git status --short && git diff --stat",
    'rg -n "seedling" src/ | head -40',
    "python3 scripts/import_rows.py data/rows.csv",
    "git commit -m \"$(cat <<'EOF'\nSort rows by year\n\nNewest first.\nEOF\n)\"",
)


class Session:
    """One invented session, line by line."""

    def __init__(self, number: int, rng: random.Random) -> None:
        self.id = f"00000000-0000-4000-8000-{number:012d}"
        self.rng, self.count, self.before = rng, 0, None

    def text(self, characters: int) -> str:
        lines = (" ".join(self.rng.choices(WORDS, k=9)) for _ in range(characters // 50 + 1))
        return "\n".join(lines)[:characters]

    def record(self, kind: str, **fields: object) -> bytes:
        self.count += 1
        name = f"{self.id[:24]}{self.count:012d}"
        shared = {
            "parentUuid": self.before, "isSidechain": False, "userType": "external", "entrypoint": "cli",
            "cwd": "/home/mira/orchard", "sessionId": self.id, "version": "2.1.285", "gitBranch": "main",
            "type": kind, "uuid": name, "timestamp": f"2026-09-01T10:{self.count // 60 % 60:02d}:{self.count % 60:02d}.000Z",
        }  # fmt: skip
        self.before = name
        return json.dumps({**shared, **fields}, separators=(",", ":"), ensure_ascii=False).encode()

    def reply(self, block: dict[str, object]) -> bytes:
        usage = {"input_tokens": 4, "cache_creation_input_tokens": 901, "cache_read_input_tokens": 15040, "output_tokens": 41}
        message = {"model": "claude-opus-5", "id": f"msg_{self.count}", "type": "message", "role": "assistant"}
        ended = {"content": [block], "stop_reason": "tool_use", "stop_sequence": None, "usage": usage}
        return self.record("assistant", requestId=f"req_{self.count}", message={**message, **ended})

    def step(self, tool: str, given: dict[str, object], shown: str, result: dict[str, object]) -> Iterator[bytes]:
        name = f"toolu_{self.count}"
        yield self.reply({"type": "tool_use", "id": name, "name": tool, "input": given})
        block = {"type": "tool_result", "tool_use_id": name, "content": shown, "is_error": False}
        yield self.record("user", message={"role": "user", "content": [block]}, toolUseResult=result)

    def turn(self) -> Iterator[bytes]:
        prompt = {"origin": {"kind": "human"}, "promptSource": "typed", "turnOrigin": "human"}
        yield self.record("user", message={"role": "user", "content": self.text(120)}, **prompt)
        for _ in range(self.rng.randint(2, 6)):
            thinking = {"type": "thinking", "thinking": "", "signature": self.text(900).replace(" ", "+")}
            yield self.reply(thinking)
            file, body = f"/home/mira/orchard/src/row{self.count}.ts", self.text(self.rng.randint(2000, 9000))
            read = {"type": "text", "file": {"filePath": file, "content": body, "numLines": 90, "startLine": 1}}
            yield from self.step("Read", {"file_path": file}, body, read)
            old, new = self.text(300), self.text(400)
            edit = {"filePath": file, "oldString": old, "newString": new, "originalFile": body, "userModified": False}
            yield from self.step("Edit", {"file_path": file, "old_string": old, "new_string": new}, self.text(700), edit)
            out = self.text(self.rng.randint(100, 2500))
            ran = {"stdout": out, "stderr": "", "interrupted": False, "isImage": False, "noOutputExpected": False}
            yield from self.step("Bash", {"command": self.rng.choice(COMMANDS), "description": self.text(40)}, out, ran)
        yield self.reply({"type": "text", "text": self.text(600)})
        yield self.record("system", subtype="turn_duration", durationMs=11411, isMeta=False)


def write_home(root: Path, megabytes: float) -> list[str]:
    """Sessions of some megabytes each below a root like the client's."""
    rng, paths, written = random.Random(20260901), [], 0.0
    while written < megabytes * 1e6:
        session = Session(len(paths) + 1, rng)
        lines = [line for _ in range(rng.randint(4, 60)) for line in session.turn()]
        path = root / "projects" / "-home-mira-orchard" / f"{session.id}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"\n".join(lines) + b"\n")
        written += path.stat().st_size
        paths.append(str(path))
    return paths


def decode_all(paths: list[str]) -> None:
    for path in paths:
        for line in Path(path).read_bytes().split(b"\n"):
            if line:
                orjson.loads(line)


def read_all(paths: list[str]) -> None:
    reader = ClaudeCode(TableProjects({}), {})
    for path in paths:
        reader.read(path)


def seconds(work: Callable[[], None]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def list_many(root: Path, count: int) -> float:
    """Seconds to list a home of many sessions."""
    for number in range(count):
        folder = root / "projects" / f"-home-mira-{number % 100}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{number}.jsonl").touch()
    reader = ClaudeCode(TableProjects({}), {})
    return min(seconds(lambda: [*reader.find([str(root)])].clear()) for _ in range(3))


def main() -> None:
    megabytes = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    with tempfile.TemporaryDirectory() as folder:
        paths = write_home(Path(folder) / "home", megabytes)
        size = sum(Path(path).stat().st_size for path in paths) / 1e6
        lines = sum(Path(path).read_bytes().count(b"\n") for path in paths)
        best = {"orjson": 1e9, "reader": 1e9}
        for _ in range(5):
            best["orjson"] = min(best["orjson"], seconds(lambda: decode_all(paths)))
            best["reader"] = min(best["reader"], seconds(lambda: read_all(paths)))
        print(f"{size:.0f} MB in {len(paths)} files, {lines} lines of {size * 1e6 / lines:.0f} bytes")
        for name, took in best.items():
            print(f"{name}: {took:.2f} s, {size / took:.0f} MB/s, {took * 1e6 / lines:.1f} µs a line")
        print(f"reading takes {best['reader'] / best['orjson']:.2f} times as long as decoding (goal: at most 2)")
        tracemalloc.start()
        read_all(paths[:1])
        print(f"peak while reading one file of {Path(paths[0]).stat().st_size / 1e6:.1f} MB: "
              f"{tracemalloc.get_traced_memory()[1] / 1e6:.1f} MB")  # fmt: skip
        tracemalloc.stop()
        print(f"listing 10000 sessions: {list_many(Path(folder) / 'many', 10_000):.3f} s")


if __name__ == "__main__":
    main()
