"""Signs requests to a Talad exchange. Python 3.9 or later, standard library only.

    body = json.dumps({"type": "limit", "pair": "btc_thb", "side": "buy", "price": "1000", "amount": "0.01", "nonce": 1})
    headers = signed_headers(api_key, api_secret, body)
    requests.post(f"{base_url}/api/orders/", data=body, headers={**headers, "Content-Type": "application/json"})

A request without a body, which every GET is, is signed with body "".

Signatures of version 2 are valid for one request only, and for a few seconds:

    url = f"{base_url}/api/orders/user?pair=btc_thb"
    requests.get(url, headers=signed_headers_v2(api_key, api_secret, "GET", url))

With an Ed25519 key, give its private key in place of the secret: an `Ed25519PrivateKey` of the package `cryptography`,
or any object whose method `sign(bytes)` returns the 64 bytes of the signature.
"""

import hashlib
import hmac
import json
import time
from urllib.parse import urlsplit


def signed_headers(api_key, api_secret, body="", recv_window=None):
    """The headers that prove who sends `body` (JSON text). With `recv_window` in milliseconds the request is refused when it arrives later than that."""
    message = canonical_message(json.loads(body)) if body else ""
    headers = {"Authorization": f"TDAX-API {api_key}"}
    if recv_window is not None:
        timestamp = str(time.time_ns() // 1_000_000)
        headers |= {"X-Timestamp": timestamp, "X-Recv-Window": str(recv_window)}
        message = timed_message(message, timestamp, str(recv_window))
    return {**headers, "Signature": sign(api_secret, message)}


def signed_headers_v2(api_key, key, method, url, body="", recv_window=None):
    """The headers of a request that is signed with version 2.

    `key` is the API secret as text, or an Ed25519 private key. `url` is the address or the path, with the query, exactly
    as it is sent (`PreparedRequest.path_url` of `requests`). `body` is the exact text or bytes. With `recv_window` in
    milliseconds, the request is refused when it arrives later than that; the default is 5000.
    """
    parts = urlsplit(url)
    timestamp = str(time.time_ns() // 1_000_000)
    window = "" if recv_window is None else str(recv_window)
    text = request_text(api_key, timestamp, method, parts.path or "/", parts.query, body, window)
    headers = {"Authorization": f"TDAX-API {api_key}", "Signature-Version": "2", "X-Timestamp": timestamp}
    if window:
        headers["X-Recv-Window"] = window
    return {**headers, "Signature": sign_v2(key, text)}


def request_text(api_key, timestamp, method, path, query="", body="", recv_window=""):
    """The text that version 2 signs. All parts are those that are sent; `recv_window` is "" if the header is not."""
    body_hash = hashlib.sha256(body.encode() if isinstance(body, str) else body).hexdigest()
    return "\n".join(["TALAD-SIGNATURE-2", api_key, timestamp, recv_window, method.upper(), path, query, body_hash])


def sign_v2(key, text):
    """The signature in lower-case hex: HMAC-SHA512 with a secret, Ed25519 with a private key."""
    return sign(key, text) if isinstance(key, str) else key.sign(text.encode()).hex()


def sign(api_secret, message):
    """HMAC-SHA512 of the message under the secret, which is text and never decoded, in lower-case hex."""
    return hmac.new(api_secret.encode(), message.encode(), hashlib.sha512).hexdigest()


def canonical_message(body, parent=""):
    """The members sorted by name, `name=value` joined by `&`; what is inside another member is named after its nearest parent alone."""
    return "&".join(_member(body[name], name, parent) for name in sorted(body, key=lambda name: name.encode()))


def timed_message(message, timestamp, recv_window="5000"):
    """What stands in front when `X-Timestamp` is sent. The window is 5000 where `X-Recv-Window` is not."""
    time_text = f"timestamp={timestamp}&recvWindow={recv_window}"
    return f"{time_text}&{message}" if message else time_text


def _member(value, name, parent):
    if isinstance(value, list):
        return "&".join(_member(entry, str(index), name) for index, entry in enumerate(value))
    if isinstance(value, dict):
        return canonical_message(value, name)
    text = json.dumps(value) if value is None or isinstance(value, bool) else str(value)
    return f"{parent}[{name}]={text}" if parent else f"{name}={text}"
