/**
 * Portal orders, each with a call to the partner, a match and a withdrawal in one commit, compared with ordinary orders
 * of the same rounds.
 */
import { TestExchange } from '../../support/exchange';
import { startFakePartner } from '../../support/partner/fakePartner';
import { type PortalLogin, portalLogin, registerApp } from '../../support/portalLogin';
import { type Figure, measureAlternately, median, ratiosOf } from '../figure';
import { applyHttpLoad, type HttpLoadResult, requestBytes } from '../httpLoad';
import type { MeasuredFigures } from '../measuredFigures';
import { startFloor } from '../measuredProcesses';
import { OrderFlow } from '../orderFlow';

const CONNECTIONS = 64;
const BUYERS = 16;
const ORDERS_A_ROUND = 3_000;
/** Above the prices of `OrderFlow`, so that its orders never match these. */
const PRICE = '2000';

export async function measurePortalOrders(rounds: number): Promise<MeasuredFigures> {
  const [oauth, addresses] = [await startFakePartner(), await startFloor('partner')];
  const exchange = await TestExchange.start({ environment: { PORTAL_SPENDING_LIMIT: '1000000000' } });
  try {
    const seller = await exchange.createUser({ balances: { eth: '1000000' } });
    const offer = { type: 'limit', pair: 'eth_thb', side: 'sell', price: PRICE, amount: '1000000', nonce: 1 } as const;
    await seller.client.expect('createOrder', 200, { body: offer });
    const app = await registerApp(exchange, oauth, { deposit_address_url: addresses.url });
    const logins: PortalLogin[] = [];
    while (logins.length < BUYERS) {
      const buyer = await exchange.createUser({ balances: { thb: '100000000' }, level: 'level_3' });
      logins.push(await portalLogin(exchange, app, buyer));
    }
    const orders = await OrderFlow.create(exchange, CONNECTIONS);
    const load = (requests: readonly Buffer[]) =>
      applyHttpLoad({ url: exchange.baseUrl, processId: exchange.processId, connections: CONNECTIONS, requests });
    const ours = () => load(portalOrderRequests(logins));
    const theirs = () => load(orders.nextRequests(ORDERS_A_ROUND));
    await theirs();
    await ours();
    const measured = await measureAlternately(rounds, ours, theirs);
    await exchange.stop();
    await exchange.audit();
    return { figures: [figureOf(measured.ours, measured.theirs)] };
  } finally {
    await exchange.close();
    await addresses.end();
    await oauth.close();
  }
}

/** The number is too small for any user's daily limit. */
function portalOrderRequests(logins: readonly PortalLogin[]): Buffer[] {
  return Array.from({ length: ORDERS_A_ROUND }, (_, index) => {
    const { authorization, extras } = logins[index % logins.length] as PortalLogin;
    const body = JSON.stringify({ extras, price: PRICE, pair: 'eth_thb', side: 'buy', amount: '10' });
    return requestBytes({
      method: 'POST',
      path: '/api/portal-orders/',
      headers: { 'content-type': 'application/json', authorization },
      body,
    });
  });
}

function figureOf(ours: readonly HttpLoadResult[], theirs: readonly HttpLoadResult[]): Figure {
  const throughput = (results: readonly HttpLoadResult[]) => results.map(({ requestsPerSecond }) => requestsPerSecond);
  const server = (results: readonly HttpLoadResult[]) =>
    median(results.map(({ serverMicroseconds }) => serverMicroseconds)).toFixed(0);
  return {
    name: 'portal orders, throughput',
    ours: `${median(throughput(ours)).toFixed(0)}/s, ${server(ours)} us each`,
    against: `orders ${median(throughput(theirs)).toFixed(0)}/s, ${server(theirs)} us each`,
    ratios: ratiosOf(throughput(ours), throughput(theirs)),
    bar: { kind: 'at least', ratio: 0.6 },
  };
}
