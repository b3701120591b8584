/**
 * The data models of the market page's script: missing events, old responses and early events never cause wrong data.
 */

import { type KlineEvent, KlineHistory } from '../../../src/web/browser/klineHistory';
import { type LatestTrade, LatestTrades } from '../../../src/web/browser/latestTrades';
import { type DepthEvent, LocalOrderBook } from '../../../src/web/browser/localOrderBook';
import { formatPercent, padDecimals, priceDirection, truncateDecimals } from '../../../src/web/framework/numberFormat';
import { priceLevelRows, spread } from '../../../src/web/market/priceLevels';

const depth = (U: number, u: number, b: string[][], a: string[][] = []): DepthEvent => ({
  e: 'depthUpdate',
  E: 0,
  s: 'btc_thb',
  U,
  u,
  b,
  a,
});
const snapshot = (lastUpdateId: number) => ({
  lastUpdateId,
  bids: [
    ['10', '1'],
    ['9.5', '2'],
  ] as [string, string][],
  asks: [['10.5', '3']] as [string, string][],
});

describe('the local order book', () => {
  test('is the snapshot with every later event applied in price order', () => {
    const book = new LocalOrderBook();
    book.reset();
    for (const event of [depth(3, 4, [['10', '7']]), depth(5, 6, [['9.75', '1']], [['10.25', '5']])])
      expect(book.receiveEvent(event)).toBe(true);
    expect(book.initialize(snapshot(4))).toBe('begun');
    expect(book.receiveEvent(depth(7, 7, [['10', '0']], [['11', '0']]))).toBe(true);
    expect([book.bids.bestLevels(5), book.asks.bestLevels(5)]).toEqual([
      [
        ['9.75', '1'],
        ['9.5', '2'],
      ],
      [
        ['10.25', '5'],
        ['10.5', '3'],
      ],
    ]);
  });

  test.each([
    ['a snapshot from before the first event is loaded again', 2, 'retry'],
    ['a snapshot that ends directly before the first event is used', 4, 'begun'],
    ['a snapshot from within an event is used, because levels are totals', 5, 'begun'],
    ['a snapshot from after all events is used', 9, 'begun'],
  ] as const)('%s', (_name, lastUpdateId, outcome) => {
    const book = new LocalOrderBook();
    book.reset();
    book.receiveEvent(depth(5, 6, [['1', '1']]));
    expect(book.initialize(snapshot(lastUpdateId))).toBe(outcome);
  });

  test('a missing event is detected before and after the snapshot', () => {
    const book = new LocalOrderBook();
    book.reset();
    book.receiveEvent(depth(5, 6, []));
    book.receiveEvent(depth(8, 9, []));
    expect(book.initialize(snapshot(5))).toBe('lost');
    book.reset();
    expect([
      book.initialize(snapshot(9)),
      book.receiveEvent(depth(9, 10, [])),
      book.receiveEvent(depth(12, 12, [])),
    ]).toEqual(['begun', true, false]);
  });

  test('too many buffered events restart the book', () => {
    const book = new LocalOrderBook();
    book.reset();
    const taken = Array.from({ length: 5_001 }, (_, id) => book.receiveEvent(depth(id, id, [])));
    expect([taken.slice(0, -1).every(Boolean), taken.at(-1)]).toEqual([true, false]);
  });
});

describe('recent trades', () => {
  const trade = (a: number): LatestTrade => ({ a, p: '1', q: '1', T: a, m: false });
  const ids = (trades: LatestTrades): number[] => trades.newest().map(({ a }) => a);

  test('combine loaded and received trades without duplicates, newest first', () => {
    const trades = new LatestTrades(4);
    trades.reset();
    for (const id of [5, 6]) trades.receiveEvent(trade(id));
    trades.initialize([2, 3, 4, 5].map(trade));
    expect([trades.receiveEvent(trade(6)), trades.receiveEvent(trade(7)), ids(trades)]).toEqual([
      true,
      true,
      [7, 6, 5, 4],
    ]);
  });

  test('a missing trade is detected', () => {
    const trades = new LatestTrades(4);
    trades.reset();
    trades.initialize([trade(1)]);
    expect([
      trades.receiveEvent(trade(3)),
      trades.receiveEvent(trade(2)),
      trades.receiveEvent(trade(3)),
      ids(trades),
    ]).toEqual([false, true, true, [3, 2, 1]]);
  });
});

