/** `<pair>@kline_<interval>` through real sockets: what is sent, when, and that each interval closes exactly once. */

import type { components } from '../../generated/streams';
import { KLINE_INTERVALS } from '../../src/core/model/model';
import { type Frame, type HarnessClient, START_MS, type StreamHarness, startStreams } from './streamServerHarness';

const MINUTE_MS = 60_000;
type Kline = components['schemas']['Kline'];

let harness: StreamHarness;

beforeEach(async () => {
  harness = await startKlines();
});

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

/** The clock jumps by minutes here, and no client could answer the pings of that time. */
function startKlines(startMs = START_MS): Promise<StreamHarness> {
  return startStreams({ startMs, limits: { pingIntervalMs: 1_000_000_000 } });
}

const clock = (timeMs: number): string => new Date(timeMs).toISOString().slice(11, 23);

/** `open-close first-last o h l c v n`, with `closed` at the end if the kline is closed. */
function klineText(frame: Frame): string {
  const { t, T, f, L, o, h, l, c, v, n, x } = frame['k'] as Kline;
  return `${clock(t)}-${clock(T)} ${f}-${L} ${o} ${h} ${l} ${c} ${v} ${n}${x ? ' closed' : ''}`;
}

async function klineTexts(client: HarnessClient): Promise<readonly string[]> {
  return (await client.receivedFrames()).map(klineText);
}

function advanceTime(ms: number): void {
  harness.eventLoop.advance(ms);
}

test('a frame has every member of the contract, exact decimals and the event time', async () => {
  const client = await harness.connect('/ws/btc_thb@kline_1m');
  harness.engine.commit(
    { at: START_MS + 10, price: '303500', quantity: '0.00000001', takerSide: 'sell' },
    { at: START_MS + 20, price: '303500.25', quantity: '0.5', takerSide: 'buy' },
  );
  advanceTime(1000);
  expect(await client.next()).toEqual({
    e: 'kline',
    E: START_MS + 1000,
    s: 'btc_thb',
    k: {
      t: START_MS,
      T: START_MS + MINUTE_MS - 1,
      s: 'btc_thb',
      i: '1m',
      f: 1,
      L: 2,
      o: '303500',
      c: '303500.25',
      h: '303500.25',
      l: '303500',
      v: '0.50000001',
      n: 2,
      x: false,
      q: '151750.128035',
      V: '0.5',
      Q: '151750.125',
      B: '0',
    },
  });
});

test('a changing kline is sent once per second, an unchanged one not at all', async () => {
  const client = await harness.connect('/ws/btc_thb@kline_1m');
  for (let tenth = 0; tenth < 25; tenth += 1) {
    harness.engine.commit({ at: START_MS + tenth * 100, price: String(100 + tenth) });
    advanceTime(100);
  }
  advanceTime(10_000);
  expect(await klineTexts(client)).toEqual([
    '12:00:00.000-12:00:59.999 1-10 100 109 100 109 10 10',
    '12:00:00.000-12:00:59.999 1-20 100 119 100 119 20 20',
    '12:00:00.000-12:00:59.999 1-25 100 124 100 124 25 25',
  ]);
});

test('an interval closes once, with its last trade, and then the next one opens without a trade', async () => {
  const client = await harness.connect('/ws/btc_thb@kline_1m');
  harness.engine.commit({ at: START_MS, price: '100' });
  advanceTime(59_950);
  harness.engine.commit({ at: START_MS + 59_950, price: '90' });
  advanceTime(1_050);
  harness.engine.commit({ at: START_MS + 61_000, price: '95', takerSide: 'sell' });
  advanceTime(1_000);
  expect(await klineTexts(client)).toEqual([
    '12:00:00.000-12:00:59.999 1-1 100 100 100 100 1 1',
    '12:00:00.000-12:00:59.999 1-2 100 100 90 90 2 2 closed',
    '12:01:00.000-12:01:59.999 -1--1 90 90 90 90 0 0',
    '12:01:00.000-12:01:59.999 3-3 95 95 95 95 1 1',
  ]);
});

test('no interval is closed while a trade may still fall into it, however late its commit', async () => {
  const client = await harness.connect('/ws/btc_thb@kline_1m');
  harness.engine.commit({ at: START_MS, price: '100' });
  harness.engine.heldWatermarkMs = START_MS + 59_000;
  advanceTime(63_000);
  harness.engine.commit({ at: START_MS + 59_999, price: '101' });
  advanceTime(1_000);
  harness.engine.heldWatermarkMs = START_MS + MINUTE_MS;
  advanceTime(100);
  expect(await klineTexts(client)).toEqual([
    '12:00:00.000-12:00:59.999 1-1 100 100 100 100 1 1',
    '12:00:00.000-12:00:59.999 1-2 100 101 100 101 2 2',
    '12:00:00.000-12:00:59.999 1-2 100 101 100 101 2 2 closed',
  ]);
});

