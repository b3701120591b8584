/** swagger-typescript-api: one class with all operations; refusals are thrown. */
import { signingFetch } from '@talad/signing';
import { Api, type HttpResponse } from '../made/swagger-typescript-api/api';
import { ORDER, purchaseBody, type Scenario, TOO_LARGE } from './world';

export const scenario: Scenario = async ({ baseUrl, authorization, extras, ...keys }) => {
  const anybody = new Api({ baseUrl });
  const trader = new Api({ baseUrl, customFetch: signingFetch(keys) });
  const info = await anybody.api.getExchangeInfo();
  const order = await trader.api.createOrder(ORDER);
  const refused = await trader.api
    .createOrder(TOO_LARGE)
    .catch((thrown: HttpResponse<unknown, { readonly code: string }>) => thrown);
  const purchase = await anybody.api.createPortalOrder(purchaseBody(extras), {
    headers: { Authorization: authorization },
  });
  const trades = await anybody.api.getAggTrades({ symbol: 'btc_thb' });
  return {
    symbols: info.data.symbols.map(({ symbol }) => symbol),
    order: order.data,
    refusal: { status: refused.status, code: refused.error?.code },
    purchase: purchase.data,
    trade: trades.data.at(-1),
  };
};
