/** The fan-out: which readers get a frame, in which order, and how many per turn of the event loop. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { Channel, ChannelContext, MakeChannel } from '../../src/api/streams/channels/channel';
import { StreamFrame, textFrame } from '../../src/api/streams/frames/frames';
import { eventLoopTurns } from '../support/eventLoopTurns';
import { type HarnessClient, type StreamHarness, startStreams } from './streamServerHarness';

let publish: ChannelContext['publish'];
let followed: string[] = [];

beforeEach(() => {
  followed = [];
});

/** Streams that send events of the test, in the format of the contract. */
const spoken: MakeChannel = (context): Channel => {
  publish = context.publish;
  return {
    check: (name) => (name.startsWith('eth_thb@') ? { exists: true } : undefined),
    open: (name) => void followed.push(`open ${name}`),
    close: (name) => void followed.push(`close ${name}`),
    onCommitted: () => undefined,
  };
};

const word = (n: number): object => ({ e: 'serverShutdown', E: n });
const words = (frames: readonly Readonly<Record<string, unknown>>[]): readonly unknown[] => frames.map(({ E }) => E);

/** A server whose event loop runs under control of the test. */
async function turnedByHand(
  sendsPerTurn: number,
): Promise<{ readonly harness: StreamHarness; readonly turns: (() => void)[] }> {
  const turns: (() => void)[] = [];
  const harness = await startStreams({ channels: [spoken], limits: { sendsPerTurn } });
  harness.eventLoop.nextTurn = (call) => void turns.push(call);
  return { harness, turns };
}

function runAll(turns: (() => void)[]): void {
  while (turns.length > 0) turns.shift()?.();
}

async function clientsOf(harness: StreamHarness, count: number, path: string): Promise<readonly HarnessClient[]> {
  return Promise.all(Array.from({ length: count }, () => harness.connect(path)));
}

test('every reader gets every event of its streams in order, however they are split into turns', async () => {
  const harness = await startStreams({ channels: [spoken], limits: { sendsPerTurn: 7 } });
  const both = await clientsOf(harness, 20, '/ws/eth_thb@a/eth_thb@b');
  const onlyB = await clientsOf(harness, 13, '/ws/eth_thb@b');
  for (let n = 0; n < 50; n += 1) publish(n % 3 === 0 ? 'eth_thb@a' : 'eth_thb@b', word(n));
  const all = Array.from({ length: 50 }, (_, n) => n);
  for (const client of both) expect(words(await nextFrames(client, 50))).toEqual(all);
  const ofB = all.filter((n) => n % 3 !== 0);
  for (const client of onlyB) expect(words(await nextFrames(client, ofB.length))).toEqual(ofB);
  await harness.stop();
});

test('nothing is sent while an event is published, and at most one slice in a turn', async () => {
  const { harness, turns } = await turnedByHand(10);
  const clients = await clientsOf(harness, 25, '/ws/eth_thb@a');
  publish('eth_thb@a', word(1));
  const received = async (): Promise<number> =>
    (await Promise.all(clients.map((client) => client.receivedFrames()))).flat().length;
  expect(await received()).toBe(0);
  for (const expected of [10, 10, 5]) {
    expect(turns).toHaveLength(1);
    turns.shift()?.();
    expect(await received()).toBe(expected);
  }
  expect(turns).toHaveLength(0);
  await harness.stop();
});

test('all frames that wait for a reader are sent in one write', async () => {
  const { harness, turns } = await turnedByHand(2);
  const [both, onlyA, last] = await clientsOf(harness, 3, '/ws/eth_thb@a');
  if (both === undefined || onlyA === undefined || last === undefined) throw new Error('three clients');
  await both.request({ method: 'SUBSCRIBE', params: ['eth_thb@b'], id: 1 });
  for (const n of [1, 2, 3]) publish(n === 2 ? 'eth_thb@b' : 'eth_thb@a', word(n));
  turns.shift()?.();
  const soFar = await Promise.all([both, onlyA, last].map(async (client) => words(await client.receivedFrames())));
  expect(soFar).toEqual([[1, 2, 3], [1, 3], []]);
  runAll(turns);
  const rest = await Promise.all([both, onlyA, last].map(async (client) => words(await client.receivedFrames())));
  expect(rest).toEqual([[], [], [1, 3]]);
  await harness.stop();
});