test('a trade after the end closes the interval at once, before the new one is sent', async () => {
  const client = await harness.connect('/ws/btc_thb@kline_1m');
  harness.engine.heldWatermarkMs = START_MS;
  harness.engine.commit(
    { at: START_MS, price: '100' },
    { at: START_MS + 59_999, price: '101' },
    { at: START_MS + 60_000, price: '102' },
  );
  expect(await klineTexts(client)).toEqual(['12:00:00.000-12:00:59.999 1-2 100 101 100 101 2 2 closed']);
  advanceTime(1_000);
  expect(await klineTexts(client)).toEqual(['12:01:00.000-12:01:59.999 3-3 102 102 102 102 1 1']);
});

test('a batch across several boundaries closes each interval with its own trades, also empty ones', async () => {
  const client = await harness.connect('/stream?streams=btc_thb@kline_1m/btc_thb@kline_3m');
  harness.engine.heldWatermarkMs = START_MS;
  harness.engine.commit({ at: START_MS, price: '100' });
  harness.engine.commit(
    { at: START_MS + 59_999, price: '101' },
    { at: START_MS + 2 * MINUTE_MS, price: '102' },
    { at: START_MS + 3 * MINUTE_MS + 1, price: '103' },
    { at: START_MS + 3 * MINUTE_MS + 2, price: '104' },
  );
  advanceTime(1_000);
  const frames = (await client.receivedFrames()).map(({ stream, data }) => `${stream} ${klineText(data as Frame)}`);
  expect(frames).toEqual([
    'btc_thb@kline_1m 12:00:00.000-12:00:59.999 1-2 100 101 100 101 2 2 closed',
    'btc_thb@kline_1m 12:01:00.000-12:01:59.999 -1--1 101 101 101 101 0 0 closed',
    'btc_thb@kline_1m 12:02:00.000-12:02:59.999 3-3 102 102 102 102 1 1 closed',
    'btc_thb@kline_3m 12:00:00.000-12:02:59.999 1-3 100 102 100 102 3 3 closed',
    'btc_thb@kline_1m 12:03:00.000-12:03:59.999 4-5 103 104 103 104 2 2',
    'btc_thb@kline_3m 12:03:00.000-12:05:59.999 4-5 103 104 103 104 2 2',
  ]);
});

test('intervals without trades open and close at the last price', async () => {
  const client = await harness.connect('/ws/btc_thb@kline_1m');
  harness.engine.commit({ at: START_MS, price: '100' });
  advanceTime(3 * MINUTE_MS + 1_000);
  expect(await klineTexts(client)).toEqual([
    '12:00:00.000-12:00:59.999 1-1 100 100 100 100 1 1',
    '12:00:00.000-12:00:59.999 1-1 100 100 100 100 1 1 closed',
    '12:01:00.000-12:01:59.999 -1--1 100 100 100 100 0 0',
    '12:01:00.000-12:01:59.999 -1--1 100 100 100 100 0 0 closed',
    '12:02:00.000-12:02:59.999 -1--1 100 100 100 100 0 0',
    '12:02:00.000-12:02:59.999 -1--1 100 100 100 100 0 0 closed',
    '12:03:00.000-12:03:59.999 -1--1 100 100 100 100 0 0',
  ]);
});

test('after a stall over many intervals, every one of them is closed once, in order', async () => {
  const client = await harness.connect('/ws/btc_thb@kline_1m');
  harness.engine.commit({ at: START_MS, price: '100' });
  harness.eventLoop.setClock(START_MS + 5 * MINUTE_MS);
  advanceTime(100);
  expect(await klineTexts(client)).toEqual([
    '12:00:00.000-12:00:59.999 1-1 100 100 100 100 1 1 closed',
    '12:01:00.000-12:01:59.999 -1--1 100 100 100 100 0 0 closed',
    '12:02:00.000-12:02:59.999 -1--1 100 100 100 100 0 0 closed',
    '12:03:00.000-12:03:59.999 -1--1 100 100 100 100 0 0 closed',
    '12:04:00.000-12:04:59.999 -1--1 100 100 100 100 0 0 closed',
  ]);
});

