/**
 * Restarts at the boundary of a minute, an hour, a day, a week and a month (promise 24): no interval is closed twice or
 * published again after its close, and the history contains each one. An interval that ended while no server ran is not
 * published, because it is unknown what was published before a kill; it is read over HTTP.
 */
import { intervalOpenMs } from '../../src/core/market/klines';
import { KLINE_INTERVALS } from '../../src/core/model/model';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { createTraders, tradeBetween } from '../support/orderHelpers';
import { ServerClock } from '../support/serverClock';
import type { Frame, StreamClient } from '../support/streamClient';

const MINUTE_MS = 60_000;
/** Monday 1 March 2027, in UTC. */
const BOUNDARY_MS = Date.UTC(2027, 2, 1);

const clock = new ServerClock(BOUNDARY_MS - MINUTE_MS - 1);
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: { ...clock.options.environment, STREAMS_KLINE_INTERVAL_MS: '50' },
});
const path = `/stream?streams=${KLINE_INTERVALS.map((interval) => `btc_thb@kline_${interval}`).join('/')}`;
let traders: [TestUser, TestUser];
const sockets: StreamClient[] = [];

/** The klines that a socket received. The last frame before a stop has none. */
function klinesOf({ frames }: StreamClient): Frame[] {
  return frames.filter(({ data }) => data !== undefined).map(({ data }) => (data as Frame)['k'] as Frame);
}

/** Each as `1m 03-01T00:00`. */
function closingFrames(socket: StreamClient): string[] {
  return klinesOf(socket)
    .filter(({ x }) => x === true)
    .map(({ i, t }) => `${String(i)} ${new Date(Number(t)).toISOString().slice(5, 16)}`);
}

/** The first event of each stream is the kline of this time. */
function expectToBeginAt(timeMs: number, socket: StreamClient): void {
  const klines = klinesOf(socket);
  for (const interval of KLINE_INTERVALS) {
    const first = klines.find(({ i }) => i === interval);
    expect([interval, first?.['x'], first?.['t']]).toEqual([interval, false, intervalOpenMs(interval, timeMs)]);
  }
}

async function openStream(): Promise<StreamClient> {
  const socket = await exchange().openStream(path);
  sockets.push(socket);
  return socket;
}

/** Trades at this time and waits until the socket receives the kline. */
async function tradeAt(timeMs: number, socket: StreamClient): Promise<void> {
  clock.set(timeMs);
  await tradeBetween(traders, '100', '0.1');
  await socket.next(({ data }) => ((data as Frame)['k'] as Frame)['x'] === false);
}

/** Waits for the close of the interval. Of intervals that end together, the shortest is published first. */
function waitForClose(socket: StreamClient, interval: string, openMs: number): Promise<Frame> {
  return socket.next(({ data }) => {
    const { i, t, x } = (data as Frame)['k'] as Frame;
    return i === interval && x === true && t === openMs;
  });
}

beforeAll(async () => {
  traders = await createTraders(exchange());
});

test('after a stop across the boundary, intervals that ended meanwhile are not published again, and the next ones close once', async () => {
  const before = await openStream();
  await tradeAt(BOUNDARY_MS - 2, before);
  await exchange().stop();
  clock.set(BOUNDARY_MS + 5);
  await exchange().restart();
  const after = await openStream();
  await tradeAt(BOUNDARY_MS + 10, after);
  clock.set(BOUNDARY_MS + MINUTE_MS);
  await waitForClose(after, '1m', BOUNDARY_MS);
  expect(closingFrames(before)).toEqual([]);
  expectToBeginAt(BOUNDARY_MS + 5, after);
  expect(closingFrames(after)).toEqual(['1m 03-01T00:00']);
});

test('after a kill right after a close, with an unchanged clock, the close is not published again', async () => {
  await exchange().kill();
  await exchange().restart();
  const socket = await openStream();
  await tradeAt(BOUNDARY_MS + MINUTE_MS, socket);
  clock.set(BOUNDARY_MS + 3 * MINUTE_MS);
  await waitForClose(socket, '3m', BOUNDARY_MS);
  expectToBeginAt(BOUNDARY_MS + MINUTE_MS, socket);
  expect(closingFrames(socket)).toEqual(['1m 03-01T00:01', '1m 03-01T00:02', '3m 03-01T00:00']);
});

test('each close was published once on all sockets together, and the history has every interval', async () => {
  const published = sockets.flatMap(closingFrames);
  expect(new Set(published).size).toBe(published.length);
  const rows = await exchange().anonymous.expect('getKlines', 200, { query: { symbol: 'btc_thb', interval: '1m' } });
  expect(rows.map((row) => [Number(row[0]), row[8]])).toEqual([
    [BOUNDARY_MS - MINUTE_MS, 1],
    [BOUNDARY_MS, 1],
    [BOUNDARY_MS + MINUTE_MS, 1],
    [BOUNDARY_MS + 2 * MINUTE_MS, 0],
    [BOUNDARY_MS + 3 * MINUTE_MS, 0],
  ]);
  await Promise.all(sockets.filter(({ isOpen }) => isOpen).map((socket) => socket.close()));
});
