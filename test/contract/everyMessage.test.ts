/**
 * Every control message and every event of the stream document on both kinds of connections of a running server,
 * generated from the document, so that new streams are included.
 */
import { streamChannels } from '../../generated/streams';
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
const CONNECTION_PATHS = ['/ws', '/stream'];
const REQUESTS = [
  'SubscribeRequest',
  'UnsubscribeRequest',
  'ListSubscriptionsRequest',
  'GetPropertyRequest',
  'SetPropertyRequest',
];
/** The events of a user's own stream for a deposit, an order that trades, a list, and the end of the key. */
const OWN_EVENTS = [
  'balanceUpdate',
  'executionReport',
  'listStatus',
  'outboundAccountPosition',
  'outboundAccountInfo',
  'listenKeyExpired',
];

let traders: [TestUser, TestUser];
beforeAll(async () => {
  traders = await createTraders(exchange());
});

/** Every stream name that the addresses and values of the document allow for one symbol. */
const EXAMPLES: Readonly<Record<string, string>> = { pair: 'btc_thb', timeZone: '+07:00' };
const names = Object.values(streamChannels).flatMap(({ address, values }) =>
  streamNamesOf(address, values, EXAMPLES).filter(comesSoon),
);

/** Closed klines take up to a month to come: `test/streams/klines` has a clock of its own. */
function comesSoon(name: string): boolean {
  return !name.endsWith('@closed');
}

function exampleOf(message: string): Frame {
  const [example] = elements(
    valueAtPointer(generatedDocument('asyncapi.json'), `#/components/messages/${message}/examples`),
  );
  return asObject(asObject(example, message)['payload'], message);
}

/** The event of a frame, wrapped or not. */
function eventNameOf(frame: Frame): unknown {
  return ((frame['data'] as Frame | undefined) ?? frame)['e'];
}

describe.each(CONNECTION_PATHS)('%s', (path) => {
  test('every control message is answered with its id; an invalid one is refused, and the connection stays open', async () => {
    const stream = await exchange().openStream(path);
    for (const message of REQUESTS) {
      const { id, method } = exampleOf(message);
      stream.send(exampleOf(message));
      expect(await stream.next((frame) => 'result' in frame)).toMatchObject({ id, method });
    }
    stream.send('nonsense');
    expect(await stream.next((frame) => 'error' in frame)).toMatchObject({ error: { code: 'invalid_json' } });
    expect(await stream.request('SUBSCRIBE', ['nope_thb@trade'])).toMatchObject({
      error: { code: 'invalid_parameters' },
    });
    expect(await stream.request('LIST_SUBSCRIPTIONS', undefined)).toMatchObject({ result: ['eth_thb@kline_1h'] });
    await stream.close();
  });

  test('a listen key receives every event of its user until it ends', async () => {
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
    expect(
      [...new Set(stream.frames.filter((frame) => 'e' in frame || 'data' in frame).map(eventNameOf))].sort(),
    ).toEqual([...OWN_EVENTS].sort());
  });

  test('a stopping server announces it on a combined connection, and closes each with 1012', async () => {
    const stream = await exchange().openStream(path);
    await exchange().restart();
    if (/^(\/binance)?\/stream/.test(path)) expect(await stream.next()).toMatchObject({ e: 'serverShutdown' });
    expect((await stream.closed).code).toBe(1012);
  });
});

test('every stream sends its events wrapped with its name on a combined connection', async () => {
  const stream = await exchange().openStream(`/stream?streams=${names.join('/')}`);
  const seen = (): Set<unknown> => new Set(stream.frames.map((frame) => frame['stream']));
  await tradeUntil(traders, () => names.every((name) => seen().has(name)));
  await stream.close();
});

test('every stream sends its events unwrapped on a connection of its own', async () => {
  // One of each kind is enough: the others differ in speed and depth only.
  const kinds = Object.values(streamChannels).flatMap(({ address, values }) =>
    streamNamesOf(address, values, EXAMPLES).filter(comesSoon).slice(0, 1),
  );
  const streams: StreamClient[] = await Promise.all(kinds.map((name) => exchange().openStream(`/ws/${name}`)));
  await tradeUntil(traders, () => streams.every(({ frames }) => frames.length > 0));
  for (const stream of streams) await stream.close();
});
