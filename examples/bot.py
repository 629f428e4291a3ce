#!/usr/bin/env python3
"""A player without any rules of its own: it asks a pagoda server what is legal, and plays a game to its end.

    bot.py http://127.0.0.1:8080                         at a new table, against bots of the server
    bot.py http://127.0.0.1:8080 --game yunnan --level 3
    bot.py http://127.0.0.1:8080 --table ID              takes a seat at a table of others, and waits for it to begin

docs/protocol.md describes what is asked and told here. To play better, change `choose`.
"""
import argparse, json, random, secrets, sys, time, http.client, http.cookiejar, urllib.error, urllib.request

PLAYERS = {"yellow-yangtze": 2, "yunnan": 3}


def choose(view, actions):
    """One of the legal actions; `view` is all that this seat may know."""
    return random.choice(actions)


class Server:
    """Requests as somebody with a token, or as a guest who is known by a cookie."""

    def __init__(self, url, token=None):
        self.api = url.rstrip("/") + "/api/v1"
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
        if token:
            self.opener.addheaders = [("Authorization", "Bearer " + token)]
        else:
            self.ask("POST", "/me")

    def open(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                return self.opener.open(urllib.request.Request(self.api + path, data, method=method), timeout=60)
            except (urllib.error.URLError, ConnectionError) as error:  # Too much at once, or the server is away.
                if getattr(error, "code", 503) not in (429, 503):
                    raise
                print(f"{error}: trying again", file=sys.stderr)
                time.sleep(1)

    def ask(self, method, path, body=None):
        return json.loads(self.open(method, path, body).read() or "null")


def listen(server, table):
    """Everything that is told at a table; if the connection breaks, from there on."""
    version = 0
    while True:
        try:
            with server.open("GET", f"/tables/{table}/stream?since={version}") as lines:
                for line in filter(bytes.strip, lines):  # Empty lines only keep the connection open.
                    [(kind, told)] = json.loads(line).items()
                    version = told["version"] if kind == "news" else version
                    yield kind, told
        except (http.client.HTTPException, ConnectionError, TimeoutError):
            print("the connection broke", file=sys.stderr)


def decide(server, table, view):
    """Answers for this seat, unless the table has gone on meanwhile: then more will be told."""
    try:
        legal = server.ask("GET", f"/tables/{table}/legal")
        act = {"key": secrets.token_hex(8), "version": legal["version"], "actions": [choose(view, legal["actions"])]}
        server.ask("POST", f"/tables/{table}/ask", {"act": act})
    except urllib.error.HTTPError as error:
        if json.load(error)["code"] not in ("stale", "not_your_turn", "not_now"):
            raise


def play(server, table):
    """Plays until the game is over; the table as it is then."""
    for kind, told in listen(server, table):
        if kind == "welcome":
            seat = told["seat"]
        if kind == "news" and told["decides"] == seat:
            decide(server, table, told["view"])
        if kind in ("welcome", "table") and told["table"]["state"] in ("finished", "abandoned"):
            return told["table"]


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("url", help="where the server is")
    words.add_argument("--table", help="the id of a table with a free seat")
    words.add_argument("--game", choices=PLAYERS, default="yellow-yangtze", help="for a new table")
    words.add_argument("--level", type=int, choices=range(1, 6), default=1, help="of the bots at a new table")
    words.add_argument("--token", help="whom to play as: a token with the scopes read and play")
    words = words.parse_args()
    server, table = Server(words.url, words.token), words.table
    if not table:
        seats = ["me"] + [{"bot": words.level}] * (PLAYERS[words.game] - 1)
        table = server.ask("POST", "/tables", {"game": words.game, "seats": seats})["id"]
    server.ask("POST", f"/tables/{table}/join", {"nonce": secrets.token_hex(16)})  # Whoever has a seat keeps it.
    if not words.table:
        server.ask("POST", f"/tables/{table}/begin")
    over = play(server, table)
    print(json.dumps({key: over.get(key) for key in ("id", "state", "result")}))
    sys.exit(over["state"] != "finished")
