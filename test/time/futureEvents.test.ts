/** A clock of server and database was a day ahead, and events were written: the next start does not go on without a word. */
import { exchangeOfThisFile } from '../support/exchange';
import { createTraders, tradeBetween } from '../support/orderHelpers';
import { ShiftedServerClock } from '../support/shiftedServerClock';

const DAY_MS = 86_400_000;
/** With it, the server trusts its clock like one whose database has the same. */
const TRUSTED = { CLOCK_SKEW_MAX_MS: '315576000000' };

const clock = new ShiftedServerClock();
const exchange = exchangeOfThisFile(clock.options);

async function tradeTimes(): Promise<number[]> {
  const trades = await exchange().anonymous.expect('getAggTrades', 200, { query: { symbol: 'btc_thb' } });
  return trades.map((trade) => trade.T);
}

test('a start refuses events of tomorrow and names how to go on; accepted, time stands still until then', async () => {
  clock.shift(DAY_MS);
  await exchange().restart(TRUSTED);
  const traders = await createTraders(exchange());
  await tradeBetween(traders, '100', '1');
  const [tomorrowMs = 0] = await tradeTimes();
  clock.shift(0);

  const newest = await exchange().database('events').orderBy('sequence', 'desc').first('sequence', 'time_ms');
  const refusal = new RegExp(
    `event ${String(newest?.sequence)}, the newest one of the database, .* s ahead of the clocks .* ` +
      `ACCEPT_EVENT_TIME_MS=${String(newest?.time_ms)}: until the clocks have reached that time, everything new has it`,
  );
  await expect(exchange().restart()).rejects.toThrow(refusal);
  await expect(exchange().restart({ ACCEPT_EVENT_TIME_MS: String(Number(newest?.time_ms) - 1) })).rejects.toThrow(
    refusal,
  );

  const accepted = { ACCEPT_EVENT_TIME_MS: String(newest?.time_ms) };
  for (const trades of [2, 3]) {
    await exchange().restart(accepted);
    await tradeBetween(traders, '101', '1');
    expect(await tradeTimes()).toEqual([
      tomorrowMs,
      ...Array.from({ length: trades - 1 }, () => Number(newest?.time_ms)),
    ]);
  }
  const days = await exchange().anonymous.expect('getKlines', 200, { query: { symbol: 'btc_thb', interval: '1d' } });
  expect(days.map((day) => [day[0], day[8]])).toEqual([[Math.floor(tomorrowMs / DAY_MS) * DAY_MS, 3]]);
  expect(exchange().lines.filter((line) => line.includes('an operator has accepted this'))).toHaveLength(2);

  clock.shift(DAY_MS + 60_000);
  await exchange().restart(TRUSTED);
  await tradeBetween(traders, '102', '1');
  expect((await tradeTimes()).at(-1)).toBeGreaterThan(Number(newest?.time_ms));
});
