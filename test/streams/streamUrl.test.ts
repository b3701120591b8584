/** URLs of streams: which ones open a socket, which streams they subscribe to, and the responses to all others. */
import { checkResponse } from '../support/contractCheck';
import { type HttpAnswer, handshakeText, parseHttpAnswer, rawSocket } from './rawSocket';
import { START_MS, type StreamHarness, startStreams } from './streamServerHarness';

let harness: StreamHarness;

beforeEach(async () => {
  harness = await startStreams();
});

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

async function refusedHandshake(path: string, options: Parameters<typeof handshakeText>[1] = {}): Promise<HttpAnswer> {
  const raw = rawSocket(harness.port);
  raw.write(handshakeText(path, options));
  const answer = parseHttpAnswer(await raw.ended);
  checkResponse({
    method: options.method ?? 'GET',
    path,
    status: answer.status,
    headers: answer.headers,
    text: answer.body,
  });
  return answer;
}

describe('URLs', () => {
  test.each([
    // URL, subscribed streams, whether frames are wrapped
    ['/ws', [], false],
    ['/ws/', [], false],
    ['/ws/stream', [], false],
    ['/ws/anything', [], false],
    ['/ws?streams=btc_thb@kline_1m', [], false],
    ['/ws/btc_thb@kline_1m', ['btc_thb@kline_1m'], false],
    ['/ws/btc_thb@kline_1m/', ['btc_thb@kline_1m'], false],
    ['/ws/btc_thb@kline_1m/eth_thb@kline_1M', ['btc_thb@kline_1m', 'eth_thb@kline_1M'], false],
    ['/ws/btc_thb%40kline_1m', ['btc_thb@kline_1m'], false],
    ['/ws/btc_thb@kline_1m/btc_thb@kline_1m', ['btc_thb@kline_1m'], false],
    ['/ws/btc_thb@unheardof/btc_thb@kline_1m', ['btc_thb@unheardof', 'btc_thb@kline_1m'], false],
    ['/stream', [], true],
    ['/stream/', [], true],
    ['/stream?streams=', [], true],
    ['/stream?foo=1', [], true],
    ['/stream?streams=btc_thb@kline_1m', ['btc_thb@kline_1m'], true],
    ['/stream/?streams=btc_thb@kline_1m/eth_thb@kline_5m', ['btc_thb@kline_1m', 'eth_thb@kline_5m'], true],
    ['/stream?x=%41&streams=btc_thb%40kline_1m%2Feth_thb%40kline_5m', ['btc_thb@kline_1m', 'eth_thb@kline_5m'], true],
  ])('%s subscribes to %j, wrapped: %s', async (path, followed, wrapped) => {
    const client = await harness.connect(path);
    expect(await client.subscriptions()).toEqual(followed);
    expect(await client.request({ method: 'GET_PROPERTY', params: ['combined'], id: 2 })).toEqual({
      id: 2,
      result: wrapped,
      method: 'GET_PROPERTY',
    });
  });

  test('frames are plain events under /ws, and wrapped with the stream name under /stream', async () => {
    const bare = await harness.connect('/ws');
    const wrapped = await harness.connect('/stream');
    for (const client of [bare, wrapped])
      await client.request({ method: 'SUBSCRIBE', params: ['btc_thb@kline_1m'], id: 1 });
    harness.engine.commit({ at: START_MS, price: '100' });
    harness.eventLoop.advance(1000);
    const event = await bare.next();
    expect(event).toMatchObject({ e: 'kline', s: 'btc_thb', k: { i: '1m', c: '100' } });
    expect(await wrapped.next()).toEqual({ stream: 'btc_thb@kline_1m', data: event });
  });

  test.each([
    ['/ws/nope_thb@kline_1m/btc_thb@kline_1m', 'streams.0', 'there is no such pair'],
    ['/stream?streams=btc_thb@kline_1m/btc_thb@kline_2m', 'streams.1', 'there is no such interval'],
    ['/ws/btc_thb@kline_1m/BTC_THB@kline_1m', 'streams.1', 'there is no such pair'],
    [`/ws/btc_thb@kline_1m/${'x'.repeat(200)}@y`, 'streams.1', 'is too long for a stream name'],
  ])(
    '%.60s opens, subscribes to the valid stream, and reports the error of the other',
    async (path, field, message) => {
      const client = await harness.connect(path);
      expect(await client.next()).toEqual({
        id: null,
        error: {
          code: 'invalid_parameters',
          message: 'The message has missing or invalid members.',
          fields: { [field]: { code: 'invalid', message } },
        },
      });
      expect(await client.subscriptions()).toEqual(['btc_thb@kline_1m']);
    },
  );
});

