/** Deadlines do not depend on the clock (promise 23): a jump neither ends nor extends a wait. */
import { setTimeout as pause } from 'node:timers/promises';
import { exchangeOfThisFile } from '../support/exchange';
import { NO_TIME_LIMITS, untilLockWaits, whileTableLocked } from '../support/lockedTables';
import { ServerClock } from '../support/serverClock';

const HOUR_MS = 3_600_000;
const clock = new ServerClock(Date.UTC(2027, 5, 1));
const exchange = exchangeOfThisFile({
  ...clock.options,
  // The database timeout is much longer, so that only the deadline can end a request.
  environment: {
    ...clock.options.environment,
    ENGINE_COMMAND_DEADLINE_MS: '1500',
    HTTP_HANDLER_DEADLINE_MS: '1500',
    DATABASE_QUERY_TIMEOUT_MS: '60000',
  },
});

test('a request is answered at its deadline even if the clock goes an hour back', () =>
  whileTableLocked(exchange(), 'journal_entries', async () => {
    const answer = exchange().operator.call('getAudit');
    await untilLockWaits(exchange());
    clock.set(clock.nowMs() - HOUR_MS);
    expect((await answer).status).toBe(503);
  }));

test('a request is not ended before its deadline even if the clock goes a day ahead', async () => {
  await exchange().restart(NO_TIME_LIMITS);
  const answer = await whileTableLocked(exchange(), 'journal_entries', async () => {
    const asked = exchange().operator.call('getAudit');
    await untilLockWaits(exchange());
    clock.set(clock.nowMs() + 24 * HOUR_MS);
    // Expired requests are searched more often than that.
    await pause(400);
    return { asked };
  });
  expect((await answer.asked).status).toBe(200);
});
