/**
 * A slow, narrow or broken link to the database (promise 20) costs errors and time, but no money, and service resumes
 * by itself.
 */
import { readConfig } from '../../src/foundation/settings/config';
import { CrashWorkload } from '../crash/crashWorkload';
import { eventually } from '../support/eventually';
import type { TestExchange } from '../support/exchange';
import { freePort } from '../support/freePort';
import { whileTableLocked } from '../support/lockedTables';
import { startFakePartner } from '../support/partner/fakePartner';
import { printSeed, seededRandom } from '../support/randomSeed';
import { scrapeMetrics } from '../support/scrapeMetrics';
import { printProgress, withChaosEnvironment } from './chaosEnvironment';

const SECONDS = Number(process.env['LINK_SECONDS'] ?? 60);
const CLIENTS = 8;

/**
 * Number of pool connections that can be used at once. While a table is locked, each request that reads it occupies
 * one.
 */
async function usablePool(exchange: TestExchange, metricsPort: number): Promise<number> {
  const { connectionsMax } = readConfig({ DATABASE_URL: exchange.schema.serviceUrl }).database;
  const used = async () => (await scrapeMetrics(metricsPort)).values.get('talad_database_pool{state="used"}') ?? 0;
  await eventually(used, (connections) => connections === 0);
  const { answers, most } = await whileTableLocked(exchange, 'deposits', async () => {
    const answers = Array.from({ length: connectionsMax }, () => exchange.operator.call('listDeposits'));
    return { answers, most: await eventually(used, (connections) => connections >= connectionsMax) };
  });
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  return most;
}

test(`${SECONDS} s over a link that is slow, narrow, and cut at random: nothing acknowledged is lost or doubled`, async () => {
  const seed = printSeed('bad link');
  // A separate generator, so that the faults do not depend on the number of requests in between.
  const random = seededRandom(seed);
  const partner = await startFakePartner();
  const metricsPort = await freePort();
  await withChaosEnvironment({ METRICS_PORT: String(metricsPort) }, async ({ exchange, proxy }) => {
    const workload = await CrashWorkload.create(exchange, partner, CLIENTS, seededRandom(seed));
    const untilMs = performance.now() + SECONDS * 1_000;
    const faults: Record<string, number> = {};
    while (performance.now() < untilMs) {
      const clients = workload.run();
      const fault = random.pick(['slow', 'narrow', 'cut', 'refused'] as const);
      faults[fault] = (faults[fault] ?? 0) + 1;
      if (fault === 'slow') proxy.setConditions({ delayMs: 200 });
      if (fault === 'narrow') proxy.setConditions({ bytesPerSecond: 1_000 });
      if (fault === 'cut')
        for (let cut = 0; cut < 5; cut += 1) setTimeout(() => proxy.cutAll(), random.integer(0, 1_000));
      if (fault === 'refused') {
        proxy.refusing = true;
        proxy.cutAll();
      }
      await new Promise((resolve) => setTimeout(resolve, random.integer(1_000, 4_000)));
      proxy.setConditions({});
      proxy.refusing = false;
      workload.stop();
      await clients;
    }
    await eventually(
      () => exchange.anonymous.call('getReadiness'),
      ({ status }) => status === 200,
    );
    await exchange.audit();
    await workload.resolveAndCompare();
    const pool = await usablePool(exchange, metricsPort);
    printProgress(
      `bad link: ${JSON.stringify(faults)}, ${workload.acknowledged} acknowledged, 0 lost, 0 doubled; ${pool} pool connections usable at once`,
    );
  });
  await partner.close();
}, 3_600_000);
