"""Reads the messages of a WebSocket stream of a Talad exchange. Python 3.9 or later, standard library only.

    for text in messages("wss://exchange.example/ws/btc_thb@kline_1m"):
        print(json.loads(text))

Only what the streams of the exchange need: it sends nothing but answers to pings, and reads whole text messages. Use a
WebSocket package to send control messages.
"""

import base64
import os
import socket
import ssl
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def messages(url, timeout=60):
    """Yields each message as text, until the server closes the connection. Raises OSError if it is lost.

    The server sends a ping every 20 seconds, so a connection that is silent for `timeout` seconds is lost.
    """
    parts = urlsplit(url)
    secure = parts.scheme == "wss"
    connection = socket.create_connection((parts.hostname, parts.port or (443 if secure else 80)), timeout)
    if secure:
        connection = ssl.create_default_context().wrap_socket(connection, server_hostname=parts.hostname)
    with connection, connection.makefile("rb") as stream:
        target = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        lines = [
            f"GET {target} HTTP/1.1",
            f"Host: {parts.netloc}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        ]
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        status = stream.readline()
        if b" 101 " not in status:
            raise ConnectionError(f"the server refused the connection: {status.decode().strip()}")
        while stream.readline().strip():
            pass
        while True:
            kind, payload = _read_frame(stream)
            if kind == TEXT:
                yield payload.decode()
            elif kind == PING:
                connection.sendall(_masked_frame(PONG, payload))
            elif kind == CLOSE:
                return


def _read_frame(stream):
    first, second = _read(stream, 2)
    length = second & 127
    if length > 125:
        length = int.from_bytes(_read(stream, 2 if length == 126 else 8), "big")
    return first & 15, _read(stream, length)


def _read(stream, length):
    data = stream.read(length)
    if len(data) < length:
        raise ConnectionError("the connection was lost")
    return data


def _masked_frame(kind, payload):
    """Frames from clients are masked (RFC 6455 section 5.3). Payloads of pongs have at most 125 bytes."""
    mask = os.urandom(4)
    return bytes([128 | kind, 128 | len(payload)]) + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))
