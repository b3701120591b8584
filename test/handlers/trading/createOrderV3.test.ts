import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, type OrderBody, orderBody, placeOrder } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

test('places the same order with the same idempotency keys as createOrder', async () => {
  const [alice] = await createTraders(exchange());
  const body = orderBody({ client_order_id: 'shared' });
  const first = await alice.client.call('createOrderV3', { body });
  expect(first.body).toMatchObject({ status: 'created', price: '21.5', client_order_id: 'shared' });
  expect((await alice.client.call('createOrder', { body })).text).toBe(first.text);
  expect((await alice.client.call('createOrder', { body: orderBody({ client_order_id: 'shared' }) })).text).toBe(
    first.text,
  );
  const other = await alice.client.call('createOrderV3', {
    body: orderBody({ client_order_id: 'shared', price: '9' }),
  });
  expect([other.status, other.body]).toEqual([400, { code: -2010, msg: 'Duplicate order sent.' }]);
});

const illegal = (name: string) => ({ code: -1100, msg: `Illegal characters found in parameter '${name}'.` });
const invalid = (name: string) => ({ code: -1130, msg: `Data sent for parameter '${name}' is not valid.` });

test.each<[string, Partial<OrderBody>, object]>([
  ['a pair that is not listed', { pair: 'doge_thb' }, { code: -1121, msg: 'Invalid symbol.' }],
  ['no pair', { pair: 'btc' }, { code: -1121, msg: 'Invalid symbol.' }],
  ['another side', { side: 'hold' as 'buy' }, { code: -1117, msg: 'Invalid side.' }],
  ['another type', { type: 'stop' as 'limit' }, { code: -1116, msg: 'Invalid orderType.' }],
  ['a price that is no decimal', { price: '1e5' }, illegal('price')],
  ['an amount with a sign', { amount: '-1' }, illegal('amount')],
  ['a nonce of 0', { nonce: 0 }, illegal('nonce')],
  ['another time in force', { time_in_force: 'GTD' as 'GTC' }, invalid('time_in_force')],
  ['a market order with a price', { type: 'market' }, illegal('price')],
  ['terms that exclude each other', { post_only: true, time_in_force: 'IOC' }, invalid('post_only')],
  ['a member that is not one', { symbol: 'btc_thb' } as Partial<OrderBody>, invalid('symbol')],
  [
    'a price that is no text',
    { price: 21 as unknown as string },
    { code: -1100, msg: 'The request body has a member "price" that is not a string.' },
  ],
  ['too many decimals of a price', { price: '21.501' }, { code: -1111, msg: 'Max price precision is 2' }],
  ['too many decimals of an amount', { amount: '0.123456789' }, { code: -1111, msg: 'Max amount precision is 8' }],
  ['too little', { amount: '0.00001' }, { code: -1013, msg: 'Filter failure: LOT_SIZE' }],
  ['a price out of range', { price: '0' }, { code: -1013, msg: 'Filter failure: PRICE_FILTER' }],
  [
    'more than there is',
    { amount: '9' },
    { code: -2010, msg: 'Account has insufficient balance for requested action.' },
  ],
  [
    'nothing to match',
    { time_in_force: 'FOK' },
    { code: -2010, msg: 'The order book cannot fill this order at the moment.' },
  ],
])('%s is refused in v3 form', async (_name, more, body) => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const answer = await alice.client.call('createOrderV3', { body: orderBody(more) });
  expect([answer.status, answer.body]).toEqual([400, body]);
});

test('a missing member is reported before invalid members', async () => {
  const alice = await exchange().createUser();
  const { amount: _, ...body } = orderBody({ side: 'hold' as 'buy' });
  const answer = await alice.client.call('createOrderV3', { body: body as OrderBody });
  expect([answer.status, answer.body]).toEqual([
    400,
    { code: -1102, msg: "Mandatory parameter 'amount' was not sent." },
  ]);
});

test('a paused market answers TRADING_DISABLED', async () => {
  const alice = await exchange().createUser({ balances: { thb: '1000' } });
  const grid = {
    price_precision: 3,
    quantity_precision: 4,
    minimum_quantity: '1',
    minimum_price: '0.001',
    maximum_price: '1000',
    vat_rate: '0.07',
  };
  await exchange().operator.expect('putSymbol', 200, {
    path: { symbol: 'usdt_thb' },
    body: { status: 'BREAK', ...grid },
  });
  const answer = await alice.client.call('createOrderV3', { body: orderBody({ pair: 'usdt_thb' }) });
  expect([answer.status, answer.body]).toEqual([400, { code: -1013, msg: 'Market is closed.' }]);
});

test('a body of another media type or above the size limit is refused', async () => {
  const alice = await exchange().createUser();
  const body = orderBody();
  const headers = alice.client.signedHeaders('POST', body);
  const send = (more: Record<string, string>, text: string) =>
    exchange().anonymous.send({
      method: 'POST',
      path: '/api/v3/orders/',
      headers: { ...headers, ...more },
      body: text,
    });
  expect((await send({ 'content-type': 'text/plain' }, JSON.stringify(body))).body).toEqual({
    code: -1100,
    msg: 'The request body has a media type that this operation does not take.',
  });
  expect((await send({}, `${' '.repeat(17_000)}${JSON.stringify(body)}`)).body).toEqual({
    code: -1100,
    msg: 'The request body is too large.',
  });
  expect((await send({}, '{"a":')).body).toEqual({ code: -1100, msg: 'The request body is not JSON.' });
});

describe('credentials', () => {
  const FORMAT = { code: -2014, msg: 'API-key format invalid.' };
  const SIGNATURE = { code: -1022, msg: 'Signature for this request is not valid.' };
  test.each<[string, (headers: Record<string, string>) => Record<string, string>, object]>([
    ['none', () => ({}), FORMAT],
    ['no key', ({ signature = '' }) => ({ signature }), FORMAT],
    ['what is no key', (headers) => ({ ...headers, authorization: 'TDAX-API 12' }), FORMAT],
    ['an unknown key', (headers) => ({ ...headers, authorization: `TDAX-API live-${'0'.repeat(32)}` }), SIGNATURE],
    ['no signature', ({ authorization = '' }) => ({ authorization }), SIGNATURE],
    ['a wrong signature', (headers) => ({ ...headers, signature: 'a'.repeat(128) }), SIGNATURE],
    ['a timestamp that is none', (headers) => ({ ...headers, 'x-timestamp': 'soon' }), SIGNATURE],
  ])('%s', async (_name, change, expected) => {
    const alice = await exchange().createUser();
    const body = orderBody();
    const headers = change(alice.client.signedHeaders('POST', body));
    const answer = await exchange().anonymous.send({ method: 'POST', path: '/api/v3/orders/', headers, body });
    expect([answer.status, answer.body]).toEqual([401, expected]);
  });

  test('an API key without the permission is refused', async () => {
    const reader = await exchange().createUser({ permissions: ['user_read'] });
    const answer = await reader.client.call('createOrderV3', { body: orderBody() });
    expect([answer.status, answer.body]).toEqual([
      403,
      { code: -2015, msg: 'Invalid API-key, IP, or permissions for action.' },
    ]);
  });
});

test('idempotency keys of different users are independent', async () => {
  const [alice, bob] = await createTraders(exchange());
  const first = await placeOrder(alice, { client_order_id: 'mine' });
  const second = await bob.client.expect('createOrderV3', 200, {
    body: orderBody({ client_order_id: 'mine', price: '20' }),
  });
  expect([second.user_id, second.id === first.id]).toEqual([bob.id, false]);
});
