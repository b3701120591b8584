/** User data streams of a complete server: which sockets get which user's events, and for how long. Two users trade. */
import { WebSocket } from 'ws';
import { startExchange, type TestExchange, type TestUser } from '../support/exchange';
import { apiKeyOnly, createSecondApiKey, listenKeyOf, openUserStream } from '../support/listenKeyHelpers';
import { createTraders, orderBody, placeOrder, tradeBetween } from '../support/orderHelpers';
import { ServerClock } from '../support/serverClock';
import type { Frame, StreamClient } from '../support/streamClient';

const HOUR_MS = 3_600_000;
const UNKNOWN = '0123456789abcdef0123456789abcdef';
const clock = new ServerClock(Date.UTC(2026, 10, 20, 12));
let exchange: TestExchange;
let ann: TestUser;
let bob: TestUser;

beforeAll(async () => {
  exchange = await startExchange(clock.options);
});
beforeEach(async () => {
  [ann, bob] = await createTraders(exchange);
});
afterEach(async () => {
  for (const user of [ann, bob]) await user.client.expect('cancelAllOrders', 200);
  await exchange.audit();
});
afterAll(() => exchange.close(), 60_000);

/** An event that affects only these two users: Bob buys from Ann. */
async function tradeOneBitcoin(): Promise<void> {
  await tradeBetween([ann, bob], '100', '1');
}

const isInfo = (frame: Frame): boolean =>
  (frame['e'] ?? (frame['data'] as Frame | undefined)?.['e']) === 'outboundAccountInfo';

/** Receives frames up to the last frame of an event that changes balances. */
async function readEvents(socket: StreamClient, infos = 1): Promise<readonly Frame[]> {
  for (let info = 0; info < infos; info += 1) await socket.next(isInfo);
  return socket.frames;
}

/** A short description of the frames. */
function frameKinds(frames: readonly Frame[]): string[] {
  return frames.map((frame) => [frame['e'], frame['x'], frame['X']].filter((word) => word !== undefined).join(' '));
}

/** Waits until another socket of the server has received a later event. Returns the frames of this socket. */
async function framesAfterLaterEvent(socket: StreamClient): Promise<readonly Frame[]> {
  const witness = await openUserStream(exchange, bob);
  await tradeOneBitcoin();
  await readEvents(witness);
  await witness.close();
  await socket.request('LIST_SUBSCRIPTIONS', undefined, 'quiet?');
  return socket.frames.filter(({ id }) => id !== 'quiet?');
}

