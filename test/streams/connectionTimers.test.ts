/**
 * How a server keeps the timers of connections with `cancel_on_disconnect` while the exchange answers, fails or does not
 * answer at all.
 */
import type { ConnectionTimerSource, ListenKeyRights } from '../../src/api/streams/userData/connectionTimerSource';
import { waitUntil } from './fakeEventLog';
import { handshakeText, parseHttpAnswer, rawSocket } from './rawSocket';
import { type StreamHarness, startStreams } from './streamServerHarness';

const USER = 7;
const PATH = `/ws/${'a'.repeat(32)}?cancel_on_disconnect=btc_thb`;

/** The exchange's timers. The test fails or holds up its commands. */
class FakeTimers implements ConnectionTimerSource {
  /** Commands that were sent, as `<own or handover> <ms>`. */
  readonly sent: string[] = [];
  readonly running = new Set<string>();
  isFailing = false;
  hold: Promise<void> = Promise.resolve();
  hasHandover = false;

  async rightsOf(): Promise<ListenKeyRights> {
    return { userId: USER, mayCancelOrders: true };
  }

  async isRunning(): Promise<boolean> {
    return this.hasHandover;
  }

  async setTimer(userId: number, scope: string, afterMs: number): Promise<void> {
    expect([userId, scope]).toEqual([USER, expect.stringMatching(/^~[0-9a-z]{8}:btc_thb$/)]);
    this.sent.push(`${scope.startsWith('~h') ? 'handover' : 'own'} ${afterMs}`);
    await this.hold;
    if (this.isFailing) throw new Error('the exchange is away');
  }
}

let timers: FakeTimers;
let harness: StreamHarness;
beforeEach(async () => {
  timers = new FakeTimers();
  harness = await startStreams({ connectionTimers: timers });
});
afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

/** Advances the time second by second, as timers follow answers. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    harness.eventLoop.advance(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function sentSince(count: number): readonly string[] {
  return timers.sent.slice(count);
}

test('the timer is renewed every 10 seconds with 30 seconds, and ended when the connection closes', async () => {
  const client = await harness.connect(PATH);
  await pass(25);
  expect(timers.sent).toEqual(['own 30000', 'own 30000', 'own 30000']);
  client.socket.terminate();
  await waitUntil(() => timers.sent.length === 4);
  expect(sentSince(3)).toEqual(['own 1']);
  await pass(60);
  expect(sentSince(4)).toEqual([]);
});

test('a renewal that fails is tried again every second', async () => {
  const client = await harness.connect(PATH);
  timers.isFailing = true;
  await pass(13);
  expect(timers.sent).toHaveLength(5);
  timers.isFailing = false;
  await pass(1);
  await pass(9);
  expect(timers.sent).toHaveLength(6);
  await pass(1);
  expect(timers.sent).toHaveLength(7);
  client.socket.terminate();
  await waitUntil(() => timers.sent.length === 8);
});

test('an end that fails is tried again every second, until the timer has run out by itself', async () => {
  const client = await harness.connect(PATH);
  timers.isFailing = true;
  client.socket.terminate();
  await waitUntil(() => timers.sent.length === 2);
  await pass(60);
  expect(sentSince(1)).toEqual(Array.from({ length: 31 }, () => 'own 1'));
});

test('the end waits for a renewal in flight, which would otherwise revoke it', async () => {
  const client = await harness.connect(PATH);
  let release = (): void => undefined;
  timers.hold = new Promise((resolve) => {
    release = resolve;
  });
  await pass(10);
  client.socket.terminate();
  await waitUntil(() => harness.streams.connections === 0);
  await pass(1);
  expect(timers.sent).toEqual(['own 30000', 'own 30000']);
  release();
  await waitUntil(() => timers.sent.length === 3);
  expect(sentSince(2)).toEqual(['own 1']);
});

test('without the exchange, the handshake is refused with 503, and the timer is stopped', async () => {
  timers.isFailing = true;
  const raw = rawSocket(harness.port);
  raw.write(handshakeText(PATH));
  expect(parseHttpAnswer(await raw.ended).status).toBe(503);
  timers.isFailing = false;
  await pass(1);
  expect(timers.sent.at(-1)).toBe('own 0');
});

test('a client that goes during the handshake had no connection, so its orders stay', async () => {
  let release = (): void => undefined;
  timers.hold = new Promise((resolve) => {
    release = resolve;
  });
  const raw = rawSocket(harness.port);
  raw.write(handshakeText(PATH));
  await waitUntil(() => timers.sent.length === 1);
  raw.socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  release();
  await waitUntil(() => timers.sent.length === 2);
  expect([timers.sent, harness.streams.connections]).toEqual([['own 30000', 'own 0'], 0]);
});

test('a new connection stops the timer that a previous server has left, trying again if that fails', async () => {
  timers.hasHandover = true;
  const client = await harness.connect(PATH);
  await waitUntil(() => timers.sent.length === 2);
  expect(timers.sent).toEqual(['own 30000', 'handover 0']);
  client.socket.terminate();
  await waitUntil(() => timers.sent.length === 3);
});

test('a server that shuts down leaves a timer of 30 seconds for the next connection', async () => {
  await harness.connect(PATH);
  await harness.streams.close();
  expect(timers.sent).toEqual(['own 30000', 'handover 30000', 'own 0']);
});

test('an exchange that does not answer holds up the shutdown for two seconds only', async () => {
  await harness.connect(PATH);
  timers.hold = new Promise(() => undefined);
  const closing = harness.streams.close();
  await pass(2);
  await closing;
  expect(timers.sent).toEqual(['own 30000', 'handover 30000']);
});
