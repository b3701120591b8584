/** Kline history, compared with the plainest definition: a slice of the list of all klines. */
import fc from 'fast-check';
import { fillGaps, type KlineQuery, klineSpan } from '../../../src/core/market/klineHistory';
import { foldTrade, gapKline, intervalOpenMs, nextOpenMs } from '../../../src/core/market/klines';
import { KLINE_INTERVALS, type Kline, type KlineInterval, type Trade } from '../../../src/core/model/model';
import { printSeed } from '../../support/randomSeed';

const NOW_MS = Date.UTC(2028, 2, 2, 12);
/** Long enough for several klines of each interval, short enough to list them all. */
const REACH: Readonly<Record<KlineInterval, number>> = Object.fromEntries(
  KLINE_INTERVALS.map((interval) => [
    interval,
    60 * (nextOpenMs(interval, intervalOpenMs(interval, NOW_MS)) - intervalOpenMs(interval, NOW_MS)),
  ]),
) as Record<KlineInterval, number>;

const history = fc.constantFrom(...KLINE_INTERVALS).chain((interval) => {
  const time = fc.integer({ min: NOW_MS - REACH[interval], max: NOW_MS });
  const edge = fc.oneof(
    time,
    time.map((timeMs) => intervalOpenMs(interval, timeMs)),
    fc.constantFrom(0, NOW_MS + REACH[interval]),
  );
  return fc.record({
    interval: fc.constant(interval),
    times: fc.array(time, { minLength: 1, maxLength: 12 }),
    startMs: fc.option(edge, { nil: undefined }),
    endMs: fc.option(edge, { nil: undefined }),
    limit: fc.integer({ min: 1, max: 20 }),
  });
});

function klinesOf(interval: KlineInterval, times: readonly number[]): Kline[] {
  const klines: Kline[] = [];
  for (const [index, timeMs] of times.toSorted((a, b) => a - b).entries()) {
    const half = { orderId: 1, userId: 1, fee: 0n, vat: 0n };
    const amounts = { price: BigInt(index + 1), quantity: 1n, quoteQuantity: 1n };
    const trade: Trade = {
      symbol: 'btc_thb',
      id: index + 1,
      timeMs,
      ...amounts,
      takerSide: 'buy',
      taker: half,
      maker: half,
    };
    const kline = foldTrade(klines.at(-1), trade, interval);
    if (klines.at(-1)?.openTimeMs === kline.openTimeMs) klines.pop();
    klines.push(kline);
  }
  return klines;
}

/** All klines from the first trade to the running interval. */
function allKlines(stored: readonly Kline[], runningMs: number): Kline[] {
  const listed: Kline[] = [];
  const [first] = stored;
  if (first === undefined) return [];
  for (let openMs = first.openTimeMs; openMs <= runningMs; openMs = nextOpenMs(first.interval, openMs))
    listed.push(stored.find((kline) => kline.openTimeMs === openMs) ?? gapKline(listed.at(-1) ?? first, openMs));
  return listed;
}

function expectedKlines(stored: readonly Kline[], { startMs, endMs, limit }: KlineQuery, runningMs: number): Kline[] {
  const within = allKlines(stored, runningMs).filter(
    ({ openTimeMs }) => openTimeMs >= (startMs ?? -Infinity) && openTimeMs <= (endMs ?? Infinity),
  );
  return startMs === undefined ? within.slice(-limit) : within.slice(0, limit);
}

/** The rows that the table returns: the last kline before the span and those after it, up to the limit. */
function readRows(stored: readonly Kline[], firstMs: number, limit: number): Kline[] {
  const before = stored.filter(({ openTimeMs }) => openTimeMs < firstMs).slice(-1);
  return [...before, ...stored.filter(({ openTimeMs }) => openTimeMs >= firstMs)].slice(0, limit + 1);
}

test('any history request is a slice of all klines', () => {
  fc.assert(
    fc.property(history, ({ times, ...ask }) => {
      const stored = klinesOf(ask.interval, times);
      const runningMs = intervalOpenMs(ask.interval, NOW_MS);
      const span = klineSpan(ask, runningMs);
      expect(fillGaps(readRows(stored, span.firstMs, ask.limit), span, ask.limit)).toEqual(
        expectedKlines(stored, ask, runningMs),
      );
    }),
    { numRuns: 2_000, seed: printSeed('kline history') },
  );
});

test('a symbol that never traded has no klines', () => {
  expect(
    fillGaps(
      [],
      klineSpan({ interval: '1m', startMs: undefined, endMs: undefined, limit: 5 }, intervalOpenMs('1m', NOW_MS)),
      5,
    ),
  ).toEqual([]);
});
