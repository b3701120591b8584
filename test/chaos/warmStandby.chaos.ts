/**
 * A leader is killed under load, and a warm standby takes over (promise 61), with OPEN_ORDERS=1000000 open orders for
 * the full measure. Prints the time without an accepted order in each round. No acknowledged request is lost or doubled,
 * and the memory of the new leader equals the tables.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { growTables } from '../bench/growthTables';
import { CrashWorkload } from '../crash/crashWorkload';
import { eventually } from '../support/eventually';
import type { TestExchange, TestUser } from '../support/exchange';
import { freePort } from '../support/freePort';
import { startFakePartner } from '../support/partner/fakePartner';
import { printSeed, seededRandom } from '../support/randomSeed';
import { scrapeMetrics } from '../support/scrapeMetrics';
import { startSecondServer } from '../support/secondServer';
import { printProgress, roundsFromEnvironment, withChaosEnvironment } from './chaosEnvironment';

const ROUNDS = roundsFromEnvironment(3);
const OPEN_ORDERS = Number(process.env['OPEN_ORDERS'] ?? 20_000);
const CLIENTS = 8;
const WITHOUT_ORDER_MAX_MS = 2_000;
/** Loading and auditing a million orders, in each server. */
const READY_DEADLINE_MS = 900_000;

/** For audits of a million orders. */
const PATIENT = { HTTP_HANDLER_DEADLINE_MS: '60000' };

/** Starts a warm standby, and resolves when it follows the leader. `serving` resolves when it has taken over. */
async function startWarmStandby(leader: TestExchange) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const environment = { ...PATIENT, STANDBY: 'warm', METRICS_PORT: String(metricsPort) };
  const serving = startSecondServer(leader, { port, environment, readyDeadlineMs: READY_DEADLINE_MS });
  serving.catch(() => undefined);
  const startedMs = performance.now();
  for (;;) {
    const values = await scrapeMetrics(metricsPort).then(
      (scraped) => scraped.values,
      () => undefined,
    );
    if (values?.get('talad_role{role="warm_standby"}') === 1 && values.get('talad_standby_lag_events') === 0) break;
    // An error of the start ends the wait.
    const ended = await Promise.race([serving, new Promise((resolve) => setTimeout(resolve, 200))]);
    if (ended !== undefined || performance.now() - startedMs > READY_DEADLINE_MS)
      throw new Error('the standby does not follow the leader');
  }
  return { port, serving, loadedMs: performance.now() - startedMs };
}

/** Sends orders until one is accepted. Returns the milliseconds since `sinceMs`. */
async function nextAcceptedOrder({ client }: TestUser, sinceMs: number, round: number): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const nonce = round * 100_000 + attempt;
    const body = {
      pair: 'btc_thb',
      type: 'limit' as const,
      side: 'buy' as const,
      price: '900000',
      amount: '0.001',
      nonce,
    };
    const answer = await client.call('createOrder', { body }).catch(() => undefined);
    if (answer?.status === 200) return performance.now() - sinceMs;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test(`with ${OPEN_ORDERS} open orders, a warm standby takes over from a killed leader ${ROUNDS} times`, async () => {
  const random = seededRandom(printSeed('warm standby'));
  const partner = await startFakePartner();
  const times: number[] = [];
  await withChaosEnvironment(PATIENT, async ({ exchange }) => {
    await exchange.stop();
    await growTables({ url: exchange.schema.ownerUrl, users: OPEN_ORDERS / 2, nowMs: Date.now() });
    printProgress(`warm standby: ${OPEN_ORDERS} open orders are in the tables`);
    await exchange.restart();
    printProgress('warm standby: the first leader serves');
    const workload = await CrashWorkload.create(exchange, partner, CLIENTS, random);
    const trader = await exchange.createUser({ balances: { thb: '1000000000' } });
    const standbys: TestExchange[] = [];
    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const { port, serving, loadedMs } = await startWarmStandby(exchange);
        printProgress(`warm standby: follows after ${Math.round(loadedMs / 1_000)} s`);
        const clients = workload.run();
        await new Promise((resolve) => setTimeout(resolve, random.integer(300, 2_000)));
        const killedMs = performance.now();
        const killed = exchange.kill('SIGKILL');
        // As a proxy in front of both servers does.
        exchange.port = port;
        times.push(await nextAcceptedOrder(trader, killedMs, round));
        await killed;
        workload.stop();
        await clients;
        const standby = await serving;
        standbys.push(standby);
        await exchange.adoptServerOf(standby);
        await eventually(
          () => exchange.anonymous.call('getReadiness'),
          ({ status }) => status === 200,
        );
        const taken = standby.lines.find((line) => line.includes('compared its memory with the tables'));
        printProgress(
          `warm standby: round ${round} of ${ROUNDS}: ${Math.round(times[round - 1] ?? 0)} ms without an order; ` +
            takeoverText(taken),
        );
        await workload.resolveAndCompare();
        await auditPatiently(exchange);
        printProgress(
          `warm standby: ${workload.acknowledged} acknowledged, 0 lost, 0 doubled; memory equals the tables`,
        );
      }
    } finally {
      await exchange.kill();
      for (const standby of standbys) await standby.close();
    }
  });
  await partner.close();
  printProgress(
    `warm standby: ${OPEN_ORDERS} open orders, ${ROUNDS} takeovers, at most ${Math.round(Math.max(...times))} ms without an order`,
  );
  expect(Math.max(...times)).toBeLessThan(WITHOUT_ORDER_MAX_MS);
}, 7_200_000);

/**
 * Audits memory and tables of the running server. Without the usual client, because the audit of a million orders takes
 * longer than that waits.
 */
async function auditPatiently(exchange: TestExchange): Promise<void> {
  const token = readFileSync(join(exchange.dataDir, 'operator-token'), 'utf8').trim();
  for (let repeats = 5; ; repeats -= 1) {
    const response = await fetch(`${exchange.baseUrl}/internal/audit`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const report = (await response.json()) as { clean?: boolean };
    if (response.status === 503 && repeats > 0) continue;
    expect([response.status, report]).toMatchObject([200, { clean: true }]);
    return;
  }
}

function takeoverText(line: string | undefined): string {
  if (line === undefined) throw new Error('the standby has loaded the tables instead of using its memory');
  const { events, milliseconds } = JSON.parse(line) as { events: number; milliseconds: number };
  return `${events} events applied and accounts compared in ${milliseconds} ms`;
}
