/** orval: one function per operation, based on the platform's fetch; responses of every status have a type. */
import { signingFetch } from '@talad/signing';
import { createOrder, createPortalOrder, getAggTrades, getExchangeInfo } from '../made/orval/api';
import { ORDER, purchaseBody, type Scenario, TOO_LARGE } from './world';

export const scenario: Scenario = async ({ baseUrl, authorization, extras, ...keys }) => {
  const platform = globalThis.fetch;
  const exchange: typeof fetch = (path, init) => platform(new URL(String(path), baseUrl), init);
  globalThis.fetch = exchange;
  const info = await getExchangeInfo();
  const purchase = await createPortalOrder(purchaseBody(extras), { headers: { Authorization: authorization } });
  const trades = await getAggTrades({ symbol: 'btc_thb' });
  const signed = signingFetch({ ...keys, fetch: platform });
  globalThis.fetch = (path, init) => signed(new URL(String(path), baseUrl), init);
  const order = await createOrder(ORDER);
  const refused = await createOrder(TOO_LARGE);
  return {
    symbols: info.status === 200 ? info.data.symbols.map(({ symbol }) => symbol) : [],
    order: order.status === 200 ? order.data : undefined,
    refusal: { status: refused.status, code: refused.status === 422 ? refused.data.code : undefined },
    purchase: purchase.status === 201 ? purchase.data : undefined,
    trade: trades.status === 200 ? trades.data.at(-1) : undefined,
  };
};
