/** Violations of the protocol close only the affected socket, with the close code of the protocol. */
import fc from 'fast-check';
import { eventLoopTurns } from '../support/eventLoopTurns';
import { clientFrame, closeCode, type FrameDraft, handshakeText, rawSocket, rawWebSocket } from './rawSocket';
import { START_MS, type StreamHarness, startStreams } from './streamServerHarness';

let harness: StreamHarness;

beforeEach(async () => {
  harness = await startStreams({ limits: { connectionsPerAddressMax: 10_000 } });
});

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

const [CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10];
const REQUEST = JSON.stringify({ method: 'LIST_SUBSCRIPTIONS', id: 1 });

function closePayload(code: number, reason = ''): Buffer {
  const payload = Buffer.alloc(2);
  payload.writeUInt16BE(code);
  return Buffer.concat([payload, Buffer.from(reason)]);
}

test.each<[string, readonly FrameDraft[], number]>([
  ['a reserved bit', [{ payload: REQUEST, reservedBits: 4 }], 1002],
  ['another reserved bit', [{ payload: REQUEST, reservedBits: 1 }], 1002],
  ['an unknown data opcode', [{ opcode: 3, payload: REQUEST }], 1002],
  ['an unknown control opcode', [{ opcode: 11 }], 1002],
  ['an unmasked frame', [{ payload: REQUEST, isMasked: false }], 1002],
  ['a continuation without a message', [{ opcode: CONTINUATION, payload: REQUEST }], 1002],
  ['a message inside a message', [{ payload: REQUEST, isFinal: false }, { payload: REQUEST }], 1002],
  ['a fragmented ping', [{ opcode: PING, isFinal: false }], 1002],
  ['a ping of 126 bytes', [{ opcode: PING, payload: 'x'.repeat(126) }], 1002],
  ['a close of 126 bytes', [{ opcode: CLOSE, payload: closePayload(1000, 'x'.repeat(124)) }], 1002],
  ['a close with half a code', [{ opcode: CLOSE, payload: 'x' }], 1002],
  ['a close with a reserved code', [{ opcode: CLOSE, payload: closePayload(1005) }], 1002],
  ['a close with code 0', [{ opcode: CLOSE, payload: closePayload(0) }], 1002],
  [
    'a close with a reason that is not UTF-8',
    [{ opcode: CLOSE, payload: Buffer.concat([closePayload(1000), Buffer.from([0xff])]) }],
    1007,
  ],
  ['text that is not UTF-8', [{ payload: Buffer.from([0xc3, 0x28]) }], 1007],
  ['text that ends inside a character', [{ payload: Buffer.from([0xe2, 0x82]) }], 1007],
  ['a length of 2^63', [{ claimedLength: 2n ** 63n }], 1009],
  ['a length of 1 MB, claimed', [{ claimedLength: 1_000_000n }], 1009],
  ['a message of 4097 bytes', [{ payload: 'x'.repeat(4097) }], 1009],
  [
    'fragments of more than 4 KiB in all',
    Array.from({ length: 9 }, (_, index) => ({
      opcode: index === 0 ? TEXT : CONTINUATION,
      payload: 'x'.repeat(500),
      isFinal: false,
    })),
    1009,
  ],
  [
    'endless fragments',
    Array.from({ length: 200 }, (_, index) => ({
      opcode: index === 0 ? TEXT : CONTINUATION,
      payload: 'x',
      isFinal: false,
    })),
    1008,
  ],
  [
    'endless empty fragments',
    Array.from({ length: 200 }, (_, index) => ({ opcode: index === 0 ? TEXT : CONTINUATION, isFinal: false })),
    1008,
  ],
  ['a binary message', [{ opcode: BINARY, payload: REQUEST }], 1003],
])('%s', async (_description, drafts, code) => {
  const witness = await harness.connect('/ws/btc_thb@kline_1m');
  const raw = await rawWebSocket(harness.port);
  raw.write(Buffer.concat(drafts.map(clientFrame)));
  expect(closeCode(await raw.ended)).toBe(code);
  expect(await witness.subscriptions()).toEqual(['btc_thb@kline_1m']);
});

