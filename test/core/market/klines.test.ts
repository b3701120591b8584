/** The calendar of the fifteen intervals, and the fold of trades into klines. */
import fc from 'fast-check';
import {
  foldPart,
  foldTrade,
  gapKline,
  intervalCloseMs,
  intervalOpenMs,
  nextOpenMs,
} from '../../../src/core/market/klines';
import { KLINE_INTERVALS, type Kline, type KlineInterval, type Trade } from '../../../src/core/model/model';
import { amountFrom, formatAmount } from '../../../src/core/values/decimal';

const DAY_MS = 86_400_000;
/** 1970 to 2100: leap years, the missing leap day of 2100, and every weekday at every month's end. */
const anyTimeMs = fc.integer({ min: 0, max: Date.UTC(2101, 0) - 1 });
const anyInterval = fc.constantFrom(...KLINE_INTERVALS);

const at = (text: string): number => Date.parse(`${text}Z`);
const time = (timeMs: number): string => new Date(timeMs).toISOString();

describe('intervals', () => {
  test.each<[KlineInterval, string, string, string]>([
    // interval, an instant, open time, close time
    ['1m', '2024-02-29T23:59:59.999', '2024-02-29T23:59:00.000Z', '2024-02-29T23:59:59.999Z'],
    ['3m', '2024-02-29T00:02:59.999', '2024-02-29T00:00:00.000Z', '2024-02-29T00:02:59.999Z'],
    ['5m', '2024-02-29T00:05:00.000', '2024-02-29T00:05:00.000Z', '2024-02-29T00:09:59.999Z'],
    ['15m', '2026-11-20T23:44:59.999', '2026-11-20T23:30:00.000Z', '2026-11-20T23:44:59.999Z'],
    ['30m', '2026-11-20T23:44:59.999', '2026-11-20T23:30:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['1h', '2026-11-20T23:00:00.000', '2026-11-20T23:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['2h', '2026-11-20T23:00:00.000', '2026-11-20T22:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['4h', '2026-11-20T19:59:59.999', '2026-11-20T16:00:00.000Z', '2026-11-20T19:59:59.999Z'],
    ['6h', '2026-11-20T19:59:59.999', '2026-11-20T18:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['8h', '2026-11-20T15:59:59.999', '2026-11-20T08:00:00.000Z', '2026-11-20T15:59:59.999Z'],
    ['12h', '2026-11-20T12:00:00.000', '2026-11-20T12:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['1d', '2024-02-29T12:00:00.000', '2024-02-29T00:00:00.000Z', '2024-02-29T23:59:59.999Z'],
    // 2026-11-20 is day 20,777 since the epoch, the third of its three.
    ['3d', '2026-11-20T12:00:00.000', '2026-11-18T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['3d', '1970-01-01T00:00:00.000', '1970-01-01T00:00:00.000Z', '1970-01-03T23:59:59.999Z'],
    // A Friday, a Sunday's last instant, a Monday's first, and the Thursday the epoch fell on.
    ['1w', '2026-11-20T12:00:00.000', '2026-11-16T00:00:00.000Z', '2026-11-22T23:59:59.999Z'],
    ['1w', '2026-11-22T23:59:59.999', '2026-11-16T00:00:00.000Z', '2026-11-22T23:59:59.999Z'],
    ['1w', '2026-11-23T00:00:00.000', '2026-11-23T00:00:00.000Z', '2026-11-29T23:59:59.999Z'],
    ['1w', '1970-01-01T00:00:00.000', '1969-12-29T00:00:00.000Z', '1970-01-04T23:59:59.999Z'],
    ['1M', '2024-02-29T12:00:00.000', '2024-02-01T00:00:00.000Z', '2024-02-29T23:59:59.999Z'],
    ['1M', '2023-02-28T12:00:00.000', '2023-02-01T00:00:00.000Z', '2023-02-28T23:59:59.999Z'],
    ['1M', '2100-02-28T12:00:00.000', '2100-02-01T00:00:00.000Z', '2100-02-28T23:59:59.999Z'],
    ['1M', '2026-12-31T23:59:59.999', '2026-12-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
  ])('the %s of %s runs from %s to %s', (interval, instant, open, close) => {
    const openMs = intervalOpenMs(interval, at(instant));
    expect([time(openMs), time(intervalCloseMs(interval, openMs))]).toEqual([open, close]);
  });

  test('each instant is in exactly one interval: between its open and close time, both of which belong to it', () => {
    fc.assert(
      fc.property(anyInterval, anyTimeMs, (interval, timeMs) => {
        const openMs = intervalOpenMs(interval, timeMs);
        const closeMs = intervalCloseMs(interval, openMs);
        const holds =
          openMs <= timeMs &&
          timeMs <= closeMs &&
          intervalOpenMs(interval, openMs) === openMs &&
          intervalOpenMs(interval, closeMs) === openMs;
        expect(holds).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  test.each(KLINE_INTERVALS)('%s intervals tile time without gap or overlap', (interval) => {
    fc.assert(
      fc.property(anyTimeMs, (timeMs) => {
        let openMs = intervalOpenMs(interval, timeMs);
        for (let step = 0; step < 50; step += 1) {
          const nextMs = nextOpenMs(interval, openMs);
          const tiles =
            nextMs > openMs &&
            nextMs === intervalCloseMs(interval, openMs) + 1 &&
            intervalOpenMs(interval, nextMs - 1) === openMs &&
            intervalOpenMs(interval, nextMs) === nextMs;
          if (!tiles) throw new Error(`${interval} opening at ${time(openMs)}, next at ${time(nextMs)}`);
          openMs = nextMs;
        }
      }),
      { numRuns: 200 },
    );
  });

  test('weeks begin on Monday and months on the first, at midnight UTC, through 130 years', () => {
    for (let weekMs = intervalOpenMs('1w', 0); weekMs < Date.UTC(2100, 0); weekMs = nextOpenMs('1w', weekMs)) {
      if (new Date(weekMs).getUTCDay() !== 1 || weekMs % DAY_MS !== 0)
        throw new Error(`a week opens at ${time(weekMs)}`);
    }
    for (let monthMs = 0; monthMs < Date.UTC(2101, 0); monthMs = nextOpenMs('1M', monthMs)) {
      if (new Date(monthMs).getUTCDate() !== 1 || monthMs % DAY_MS !== 0)
        throw new Error(`a month opens at ${time(monthMs)}`);
    }
  });
});

describe('folding trades into klines', () => {
  const START_MS = at('2026-11-20T12:00:00');

  function createTrade(
    id: number,
    secondsAfterStart: number,
    price: string,
    quantity: string,
    takerSide: 'buy' | 'sell',
  ): Trade {
    const half = { orderId: id, userId: 1, fee: 0n, vat: 0n };
    return {
      symbol: 'btc_thb',
      id,
      timeMs: START_MS + secondsAfterStart * 1000,
      price: amountFrom(price),
      quantity: amountFrom(quantity),
      quoteQuantity: (amountFrom(price) * amountFrom(quantity)) / 10n ** 18n,
      takerSide,
      taker: half,
      maker: half,
    };
  }

  function foldTrades(trades: readonly Trade[], interval: KlineInterval): Kline[] {
    const klines: Kline[] = [];
    for (const next of trades) {
      const kline = foldTrade(klines.at(-1), next, interval);
      if (kline.openTimeMs === klines.at(-1)?.openTimeMs) klines.pop();
      klines.push(kline);
    }
    return klines;
  }

  function foldOfMinutes(minutes: readonly Kline[], interval: KlineInterval): Kline[] {
    const klines = new Map<number, Kline>();
    let newest: Kline | undefined;
    for (const minute of minutes) {
      newest = foldPart(newest, minute, interval);
      klines.set(newest.openTimeMs, newest);
    }
    return Array.from(klines.values());
  }

  const row = (kline: Kline): string =>
    [
      time(kline.openTimeMs).slice(11, 16),
      ...[kline.open, kline.high, kline.low, kline.close, kline.volume, kline.quoteVolume].map(formatAmount),
      ...[kline.firstTradeId, kline.lastTradeId, kline.tradeCount],
      ...[kline.takerBuyVolume, kline.takerBuyQuoteVolume].map(formatAmount),
    ].join(' ');

  test('prices, sums and taker buys of a kline follow from the trades in id order', () => {
    const trades = [
      createTrade(1, 0, '100', '1', 'buy'),
      createTrade(2, 1, '120.5', '2', 'sell'),
      createTrade(3, 59.999, '90', '0.5', 'buy'),
      createTrade(4, 60, '95', '1', 'sell'),
      createTrade(5, 300, '97', '3', 'buy'),
    ];
    expect(foldTrades(trades, '1m').map(row)).toEqual([
      // open, high, low, close, volume, quote volume, first and last trade, trades, taker buys
      '12:00 100 120.5 90 90 3.5 386 1 3 3 1.5 145',
      '12:01 95 95 95 95 1 95 4 4 1 0 0',
      '12:05 97 97 97 97 3 291 5 5 1 3 291',
    ]);
    expect(foldTrades(trades, '5m').map(row)).toEqual([
      '12:00 100 120.5 90 95 4.5 481 1 4 4 1.5 145',
      '12:05 97 97 97 97 3 291 5 5 1 3 291',
    ]);
    expect(foldTrades(trades, '1M').map(row)).toEqual(['00:00 100 120.5 90 97 7.5 772 1 5 5 4.5 436']);
  });

  test('a kline is replaced instead of changed', () => {
    const before = Object.freeze(foldTrade(undefined, createTrade(1, 0, '100', '1', 'buy'), '1m'));
    const after = foldTrade(before, createTrade(2, 1, '101', '1', 'buy'), '1m');
    expect([before.tradeCount, after.tradeCount, after === before]).toEqual([1, 2, false]);
  });

  test('an interval without trades has the last close as all its prices, and zero sums', () => {
    const last = foldTrade(undefined, createTrade(7, 0, '100.25', '1', 'buy'), '1m');
    const gap = gapKline(last, last.closeTimeMs + 1);
    expect(row(gap)).toBe('12:01 100.25 100.25 100.25 100.25 0 0 -1 -1 0 0 0');
    expect(time(gap.closeTimeMs)).toBe('2026-11-20T12:01:59.999Z');
    expect(row(gapKline(gap, gap.closeTimeMs + 1))).toBe('12:02 100.25 100.25 100.25 100.25 0 0 -1 -1 0 0 0');
  });

  test('the first trade after a gap kline opens the interval at its own price', () => {
    const last = foldTrade(undefined, createTrade(7, 0, '100', '1', 'buy'), '1m');
    const next = foldTrade(gapKline(last, last.closeTimeMs + 1), createTrade(8, 90, '80', '2', 'sell'), '1m');
    expect(row(next)).toBe('12:01 80 80 80 80 2 160 8 8 1 0 0');
  });

  test.each([
    ['repeated', createTrade(5, 2, '100', '1', 'buy')],
    ['earlier by id', createTrade(4, 2, '100', '1', 'buy')],
    ['of an earlier interval', createTrade(6, -1, '100', '1', 'buy')],
  ])('a trade that is %s is a bug and throws', (_what, late) => {
    const kline = foldTrade(undefined, createTrade(5, 1, '100', '1', 'buy'), '1m');
    expect(() => foldTrade(kline, late, '1m')).toThrow(/out of order/);
  });

  test('klines of any interval equal a computation from the trades of the interval, and the sum of its minutes', () => {
    const anyTrades = fc.array(
      fc.record({
        gapMs: fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 40 * DAY_MS })),
        price: fc.bigInt({ min: 1n, max: 10n ** 24n }),
        quantity: fc.bigInt({ min: 1n, max: 10n ** 24n }),
        quoteQuantity: fc.bigInt({ min: 0n, max: 10n ** 30n }),
        takerSide: fc.constantFrom('buy' as const, 'sell' as const),
      }),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(anyInterval, anyTrades, (interval, drawn) => {
        let timeMs = START_MS;
        const trades = drawn.map(({ gapMs, ...rest }, index): Trade => {
          timeMs += gapMs;
          return { ...createTrade(index + 1, 0, '1', '1', 'buy'), ...rest, timeMs };
        });
        expect(foldTrades(trades, interval)).toEqual(recomputeKlines(trades, interval));
        expect(foldOfMinutes(foldTrades(trades, '1m'), interval)).toEqual(foldTrades(trades, interval));
      }),
      { numRuns: 500 },
    );
  });

  function recomputeKlines(trades: readonly Trade[], interval: KlineInterval): Kline[] {
    const opens = [...new Set(trades.map(({ timeMs }) => intervalOpenMs(interval, timeMs)))];
    const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
    return opens.map((openTimeMs) => {
      const own = trades.filter(({ timeMs }) => intervalOpenMs(interval, timeMs) === openTimeMs);
      const buys = own.filter(({ takerSide }) => takerSide === 'buy');
      const prices = own.map(({ price }) => price).sort((a, b) => (a < b ? -1 : 1));
      const [first, last] = [own[0] as Trade, own.at(-1) as Trade];
      return {
        symbol: 'btc_thb',
        interval,
        openTimeMs,
        closeTimeMs: intervalCloseMs(interval, openTimeMs),
        firstTradeId: first.id,
        lastTradeId: last.id,
        open: first.price,
        high: prices.at(-1) as bigint,
        low: prices[0] as bigint,
        close: last.price,
        volume: sum(own.map(({ quantity }) => quantity)),
        quoteVolume: sum(own.map(({ quoteQuantity }) => quoteQuantity)),
        tradeCount: own.length,
        takerBuyVolume: sum(buys.map(({ quantity }) => quantity)),
        takerBuyQuoteVolume: sum(buys.map(({ quoteQuantity }) => quoteQuantity)),
      };
    });
  }
});
