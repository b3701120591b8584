/** A slow, narrow or breaking way to the database (promise 20) costs errors and time, never money, and all comes back by itself. */
import { readConfig } from '../../src/config';
import { Workload } from '../crash/workload';
import { eventually } from '../support/eventually';
import type { TestExchange } from '../support/exchange';
import { whileLocked } from '../support/lockedTables';
import { scrape } from '../support/metrics';
import { startFakePartner } from '../support/partner/fakePartner';
import { freePort } from '../support/ports';
import { randomFrom, seedOf } from '../support/seed';
import { onGround, tell } from './ground';

const SECONDS = Number(process.env['LINK_SECONDS'] ?? 60);
const CLIENTS = 8;

/** How many connections of the pool can be at work at once: while a table is locked, whoever reads it keeps one. */
async function usablePool(exchange: TestExchange, metricsPort: number): Promise<number> {
  const { connectionsMax } = readConfig({ DATABASE_URL: exchange.schema.serviceUrl }).database;
  const used = async () => (await scrape(metricsPort)).values.get('talad_database_pool{state="used"}') ?? 0;
  await eventually(used, (connections) => connections === 0);
  const { answers, most } = await whileLocked(exchange, 'deposits', async () => {
    const answers = Array.from({ length: connectionsMax }, () => exchange.operator.call('listDeposits'));
    return { answers, most: await eventually(used, (connections) => connections >= connectionsMax) };
  });
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  return most;
}

test(`${SECONDS} s over a link that is slow, narrow, and cut at random: nothing acknowledged is lost or doubled`, async () => {
  const seed = seedOf('bad link');
  // What happens to the link does not depend on how much the clients could ask for meanwhile.
  const random = randomFrom(seed);
  const partner = await startFakePartner();
  const metricsPort = await freePort();
  await onGround({ METRICS_PORT: String(metricsPort) }, async ({ exchange, proxy }) => {
    const workload = await Workload.create(exchange, partner, CLIENTS, randomFrom(seed));
    const untilMs = performance.now() + SECONDS * 1_000;
    const seen: Record<string, number> = {};
    while (performance.now() < untilMs) {
      const clients = workload.run();
      const trouble = random.pick(['slow', 'narrow', 'cut', 'refused'] as const);
      seen[trouble] = (seen[trouble] ?? 0) + 1;
      if (trouble === 'slow') proxy.become({ delayMs: 200 });
      if (trouble === 'narrow') proxy.become({ bytesPerSecond: 1_000 });
      if (trouble === 'cut')
        for (let cut = 0; cut < 5; cut += 1) setTimeout(() => proxy.cutAll(), random.integer(0, 1_000));
      if (trouble === 'refused') {
        proxy.refusing = true;
        proxy.cutAll();
      }
      await new Promise((resolve) => setTimeout(resolve, random.integer(1_000, 4_000)));
      proxy.become({});
      proxy.refusing = false;
      workload.stop();
      await clients;
    }
    await eventually(
      () => exchange.anonymous.call('getReadiness'),
      ({ status }) => status === 200,
    );
    await exchange.audit();
    await workload.reconcile();
    const pool = await usablePool(exchange, metricsPort);
    tell(
      `bad link: ${JSON.stringify(seen)}, ${workload.acknowledged} acknowledged, 0 lost, 0 doubled; ${pool} connections of the pool at work at once`,
    );
  });
  await partner.close();
}, 3_600_000);
