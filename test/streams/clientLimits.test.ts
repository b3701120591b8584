/** Limits of one client, the consequences of exceeding them, and that other clients are not affected. */

import { eventLoopTurns } from '../support/eventLoopTurns';
import { clientFrame, closeCode, handshakeText, parseHttpAnswer, rawSocket, rawWebSocket } from './rawSocket';
import { type HarnessOptions, START_MS, type StreamHarness, startStreams } from './streamServerHarness';

let harness: StreamHarness;

async function start(limits: NonNullable<HarnessOptions['limits']> = {}): Promise<void> {
  harness = await startStreams({ limits });
}

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

const KLINE = 'btc_thb@kline_1m';
const names = (count: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, index) => `s${from + index}`);

describe('streams per socket', () => {
  test('at most 1024; a message that would exceed the limit subscribes to none of its streams', async () => {
    await start();
    const client = await harness.connect('/ws');
    for (let from = 0; from < 1000; from += 200)
      await client.request({ method: 'SUBSCRIBE', params: names(200, from), id: 1 });
    const beyond = {
      error: { code: 'invalid_parameters', fields: { params: { message: 'a connection has at most 1024 streams' } } },
    };
    expect(await client.request({ method: 'SUBSCRIBE', params: names(25, 1000), id: 2 })).toMatchObject(beyond);
    expect(await client.subscriptions()).toHaveLength(1000);
    expect(await client.request({ method: 'SUBSCRIBE', params: names(24, 1000), id: 3 })).toMatchObject({
      result: null,
    });
    expect(await client.request({ method: 'SUBSCRIBE', params: [KLINE], id: 4 })).toMatchObject(beyond);
    // Existing subscriptions do not count again.
    expect(await client.request({ method: 'SUBSCRIBE', params: names(100), id: 5 })).toMatchObject({ result: null });
    await client.request({ method: 'UNSUBSCRIBE', params: ['s0'], id: 6 });
    expect(await client.request({ method: 'SUBSCRIBE', params: [KLINE], id: 7 })).toMatchObject({ result: null });
  });

  test('a URL with too many streams subscribes to none of them', async () => {
    await start({ streamsPerSocketMax: 3 });
    const client = await harness.connect(`/stream?streams=${names(4).join('/')}`);
    expect(await client.next()).toMatchObject({ id: null, error: { fields: { streams: { code: 'invalid' } } } });
    expect(await client.subscriptions()).toEqual([]);
  });
});

describe('control messages', () => {
  const LIMITS = { controlMessagesPerSecond: 5, controlMessagesBurst: 50, delayedControlMessagesMax: 250 };
  const subscribe = (id: number) => ({ method: 'SUBSCRIBE', params: [`btc_thb@kline_1m`], id });

  test('fifty are answered at once, then five a second, in order', async () => {
    await start(LIMITS);
    const client = await harness.connect('/ws');
    for (let id = 1; id <= 60; id += 1) client.send(subscribe(id));
    for (let id = 1; id <= 50; id += 1) expect(await client.next()).toMatchObject({ id, result: null });
    const answeredIds: unknown[] = [];
    client.socket.on('message', (data) => answeredIds.push(JSON.parse(data.toString()).id));
    for (let second = 1; second <= 2; second += 1) {
      harness.eventLoop.advance(999);
      await client.pong();
      expect(answeredIds).toHaveLength(second * 5 - 1);
      harness.eventLoop.advance(1);
      await client.pong();
    }
    expect(answeredIds).toEqual([51, 52, 53, 54, 55, 56, 57, 58, 59, 60]);
  });

  test('a client with more than 250 delayed messages is closed with 1008, and no other', async () => {
    await start(LIMITS);
    const [greedy, modest] = [await harness.connect('/ws'), await harness.connect('/ws')];
    for (let id = 1; id <= 300; id += 1) greedy.send(subscribe(id));
    await greedy.pong();
    expect(greedy.socket.readyState).toBe(greedy.socket.OPEN);
    greedy.send(subscribe(301));
    expect(await greedy.closed).toEqual({ code: 1008, reason: 'more than 250 delayed control messages' });
    harness.eventLoop.advance(1000);
    expect(await modest.subscriptions()).toEqual([]);
    expect(harness.streams.openStreams).toBe(0);
  });

  test('a message that comes while others are delayed is answered after them', async () => {
    await start({ ...LIMITS, controlMessagesBurst: 1 });
    const client = await harness.connect('/ws');
    for (let id = 1; id <= 3; id += 1) client.send(subscribe(id));
    await client.pong();
    // A jump of the timers' time, as after a pause of the process: tokens for all, before the timer has fired.
    harness.eventLoop.delayTimers(1000);
    client.send(subscribe(4));
    await client.pong();
    harness.eventLoop.advance(1000);
    for (let id = 1; id <= 4; id += 1) expect(await client.next()).toMatchObject({ id });
  });

  test('a client that stays below the rate is never delayed; invalid messages count as well', async () => {
    await start({ ...LIMITS, controlMessagesBurst: 5, delayedControlMessagesMax: 0 });
    const client = await harness.connect('/ws');
    for (let round = 0; round < 3; round += 1) {
      for (let id = 1; id <= 5; id += 1)
        expect(await client.request('nonsense')).toMatchObject({ error: { code: 'invalid_json' } });
      harness.eventLoop.advance(1000);
    }
    for (let id = 1; id <= 5; id += 1) await client.request('nonsense');
    client.send('nonsense');
    expect((await client.closed).code).toBe(1008);
  });

  test('a flood is answered up to the burst, then the socket is closed', async () => {
    await start(LIMITS);
    const raw = await rawWebSocket(harness.port);
    const message = clientFrame({ payload: JSON.stringify({ method: 'LIST_SUBSCRIPTIONS', id: 1 }) });
    raw.write(Buffer.concat(Array.from({ length: 5_000 }, () => message)));
    const received = await raw.ended;
    expect(received.toString().split('LIST_SUBSCRIPTIONS')).toHaveLength(51);
    expect(closeCode(received)).toBe(1008);
  });

  test('setting the clock back does not lock a client out', async () => {
    await start({ ...LIMITS, controlMessagesBurst: 5 });
    const client = await harness.connect('/ws');
    for (let id = 1; id <= 4; id += 1) await client.request({ method: 'LIST_SUBSCRIPTIONS', id });
    harness.eventLoop.setClock(START_MS - 86_400_000);
    expect(await client.request({ method: 'LIST_SUBSCRIPTIONS', id: 5 })).toMatchObject({ id: 5 });
    harness.eventLoop.advance(1000);
    for (let id = 6; id <= 10; id += 1)
      expect(await client.request({ method: 'LIST_SUBSCRIPTIONS', id })).toMatchObject({ id });
  });
});

