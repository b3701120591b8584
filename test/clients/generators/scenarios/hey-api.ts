/** @hey-api/openapi-ts: one function per operation. */
import { signingFetch } from '@talad/signing';
import { createOrder, createPortalOrder, getAggTrades, getExchangeInfo } from '../made/hey-api';
import { createClient } from '../made/hey-api/client';
import { ORDER, purchaseBody, type Scenario, TOO_LARGE } from './world';

export const scenario: Scenario = async ({ baseUrl, authorization, extras, ...keys }) => {
  const anybody = createClient({ baseUrl });
  const trader = createClient({ baseUrl, fetch: signingFetch(keys) });
  const info = await getExchangeInfo({ client: anybody });
  const order = await createOrder({ client: trader, body: ORDER });
  const refused = await createOrder({ client: trader, body: TOO_LARGE });
  const purchase = await createPortalOrder({
    client: anybody,
    body: purchaseBody(extras),
    headers: { Authorization: authorization },
  });
  const trades = await getAggTrades({ client: anybody, query: { symbol: 'btc_thb' } });
  return {
    symbols: info.data?.symbols.map(({ symbol }) => symbol) ?? [],
    order: order.data,
    refusal: { status: refused.response?.status ?? 0, code: refused.error?.code },
    purchase: purchase.data,
    trade: trades.data?.at(-1),
  };
};
