"""Let the first bot play at a table of the server: python examples/table_bot.py LINK.

Open a table in the browser, make a link to a seat, and start the game when the bot has sat down.
"""

import json
import sys
import time
import uuid
from typing import Any

from client import PACE, VERSION, post
from first_bot import FirstBot
from websockets.sync.client import connect


def sit_down(link: str) -> tuple[str, str, str, str]:
    """Take the seat that the link opens: the server, the bot's token, the table and the seat."""
    server, secret = link.split("/join#")
    opened = post(server, "/api/links", {"secret": secret, "name": "First bot", "bearer": True})
    return server, opened["me"]["token"], opened["table"], opened["seat"]


def play(server: str, token: str, table: str, seat: str, bot: FirstBot, pace: float = PACE) -> dict[str, Any]:
    """Answer for the seat until the game is over; the last snapshot."""
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        socket.send(json.dumps({"type": "join", "seat": seat, "version": VERSION}))
        answered = None
        for text in socket:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "refusal":
                raise SystemExit(message["problem"]["detail"])
            if message["type"] != "snapshot":
                continue
            if message["over"]:
                return message
            act = {"type": "act", "seat": seat, "decision": uuid.uuid4().hex}
            question = message["question"]
            if question and question["id"] != answered:
                answered = question["id"]
                choices = [bot.best([answer["option"] for answer in question["options"]])]
                move = {"kind": "move", "question_id": answered, "choices": choices}
                socket.send(json.dumps({**act, "command": move}))
            elif message["unconfirmed"] == seat:
                socket.send(json.dumps({**act, "command": {"kind": "confirm"}}))
            time.sleep(pace)
    raise SystemExit("the server has gone")


if __name__ == "__main__":
    place = sit_down(sys.argv[1])
    print("The bot sits at", place[3])
    for seat, points in play(*place, FirstBot())["scores"].items():
        print(seat, points["total"])
