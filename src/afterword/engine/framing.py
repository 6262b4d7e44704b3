"""What a model is shown of a look, and in which frame: made by rule from what stands, behind this home's delimiter.

Secrets and numbers of cards, accounts and identity documents are masked before anybody else sees the words, as they are
where chats are stored. Asks nobody.
"""

from __future__ import annotations

from afterword.core.standing import Standing
from afterword.engine.desk import Desk
from afterword.judging.forbidden import mask_stored
from afterword.noticing.reading import Noticed
from afterword.noticing.review import Material, asked, model_material
from afterword.ports import ReviewAsked


def material_for(desk: Desk, standing: Standing, noticed: Noticed) -> Material:
    """The look's words with the memories nearest to them and the newest, and what is close of what was taken back."""
    never = standing.never_texts() or ()
    return model_material(noticed, standing.live(), never, likeness=desk.sockets.likeness)


def asked_about(desk: Desk, material: Material) -> ReviewAsked:
    """The material as it is asked, behind a delimiter that nobody can guess who does not hold this home's key."""
    delimiter = desk.sockets.keys.digest("frame", desk.new("f").encode())[:24]
    text = asked(material, delimiter, mask_stored)
    return ReviewAsked(text.instructions, text.lean, text.material, text.schema, text.words)
