import { randomUUID } from 'node:crypto';
import { exchangeOfThisFile } from '../../support/exchange';
import {
  walletOf as available,
  createTraders,
  type OrderBody,
  orderBody as order,
  placeOrder,
  withTradingPaused,
} from '../../support/orderHelpers';
import { OrderScenario } from '../../support/orderScenario';
import { updateCredential } from '../../support/storedCredentials';

const exchange = exchangeOfThisFile();

test('a resting buy order holds price x amount with fee and VAT, and the response shows every member', async () => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const answer = await alice.client.expect('createOrder', 200, { body: order({ pair: 'BTC_THB' }) });
  const { id, created_at, updated_at, ...rest } = answer;
  expect(id).toBeGreaterThan(0);
  expect([created_at, updated_at]).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    created_at,
  ]);
  expect(rest).toEqual({
    type: 'limit',
    side: 'buy',
    pair: 'btc_thb',
    price: '21.5',
    amount: '1',
    remain_amount: '1',
    open_cost: '21.5575125',
    average_price: '0',
    value: '0',
    cost: '0',
    fee_percent: '0.25',
    taker_fee_percent: '0.25',
    vat_percent: '7',
    time_in_force: 'GTC',
    status: 'created',
    user_id: alice.id,
    created_by_ip: '127.0.0.1',
  });
  expect(await available(alice, 'thb')).toBe('78.4424875');
});

test('at a fee of 0.2 %, 15 x 1 holds 15.0321 and 21.5 x 1 holds 21.54601', async () => {
  await exchange().operator.expect('putFees', 200, {
    path: { symbol: 'btc_thb', tier: '7' },
    body: { maker_rate: '0.002', taker_rate: '0.002' },
  });
  const vip = await exchange().createUser({ balances: { thb: '100' }, feeTier: 7 });
  expect(await vip.client.expect('createOrder', 200, { body: order({ price: '15' }) })).toMatchObject({
    open_cost: '15.0321',
    fee_percent: '0.2',
  });
  expect(await vip.client.expect('createOrder', 200, { body: order({ price: '21.5' }) })).toMatchObject({
    open_cost: '21.54601',
  });
});

test('a sell order filled at a better price shows average price, value and proceeds', async () => {
  const [maker, seller] = [
    await exchange().createUser({ balances: { thb: '1000' } }),
    await exchange().createUser({ balances: { btc: '1' } }),
  ];
  await maker.client.expect('createOrder', 200, { body: order({ price: '103', amount: '0.1' }) });
  await maker.client.expect('createOrder', 200, { body: order({ price: '101', amount: '0.2' }) });
  const sold = await seller.client.expect('createOrder', 200, {
    body: order({ side: 'sell', price: '100', amount: '0.3' }),
  });
  expect(sold).toMatchObject({
    status: 'completed',
    remain_amount: '0',
    open_cost: '0',
    average_price: '101.666666666666666666',
    value: '30.5',
    cost: '30.4184125',
  });
  expect(await available(seller, 'thb')).toBe(sold.cost);
});

test('the part of an IOC order that cannot be filled at once is cancelled and released', async () => {
  const [maker, buyer] = [
    await exchange().createUser({ balances: { btc: '1' } }),
    await exchange().createUser({ balances: { thb: '1000' } }),
  ];
  await maker.client.expect('createOrder', 200, { body: order({ side: 'sell', price: '500', amount: '0.5' }) });
  const answer = await buyer.client.expect('createOrder', 200, {
    body: order({ price: '500', amount: '1', time_in_force: 'IOC' }),
  });
  expect(answer).toMatchObject({
    status: 'cancelled',
    remain_amount: '0',
    open_cost: '0',
    value: '250',
    cost: '250.66875',
    time_in_force: 'IOC',
  });
  expect(await available(buyer, 'thb')).toBe('749.33125');
});

test('a market order has no price, holds the cost of its fills, and reports its time in force', async () => {
  const [maker, buyer] = [
    await exchange().createUser({ balances: { btc: '1' } }),
    await exchange().createUser({ balances: { thb: '1000' } }),
  ];
  await placeOrder(maker, { pair: 'btc_thb', side: 'sell', price: '600', amount: '1' });
  const { price: _, ...market } = order({ type: 'market', amount: '0.5' });
  const answer = await buyer.client.expect('createOrder', 200, { body: market });
  expect(answer).toMatchObject({
    type: 'market',
    price: '0',
    remain_amount: '0',
    open_cost: '0',
    value: '300',
    cost: '300.8025',
    average_price: '600',
  });
  expect(answer).toMatchObject({ time_in_force: 'IOC', status: 'completed' });
  expect(await available(buyer, 'thb')).toBe('699.1975');
  const zero = await buyer.client.expect('createOrder', 200, {
    body: { ...market, price: '0.00', nonce: 2, time_in_force: 'FOK' },
  });
  expect(zero).toMatchObject({ price: '0', time_in_force: 'FOK', status: 'completed' });
});

