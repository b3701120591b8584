/**
 * Of the running klines only the minute is stored with each trade. Longer intervals are stored when a minute ends, and
 * recovery adds the running minute.
 */
import { KLINE_INTERVALS, type Kline } from '../../src/core/model/model';
import type { ExchangeEngine } from '../../src/engine/engine';
import { insertStatements } from '../../src/store/connection/insertStatements';
import { KLINES, type KlineRow, klineFromRow, klineToRow } from '../../src/store/tables/klines';
import { limitOrder } from '../support/limitOrder';
import { acceptedEvent, deposit, EngineHarness } from './engineHarness';

const [MAKER, TAKER] = [1, 2];
const LONGER = KLINE_INTERVALS.slice(1);
let bench: EngineHarness;
let engine: ExchangeEngine;
/** The clock starts 90 seconds before the end of a month, so that the month ends with the second minute. */
beforeEach(async () => {
  bench = await EngineHarness.create();
  bench.clock.advance(Date.UTC(2026, 11, 31, 23, 58, 30) - bench.clock.nowMs());
  engine = await bench.start();
  await engine.execute(deposit(MAKER, 'btc', '10'));
  await engine.execute(deposit(TAKER, 'thb', '1000000'));
});
afterEach(() => bench.stopAndAudit());

async function tradeAt(price: string, quantity: string): Promise<void> {
  acceptedEvent(await engine.execute(limitOrder(MAKER, 'sell', price, quantity)));
  acceptedEvent(await engine.execute(limitOrder(TAKER, 'buy', price, quantity)));
}

async function restart(): Promise<void> {
  await engine.stop();
  engine = await bench.start();
}

function runningKlines(): (Kline | undefined)[] {
  return KLINE_INTERVALS.map((interval) => engine.committed.kline('btc_thb', interval));
}

/** Trade counts of the stored rows by interval, the newest first, such as `2, 1`. */
async function storedTradeCounts(): Promise<Record<string, string>> {
  const rows: KlineRow[] = await bench.database('klines').orderBy('open_time_ms', 'desc');
  return Object.fromEntries(
    KLINE_INTERVALS.map((interval) => [
      interval,
      rows
        .filter((row) => row.interval === interval)
        .map((row) => klineFromRow(row).tradeCount)
        .join(', '),
    ]),
  );
}

const everyLonger = (counts: string) => Object.fromEntries(LONGER.map((interval) => [interval, counts]));

test('the minute is stored with each trade, longer intervals at the end of a minute, and a restart restores all of them', async () => {
  await tradeAt('1000', '0.1');
  await tradeAt('1002', '0.2');
  expect(await storedTradeCounts()).toEqual({ ...everyLonger(''), '1m': '2' });
  const first = runningKlines();
  await restart();
  expect(runningKlines()).toEqual(first);

  bench.clock.advance(60_000);
  await tradeAt('999', '0.1');
  expect(await storedTradeCounts()).toEqual({ ...everyLonger('2'), '1m': '1, 2' });
  const second = runningKlines();
  expect(second.map((kline) => kline?.tradeCount)).toEqual([1, ...LONGER.map(() => 3)]);
  await restart();
  expect(runningKlines()).toEqual(second);

  // All intervals end here except weeks and three days. Their final values are stored before the next ones are
  // published.
  bench.clock.advance(60_000);
  await tradeAt('1001', '0.3');
  await tradeAt('1001', '0.3');
  expect(await storedTradeCounts()).toEqual({ ...everyLonger('3'), '1m': '2, 1, 2' });
  const third = runningKlines();
  await restart();
  expect(runningKlines()).toEqual(third);
});

test('klines that the previous version stored with each trade are stored so until the minute ends', async () => {
  await tradeAt('1000', '0.1');
  await tradeAt('1002', '0.2');
  const rowsOfPreviousVersion = insertStatements(
    KLINES,
    runningKlines().flatMap((kline) => (kline === undefined ? [] : [klineToRow(kline)])),
  );
  await engine.stop();
  for (const statement of rowsOfPreviousVersion) await bench.database.raw(statement);
  engine = await bench.start();
  expect(runningKlines().map((kline) => kline?.tradeCount)).toEqual(KLINE_INTERVALS.map(() => 2));

  await tradeAt('998', '0.1');
  expect(await storedTradeCounts()).toEqual({ ...everyLonger('3'), '1m': '3' });
  const first = runningKlines();
  await restart();
  expect(runningKlines()).toEqual(first);

  bench.clock.advance(60_000);
  await tradeAt('999', '0.1');
  await tradeAt('999', '0.1');
  expect(await storedTradeCounts()).toEqual({ ...everyLonger('3'), '1m': '2, 3' });
  const second = runningKlines();
  await restart();
  expect(runningKlines()).toEqual(second);
});
