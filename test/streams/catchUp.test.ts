/**
 * How a follower of user data catches up with the log and switches to live events: each event exactly once and in
 * order, whatever happens meanwhile in the tables, in trading and with the reader. The stream server is real; the log
 * is a list whose reads the test can pause.
 */
import { WebSocket } from 'ws';
import { hashToken } from '../../src/foundation/secrets/tokens';
import { eventLoopTurns } from '../support/eventLoopTurns';
import { printSeed, seededRandom } from '../support/randomSeed';
import type { EventDraft } from './fakeEngine';
import { ANN, BOB, depositEvent, FakeEventLog, KEY_OF, sweepEvent, waitUntil } from './fakeEventLog';
import { type HarnessClient, type HarnessOptions, type StreamHarness, startStreams } from './streamServerHarness';

/** The error of a database outage. */
const OUTAGE = Object.assign(new Error('the database is away'), { code: 'ECONNREFUSED' });

let harness: StreamHarness;
let log: FakeEventLog;
let lastTradeId: number;

async function start(limits: NonNullable<HarnessOptions['limits']> = {}): Promise<void> {
  lastTradeId = 0;
  harness = await startStreams({
    limits,
    userData: (engine) => {
      log = new FakeEventLog(engine);
      return log;
    },
  });
}

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

function nextSweepEvent(userId: number, count: number): EventDraft {
  lastTradeId += count;
  return sweepEvent(userId, count, lastTradeId - count);
}

/** Receives all expected frames, and checks that no more follow. */
async function expectAll(client: HarnessClient, userId: number, after: number): Promise<void> {
  const expected = log.expectedFrames(userId, after);
  const got: string[] = [];
  while (got.length < expected.length) got.push(JSON.stringify(await client.next()));
  expect(got).toEqual(expected);
  expect(await client.receivedFrames()).toEqual([]);
}

/** A socket that reads nothing until the test resumes it. */
async function connectPaused(path: string): Promise<{ socket: WebSocket; frames: string[] }> {
  const socket = new WebSocket(`ws://127.0.0.1:${harness.port}${path}`, { perMessageDeflate: false });
  const frames: string[] = [];
  socket.on('message', (data) => frames.push(data.toString()));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.pause();
  return { socket, frames };
}

test('old events are read in pages, followed by live events', async () => {
  await start();
  for (let index = 0; index < 35; index += 1) harness.engine.commitEvents([depositEvent(ANN), depositEvent(BOB)]);
  const client = await harness.connect(`/ws/${KEY_OF[ANN]}?from=10`);
  await waitUntil(() => log.reads.length === 5 && log.readingNow === 0);
  harness.engine.commitEvents([depositEvent(ANN), depositEvent(BOB), depositEvent(ANN)]);
  await expectAll(client, ANN, 10);
  // 33 events in pages of 10, and one read that finds no more. Live events need no read.
  expect(log.reads).toHaveLength(5);
});

test('resuming from the newest position needs no read', async () => {
  await start();
  harness.engine.commitEvents([depositEvent(ANN)]);
  const from = log.newest();
  const client = await harness.connect(`/ws/${KEY_OF[ANN]}?from=${from}`);
  await client.subscriptions();
  harness.engine.commitEvents([depositEvent(ANN)]);
  await expectAll(client, ANN, from);
  expect(log.reads).toEqual([]);
});

test('events between the handshake and the end of the key lookup are not lost', async () => {
  await start();
  let letGo = (): void => undefined;
  log.holdLookup = () =>
    new Promise<void>((resolve) => {
      letGo = resolve;
    });
  const client = await harness.connect(`/ws/${KEY_OF[ANN]}`);
  const from = log.newest();
  await waitUntil(() => log.lookups === 1);
  harness.engine.commitEvents([depositEvent(ANN), depositEvent(BOB)]);
  await eventLoopTurns();
  harness.engine.commitEvents([depositEvent(ANN)]);
  log.holdLookup = () => Promise.resolve();
  letGo();
  await expectAll(client, ANN, from);
});

