"""A bot for the arena: steppe arena duel --levels 'recruit,cmd:python3 docs/guest.py'

It reads requests and writes answers, one JSON object a line, and learns which kinds of actions were followed by gains."""
import json, random, sys

def kind(action):  # an action is a word, or an object with one field
    return action if isinstance(action, str) else next(iter(action))

def gain(event):  # what an event brought to somebody: victory points, or the points of something destroyed
    return event.get("vp", event.get("points", 0)) or 0

paid, last = {}, None
for line in sys.stdin:
    request = json.loads(line)
    asked = request["params"]
    if last is None:
        random.seed(asked["seed"])
    else:
        paid[last] = paid.get(last, 1.0) + max(0, sum(gain(event) for event in asked["events"]))
    actions = asked["actions"]
    action = random.choices(actions, [paid.get(kind(action), 1.0) for action in actions])[0]
    last = kind(action)
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": {"action": action}}), flush=True)