describe('URLs', () => {
  test('under /ws: a user’s own events are sent after the commit, in order, and those of others are not', async () => {
    const [anns, bobs] = [await openUserStream(exchange, ann), await openUserStream(exchange, bob)];
    await placeOrder(ann, { side: 'sell', price: '100', amount: '1' });
    await placeOrder(bob, { side: 'buy', price: '100', amount: '2' });
    expect(frameKinds(await readEvents(anns, 2))).toEqual([
      'executionReport NEW NEW',
      'outboundAccountPosition',
      'outboundAccountInfo',
      'executionReport TRADE FILLED',
      'outboundAccountPosition',
      'outboundAccountInfo',
    ]);
    expect(frameKinds(await readEvents(bobs))).toEqual([
      'executionReport NEW NEW',
      'executionReport TRADE PARTIALLY_FILLED',
      'outboundAccountPosition',
      'outboundAccountInfo',
    ]);
    await Promise.all([anns.close(), bobs.close()]);
  });

  test('listen keys work together with other streams, under /stream and in SUBSCRIBE', async () => {
    const listenKey = await listenKeyOf(exchange, bob);
    const beside = await exchange.openStream(`/ws/${listenKey}/btc_thb@trade`);
    const behind = await exchange.openStream(`/ws/btc_thb@trade/${listenKey}/`);
    const wrapped = await exchange.openStream(`/stream?streams=btc_thb@trade/${listenKey}`);
    const later = await exchange.openStream('/ws/anything');
    expect(await later.request('SUBSCRIBE', [listenKey, 'btc_thb@trade'], 1)).toEqual({
      id: 1,
      result: null,
      method: 'SUBSCRIBE',
    });
    expect(await later.request('LIST_SUBSCRIPTIONS', undefined, 2)).toMatchObject({
      result: [listenKey, 'btc_thb@trade'],
    });
    await tradeOneBitcoin();
    for (const socket of [beside, behind, later]) {
      const own = (await readEvents(socket)).filter(({ sequence }) => sequence !== undefined);
      expect(frameKinds(own)).toEqual([
        'executionReport NEW NEW',
        'executionReport TRADE FILLED',
        'outboundAccountPosition',
        'outboundAccountInfo',
      ]);
      expect(await socket.request('LIST_SUBSCRIPTIONS', undefined, 'all')).toMatchObject({
        result: expect.arrayContaining([listenKey]),
      });
      expect(socket.frames).toContainEqual(expect.objectContaining({ e: 'trade', s: 'btc_thb' }));
    }
    const own = (await readEvents(wrapped)).filter(({ stream }) => stream === listenKey);
    expect(frameKinds(own.map(({ data }) => data as Frame))).toEqual([
      'executionReport NEW NEW',
      'executionReport TRADE FILLED',
      'outboundAccountPosition',
      'outboundAccountInfo',
    ]);

    // Until the client unsubscribes.
    await later.request('UNSUBSCRIBE', [listenKey], 3);
    const before = later.frames.length;
    expect((await framesAfterLaterEvent(later)).slice(before).every(({ e }) => e === 'trade')).toBe(true);
    for (const socket of [beside, behind, wrapped, later]) await socket.close();
  });

  test('with keys of two users on one socket, each event has the name of its key', async () => {
    const [annsKey, bobsKey] = [await listenKeyOf(exchange, ann), await listenKeyOf(exchange, bob)];
    const socket = await exchange.openStream(`/stream?streams=${annsKey}/${bobsKey}`);
    const [sold, bought] = [
      await placeOrder(ann, { side: 'sell', price: '100', amount: '1' }),
      await placeOrder(bob, { side: 'buy', price: '100', amount: '1' }),
    ];
    await readEvents(socket, 3);
    const reports = socket.frames
      .map(({ stream, data }) => ({ stream, ...(data as Frame) }) as Frame)
      .filter(({ e }) => e === 'executionReport');
    expect(new Set(reports.map(({ stream, i }) => `${stream} ${i}`))).toEqual(
      new Set([`${annsKey} ${sold.id}`, `${bobsKey} ${bought.id}`]),
    );
    await socket.close();
  });

  test('every socket of a key gets everything', async () => {
    const sockets = await Promise.all(Array.from({ length: 5 }, () => openUserStream(exchange, bob)));
    sockets.push(
      await exchange.openStream(`/ws/${await listenKeyOf(exchange, await createSecondApiKey(exchange, bob))}`),
    );
    await tradeOneBitcoin();
    const [first = [], ...others] = await Promise.all(sockets.map((socket) => readEvents(socket)));
    expect(first).toHaveLength(4);
    for (const other of others) expect(other).toEqual(first);
    for (const socket of sockets) await socket.close();
  });
});

describe('an invalid listen key', () => {
  async function deletedListenKey(): Promise<string> {
    const listenKey = await listenKeyOf(exchange, bob);
    await exchange.anonymous.expect('deleteListenKey', 200, apiKeyOnly(bob));
    return listenKey;
  }

  async function expiredListenKey(): Promise<string> {
    const listenKey = await listenKeyOf(exchange, bob);
    clock.set(clock.nowMs() + HOUR_MS);
    return listenKey;
  }

  async function revokedListenKey(): Promise<string> {
    const other = await createSecondApiKey(exchange, bob);
    const listenKey = await listenKeyOf(exchange, other);
    await exchange.operator.expect('revokeApiKey', 204, { path: { api_key: other.apiKey } });
    return listenKey;
  }

  test.each<[string, () => Promise<string>]>([
    ['unknown', async () => UNKNOWN],
    ['deleted', deletedListenKey],
    ['expired', expiredListenKey],
    ['of a revoked API key', revokedListenKey],
  ])('%s: the socket opens, sends nothing, and accepts subscriptions', async (_description, make) => {
    const listenKey = await make();
    for (const path of [`/ws/${listenKey}`, `/stream?streams=${listenKey}`]) {
      const socket = await exchange.openStream(path);
      expect(await framesAfterLaterEvent(socket)).toEqual([]);
      expect(await socket.request('SUBSCRIBE', [UNKNOWN, 'btc_thb@trade'], 1)).toMatchObject({ result: null });
      await tradeOneBitcoin();
      await socket.next(
        (frame) => (frame['data'] ?? frame) !== undefined && JSON.stringify(frame).includes('"e":"trade"'),
      );
      await socket.close();
    }
  });

  test.each([UNKNOWN.toUpperCase(), UNKNOWN.slice(1), `${UNKNOWN}0`, `${UNKNOWN} `, 'g'.repeat(32)])(
    '%s is treated as an unknown stream name',
    async (word) => {
      const socket = await exchange.openStream(`/ws/${encodeURIComponent(word)}?from=7`);
      expect(await framesAfterLaterEvent(socket)).toEqual([]);
      await socket.close();
    },
  );

  test('with `from` is rejected in the handshake', async () => {
    for (const listenKey of [UNKNOWN, await deletedListenKey(), await expiredListenKey(), await revokedListenKey()]) {
      expect(await handshakeRefusal(`/ws/${listenKey}?from=0`)).toEqual([
        400,
        { code: -1125, msg: 'This listenKey does not exist.' },
      ]);
    }
    const activeKey = await listenKeyOf(exchange, ann);
    expect(await handshakeRefusal(`/stream?streams=${activeKey}/${UNKNOWN}&from=0`)).toMatchObject([
      400,
      { code: -1125 },
    ]);
  });
});

