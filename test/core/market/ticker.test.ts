/** The exact statistics of the rolling 24 hours. */
import fc from 'fast-check';
import { TICKER_WINDOW_MS, type TickerStatistics, TickerWindow } from '../../../src/core/market/ticker';
import type { Trade } from '../../../src/core/model/model';
import { amountFrom, formatAmount } from '../../../src/core/values/decimal';

const START_MS = Date.UTC(2026, 10, 20);
const HOUR_MS = 3_600_000;

function createTrade(
  id: number,
  timeMs: number,
  price: bigint,
  quantity: bigint,
  quoteQuantity = (price * quantity) / 10n ** 18n,
): Trade {
  const half = { orderId: id, userId: 1, fee: 0n, vat: 0n };
  return { symbol: 'btc_thb', id, timeMs, price, quantity, quoteQuantity, takerSide: 'buy', taker: half, maker: half };
}

function windowOf(trades: readonly (readonly [hours: number, price: string, quantity: string])[]): TickerWindow {
  const window = new TickerWindow();
  for (const [index, [hours, price, quantity]] of trades.entries()) {
    window.add(createTrade(index + 1, START_MS + hours * HOUR_MS, amountFrom(price), amountFrom(quantity)));
  }
  return window;
}

function formatStatistics(statistics: TickerStatistics): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(statistics).map(([name, value]) => [name, typeof value === 'bigint' ? formatAmount(value) : value]),
  );
}

test('statistics of a day of trades', () => {
  const window = windowOf([
    [-1, '90', '1'],
    [0, '100', '2'],
    [5, '130', '1'],
    [6, '80.5', '0.5'],
    [7, '110', '0.25'],
  ]);
  expect(formatStatistics(window.statistics(START_MS + 23.5 * HOUR_MS))).toEqual({
    priceChange: '10',
    priceChangePercent: '10',
    weightedAvgPrice: '106.066666666666666667',
    prevClosePrice: '90',
    lastPrice: '110',
    lastQty: '0.25',
    openPrice: '100',
    highPrice: '130',
    lowPrice: '80.5',
    volume: '3.75',
    quoteVolume: '397.75',
    openTimeMs: START_MS,
    closeTimeMs: START_MS + 7 * HOUR_MS,
    firstId: 2,
    lastId: 5,
    count: 4,
  });
});

test('the statistics of a symbol that never traded are zero, with the requested time as close time', () => {
  expect(formatStatistics(new TickerWindow().statistics(START_MS))).toEqual({
    priceChange: '0',
    priceChangePercent: '0',
    weightedAvgPrice: '0',
    prevClosePrice: '0',
    lastPrice: '0',
    lastQty: '0',
    openPrice: '0',
    highPrice: '0',
    lowPrice: '0',
    volume: '0',
    quoteVolume: '0',
    openTimeMs: 0,
    closeTimeMs: START_MS,
    firstId: -1,
    lastId: -1,
    count: 0,
  });
});

test('after a day without trades the last price remains, and the statistics of the window are zero', () => {
  const window = windowOf([
    [0, '100', '2'],
    [1, '110', '3'],
  ]);
  const nowMs = START_MS + 30 * HOUR_MS;
  expect(formatStatistics(window.statistics(nowMs))).toEqual({
    ...formatStatistics(new TickerWindow().statistics(nowMs)),
    prevClosePrice: '110',
    lastPrice: '110',
    lastQty: '3',
  });
});

test.each([
  // A trade leaves exactly 24 hours after it was made, not a millisecond before.
  [TICKER_WINDOW_MS - 1, 1],
  [TICKER_WINDOW_MS, 0],
])('%i ms after a trade the window holds %i trades', (laterMs, count) => {
  expect(windowOf([[0, '100', '2']]).statistics(START_MS + laterMs).count).toBe(count);
});