test('when the clock jumps by a century, readers are disconnected, and the server stays responsive', async () => {
  const client = await harness.connect('/ws/btc_thb@kline_1m');
  harness.engine.commit({ at: START_MS, price: '100' });
  harness.eventLoop.setClock(START_MS + 100 * 365 * 86_400_000);
  advanceTime(100);
  expect((await client.closed).code).toBe(1013);
  const newcomer = await harness.connect('/ws/btc_thb@kline_1m');
  advanceTime(1_000);
  await newcomer.receivedFrames();
  expect(await newcomer.subscriptions()).toEqual(['btc_thb@kline_1m']);
});

test('a symbol without trades sends nothing until its first trade', async () => {
  const client = await harness.connect('/ws/btc_thb@kline_1m');
  advanceTime(3 * MINUTE_MS);
  expect(await klineTexts(client)).toEqual([]);
  harness.engine.commit({ at: START_MS + 3 * MINUTE_MS, price: '100' });
  advanceTime(1_000);
  expect(await klineTexts(client)).toEqual(['12:03:00.000-12:03:59.999 1-1 100 100 100 100 1 1']);
});

describe('on subscribing', () => {
  const LAST_CLOSED = '12:05:00.000-12:09:59.999 -1--1 100 100 100 100 0 0 closed';
  const RUNNING = '12:10:00.000-12:14:59.999 2-2 101 101 101 101 1 1';

  /** A trade in the first five minutes, none in the second, and one in the third, which is running. */
  function tradeTwice(): void {
    harness.engine.commit({ at: START_MS, price: '100' });
    advanceTime(10 * MINUTE_MS + 30_000);
    harness.engine.commit({ at: START_MS + 10 * MINUTE_MS + 30_000, price: '101' });
  }

  test.each([
    '/ws/btc_thb@kline_5m',
    '/stream?streams=btc_thb@kline_5m',
    '/binance/ws/btcthb@kline_5m',
    '/binance/stream?streams=btcthb@kline_5m',
    'SUBSCRIBE',
  ])('%s: the running kline is sent at once, and no closed one', async (path) => {
    tradeTwice();
    const client = await harness.connect(path === 'SUBSCRIBE' ? '/ws' : path);
    if (path === 'SUBSCRIBE')
      expect(await client.request({ method: 'SUBSCRIBE', params: ['btc_thb@kline_5m'], id: 7 })).toEqual({
        id: 7,
        result: null,
        method: 'SUBSCRIBE',
      });
    const frames = await client.receivedFrames();
    expect(frames.map((frame) => klineText((frame['data'] as Frame | undefined) ?? frame))).toEqual([RUNNING]);
    expect(harness.klineHistory.reads).toBe(0);
  });

  test.each([
    ['/ws/btc_thb@kline_5m', '/ws/btc_thb@kline_5m@closed'],
    ['/binance/ws/btcthb@kline_5m', '/ws/btc_thb@kline_5m'],
  ])('%s: after a reconnection, no close is sent again', async (path, otherPath) => {
    const [opened, closed, next] = [
      '12:00:00.000-12:04:59.999 1-1 100 100 100 100 1 1',
      '12:00:00.000-12:04:59.999 1-1 100 100 100 100 1 1 closed',
      '12:05:00.000-12:09:59.999 -1--1 100 100 100 100 0 0',
    ];
    harness.engine.commit({ at: START_MS, price: '100' });
    const client = await harness.connect(path);
    // Because of this reader, the server still has the closed kline when the first one connects again.
    await harness.connect(otherPath);
    advanceTime(5 * MINUTE_MS);
    expect(await klineTexts(client)).toEqual([opened, closed, next]);
    client.socket.terminate();
    await client.closed;
    expect(await klineTexts(await harness.connect(path))).toEqual([next]);
  });

  test('a running interval without trades repeats the last close, without reading a table', async () => {
    harness.engine.commit({ at: START_MS, price: '100' });
    advanceTime(10 * MINUTE_MS + 30_000);
    const client = await harness.connect('/ws/btc_thb@kline_5m');
    advanceTime(5 * MINUTE_MS);
    expect(await klineTexts(client)).toEqual([
      '12:10:00.000-12:14:59.999 -1--1 100 100 100 100 0 0',
      '12:10:00.000-12:14:59.999 -1--1 100 100 100 100 0 0 closed',
      '12:15:00.000-12:19:59.999 -1--1 100 100 100 100 0 0',
    ]);
    expect(harness.klineHistory.reads).toBe(0);
  });

  test('in the interval of the first trade only the running kline is sent', async () => {
    harness.engine.commit({ at: START_MS, price: '100' });
    const client = await harness.connect('/ws/btc_thb@kline_5m');
    expect(await klineTexts(client)).toEqual(['12:00:00.000-12:04:59.999 1-1 100 100 100 100 1 1']);
  });

  test('trades and closes during the reading come after it, in order, and none is lost or repeated', async () => {
    tradeTwice();
    harness.klineHistory.hold();
    const client = await harness.connect('/ws/btc_thb@kline_5m@closed');
    expect(await klineTexts(client)).toEqual([]);
    advanceTime(2_000);
    harness.engine.commit({ at: START_MS + 10 * MINUTE_MS + 32_000, price: '99' });
    advanceTime(5 * MINUTE_MS);
    expect(await klineTexts(client)).toEqual([]);
    harness.klineHistory.release();
    await client
      .receivedFrames()
      .then((frames) =>
        expect(frames.map(klineText)).toEqual(['12:10:00.000-12:14:59.999 2-3 101 101 99 99 2 2 closed']),
      );
    harness.engine.commit({ at: START_MS + 15 * MINUTE_MS + 32_000, price: '98' });
    advanceTime(5 * MINUTE_MS);
    expect(await klineTexts(client)).toEqual(['12:15:00.000-12:19:59.999 4-4 98 98 98 98 1 1 closed']);
  });

  test('a reader that waits for its greeting gets no frame of the stream with those of its other streams', async () => {
    tradeTwice();
    harness.klineHistory.hold();
    const client = await harness.connect('/stream?streams=btc_thb@kline_5m@closed/btc_thb@aggTrade');
    for (let round = 0; round < 3; round += 1) {
      harness.engine.commit({ at: harness.eventLoop.nowMs(), price: '102' });
      advanceTime(1_000);
    }
    const streams = async () => (await client.receivedFrames()).map(({ stream }) => stream);
    expect(await streams()).toEqual(Array.from({ length: 3 }, () => 'btc_thb@aggTrade'));
    harness.klineHistory.release();
    expect(await streams()).toEqual(['btc_thb@kline_5m@closed']);
  });

  test('one read serves all readers of a stream, and a reader that left meanwhile gets nothing', async () => {
    tradeTwice();
    harness.klineHistory.hold();
    const [stays, leaves, returns] = await Promise.all(
      Array.from({ length: 3 }, () => harness.connect('/ws/btc_thb@kline_5m@closed')),
    );
    for (const client of [leaves, returns])
      await client?.request({ method: 'UNSUBSCRIBE', params: ['btc_thb@kline_5m@closed'], id: 1 });
    await returns?.request({ method: 'SUBSCRIBE', params: ['btc_thb@kline_5m@closed'], id: 2 });
    harness.klineHistory.release();
    expect(await klineTexts(stays as HarnessClient)).toEqual([LAST_CLOSED]);
    expect(await klineTexts(leaves as HarnessClient)).toEqual([]);
    expect(await klineTexts(returns as HarnessClient)).toEqual([LAST_CLOSED]);
    expect(harness.klineHistory.reads).toBe(1);
  });

  test('if the tables cannot be read, the socket is closed, and the next one gets its events', async () => {
    tradeTwice();
    harness.klineHistory.isFailing = true;
    const client = await harness.connect('/ws/btc_thb@kline_5m@closed');
    expect((await client.closed).code).toBe(1013);
    expect(harness.streams.openStreams).toBe(0);
    harness.klineHistory.isFailing = false;
    expect(await klineTexts(await harness.connect('/ws/btc_thb@kline_5m@closed'))).toEqual([LAST_CLOSED]);
  });

  test('a client that unsubscribes and subscribes again begins anew, and gets every close', async () => {
    const client = await harness.connect('/ws/btc_thb@kline_1m');
    harness.engine.heldWatermarkMs = START_MS;
    harness.engine.commit({ at: START_MS, price: '100' }, { at: START_MS + MINUTE_MS, price: '101' });
    await client.receivedFrames();
    await client.request({ method: 'UNSUBSCRIBE', params: ['btc_thb@kline_1m'], id: 1 });
    expect(harness.streams.openStreams).toBe(0);
    await client.request({ method: 'SUBSCRIBE', params: ['btc_thb@kline_1m'], id: 2 });
    harness.engine.heldWatermarkMs = undefined;
    advanceTime(2 * MINUTE_MS);
    expect(await klineTexts(client)).toEqual([
      '12:01:00.000-12:01:59.999 2-2 101 101 101 101 1 1',
      '12:01:00.000-12:01:59.999 2-2 101 101 101 101 1 1 closed',
      '12:02:00.000-12:02:59.999 -1--1 101 101 101 101 0 0',
    ]);
  });
});

