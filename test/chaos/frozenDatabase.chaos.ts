/**
 * A frozen database (promise 19): every request is answered in time, with 503 and Retry-After if it needed the
 * database, and service resumes by itself when the database does.
 */
import { readConfig } from '../../src/foundation/settings/config';
import { printProgress, withChaosEnvironment } from './chaosEnvironment';

const FROZEN_MS = Number(process.env['FROZEN_MS'] ?? 30_000);
const ANSWERED_WITHIN_MS = 10_000;
const CLIENTS = 20;
const LEASE_MS = readConfig({ DATABASE_URL: 'mysql://unused@localhost/unused' }).engine.leaseMs;

test(`a database frozen for ${FROZEN_MS / 1000} s: every request is answered within ${ANSWERED_WITHIN_MS / 1000} s, and service resumes by itself`, async () => {
  await withChaosEnvironment({}, async (environment) => {
    const { exchange } = environment;
    const trader = await exchange.createUser({ balances: { thb: '1000000' } });
    let nonce = 1;
    const order = () =>
      trader.client.call('createOrder', {
        body: { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1000', amount: '0.001', nonce: nonce++ },
      });
    expect((await order()).status).toBe(200);
    const statuses: Record<string, number> = {};
    let slowestMs = 0;
    let frozen = true;
    const client = async () => {
      while (frozen) {
        const startedMs = performance.now();
        const answer = await order();
        slowestMs = Math.max(slowestMs, performance.now() - startedMs);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (answer.status === 503) expect(answer.headers['retry-after']).toBe('1');
      }
    };
    await environment.freezeDatabase();
    const frozenMs = performance.now();
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    const untilMs = performance.now() + FROZEN_MS;
    while (performance.now() < untilMs) {
      // Requests that need no database are served as long as the lease is proved, because nothing can have changed.
      const { status } = await exchange.anonymous.call('getDepth', { query: { symbol: 'btc_thb' } });
      const passedMs = performance.now() - frozenMs;
      if (passedMs < LEASE_MS / 2) expect(status).toBe(200);
      if (passedMs > LEASE_MS + 1_000) expect(status).toBe(503);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    environment.thawDatabase();
    frozen = false;
    await clients;
    expect(slowestMs).toBeLessThan(ANSWERED_WITHIN_MS);
    expect(statuses['503']).toBeGreaterThan(0);
    const thawedMs = performance.now();
    while ((await order()).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    printProgress(
      `frozen database: answers ${JSON.stringify(statuses)}, the slowest ${Math.round(slowestMs)} ms; first success ${Math.round(performance.now() - thawedMs)} ms after`,
    );
  });
});
