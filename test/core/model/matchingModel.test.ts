/** Random histories agree with the naive model of the market. HISTORIES=10000 plays more of them. */
import { printSeed } from '../../support/randomSeed';
import { playHistory } from './modelHistory';

const HISTORIES = Number(process.env['HISTORIES'] ?? 150);
/** Limit of further ones until every kind of command has occurred. */
const HISTORIES_MAX = 1_500;

test(`${HISTORIES} random histories agree with the naive model after every command and every recovery`, async () => {
  const first = printSeed('matching model');
  const counts = new Map<string, number>();
  const isMissing = (kind: string): boolean => !counts.has(kind);
  const isToContinue = (played: number): boolean =>
    played < HISTORIES || (HISTORIES > 1 && played < HISTORIES_MAX && KINDS.some(isMissing));
  for (let seed = first; isToContinue(seed - first); seed += 1) {
    const occurred = await playHistory(seed).catch((error: Error) => {
      throw new Error(`SEED=${seed} HISTORIES=1: ${error.message}`);
    });
    for (const [what, count] of occurred) counts.set(what, (counts.get(what) ?? 0) + count);
  }
  expect(KINDS.filter(isMissing)).toEqual([]);
}, 3_600_000);

test('sums of trades beyond 10^18 agree with the naive model, and after a recovery', async () => {
  await playHistory(printSeed('giant amounts'), true);
});

const KINDS = [
  'trade', 'expire_taker', 'expire_maker', 'expire_both', 'decrement', 'refused part', 'recovery',
  'create_order', 'cancel_order', 'amend_order', 'create_order_list', 'create_oto_list', 'place_pending_orders',
  'trigger_order', 'track_prices', 'expire_order', 'continue_order', 'set_cancel_timer', 'expire_cancel_timer',
]; // biome-ignore format: one list
