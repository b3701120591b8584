/** Readiness for load balancers: with a stalled database, under overload, and during shutdown. */
import { withChaosEnvironment } from '../../chaos/chaosEnvironment';
import type { DeclaredResponse } from '../../support/client';
import { type TestExchange, withExchange } from '../../support/exchange';
import { whileTableLocked } from '../../support/lockedTables';

type Readiness = DeclaredResponse<'getReadiness'>;

const READY = { recovered: true, lease_held: true, database_answers: true, accepting: true };

async function checksOf(exchange: TestExchange): Promise<unknown> {
  return (await readinessOf(exchange))[1];
}

/** The status and the result of the four checks. */
async function readinessOf(exchange: TestExchange): Promise<[number, unknown]> {
  const answer: Readiness = await exchange.anonymous.call('getReadiness');
  return [answer.status, answer.status === 500 ? undefined : answer.body.checks];
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const MEMBERS = ['recovered', 'lease_held', 'database_answers', 'accepting'] as const;

async function isFalse(exchange: TestExchange, member: (typeof MEMBERS)[number]): Promise<boolean> {
  return ((await checksOf(exchange)) as Record<string, boolean>)[member] === false;
}

test('with a stalled database it is live but not ready, says why, and becomes ready again by itself', () =>
  withChaosEnvironment({ ENGINE_LEASE_MS: '3000', ENGINE_COMMIT_TIMEOUT_MS: '1000' }, async (ground) => {
    const { exchange } = ground;
    expect(await readinessOf(exchange)).toEqual([200, READY]);
    ground.freezeDatabase();
    try {
      // The checks fail one after the other.
      for (const member of ['database_answers', 'recovered', 'lease_held'] as const)
        await waitUntil(() => isFalse(exchange, member));
      const answer = await exchange.anonymous.call('getReadiness');
      expect([answer.status, answer.body]).toMatchObject([503, { code: 'NOT_READY', checks: { accepting: true } }]);
      expect((await exchange.anonymous.call('getLiveness')).status).toBe(200);
    } finally {
      ground.thawDatabase();
    }
    await waitUntil(async () => (await readinessOf(exchange))[0] === 200);
    expect(await checksOf(exchange)).toEqual(READY);
  }));

test('overload does not make it unready', () =>
  withExchange(
    { environment: { HTTP_REQUESTS_IN_FLIGHT_MAX: '1', DATABASE_CONNECTIONS_MAX: '2' } },
    async (exchange) => {
      await whileTableLocked(exchange, 'journal_entries', async () => {
        const held = Array.from({ length: 3 }, () => exchange.operator.call('getAudit'));
        await waitUntil(async () => (await exchange.anonymous.call('getExchangeInfo')).status === 503);
        // Long enough for another probe of the database.
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        expect(await readinessOf(exchange)).toEqual([200, READY]);
        await Promise.all(held);
      });
      await waitUntil(async () => (await exchange.anonymous.call('getExchangeInfo')).status === 200);
    },
  ));

test('on SIGTERM it is unready immediately, and accepts requests until load balancers have noticed', () =>
  withExchange({ environment: { SHUTDOWN_DRAIN_MS: '1500' } }, async (exchange) => {
    const alice = await exchange.createUser({ balances: { thb: '100' } });
    const stopped = exchange.stop();
    await waitUntil(() => isFalse(exchange, 'accepting'));
    expect(await readinessOf(exchange)).toEqual([503, { ...READY, accepting: false }]);
    expect((await exchange.anonymous.call('getLiveness')).status).toBe(200);
    const order = { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1', amount: '1', nonce: 1 } as const;
    expect((await alice.client.call('createOrder', { body: order })).status).toBe(200);
    await stopped;
    await expect(fetch(exchange.baseUrl)).rejects.toThrow();
    await exchange.restart();
    expect(await readinessOf(exchange)).toEqual([200, READY]);
    expect((await alice.client.expect('listOrders', 200, { query: { pair: 'btc_thb' } })).length).toBe(1);
  }));
