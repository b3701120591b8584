/**
 * The server is killed at random moments under mixed load; ROUNDS and CLIENTS set the amount. Everything that was
 * acknowledged exists once; everything that was not acknowledged exists completely or not at all.
 */
import { withExchange } from '../support/exchange';
import { expectNoTransaction } from '../support/expectNoTransaction';
import { startFakePartner } from '../support/partner/fakePartner';
import { printSeed, seededRandom } from '../support/randomSeed';
import { CrashWorkload } from './crashWorkload';

const ROUNDS = Number(process.env['ROUNDS'] ?? 10);
const CLIENTS = Number(process.env['CLIENTS'] ?? 8);

test(`no acknowledged order or withdrawal is lost or doubled in ${ROUNDS} kills under ${CLIENTS} clients`, async () => {
  const random = seededRandom(printSeed('kill'));
  const partner = await startFakePartner();
  await withExchange({ environment: { PORTAL_SPENDING_LIMIT: '1000000000' } }, async (exchange) => {
    const workload = await CrashWorkload.create(exchange, partner, CLIENTS, random);
    for (let round = 0; round < ROUNDS; round += 1) {
      const clients = workload.run();
      await new Promise((resolve) => setTimeout(resolve, random.integer(50, 600)));
      await exchange.kill('SIGKILL');
      workload.stop();
      await clients;
      // When the database has finished the last transaction, the memory of the next server must equal the tables.
      await expectNoTransaction(exchange);
      const before = await exchange.audit();
      await exchange.restart();
      expect((await exchange.audit()).bookHash).toBe(before.bookHash);
      await workload.resolveAndCompare();
      if (round % 20 === 19)
        process.stderr.write(`kill: ${round + 1} of ${ROUNDS}, ${workload.acknowledged} acknowledged\n`);
    }
    expect(workload.acknowledged).toBeGreaterThan(ROUNDS * CLIENTS);
    process.stderr.write(`kill: ${workload.acknowledged} acknowledged, ${workload.unanswered} without a response\n`);
  });
  await partner.close();
}, 3_600_000);
