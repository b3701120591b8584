/** `<pair>@depth`, `@depth@1000ms` and `@depth@100ms` through real sockets: which changes are sent, when, and without gaps. */
import fc from 'fast-check';
import { formatAmount } from '../../src/core/values/decimal';
import { type DepthEvent, DepthFollower, type Snapshot } from '../support/depthFollower';
import type { BookDraft } from './fakeEngine';
import { type Frame, type HarnessClient, START_MS, type StreamHarness, startStreams } from './streamServerHarness';

let harness: StreamHarness;

beforeEach(async () => {
  harness = await startStreams({ limits: { pingIntervalMs: 1_000_000_000 } });
});

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

/** `second U-u bids / asks`. */
function frameText({ E, U, u, b, a }: Frame): string {
  const side = (levels: unknown): string =>
    (levels as string[][]).map(([price, quantity]) => `${quantity}@${price}`).join(' ');
  return `${(Number(E) - START_MS) / 1000} ${U}-${u} ${side(b)} / ${side(a)}`;
}

async function frameTexts(client: HarnessClient): Promise<readonly string[]> {
  return (await client.receivedFrames()).map(frameText);
}

test('a frame has every member of the contract', async () => {
  const client = await harness.connect('/ws/btc_thb@depth');
  harness.engine.commit({ bids: { '303500.5': '0.00000001' }, asks: { '303501': '2' } });
  harness.eventLoop.advance(1_000);
  expect(await client.next()).toEqual({
    e: 'depthUpdate',
    E: START_MS + 1_000,
    s: 'btc_thb',
    U: 1,
    u: 1,
    b: [['303500.5', '0.00000001']],
    a: [['303501', '2']],
  });
});

test('each stream combines the changes of an interval into one event, if there are any', async () => {
  const [slow, alias, fast] = [
    await harness.connect('/ws/btc_thb@depth'),
    await harness.connect('/ws/btc_thb@depth@1000ms'),
    await harness.connect('/ws/btc_thb@depth@100ms'),
  ];
  for (let tenth = 1; tenth <= 12; tenth += 1) {
    if (tenth % 4 === 1)
      harness.engine.commit({ bids: { '100': String(tenth), [String(tenth)]: '1' } }, { asks: { '101': '0' } });
    harness.eventLoop.advance(100);
  }
  harness.eventLoop.advance(10_000);
  const combined = ['1 1-6 9@100 1@9 1@5 1@1 / 0@101'];
  expect([await frameTexts(slow), await frameTexts(alias)]).toEqual([combined, combined]);
  expect(await frameTexts(fast)).toEqual([
    '0.1 1-2 1@100 1@1 / 0@101',
    '0.5 3-4 5@100 1@5 / 0@101',
    '0.9 5-6 9@100 1@9 / 0@101',
  ]);
});

test('a trade without a change of the book and changes of other symbols cause no event', async () => {
  const client = await harness.connect('/ws/btc_thb@depth@100ms');
  harness.engine.commit({ at: START_MS, price: '100' }, { bids: { '5': '1' }, symbol: 'eth_thb' });
  harness.eventLoop.advance(1_000);
  expect(await client.receivedFrames()).toEqual([]);
});

test('a stream starts with the first change after its opening; further subscribers join it', async () => {
  harness.engine.commit({ bids: { '100': '1' } }, { bids: { '100': '2' } });
  const first = await harness.connect('/ws/btc_thb@depth');
  harness.engine.commit({ bids: { '100': '3' } });
  harness.eventLoop.advance(500);
  const second = await harness.connect('/ws/btc_thb@depth');
  harness.engine.commit({ bids: { '100': '4' } });
  harness.eventLoop.advance(500);
  expect([await frameTexts(first), await frameTexts(second)]).toEqual([['1 3-4 4@100 / '], ['1 3-4 4@100 / ']]);
});

test('a client that unsubscribes within an interval gets nothing, and starts anew later', async () => {
  const client = await harness.connect('/ws/btc_thb@depth');
  harness.engine.commit({ bids: { '100': '1' } });
  await client.request({ method: 'UNSUBSCRIBE', params: ['btc_thb@depth'], id: 1 });
  harness.engine.commit({ bids: { '100': '2' } });
  await client.request({ method: 'SUBSCRIBE', params: ['btc_thb@depth'], id: 2 });
  harness.eventLoop.advance(1_000);
  expect(await client.receivedFrames()).toEqual([]);
  harness.engine.commit({ bids: { '100': '3' } });
  harness.eventLoop.advance(1_000);
  expect(await frameTexts(client)).toEqual(['2 3-3 3@100 / ']);
});