describe('a rejected upgrade request', () => {
  test.each([
    ['/', 404, 'NOT_FOUND'],
    ['/wss', 404, 'NOT_FOUND'],
    ['/api/orders/', 404, 'NOT_FOUND'],
    ['/stream/btc_thb@kline_1m', 404, 'NOT_FOUND'],
    ['//ws', 404, 'NOT_FOUND'],
    ['http://localhost/ws', 404, 'NOT_FOUND'],
    ['/ws/%', 400, 'MALFORMED_REQUEST'],
    ['/ws/%E0%A4%A', 400, 'MALFORMED_REQUEST'],
    ['/stream?streams=%zz', 400, 'MALFORMED_REQUEST'],
  ])('%s is answered %i %s', async (path, status, code) => {
    const answer = await refusedHandshake(path);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code]);
    expect(answer.headers).toMatchObject({
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['no key', { 'Sec-WebSocket-Key': undefined }],
    ['a short key', { 'Sec-WebSocket-Key': 'abc' }],
    ['no version', { 'Sec-WebSocket-Version': undefined }],
    ['version 12', { 'Sec-WebSocket-Version': '12' }],
    ['a malformed protocol', { 'Sec-WebSocket-Protocol': ',,' }],
    ['another protocol than WebSocket', { Upgrade: 'h2c' }],
  ])('with %s is answered 400', async (_description, headers) => {
    const answer = await refusedHandshake('/ws', { headers });
    expect([answer.status, JSON.parse(answer.body).code, answer.headers['sec-websocket-version']]).toEqual([
      400,
      'MALFORMED_REQUEST',
      '13',
    ]);
  });

  test('under /api/v3/ is answered like unknown paths there: 404 without a body', async () => {
    expect(await refusedHandshake('/api/v3/streams')).toMatchObject({ status: 404, body: '' });
  });

  test('with another method is answered 405 with Allow', async () => {
    const answer = await refusedHandshake('/ws', { method: 'POST' });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET']);
  });

  test('leaves no open socket', async () => {
    await refusedHandshake('/nowhere');
    expect(harness.streams.connections).toBe(0);
  });
});

describe('origins', () => {
  test('by default pages of every origin may open a socket', async () => {
    const client = await harness.connect('/ws', { Origin: 'https://anywhere.example' });
    expect(await client.subscriptions()).toEqual([]);
  });

  test('configured origins and requests without an Origin are allowed, others are rejected', async () => {
    await harness.stop();
    harness = await startStreams({
      limits: { allowedOrigins: new Set(['https://one.example', 'https://two.example']) },
    });
    await harness.connect('/ws', { Origin: 'https://two.example' });
    await harness.connect('/ws');
    const raw = rawSocket(harness.port);
    raw.write(handshakeText('/ws', { headers: { Origin: 'https://three.example' } }));
    const answer = parseHttpAnswer(await raw.ended);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([403, 'PERMISSION_DENIED']);
    expect(harness.streams.connections).toBe(2);
  });
});

test('extensions that a client offers are not accepted, so nothing is compressed', async () => {
  const client = await harness.connect('/ws', {
    'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits',
  });
  expect(client.socket.extensions).toBe('');
});
