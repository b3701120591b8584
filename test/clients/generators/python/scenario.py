"""The scenario of `scenarios/world.ts` with the client that Redocly generates in Python. Its input is in the environment."""

import json
import os

import client as generated
import httpx
from talad import signed_headers_v2

base_url, api_key, api_secret = (os.environ[name] for name in ["BASE_URL", "API_KEY", "API_SECRET"])


def sign(request):
    url = request.url.raw_path.decode()
    request.headers.update(signed_headers_v2(api_key, api_secret, request.method, url, request.read()))


def order(amount, nonce):
    return generated.OrderRequest(
        type_=generated.OrderTypeInput.LIMIT,
        pair="btc_thb",
        side=generated.OrderSideInput.BUY,
        price="1000",
        amount=amount,
        nonce=nonce,
    )


anybody = generated.Client(base_url)
trader = generated.Client(base_url, http_client=httpx.Client(event_hooks={"request": [sign]}))
buyer = generated.Client(base_url, headers={"Authorization": os.environ["AUTHORIZATION"]})

info = anybody.get_exchange_info()
placed = trader.create_order(order("0.01", 1))
try:
    trader.create_order(order("1000", 2))
    raise SystemExit("the order was not refused")
except generated.ApiError as refused:
    reason = generated.decode(generated.ApiError2, refused.body)
    refusal = {"status": refused.status, "code": reason.code}
purchase = buyer.create_portal_order(
    generated.PortalOrderRequest(
        extras=os.environ["EXTRAS"], pair="btc_thb", side=generated.OrderSideInput.BUY, price="100000", amount="300"
    )
)
trade = anybody.get_agg_trades(symbol="btc_thb")[-1]

print(
    json.dumps(
        {
            "symbols": [symbol.symbol for symbol in info.symbols],
            "order": {"status": placed.status, "amount": placed.amount},
            "refusal": refusal,
            "purchase": {"value": purchase.value, "withdrawal_status": purchase.withdrawal_status},
            "trade": {"m": trade.m, "M": trade.upper_case_m, "T": trade.t},
        }
    )
)
