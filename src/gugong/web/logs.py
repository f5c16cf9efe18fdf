"""What the server writes about itself: a line for people, or JSON for programs, each with the id of its request.

No address, no cookie and no body is ever written: an address may hold a seat's secret.
"""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from typing import Final

import structlog

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")  # the id of the request that is being answered

# Where it went wrong, and nothing of what was in the variables there.
WITHOUT_VALUES: Final = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)


def set_up(as_json: bool) -> None:
    """Write warnings and worse to stderr; as JSON also a line for each request."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        with_request,
        structlog.stdlib.ExtraAdder(),
    ]
    last: list[structlog.typing.Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if as_json:
        last += [
            structlog.processors.ExceptionRenderer(WITHOUT_VALUES),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ]
    else:
        plain = structlog.dev.plain_traceback
        last.append(structlog.dev.ConsoleRenderer(colors=False, exception_formatter=plain))
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("gugong").setLevel(logging.INFO if as_json else logging.WARNING)


def with_request(_logger: object, _name: str, said: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Add the id of the request, if there is one."""
    if found := REQUEST.get():
        said["request"] = found
    return said