describe('other kline streams', () => {
  test('@closed has closed klines only, the last one at once', async () => {
    harness.engine.commit({ at: START_MS, price: '100' });
    advanceTime(MINUTE_MS);
    const client = await harness.connect('/ws/btc_thb@kline_1m@closed');
    harness.engine.commit({ at: START_MS + MINUTE_MS, price: '101' });
    advanceTime(2 * MINUTE_MS);
    expect(await klineTexts(client)).toEqual([
      '12:00:00.000-12:00:59.999 1-1 100 100 100 100 1 1 closed',
      '12:01:00.000-12:01:59.999 2-2 101 101 101 101 1 1 closed',
      '12:02:00.000-12:02:59.999 -1--1 101 101 101 101 0 0 closed',
    ]);
  });

  test('a day of Bangkok begins at 17:00 UTC, and one of Kathmandu at 18:15', async () => {
    harness.engine.commit({ at: START_MS, price: '100' });
    advanceTime(5 * 60 * MINUTE_MS + 30 * MINUTE_MS);
    harness.engine.commit({ at: START_MS + 330 * MINUTE_MS, price: '101' });
    const client = await harness.connect('/ws/btc_thb@kline_1d@+07:00/btc_thb@kline_1d@+05:45');
    expect(await klineTexts(client)).toEqual([
      '17:00:00.000-16:59:59.999 2-2 101 101 101 101 1 1',
      '18:15:00.000-18:14:59.999 1-2 100 101 100 101 2 2',
    ]);
    advanceTime(60 * MINUTE_MS);
    expect(await klineTexts(client)).toEqual([
      '18:15:00.000-18:14:59.999 1-2 100 101 100 101 2 2 closed',
      '18:15:00.000-18:14:59.999 -1--1 101 101 101 101 0 0',
    ]);
    harness.engine.commit({ at: START_MS + 390 * MINUTE_MS, price: '102' });
    advanceTime(1_000);
    expect(await klineTexts(client)).toEqual([
      '17:00:00.000-16:59:59.999 2-3 101 102 101 102 2 2',
      '18:15:00.000-18:14:59.999 3-3 102 102 102 102 1 1',
    ]);
  });

  test('parts of a day that close during the reading are in it', async () => {
    harness.engine.commit({ at: START_MS, price: '100' });
    advanceTime(20 * MINUTE_MS);
    harness.engine.commit({ at: START_MS + 20 * MINUTE_MS, price: '101' });
    harness.klineHistory.hold();
    const client = await harness.connect('/ws/btc_thb@kline_1d@+05:45');
    advanceTime(20 * MINUTE_MS);
    harness.engine.commit({ at: START_MS + 40 * MINUTE_MS, price: '99' });
    advanceTime(20 * MINUTE_MS);
    expect(await klineTexts(client)).toEqual([]);
    harness.klineHistory.release();
    await harness.eventLoop.whenIdle();
    expect(await klineTexts(client)).toEqual(['18:15:00.000-18:14:59.999 1-3 100 101 99 99 3 3']);
  });

  test.each([
    ['btc_thb@kline_2d', 'there is no such interval'],
    ['btc_thb@kline_2d@closed', 'there is no such interval'],
    ['btc_thb@kline_1h@+07:00', 'there is no such interval or time zone'],
    ['btc_thb@kline_1d@+7', 'there is no such interval or time zone'],
    ['btc_thb@kline_1d@+14:15', 'there is no such interval or time zone'],
    ['btc_thb@kline_1d@-12:15', 'there is no such interval or time zone'],
    ['btc_thb@kline_1d@+07:10@closed', 'there is no such interval or time zone'],
    ['doge_thb@kline_1d@+07:00', 'there is no such pair'],
    ['doge_thb@kline_1d@closed', 'there is no such pair'],
  ])('%s does not exist', async (name, message) => {
    const client = await harness.connect('/ws');
    expect(await client.request({ method: 'SUBSCRIBE', params: [name], id: 1 })).toMatchObject({
      error: { fields: { 'params.0': { message } } },
    });
  });
});

