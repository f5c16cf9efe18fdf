"""Forms as a browser sends them."""

from __future__ import annotations

from urllib.parse import parse_qs

from gugong.web.refusals import Refusal


def form_of(body: bytes, most: int) -> dict[str, list[str]]:
    """All that each field says, empty ones too; Refusal for what is no form, or one of more than so many fields."""
    try:
        return parse_qs(body.decode(), keep_blank_values=True, max_num_fields=most)
    except (UnicodeDecodeError, ValueError):
        raise Refusal(400, "lobby-no-form") from None