test('a frame with few readers does not wait for one with many, and readers of both get them in order', async () => {
  const { harness, turns } = await turnedByHand(2);
  const many = await clientsOf(harness, 40, '/ws/eth_thb@a');
  const [both] = await clientsOf(harness, 1, '/ws/eth_thb@a/eth_thb@b');
  const [few] = await clientsOf(harness, 1, '/ws/eth_thb@b');
  publish('eth_thb@a', word(1));
  publish('eth_thb@b', word(2));
  for (let turn = 0; turn < 4; turn += 1) turns.shift()?.();
  expect([words((await both?.receivedFrames()) ?? []), words((await few?.receivedFrames()) ?? [])]).toEqual([
    [1, 2],
    [2],
  ]);
  const early = await Promise.all(many.map(async (client) => (await client.receivedFrames()).length));
  expect(early.reduce((sum, count) => sum + count, 0)).toBe(6);
  runAll(turns);
  const late = await Promise.all(many.map(async (client) => (await client.receivedFrames()).length));
  expect(early.map((count, index) => count + (late[index] ?? 0))).toEqual(many.map(() => 1));
  expect([await both?.receivedFrames(), await few?.receivedFrames()]).toEqual([[], []]);
  await harness.stop();
});

test('a reader that joins or leaves while a frame is sent does not get it, and no reader gets it twice', async () => {
  const { harness, turns } = await turnedByHand(1);
  const [first, leaving, restless] = await clientsOf(harness, 3, '/ws/eth_thb@a');
  if (first === undefined || leaving === undefined || restless === undefined) throw new Error('three clients');
  const joining = await harness.connect('/ws');
  publish('eth_thb@a', word(1));
  turns.shift()?.();
  await leaving.request({ method: 'UNSUBSCRIBE', params: ['eth_thb@a'], id: 1 });
  await restless.request({ method: 'UNSUBSCRIBE', params: ['eth_thb@a'], id: 1 });
  await restless.request({ method: 'SUBSCRIBE', params: ['eth_thb@a'], id: 2 });
  await joining.request({ method: 'SUBSCRIBE', params: ['eth_thb@a'], id: 1 });
  runAll(turns);
  const counts = await Promise.all(
    [first, leaving, restless, joining].map(async (client) => (await client.receivedFrames()).length),
  );
  expect(counts).toEqual([1, 0, 0, 0]);
  publish('eth_thb@a', word(2));
  runAll(turns);
  const next = await Promise.all(
    [first, leaving, restless, joining].map(async (client) => words(await client.receivedFrames())),
  );
  expect(next).toEqual([[2], [], [2], [2]]);
  await harness.stop();
});

test('a reader that joins after an event gets the next one', async () => {
  const harness = await startStreams({ channels: [spoken] });
  const early = await harness.connect('/ws/eth_thb@a');
  publish('eth_thb@a', word(1));
  await early.next();
  const late = await harness.connect('/ws/eth_thb@a');
  publish('eth_thb@a', word(2));
  expect([words(await early.receivedFrames()), words(await late.receivedFrames())]).toEqual([[2], [2]]);
  await harness.stop();
});

test('a stream is open from its first reader to its last, however the readers leave', async () => {
  const harness = await startStreams({ channels: [spoken] });
  const [one, two, three] = await clientsOf(harness, 3, '/ws/eth_thb@a');
  await one?.request({ method: 'UNSUBSCRIBE', params: ['eth_thb@a'], id: 1 });
  two?.socket.close();
  await two?.closed;
  await three?.subscriptions();
  expect(followed).toEqual(['open eth_thb@a']);
  three?.socket.terminate();
  await three?.closed;
  while (harness.streams.connections > 1) await eventLoopTurns();
  expect(followed).toEqual(['open eth_thb@a', 'close eth_thb@a']);
  await harness.connect('/ws/eth_thb@a');
  expect(followed).toEqual(['open eth_thb@a', 'close eth_thb@a', 'open eth_thb@a']);
  await harness.stop();
});

test('a frame is serialized once and its bytes are shared', () => {
  let serialised = 0;
  const data = {
    toJSON: () => {
      serialised += 1;
      return { e: 'kline' };
    },
  };
  const frame = new StreamFrame('a@b', () => [data]);
  const [raw, combined] = [frame.bytes(false), frame.bytes(true)];
  expect(frame.bytes(false)).toBe(raw);
  expect(frame.bytes(true)).toBe(combined);
  expect(frame.bytes(false).subarray(2).toString()).toBe('{"e":"kline"}');
  expect(frame.bytes(true).subarray(2).toString()).toBe('{"stream":"a@b","data":{"e":"kline"}}');
  expect(serialised).toBe(1);
});

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_001])(
  'a text of %i bytes is sent in one frame that a client can read',
  async (length) => {
    const text = `${'é'.repeat(length >> 1)}${length % 2 === 1 ? 'x' : ''}`;
    const server = createServer();
    server.on('upgrade', (request, socket, head) => {
      new WebSocketServer({ noServer: true }).handleUpgrade(request, socket, head, () => socket.write(textFrame(text)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const read = await new Promise((resolve) =>
      client.once('message', (data: Buffer, isBinary) => resolve([data.toString(), isBinary])),
    );
    expect(read).toEqual([text, false]);
    client.terminate();
    await new Promise((resolve) => server.close(resolve));
  },
);

async function nextFrames(client: HarnessClient, count: number): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const frames = [];
  for (let index = 0; index < count; index += 1) frames.push(await client.next());
  return frames;
}
