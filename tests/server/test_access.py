"""Point 2: seats are taken by links and held by tokens; no token acts for or sees another seat."""

import asyncio
import re

import httpx
import pytest
from sqlalchemy import text

from concordia.server.domain.tokens import digest
from concordia.server.storage.engine import open_engine
from tests.server.helpers import MadeTable, Running
from tests.support.table import teams

pytestmark = pytest.mark.anyio


async def test_each_open_seat_has_a_link_and_the_table_one_for_spectators(server: Running) -> None:
    table = await server.table("person", "open", "open", "greedy")
    seats = table.document["seats"]

    assert [seat["kind"] for seat in seats] == ["person", "open", "open", "bot"]
    assert [bool(seat["token"]) for seat in seats] == [True, False, False, False]
    assert [bool(seat["invite"]) for seat in seats] == [False, True, True, False]
    assert seats[1]["link"] == f"{server.url}/#/tables/{table.id}/join/{seats[1]['invite']}"
    assert seats[0]["link"] == f"{server.url}/#/tables/{table.id}/seat/{seats[0]['token']}"
    assert table.document["watch_link"].endswith(f"/watch/{table.watch}")


async def test_a_seat_is_taken_with_its_link_under_a_name_and_once(server: Running) -> None:
    table = await server.table("person", "open")
    body = {"invite": table.invite(1), "name": "Béla"}
    taken = await table.post("/seats", body, seat=None)
    again = await table.post("/seats", body, seat=None)

    assert taken.status_code == 201
    assert again.status_code == 403
    assert (await table.moment(0))["seats"][1]["name"] == "Béla"
    async with server.client(taken.json()["token"]) as client:
        assert (await client.get(f"{table.path}/moment")).json()["seat"] == 1


@pytest.mark.parametrize("name", ["Player 1", " Anna", "\u202eanna"])
async def test_names_that_would_deceive_are_refused(server: Running, name: str) -> None:
    table = await server.table("person", "open")
    answer = await table.post("/seats", {"invite": table.invite(1), "name": name}, seat=None)

    assert answer.status_code == 400
    assert answer.json()["error"]["message"].startswith("name: ")


async def test_the_game_waits_until_every_seat_is_taken(server: Running) -> None:
    table = await server.table("person", "open")
    before = await table.moment(0)
    early = await table.act(0, "play", version=0, moves=["play architect"])
    await table.post("/seats", {"invite": table.invite(1)}, seat=None)

    assert (before["status"], before["asked"], before["legal"]) == ("waiting", None, None)
    assert early.status_code == 409
    assert "not every seat is taken" in early.json()["error"]["message"]
    assert (await table.moment(0))["status"] == "playing"


async def test_only_digests_of_tokens_are_stored(server: Running) -> None:
    table = await server.table("person", "open", "person")
    taken = (await table.post("/seats", {"invite": table.invite(1)}, seat=None)).json()["token"]
    secrets = [table.token(0), table.token(2), table.invite(1), table.watch, taken]
    engine = open_engine(server.settings.url)
    async with engine.connect() as connection:
        stored = ""
        for name in ("foundings", "events"):
            stored += str((await connection.execute(text(f"SELECT * FROM {name}"))).all())
    await engine.dispose()

    assert not [secret for secret in secrets if secret in stored]
    assert all(digest(secret) in stored for secret in (table.token(0), table.watch, taken))


async def test_no_token_no_seat(server: Running) -> None:
    table = await server.table("person", "person")
    other = await server.table("person", "person")
    for token in (None, "nonsense", other.token(0), table.id, digest(table.token(0))):
        async with server.client(token) as client:
            for method, path in (("GET", "moment"), ("POST", "actions"), ("GET", "record")):
                body = {"do": "concede"} if method == "POST" else None
                answer = await client.request(method, f"{table.path}/{path}", json=body)
                assert answer.status_code == 401, (token, path)
                assert answer.json()["error"]["type"] == "NotSeated"


async def test_a_token_acts_for_its_own_seat_alone(server: Running) -> None:
    table = await server.table("person", "person")

    for_other = await table.post("/actions?seat=1", {"do": "concede"}, seat=0)
    not_asked = await table.act(1, "play", version=0, moves=["play architect"])

    assert for_other.status_code == 403
    assert not_asked.status_code == 409
    assert (await table.get("/moment?seat=1", 0)).status_code == 403
    assert (await table.moment(1))["version"] == 0


