"""Configuration files as people have them, by name: what is in each is theirs, and comes back to the byte."""

from __future__ import annotations

from afterword.ports.connecting import Fence, HookCommand, Ours, ServerCommand

OURS = Ours(
    HookCommand("/opt/py thon/bin/python3", "/home/sam/Afterword Ünit/client.py"),
    ServerCommand("/opt/py thon/bin/python3", ("-P", "-m", "afterword", "mcp"), (("AFTERWORD_HOME", "/home/sam/own"),)),
    Fence(("/home/sam/.local/share/afterword",), ("undo", "chats mark", "settings"), 4711),
)

JSON: dict[str, bytes | None] = {
    "missing": None,
    "empty": b"",
    "blank": b"\n  \n",
    "only a comment": b"// nothing here yet",
    "an empty object": b"{}",
    "an empty object over two lines": b"{\n}\n",
    "an object with a space": b"{ }\n",
    "plain": b'{\n  "model": "opus",\n  "env": {\n    "EDITOR": "vi"\n  }\n}\n',
    "no newline at the end": b'{\n  "model": "opus"\n}',
    "one line": b'{"model":"opus","env":{"A":"1"}}',
    "one spaced line": b'{ "model": "opus", "env": { "A": "1" } }\n',
    "tabs": b'{\n\t"model": "opus",\n\t"hooks": {\n\t\t"Stop": []\n\t}\n}\n',
    "four spaces and Windows line ends": b'{\r\n    "model": "opus",\r\n    "hooks": {\r\n    }\r\n}\r\n',
    "a byte order mark": b'\xef\xbb\xbf{\n  "model": "opus"\n}\n',
    "comments and trailing commas": (
        b'// my settings\n{\n  /* which */ "model": "opus", // the big one\n  // "theme": "dark",\n'
        b'  "hooks": {\n    "Stop": [\n      // a bell\n'
        b'      { "hooks": [ { "type": "command", "command": "bell" }, ], },\n'
        b"    ], // after\n  }, // last\n}\n// the end\n"
    ),
    "a comment before the brace": b'{\n  "model": "opus" // no comma here\n  // and nothing more\n}',
    "other hooks": (
        b'{\n  "hooks": {\n    "UserPromptSubmit": [\n      {\n        "hooks": [\n          {\n'
        b'            "type": "command",\n'
        b'            "command": "claude-mem hook"\n          }\n        ]\n      }\n    ],\n    "SessionStart": [],\n'
        b'    "sessionStart": [ { "command": "x" } ]\n  },\n  "mcpServers": { "other": { "command": "other" } },\n'
        b'  "mcp": {},\n  "permissions": {\n    "deny": ["Read(./.env)"], "allow": [] },\n'
        b'  "permission": {"bash": {"rm *": "deny"}}\n}\n'
    ),
    "odd formatting": (
        b'\n\n{"model"\n:\n"opus"   ,'
        b'"hooks":{"Stop":[{"hooks":[{"type":"command","command":"a \\"b\\" \\u00e9 // no comment"}]}]\n}\n\n  }'
    ),
    "other languages": '{\n  "greeting": "こんにちは, Привет, नमस्ते, مرحبا",\n  "emoji": "👩‍👩‍👧"\n}\n'.encode(),
    "our own rule, theirs before us": (
        b'{\n  "permissions": {\n    "deny": [\n      "Bash(afterword undo:*)",\n      "Shell(afterword:undo*)"\n'
        b"    ]\n  },\n"
        b'  "permission": { "bash": { "afterword undo*": "deny" } }\n}\n'
    ),
}

TOML: dict[str, bytes | None] = {
    "missing": None,
    "empty": b"",
    "plain": b'model = "gpt-5.2"\n\n[features]\nhooks = true\n',
    "no newline at the end": b'model = "gpt-5.2"\n[mcp_servers.other]\ncommand = "other" # mine',
    "Windows line ends": b'# mine\r\nmodel = "gpt-5.2"\r\n\r\n[tui]\r\ntheme = "dark"\r\n',
    "a byte order mark": b'\xef\xbb\xbfmodel = "gpt-5.2"\n',
    "our header in a text": (
        b'note = """\n[mcp_servers.afterword]\n"""\nlist = [\n  "[mcp_servers.afterword]", # no\n]\n'
    ),
    "blank lines and comments at the end": b"[tui]\n  theme='dark'\n\n\n# to do: another server\n\n",
}

INVALID: dict[str, tuple[bytes, int]] = {
    "a comma is missing": (b'{\n  "a": 1\n  "b": 2\n}\n', 3),
    "cut off": (b'{\n  "a": {\n    "b": 1\n', 4),
    "no JSON": (b"model: opus\n", 1),
    "a text without its end": (b'{\n\n  "a": "b\n}\n', 3),
    "two values": (b"{}\n{}\n", 2),
    "a comment without its end": (b'{}\n/* "a": 1', 2),
    "a name without a colon": (b'{\n  "a" 1\n}', 2),
    "hooks are a text": (b'{\n  "hooks": "none"\n}', 2),
    "a list": (b"\n[]\n", 2),
    "no UTF-8": (b'{\n  "a": "\xff"\n}', 2),
}
