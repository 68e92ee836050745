"""Requests and messages that are nearly right, or not at all, to a real server, and what it must keep all the same.

What could be sent is read from the API's own description, so that a route or a message that is added is tried too. Each
is filled in from what the server has said itself (names, tokens, plies, actions) and then, mostly, spoilt somewhere.
Afterwards nobody may be worse off: no mistake of ours was answered, nothing tells of our code, and every table is as
its log says and can be played on.
"""

from __future__ import annotations

import http.client
import json
import random
import string
from collections import Counter
from contextlib import ExitStack
from urllib.parse import quote, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from rainout.core import matchfile
from tests.server.driver import PATIENCE, Json, Player, TableAt, good

DECLARED = {503}
"""Statuses of ours that a client may meet: busy, or without its database for the moment."""
OURS = ("Traceback", 'File "', "rainout/", "site-packages", "psycopg", "sqlite3", "asyncpg")
"""What would tell of our code."""
HUNG_UP = {1000, 1001, 1002, 1007, 1008, 1009, 1012, 1013, 4401, 4403, 4404}
"""Codes with which the server may close; 1011 is a mistake of ours."""
JUNK: list[Json] = [
    *(
        None,
        True,
        False,
        0,
        -1,
        1.5,
        10**30,
        -(10**30),
        1e308,
        [],
        {},
        "",
        " ",
        "\x00",
        "\ud800",
        "‮",
        "🐔" * 50,
    ),
    *(
        "x" * 101,
        "x" * 5000,
        [[]],
        {"": {}},
        ["x"] * 200,
        "../../etc/passwd",
        "'; drop table matches; --",
        "%s%n",
    ),
    *("\r\nX: y", "<script>", "{{7*7}}", "roll 99", "undo 0", "1e9", "NaN", [None] * 20, {"type": "hello"}),
]
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW")
SLOW = 60.0
"""Seconds an answer may take where much else is going on."""
EVERY = 500
"""Tries after which tables are looked at."""


class Harm(AssertionError):
    """The server did what it must not do, and what it was sent."""