test('a flood of pings closes the socket with 1008', async () => {
  await start({ pingsPerSecond: 20 });
  const client = await harness.connect('/ws');
  for (let ping = 0; ping < 21; ping += 1) client.socket.ping();
  expect(await client.closed).toEqual({ code: 1008, reason: 'more than 20 pings a second' });
});

test('the ping of a client is answered', async () => {
  await start();
  const client = await harness.connect('/ws');
  const pong = new Promise((resolve) => client.socket.once('pong', (data: Buffer) => resolve(data.toString())));
  client.socket.ping('hello');
  expect(await pong).toBe('hello');
});

describe('messages', () => {
  test('of 4 KiB are accepted; one more byte closes the socket with 1009', async () => {
    await start();
    const client = await harness.connect('/ws');
    const request = JSON.stringify({ method: 'SUBSCRIBE', params: [KLINE], id: 1 });
    expect(await client.request(request.padEnd(4096))).toMatchObject({ id: 1, result: null });
    client.send(request.padEnd(4097));
    expect((await client.closed).code).toBe(1009);
  });

  test('in binary frames close the socket with 1003', async () => {
    await start();
    const client = await harness.connect('/ws');
    client.send(Buffer.from('{"method":"LIST_SUBSCRIPTIONS","id":1}'));
    expect(await client.closed).toEqual({ code: 1003, reason: 'control messages are text' });
  });
});

describe('connections', () => {
  async function refusedWith(): Promise<readonly unknown[]> {
    const raw = rawSocket(harness.port);
    raw.write(handshakeText('/ws'));
    const { status, headers, body } = parseHttpAnswer(await raw.ended);
    return [status, JSON.parse(body).code, headers['retry-after']];
  }

  test('from one address are limited, then 429; a closed connection makes room for another', async () => {
    await start({ connectionsPerAddressMax: 3 });
    const [first] = await Promise.all([harness.connect('/ws'), harness.connect('/ws'), harness.connect('/ws')]);
    expect(await refusedWith()).toEqual([429, 'TOO_MANY_REQUESTS', '1']);
    first?.socket.close();
    await first?.closed;
    await eventLoopTurns(10);
    expect(harness.streams.connections).toBe(2);
    await harness.connect('/ws');
  });

  test('from all addresses together are limited, then 503', async () => {
    await start({ connectionsMax: 2 });
    await Promise.all([harness.connect('/ws'), harness.connect('/ws')]);
    expect(await refusedWith()).toEqual([503, 'SERVICE_UNAVAILABLE', '1']);
  });

  test('no state remains of two thousand connections that subscribed and closed', async () => {
    await start({ connectionsPerAddressMax: 3_000 });
    for (let round = 0; round < 10; round += 1) {
      const clients = await Promise.all(
        Array.from({ length: 200 }, () => harness.connect(`/ws/${KLINE}/eth_thb@kline_1h/unheardof@stream`)),
      );
      expect(harness.streams.connections).toBe(200);
      for (const [index, client] of clients.entries()) {
        if (index % 2 === 0) client.socket.close();
        else client.socket.terminate();
      }
      await Promise.all(clients.map(({ closed }) => closed));
      while (harness.streams.connections > 0) await eventLoopTurns();
    }
    expect(harness.streams.openStreams).toBe(0);
  });
});

