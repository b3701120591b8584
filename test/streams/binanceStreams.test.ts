/** Binance-compatible connections beside the exchange's own: names, frames that are built once, and limits. */
import { StreamFrame } from '../../src/api/streams/frames/frames';
import { type StreamHarness, startStreams } from './streamServerHarness';

let harness: StreamHarness;

beforeEach(async () => {
  harness = await startStreams();
});

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

test.each([
  // URL, subscriptions as listed, streams that are open
  ['/binance/ws', [], 0],
  ['/binance/ws/btcthb@trade', ['btcthb@trade'], 1],
  ['/binance/ws/btcthb@trade/eththb@kline_1M', ['btcthb@trade', 'eththb@kline_1M'], 2],
  ['/binance/stream?streams=btcthb@depth/!ticker@arr', ['btcthb@depth', '!ticker@arr'], 2],
  ['/binance/stream?streams=BTCTHB@trade', ['BTCTHB@trade'], 0],
  ['/binance/ws/btc_thb@trade', ['btc_thb@trade'], 0],
  ['/binance/ws/nopethb@trade', ['nopethb@trade'], 0],
  ['/binance/ws/btcthb@kline_1m@closed', ['btcthb@kline_1m@closed'], 0],
  ['/binance/ws/btcthb@kline_1s', ['btcthb@kline_1s'], 0],
])('%s', async (path, listed, open) => {
  const client = await harness.connect(path);
  expect(await client.subscriptions()).toEqual(listed);
  expect(harness.streams.openStreams).toBe(open);
});

test('both interfaces read one stream, each with its own names, and unsubscribe separately', async () => {
  const own = await harness.connect('/stream?streams=btc_thb@trade');
  const binance = await harness.connect('/binance/stream?streams=btcthb@trade');
  expect(harness.streams.openStreams).toBe(1);
  harness.engine.commit({ at: harness.eventLoop.nowMs(), price: '100' });
  expect(await own.receivedFrames()).toMatchObject([{ stream: 'btc_thb@trade', data: { s: 'btc_thb', p: '100' } }]);
  expect(await binance.receivedFrames()).toMatchObject([{ stream: 'btcthb@trade', data: { s: 'BTCTHB', p: '100' } }]);
  await binance.request({ method: 'UNSUBSCRIBE', params: ['btcthb@trade'], id: 1 });
  harness.engine.commit({ at: harness.eventLoop.nowMs(), price: '101' });
  expect(await own.receivedFrames()).toHaveLength(1);
  expect(await binance.receivedFrames()).toEqual([]);
});

test('too many streams subscribe to none of them', async () => {
  await harness.stop();
  harness = await startStreams({ limits: { streamsPerSocketMax: 2 } });
  const client = await harness.connect('/binance/stream?streams=a@trade/b@trade/c@trade');
  expect(await client.next()).toMatchObject({ code: 2 });
  expect(await client.subscriptions()).toEqual([]);
  const params = ['btcthb@trade', 'btcthb@depth', 'btcthb@ticker'];
  expect(await client.request({ method: 'SUBSCRIBE', params, id: 'x' })).toEqual({
    code: 2,
    msg: 'Invalid request: too many parameters',
    id: 'x',
  });
  expect(harness.streams.openStreams).toBe(0);
});

test('the events of a frame are rendered once for all connections of both interfaces', () => {
  let rendered = 0;
  const frame = new StreamFrame('btc_thb@bookTicker', () => {
    rendered += 1;
    return [{ u: 1, s: 'btc_thb', b: '1', B: '1', a: '2', A: '1' }];
  });
  for (const combined of [false, true]) {
    const [own, binance] = [frame.bytes(combined), frame.binanceBytes(combined)];
    expect(frame.bytes(combined)).toBe(own);
    expect(frame.binanceBytes(combined)).toBe(binance);
    expect(own.toString()).toContain('"s":"btc_thb"');
    expect(binance.toString()).toContain('"s":"BTCTHB"');
  }
  expect(rendered).toBe(1);
});