async function handshakeRefusal(path: string): Promise<readonly [number, unknown]> {
  const socket = new WebSocket(`${exchange.baseUrl.replace('http', 'ws')}${path}`);
  return await new Promise((resolve, reject) => {
    socket.once('open', () => {
      socket.terminate();
      reject(new Error(`${path} was opened`));
    });
    socket.on('error', () => undefined);
    socket.once('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (part) => {
        text += String(part);
      });
      response.on('end', () => resolve([response.statusCode ?? 0, JSON.parse(text)]));
    });
  });
}

describe('the parameter `from`', () => {
  test.each([
    '',
    '-1',
    '01',
    '1.5',
    '1e3',
    '0x10',
    '%201',
    '1%20',
    '+1',
    'latest',
    'NaN',
    '9007199254740993',
    '9'.repeat(400),
    '%00',
    '１',
  ])('%j is not a valid sequence', async (text) => {
    const listenKey = await listenKeyOf(exchange, ann);
    for (const path of [
      `/ws/${listenKey}?from=${text}`,
      `/stream?streams=${listenKey}&from=${text}`,
      `/ws/btc_thb@trade/${listenKey}?a=1&from=${text}`,
    ]) {
      expect(await handshakeRefusal(path)).toEqual([
        400,
        {
          code: 'INVALID_PARAMETERS',
          message: 'The request has missing or invalid parameters.',
          fields: { from: { code: 'INVALID', message: 'must be a single sequence number of an event' } },
        },
      ]);
    }
  });

  test('may be of an event that this server publishes a moment later', async () => {
    const listenKey = await listenKeyOf(exchange, ann);
    const { sequence } = await exchange.audit();
    const opening = exchange.openStream(`/ws/${listenKey}?from=${sequence + 1}`);
    await tradeOneBitcoin();
    const socket = await opening;
    await tradeOneBitcoin();
    const frames = await readEvents(socket, 1);
    expect(frames[0]?.['sequence']).toBeGreaterThan(sequence + 1);
    await socket.close();
  });

  test('must not be repeated; of an event that does not come, it is refused after a moment', async () => {
    const listenKey = await listenKeyOf(exchange, ann);
    expect(await handshakeRefusal(`/ws/${listenKey}?from=1&from=1`)).toMatchObject([
      400,
      { fields: { from: { code: 'INVALID' } } },
    ]);
    const { sequence } = await exchange.audit();
    const refusals = [sequence + 1, 999_999_999_999_999].map((from) =>
      handshakeRefusal(`/ws/${listenKey}?from=${from}`),
    );
    for (const refusal of await Promise.all(refusals))
      expect(refusal).toMatchObject([503, { code: 'SERVICE_UNAVAILABLE' }]);
    const socket = await exchange.openStream(`/ws/${listenKey}?from=${sequence}`);
    await tradeOneBitcoin();
    expect(frameKinds(await readEvents(socket, 2))).toHaveLength(6);
    await socket.close();
  });

  test('with an invalid encoding is a malformed request', async () => {
    expect(await handshakeRefusal(`/ws/${UNKNOWN}?from=%zz`)).toMatchObject([400, { code: 'MALFORMED_REQUEST' }]);
  });

  test('without a listen key is ignored', async () => {
    const socket = await exchange.openStream('/ws/btc_thb@trade?from=whatever');
    await tradeOneBitcoin();
    await socket.next(({ e }) => e === 'trade');
    await socket.close();
  });
});