test('when a month and a week end together, all fifteen intervals close with the same trade', async () => {
  // On Monday, 1 February 2027, a month and a week begin. Its number of days since the epoch determines the 3d
  // interval.
  const startMs = Date.UTC(2027, 0, 31, 23, 59, 0);
  await harness.stop();
  harness = await startKlines(startMs);
  const client = await harness.connect(
    `/stream?streams=${KLINE_INTERVALS.map((interval) => `btc_thb@kline_${interval}`).join('/')}`,
  );
  harness.engine.commit({ at: startMs, price: '100' });
  advanceTime(2_000);
  await client.receivedFrames();
  advanceTime(58_000);
  const closing = (await client.receivedFrames())
    .map(({ data }) => (data as Frame)['k'] as Frame)
    .filter((k) => k['x'] === true);
  const isEnd3d = (startMs + MINUTE_MS) % (3 * 86_400_000) === 0;
  expect(closing.map((k) => k['i'])).toEqual(KLINE_INTERVALS.filter((interval) => interval !== '3d' || isEnd3d));
  expect(closing.map(({ T, n }) => [T, n])).toEqual(closing.map(() => [startMs + MINUTE_MS - 1, 1]));
});

test('event times never decrease, whatever the clock does', async () => {
  const client = await harness.connect('/ws/btc_thb@kline_1m/eth_thb@kline_1m');
  const times = [0, 40_000, 61_000, -3_600_000, 62_000, 86_400_000, 125_000, 86_400_500];
  let settledMs = START_MS;
  for (const [index, offsetMs] of times.entries()) {
    harness.eventLoop.setClock(START_MS + offsetMs);
    settledMs = Math.max(settledMs, START_MS + 30_000 * index);
    harness.engine.heldWatermarkMs = settledMs;
    harness.engine.commit({ at: settledMs, price: '100' }, { at: settledMs, price: '3', symbol: 'eth_thb' });
    advanceTime(1_000);
  }
  const events = (await client.receivedFrames()).map(({ E }) => E as number);
  expect(events.length).toBeGreaterThan(times.length);
  expect(events).toEqual([...events].sort((a, b) => a - b));
});

