/** Readiness for load balancers: with a stalled database, under overload, and during shutdown. */
import { createConnection } from 'mysql2/promise';
import { withChaosEnvironment } from '../../chaos/chaosEnvironment';
import type { DeclaredResponse } from '../../support/client';
import { RUNS_BEHIND_GATEWAY, type TestExchange, withExchange } from '../../support/exchange';
import { NO_TIME_LIMITS, whileTableLocked } from '../../support/lockedTables';

type Readiness = DeclaredResponse<'getReadiness'>;

const READY = { recovered: true, lease_held: true, database_answers: true, clock_trusted: true, accepting: true };

async function checksOf(exchange: TestExchange): Promise<unknown> {
  return (await readinessOf(exchange))[1];
}

/** The status and the result of the four checks. */
async function readinessOf(exchange: TestExchange): Promise<[number, unknown]> {
  const answer: Readiness = await exchange.anonymous.call('getReadiness');
  return [answer.status, answer.status === 500 ? undefined : answer.body.checks];
}

/** Returns how often it was not so. */
async function waitUntil(isSo: () => Promise<boolean>): Promise<number> {
  for (let looks = 0; ; looks += 1) {
    if (await isSo()) return looks;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A request that has no room of its own during an overload. */
async function orderBookStatus(exchange: TestExchange): Promise<number> {
  return (await exchange.anonymous.call('getOrderBook', { query: { pair: 'btc_thb' } })).status;
}

/** Looks that may still say ready after the end of the database: as many as fit into the promised 250 ms. */
const LATE_LOOKS_MAX = 12;

/** Whether the database accepts connections. */
async function isConnectable({ schema }: TestExchange): Promise<boolean> {
  const connection = await createConnection({ uri: schema.serviceUrl }).catch(() => undefined);
  await connection?.end();
  return connection !== undefined;
}

const MEMBERS = ['recovered', 'lease_held', 'database_answers', 'accepting'] as const;

async function isFalse(exchange: TestExchange, member: (typeof MEMBERS)[number]): Promise<boolean> {
  return ((await checksOf(exchange)) as Record<string, boolean>)[member] === false;
}

test('with a stalled database it is live but not ready, says why, and becomes ready again by itself', () =>
  withChaosEnvironment({ ENGINE_LEASE_MS: '3000', ENGINE_COMMIT_TIMEOUT_MS: '1000' }, async (ground) => {
    const { exchange } = ground;
    expect(await readinessOf(exchange)).toEqual([200, READY]);
    await ground.freezeDatabase();
    try {
      // The checks fail one after the other. A gateway keeps the state that it has read, so it stays recovered.
      const failing = ['database_answers', 'recovered', 'lease_held'] as const;
      for (const member of failing)
        if (!(RUNS_BEHIND_GATEWAY && member === 'recovered')) await waitUntil(() => isFalse(exchange, member));
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
    {
      environment: {
        HTTP_REQUESTS_IN_FLIGHT_MAX: '1',
        DATABASE_CONNECTIONS_MAX: '2',
        ...NO_TIME_LIMITS,
      },
    },
    async (exchange) => {
      const held: Promise<unknown>[] = [];
      await whileTableLocked(exchange, 'journal_entries', async () => {
        held.push(...Array.from({ length: 3 }, () => exchange.operator.call('getAudit')));
        await waitUntil(async () => (await orderBookStatus(exchange)) === 503);
        // Long enough for another probe of the database.
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        expect(await readinessOf(exchange)).toEqual([200, READY]);
      });
      await Promise.all(held);
      await waitUntil(async () => (await orderBookStatus(exchange)) === 200);
    },
  ));

test('on SIGTERM it is unready immediately, and accepts requests until load balancers have noticed', () =>
  withExchange({ environment: { SHUTDOWN_DRAIN_MS: '5000' } }, async (exchange) => {
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

test('it is unready at once after the end of the database', () =>
  withChaosEnvironment({}, async (ground) => {
    const { exchange } = ground;
    const health = () => fetch(`${exchange.baseUrl}/health/ready`);
    for (const how of ['SIGKILL', 'shutdown'] as const) {
      await waitUntil(async () => (await health()).status === 200);
      const ending = ground.endDatabase(how);
      if (how === 'SIGKILL') await ending;
      // A database that shuts down closes its connections some time after it was told to.
      else await waitUntil(async () => !(await isConnectable(exchange)));
      const lateLooks = await waitUntil(async () => (await health()).status === 503);
      expect(lateLooks).toBeLessThanOrEqual(LATE_LOOKS_MAX);
      await ending;
      await ground.startDatabase();
    }
    await waitUntil(async () => (await health()).status === 200);
  }));