describe('liveness', () => {
  const INTERVAL_MS = 20_000;

  test('a socket is pinged every 20 seconds and stays open while it answers', async () => {
    await start();
    const client = await harness.connect('/ws');
    for (let round = 1; round <= 5; round += 1) {
      harness.eventLoop.advance(INTERVAL_MS);
      await client.subscriptions();
      expect(client.pings).toBe(round);
    }
  });

  test('a socket with two unanswered pings is terminated, others stay open', async () => {
    await start();
    const healthy = await harness.connect('/ws');
    const dead = await rawWebSocket(harness.port, `/ws/${KLINE}`);
    for (let round = 1; round <= 2; round += 1) {
      harness.eventLoop.advance(INTERVAL_MS);
      await healthy.subscriptions();
      expect(harness.streams.connections).toBe(2);
    }
    harness.eventLoop.advance(INTERVAL_MS);
    await dead.ended;
    expect([harness.streams.connections, harness.streams.openStreams]).toEqual([1, 0]);
    expect(await healthy.subscriptions()).toEqual([]);
  });

  test('pings of many sockets are spread: each is pinged once per interval, never all at once', async () => {
    await start();
    const clients = await Promise.all(Array.from({ length: 100 }, () => harness.connect('/ws')));
    const pinged = (): number => clients.reduce((sum, { pings }) => sum + pings, 0);
    for (let step = 1; step <= 20; step += 1) {
      harness.eventLoop.advance(INTERVAL_MS / 20);
      await Promise.all(clients.map((client) => client.subscriptions()));
      expect(pinged()).toBe(step * 5);
    }
    expect(new Set(clients.map(({ pings }) => pings))).toEqual(new Set([1]));
  });
});

describe('a client that does not read', () => {
  const ALL = ['1m', '3m', '5m', '15m', '30m', '1h', '2h', '4h', '6h', '8h', '12h', '1d', '3d', '1w', '1M'].map(
    (interval) => `btc_thb@kline_${interval}`,
  );

  test('is closed with 1013 at its buffer limit, while others get every frame', async () => {
    await start({ pingIntervalMs: 1_000_000_000, closeTimeoutMs: 100 });
    const healthy = await harness.connect(`/stream?streams=${ALL.join('/')}`);
    const stalled = await harness.connect(`/stream?streams=${ALL.join('/')}`);
    stalled.socket.pause();
    let sent = 0;
    // The kernel's buffers of some megabytes fill first, then the server's. A closed socket that still does not read is
    // terminated after the close timeout.
    while (harness.streams.connections > 1 && sent < 300_000) {
      harness.engine.commit({ at: harness.eventLoop.nowMs(), price: '100' });
      harness.eventLoop.advance(1000);
      sent += ALL.length;
      await eventLoopTurns(2);
    }
    expect(harness.streams.connections).toBe(1);
    const frames = await healthy.receivedFrames();
    expect(frames.length).toBeGreaterThanOrEqual(sent);
    stalled.socket.resume();
    await stalled.closed;
  });

  test('receives close code 1013 if it reads again before it is terminated', async () => {
    await start({ pingIntervalMs: 1_000_000_000, sendBufferBytesMax: 64 * 1024, closeTimeoutMs: 1_000_000_000 });
    const stalled = await harness.connect(`/stream?streams=${ALL.join('/')}`);
    stalled.socket.pause();
    for (let round = 0; round < 3_000; round += 1) {
      harness.engine.commit({ at: harness.eventLoop.nowMs(), price: '100' });
      harness.eventLoop.advance(1000);
      await eventLoopTurns();
    }
    stalled.socket.resume();
    expect(await stalled.closed).toEqual({ code: 1013, reason: 'too slow: the send buffer is full' });
    while (harness.streams.connections > 0) await eventLoopTurns();
    expect(harness.streams.openStreams).toBe(0);
  });
});

describe('more events than the event loop can send', () => {
  test('disconnect the readers of the stream instead of leaving a gap', async () => {
    await start({ waitingFramesMax: 100, pingIntervalMs: 1_000_000_000 });
    const busy = await harness.connect(`/ws/${KLINE}`);
    const other = await harness.connect('/ws/eth_thb@kline_1m');
    harness.engine.commit({ at: START_MS, price: '100' });
    // 200 minutes pass at once, so more klines close than frames may wait.
    harness.eventLoop.setClock(START_MS + 200 * 60_000);
    harness.eventLoop.advance(100);
    expect(await busy.closed).toEqual({ code: 1013, reason: 'the server is overloaded' });
    expect(await other.subscriptions()).toEqual(['eth_thb@kline_1m']);
    expect(harness.streams.openStreams).toBe(1);
  });
});
