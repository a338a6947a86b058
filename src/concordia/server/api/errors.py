"""Errors as answers: every one has a type and a sentence, and none tells what happens inside."""

import logging
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from concordia.server.api.answers import Refused
from concordia.server.domain.refusals import Refusal, TryAgain
from concordia.server.limits.guard import answer_refusal

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Refused, "description": HTTPStatus(status).phrase}
    for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
"""What every route may answer besides what it is there for."""

REFUSALS_AS_JSON: Final[dict[int | str, dict[str, Any]]] = {
    status: {
        "description": HTTPStatus(status).phrase,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}},
        "model": None,
    }
    for status in REFUSALS
    if isinstance(status, int)
}
"""The same for a route whose own answer is no JSON."""

MOST_FAULTS: Final = 10

log: Final = logging.getLogger("concordia.server")


def add_error_answers(app: FastAPI) -> None:
    """Let an application answer errors in the one shape."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(SQLAlchemyError, _no_database)
    app.add_exception_handler(OSError, _no_database)


async def _refused(_: Request, error: Exception) -> JSONResponse:
    return answer_refusal(error if isinstance(error, Refusal) else TryAgain(""))


async def _invalid(_: Request, error: Exception) -> JSONResponse:
    faults = error.errors() if isinstance(error, RequestValidationError) else []
    return _answer(HTTPStatus.UNPROCESSABLE_ENTITY, "InvalidRequest", faults_text(faults))


def faults_text(faults: Sequence[Mapping[str, Any]]) -> str:
    """Say what is wrong with a request, place by place."""
    said = [f"{_place(fault['loc'])}: {fault['msg']}" for fault in faults[:MOST_FAULTS]]
    more = len(faults) - len(said)
    return "; ".join(said) + (f"; and {more} more" if more else "")


def _place(path: Sequence[object]) -> str:
    return ".".join(str(part)[:40] for part in path)


async def _http_error(_: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, HTTPException):
        return answer_refusal(TryAgain(""))
    name = HTTPStatus(error.status_code).phrase.title().replace(" ", "")
    return _answer(error.status_code, name, str(error.detail), error.headers)


async def _no_database(_: Request, error: Exception) -> JSONResponse:
    log.error("the database does not answer: %s", error)
    return answer_refusal(TryAgain("the database does not answer; nothing was changed"))


def _answer(
    status: int, name: str, message: str, headers: Mapping[str, str] | None = None
) -> JSONResponse:
    return JSONResponse({"error": {"type": name, "message": message}}, status, headers)
