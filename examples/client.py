"""Play a whole game on a table server against the computer, over the socket: python examples/client.py [URL] [GAME].

Start the server first: valles serve
"""

import json
import random
import sys
import time
import urllib.request
import uuid
from typing import Any

from websockets.sync.client import connect

VERSION = 4
"""The version of the protocol."""
PACE = 0.21
"""Seconds between two answers: a server cuts off whoever sends more than 100 messages in 20 seconds."""


def post(server: str, path: str, body: object = None, token: str = "none") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, headers, method="POST")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def play(server: str, game: str, pace: float = PACE) -> Any:
    """Open a table against one opponent, answer every question at random, and return the last snapshot."""
    token = post(server, "/api/guests", {"name": "Example", "bearer": True})["token"]
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    settings = {"game": game, "chairs": chairs, "features": {"auto_confirm": {"confirm": False}}}
    table = post(server, "/api/tables", settings, token)
    post(server, f"/api/tables/{table['id']}/start", None, token)
    mine = next(seat["seat"] for seat in table["seats"] if seat["mine"])
    address = server.replace("http", "ws", 1) + f"/api/tables/{table['id']}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        socket.send(json.dumps({"type": "join", "seat": mine, "version": VERSION}))
        answered = None
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refusal":
                raise SystemExit(message["problem"]["detail"])
            if message.get("over"):
                return message
            if (question := message.get("question")) and question["id"] != answered:
                answered, choice = question["id"], random.choice(question["options"])["option"]
                move = {"kind": "move", "question_id": answered, "choices": [choice]}
                socket.send(json.dumps({"type": "act", "seat": mine, "decision": uuid.uuid4().hex, "command": move}))
                time.sleep(pace)
    raise SystemExit("the server has gone")


if __name__ == "__main__":
    server, game = [*sys.argv[1:], *["http://127.0.0.1:8000", "terraforming_mars"][len(sys.argv) - 1 :]]
    for seat, points in play(server, game)["scores"].items():
        print(seat, points["total"])
