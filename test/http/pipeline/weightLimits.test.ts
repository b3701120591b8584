/** The limits under /binance: the weight of an address per minute, and the ban of one that goes on after refusals. */
import { BinanceApiClient } from '../../support/binanceApiClient';
import { sendSigned } from '../../support/binanceSigner';
import { type BinanceUser, createBinanceUser } from '../../support/binanceUser';
import { type TestExchange, withExchange } from '../../support/exchange';
import { ServerClock } from '../../support/serverClock';

const MIDNIGHT = Date.UTC(2030, 0, 1);
/** By default, further refusals count this long after the first one. */
const NOTICE_MS = 5_000;
const TIMESTAMP = { timestamp: MIDNIGHT, recvWindow: 60_000 } as const;
const ORDER = {
  symbol: 'BTCTHB',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  price: '10',
  quantity: '1',
  newOrderRespType: 'ACK',
  ...TIMESTAMP,
} as const;

const clock = new ServerClock(MIDNIGHT);

/** The server's clock moves only when the test moves it, so that all of it is within one minute. */
function withStandingClock(
  limits: Readonly<Record<string, string>>,
  test: (exchange: TestExchange, parts: { readonly pass: (ms: number) => void }) => Promise<void>,
): Promise<void> {
  clock.set(MIDNIGHT);
  const environment = {
    ...clock.options.environment,
    RATE_LIMIT_BINANCE_WEIGHT: '61',
    RATE_LIMIT_BINANCE_REFUSALS_MAX: '3',
    ...limits,
  };
  return withExchange({ ...clock.options, environment }, (exchange) =>
    test(exchange, { pass: (ms) => clock.set(clock.nowMs() + ms) }),
  );
}

function send({ anonymous }: TestExchange, path: string) {
  return anonymous.send({ method: 'GET', path: `/binance/api/v3/${path}` });
}

test('weights add up, a request over the limit is refused, and an address that goes on is banned', () =>
  withStandingClock({}, async (exchange, { pass }) => {
    const first = await send(exchange, 'ping');
    expect([first.status, first.headers['x-mbx-used-weight-1m']]).toEqual([200, '1']);
    for (const used of ['21', '41', '61']) {
      const { status, headers } = await send(exchange, 'exchangeInfo');
      expect([status, headers['x-mbx-used-weight-1m'], headers['x-mbx-used-weight']]).toEqual([200, used, used]);
    }
    await expectRefusals(exchange, 1);
    pass(NOTICE_MS);
    await expectRefusals(exchange, 3);
    for (const path of ['ping', 'time', 'exchangeInfo', 'nothing']) {
      const { status, headers, body } = await send(exchange, path);
      expect([status, body]).toMatchObject([418, { code: -1003 }]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(60);
    }
    // The exchange's own operations have their own limits.
    expect((await exchange.anonymous.call('getTime')).status).toBe(200);
  }));

async function expectRefusals(exchange: TestExchange, count: number): Promise<void> {
  for (let refusal = 1; refusal <= count; refusal += 1) {
    const { status, headers, body } = await send(exchange, 'ping');
    expect([status, body]).toMatchObject([429, { code: -1003 }]);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  }
}

test('500 requests at once are served up to the limit, and the others get 429 and ban nobody', () =>
  withStandingClock({}, async (exchange) => {
    const answers = await Promise.all(Array.from({ length: 500 }, () => send(exchange, 'time')));
    const counts = new Map<number, number>();
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    expect(counts).toEqual(
      new Map([
        [200, 61],
        [429, 439],
      ]),
    );
  }));

test('a client that waits as it was told is never banned, however often it meets the limit', () =>
  withStandingClock(
    { RATE_LIMIT_ADDRESS_GET: '10', RATE_LIMIT_BINANCE_WEIGHT: '1000000' },
    async (exchange, { pass }) => {
      for (let second = 0; second < 12; second += 1) {
        const answers = await Promise.all(Array.from({ length: 30 }, () => send(exchange, 'time')));
        const refused = answers.filter(({ status }) => status !== 200);
        expect(new Set(refused.map(({ status, headers }) => `${status} ${headers['retry-after']}`))).toEqual(
          new Set(['429 1']),
        );
        pass(1_000);
      }
    },
  ));

describe('an address that is banned', () => {
  const banned = (
    test: (parts: { readonly exchange: TestExchange; readonly trader: BinanceUser }) => Promise<void>,
  ): Promise<void> =>
    withStandingClock({}, async (exchange, { pass }) => {
      const trader = await createBinanceUser(exchange, { balances: { thb: '1000' } });
      await trader.expect('POST', '/api/v3/order', { ...ORDER, newClientOrderId: 'first' });
      await trader.expect('POST', '/api/v3/order', { ...ORDER, newClientOrderId: 'second' });
      while ((await send(exchange, 'exchangeInfo')).status === 200);
      pass(NOTICE_MS);
      while ((await send(exchange, 'exchangeInfo')).status !== 418);
      await test({ exchange, trader });
    });

  test('cancels its orders with a valid key, over HTTP and in messages, and does nothing else', () =>
    banned(async ({ exchange, trader }) => {
      expect((await trader.refusal('POST', '/api/v3/order', ORDER)).slice(0, 2)).toEqual([418, -1003]);
      expect((await trader.refusal('GET', '/api/v3/openOrders', TIMESTAMP)).slice(0, 2)).toEqual([418, -1003]);
      const order = { symbol: 'BTCTHB', origClientOrderId: 'first', ...TIMESTAMP };
      expect(await trader.expect('DELETE', '/api/v3/order', order)).toMatchObject({ status: 'CANCELED' });
      const api = await BinanceApiClient.open(exchange);
      const message = await api.signed(trader.signer, 'order.cancel', { ...order, origClientOrderId: 'second' });
      expect(message).toMatchObject({ status: 200, result: { status: 'CANCELED' } });
      await api.close();
    }));

  test('learns nothing about a key that is not valid', () =>
    banned(async ({ exchange, trader }) => {
      const order = { symbol: 'BTCTHB', origClientOrderId: 'first', ...TIMESTAMP };
      const unknown = { ...trader.signer, apiKey: `live-${'0'.repeat(32)}` };
      for (const signer of [unknown, { ...trader.signer, key: 'a secret of somebody else' }]) {
        const refused = await sendSigned(exchange.anonymous, {
          signer,
          method: 'DELETE',
          path: '/binance/api/v3/order',
          parameters: order,
        });
        expect([refused.status, refused.body]).toMatchObject([418, { code: -1003 }]);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
      }
    }));
});
