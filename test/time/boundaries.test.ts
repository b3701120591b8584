/**
 * Restarts at the boundary of a minute, an hour, a day, a week and a month (promise 24): no interval is closed twice or
 * published again after its close, and the history contains each one. An interval that ended while no server ran is not
 * published, because it is unknown what was published before a kill; new subscribers get it with their first events.
 */
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

/**
 * Closing frames that a socket received, each as `1m 03-01T00:00`: with the first event of a stream, which shows what a
 * new subscriber may have missed, and those that were published later.
 */
function closingFrames({ frames }: StreamClient): { readonly first: string[]; readonly published: string[] } {
  // The last frame before a stop has no data.
  const events = frames.filter(({ data }) => data !== undefined);
  const streams = events.map(({ stream }) => stream);
  const texts = (isFirst: boolean): string[] =>
    events
      .filter(({ stream }, index) => (streams.indexOf(stream) === index) === isFirst)
      .map(({ data }) => (data as Frame)['k'] as Frame)
      .filter(({ x }) => x === true)
      .map(({ i, t }) => `${String(i)} ${new Date(Number(t)).toISOString().slice(5, 16)}`);
  return { first: texts(true), published: texts(false) };
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
  expect(closingFrames(before)).toEqual({ first: [], published: [] });
  const { first, published } = closingFrames(after);
  expect(published).toEqual(['1m 03-01T00:00']);
  // The boundary ends all intervals but the one of three days.
  expect([first.length, first]).toEqual([14, expect.arrayContaining(['1m 02-28T23:59', '3m 02-28T23:57'])]);
});

test('after a kill right after a close, with an unchanged clock, the close is not published again', async () => {
  await exchange().kill();
  await exchange().restart();
  const socket = await openStream();
  await tradeAt(BOUNDARY_MS + MINUTE_MS, socket);
  clock.set(BOUNDARY_MS + 3 * MINUTE_MS);
  await waitForClose(socket, '3m', BOUNDARY_MS);
  const { first, published } = closingFrames(socket);
  expect(published).toEqual(['1m 03-01T00:01', '1m 03-01T00:02', '3m 03-01T00:00']);
  // Each stream greets as soon as it can, so that the order among them is open.
  expect(first).toEqual(expect.arrayContaining(['1m 03-01T00:00', '3m 02-28T23:57']));
});

test('each close was published once on all sockets together, and the history has every interval', async () => {
  const published = sockets.flatMap((socket) => closingFrames(socket).published);
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