class Fuzzer:
    """Sends what it makes up; the same seed makes up the same, as long as the server answers the same."""

    def __init__(self, address: str, seed: int) -> None:
        self.chance = random.Random(seed)
        self.player = Player(address)
        self.place = urlsplit(address)
        self.met: Counter[str] = Counter()
        """What was answered, by kind."""
        described = self.player.get("/schema/openapi.json")
        self.schemas: dict[str, Json] = described["components"]["schemas"]
        self.routes = [
            (path, method.upper(), told)
            for path, of in described["paths"].items()
            for method, told in of.items()
        ]
        self.spoken = [name for name, schema in self.schemas.items() if self._is_said_at_sockets(schema)]
        self.games = [game["id"] for game in self.player.get("/games")]
        self.levels = [*self.player.get("/games")[0]["bots"], "nobody"]
        self.line = http.client.HTTPConnection(str(self.place.hostname), self.place.port, timeout=SLOW)
        self.socket: ClientConnection | None = None
        self._open_line = ExitStack()
        self.actions = ["roll", "roll 6"]
        self.tables = [self._open() for _ in range(4)]
        self.witness = self.player.open("me", "local")
        """A table that nothing is sent to."""
        self.kept = self.witness.look()

    def close(self) -> None:
        """Hang up."""
        self._hang_up()
        self.line.close()
        self.player.close()

    def run(self, count: int) -> None:
        """Try so many requests and messages, and look now and then whether anybody was harmed."""
        for number in range(1, count + 1):
            if self.chance.random() < 0.5:
                self.request()
            else:
                self.message()
            if number % EVERY == 0 or number == count:
                self.look_for_harm()

    # --- Making things up ---

    def value(self, schema: Json, name: str = "", depth: int = 0) -> Json:
        """Something that fits a schema, rather with words that mean something here."""
        chance = self.chance
        if "$ref" in schema:
            return self.value(self.schemas[schema["$ref"].rsplit("/", 1)[1]], name, depth + 1)
        if "anyOf" in schema or "oneOf" in schema:
            return self.value(chance.choice(schema.get("anyOf") or schema["oneOf"]), name, depth + 1)
        if "enum" in schema or "const" in schema:
            return chance.choice(schema.get("enum", [schema.get("const")]))
        kind = schema.get("type", "string")
        if kind == "object":
            wanted, more = schema.get("required", []), schema.get("additionalProperties")
            made = {
                key: self.value(of, key, depth + 1)
                for key, of in schema.get("properties", {}).items()
                if key in wanted or chance.random() < 0.5
            }
            if isinstance(more, dict) and chance.random() < 0.5:
                made[chance.choice(["series", "target-points", "innings", "x"])] = self.value(
                    more, "", depth + 1
                )
            return made
        if kind == "array":
            least = schema.get("minItems", 0)
            return [self.value(schema["items"], name, depth + 1) for _ in range(least + chance.randrange(3))]
        if kind == "integer":
            near = self.tables[0].ply if name == "ply" else chance.randrange(4)
            return max(schema.get("minimum", 0), near + chance.choice([0, 0, 0, 1, -1]))
        if kind in ("number", "boolean", "null"):
            return {"number": chance.random(), "boolean": chance.random() < 0.5, "null": None}[kind]
        return self.text(name)

    def text(self, name: str) -> str:
        """A text for something of that name."""
        table = self.chance.choice(self.tables)
        known: dict[str, list[str]] = {
            "game": self.games,
            "match": [each.match for each in self.tables],
            "matches": [each.match for each in self.tables],
            "tokens": [*table.tokens, *table.invitations],
            "invitation": table.invitations,
            "action": self.actions,
            "level": self.levels,
            "file": [table.file],
            "lesson": ["corral", "first"],
            "lang": ["en", "es"],
        }
        if known.get(name) and self.chance.random() < 0.9:
            return self.chance.choice(known[name])
        return "".join(self.chance.choices(string.printable + "ñ🐔\x00\u2028", k=self.chance.randrange(30)))

    def spoil(self, made: Json) -> Json:
        """The same, but for something in it."""
        chance = self.chance
        if isinstance(made, dict) and made and chance.random() < 0.8:
            key = chance.choice(list(made))
            how = chance.randrange(4)
            if how == 0:
                return {other: value for other, value in made.items() if other != key}
            if how == 1:
                return {**made, chance.choice(["x", "", "type", "seat", "__proto__"]): chance.choice(JUNK)}
            return {**made, key: self.spoil(made[key])}
        if isinstance(made, list) and made and chance.random() < 0.7:
            return (
                [*made[:-1], self.spoil(made[-1])] if chance.random() < 0.7 else made * chance.randrange(40)
            )
        return chance.choice(JUNK)

    def encoded(self, made: Json) -> bytes:
        """As it goes over the wire, where it may be spoilt once more."""
        chance, said = self.chance, json.dumps(made).encode()
        if chance.random() < 0.1 and said:
            at = chance.randrange(len(said))
            said = chance.choice(
                [said[:at], said[:at] + chance.randbytes(3) + said[at:], said * 2, b"\xff" + said]
            )
        return said

    def tokens(self) -> str:
        """Of the holder of some seat, or of nobody."""
        held = self.chance.choice(self.tables).tokens
        shown = self.chance.choice([held, held[:1], [], ["x"], held * 9, ["\x7f", ""]])
        return self.chance.choice(["Bearer ", "bearer ", "Basic ", ""]) + ",".join(shown)

    # --- Over HTTP ---

    def request(self) -> None:
        """A request to some address."""
        chance = self.chance
        path, method, told = chance.choice(self.routes)
        for parameter in told.get("parameters", []):
            if parameter["in"] == "path":
                name = parameter["name"]
                filled = self.text(name) if name != "ply" else str(self.value({"type": "integer"}, "ply"))
                path = path.replace(
                    "{" + name + "}", quote(filled, safe="" if chance.random() < 0.9 else "/%")
                )
        if chance.random() < 0.1:
            path += chance.choice(
                ["/", "?x=1", "?lang=xx", "//", "/..%2f..", "%00", "/%ff", "?" + "y" * 3000]
            )
        if chance.random() < 0.05:
            method = chance.choice(METHODS)
        headers = {"Authorization": self.tokens()} if chance.random() < 0.7 else {}
        if chance.random() < 0.2:
            headers[
                chance.choice(["Accept-Language", "Accept", "X-Request-ID", "If-None-Match", "Forwarded"])
            ] = chance.choice(["es", "x" * 500, "*/*;q=9", "\xff", "en;q=,", ";;;", '"'])
        body = None
        if "requestBody" in told and chance.random() < 0.95:
            made = self.value(told["requestBody"]["content"]["application/json"]["schema"])
            body = self.encoded(self.spoil(made) if chance.random() < 0.6 else made)
            headers["Content-Type"] = (
                "application/json" if chance.random() < 0.95 else chance.choice(["text/plain", "x", ""])
            )
        self._ask(method, path.replace(" ", "%20"), body, headers)

    def _ask(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> None:
        sent = f"{method} {path[:300]} {headers} {body!r:.2000}"
        try:
            self.line.request(method, path, body, headers)
            answer = self.line.getresponse()
            if "/analysis" in path and answer.status == 200:
                self.line.close()  # it goes on for as long as there is more to be said
                return
            said = answer.read().decode(errors="replace")
        except (http.client.HTTPException, ValueError, UnicodeError) as error:
            self.line.close()  # what no client of ours can put on the wire, or a method without an answer we can read
            self.met[type(error).__name__] += 1
            return
        except ConnectionError:
            self.line.close()
            self.met["hung up"] += 1
            return
        except TimeoutError:
            self.line.close()  # whoever wants a whole match weighed has to wait, and may give up
            if "/analysis" not in path:
                raise Harm(f"no answer within {SLOW:g} seconds to {sent}") from None
            self.met["given up"] += 1
            return
        self.met[str(answer.status)] += 1
        if answer.status >= 500 and answer.status not in DECLARED:
            raise Harm(f"{answer.status} {said[:500]}\nto {sent}")
        if answer.status >= 400:
            self._check(said, sent)

    def _check(self, said: str, sent: str) -> None:
        """Nothing that is said tells of our code."""
        for word in OURS:
            if word in said and word not in sent:
                raise Harm(f"{said[:500]}\nto {sent}")

    # --- Over sockets ---

    def message(self) -> None:
        """A message over a socket, which is dialled anew now and then."""
        chance = self.chance
        if self.socket is None or chance.random() < 0.05:
            self._dial()
        name = chance.choice([*self.spoken, "Act", "Act", "Hello"])
        made = {"type": self.schemas[name]["properties"]["type"]["enum"][0], **self.value(self.schemas[name])}
        sent = self.encoded(self.spoil(made) if chance.random() < 0.6 else made)
        said = sent.decode(errors="replace") if chance.random() < 0.9 else sent
        try:
            assert self.socket
            self.socket.send(said)
            self.socket.send('{"type":"ping"}')
            while (heard := json.loads(self.socket.recv(PATIENCE)))["type"] != "pong":
                self._heard(heard, repr(said)[:2000])
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            self.met[f"closed: {code}"] += 1
            self._hang_up()
            if code not in HUNG_UP:
                raise Harm(f"closed with {code} after {said!r:.2000}") from None

    def _heard(self, heard: Json, sent: str) -> None:
        self.met[f"heard: {heard.get('code', heard['type'])}"] += 1
        if heard["type"] == "error":
            self._check(heard["message"], sent)
            if heard["code"] in ("internal", "damaged-match"):
                raise Harm(f"{heard}\nto {sent}")
        if heard["type"] == "table" and heard["choices"]:
            self.actions = [choice["action"] for choice in heard["choices"][:20]] + ["roll"]

    def _dial(self) -> None:
        self._hang_up()
        table = self.chance.choice(self.tables)
        name = table.match if self.chance.random() < 0.9 else quote(self.text("match"), safe="")
        try:
            at = f"ws://{self.place.netloc}/api/tables/{name or 'x'}/live"
            dialled = connect(at, compression=None, max_size=None)
            self.socket = self._open_line.enter_context(dialled)
            self.socket.send(json.dumps({"type": "hello", "tokens": table.tokens}))
        except (InvalidHandshake, ConnectionClosed):
            self.met["not dialled"] += 1
            self.tables[0].refresh()
            self._dial()

    def _hang_up(self) -> None:
        self._open_line.close()
        self.socket = None

    # --- Was anybody harmed? ---

    def look_for_harm(self) -> None:
        """Each table is as its log says, and one that is not over can be played on; then some are replaced."""
        if self.witness.look() != self.kept:
            raise Harm("a table has changed to which nothing was sent")
        self.kept = self.witness.step(self.kept) and self.witness.look()
        if self.kept["asked"] == "over":
            self.witness = self.player.open("me", "local")
            self.kept = self.witness.look()
        for table in self.tables:
            table.check()
        self.tables[self.chance.randrange(len(self.tables))] = self._open()
        for table in self.tables:
            table.refresh()

    def _open(self) -> Fuzzed:
        kinds = self.chance.choice(
            [("me", "local"), ("me", "link"), ("me", "anyone"), ("me", self.levels[0])]
        )
        game = self.chance.choice(self.games)
        table = Fuzzed(self.player, self.player.open(*kinds, game=game, own_dice=self.chance.random() < 0.3))
        table.refresh()
        return table

    @staticmethod
    def _is_said_at_sockets(schema: Json) -> bool:
        tag = schema.get("properties", {}).get("type", {}).get("enum")
        return bool(tag) and schema.get("additionalProperties") is False


class Fuzzed:
    """A table that things are sent to."""

    def __init__(self, player: Player, table: TableAt) -> None:
        self.player, self.table = player, table
        self.match, self.tokens, self.invitations = table.match, table.tokens, table.invitations
        self.ply, self.file = 0, ""

    def refresh(self) -> None:
        """See how it stands."""
        self.ply = self.table.watch()["ply"]
        if not self.file:
            answer = self.player.ask("GET", f"{self.table.path}/file")
            self.file = answer.text if answer.is_success else "nothing"

    def check(self) -> None:
        """It is as its log says, and can be played on."""
        answer = self.player.ask("GET", f"{self.table.path}/file")
        shown = self.table.watch()
        if answer.is_success and shown["seats"][1]["kind"] != "bot":
            assert matchfile.load(answer.text).ply == shown["plies"], "the file tells of another match"
        if shown["asked"] in ("act", "roll") and self._is_theirs(shown["seats"][shown["actor"]]):
            held = self.player.ask("GET", self.table.path, tokens=self.tokens).json()
            if held["actor"] in held["you"]:
                good(
                    self.table.ask(
                        "actions", {"ply": held["ply"], "seat": held["actor"], "action": self._any(held)}
                    )
                )

    @staticmethod
    def _is_theirs(seat: Json) -> bool:
        """Whether somebody plays there, and no bot that would be sooner."""
        return seat["kind"] == "human" and not seat["away"]

    @staticmethod
    def _any(held: Json) -> str:
        return "roll" if held["asked"] == "roll" else str(held["choices"][0]["action"])