test('an event time is never before the end of an interval that it closes', async () => {
  const client = await harness.connect('/ws/btc_thb@kline_1m');
  harness.engine.commit({ at: START_MS, price: '100' });
  harness.eventLoop.setClock(START_MS - 3_600_000);
  harness.engine.heldWatermarkMs = START_MS + MINUTE_MS;
  advanceTime(100);
  const [closing] = await client.receivedFrames();
  expect(closing?.['E']).toBe(START_MS + MINUTE_MS);
});

test('symbols do not affect each other', async () => {
  const client = await harness.connect('/ws/eth_thb@kline_1m');
  harness.engine.commit({ at: START_MS, price: '100' }, { at: START_MS + MINUTE_MS, price: '101' });
  advanceTime(1_000);
  expect(await klineTexts(client)).toEqual([]);
});

test('a symbol that is listed while the server runs is available at once', async () => {
  const client = await harness.connect('/ws');
  expect(await client.request({ method: 'SUBSCRIBE', params: ['usdt_thb@kline_1m'], id: 1 })).toMatchObject({
    error: { code: 'invalid_parameters' },
  });
  harness.engine.listSymbol('usdt_thb');
  expect(await client.request({ method: 'SUBSCRIBE', params: ['usdt_thb@kline_1m'], id: 2 })).toEqual({
    id: 2,
    result: null,
    method: 'SUBSCRIBE',
  });
  harness.engine.commit({ at: START_MS, price: '33.5', symbol: 'usdt_thb' });
  advanceTime(1_000);
  expect(await klineTexts(client)).toEqual(['12:00:00.000-12:00:59.999 1-1 33.5 33.5 33.5 33.5 1 1']);
});

test('a hundred readers of one stream get identical frames', async () => {
  const clients = await Promise.all(Array.from({ length: 100 }, () => harness.connect('/ws/btc_thb@kline_1m')));
  harness.engine.commit({ at: START_MS, price: '100' }, { at: START_MS + MINUTE_MS, price: '101' });
  advanceTime(1_000);
  const all = await Promise.all(clients.map((client) => client.receivedFrames()));
  expect(new Set(all.map((frames) => JSON.stringify(frames))).size).toBe(1);
  expect(all[0]?.map(klineText)).toEqual([
    '12:00:00.000-12:00:59.999 1-1 100 100 100 100 1 1 closed',
    '12:01:00.000-12:01:59.999 2-2 101 101 101 101 1 1',
  ]);
});
