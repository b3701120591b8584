/**
 * How long an exchange takes to serve after a start: healthy, with a checkpoint of the audit, and with one damaged row, for
 * which it audits everything. EVENTS=1000000 for the full measure.
 */
import { EngineHarness } from '../engine/engineHarness';
import { isQuarantined, restartDamaged, tryOrder, wrongBalance } from '../quarantine/damage';
import { limitOrder } from '../support/limitOrder';
import { printProgress, withChaosEnvironment } from './chaosEnvironment';

const EVENTS = Number(process.env['EVENTS'] ?? 20_000);
const USERS = 20;
/** Commands that are queued at once: no more than always may wait. */
const ORDERS = 250;
/** An audit of all history may take minutes. */
const PATIENT = { HTTP_HANDLER_DEADLINE_MS: '60000' };
const READY_DEADLINE_MS = 900_000;

test(
  `with ${EVENTS} events, an exchange with a damaged row serves in quarantine`,
  () =>
    withChaosEnvironment(
      PATIENT,
      async ({ exchange }) => {
        const users = await Promise.all(
          Array.from({ length: USERS }, () => exchange.createUser({ balances: { thb: '100000000', btc: '10000' } })),
        );
        const [victim] = users;
        if (victim === undefined) throw new Error('no user');
        await exchange.stop();
        const harness = await EngineHarness.create(exchange.schema);
        harness.clock.advance(Date.now() - harness.clock.nowMs());
        const engine = await harness.start();
        for (let events = 0; events < EVENTS; ) {
          const orders = Array.from({ length: ORDERS }, (_, index) => {
            const user = users[index % USERS] ?? victim;
            // Half of the orders trade with one before.
            const side = index % 2 === 0 ? 'sell' : 'buy';
            return engine.execute(limitOrder(user.id, side, String(1_000 + (index % 50)), '0.001'));
          });
          await Promise.all(orders);
          events += ORDERS;
          if (events % 100_000 === 0) printProgress(`quarantine: ${events} events`);
        }
        await engine.stop();
        const timeStart = async (what: string, start: () => Promise<void>): Promise<void> => {
          const startedMs = performance.now();
          await start();
          printProgress(`quarantine: ${what}: serves after ${Math.round(performance.now() - startedMs)} ms`);
        };
        await timeStart('healthy, without a checkpoint', () => exchange.restart());
        await exchange.stop();
        await timeStart('healthy, with a checkpoint', () => exchange.restart());
        const damage = wrongBalance(victim.id, 'thb');
        await exchange.stop();
        await timeStart('a damaged row, with a checkpoint', () => restartDamaged(exchange, damage));
        expect([await isQuarantined(exchange), await tryOrder(victim)]).toEqual([
          true,
          [503, 'EXCHANGE_IN_QUARANTINE'],
        ]);
        await damage.mend(exchange.database);
        await timeStart('the audit after the repair', () => exchange.audit().then(() => undefined));
        expect(await isQuarantined(exchange)).toBe(false);
      },
      { readyDeadlineMs: READY_DEADLINE_MS },
    ),
  3_600_000,
);