test('a 1 MB message in a well-formed frame closes with 1009 before it is read', async () => {
  const raw = await rawWebSocket(harness.port);
  raw.write(clientFrame({ payload: '', claimedLength: 1_048_576n }));
  raw.write(Buffer.alloc(64 * 1024, 0x20));
  expect(closeCode(await raw.ended)).toBe(1009);
});

test('a message that arrives byte by byte is accepted', async () => {
  const raw = await rawWebSocket(harness.port);
  const answered = new Promise<string>((resolve) => raw.socket.once('data', (data) => resolve(data.toString())));
  raw.socket.setNoDelay();
  for (const byte of clientFrame({ payload: REQUEST })) {
    raw.write(Buffer.from([byte]));
    await eventLoopTurns();
  }
  expect(await answered).toContain('"method":"LIST_SUBSCRIPTIONS"');
  raw.socket.destroy();
});

test('a message in the same packet as the handshake is answered', async () => {
  const raw = rawSocket(harness.port);
  raw.write(
    Buffer.concat([
      Buffer.from(handshakeText('/ws')),
      clientFrame({ payload: REQUEST }),
      clientFrame({ opcode: CLOSE, payload: closePayload(1000) }),
    ]),
  );
  const received = (await raw.ended).toString('latin1');
  expect(received).toContain('101 Switching Protocols');
  expect(received).toContain('{"id":1,"result":[],"method":"LIST_SUBSCRIPTIONS"}');
});

test('control frames between the fragments of a message are accepted', async () => {
  const raw = await rawWebSocket(harness.port);
  const answered = new Promise<void>((resolve) => {
    let received = '';
    raw.socket.on('data', (data) => {
      received += data.toString();
      if (received.includes('LIST_SUBSCRIPTIONS')) resolve();
    });
  });
  raw.write(
    Buffer.concat([
      clientFrame({ payload: REQUEST.slice(0, 5), isFinal: false }),
      clientFrame({ opcode: PING, payload: 'hello' }),
      clientFrame({ opcode: PONG }),
      clientFrame({ opcode: CONTINUATION, payload: REQUEST.slice(5) }),
    ]),
  );
  await answered;
  raw.socket.destroy();
});

test('no state remains of a socket that disappears half-way', async () => {
  const whole = Buffer.concat([Buffer.from(handshakeText('/ws/btc_thb@kline_1m')), clientFrame({ payload: REQUEST })]);
  for (const at of [1, 30, whole.length - 40, whole.length - 1]) {
    const raw = rawSocket(harness.port);
    raw.write(whole.subarray(0, at));
    await eventLoopTurns();
    raw.socket.resetAndDestroy();
    await raw.ended;
  }
  while (harness.streams.connections > 0) await eventLoopTurns();
  expect(harness.streams.openStreams).toBe(0);
});

test('thousands of random byte strings close at most their own socket', async () => {
  const witness = await harness.connect('/ws/btc_thb@kline_1m');
  const anyFrame = fc.record({
    opcode: fc.integer({ min: 0, max: 15 }),
    payload: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    isFinal: fc.boolean(),
    isMasked: fc.boolean(),
    reservedBits: fc.constantFrom(0, 0, 0, 1, 7),
  });
  const anyBytes = fc.oneof(
    fc.array(anyFrame, { minLength: 1, maxLength: 8 }).map((frames) => Buffer.concat(frames.map(clientFrame))),
    fc.uint8Array({ minLength: 1, maxLength: 600 }).map((bytes) => Buffer.from(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyBytes, { minLength: 10, maxLength: 10 }), async (strings) => {
      const raws = await Promise.all(strings.map(() => rawWebSocket(harness.port)));
      for (const [index, bytes] of strings.entries()) raws[index]?.socket.end(bytes);
      for (const { socket } of raws) socket.resume();
      await Promise.all(raws.map(({ ended }) => ended));
    }),
    { numRuns: 200 },
  );
  harness.engine.commit({ at: START_MS, price: '100' });
  harness.eventLoop.advance(1000);
  expect(await witness.next()).toMatchObject({ e: 'kline' });
  expect(harness.streams.connections).toBe(1);
});
