"""One completion, whatever the dialect: what is asked of a model, and what comes back before anyone knows its price."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from afterword.ports import ReviewFailure

TOO_LONG: Final = "longer than its context"  # why a model cannot take what it is asked, as a detail


@dataclass(frozen=True, slots=True, repr=False)
class Key:
    """A provider's key. It is shown by nobody: only the header of the one request reads ``secret``. '' is no key."""

    secret: str = ""

    def __post_init__(self) -> None:
        """White space around a key comes from files and variables, and is no part of any."""
        object.__setattr__(self, "secret", self.secret.strip())

    def __bool__(self) -> bool:
        return bool(self.secret)

    def __repr__(self) -> str:
        return "Key(…)" if self.secret else "Key()"

    @property
    def fits(self) -> bool:
        """Whether it can stand in a header."""
        return self.secret.isascii() and (not self.secret or self.secret.isprintable())


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a model is asked: ``instructions``, ``material`` and the answer's ``schema`` (JSON Schema as JSON, '' for
    none). ``most_tokens`` bounds the answer, thinking included. The texts stay out of reprs: they are a person's words.
    """

    instructions: str = field(repr=False)
    material: str = field(repr=False)
    schema: str = field(default="", repr=False)
    most_tokens: int = 2000


@dataclass(frozen=True, slots=True)
class Tokens:
    """What was used, by the endpoint's own count. ``asked`` holds cached ones too, ``answered`` thinking too."""

    asked: int
    answered: int


@dataclass(frozen=True, slots=True)
class Completion:
    """An answer as it came. ``model`` by its own saying, else the one that was asked; ``tokens`` None where unsaid."""

    text: str = field(repr=False)
    model: str
    tokens: Tokens | None = None


@dataclass(frozen=True, slots=True)
class NoCompletion:
    """No answer that can be used. ``detail`` is a short code of ours, never the endpoint's words.

    ``charged``: whether it may cost something: False where surely nobody answered (no connection, a refusal by status).
    With ``tokens`` the cost is known. ``left``: whether a word may have left for it: False where nobody could be asked.
    """

    why: ReviewFailure
    detail: str = ""
    charged: bool = False
    tokens: Tokens | None = None
    left: bool = True