test.each([
  // first price, last price, change, percent to 18 decimals: rounded to the nearest, symmetrically for rises and falls
  ['3', '4', '1', '33.333333333333333333'],
  ['3', '5', '2', '66.666666666666666667'],
  ['3', '1', '-2', '-66.666666666666666667'],
  ['7', '6', '-1', '-14.285714285714285714'],
  ['100', '100.01', '0.01', '0.01'],
  // A tie in the 19th decimal is rounded away from zero, for rises and falls.
  ['2000', '2000.00000000000000001', '0.00000000000000001', '0.000000000000000001'],
  ['2000', '1999.99999999999999999', '-0.00000000000000001', '-0.000000000000000001'],
])('from %s to %s the price changed by %s, that is %s percent', (first, last, change, percent) => {
  const window = windowOf([
    [0, first, '1'],
    [1, last, '1'],
  ]);
  const statistics = window.statistics(START_MS + HOUR_MS);
  expect([statistics.priceChange, statistics.priceChangePercent]).toEqual([change, percent]);
});

test.each([
  ['repeated', 1, 1],
  ['earlier', 2, -1],
])('a trade that is %s is a bug and throws', (_what, id, laterMs) => {
  const window = windowOf([[0, '100', '2']]);
  expect(() => window.add(createTrade(id, START_MS + laterMs, 1n, 1n))).toThrow(/out of order/);
});

test('trades that have left the window do not return when the clock is set back', () => {
  const window = windowOf([[0, '100', '2']]);
  window.statistics(START_MS + TICKER_WINDOW_MS);
  expect(window.statistics(START_MS + 1).count).toBe(0);
});

test('at every moment the window equals a computation from all trades', () => {
  const step = fc.record({
    gapMs: fc.oneof(
      fc.integer({ min: 0, max: 1_000 }),
      fc.integer({ min: 0, max: 10 * HOUR_MS }),
      fc.constant(TICKER_WINDOW_MS),
    ),
    trades: fc.array(fc.tuple(fc.bigInt({ min: 1n, max: 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n })), {
      maxLength: 4,
    }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const window = new TickerWindow();
      const all: Trade[] = [];
      let nowMs = START_MS;
      for (const { gapMs, trades } of steps) {
        nowMs += gapMs;
        for (const [price, quantity] of trades) {
          all.push(createTrade(all.length + 1, nowMs, price * 10n ** 17n, quantity, price * quantity));
          window.add(all.at(-1) as Trade);
        }
        expect(window.statistics(nowMs)).toEqual(recomputeStatistics(all, nowMs));
      }
    }),
    { numRuns: 500 },
  );
});

/** By exact division of integers, while the window divides with decimal.js. Ties are rounded away from zero. */
function quotient(a: bigint, b: bigint): string {
  if (b === 0n) return '0';
  const magnitude = ((a < 0n ? -a : a) * 10n ** 18n * 2n + b) / (2n * b);
  return formatAmount(a < 0n ? -magnitude : magnitude);
}

function recomputeStatistics(all: readonly Trade[], nowMs: number): TickerStatistics {
  const own = all.filter(({ timeMs }) => timeMs > nowMs - TICKER_WINDOW_MS);
  const before = all.slice(0, all.length - own.length);
  const [first, last] = [own[0], own.at(-1)];
  const prices = own.map(({ price }) => price).sort((a, b) => (a < b ? -1 : 1));
  const volume = own.reduce((sum, { quantity }) => sum + quantity, 0n);
  const quoteVolume = own.reduce((sum, { quoteQuantity }) => sum + quoteQuantity, 0n);
  const change = last === undefined || first === undefined ? 0n : last.price - first.price;
  return {
    priceChange: formatAmount(change),
    priceChangePercent: quotient(change * 100n, first?.price ?? 0n),
    weightedAvgPrice: quotient(quoteVolume, volume),
    prevClosePrice: before.at(-1)?.price ?? 0n,
    lastPrice: all.at(-1)?.price ?? 0n,
    lastQty: all.at(-1)?.quantity ?? 0n,
    openPrice: first?.price ?? 0n,
    highPrice: prices.at(-1) ?? 0n,
    lowPrice: prices[0] ?? 0n,
    volume,
    quoteVolume,
    openTimeMs: first?.timeMs ?? 0,
    closeTimeMs: last?.timeMs ?? nowMs,
    firstId: first?.id ?? -1,
    lastId: last?.id ?? -1,
    count: own.length,
  };
}