test('keys of one request are looked up together', async () => {
  await start();
  const client = await harness.connect('/ws');
  const unknown = Array.from({ length: 60 }, (_, index) => index.toString(16).padStart(32, '0'));
  await client.request({ method: 'SUBSCRIBE', params: [...unknown, KEY_OF[ANN]], id: 1 });
  const from = log.newest();
  harness.engine.commitEvents([depositEvent(ANN)]);
  await expectAll(client, ANN, from);
  expect(log.lookups).toBe(1);
});

test.each([
  ['less', 20, 3],
  ['more', 250, 29],
])(
  'a follower that is behind gets all events when %s is published than is buffered',
  async (_description, published, reads) => {
    await start();
    for (let index = 0; index < 30; index += 1) harness.engine.commitEvents([depositEvent(ANN)]);
    let letGo = (): void => undefined;
    log.hold = () => new Promise((resolve) => (letGo = resolve));
    const from = log.newest() - 27;
    const client = await harness.connect(`/ws/${KEY_OF[ANN]}?from=${from}`);
    await waitUntil(() => log.reads.length === 1);
    for (let index = 0; index < published; index += 1) {
      harness.engine.commitEvents([depositEvent(ANN), depositEvent(BOB)]);
      await eventLoopTurns();
    }
    log.hold = () => Promise.resolve();
    letGo();
    await expectAll(client, ANN, from);
    // Three pages of missed events. Buffered events need no read; events beyond the buffer are read in pages as well,
    // with a last read for BOB's events.
    expect(log.reads).toHaveLength(reads);
  },
);

test('a follower that connects while events are sent to others gets each of them at most once', async () => {
  await start({ sendsPerTurn: 1 });
  const [first, second] = [await harness.connect(`/ws/${KEY_OF[ANN]}`), await harness.connect('/ws')];
  await first.subscriptions();
  const from = log.newest();
  // The handshake looks up the key, which takes a few turns of the event loop. Sending the events takes a thousand
  // turns.
  harness.engine.commitEvents(Array.from({ length: 1_000 }, () => depositEvent(ANN)));
  expect(await second.request({ method: 'SUBSCRIBE', params: [KEY_OF[ANN]], id: 1 })).toMatchObject({ result: null });
  const third = await harness.connect(`/ws/${KEY_OF[ANN]}?from=${from + 990}`);
  await expectAll(third, ANN, from + 990);
  await expectAll(first, ANN, from);
  expect(await second.receivedFrames()).toEqual([]);
  expect(await third.receivedFrames()).toEqual([]);
});

