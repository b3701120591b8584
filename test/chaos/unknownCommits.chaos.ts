/**
 * A commit whose answer is lost (promise 18): the link to the database is cut at COMMIT, before or after it arrives.
 * The server does not guess the outcome. It recovers its memory before it decides further commands, and a request
 * repeated with the same idempotency key gets the true outcome.
 */

import { CrashWorkload } from '../crash/crashWorkload';
import type { CommitFate } from '../support/faultProxy';
import { startFakePartner } from '../support/partner/fakePartner';
import { printSeed, seededRandom } from '../support/randomSeed';
import { printProgress, roundsFromEnvironment, withChaosEnvironment } from './chaosEnvironment';

const ROUNDS = roundsFromEnvironment(200);
const CLIENTS = 8;

test(`${ROUNDS} commits with an unknown outcome: nothing acknowledged is lost or doubled`, async () => {
  const random = seededRandom(printSeed('unknown commits'));
  const partner = await startFakePartner();
  const fates: Record<string, number> = {};
  await withChaosEnvironment({ ENGINE_COMMIT_TIMEOUT_MS: '1000' }, async ({ exchange, proxy }) => {
    const workload = await CrashWorkload.create(exchange, partner, CLIENTS, random);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const clients = workload.run();
      let after = random.integer(1, 20);
      proxy.commitFate = (): CommitFate => {
        after -= 1;
        if (after !== 0) return 'pass';
        const fate = round % 2 === 0 ? 'cut_before' : 'cut_after';
        fates[fate] = (fates[fate] ?? 0) + 1;
        return fate;
      };
      await new Promise((resolve) => setTimeout(resolve, random.integer(100, 300)));
      workload.stop();
      await clients;
      proxy.commitFate = () => 'pass';
      if (round % 20 === 0) {
        await exchange.audit();
        await workload.resolveAndCompare();
        printProgress(`unknown commits: ${round} of ${ROUNDS}, ${JSON.stringify(fates)}`);
      }
    }
    await workload.resolveAndCompare();
    expect(Object.keys(fates).sort()).toEqual(['cut_after', 'cut_before']);
    printProgress(
      `unknown commits: ${workload.acknowledged} acknowledged, 0 lost, 0 doubled, over ${JSON.stringify(fates)}`,
    );
  });
  await partner.close();
}, 3_600_000);
