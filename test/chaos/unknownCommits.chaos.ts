/**
 * A commit whose answer is lost (promise 18): the way to the database is cut at COMMIT, before it arrives or after. Nobody is told
 * a guess, the memory is read back before anything else is decided, and asking again under the same key gives the truth.
 */

import { Workload } from '../crash/workload';
import type { CommitFate } from '../support/faultProxy';
import { startFakePartner } from '../support/partner/fakePartner';
import { randomFrom, seedOf } from '../support/seed';
import { onGround, roundsOr, tell } from './ground';

const ROUNDS = roundsOr(200);
const CLIENTS = 8;

test(`${ROUNDS} commits with an unknown outcome: nothing acknowledged is lost, nothing is done twice`, async () => {
  const random = randomFrom(seedOf('unknown commits'));
  const partner = await startFakePartner();
  const fates: Record<string, number> = {};
  await onGround({ ENGINE_COMMIT_TIMEOUT_MS: '1000' }, async ({ exchange, proxy }) => {
    const workload = await Workload.create(exchange, partner, CLIENTS, random);
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
        await workload.reconcile();
        tell(`unknown commits: ${round} of ${ROUNDS}, ${JSON.stringify(fates)}`);
      }
    }
    await workload.reconcile();
    expect(Object.keys(fates).sort()).toEqual(['cut_after', 'cut_before']);
    tell(`unknown commits: ${workload.acknowledged} acknowledged, 0 lost, 0 doubled, over ${JSON.stringify(fates)}`);
  });
  await partner.close();
}, 3_600_000);