test('a missing update id closes every socket instead of leaving an undetected gap', async () => {
  const client = await harness.connect('/ws/btc_thb@depth');
  const bystander = await harness.connect('/ws');
  harness.engine.bookUpdateIdsSkipped = 1;
  harness.engine.commit({ bids: { '100': '1' } });
  expect([(await client.closed).code, (await bystander.closed).code]).toEqual([1011, 1011]);
  expect(harness.errors.splice(0)).toHaveLength(1);
});

test('event times never decrease, whatever the clock does', async () => {
  const client = await harness.connect('/ws/btc_thb@depth@100ms');
  for (const offsetMs of [0, 40_000, -3_600_000, 20_000, 86_400_000, -5]) {
    harness.eventLoop.setClock(START_MS + offsetMs);
    harness.engine.commit({ bids: { '100': '1' } });
    harness.eventLoop.advance(100);
  }
  const times = (await client.receivedFrames()).map(({ E }) => E as number);
  expect(times).toHaveLength(6);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

type Step =
  | { readonly kind: 'change'; readonly batch: readonly BookDraft[] }
  | { readonly kind: 'pass'; readonly ms: number }
  /** A follower connects (if its slot is free), requests its snapshot, or disconnects. */
  | { readonly kind: 'next'; readonly follower: number };

const anyLevels = fc.dictionary(
  fc.integer({ min: 1, max: 9 }).map(String),
  fc.integer({ min: 0, max: 3 }).map(String),
  { minKeys: 0, maxKeys: 3 },
);
const anyChange = fc
  .record({ bids: anyLevels, asks: anyLevels })
  .filter(({ bids, asks }) => Object.keys({ ...bids, ...asks }).length > 0);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      batch: fc.array(anyChange, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 400 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('next' as const), follower: fc.nat(3) }) },
);

/** A client that follows the documented procedure. Its book starts with the snapshot. */
interface DocumentedClient {
  readonly client: HarnessClient;
  readonly follower: DepthFollower;
  hasBegun: boolean;
}

test('clients that follow the documented procedure have the correct book, whenever they connect', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 60 }), async (steps) => {
      await harness.stop();
      harness = await startStreams({ limits: { pingIntervalMs: 1_000_000_000 } });
      const seats = new Map<number, DocumentedClient>();
      for (const step of steps) {
        if (step.kind === 'change') harness.engine.commit(...step.batch);
        else if (step.kind === 'pass') harness.eventLoop.advance(step.ms);
        else await advanceClient(seats, step.follower);
      }
      harness.eventLoop.advance(1_000);
      for (const seat of seats.values()) {
        await applyReceivedFrames(seat);
        if (seat.hasBegun) expect(seat.follower.depth).toEqual(currentSnapshot());
      }
    }),
    { numRuns: 100 },
  );
});

async function advanceClient(seats: Map<number, DocumentedClient>, number: number): Promise<void> {
  const seat = seats.get(number);
  if (seat === undefined) {
    const client = await harness.connect(`/ws/btc_thb@depth${number % 2 === 0 ? '' : '@100ms'}`);
    seats.set(number, { client, follower: new DepthFollower(), hasBegun: false });
  } else if (!seat.hasBegun) {
    const taken = currentSnapshot();
    await applyReceivedFrames(seat);
    seat.hasBegun = seat.follower.applySnapshot(taken);
  } else {
    seat.client.socket.close();
    await seat.client.closed;
    seats.delete(number);
  }
}

async function applyReceivedFrames({ client, follower }: DocumentedClient): Promise<void> {
  for (const frame of await client.receivedFrames()) follower.receive(frame as unknown as DepthEvent);
}

/** The REST response: the committed state at this moment. */
function currentSnapshot(): Snapshot {
  const { published: committed } = harness.engine;
  const levels = (side: 'bids' | 'asks'): string[][] =>
    committed[side]('btc_thb', 5_000).map(({ price, quantity }) => [formatAmount(price), formatAmount(quantity)]);
  return { lastUpdateId: committed.lastUpdateId('btc_thb'), bids: levels('bids'), asks: levels('asks') };
}