describe('order types and options', () => {
  const BOOK = `
    ann   has 100 btc, 100000 thb
    bob   has 100 btc, 100000 thb
    ann   sells 1 at 100 -> created
    ann   sells 2 at 101 -> created
    ann   buys  1 at 98  -> created
  `;
  const OWN = `
    ann   has 100 btc, 100000 thb
    bob   has 100 btc, 100000 thb
    bob   sells 1 at 100 -> created
    ann   sells 1 at 100 -> created
    bob   sells 1 at 101 -> created
  `;
  /** Every scenario has its own order book. */
  let listed = 0;
  async function freshSymbol(): Promise<string> {
    listed += 1;
    const symbol = `btc_q${listed}`;
    const asset = {
      kind: 'fiat',
      precision: 12,
      transfer_precision: 2,
      withdrawal_fee: '0',
      withdrawal_minimum: '0',
      withdrawal_enabled: false,
    } as const;
    const grid = {
      price_precision: 2,
      quantity_precision: 8,
      minimum_quantity: '0.0001',
      minimum_price: '0.01',
      maximum_price: '100000000',
      vat_rate: '0.07',
    };
    await exchange().operator.expect('putAsset', 200, { path: { asset: `q${listed}` }, body: asset });
    await exchange().operator.expect('putSymbol', 200, { path: { symbol }, body: { status: 'TRADING', ...grid } });
    await exchange().operator.expect('putFees', 200, {
      path: { symbol, tier: '0' },
      body: { maker_rate: '0', taker_rate: '0' },
    });
    return symbol;
  }

  test.each([
    ['GTC rests what it cannot fill', BOOK, 'bob buys 2 at 100 GTC -> partial_filled 1@100', '1@100 1@98', '2@101'],
    ['IOC gives up what it cannot fill', BOOK, 'bob buys 2 at 100 IOC -> cancelled 1@100', '1@98', '2@101'],
    ['IOC that meets nothing ends at once', BOOK, 'bob buys 2 at 99 IOC -> cancelled', '1@98', '1@100 2@101'],
    ['FOK fills whole', BOOK, 'bob buys 3 at 101 FOK -> completed 1@100 2@101', '1@98', 'none'],
    [
      'FOK that cannot fill whole is refused',
      BOOK,
      'bob buys 3.1 at 101 FOK -> ORDER_NOT_MATCHED',
      '1@98',
      '1@100 2@101',
    ],
    [
      'post-only rests when it takes nothing',
      BOOK,
      'bob buys 1 at 99 post_only -> created',
      '1@99 1@98',
      '1@100 2@101',
    ],
    [
      'post-only is rejected when it would take',
      BOOK,
      'bob buys 1 at 100 post_only -> rejected',
      '1@98',
      '1@100 2@101',
    ],
    [
      'post-only does not go with IOC',
      BOOK,
      'bob buys 1 at 99 post_only IOC -> INVALID_PARAMETERS',
      '1@98',
      '1@100 2@101',
    ],
    ['a market buy takes the asks', BOOK, 'bob buys 2 at market -> completed 1@100 1@101', '1@98', '1@101'],
    ['a market sale takes the bids', BOOK, 'bob sells 1 at market -> completed 1@98', 'none', '1@100 2@101'],
    ['a market order ends with the book', BOOK, 'bob buys 5 at market -> cancelled 1@100 2@101', '1@98', 'none'],
    [
      'a market order that must fill whole',
      BOOK,
      'bob buys 5 at market FOK -> ORDER_NOT_MATCHED',
      '1@98',
      '1@100 2@101',
    ],
    [
      'a market order cannot be post-only',
      BOOK,
      'bob buys 1 at market post_only -> INVALID_PARAMETERS',
      '1@98',
      '1@100 2@101',
    ],
    ['a stop order cannot be FOK', BOOK, 'bob buys 1 at 110 stop=105 FOK -> INVALID_PARAMETERS', '1@98', '1@100 2@101'],
    [
      'a stop order cannot be post-only',
      BOOK,
      'bob buys 1 at 110 stop=105 post_only -> INVALID_PARAMETERS',
      '1@98',
      '1@100 2@101',
    ],
    ['none: one may trade with oneself', OWN, 'ann buys 3 at 101 none -> completed 1@100 1@100 1@101', 'none', 'none'],
    [
      'expire_taker: the incoming order gives way',
      OWN,
      'ann buys 3 at 101 expire_taker -> cancelled 1@100',
      'none',
      '1@100 1@101',
    ],
    ['expire_taker when nothing is said', OWN, 'ann buys 3 at 101 -> cancelled 1@100', 'none', '1@100 1@101'],
    [
      'expire_maker: the resting order gives way',
      OWN,
      'ann buys 3 at 101 expire_maker -> partial_filled 1@100 1@101',
      '1@101',
      'none',
    ],
    ['expire_both: both give way', OWN, 'ann buys 3 at 101 expire_both -> cancelled 1@100', 'none', '1@101'],
    [
      'another user is not concerned',
      OWN,
      'ann buys 0.5 at 100 expire_both -> completed 0.5@100',
      'none',
      '0.5@100 1@100 1@101',
    ],
  ])('%s', async (_name, before, line, bids, asks) => {
    const symbol = await freshSymbol();
    const story = new OrderScenario(exchange(), symbol);
    await story.play(before.replaceAll('thb', symbol.slice(4)));
    await story.play(`${line}\n bids ${bids}\n asks ${asks}`);
  });

  const STOPS = [
    // The waiting stop orders, the trades that follow, and the remaining asks.
    ['eve buys 1 at 110 stop=105 -> created', 'cy buys 2 at 105 -> completed 2@105', '7@105 9@106'],
    ['eve buys 1 at 110 stop=106 -> created', 'cy buys 1 at 105 -> completed 1@105', '9@105 9@106'],
    ['eve sells 1 at 120 stop=95 -> created', 'cy sells 1 at 95 -> completed 1@95', '10@105 9@106 1@120'],
    ['eve sells 1 at market stop=95 -> created', 'cy sells 1 at 95 -> completed 1@95', '10@105 9@106'],
    ['eve buys 1 at market stop=105 -> created', 'cy buys 2 at 105 -> completed 2@105', '7@105 9@106'],
    ['eve buys 1 at 110 stop=100 -> completed 1@105', 'cy buys 1 at 105 -> completed 1@105', '8@105 9@106'],
  ] as const;

  test('a stop order waits until the last price reaches its stop price, even across a restart', async () => {
    const triggered: [OrderScenario, string][] = [];
    for (const [stop, trigger, asks] of STOPS) {
      const symbol = await freshSymbol();
      const story = new OrderScenario(exchange(), symbol);
      const before = `
        ann has 100 btc, 100000 thb
        cy  has 100 btc, 100000 thb
        eve has 100 btc, 100000 thb
        ann sells 1 at 100 -> created
        cy  buys  1 at 100 -> completed 1@100
        ann sells 10 at 105 -> created
        ann sells 9 at 106 -> created
        ann buys  3 at 95  -> created
        ${stop}
      `;
      await story.play(before.replaceAll('thb', symbol.slice(4)));
      triggered.push([story, `${trigger}\n asks ${asks}`]);
    }
    await exchange().kill();
    await exchange().restart();
    for (const [story, after] of triggered) await story.play(after);
  });

  test('a waiting stop order is open, shows its stop price, and holds the highest possible cost', async () => {
    const alice = await exchange().createUser({ balances: { thb: '1000' } });
    const waiting = await placeOrder(alice, { price: '90000', amount: '0.01', stop_price: '89000.50' });
    expect(waiting).toMatchObject({
      status: 'created',
      stop_price: '89000.5',
      price: '90000',
      remain_amount: '0.01',
      open_cost: '902.4075',
      value: '0',
    });
    expect(await placeOrder(alice, { price: '10' })).not.toHaveProperty('stop_price');
    await alice.client.expect('cancelOrder', 202, { path: { id: waiting.id } });
  });
});

