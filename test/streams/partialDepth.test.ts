/** `<pair>@depth5`, `10`, `20`, each also with `@100ms`: complete lists of the best price levels. */
import { type Frame, type HarnessClient, type StreamHarness, startStreams } from './streamServerHarness';

let harness: StreamHarness;

beforeEach(async () => {
  harness = await startStreams({ limits: { pingIntervalMs: 1_000_000_000 } });
});

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

/** `count` bids below 100 and asks above it, with the number of the level as its quantity. */
function bookWithLevels(count: number): { bids: Record<string, string>; asks: Record<string, string> } {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const side = (direction: 1 | -1): Record<string, string> =>
    Object.fromEntries(numbers.map((n) => [String(100 + direction * n), String(n)]));
  return { bids: side(-1), asks: side(1) };
}

/** `id bids / asks`, with quantities only. */
function frameText({ lastUpdateId, bids, asks }: Frame): string {
  const side = (levels: unknown): string => (levels as string[][]).map(([, quantity]) => quantity).join(' ');
  return `${lastUpdateId} ${side(bids)} / ${side(asks)}`;
}

async function frameTexts(client: HarnessClient): Promise<readonly string[]> {
  return (await client.receivedFrames()).map(frameText);
}

test('a frame has every member of the contract, best levels first', async () => {
  harness.engine.commit({ bids: { '303500.5': '0.00000001', '9': '1' }, asks: { '303501': '2' } });
  const client = await harness.connect('/ws/btc_thb@depth5');
  harness.eventLoop.advance(1_000);
  const bids = [
    ['303500.5', '0.00000001'],
    ['9', '1'],
  ];
  expect(await client.next()).toEqual({ lastUpdateId: 1, bids, asks: [['303501', '2']] });
});

test.each([5, 10, 20])('at most %i levels per side are sent', async (levels) => {
  harness.engine.commit(bookWithLevels(30));
  const [slow, alias, fast] = [
    await harness.connect(`/ws/btc_thb@depth${levels}`),
    await harness.connect(`/ws/btc_thb@depth${levels}@1000ms`),
    await harness.connect(`/ws/btc_thb@depth${levels}@100ms`),
  ];
  harness.eventLoop.advance(1_000);
  const best = Array.from({ length: levels }, (_, index) => index + 1).join(' ');
  const complete = [`1 ${best} / ${best}`];
  expect([await frameTexts(slow), await frameTexts(alias), await frameTexts(fast)]).toEqual([
    complete,
    complete,
    complete,
  ]);
});

test('the levels are sent every second, also in a quiet market and for an empty book', async () => {
  const [slow, fast] = [await harness.connect('/ws/btc_thb@depth5'), await harness.connect('/ws/btc_thb@depth5@100ms')];
  harness.eventLoop.advance(1_000);
  expect([await frameTexts(slow), await frameTexts(fast)]).toEqual([['0  / '], ['0  / ']]);
  harness.engine.commit({ bids: { '99': '1' } });
  harness.eventLoop.advance(5_000);
  const late = await harness.connect('/ws/btc_thb@depth5@100ms');
  harness.eventLoop.advance(1_000);
  expect(await frameTexts(late)).toEqual(['1 1 / ']);
  expect([await frameTexts(slow), await frameTexts(fast)]).toEqual([Array(6).fill('1 1 / '), Array(6).fill('1 1 / ')]);
});

test('the fast stream is sent at once after a change of its levels, and otherwise once per second', async () => {
  harness.engine.commit(bookWithLevels(6));
  const [slow, fast] = [await harness.connect('/ws/btc_thb@depth5'), await harness.connect('/ws/btc_thb@depth5@100ms')];
  harness.eventLoop.advance(1_000);
  await Promise.all([slow.receivedFrames(), fast.receivedFrames()]);
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    if (tenth <= 3) harness.engine.commit({ bids: { '99': `1.${tenth}` } });
    else harness.engine.commit({ bids: { '94': `6.${tenth}` } });
    harness.eventLoop.advance(100);
  }
  expect(await frameTexts(slow)).toEqual(['11 1.3 2 3 4 5 / 1 2 3 4 5']);
  const top = '1.3 2 3 4 5 / 1 2 3 4 5';
  expect(await frameTexts(fast)).toEqual(['2 1.1 2 3 4 5 / 1 2 3 4 5', '3 1.2 2 3 4 5 / 1 2 3 4 5', `4 ${top}`]);
  harness.eventLoop.advance(300);
  expect(await frameTexts(fast)).toEqual([`11 ${top}`]);
  harness.eventLoop.advance(2_000);
  expect([await frameTexts(slow), await frameTexts(fast)]).toEqual([
    Array(2).fill(`11 ${top}`),
    Array(2).fill(`11 ${top}`),
  ]);
});

test('when a level disappears, the next one moves up', async () => {
  harness.engine.commit(bookWithLevels(6));
  const client = await harness.connect('/ws/btc_thb@depth5@100ms');
  harness.eventLoop.advance(100);
  harness.engine.commit({ bids: { '99': '0' } }, { asks: { '100.5': '9' } });
  harness.eventLoop.advance(100);
  expect(await frameTexts(client)).toEqual(['1 1 2 3 4 5 / 1 2 3 4 5', '3 2 3 4 5 6 / 9 1 2 3 4']);
});

test('a change that is reverted within an interval causes no event', async () => {
  harness.engine.commit(bookWithLevels(3));
  const client = await harness.connect('/ws/btc_thb@depth5@100ms');
  harness.eventLoop.advance(100);
  await client.receivedFrames();
  harness.engine.commit({ bids: { '99': '7' } }, { bids: { '99': '1' } });
  harness.eventLoop.advance(900);
  expect(await client.receivedFrames()).toEqual([]);
});

test('a client that subscribes again gets the current book', async () => {
  const client = await harness.connect('/ws/btc_thb@depth5');
  harness.engine.commit({ bids: { '99': '1' } });
  harness.eventLoop.advance(1_000);
  expect(await frameTexts(client)).toEqual(['1 1 / ']);
  await client.request({ method: 'UNSUBSCRIBE', params: ['btc_thb@depth5'], id: 1 });
  harness.engine.commit({ bids: { '99': '2' } });
  harness.eventLoop.advance(5_000);
  await client.request({ method: 'SUBSCRIBE', params: ['btc_thb@depth5'], id: 2 });
  harness.eventLoop.advance(1_000);
  expect(await frameTexts(client)).toEqual(['2 2 / ']);
});
