"""What a language pack is: one file of words and phrases a language, cut into sections by the concern that reads them.

Every section has an empty default, so that a pack may lack one; code never asks which language an entry is in.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .pack_signals import DurableCues, OwnWordsCues, SignalCues


@dataclass(frozen=True, slots=True)
class Pack:
    """One language. ``code`` is ISO 639-1, ``name`` the language's own name.

    ``function_words``: the small words by which the language is told from others; they never count as content.
    ``exact``: words whose accents or apostrophes must be typed to be meant (Spanish "él", English "we'll").
    ``prefixes``: letters that may stick to the front of a word (Arabic "و").
    """

    code: str
    name: str
    function_words: str = ""
    exact: str = ""
    prefixes: str = ""
    own_words: OwnWordsCues = field(default_factory=OwnWordsCues)
    signals: SignalCues = field(default_factory=SignalCues)
    durable: DurableCues = field(default_factory=DurableCues)