describe('idempotency', () => {
  test('an exact repeat has no second effect and gets the same response, byte for byte', async () => {
    const alice = await exchange().createUser({ balances: { thb: '100' } });
    const body = order();
    const first = await alice.client.call('createOrder', { body });
    const repeats = await Promise.all(Array.from({ length: 20 }, () => alice.client.call('createOrder', { body })));
    expect(new Set([first.text, ...repeats.map(({ text }) => text)])).toEqual(new Set([first.text]));
    expect(await available(alice, 'thb')).toBe('78.4424875');
  });

  test('an exact repeat gets the same response after a kill and after the order was closed', async () => {
    const alice = await exchange().createUser({ balances: { thb: '100' } });
    const body = order();
    const first = await alice.client.call('createOrder', { body });
    await alice.client.expect('cancelOrder', 202, { path: { id: (first.body as { id: number }).id } });
    await exchange().kill();
    await exchange().restart();
    const second = await alice.client.call('createOrder', { body });
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect(await available(alice, 'thb')).toBe('100');
  });

  test.each([
    ['an API key', true],
    ['an API key that is older than the order of nonces', false],
  ])(
    'ascending, descending and repeated nonces have one outcome each, even after the server was killed: %s',
    async (_name, orderedNonces) => {
      const alice = await exchange().createUser({ balances: { thb: '1000' } });
      const row = { table: 'api_keys', where: { api_key: alice.apiKey } } as const;
      await updateCredential(exchange(), row, { ordered_nonces: orderedNonces });
      const bodies = [70, 90, 80, 80, 1, 91].map((nonce, index) => order({ nonce, price: String(10 + index) }));
      const first: string[] = [];
      for (const body of bodies) first.push((await alice.client.call('createOrder', { body })).text);
      const again = () =>
        Promise.all(bodies.map(async (body) => (await alice.client.call('createOrder', { body })).text));
      expect(await again()).toEqual(first);
      await exchange().kill();
      await exchange().restart();
      expect(await again()).toEqual(first);
      expect(new Set(first).size).toBe(bodies.length);
      expect(await alice.client.expect('listOrders', 200, {})).toHaveLength(bodies.length);
    },
  );

  test('two different orders may use the same nonce', async () => {
    const alice = await exchange().createUser({ balances: { thb: '100' } });
    const [one, two] = [order({ nonce: 5 }), order({ nonce: 5, price: '20' })];
    const answers = [
      await alice.client.expect('createOrder', 200, { body: one }),
      await alice.client.expect('createOrder', 200, { body: two }),
    ];
    expect(answers[0]?.id).not.toBe(answers[1]?.id);
  });

  test('a client order id identifies one order of a user, regardless of the nonce', async () => {
    const [alice, bob] = [
      await exchange().createUser({ balances: { thb: '100' } }),
      await exchange().createUser({ balances: { thb: '100' } }),
    ];
    const named = { client_order_id: 'desk-7/1' };
    const first = await alice.client.call('createOrder', { body: order(named) });
    expect((first.body as { client_order_id?: string }).client_order_id).toBe('desk-7/1');
    expect((await alice.client.call('createOrder', { body: order(named) })).text).toBe(first.text);
    expect((await alice.client.call('createOrder', { body: order({ ...named, amount: '1.0' }) })).text).toBe(
      first.text,
    );
    expect(
      (
        await alice.client.call('createOrder', {
          body: order({ ...named, pair: 'BTC_THB', post_only: false, time_in_force: 'GTC' }),
        })
      ).text,
    ).toBe(first.text);
    const other = await alice.client.call('createOrder', { body: order({ ...named, amount: '2' }) });
    expect([other.status, other.body]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
    expect((await bob.client.expect('createOrder', 200, { body: order({ ...named, amount: '2' }) })).user_id).toBe(
      bob.id,
    );
  });

  test.each<[string, Partial<OrderBody>]>([
    ['the side', { side: 'sell' }],
    ['the price', { price: '21.4' }],
    ['the pair', { pair: 'eth_thb' }],
    ['the time in force', { time_in_force: 'IOC' }],
    ['post-only', { post_only: true }],
    ['a stop price', { stop_price: '21' }],
    ['the self-trade mode', { self_trade_prevention: 'expire_both' }],
  ])('a client order id with another body is refused: %s', async (_name, more) => {
    const alice = await exchange().createUser({ balances: { thb: '100', btc: '1', eth: '1' } });
    await placeOrder(alice, { client_order_id: 'one' });
    const answer = await alice.client.call('createOrder', { body: order({ client_order_id: 'one', ...more }) });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
  });

  test('a client order id gets the first response again, after a fill, after a kill, and concurrently', async () => {
    const [maker, buyer] = await createTraders(exchange());
    const name = { client_order_id: randomUUID() };
    const first = await buyer.client.call('createOrder', { body: order({ ...name, pair: 'eth_thb', price: '50' }) });
    expect(first.body).toMatchObject({ status: 'created' });
    await placeOrder(maker, { pair: 'eth_thb', side: 'sell', price: '50' });
    await exchange().kill();
    await exchange().restart();
    const repeats = await Promise.all(
      Array.from({ length: 20 }, () =>
        buyer.client.call('createOrder', { body: order({ ...name, pair: 'eth_thb', price: '50' }) }),
      ),
    );
    expect(new Set(repeats.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set([`200 ${first.text}`]));
    expect(
      await exchange().database('orders').where('client_order_id', name.client_order_id).count({ count: '*' }),
    ).toEqual([{ count: 1 }]);
  });

  test('a refused order does not use up its client order id; a rejected one does', async () => {
    const [maker, alice] = [await exchange().createUser({ balances: { btc: '1' } }), await exchange().createUser()];
    const refused = await alice.client.call('createOrder', { body: order({ client_order_id: 'r' }) });
    expect(refused.body).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await exchange().deposit(alice.id, 'thb', '1000000');
    expect(await placeOrder(alice, { client_order_id: 'r' })).toMatchObject({ status: 'created' });
    await placeOrder(maker, { side: 'sell', price: '700', amount: '1' });
    const rejected = await placeOrder(alice, { client_order_id: 's', price: '99999', post_only: true });
    expect(rejected.status).toBe('rejected');
    expect(await placeOrder(alice, { client_order_id: 's', price: '99999', post_only: true })).toEqual(rejected);
  });

  test('of concurrent requests with one Idempotency-Key, one is processed, and the others change nothing', async () => {
    const alice = await exchange().createUser({ balances: { thb: '100' } });
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => alice.client.call('createOrder', { body: order(), headers })),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(new Set(taken.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const repeated = await alice.client.call('createOrder', { body: order(), headers });
    expect([repeated.text, repeated.headers['idempotent-replayed']]).toEqual([taken[0]?.text, 'true']);
    expect(await available(alice, 'thb')).toBe('78.4424875');
  });

  test('an Idempotency-Key identifies one request of a user, including refused requests', async () => {
    const [poor, bob] = [await exchange().createUser(), await exchange().createUser({ balances: { thb: '100' } })];
    const headers = { 'idempotency-key': randomUUID() };
    const first = await poor.client.call('createOrder', { body: order(), headers });
    expect([first.status, first.headers['idempotent-replayed']]).toEqual([422, undefined]);
    await exchange().deposit(poor.id, 'thb', '100');
    expect(await poor.client.call('createOrder', { body: order(), headers })).toMatchObject({
      body: { code: 'INSUFFICIENT_BALANCE' },
      headers: { 'idempotent-replayed': 'true' },
    });
    const conflict = await poor.client.call('createOrder', { body: order({ price: '9' }), headers });
    expect(conflict.body).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(conflict.headers['idempotent-replayed']).toBeUndefined();
    const executed = await poor.client.call('createOrder', { body: order() });
    expect([executed.status, executed.headers['idempotent-replayed']]).toEqual([200, undefined]);
    expect((await bob.client.call('createOrder', { body: order({ price: '9' }), headers })).status).toBe(200);
  });
});

describe('a refused order changes nothing', () => {
  test.each([
    ['another type', { type: 'stop' as 'limit' }, 400, { code: 'INVALID_ORDER_TYPE' }],
    ['another side', { side: 'hold' as 'buy' }, 400, { code: 'INVALID_ORDER_SIDE' }],
    [
      'a market order with a price',
      { type: 'market' },
      400,
      { code: 'INVALID_PARAMETERS', fields: { price: { code: 'INVALID' } } },
    ],
    [
      'a market order that meets nothing',
      { type: 'market', price: '0', pair: 'eth_thb' },
      422,
      { code: 'ORDER_NOT_MATCHED' },
    ],
    ['a nonce of 0', { nonce: 0 }, 400, { code: 'INVALID_PARAMETERS', fields: { nonce: { code: 'INVALID' } } }],
    ['a nonce that is text', { nonce: '1' as unknown as number }, 400, { code: 'INVALID_REQUEST_BODY' }],
    [
      'another time in force',
      { time_in_force: 'GTD' as 'GTC' },
      400,
      { code: 'INVALID_PARAMETERS', fields: { time_in_force: { code: 'INVALID' } } },
    ],
    ['another self-trade mode', { self_trade_prevention: 'x' as 'none' }, 400, { code: 'INVALID_PARAMETERS' }],
    [
      'a name with a blank',
      { client_order_id: 'a b' },
      400,
      { code: 'INVALID_PARAMETERS', fields: { client_order_id: { code: 'INVALID' } } },
    ],
    ['a name that is too long', { client_order_id: 'x'.repeat(37) }, 400, { code: 'INVALID_PARAMETERS' }],
    ['an empty name', { client_order_id: '' }, 400, { code: 'INVALID_PARAMETERS' }],
    ['a stop price with three decimals', { stop_price: '21.501' }, 400, { code: 'INVALID_ORDER_PRICE_PRECISION' }],
    ['a stop price of nothing', { stop_price: '0' }, 400, { code: 'ORDER_PRICE_OUT_OF_RANGE' }],
    [
      'post-only for the moment',
      { post_only: true, time_in_force: 'IOC' },
      400,
      { code: 'INVALID_PARAMETERS', fields: { post_only: { code: 'INVALID' } } },
    ],
    [
      'post-only with a stop price',
      { post_only: true, stop_price: '21' },
      400,
      { code: 'INVALID_PARAMETERS', fields: { post_only: { code: 'INVALID' } } },
    ],
    [
      'a stop that must fill whole',
      { stop_price: '21', time_in_force: 'FOK' },
      400,
      { code: 'INVALID_PARAMETERS', fields: { time_in_force: {} } },
    ],
    [
      'more than the book has, or nothing',
      { pair: 'eth_thb', time_in_force: 'FOK' },
      422,
      { code: 'ORDER_NOT_MATCHED' },
    ],
    ['a pair that is not listed', { pair: 'doge_thb' }, 400, { code: 'INVALID_PAIR' }],
    [
      'a price with three decimals',
      { price: '21.501' },
      400,
      { code: 'INVALID_ORDER_PRICE_PRECISION', message: 'Max price precision is 2' },
    ],
    [
      'an amount with nine decimals',
      { amount: '0.123456789' },
      400,
      { code: 'INVALID_ORDER_AMOUNT_PRECISION', message: 'Max amount precision is 8' },
    ],
    [
      'too little',
      { amount: '0.00009999' },
      400,
      { code: 'ORDER_AMOUNT_TOO_SMALL', message: 'The smallest order amount is 0.0001' },
    ],
    [
      'a price of nothing',
      { price: '0' },
      400,
      { code: 'ORDER_PRICE_OUT_OF_RANGE', message: 'The price must be between 0.01 and 100000000' },
    ],
    ['a price out of range', { price: '100000000.01' }, 400, { code: 'ORDER_PRICE_OUT_OF_RANGE' }],
    ['more than there is', { amount: '5' }, 422, { code: 'INSUFFICIENT_BALANCE' }],
  ] as const)('%s', async (_name, more, status, body) => {
    const alice = await exchange().createUser({ balances: { thb: '100' } });
    const answer = await alice.client.call('createOrder', { body: order(more) });
    expect([answer.status, answer.body]).toMatchObject([status, body]);
    expect(await available(alice, 'thb')).toBe('100');
  });

  test('a limit order without a price', async () => {
    const alice = await exchange().createUser({ balances: { thb: '100' } });
    const { price: _, ...body } = order();
    expect((await alice.client.call('createOrder', { body })).body).toMatchObject({
      code: 'INVALID_PARAMETERS',
      fields: { price: { code: 'MISSING' } },
    });
  });

  test('an order without a nonce', async () => {
    const alice = await exchange().createUser({ balances: { thb: '100' } });
    const { nonce: _, ...body } = order();
    const answer = await alice.client.call('createOrder', { body: body as OrderBody });
    expect(answer.body).toMatchObject({ code: 'INVALID_PARAMETERS', fields: { nonce: { code: 'MISSING' } } });
  });

  test('an order for a paused symbol', async () => {
    const alice = await exchange().createUser({ balances: { thb: '1000' } });
    await withTradingPaused(exchange(), 'usdt_thb', async () => {
      expect(
        (await alice.client.call('createOrder', { body: order({ pair: 'usdt_thb', price: '31' }) })).body,
      ).toMatchObject({ code: 'TRADING_DISABLED' });
    });
  });
});
