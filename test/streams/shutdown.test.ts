/**
 * Shutdown of the stream server: clients are notified and closed, and timers stop. Also the effects of a bug in a
 * channel.
 */
import type { MakeChannel } from '../../src/api/streams/channels/channel';
import { handshakeText, parseHttpAnswer, rawSocket, rawWebSocket } from './rawSocket';
import { START_MS, startStreams } from './streamServerHarness';

const KLINE = 'btc_thb@kline_1m';

test('every socket gets its pending frames and close code 1012, and the shutdown event unless its frames are raw', async () => {
  const harness = await startStreams();
  const [bare, wrapped, idle] = await Promise.all([
    harness.connect(`/ws/${KLINE}`),
    harness.connect(`/stream?streams=${KLINE}`),
    harness.connect('/ws'),
  ]);
  harness.engine.commit({ at: START_MS, price: '100' });
  harness.eventLoop.advance(1000);
  const closed = harness.streams.close();
  const goodbye = { e: 'serverShutdown', E: START_MS + 1000 };
  expect(await bare.next()).toMatchObject({ e: 'kline' });
  expect([await wrapped.next(), await wrapped.next()]).toEqual([expect.objectContaining({ stream: KLINE }), goodbye]);
  for (const client of [bare, wrapped, idle]) expect((await client.closed).code).toBe(1012);
  for (const client of [bare, wrapped, idle])
    await expect(client.next()).rejects.toThrow('closed before the frame came');
  await closed;
  await harness.stop();
  expect([harness.streams.connections, harness.streams.openStreams, harness.engine.listenerCount]).toEqual([0, 0, 0]);
});

test('closing stops every timer', async () => {
  const harness = await startStreams();
  await harness.connect(`/ws/${KLINE}`);
  await harness.stop();
  harness.eventLoop.advance(60_000);
  expect(harness.eventLoop.pending).toBe(0);
});

test('a client that does not answer the close frame is terminated after the timeout', async () => {
  const harness = await startStreams({ limits: { closeTimeoutMs: 1_000 } });
  const deaf = await rawWebSocket(harness.port, `/ws/${KLINE}`);
  const closed = harness.streams.close();
  await new Promise((resolve) => deaf.socket.once('data', resolve));
  expect(harness.streams.connections).toBe(1);
  await closed;
  await deaf.ended;
  await harness.stop();
  // Less than the default timeout of the library.
});

test('closing twice has the effect of closing once', async () => {
  const harness = await startStreams();
  const client = await harness.connect('/stream');
  expect(harness.streams.close()).toBe(harness.streams.close());
  await harness.stop();
  expect(await client.next()).toMatchObject({ e: 'serverShutdown' });
});

test('no socket is accepted after closing has begun', async () => {
  const harness = await startStreams();
  const deaf = await rawWebSocket(harness.port);
  const closed = harness.streams.close();
  const late = rawSocket(harness.port);
  late.write(handshakeText('/ws'));
  const { status, headers, body } = parseHttpAnswer(await late.ended);
  expect([status, JSON.parse(body).code, headers['retry-after']]).toEqual([503, 'SERVICE_UNAVAILABLE', '1']);
  deaf.socket.destroy();
  await closed;
  await harness.stop();
});

describe('a channel with a bug', () => {
  const faulty: MakeChannel = ({ every }) => {
    every(500, () => {
      if (fails.timer) throw new Error('bug in a timer');
    });
    return {
      check: (stream) => (stream.startsWith('faulty@') ? { exists: true } : undefined),
      open: (stream) => {
        if (stream === 'faulty@open') throw new Error('bug in open');
      },
      close: () => undefined,
      onCommitted: () => {
        if (fails.committed) throw new Error('bug in committed');
      },
    };
  };
  const fails = { timer: false, committed: false };

  beforeEach(() => {
    Object.assign(fails, { timer: false, committed: false });
  });

  test('does not stop the engine; all sockets are closed with 1011 and may reconnect', async () => {
    const harness = await startStreams({ channels: [faulty] });
    const client = await harness.connect('/ws/faulty@stream');
    fails.committed = true;
    expect(() => harness.engine.commit({ at: START_MS, price: '100' })).not.toThrow();
    expect(await client.closed).toEqual({ code: 1011, reason: 'internal error' });
    fails.committed = false;
    const again = await harness.connect('/ws/faulty@stream');
    expect(await again.subscriptions()).toEqual(['faulty@stream']);
    expect(harness.errors).toHaveLength(1);
    await harness.stop();
  });

  test('in a timer has the same effect', async () => {
    const harness = await startStreams({ channels: [faulty] });
    const client = await harness.connect('/ws/faulty@stream');
    fails.timer = true;
    harness.eventLoop.advance(500);
    expect((await client.closed).code).toBe(1011);
    fails.timer = false;
    await harness.stop();
  });

  test('while serving one client closes only that client', async () => {
    const harness = await startStreams({ channels: [faulty] });
    const [unlucky, other] = await Promise.all([harness.connect('/ws'), harness.connect('/ws/faulty@stream')]);
    unlucky.send({ method: 'SUBSCRIBE', params: ['faulty@open'], id: 1 });
    expect((await unlucky.closed).code).toBe(1011);
    expect(await other.subscriptions()).toEqual(['faulty@stream']);
    await harness.stop();
  });
});
