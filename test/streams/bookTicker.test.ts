/** `<pair>@bookTicker`: the best bid and ask are sent as soon as one of their four values has changed. */
import type { BookDraft } from './fakeEngine';
import { type Frame, START_MS, type StreamHarness, startStreams } from './streamServerHarness';

let harness: StreamHarness;

beforeEach(async () => {
  harness = await startStreams();
});

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

function tickerText({ u, b, B, a, A }: Frame): string {
  return `${u} ${B}@${b} / ${A}@${a}`;
}

test('a frame has every member of the contract', async () => {
  const client = await harness.connect('/ws/btc_thb@bookTicker');
  harness.engine.commit({ bids: { '303500.5': '0.00000001', '303500': '5' }, asks: { '303501': '2' } });
  expect(await client.next()).toEqual({ u: 1, s: 'btc_thb', b: '303500.5', B: '0.00000001', a: '303501', A: '2' });
});

test.each<[string, readonly BookDraft[], readonly string[]]>([
  ['another best bid', [{ bids: { '99.5': '1' } }], ['2 1@99.5 / 1@101']],
  ['another quantity at the best bid', [{ bids: { '99': '4' } }], ['2 4@99 / 1@101']],
  ['another best ask', [{ asks: { '100': '3' } }], ['2 1@99 / 3@100']],
  ['another quantity at the best ask', [{ asks: { '101': '0.5' } }], ['2 1@99 / 0.5@101']],
  ['a side that is empty now', [{ bids: { '99': '0', '98': '0' } }], ['2 0@0 / 1@101']],
  ['levels below', [{ bids: { '98': '5' }, asks: { '105': '1' } }], []],
  ['a trade and nothing in the book', [], []],
  [
    'several changes in a batch: how it was left',
    [{ bids: { '99.5': '1' } }, { bids: { '99.5': '0' } }, { bids: { '99.6': '2' } }],
    ['4 2@99.6 / 1@101'],
  ],
  ['a change taken back in the same batch', [{ bids: { '99.5': '1' } }, { bids: { '99.5': '0' } }], []],
  ['another symbol', [{ symbol: 'eth_thb', bids: { '100': '1' } }], []],
])('%s', async (_description, batch, expected) => {
  harness.engine.commit({ bids: { '99': '1', '98': '1' }, asks: { '101': '1' } });
  const client = await harness.connect('/ws/btc_thb@bookTicker');
  harness.engine.commit({ at: START_MS, price: '100' });
  harness.engine.commit(...batch);
  harness.eventLoop.advance(5_000);
  expect((await client.receivedFrames()).map(tickerText)).toEqual(expected);
});

test('an event is sent immediately after each batch', async () => {
  const client = await harness.connect('/ws/btc_thb@bookTicker');
  for (let id = 1; id <= 50; id += 1) harness.engine.commit({ bids: { '99': String(id) } });
  expect((await client.receivedFrames()).map(tickerText)).toEqual(
    Array.from({ length: 50 }, (_, index) => `${index + 1} ${index + 1}@99 / 0@0`),
  );
});
