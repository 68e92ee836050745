"""A bot at a web table in the bare protocol: Python's own library and the package ``websockets``, nothing of Rainout.

Open a table in the browser with a seat for a friend, copy the friend's link, and: python examples/web_bot.py LINK
"""

import json
import random
import sys
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def take_seat(link: str) -> tuple[str, dict]:
    """Exchange the invitation behind the # for the token that holds the seat; that works once."""
    parts = urlsplit(link)
    table = f"{parts.netloc}/api/tables/{parts.path.removeprefix('/t/')}"
    claim = {"invitation": parse_qs(parts.fragment)["seat"][0], "name": "Forty Lines"}
    asked = Request(f"http://{table}/claim", json.dumps(claim).encode(), {"Content-Type": "application/json"})
    with urlopen(asked) as answer:
        return table, json.load(answer)


def play(link: str) -> dict:
    """Play to the end; the server says at each moment what may be done, so no rule is needed here."""
    table, held = take_seat(link)
    with connect(f"ws://{table}/live", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "tokens": [held["token"]]}))
        for message in map(json.loads, line):
            if message["type"] != "table":
                continue  # an error is followed by the table as it stands; the rest is politeness
            if message["asked"] == "over":
                return message["outcome"]
            if message["actor"] == held["seat"]:
                action = random.choice(message["choices"])["action"] if message["choices"] else "roll"
                act = {"type": "act", "ply": message["ply"], "seat": held["seat"], "action": action}
                line.send(json.dumps(act))
    raise ConnectionError("the line dropped; dial again and say hello with the same token")


if __name__ == "__main__":
    print(play(sys.argv[1]))
