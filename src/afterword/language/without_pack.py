"""How a description of oneself opens in languages that have no pack: verbs in the third and in the first person.

For what a person writes by hand and says yes to, and for nothing else: no chat is read by it. Only forms are listed
with which nobody gives an order in that language. Knows no rule of judging.
"""

from __future__ import annotations

import unicodedata
from functools import cache

# By ISO 639-1 code, one opening between two slashes: words that stand first, with more behind them.
_OPENINGS = {
    "nl": """
        woont / werkt / heeft / houdt / drinkt / spreekt / leest / fietst / speelt / studeert / gebruikt /
        schrijft / kookt / rijdt / heet / vindt / ik woon / ik werk / ik heb / ik hou / ik houd / ik drink / ik
        eet / ik spreek / ik lees / ik fiets / ik speel / ik studeer / ik gebruik / ik schrijf / ik kook / ik
        rijd / ik ben / ik heet / ik vind
    """,
    "it": """
        abita / preferisce / possiede / conosce / legge / scrive / beve / capisce / insegna / studia / è / si
        chiama / lavora come / lavora per / lavora presso / non mangia / non beve / non fuma / non sopporta /
        non ama / non ha / non è / abito / lavoro / ho / sono / preferisco / possiedo / conosco / parlo / studio
        / insegno / suono / leggo / scrivo / bevo / mangio / mi chiamo / mi piace / mi piacciono / non mangio /
        non bevo / non fumo / non sopporto / non amo / non ho / non sono / non uso
    """,
    "pl": """
        mieszka / pracuje / lubi / woli / mówi / nazywa się / pije / czyta / gra / studiuje / używa / kocha /
        nienawidzi / jeździ / nie je / nie pije / nie lubi / nie ma / nie używa / mieszkam / pracuję / mam /
        lubię / wolę / mówię / nazywam się / jestem / piję / jem / czytam / studiuję / używam / kocham /
        nienawidzę / jeżdżę / nie jem / nie piję / nie lubię / nie mam / nie używam
    """,
    "sv": """
        bor / arbetar / jobbar / har / heter / är / gillar / pratar / föredrar / äter / dricker / spelar / läser
        / skriver / kör / hatar / älskar / studerar / använder / äger / undviker / jag bor / jag arbetar / jag
        jobbar / jag har / jag heter / jag är / jag gillar / jag talar / jag pratar / jag föredrar / jag äter /
        jag dricker / jag spelar / jag läser / jag skriver / jag kör / jag hatar / jag älskar / jag studerar /
        jag använder / jag äger / jag undviker
    """,
    "da": """
        bor / arbejder / har / hedder / foretrækker / spiser / drikker / spiller / læser / skriver / kører /
        elsker / bruger / ejer / studerer / undgår / jeg bor / jeg arbejder / jeg har / jeg hedder / jeg er /
        jeg foretrækker / jeg spiser / jeg drikker / jeg spiller / jeg læser / jeg skriver / jeg kører / jeg
        hader / jeg elsker / jeg taler / jeg bruger / jeg ejer / jeg studerer / jeg undgår
    """,
    "nb": """
        bor / arbeider / har / heter / foretrekker / spiser / drikker / spiller / skriver / kjører / elsker /
        snakker / bruker / studerer / unngår / jeg bor / jeg arbeider / jeg jobber / jeg har / jeg heter / jeg
        er / jeg foretrekker / jeg spiser / jeg drikker / jeg spiller / jeg leser / jeg skriver / jeg kjører /
        jeg hater / jeg elsker / jeg snakker / jeg bruker / jeg eier / jeg studerer / jeg unngår
    """,
    "fi": """
        asuu / työskentelee / pitää / puhuu / käyttää / opiskelee / rakastaa / vihaa / lukee / kirjoittaa / soittaa /
        pelaa / omistaa / suosii / välttää / ei syö / ei juo / ei pidä / ei käytä / asun / työskentelen / pidän /
        puhun / käytän / opiskelen / rakastan / vihaan / luen / kirjoitan / soitan / pelaan / omistan / olen / suosin /
        vältän / minulla on / en syö / en juo / en pidä / en käytä
    """,
    "cs": """
        bydlí / pracuje / má / preferuje / mluví / čte / hraje / pije / jí / studuje / používá / žije / miluje /
        nesnáší / jmenuje se / nejí / nepije / nemá / nepoužívá / bydlím / pracuji / pracuju / mám / preferuji /
        preferuju / mluvím / čtu / hraju / hraji / piju / piji / jím / studuji / studuju / používám / žiju / žiji /
        miluji / miluju / nesnáším / jmenuji se / jmenuju se / nejím / nepiju / nemám / nepoužívám
    """,
    "ro": """
        locuiește / trăiește / iubește / urăște / preferă / locuiesc / trăiesc / iubesc / urăsc / vorbesc / citesc /
        folosesc / mă numesc / îmi place / îmi plac / nu mănâncă / nu bea / nu are / nu mănânc / nu beau / nu am
    """,
}
# Where the verb stands last: how the last word ends in the third and in the first person.
_ENDINGS = {"tr": ("ıyor", "iyor", "uyor", "üyor", "ıyorum", "iyorum", "uyorum", "üyorum")}
_PARTING = frozenset(" ,.'’-–()")  # what may stand between the words of a plain sentence


def opens_without_pack(text: str) -> str:
    """The language of which a plain sentence opens so, or, where the verb stands last, ends so; '' where none does.

    It has more words than those, and holds letters, digits and the marks of plain sentences alone.
    """
    folded = unicodedata.normalize("NFC", text).casefold().strip()
    if not all(character in _PARTING or unicodedata.category(character)[0] in "LMN" for character in folded):
        return ""
    words = folded.rstrip(". ").split()
    for size in (2, 1):
        found = _by_opening().get(" ".join(words[:size])) if len(words) > size else None
        if found:
            return found
    last = words[-1] if len(words) > 1 else ""
    return next((code for code, endings in _ENDINGS.items() if last.endswith(endings)), "")


def openings() -> tuple[str, ...]:
    """Every one of them, as it is compared."""
    return tuple(_by_opening())


@cache
def _by_opening() -> dict[str, str]:
    pairs = ((one, code) for code, block in _OPENINGS.items() for one in block.split("/"))
    return {" ".join(unicodedata.normalize("NFC", one).split()): code for one, code in pairs if one.strip()}
