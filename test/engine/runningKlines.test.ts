/** Of the klines that are running the minute alone is stored with each trade; the longer ones are stored as its minutes end, and read back with it. */
import { KLINE_INTERVALS, type Kline } from '../../src/core/model';
import type { ExchangeEngine } from '../../src/engine/engine';
import { insertStatements } from '../../src/store/connection/insertStatements';
import { KLINES, type KlineRow, klineFromRow, klineToRow } from '../../src/store/tables/klines';
import { deposit, EngineBench, limitOrder, yes } from './support';

const [MAKER, TAKER] = [1, 2];
const LONGER = KLINE_INTERVALS.slice(1);
let bench: EngineBench;
let engine: ExchangeEngine;
/** On a held clock: a minute before a month ends, so that it ends with the second minute. */
beforeEach(async () => {
  bench = await EngineBench.create();
  bench.clock.advance(Date.UTC(2026, 11, 31, 23, 58, 30) - bench.clock.nowMs());
  engine = await bench.start();
  await engine.execute(deposit(MAKER, 'btc', '10'));
  await engine.execute(deposit(TAKER, 'thb', '1000000'));
});
afterEach(() => bench.end());

async function trade(price: string, quantity: string): Promise<void> {
  yes(await engine.execute(limitOrder(MAKER, 'sell', price, quantity)));
  yes(await engine.execute(limitOrder(TAKER, 'buy', price, quantity)));
}

async function restart(): Promise<void> {
  await engine.stop();
  engine = await bench.start();
}

function running(): (Kline | undefined)[] {
  return KLINE_INTERVALS.map((interval) => engine.committed.kline('btc_thb', interval));
}

/** How many trades each row has, of the newest first: `2, 1` of two. */
async function stored(): Promise<Record<string, string>> {
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

test('the minute is stored with its trades, the longer ones when it has ended, and a restart brings back all of them', async () => {
  await trade('1000', '0.1');
  await trade('1002', '0.2');
  expect(await stored()).toEqual({ ...everyLonger(''), '1m': '2' });
  const first = running();
  await restart();
  expect(running()).toEqual(first);

  bench.clock.advance(60_000);
  await trade('999', '0.1');
  expect(await stored()).toEqual({ ...everyLonger('2'), '1m': '1, 2' });
  const second = running();
  expect(second.map((kline) => kline?.tradeCount)).toEqual([1, ...LONGER.map(() => 3)]);
  await restart();
  expect(running()).toEqual(second);

  // All but weeks and three days end here; what they came to is in the table before anybody is shown the next ones.
  bench.clock.advance(60_000);
  await trade('1001', '0.3');
  await trade('1001', '0.3');
  expect(await stored()).toEqual({ ...everyLonger('3'), '1m': '2, 1, 2' });
  const third = running();
  await restart();
  expect(running()).toEqual(third);
});

test('where the version before stored all of them with each trade, they are stored so until the minute ends', async () => {
  await trade('1000', '0.1');
  await trade('1002', '0.2');
  const byThatVersion = insertStatements(
    KLINES,
    running().flatMap((kline) => (kline === undefined ? [] : [klineToRow(kline)])),
  );
  await engine.stop();
  for (const statement of byThatVersion) await bench.database.raw(statement);
  engine = await bench.start();
  expect(running().map((kline) => kline?.tradeCount)).toEqual(KLINE_INTERVALS.map(() => 2));

  await trade('998', '0.1');
  expect(await stored()).toEqual({ ...everyLonger('3'), '1m': '3' });
  const first = running();
  await restart();
  expect(running()).toEqual(first);

  bench.clock.advance(60_000);
  await trade('999', '0.1');
  await trade('999', '0.1');
  expect(await stored()).toEqual({ ...everyLonger('3'), '1m': '2, 3' });
  const second = running();
  await restart();
  expect(running()).toEqual(second);
});
