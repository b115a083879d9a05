"""Plays a match of any title through `steppe engine`, by schema and events alone: python3 bot.py STEPPE TITLE SEED"""
import json, random, subprocess, sys

program, title, seed = sys.argv[1], sys.argv[2], int(sys.argv[3])
engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def call(method, **params):
    print(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}), file=engine.stdin, flush=True)
    return json.loads(engine.stdout.readline())["result"]

def kinds(schema):  # every kind of action: a word, or an object with one field
    for one in schema.get("oneOf", [schema]):
        yield from one.get("enum", []) or ([one["const"]] if "const" in one else one["required"])

def gain(event, side):  # what an event is worth to a side: points won, or the points of an enemy that is gone
    points = event.get("vp", event.get("points", 0))
    return points if event.get("side", side) == side else -points

random.seed(seed)
paid = {kind: 1.0 for kind in kinds(call("schema", title=title, of="action"))}
start = call("new", title=title, seed=seed)
sides = [seat["side"] for seat in start["seats"]]
seat = start["decide"]
while seat is not None:
    legal = [choice["action"] for choice in call("legal", seat=seat)["actions"]]
    kind = {json.dumps(action): action if isinstance(action, str) else next(iter(action)) for action in legal}
    action = random.choices(legal, [paid[kind[json.dumps(action)]] for action in legal])[0]
    done = call("apply", seat=seat, action=action)
    paid[kind[json.dumps(action)]] += max(0, sum(gain(event["data"], sides[seat]) for event in done["events"]))
    seat = done["decide"]
print(json.dumps(done["outcome"]))