async def test_spectators_watch_and_do_nothing(server: Running) -> None:
    table = await server.table("person", "person")
    async with server.client(table.watch) as client:
        moment = await client.get(f"{table.path}/moment")
        action = await client.post(f"{table.path}/actions", json={"do": "concede"})

    assert moment.json()["seat"] is None
    assert action.status_code == 403


async def test_a_browser_is_known_by_a_cookie_that_no_script_or_other_site_gets(
    server: Running,
) -> None:
    async with server.client() as browser:
        body = {"map": "italia", "seats": [{"who": "person"}, {"who": "bot", "bot": "random"}]}
        made = await browser.post("/api/tables", json=body)
        cookie = made.headers["set-cookie"]
        path = f"/api/tables/{made.json()['table']}"
        seat = next(s["seat"] for s in made.json()["seats"] if s["kind"] == "person")

        assert {"HttpOnly", "SameSite=strict", f"Path={path}"} <= set(cookie.split("; "))
        assert (await browser.get(f"{path}/moment")).json()["seat"] == seat


async def test_several_people_at_one_device_have_a_token_each(server: Running) -> None:
    async with server.client() as browser:
        body = {"map": "italia", "seats": [{"who": "person"}, {"who": "person"}]}
        path = f"/api/tables/{(await browser.post('/api/tables', json=body)).json()['table']}"

        unsaid = await browser.get(f"{path}/moment")
        moments = [(await browser.get(f"{path}/moment?seat={seat}")).json() for seat in (0, 1)]

    assert unsaid.status_code == 400
    assert "say which with seat=" in unsaid.json()["error"]["message"]
    for seat, moment in enumerate(moments):
        hands = [number for number, p in enumerate(moment["game"]["players"]) if "hand" in p]
        assert (moment["seat"], hands) == (seat, [seat])


async def test_the_cookie_of_a_rematch_is_given_to_who_asks(server: Running) -> None:
    async with server.client() as browser:
        body = {"map": "italia", "seats": [{"who": "person"}, {"who": "bot", "bot": "random"}]}
        made = (await browser.post("/api/tables", json=body)).json()
        path = f"/api/tables/{made['table']}"
        assert (await browser.post(f"{path}/rematch")).status_code == 409
        await browser.post(f"{path}/actions", json={"do": "concede"})

        first = (await browser.post(f"{path}/rematch")).json()["table"]
        second = (await browser.post(f"{path}/rematch")).json()["table"]
        there = await browser.get(f"/api/tables/{first}/moment")
        here = await browser.get(f"{path}/moment")

    assert first == second == here.json()["rematch"]
    assert there.json()["status"] == "playing"


async def test_who_ask_for_a_rematch_at_once_are_told_the_same_table(server: Running) -> None:
    table = await server.table("person", "person")
    await finish(table)

    answers = await asyncio.gather(*(table.post("/rematch", {}, seat) for seat in (0, 1, 0, 1)))

    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["table"] for answer in answers}) == 1


# ---- Other sites ----


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_pages_of_other_sites_can_do_nothing(server: Running, origin: str) -> None:
    table = await server.table("person", "person")
    async with server.client(table.token(0)) as client:
        answer = await client.post(
            f"{table.path}/actions", json={"do": "concede"}, headers={"origin": origin}
        )

    assert answer.status_code == 403
    assert "page of another site" in answer.json()["error"]["message"]
    assert (await table.moment(0))["version"] == 0


async def test_pages_of_this_server_and_programs_can(server: Running) -> None:
    table = await server.table("person", "person", "person")
    async with server.client(table.token(0)) as client:
        own = {"origin": server.url}
        answer = await client.post(f"{table.path}/actions", json={"do": "leave"}, headers=own)

    assert answer.status_code == 200


