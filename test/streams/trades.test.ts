/**
 * `<pair>@aggTrade` and `<pair>@trade` through real sockets: each committed trade is sent once, immediately and in
 * order.
 */
import { type Frame, START_MS, type StreamHarness, startStreams } from './streamServerHarness';

let harness: StreamHarness;

beforeEach(async () => {
  harness = await startStreams();
});

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

test('a frame of each kind has every member of the contract, including the side of the maker', async () => {
  const client = await harness.connect('/stream?streams=btc_thb@aggTrade/btc_thb@trade');
  harness.eventLoop.advance(40);
  harness.engine.commit({ at: START_MS + 10, price: '303500.5', quantity: '0.00000001', takerSide: 'sell' });
  harness.engine.commit({ at: START_MS + 20, price: '303500', quantity: '2', takerSide: 'buy' });
  const [E, s] = [START_MS + 40, 'btc_thb'];
  const first = {
    e: 'aggTrade',
    E,
    s,
    a: 1,
    p: '303500.5',
    q: '0.00000001',
    f: 1,
    l: 1,
    T: START_MS + 10,
    m: true,
    M: true,
  };
  const second = { e: 'trade', E, s, t: 2, p: '303500', q: '2', T: START_MS + 20, m: false, M: true };
  expect(await client.receivedFrames()).toEqual([
    { stream: 'btc_thb@aggTrade', data: first },
    {
      stream: 'btc_thb@trade',
      data: { e: 'trade', E, s, t: 1, p: '303500.5', q: '0.00000001', T: START_MS + 10, m: true, M: true },
    },
    {
      stream: 'btc_thb@aggTrade',
      data: { ...first, a: 2, p: '303500', q: '2', f: 2, l: 2, T: START_MS + 20, m: false },
    },
    { stream: 'btc_thb@trade', data: second },
  ]);
});

test.each(['aggTrade', 'trade'])(
  'a batch of trades of several symbols is sent as one %s event for each trade, in the order of ids',
  async (kind) => {
    const client = await harness.connect(`/ws/btc_thb@${kind}`);
    const wrapped = await harness.connect(`/stream?streams=btc_thb@${kind}`);
    const drafts = Array.from({ length: 750 }, (_, index) => ({
      at: START_MS,
      price: '100',
      symbol: index % 3 === 0 ? 'eth_thb' : 'btc_thb',
    }));
    harness.engine.commit(...drafts.slice(0, 7));
    harness.engine.commit(...drafts.slice(7));
    const ids = (frames: readonly Frame[]): readonly unknown[] => frames.map((frame) => frame['t'] ?? frame['a']);
    const all = Array.from({ length: 500 }, (_, index) => index + 1);
    expect(ids(await client.receivedFrames())).toEqual(all);
    expect(ids((await wrapped.receivedFrames()).map(({ data }) => data as Frame))).toEqual(all);
  },
);

test('changes of the book without a trade, and trades before the subscription, cause no event', async () => {
  harness.engine.commit({ at: START_MS, price: '100' });
  const client = await harness.connect('/ws/btc_thb@trade/btc_thb@aggTrade');
  harness.engine.commit({ bids: { '100': '1' } });
  harness.eventLoop.advance(5_000);
  expect(await client.receivedFrames()).toEqual([]);
  harness.engine.commit({ asks: { '101': '0' }, trades: [{ at: START_MS, price: '101' }] });
  expect((await client.receivedFrames()).map(({ e }) => e)).toEqual(['aggTrade', 'trade']);
});

test('event times never decrease and are never before the trade, whatever the clock does', async () => {
  const client = await harness.connect('/ws/btc_thb@trade');
  harness.engine.heldWatermarkMs = START_MS;
  for (const [index, offsetMs] of [0, 1_000, -3_600_000, 500].entries()) {
    harness.eventLoop.setClock(START_MS + offsetMs);
    harness.engine.commit({ at: START_MS + index * 2_000, price: '100' });
  }
  expect((await client.receivedFrames()).map(({ E, T }) => [Number(E) - START_MS, Number(T) - START_MS])).toEqual([
    [0, 0],
    [2_000, 2_000],
    [4_000, 4_000],
    [6_000, 6_000],
  ]);
});

test('a hundred readers get identical events', async () => {
  const clients = await Promise.all(Array.from({ length: 100 }, () => harness.connect('/ws/btc_thb@trade')));
  harness.engine.commit(...Array.from({ length: 150 }, () => ({ at: START_MS, price: '100' })));
  const all = await Promise.all(clients.map((client) => client.receivedFrames()));
  expect(all[0]).toHaveLength(150);
  expect(new Set(all.map((frames) => JSON.stringify(frames))).size).toBe(1);
});
