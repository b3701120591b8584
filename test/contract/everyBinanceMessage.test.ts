/**
 * Every control message and every event of the Binance-compatible stream document on both kinds of connections of a
 * running server, generated from the document. The events are those of the exchange's own streams, under Binance's
 * names.
 */
import { streamChannels } from '../../generated/binanceStreams';
import { asObject, elements, valueAtPointer } from '../../src/programs/codegen/json/jsonDocument';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { listenKeyOf } from '../support/listenKeyHelpers';
import { createTraders, placeAndCancelList, tradeBetween, tradeUntil } from '../support/orderHelpers';
import type { Frame, StreamClient } from '../support/streamClient';
import { streamNamesOf } from '../support/streamNames';
import { generatedDocument } from './contractDocuments';

const exchange = exchangeOfThisFile({
  environment: { STREAMS_CONTROL_MESSAGES_PER_SECOND: '1000', STREAMS_CONTROL_MESSAGES_BURST: '1000' },
});
const CONNECTION_PATHS = ['/binance/ws', '/binance/stream'];
const REQUESTS = [
  'SubscribeRequest',
  'UnsubscribeRequest',
  'ListSubscriptionsRequest',
  'GetPropertyRequest',
  'SetPropertyRequest',
];
const OWN_EVENTS = ['balanceUpdate', 'executionReport', 'listStatus', 'outboundAccountPosition', 'listenKeyExpired'];
/** Control messages that are refused, each with the code of its error. */
const REFUSED: readonly (readonly [unknown, number, string])[] = [
  ['nonsense', 3, 'Invalid JSON'],
  ['[]', 3, 'Invalid JSON'],
  [{ method: 'SET_PROPERTY', params: ['heartbeat', true], id: 1 }, 0, 'Unknown property'],
  [{ method: 'GET_PROPERTY', params: ['heartbeat'], id: 1 }, 0, 'Unknown property'],
  [{ method: 'SET_PROPERTY', params: ['combined', 'yes'], id: 1 }, 1, 'expected Boolean'],
  [{ method: 'SET_PROPERTY', params: ['combined', true, 1], id: 1 }, 2, 'too many parameters'],
  [{ method: 'GET_PROPERTY', params: [7], id: 1 }, 2, 'property name must be a string'],
  [{ method: 'GET_PROPERTY', id: 1 }, 2, 'missing field `params`'],
  [{ params: ['btcthb@trade'], id: 1 }, 2, 'missing field `method`'],
  [{ method: 'LIST', id: 1 }, 2, 'unknown variant LIST'],
  [{ method: 'LIST_SUBSCRIPTIONS', id: -1 }, 2, 'request ID'],
  [{ method: 'SUBSCRIBE', params: [], id: 1 }, 2, 'names of streams'],
  [{ method: 'UNSUBSCRIBE', params: 'btcthb@trade', id: 1 }, 2, 'names of streams'],
];

let traders: [TestUser, TestUser];
beforeAll(async () => {
  traders = await createTraders(exchange());
});

const EXAMPLES: Readonly<Record<string, string>> = { symbol: 'btcthb', timeZone: '+07:00' };
const names = Object.values(streamChannels).flatMap(({ address, values }) => streamNamesOf(address, values, EXAMPLES));

function exampleOf(message: string): Frame {
  const [example] = elements(
    valueAtPointer(generatedDocument('binance.asyncapi.json'), `#/components/messages/${message}/examples`),
  );
  return asObject(asObject(example, message)['payload'], message);
}

/** The event of a frame, wrapped or not. */
function eventOf(frame: Frame): Frame {
  return (frame['data'] as Frame | undefined) ?? frame;
}

