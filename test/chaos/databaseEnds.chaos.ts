/**
 * The database is killed or restarted under load (promise 17): this causes errors, but loses no money, and the server
 * needs no restart. The first order succeeds within five seconds after the database answers again.
 */

import { CrashWorkload } from '../crash/crashWorkload';
import { startFakePartner } from '../support/partner/fakePartner';
import { printSeed, seededRandom } from '../support/randomSeed';
import { printProgress, roundsFromEnvironment, withChaosEnvironment } from './chaosEnvironment';

const ROUNDS = roundsFromEnvironment(50);
const CLIENTS = 8;
const BACK_WITHIN_MS = 5_000;

test(`the database dies or restarts ${ROUNDS} times under ${CLIENTS} clients: nothing acknowledged is lost or doubled`, async () => {
  const random = seededRandom(printSeed('databaseEnds'));
  const partner = await startFakePartner();
  await withChaosEnvironment({}, async (environment) => {
    const { exchange } = environment;
    const workload = await CrashWorkload.create(exchange, partner, CLIENTS, random);
    const trader = await exchange.createUser({ balances: { thb: '1000000' } });
    let slowestMs = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const clients = workload.run();
      await new Promise((resolve) => setTimeout(resolve, random.integer(50, 300)));
      await environment.endDatabase(random.pick(['SIGKILL', 'shutdown'] as const));
      await new Promise((resolve) => setTimeout(resolve, random.integer(0, 200)));
      await environment.startDatabase();
      const answeredAtMs = performance.now();
      for (let nonce = 1; ; nonce += 1) {
        const body = {
          pair: 'btc_thb',
          type: 'limit' as const,
          side: 'buy' as const,
          price: '1000',
          amount: '0.001',
          nonce: round * 1_000 + nonce,
        };
        const answer = await trader.client.call('createOrder', { body });
        if (answer.status === 200) break;
        expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      slowestMs = Math.max(slowestMs, performance.now() - answeredAtMs);
      workload.stop();
      await clients;
      await exchange.audit();
      await workload.resolveAndCompare();
      if (round % 5 === 0)
        printProgress(`database ends: ${round} of ${ROUNDS}, first success after at most ${Math.round(slowestMs)} ms`);
    }
    expect(slowestMs).toBeLessThan(BACK_WITHIN_MS);
    printProgress(
      `database ends: ${workload.acknowledged} acknowledged, 0 lost, 0 doubled; first success after at most ${Math.round(slowestMs)} ms`,
    );
  });
  await partner.close();
}, 3_600_000);
