"""OpenCode: sessions of messages of parts, in `opencode.db` in its data folder, before that in files under `storage/`.

Database: tables `session`, `message` and `part`, whose `data` is JSON without the columns. Files:
`session/<project>/ses_….json`, `message/<session>/msg_….json`, `part/<message>/prt_….json`. Ids are in order of time.
Both may be there after the move; a session of the database is not read from files again. Known from the client's
sources alone: agreement is with our reading of them. Relations of it write the same under other folders.

The person: a text part of a message of role `user` that is neither `synthetic` nor `ignored`, in a session without a
parent; with one it is a subagent's. `revert` names the message from which on everything was taken back.
"""

from __future__ import annotations

from .reader import OpenCode

__all__ = ["OpenCode"]