describe.each(CONNECTION_PATHS)('%s', (path) => {
  test('every control message is answered with its id; an invalid one is refused, and the connection stays open', async () => {
    const stream = await exchange().openStream(path);
    for (const message of REQUESTS) {
      stream.send(exampleOf(message));
      expect(await stream.next((frame) => 'result' in frame)).toMatchObject({ id: exampleOf(message)['id'] });
    }
    for (const [message, code, reason] of REFUSED) {
      stream.send(message);
      expect([message, await stream.next((frame) => 'msg' in frame)]).toEqual([
        message,
        expect.objectContaining({ code, msg: expect.stringContaining(reason) }),
      ]);
    }
    expect(await stream.request('SUBSCRIBE', ['nopethb@trade', 'btc_thb@trade'])).toMatchObject({ result: null });
    expect(await stream.request('LIST_SUBSCRIPTIONS', undefined)).toMatchObject({
      result: ['eththb@kline_1h', 'nopethb@trade', 'btc_thb@trade'],
    });
    await stream.close();
  });

  test('a listen key receives every event of its user until it ends, with the names of Binance', async () => {
    const [user, other] = traders;
    const listenKey = await listenKeyOf(exchange(), user);
    const stream = await exchange().openStream(path);
    await stream.request('SUBSCRIBE', [listenKey]);
    await exchange().deposit(user.id, 'thb', '1');
    await tradeBetween([user, other], '100', '1');
    await placeAndCancelList(user);
    await exchange().anonymous.expect('deleteListenKey', 200, {
      query: { listenKey },
      headers: { 'x-mbx-apikey': user.apiKey },
    });
    expect((await stream.closed).code).toBe(1000);
    const events = stream.frames.filter((frame) => 'e' in frame || 'data' in frame).map(eventOf);
    expect([...new Set(events.map(({ e }) => e))].sort()).toEqual([...OWN_EVENTS].sort());
    expect(events.find(({ e }) => e === 'balanceUpdate')).toMatchObject({ a: 'THB', d: '1' });
    const [placed] = events.filter(({ e }) => e === 'executionReport');
    expect(placed).toMatchObject({ s: 'BTCTHB', x: 'NEW', c: `id-${placed?.['i']}` });
    expect(events.find(({ e, x }) => e === 'executionReport' && x === 'TRADE')).toMatchObject({ N: 'THB' });
  });

  test('a stopping server announces it on a combined connection, and closes each with 1012', async () => {
    const stream = await exchange().openStream(path);
    await exchange().restart();
    if (/^(\/binance)?\/stream/.test(path)) expect(await stream.next()).toMatchObject({ e: 'serverShutdown' });
    expect((await stream.closed).code).toBe(1012);
  });
});

test('every stream sends its events wrapped with its name on a combined connection', async () => {
  const stream = await exchange().openStream(`/binance/stream?streams=${names.join('/')}`);
  const seen = (): Set<unknown> => new Set(stream.frames.map((frame) => frame['stream']));
  await tradeUntil(traders, () => names.every((name) => seen().has(name)));
  for (const { stream: name, data } of stream.frames)
    if (String(name).startsWith('btcthb') && 's' in (data as Frame)) expect(data).toMatchObject({ s: 'BTCTHB' });
  await stream.close();
});

test('every stream sends its events unwrapped on a connection of its own', async () => {
  // One of each kind is enough: the others differ in speed and depth only.
  const kinds = Object.values(streamChannels).flatMap(({ address, values }) =>
    streamNamesOf(address, values, EXAMPLES).slice(0, 1),
  );
  const streams: StreamClient[] = await Promise.all(kinds.map((name) => exchange().openStream(`/binance/ws/${name}`)));
  await tradeUntil(traders, () => streams.every(({ frames }) => frames.length > 0));
  for (const stream of streams) await stream.close();
});

test('a listen key in the address is followed, and both interfaces send the same fills', async () => {
  const [user, other] = traders;
  const listenKey = await listenKeyOf(exchange(), user);
  const [own, binance] = [
    await exchange().openStream(`/ws/${listenKey}`),
    await exchange().openStream(`/binance/ws/${listenKey}`),
  ];
  await tradeBetween([user, other], '100', '1');
  const isLast = ({ e }: Frame): boolean => e === 'outboundAccountPosition';
  await Promise.all([own.next(isLast), binance.next(isLast), own.next(isLast), binance.next(isLast)]);
  const fillsOf = ({ frames }: StreamClient) =>
    frames.filter(({ x }) => x === 'TRADE').map(({ i, t, l, L, n, z, X }) => ({ i, t, l, L, n, z, X }));
  expect(fillsOf(own)).toHaveLength(1);
  expect(fillsOf(binance)).toEqual(fillsOf(own));
  for (const stream of [own, binance]) await stream.close();
});