describe('klines', () => {
  const row = (t: number, n = 1): Parameters<KlineHistory['initialize']>[0][number] => [
    t,
    '1',
    '2',
    '1',
    '2',
    '5',
    t + 59,
    '9',
    n,
    '0',
    '0',
    '0',
  ];
  const event = (t: number, n: number, c = '2'): KlineEvent => ({
    e: 'kline',
    E: 0,
    s: 'btc_thb',
    k: {
      t,
      T: t + 59,
      s: 'btc_thb',
      i: '1m',
      f: 1,
      L: 1,
      o: '1',
      h: '2',
      l: '1',
      c,
      v: '5',
      n,
      x: false,
      q: '9',
      V: '0',
      Q: '0',
      B: '0',
    },
  });
  const shown = (klines: KlineHistory): [number, string, number][] =>
    klines.all().map(({ openMs, close, trades }) => [openMs, close, trades]);

  test('continue the loaded history with events that arrived before it', () => {
    const klines = new KlineHistory();
    klines.reset();
    klines.receiveEvent(event(120, 2, '3'));
    expect([
      klines.initialize([row(0), row(60)]),
      klines.receiveEvent(event(120, 3, '4')),
      klines.receiveEvent(event(180, 0)),
    ]).toEqual([true, true, true]);
    klines.prepend([row(-60), row(0)]);
    expect(shown(klines)).toEqual([
      [-60, '2', 1],
      [0, '2', 1],
      [60, '2', 1],
      [120, '4', 3],
      [180, '2', 0],
    ]);
  });

  test('an event older than the response changes nothing, and a missing kline is detected', () => {
    const klines = new KlineHistory();
    klines.reset();
    klines.initialize([row(0), row(60, 9)]);
    expect([
      klines.receiveEvent(event(60, 8, '7')),
      klines.receiveEvent(event(0, 99, '7')),
      klines.receiveEvent(event(180, 1)),
    ]).toEqual([true, true, false]);
    expect(shown(klines)).toEqual([
      [0, '2', 1],
      [60, '2', 9],
    ]);
    klines.reset();
    klines.receiveEvent(event(300, 1));
    expect(klines.initialize([row(0)])).toBe(false);
  });
});

test('price level totals are exact, bar lengths are relative, and missing levels are empty rows', () => {
  const rows = priceLevelRows(
    [
      ['10', '0.1'],
      ['9', '0.2'],
      ['8', '1'],
    ],
    2,
  );
  expect(rows).toEqual([
    { price: '10', amount: '0.1', total: '0.1', share: 33 },
    { price: '9', amount: '0.2', total: '0.3', share: 100 },
  ]);
  expect(priceLevelRows([['10', '1']], 2)[1]).toBeUndefined();
  expect([spread('0.1', '0.3'), spread(undefined, '1')]).toEqual(['0.2', undefined]);
});

test.each([
  [padDecimals('1234567.5', 2), '1,234,567.50'],
  [padDecimals('0.00064761', 4), '0.00064761'],
  [padDecimals('12', 0), '12'],
  [truncateDecimals('1234.999', 2), '1,234.99'],
  [truncateDecimals('5', 2), '5.00'],
  [formatPercent('1.239999999999999999'), '+1.23%'],
  [formatPercent('-0.5'), '−0.50%'],
  [formatPercent('0'), '0.00%'],
  [priceDirection('0.00'), 'same'],
])('a figure is formatted as %s', (shown, expected) => {
  expect(shown).toBe(expected);
});
