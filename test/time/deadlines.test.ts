/** How long somebody waits is no matter of what the clock says (promise 23): a jump neither ends a wait nor draws it out. */
import { setTimeout as pause } from 'node:timers/promises';
import { exchangeOfThisFile } from '../support/exchange';
import { whileLocked } from '../support/lockedTables';
import { ServerClock } from '../support/serverClock';

const HOUR_MS = 3_600_000;
const clock = new ServerClock(Date.UTC(2027, 5, 1));
const exchange = exchangeOfThisFile({
  ...clock.options,
  // The database is waited for much longer, so that nothing but the deadline answers.
  environment: {
    ...clock.options.environment,
    ENGINE_COMMAND_DEADLINE_MS: '1500',
    HTTP_HANDLER_DEADLINE_MS: '1500',
    DATABASE_QUERY_TIMEOUT_MS: '60000',
  },
});

test(
  'whoever is worked for is answered by the deadline, though the clock goes an hour back',
  () =>
    whileLocked(exchange(), 'journal_entries', async () => {
      const answer = exchange().operator.call('getAudit');
      await pause(300);
      clock.set(clock.nowMs() - HOUR_MS);
      expect((await answer).status).toBe(503);
    }),
  20_000,
);

test('and is not sent away before it, though the clock goes a day ahead', async () => {
  const answer = await whileLocked(exchange(), 'journal_entries', async () => {
    const asked = exchange().operator.call('getAudit');
    await pause(100);
    clock.set(clock.nowMs() + 24 * HOUR_MS);
    // Late calls are looked for in less than that.
    await pause(400);
    return { asked };
  });
  expect((await answer.asked).status).toBe(200);
});
