/**
 * The cost of a change does not depend on the number of followed symbols: unchanged symbols are neither read nor
 * rendered.
 */
import { type HarnessClient, START_MS, type StreamHarness, startStreams } from './streamServerHarness';

const KINDS = [
  'aggTrade',
  'trade',
  'depth',
  'depth@100ms',
  'depth5',
  'depth20@100ms',
  'bookTicker',
  'miniTicker',
  'ticker',
  'kline_1m',
];
const ARRAYS = ['!miniTicker@arr', '!miniTicker@arr@3000ms', '!ticker@arr'];
const READS = ['bids', 'asks', 'ticker', 'kline', 'lastUpdateId'] as const;

let harness: StreamHarness;

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

/** Subscribes to every stream of the symbols, and counts the reads during three seconds in which one symbol changes. */
async function readsAmong(symbols: number): Promise<Readonly<Record<string, number>>> {
  harness = await startStreams({ limits: { pingIntervalMs: 1_000_000_000 } });
  const names = Array.from({ length: symbols }, (_, index) => `c${index}_thb`);
  for (const symbol of names) {
    harness.engine.listSymbol(symbol);
    harness.engine.commit(
      { symbol, bids: { '99': '1' }, asks: { '101': '1' } },
      { symbol, at: START_MS, price: '100' },
    );
  }
  const clients = await followAll(names);
  harness.eventLoop.advance(3_000);
  for (const client of clients) await client.receivedFrames();
  const spies = READS.map((read) => [read, jest.spyOn(harness.engine.published, read)] as const);
  for (let tenth = 1; tenth <= 30; tenth += 1) {
    harness.engine.commit({
      symbol: 'c0_thb',
      bids: { '99.5': String(tenth) },
      trades: [{ symbol: 'c0_thb', at: harness.eventLoop.nowMs(), price: '100' }],
    });
    harness.eventLoop.advance(100);
  }
  const frames = (await Promise.all(clients.map((client) => client.receivedFrames()))).flat();
  expect(frames.filter(({ s }) => s === 'c0_thb').length).toBeGreaterThan(100);
  return Object.fromEntries(spies.map(([read, spy]) => [read, spy.mock.calls.length]));
}

async function followAll(symbols: readonly string[]): Promise<readonly HarnessClient[]> {
  const clients: HarnessClient[] = [];
  const streams = [...symbols.flatMap((symbol) => KINDS.map((kind) => `${symbol}@${kind}`)), ...ARRAYS];
  for (let from = 0; from < streams.length; from += 1_000) {
    const client = await harness.connect('/ws');
    clients.push(client);
    for (let at = from; at < Math.min(from + 1_000, streams.length); at += 150)
      await client.request({
        method: 'SUBSCRIBE',
        params: streams.slice(at, Math.min(at + 150, from + 1_000)),
        id: at,
      });
  }
  return clients;
}

test('three seconds of changes of one symbol cost the same with 2 symbols as with 300', async () => {
  const few = await readsAmong(2);
  await harness.stop();
  const many = await readsAmong(300);
  expect(many).toEqual(few);
  // Both ticker streams read once per second, the book ticker at each change, and the partial book at each tick.
  expect(many).toMatchObject({ ticker: 2 * 3, bids: 30 + 30 + 3 + 3 });
});
