/**
 * Under overload, orders that would wait too long are refused at once, before any work. Accepted orders are executed,
 * and reads continue. `make attack` repeats this at scale.
 */
import { type Connection, createConnection } from 'mysql2/promise';
import { eventually } from '../../support/eventually';
import { RUNS_BEHIND_GATEWAY, type TestExchange, withExchange } from '../../support/exchange';
import { freePort } from '../../support/freePort';
import { NO_TIME_LIMITS, untilLockWaits } from '../../support/lockedTables';
import { scrapeMetrics } from '../../support/scrapeMetrics';

const BATCH = 2;
/** A batch takes much longer than commands may wait, so that at most the commands of one batch wait. */
const WAIT_MS = 20;
const SETTINGS = {
  ENGINE_BATCH_COMMANDS_MAX: String(BATCH),
  ENGINE_QUEUE_WAIT_MS: String(WAIT_MS),
  ...NO_TIME_LIMITS,
};

const WAITING_COMMANDS = RUNS_BEHIND_GATEWAY ? 'talad_gateway_commands_in_flight' : 'talad_engine_queue_commands';

/** Blocks every commit until `work` has ended. */
async function whileCommitsWait<T>({ schema }: TestExchange, work: () => Promise<T>): Promise<T> {
  const owner: Connection = await createConnection({ uri: schema.ownerUrl });
  await owner.query('LOCK TABLES events WRITE');
  try {
    return await work();
  } finally {
    await owner.end();
  }
}

test('an order that would wait too long is answered 503 at once, and accepted orders are not affected', async () => {
  const metricsPort = await freePort();
  await withExchange({ environment: { ...SETTINGS, METRICS_PORT: String(metricsPort) } }, async (exchange) => {
    const alice = await exchange.createUser({ balances: { thb: '1000' } });
    let nonce = 0;
    const order = (client = alice.client) => {
      nonce += 1;
      return client.call('createOrder', {
        body: { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1000', amount: '0.001', nonce },
      });
    };
    const orders = (count: number) => Array.from({ length: count }, () => order());

    // The batch of the first order takes long, and others wait for it.
    const first = await whileCommitsWait(exchange, async () => {
      const sent = [order()];
      await untilLockWaits(exchange);
      sent.push(...orders(3 * BATCH));
      await eventually(
        async () => (await scrapeMetrics(metricsPort)).values.get(WAITING_COMMANDS) ?? 0,
        (waiting) => waiting >= BATCH,
      );
      await new Promise((resolve) => setTimeout(resolve, 20 * WAIT_MS));
      return sent;
    });
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(first.map(() => 200));

    const accepted = await whileCommitsWait(exchange, async () => {
      const statuses: number[] = [];
      const committing = order();
      await untilLockWaits(exchange);
      // One batch is being committed, the next one may be decided, and the commands of one more batch wait.
      const sent = orders(10 * BATCH);
      for (const one of sent) void one.then(({ status }) => statuses.push(status));
      await eventually(
        () => statuses.length,
        (answered) => answered >= 8 * BATCH,
      );
      const refused = await order();
      expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
        503,
        '1',
        { code: 'SERVICE_UNAVAILABLE', message: 'The service is not available now. Nothing was changed.' },
      ]);
      expect((await order(exchange.anonymous)).status).toBe(503);
      expect((await alice.client.call('getUser', { path: { userid: 'me' } })).status).toBe(200);
      // All of that happened before the first batch was committed.
      expect(new Set(statuses)).toEqual(new Set([503]));
      return [committing, ...sent];
    });
    const served = (await Promise.all(accepted)).filter(({ status }) => status === 200);
    expect(served.length).toBeGreaterThan(BATCH);
    expect((await order()).status).toBe(200);
  });
});