/** Receives frames for a while, and returns those of all events but the last, which may be incomplete. */
async function receiveFor(
  path: string,
  forMs: number,
): Promise<{ readonly sequence: number; readonly text: string }[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${harness.port}${path}`, { perMessageDeflate: false });
  const frames: { sequence: number; text: string }[] = [];
  socket.on('message', (data) =>
    frames.push({ sequence: (JSON.parse(String(data)) as { sequence: number }).sequence, text: String(data) }),
  );
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  await new Promise((resolve) => setTimeout(resolve, forMs));
  socket.terminate();
  return frames.filter(({ sequence }) => sequence !== frames.at(-1)?.sequence);
}

test('thirty followers with random trading, slow reads and reconnects get each event once, in order', async () => {
  const random = seededRandom(printSeed('catch up'));
  await start({ userDataReadsMax: 3 });
  log.hold = async () => {
    await eventLoopTurns(random.integer(0, 4));
  };
  let trading = true;
  const trader = (async () => {
    for (let batch = 0; batch < 1_000; batch += 1) {
      const events = Array.from({ length: random.integer(1, 6) }, () =>
        random.pick([depositEvent(ANN), depositEvent(BOB), nextSweepEvent(ANN, 3), nextSweepEvent(BOB, 2)]),
      );
      // Sometimes more events at once than are buffered for a follower that is behind.
      harness.engine.commitEvents(random.next() < 0.01 ? Array.from({ length: 150 }, () => depositEvent(ANN)) : events);
      await eventLoopTurns(random.integer(0, 3));
      if (random.next() < 0.3) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    trading = false;
  })();
  const follower = async (user: typeof ANN | typeof BOB): Promise<void> => {
    const from = random.integer(0, log.newest());
    const got: { sequence: number; text: string }[] = [];
    while (trading)
      got.push(
        ...(await receiveFor(`/ws/${KEY_OF[user]}?from=${got.at(-1)?.sequence ?? from}`, random.integer(1, 150))),
      );
    const last = got.at(-1)?.sequence ?? from;
    await expectAll(await harness.connect(`/ws/${KEY_OF[user]}?from=${last}`), user, last);
    expect(got.map(({ text }) => text)).toEqual(log.expectedFrames(user, from).slice(0, got.length));
    expect(got.length).toBeGreaterThan(100);
  };
  await Promise.all([trader, ...Array.from({ length: 30 }, (_, index) => follower(index % 2 === 0 ? ANN : BOB))]);
  expect(log.readingMost).toBe(3);
});

describe('a slow reader', () => {
  test('is waited for while it is behind: it gets a history much larger than the send buffer', async () => {
    await start();
    for (let index = 0; index < 700; index += 1) harness.engine.commitEvents([nextSweepEvent(ANN, 100)]);
    const history = log.expectedFrames(ANN, 0);
    const bytes = history.reduce((sum, text) => sum + text.length, 0);
    expect(bytes).toBeGreaterThan(20 * 1024 * 1024);
    const { socket, frames } = await connectPaused(`/ws/${KEY_OF[ANN]}?from=0`);
    await waitUntil(() => log.reads.length > 3);
    // Events are read and sent until the kernel's buffers are full; then no more are read.
    let before = -1;
    while (before !== log.reads.length) {
      before = log.reads.length;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(log.reads.length).toBeLessThan(40);
    expect(harness.streams.connections).toBe(1);
    socket.resume();
    await waitUntil(() => frames.length >= history.length);
    expect(frames).toEqual(history);
    socket.terminate();
  });

  test('gets one event that is larger than the send buffer', async () => {
    await start();
    harness.engine.commitEvents([nextSweepEvent(ANN, 7_000), depositEvent(ANN)]);
    const history = log.expectedFrames(ANN, 0);
    expect(history.reduce((sum, text) => sum + text.length, 0)).toBeGreaterThan(2 * 1024 * 1024);
    const { socket, frames } = await connectPaused(`/ws/${KEY_OF[ANN]}?from=0`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.resume();
    await waitUntil(() => frames.length === history.length);
    expect(frames).toEqual(history);
    socket.terminate();
  });

  test('that is live is closed with 1013 at the buffer limit and can resume; other sockets are not affected', async () => {
    // It may take any time until the client reads again.
    await start({ closeTimeoutMs: 1_000_000_000 });
    const from = log.newest();
    const [{ socket, frames }, healthy] = [
      await connectPaused(`/ws/${KEY_OF[ANN]}`),
      await harness.connect(`/ws/${KEY_OF[ANN]}`),
    ];
    const closed = new Promise((resolve) => socket.once('close', (code) => resolve(code)));
    await healthy.subscriptions();
    for (let index = 0; index < 200; index += 1) {
      harness.engine.commitEvents([nextSweepEvent(ANN, 200)]);
      await eventLoopTurns();
    }
    const history = log.expectedFrames(ANN, from);
    socket.resume();
    expect(await closed).toBe(1013);
    expect(frames.length).toBeLessThan(history.length);
    expect(frames).toEqual(history.slice(0, frames.length));
    const last = JSON.parse(frames.at(-1) ?? '{}') as { sequence: number };
    const resumed = await harness.connect(`/ws/${KEY_OF[ANN]}?from=${last.sequence - 1}`);
    await expectAll(resumed, ANN, last.sequence - 1);
    await expectAll(healthy, ANN, from);
  });
});

describe('the end of a follower', () => {
  test('a follower that unsubscribes while behind causes no more reads', async () => {
    await start();
    for (let index = 0; index < 500; index += 1) harness.engine.commitEvents([depositEvent(ANN)]);
    log.hold = () => new Promise((resolve) => setTimeout(resolve, 5));
    const client = await harness.connect(`/ws/${KEY_OF[ANN]}?from=0`);
    await waitUntil(() => log.reads.length === 3);
    client.send({ method: 'UNSUBSCRIBE', params: [KEY_OF[ANN]], id: 'out' });
    for (;;) if ((await client.next())['id'] === 'out') break;
    const { length } = log.reads;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(log.reads.length).toBeLessThanOrEqual(length + 1);
    expect(await client.receivedFrames()).toEqual([]);
  });

  test('the end of a listen key has the sequence up to which events were sent to a follower that is behind', async () => {
    await start();
    for (let index = 0; index < 300; index += 1) harness.engine.commitEvents([depositEvent(ANN)]);
    log.hold = () => new Promise((resolve) => setTimeout(resolve, 5));
    const client = await harness.connect(`/ws/${KEY_OF[ANN]}?from=0`);
    await waitUntil(() => log.reads.length === 4);
    harness.streams.endListenKey(hashToken(KEY_OF[ANN]));
    const frames = [];
    for (;;) {
      const frame = await client.next();
      if (frame['e'] === 'listenKeyExpired') {
        const expected = log.expectedFrames(ANN, 0).slice(0, frames.length);
        expect(frames.map((frame) => JSON.stringify(frame))).toEqual(expected);
        expect(frame['sequence']).toBe(frames.at(-1)?.['sequence']);
        break;
      }
      frames.push(frame);
    }
    expect(await client.closed).toEqual({ code: 1000, reason: 'the listen key has ended' });
  });

  test('events published before the key ended are sent before its end', async () => {
    await start();
    const client = await harness.connect(`/ws/${KEY_OF[ANN]}`);
    await client.subscriptions();
    await eventLoopTurns();
    harness.engine.commitEvents([depositEvent(ANN)]);
    harness.streams.endListenKey(hashToken(KEY_OF[ANN]));
    harness.engine.commitEvents([depositEvent(ANN)]);
    const kinds = [];
    for (let count = 0; count < 4; count += 1) kinds.push(await client.next());
    expect(kinds.map(({ e }) => e)).toEqual([
      'balanceUpdate',
      'outboundAccountPosition',
      'outboundAccountInfo',
      'listenKeyExpired',
    ]);
    expect(new Set(kinds.map(({ sequence }) => sequence)).size).toBe(1);
  });

  test('the next check notices a key that was ended on any server; active keys are not affected', async () => {
    await start({ listenKeyCheckMs: 1_000 });
    const [anns, bobs] = [await harness.connect(`/ws/${KEY_OF[ANN]}`), await harness.connect(`/ws/${KEY_OF[BOB]}`)];
    await anns.subscriptions();
    log.owners.delete(hashToken(KEY_OF[ANN]));
    harness.eventLoop.advance(1_000);
    expect(await anns.next()).toMatchObject({ e: 'listenKeyExpired', sequence: log.newest() });
    expect((await anns.closed).code).toBe(1000);
    expect(await bobs.receivedFrames()).toEqual([]);
  });

  test('a shutdown notifies and closes followers that are behind like all others', async () => {
    await start();
    for (let index = 0; index < 300; index += 1) harness.engine.commitEvents([depositEvent(ANN)]);
    log.hold = () => new Promise((resolve) => setTimeout(resolve, 5));
    const client = await harness.connect(`/ws/${KEY_OF[ANN]}?from=0`);
    await waitUntil(() => log.reads.length === 2);
    const stopped = harness.streams.close();
    for (;;) if ((await client.next())['e'] === 'serverShutdown') break;
    expect((await client.closed).code).toBe(1012);
    await stopped;
  });

  test('no state remains of closed sockets and their keys', async () => {
    await start();
    for (let round = 0; round < 5; round += 1) {
      const clients = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          harness.connect(`/ws/${KEY_OF[index % 2 === 0 ? ANN : BOB]}/${'0'.repeat(32)}`),
        ),
      );
      await Promise.all(clients.map((client) => client.subscriptions()));
      for (const { socket } of clients) socket.terminate();
      await waitUntil(() => harness.streams.connections === 0);
    }
    const { lookups } = log;
    harness.eventLoop.advance(5_000);
    await eventLoopTurns();
    // Without followers, no keys are checked.
    expect(log.lookups).toBe(lookups);
  });
});

describe('when the tables cannot be read', () => {
  test('followers that need them are closed with 1013, and no others', async () => {
    await start();
    const live = await harness.connect(`/ws/${KEY_OF[ANN]}`);
    await live.subscriptions();
    const market = await harness.connect('/ws/btc_thb@trade');
    harness.engine.commitEvents([depositEvent(ANN)]);
    const from = log.newest();
    harness.engine.commitEvents([depositEvent(BOB)]);
    log.failure = OUTAGE;
    // The lookup of the handshake succeeds, and the next one fails.
    log.workingCalls = 1;
    const behind = await harness.connect(`/ws/${KEY_OF[BOB]}?from=0`);
    expect(await behind.closed).toEqual({ code: 1013, reason: 'the event log cannot be read now' });
    const fresh = await harness.connect(`/ws/${KEY_OF[BOB]}`);
    expect(await fresh.closed).toEqual({ code: 1013, reason: 'the event log cannot be read now' });
    // Without the tables it is unknown whether a key has ended, so live followers stay connected.
    harness.eventLoop.advance(3_000);
    await eventLoopTurns();
    expect((await live.receivedFrames()).at(-1)?.['sequence']).toBe(from);
    expect(await market.receivedFrames()).toEqual([]);
    // A handshake that needs the log is rejected.
    await expect(harness.connect(`/ws/${KEY_OF[ANN]}?from=0`)).rejects.toThrow('503');
    log.failure = undefined;
    const resumed = await harness.connect(`/ws/${KEY_OF[BOB]}?from=0`);
    await expectAll(resumed, BOB, 0);
  });

  test('a bug closes only the affected follower, with 1011', async () => {
    await start();
    harness.engine.commitEvents([depositEvent(ANN)]);
    const live = await harness.connect(`/ws/${KEY_OF[ANN]}`);
    await live.subscriptions();
    log.failure = new TypeError('a bug');
    // Ann's key was looked up before, so a read fails.
    log.workingCalls = 1;
    const behind = await harness.connect(`/ws/${KEY_OF[ANN]}?from=0`);
    expect(await behind.closed).toEqual({ code: 1011, reason: 'internal error' });
    log.failure = undefined;
    expect(await live.receivedFrames()).toEqual([]);
    expect(harness.errors.splice(0)).toMatchObject([{ err: { message: 'a bug' } }]);
  });
});

test('when too many events wait, followers of user data are closed with 1013 and can resume without loss', async () => {
  await start({ waitingFramesMax: 100 });
  const client = await harness.connect(`/ws/${KEY_OF[ANN]}`);
  await client.subscriptions();
  await eventLoopTurns();
  const from = log.newest();
  harness.engine.commitEvents(Array.from({ length: 101 }, () => depositEvent(ANN)));
  expect(await client.closed).toEqual({ code: 1013, reason: 'the server is overloaded' });
  await expectAll(await harness.connect(`/ws/${KEY_OF[ANN]}?from=${from}`), ANN, from);
});
