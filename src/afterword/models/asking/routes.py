"""The way to an address: which proxy, if any, and whose word is taken that the other side is who it says.

A proxy is used for other computers alone; certificates are verified, always.
"""

from __future__ import annotations

import ssl
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

from .providers import is_loopback

if TYPE_CHECKING:
    import httpx


def transport(url: str) -> httpx.HTTPTransport:
    """What carries one request to this address. Raises ValueError or ImportError where the proxy is of no kind we
    speak.
    """
    import httpx

    proxy = proxy_for(url)
    # A plain address gets a context that trusts nobody: should anything try to go on over TLS, it ends there.
    context = _trusting() if url.startswith("https:") else ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    return httpx.HTTPTransport(verify=context, proxy=httpx.Proxy(proxy) if proxy else None, trust_env=False)


@cache
def _trusting() -> ssl.SSLContext:
    """Verifies name and chain, by what the system trusts and by Mozilla's list. Made without the shortcut of ``ssl``
    that writes session keys into a file when the environment says so.
    """
    import certifi

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_default_certs()
    context.load_verify_locations(certifi.where())
    return context


def proxy_for(url: str) -> str | None:
    """The proxy that the environment names for this address. None for this computer, whatever the environment says."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if is_loopback(url) or proxy_bypass(host):
        return None
    named = getproxies()
    proxy = named.get(parts.scheme) or named.get("all")
    return (proxy if "://" in proxy else f"http://{proxy}") if proxy else None