describe('the end of a listen key', () => {
  test('60 minutes after the last extension, its sockets are notified and closed', async () => {
    const [anns, bobs] = [await openUserStream(exchange, ann), await openUserStream(exchange, bob)];
    await tradeOneBitcoin();
    const lastOf = async (socket: StreamClient, infos: number) =>
      (await readEvents(socket, infos)).at(-1)?.['sequence'];
    const [annsLast] = [await lastOf(anns, 2), await lastOf(bobs, 1)];
    clock.set(clock.nowMs() + HOUR_MS / 2);
    await exchange.anonymous.expect('extendListenKey', 200, apiKeyOnly(bob));
    clock.set(clock.nowMs() + HOUR_MS / 2);
    const goodbye = await anns.next(({ e }) => e === 'listenKeyExpired');
    expect(goodbye).toEqual({
      e: 'listenKeyExpired',
      E: clock.nowMs(),
      listenKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      sequence: annsLast,
    });
    expect(await anns.closed).toEqual({ code: 1000, reason: 'the listen key has ended' });
    await exchange.deposit(bob.id, 'thb', '1');
    expect(frameKinds(await readEvents(bobs)).slice(-3)).toEqual([
      'balanceUpdate',
      'outboundAccountPosition',
      'outboundAccountInfo',
    ]);

    // A new key can resume where the old one ended.
    await exchange.deposit(ann.id, 'thb', '1');
    const resumed = await openUserStream(exchange, ann, goodbye['sequence'] as number);
    expect(frameKinds(await readEvents(resumed))).toEqual([
      'balanceUpdate',
      'outboundAccountPosition',
      'outboundAccountInfo',
    ]);
    await Promise.all([resumed.close(), bobs.close()]);
  });

  test('when its API key is revoked, its sockets close, and no others', async () => {
    const other = await createSecondApiKey(exchange, ann);
    const [revoked, kept] = [
      await exchange.openStream(`/ws/${await listenKeyOf(exchange, other)}`),
      await openUserStream(exchange, ann),
    ];
    await tradeOneBitcoin();
    await readEvents(revoked, 2);
    await exchange.operator.expect('revokeApiKey', 204, { path: { api_key: other.apiKey } });
    expect(await revoked.closed).toEqual({ code: 1000, reason: 'the listen key has ended' });
    expect([frameKinds(revoked.frames.slice(-1)), kept.isOpen]).toEqual([['listenKeyExpired'], true]);
    await kept.close();
  });

  test('when its API key expires, its sockets close', async () => {
    const other = await createSecondApiKey(exchange, ann, {
      expires_at: new Date(clock.nowMs() + 60_000).toISOString(),
    });
    const socket = await exchange.openStream(`/ws/${await listenKeyOf(exchange, other)}`);
    await tradeOneBitcoin();
    await readEvents(socket, 2);
    clock.set(clock.nowMs() + 60_000);
    expect(await socket.closed).toMatchObject({ code: 1000 });
  });

  test('a socket that also reads market streams is closed, unless it has unsubscribed from the key', async () => {
    const listenKey = await listenKeyOf(exchange, ann);
    const [beside, without] = [
      await exchange.openStream(`/ws/btc_thb@trade/${listenKey}`),
      await exchange.openStream(`/ws/btc_thb@trade/${listenKey}`),
    ];
    await tradeOneBitcoin();
    await readEvents(beside, 2);
    await without.request('UNSUBSCRIBE', [listenKey], 'out');
    await exchange.anonymous.expect('deleteListenKey', 200, apiKeyOnly(ann));
    expect(await beside.closed).toMatchObject({ code: 1000 });
    expect(without.isOpen).toBe(true);
    await without.close();
  });
});

test('neither listen keys nor frames are ever logged', async () => {
  const listenKey = await listenKeyOf(exchange, ann);
  const socket = await exchange.openStream(`/ws/${listenKey}?from=0`);
  await placeOrder(ann, { client_order_id: 'canary-of-userdata' });
  await socket.next(({ c }) => c === 'canary-of-userdata');
  await socket.close();
  await handshakeRefusal(`/ws/${listenKey}?from=x`);
  expect(exchange.lines.filter((line) => line.includes(listenKey) || line.includes('canary-of-userdata'))).toEqual([]);
});

test('neither a refused order nor a test order causes an event', async () => {
  const socket = await openUserStream(exchange, ann);
  expect((await ann.client.call('createOrder', { body: orderBody({ amount: '999999999' }) })).status).toBe(422);
  expect((await ann.client.call('testOrder', { body: orderBody() })).status).toBe(200);
  await placeOrder(ann, { price: '1' });
  expect(frameKinds(await readEvents(socket))).toEqual([
    'executionReport NEW NEW',
    'outboundAccountPosition',
    'outboundAccountInfo',
  ]);
  await socket.close();
});

test('every event that was sent is in the tables', async () => {
  const socket = await openUserStream(exchange, bob);
  for (let round = 0; round < 20; round += 1) {
    await placeOrder(ann, { side: 'sell', price: '100', amount: '0.01' });
    const placed = placeOrder(bob, { side: 'buy', price: '100', amount: '0.01' });
    const frame = await socket.next(({ x }) => x === 'TRADE');
    expect(await exchange.database('events').where('sequence', frame['sequence'] as number)).toHaveLength(1);
    expect(
      await exchange
        .database('trades')
        .where('id', frame['t'] as number)
        .where('symbol', 'btc_thb'),
    ).toHaveLength(1);
    await placed;
  }
  await socket.close();
});
