"""English: its words and phrases, as plain data. How to read the notation: docs/languages.md."""

from __future__ import annotations

from .pack import Pack
from .pack_signals import DurableCues, OwnWordsCues, SignalCues

OWN_WORDS = OwnWordsCues()

SIGNALS = SignalCues()

DURABLE = DurableCues()

PACK = Pack(
    code="en",
    name="English",
    function_words="""
        the a an and or but of to in on at for with from by is are was were be been it this that these those i you he
        she we they my your his her our their me him us them do does did not no yes so as if than then there here what
        which who how when where why can could will would should have has had just about into over out up down
    """,
    own_words=OWN_WORDS,
    signals=SIGNALS,
    durable=DURABLE,
)
