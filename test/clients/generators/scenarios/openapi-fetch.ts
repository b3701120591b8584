/** openapi-fetch: types made by openapi-typescript, paths called by name. */

import { signingFetch } from '@talad/signing';
import createClient from 'openapi-fetch';
import type { paths } from '../made/openapi-fetch/schema';
import { ORDER, purchaseWith, type Scenario, TOO_LARGE } from './world';

export const scenario: Scenario = async ({ baseUrl, authorization, extras, ...keys }) => {
  const anybody = createClient<paths>({ baseUrl });
  const trader = createClient<paths>({ baseUrl, fetch: signingFetch(keys) });
  const info = await anybody.GET('/api/v3/exchangeInfo');
  const order = await trader.POST('/api/orders/', { body: ORDER });
  const refused = await trader.POST('/api/orders/', { body: TOO_LARGE });
  const purchase = await anybody.POST('/api/portal-orders/', {
    body: purchaseWith(extras),
    headers: { Authorization: authorization },
  });
  return {
    symbols: info.data?.symbols.map(({ symbol }) => symbol) ?? [],
    order: order.data,
    refusal: { status: refused.response.status, code: refused.error?.code },
    purchase: purchase.data,
  };
};
