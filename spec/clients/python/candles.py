"""Prints every closed candle of a pair once, in order, as JSON: without a hole, whatever happens to the connection.

Python 3.9 or later, standard library only: python3 candles.py http://localhost:3000 btc_thb 1m
"""

import json
import random
import sys
import time
from urllib.request import urlopen

from talad_stream import messages

BASE, PAIR, INTERVAL = (sys.argv[1:] + ["http://localhost:3000", "btc_thb", "1m"][len(sys.argv) - 1 :])[:3]
last = None  # the newest candle that was printed


def show(candle):
    global last
    if last is not None and candle["t"] <= last["t"]:
        return  # a duplicate
    last = candle
    print(json.dumps([candle[name] for name in "tohlcvn"]), flush=True)


def fetch_candles(from_ms, to_ms):
    query = f"symbol={PAIR}&interval={INTERVAL}&startTime={from_ms}&endTime={to_ms}&limit=1000"
    with urlopen(f"{BASE}/api/v3/klines?{query}", timeout=10) as response:
        names = ["t", "o", "h", "l", "c", "v", "T", "q", "n"]
        return [dict(zip(names, row)) for row in json.load(response)]


def receive(candle):
    while last is not None and last["T"] + 1 < candle["t"]:
        missed = fetch_candles(last["T"] + 1, candle["t"] - 1)
        if not missed:
            raise OSError("the missed candles are not there")
        for each in missed:
            show(each)
    show(candle)


while True:
    try:
        # Events wait in the socket while candles are fetched.
        for text in messages(f"{BASE.replace('http', 'ws', 1)}/ws/{PAIR}@kline_{INTERVAL}@closed"):
            event = json.loads(text)
            if event.get("e") == "kline":
                receive(event["k"])
    except OSError:
        pass  # the next connection begins with the last closed candle, before which the same ones are missing
    time.sleep(random.uniform(0.1, 0.5))
