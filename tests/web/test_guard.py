"""The guard: hosts, origins, sizes, rates, headers, and whatever else a stranger may send."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gugong.web.games.new_game import wished
from gugong.web.options import Options
from gugong.web.serving import first_game
from tests.web.browsing import Browser, ply_of, serving

JSON = {"Content-Type": "application/json"}
KEYS = ["ply", "answer", "seats", "kind", "options", "seed", "to", "text"]
GAME = json.dumps({"seats": [{"kind": "you"}]}).encode()


@pytest.fixture(scope="module")
def shared(port: int) -> tuple[Browser, str]:
    browser = Browser(port)
    return browser, browser.new_game("you")


def test_every_reply_has_the_headers_that_keep_a_page_safe(browser: Browser) -> None:
    game = browser.new_game("you")
    for path in ("/", game, f"{game}/record", "/rules", "/static/ui.css", "/nowhere", "/health"):
        headers = browser.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["x-frame-options"] == "DENY"
        if not path.startswith(("/static", "/rules")):
            assert headers["cache-control"] == "no-store"


def test_pages_have_no_inline_script_or_style(browser: Browser) -> None:
    game = browser.new_game("you")
    for path in ("/", game, f"{game}/replay", "/rules/B-WAL-04"):
        page = browser.get(path).text
        assert " style=" not in page
        assert "<style" not in page
        assert "javascript:" not in page
        for script in page.split("<script")[1:]:
            assert 'src="/static/' in script.split(">")[0] or 'type="application/json"' in script.split(">")[0]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: Browser) -> None:
    reply = browser.ask("POST", "/games", GAME, JSON)

    cookie = reply.headers["set-cookie"].lower()
    secret = browser.cookies["gugong_browser"]
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert len(secret) * 6 >= 128  # each sign holds six bits
    assert secret not in reply.text
    assert secret not in browser.get(reply.json["location"]).text


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example", "localhost.evil"])
def test_a_foreign_host_is_refused(browser: Browser, host: str) -> None:
    reply = browser.ask("GET", "/", host=host or "[")

    assert reply.status == 421
    assert "name" in reply.json["what"]


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:9", "[::1]:80"])
def test_our_own_names_are_known(browser: Browser, host: str) -> None:
    assert browser.ask("GET", "/", host=host).status == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_foreign_page_changes_nothing(shared: tuple[Browser, str], headers: dict[str, str]) -> None:
    browser, game = shared
    ply = ply_of(browser.get(game).text)
    body = json.dumps({"ply": ply, "answer": "done"}).encode()

    for path in ("/games", "/records", f"{game}/answers", f"{game}/undo", f"{game}/ready"):
        reply = browser.ask("POST", path, body, JSON | headers)
        assert reply.status == 403
        assert "another site" in reply.json["what"]


def test_our_own_page_is_let_through(browser: Browser, port: int) -> None:
    own = {"Origin": f"http://127.0.0.1:{port}", "Sec-Fetch-Site": "same-origin"}

    assert browser.ask("POST", "/games", GAME, JSON | own).status == 201


def test_another_browser_finds_no_game_there(browser: Browser, port: int) -> None:
    game = browser.new_game("you")
    stranger = Browser(port)
    stranger.new_game("you")
    looks = ("/preview?ply=1&answer=a", "/why?ply=1&answer=a", "/since?ply=1")
    for path in ("", "/stream", "/record", "/replay", "/replay/3", *looks):
        assert stranger.get(game + path).status == 404
    for path in ("/answers", "/undo", "/ready"):
        assert stranger.post(game + path, {"ply": 1, "answer": "done"}).status in (404, 422)
    assert Browser(port).get(game).status == 404


@pytest.mark.parametrize("id", ["0" * 20, "x", "a" * 500, "%2e%2e", "..%2f..%2fetc", "%00", "a'--", "é" * 20])
def test_bad_ids(shared: tuple[Browser, str], id: str) -> None:
    browser, _ = shared
    reply = browser.get(f"/games/{id.encode('ascii', 'ignore').decode() or '%C3%A9'}")

    assert reply.status == 404


@pytest.mark.parametrize("name", ["../app.py", "..%2Fapp.py", "%2e%2e/app.py", "nothing.css", "ui.css%00"])
def test_static_files_are_those_that_there_are(browser: Browser, name: str) -> None:
    assert browser.get(f"/static/{name}").status == 404


def test_static_files_may_be_kept(browser: Browser) -> None:
    first = browser.get("/static/ui.css?v=1")

    assert "immutable" in first.headers["cache-control"]
    assert browser.get("/static/ui.css", **{"If-None-Match": first.headers["etag"]}).status == 304
    small = browser.get("/static/ui.css", **{"Accept-Encoding": "gzip"})
    assert len(small.body) < len(first.body) / 2


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "POST"])
def test_wrong_methods(browser: Browser, method: str) -> None:
    reply = browser.ask(method, "/rules", b"")

    assert reply.status == 405
    assert reply.json["what"]


def test_large_requests_are_refused(shared: tuple[Browser, str]) -> None:
    browser, game = shared
    huge = json.dumps({"ply": 1, "answer": "x" * 40_000}).encode()

    assert browser.ask("POST", f"{game}/answers", huge, JSON).status == 413
    assert browser.ask("POST", "/records", b"x" * 2_500_000, {"Content-Type": "text/plain"}).status == 413
    assert browser.get("/rules/search?q=" + "x" * 5000).status == 414


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{", b"[]", b"null", b"\xff\xfe", b"1e999", b"[" * 9000),
        *(b'{"ply": "1", "answer": "a"}', b'{"ply": 1}', b'{"ply":1e400}', b'{"ply":' + b"9" * 400 + b"}"),
        *(b'{"ply": 1, "answer": "a", "more": 1}', b'{"ply": 1, "answer": null}'),
    ],
)
def test_malformed_answers(shared: tuple[Browser, str], body: bytes) -> None:
    browser, game = shared
    before = ply_of(browser.get(game).text)
    for path in ("/answers", "/undo", "/ready"):
        reply = browser.ask("POST", game + path, body, JSON)
        assert 400 <= reply.status < 500, (path, body)
        assert reply.json.get("what") or reply.json.get("late")
    assert ply_of(browser.get(game).text) == before


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    path=st.sampled_from(["/games", "/records", "G/answers", "G/undo", "G/ready"]),
    body=st.one_of(
        st.binary(max_size=60),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner),
            max_leaves=8,
        ).map(lambda data: json.dumps(data).encode()),
    ),
    form=st.booleans(),
)
def test_nothing_that_is_sent_breaks_the_server(
    shared: tuple[Browser, str], path: str, body: bytes, form: bool
) -> None:
    browser, game = shared
    kind = {"Content-Type": "application/x-www-form-urlencoded"} if form else JSON

    reply = browser.ask("POST", path.replace("G", game), body, kind)

    assert reply.status < 500


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ply=st.text("0123456789-+ ²x", max_size=12), answer=st.text(max_size=30))
def test_nothing_that_is_asked_breaks_the_server(shared: tuple[Browser, str], ply: str, answer: str) -> None:
    browser, game = shared
    asked = urlencode({"ply": ply, "answer": answer}, errors="replace")
    for path in (f"{game}/why?{asked}", f"{game}/preview?{asked}", f"{game}/replay/{quote(ply)}"):
        assert browser.get(path).status < 500
    assert browser.get(f"/rules/{quote(answer, errors='replace')}").status < 500


def test_too_many_requests_at_once(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", requests_at_once=5, requests_a_second=0.5, new_games_a_minute=2) as port:
        browser = Browser(port)
        statuses = [browser.get("/health").status for _ in range(8)]

    assert statuses == [200] * 5 + [429] * 3


def test_too_many_new_games(tmp_path: Path) -> None:
    with serving(tmp_path / "games.db", new_games_a_minute=2) as port:
        browser = Browser(port)
        replies = [browser.ask("POST", "/games", GAME, JSON) for _ in range(4)]

    assert [reply.status for reply in replies] == [201, 201, 429, 429]
    assert "wait" in replies[-1].json["what"]


def test_a_secret_address_hands_its_seat_over_once(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    wish = {"players": 2, "bots": 0, "seed": 5, "catalog": None}
    address = asyncio.run(first_game(Options(f"sqlite:///{database}"), wished(wish)))
    with serving(database) as port:
        first, second = Browser(port), Browser(port)
        came = first.get(address)
        again = second.get(address)

        assert came.status == 303
        assert came.headers["location"] == address.partition("/sit/")[0]
        assert first.get(came.headers["location"]).status == 200
        assert address.rpartition("/")[2] not in first.get(came.headers["location"]).text
        assert again.status == 404