async def test_every_answer_has_the_security_headers_and_none_opens_cors(server: Running) -> None:
    table = await server.table("person", "person")
    async with server.client() as client:
        answers = [
            await client.get("/", headers={"origin": "https://evil.example"}),
            await client.get(f"{table.path}/moment"),
            await client.get("/nowhere"),
            await client.post("/api/tables", content=b"{"),
            await client.options(f"{table.path}/actions", headers=preflight()),
        ]
    for answer in answers:
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert not [name for name in answer.headers if name.startswith("access-control")]
        assert "server" not in answer.headers


def preflight() -> dict[str, str]:
    return {"origin": "https://evil.example", "access-control-request-method": "POST"}


async def test_the_page_loads_nothing(server: Running) -> None:
    async with server.client() as client:
        page = await client.get("/")
        links = re.findall(r'href="([^"]+)"', page.text)
        followed = [(await client.get(link)).status_code for link in links]

    assert re.findall(r"src=|@import|url\(|<script|<link|https?:", page.text) == []
    assert "openapi.json" in page.text
    assert set(followed) == {200}


async def test_the_docs_page_that_loads_scripts_from_elsewhere_is_not_served(
    server: Running,
) -> None:
    async with server.client() as client:
        for path in ("/docs", "/redoc", "/openapi.json"):
            assert (await client.get(path)).status_code == 404


# ---- The rest of the interface ----


async def test_anybody_may_know_who_plays_and_nothing_of_the_game(server: Running) -> None:
    table = await server.table("person", "open", "greedy", options={"intermediate": True})
    answer = await table.get("", seat=None)
    told = answer.json()

    assert answer.status_code == 200
    assert (told["map"], told["mode"], told["status"]) == ("italia", "base", "waiting")
    assert told["options"]["intermediate"] is True
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "bot"]
    assert "game" not in told


async def test_what_can_be_chosen(server: Running) -> None:
    async with server.client() as client:
        choices = (await client.get("/api/choices")).json()
        about = (await client.get("/api")).json()

    assert "ionium" in choices["maps"]
    assert {"mode": "team", "players": [4, 6]} in choices["modes"]
    assert choices["bots"][0]["bot"] == "random"
    assert about["name"] == "concordia"


async def finish(table: MadeTable) -> None:
    """Bring a table of two to its end."""
    answer = await table.act(0, "concede")
    assert answer.status_code == 200


async def test_a_finished_game_is_exported_imported_and_stepped_through(server: Running) -> None:
    table = await server.table("person", "person")
    await table.play(0, "play mercator3", "done")
    assert (await table.get("/record")).status_code == 409
    await finish(table)

    record = await table.get("/record", seat=1)
    steps = (await table.get("/steps", seat=1, first=1, count=1)).json()
    copy = await server.from_record(record.text, "person", "person")

    assert record.headers["content-type"].startswith("text/plain")
    assert (steps["moves"], len(steps["steps"]), steps["steps"][0]["move"]) == (2, 1, "done")
    assert "deck" in steps["steps"][0]["position"]
    moment = await copy.moment(0)
    assert moment["status"] == "playing"
    assert moment["asked"] == {"seat": 0, "question": "end"}
    assert (await table.get("/record", seat=None)).status_code == 401


async def test_a_finished_game_is_branched_from(server: Running) -> None:
    table = await server.table("person", "person")
    await table.play(0, "play mercator3", "done")
    await finish(table)
    seats = [{"who": "person"}, {"who": "person"}]

    body = {"moment": 1, "deck": "shuffled", "seats": seats}
    made = await table.post("/branches", body, seat=1)
    late = await table.post("/branches", body | {"moment": 3}, seat=1)

    branch = MadeTable(server, made.json())
    assert (await branch.moment(0))["asked"] == {"seat": 0, "question": "trade"}
    assert (await branch.get("", None)).json()["source"] == table.id
    assert late.status_code == 404


async def test_a_team_game_from_a_position_is_imported(server: Running) -> None:
    table = await server.from_record(teams().game().record(), *["person"] * 4)
    assert (await table.moment(2))["game"]["mode"] == "team"


async def test_a_faulty_record_is_refused_with_its_faults(server: Running) -> None:
    async with server.client() as client:
        body = {"record": "concordia-record/1\nmap: nowhere\n", "seats": [{"who": "person"}] * 2}
        answer: httpx.Response = await client.post("/api/records", json=body)

    assert answer.status_code == 422
    assert "this header is missing" in answer.json()["error"]["message"]
