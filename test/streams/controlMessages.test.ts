/** Control messages on an open socket: requests, responses, and that invalid messages change nothing. */
import { type Frame, type HarnessClient, START_MS, type StreamHarness, startStreams } from './streamServerHarness';

let harness: StreamHarness;
let client: HarnessClient;

beforeEach(async () => {
  harness = await startStreams();
  client = await harness.connect('/ws');
});

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

const KLINE = 'btc_thb@kline_1m';

function invalidParameters(id: unknown, fields: Readonly<Record<string, string>>): Frame {
  const members = Object.entries(fields).map(([name, code]) => [name, { code, message: expect.any(String) }]);
  return {
    id,
    error: {
      code: 'invalid_parameters',
      message: 'The message has missing or invalid members.',
      fields: Object.fromEntries(members),
    },
  };
}

const INVALID_JSON: Frame = { id: null, error: { code: 'invalid_json', message: 'The message is not a JSON object.' } };

describe('valid messages', () => {
  test('SUBSCRIBE, LIST_SUBSCRIPTIONS and UNSUBSCRIBE', async () => {
    expect(await client.request({ method: 'SUBSCRIBE', params: [KLINE, 'eth_thb@kline_1M'], id: 1 })).toEqual({
      id: 1,
      result: null,
      method: 'SUBSCRIBE',
    });
    expect(await client.request({ method: 'LIST_SUBSCRIPTIONS', id: 2 })).toEqual({
      id: 2,
      result: [KLINE, 'eth_thb@kline_1M'],
      method: 'LIST_SUBSCRIPTIONS',
    });
    expect(await client.request({ method: 'UNSUBSCRIBE', params: [KLINE], id: 3 })).toEqual({
      id: 3,
      result: null,
      method: 'UNSUBSCRIBE',
    });
    expect(await client.subscriptions()).toEqual(['eth_thb@kline_1M']);
  });

  test.each([[0], [-1], [9007199254740991], ['text'], ['x'.repeat(36)], [''], [null]])(
    'the id %j comes back as it was sent',
    async (id) => {
      expect(await client.request({ method: 'SUBSCRIBE', params: [KLINE], id })).toEqual({
        id,
        result: null,
        method: 'SUBSCRIBE',
      });
    },
  );

  test('subscribing twice is allowed, and each event is still sent once', async () => {
    await client.request({ method: 'SUBSCRIBE', params: [KLINE, KLINE], id: 1 });
    await client.request({ method: 'SUBSCRIBE', params: [KLINE], id: 2 });
    harness.engine.commit({ at: START_MS, price: '100' });
    harness.eventLoop.advance(1000);
    expect(await client.receivedFrames()).toHaveLength(1);
  });

  test('unsubscribing from a stream without a subscription is allowed, whether it exists or not', async () => {
    const params = [KLINE, 'nope_thb@kline_1m', 'unheardof'];
    expect(await client.request({ method: 'UNSUBSCRIBE', params, id: 1 })).toEqual({
      id: 1,
      result: null,
      method: 'UNSUBSCRIBE',
    });
  });

  test('after the response to UNSUBSCRIBE no more events of the stream are sent', async () => {
    await client.request({ method: 'SUBSCRIBE', params: [KLINE], id: 1 });
    harness.engine.commit({ at: START_MS, price: '100' });
    await client.request({ method: 'UNSUBSCRIBE', params: [KLINE], id: 2 });
    harness.eventLoop.advance(1000);
    expect(await client.receivedFrames()).toEqual([]);
    expect(harness.streams.openStreams).toBe(0);
  });

  test('names of unknown kinds are accepted and listed, but send no events', async () => {
    const params = ['btc_thb@unheardof', 'unheardof', '!everything@arr'];
    expect(await client.request({ method: 'SUBSCRIBE', params, id: 1 })).toEqual({
      id: 1,
      result: null,
      method: 'SUBSCRIBE',
    });
    expect(await client.subscriptions()).toEqual(params);
    expect(harness.streams.openStreams).toBe(0);
  });

  test('one message can subscribe to 64 streams', async () => {
    const params = Array.from({ length: 64 }, (_, index) => `usdt_thb@some_stream_with_a_long_name_${index}`);
    expect(await client.request({ method: 'SUBSCRIBE', params, id: 1 })).toEqual({
      id: 1,
      result: null,
      method: 'SUBSCRIBE',
    });
  });

  test('SET_PROPERTY combined switches the wrapping of frames on and off', async () => {
    await client.request({ method: 'SUBSCRIBE', params: [KLINE], id: 1 });
    for (const [second, combined] of [true, false].entries()) {
      expect(await client.request({ method: 'SET_PROPERTY', params: ['combined', combined], id: 2 })).toEqual({
        id: 2,
        result: null,
        method: 'SET_PROPERTY',
      });
      expect(await client.request({ method: 'GET_PROPERTY', params: ['combined'], id: 3 })).toEqual({
        id: 3,
        result: combined,
        method: 'GET_PROPERTY',
      });
      harness.engine.commit({ at: START_MS + second * 1000, price: '100' });
      harness.eventLoop.advance(1000);
      expect(Object.keys(await client.next())).toEqual(combined ? ['stream', 'data'] : ['e', 'E', 's', 'k']);
    }
  });

  test('a message can be split into several frames', async () => {
    const text = JSON.stringify({ method: 'SUBSCRIBE', params: [KLINE], id: 1 });
    for (let at = 0; at < text.length; at += 10)
      client.socket.send(text.slice(at, at + 10), { fin: at + 10 >= text.length });
    expect(await client.next()).toEqual({ id: 1, result: null, method: 'SUBSCRIBE' });
  });
});

