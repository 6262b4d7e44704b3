"""What a browser is shown that may not see the page: why, and what to do. Holds no word of the home."""

from __future__ import annotations

from html import escape

from afterword.web.brought import allowed
from afterword.web.guard import HEADERS, Refusal

_OVER = frozenset({"ended_session", "used_code", "late_code"})  # who reads this was the person most likely
_STYLE = (
    ":root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}"
    "main{max-width:34rem;margin:18vh auto 0;padding:0 1.25rem}code{font:inherit;font-weight:600}"
)


def refusal_page(refusal: Refusal) -> str:
    """The whole page, readable without anything else."""
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
        f"<title>Afterword</title><style>{_STYLE}</style>"
        f"{broken_off(refusal)}"
    )


def broken_off(refusal: Refusal) -> str:
    """How a page ends whose beginning was sent already."""
    heading = "Not from here" if refusal.status < 500 else "This did not work"
    heading = "Open it anew" if refusal.reason in _OVER else heading
    says, next_step = escape(refusal.says), escape(refusal.next_step)
    said = f'<div id="outcome"></div><h1>{heading}</h1><p>{says}</p><p>{next_step}</p>'
    return f'<main id="main" data-trouble>{said}</main></html>'


def refusal_headers() -> tuple[tuple[str, str], ...]:
    """As everywhere, and nothing but the style above may be used."""
    policy = f"default-src 'none'; style-src {allowed(_STYLE)}; img-src data:; base-uri 'none'; frame-ancestors 'none'"
    return (("content-security-policy", policy), *(pair for pair in HEADERS if pair[0] != "content-security-policy"))