describe('invalid messages get an error response and change nothing', () => {
  test.each([
    [''],
    ['{'],
    ['nonsense'],
    ['[]'],
    ['"text"'],
    ['1'],
    ['null'],
    ['true'],
    ['{"method":"SUBSCRIBE",}'],
    [`${'['.repeat(2000)}`],
    ['\u0000'],
  ])('%.40j is rejected because it is not a JSON object', async (text) => {
    expect(await client.request(text)).toEqual(INVALID_JSON);
    expect(await client.subscriptions()).toEqual([]);
  });

  test.each<[string, object, unknown, Record<string, string>]>([
    ['no members', {}, null, { method: 'missing' }],
    ['no method', { params: [KLINE], id: 1 }, 1, { method: 'missing' }],
    ['an unknown method', { method: 'DANCE', id: 1 }, 1, { method: 'invalid' }],
    ['a method in lower case', { method: 'subscribe', params: [KLINE], id: 1 }, 1, { method: 'invalid' }],
    ['a method that every object has', { method: 'toString', params: [KLINE], id: 1 }, 1, { method: 'invalid' }],
    ['a method that is no text', { method: ['SUBSCRIBE'], params: [KLINE], id: 1 }, 1, { method: 'invalid' }],
    ['no params', { method: 'SUBSCRIBE', id: 1 }, 1, { params: 'missing' }],
    ['params that are a text', { method: 'SUBSCRIBE', params: KLINE, id: 1 }, 1, { params: 'invalid' }],
    ['params that are null', { method: 'SUBSCRIBE', params: null, id: 1 }, 1, { params: 'invalid' }],
    ['params that are an object', { method: 'SUBSCRIBE', params: { 0: KLINE }, id: 1 }, 1, { params: 'invalid' }],
    ['no stream', { method: 'SUBSCRIBE', params: [], id: 1 }, 1, { params: 'invalid' }],
    [
      'a stream that is no text',
      { method: 'SUBSCRIBE', params: [KLINE, 1, null], id: 1 },
      1,
      { 'params.1': 'invalid', 'params.2': 'invalid' },
    ],
    ['an empty stream name', { method: 'SUBSCRIBE', params: ['', KLINE], id: 1 }, 1, { 'params.0': 'invalid' }],
    [
      'a stream name of 129 characters',
      { method: 'SUBSCRIBE', params: ['x'.repeat(129)], id: 1 },
      1,
      { 'params.0': 'invalid' },
    ],
    [
      'a pair that is not listed',
      { method: 'SUBSCRIBE', params: [KLINE, 'nope_thb@kline_1m'], id: 1 },
      1,
      { 'params.1': 'invalid' },
    ],
    [
      'a pair in upper case',
      { method: 'SUBSCRIBE', params: ['BTC_THB@kline_1m'], id: 1 },
      1,
      { 'params.0': 'invalid' },
    ],
    ['no pair', { method: 'SUBSCRIBE', params: ['@kline_1m'], id: 1 }, 1, { 'params.0': 'invalid' }],
    [
      'an interval that there is not',
      { method: 'SUBSCRIBE', params: ['btc_thb@kline_2m', KLINE], id: 1 },
      1,
      { 'params.0': 'invalid' },
    ],
    [
      'an interval with more behind it',
      { method: 'SUBSCRIBE', params: ['btc_thb@kline_1m@extra'], id: 1 },
      1,
      { 'params.0': 'invalid' },
    ],
    [
      'a month written as a minute',
      { method: 'SUBSCRIBE', params: ['btc_thb@kline_1mo'], id: 1 },
      1,
      { 'params.0': 'invalid' },
    ],
    ['no id', { method: 'SUBSCRIBE', params: [KLINE] }, null, { id: 'missing' }],
    ['an id with a fraction', { method: 'SUBSCRIBE', params: [KLINE], id: 1.5 }, null, { id: 'invalid' }],
    ['an id beyond 2^53', { method: 'SUBSCRIBE', params: [KLINE], id: 9007199254740992 }, null, { id: 'invalid' }],
    ['an id of 37 characters', { method: 'SUBSCRIBE', params: [KLINE], id: 'x'.repeat(37) }, null, { id: 'invalid' }],
    ['an id that is an object', { method: 'SUBSCRIBE', params: [KLINE], id: {} }, null, { id: 'invalid' }],
    ['an id that is a truth', { method: 'SUBSCRIBE', params: [KLINE], id: true }, null, { id: 'invalid' }],
    ['an unknown member', { method: 'SUBSCRIBE', params: [KLINE], id: 1, extra: 1 }, 1, { extra: 'unknown' }],
    [
      'several faults',
      { method: 'UNSUBSCRIBE', id: [], more: 1 },
      null,
      { params: 'missing', id: 'invalid', more: 'unknown' },
    ],
    ['params with LIST_SUBSCRIPTIONS', { method: 'LIST_SUBSCRIPTIONS', params: [], id: 1 }, 1, { params: 'unknown' }],
    ['an unknown property', { method: 'SET_PROPERTY', params: ['color', true], id: 1 }, 1, { params: 'invalid' }],
    [
      'a property value that is no truth',
      { method: 'SET_PROPERTY', params: ['combined', 'true'], id: 1 },
      1,
      { params: 'invalid' },
    ],
    ['no property value', { method: 'SET_PROPERTY', params: ['combined'], id: 1 }, 1, { params: 'invalid' }],
    ['no property', { method: 'GET_PROPERTY', params: [], id: 1 }, 1, { params: 'invalid' }],
    ['another property', { method: 'GET_PROPERTY', params: ['constructor'], id: 1 }, 1, { params: 'invalid' }],
  ])('%s', async (_description, message, id, fields) => {
    expect(await client.request(message)).toEqual(invalidParameters(id, fields));
    expect(await client.subscriptions()).toEqual([]);
  });

  test('a member named __proto__ is rejected like any unknown member', async () => {
    const answer = await client.request(`{"method":"SUBSCRIBE","params":["${KLINE}"],"id":1,"__proto__":{"id":2}}`);
    expect(JSON.stringify(answer)).toContain('"__proto__":{"code":"unknown"');
  });
});
