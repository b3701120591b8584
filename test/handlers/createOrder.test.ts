import { randomUUID } from 'node:crypto';
import type { BodyOf } from '../support/client';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';

const exchange = exchangeOfThisFile();
type OrderBody = BodyOf<'createOrder'>;
const ORDER: OrderBody = { type: 'limit', pair: 'btc_thb', side: 'buy', price: '21.5', amount: '1', nonce: 1 };

let nonce = 0;
function order(more: Partial<OrderBody> = {}): OrderBody {
  nonce += 1;
  return { ...ORDER, nonce, ...more };
}

async function available(user: TestUser, asset: string): Promise<string | undefined> {
  return (await user.client.expect('getUser', 200, { path: { userid: 'me' } })).wallets[asset]?.available_balance;
}

test('a resting buy holds price x amount with fee and VAT, and says all of it', async () => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const answer = await alice.client.expect('createOrder', 200, { body: order({ pair: 'BTC_THB' }) });
  const { id, created_at, updated_at, ...rest } = answer;
  expect(id).toBeGreaterThan(0);
  expect([created_at, updated_at]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/), created_at]);
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

test('at 0.2 % the holds are those of the books: 15 x 1 holds 15.0321, 21.5 x 1 holds 21.54601', async () => {
  await exchange().operator.expect('putFees', 200, { path: { symbol: 'btc_thb', tier: '7' }, body: { maker_rate: '0.002', taker_rate: '0.002' } });
  const vip = await exchange().createUser({ balances: { thb: '100' }, feeTier: 7 });
  expect(await vip.client.expect('createOrder', 200, { body: order({ price: '15' }) })).toMatchObject({ open_cost: '15.0321', fee_percent: '0.2' });
  expect(await vip.client.expect('createOrder', 200, { body: order({ price: '21.5' }) })).toMatchObject({ open_cost: '21.54601' });
});

test('a sale that fills at a better price shows average, value and what it brought', async () => {
  const [maker, seller] = [await exchange().createUser({ balances: { thb: '1000' } }), await exchange().createUser({ balances: { btc: '1' } })];
  await maker.client.expect('createOrder', 200, { body: order({ price: '103', amount: '0.1' }) });
  await maker.client.expect('createOrder', 200, { body: order({ price: '101', amount: '0.2' }) });
  const sold = await seller.client.expect('createOrder', 200, { body: order({ side: 'sell', price: '100', amount: '0.3' }) });
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

test('what IOC cannot fill at once is cancelled and given back', async () => {
  const [maker, buyer] = [await exchange().createUser({ balances: { btc: '1' } }), await exchange().createUser({ balances: { thb: '1000' } })];
  await maker.client.expect('createOrder', 200, { body: order({ side: 'sell', price: '500', amount: '0.5' }) });
  const answer = await buyer.client.expect('createOrder', 200, { body: order({ price: '500', amount: '1', time_in_force: 'IOC' }) });
  expect(answer).toMatchObject({ status: 'cancelled', remain_amount: '0', open_cost: '0', value: '250', cost: '250.66875', time_in_force: 'IOC' });
  expect(await available(buyer, 'thb')).toBe('749.33125');
});

describe('once for ever', () => {
  test('an exact repeat has no second effect and gets the same bytes', async () => {
    const alice = await exchange().createUser({ balances: { thb: '100' } });
    const body = order();
    const first = await alice.client.call('createOrder', { body });
    const repeats = await Promise.all(Array.from({ length: 20 }, () => alice.client.call('createOrder', { body })));
    expect(new Set([first.text, ...repeats.map(({ text }) => text)])).toEqual(new Set([first.text]));
    expect(await available(alice, 'thb')).toBe('78.4424875');
  });

  test('an exact repeat gets the same bytes after the server was killed, and after the order has ended', async () => {
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

  test('two orders may share a nonce', async () => {
    const alice = await exchange().createUser({ balances: { thb: '100' } });
    const [one, two] = [order({ nonce: 5 }), order({ nonce: 5, price: '20' })];
    const answers = [await alice.client.expect('createOrder', 200, { body: one }), await alice.client.expect('createOrder', 200, { body: two })];
    expect(answers[0]?.id).not.toBe(answers[1]?.id);
  });

  test('a client order id names one order of a user, whatever the nonce', async () => {
    const [alice, bob] = [await exchange().createUser({ balances: { thb: '100' } }), await exchange().createUser({ balances: { thb: '100' } })];
    const named = { client_order_id: 'desk-7/1' };
    const first = await alice.client.call('createOrder', { body: order(named) });
    expect((first.body as { client_order_id?: string }).client_order_id).toBe('desk-7/1');
    expect((await alice.client.call('createOrder', { body: order(named) })).text).toBe(first.text);
    expect((await alice.client.call('createOrder', { body: order({ ...named, amount: '1.0' }) })).text).toBe(first.text);
    const other = await alice.client.call('createOrder', { body: order({ ...named, amount: '2' }) });
    expect([other.status, other.body]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
    expect((await bob.client.expect('createOrder', 200, { body: order({ ...named, amount: '2' }) })).user_id).toBe(bob.id);
  });

  test('an Idempotency-Key names one request of a user, refusals included', async () => {
    const [poor, bob] = [await exchange().createUser(), await exchange().createUser({ balances: { thb: '100' } })];
    const headers = { 'idempotency-key': randomUUID() };
    expect((await poor.client.call('createOrder', { body: order(), headers })).status).toBe(422);
    await exchange().deposit(poor.id, 'thb', '100');
    expect((await poor.client.call('createOrder', { body: order(), headers })).body).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect((await poor.client.call('createOrder', { body: order({ price: '9' }), headers })).body).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect((await poor.client.call('createOrder', { body: order() })).status).toBe(200);
    expect((await bob.client.call('createOrder', { body: order({ price: '9' }), headers })).status).toBe(200);
  });
});

describe('is refused, and changes nothing', () => {
  test.each([
    ['a market order', { type: 'market' }, 400, { code: 'INVALID_ORDER_TYPE' }],
    ['a pair that is not listed', { pair: 'doge_thb' }, 400, { code: 'INVALID_PAIR' }],
    ['a price with three decimals', { price: '21.501' }, 400, { code: 'INVALID_ORDER_PRICE_PRECISION', message: 'Max price precision is 2' }],
    ['an amount with nine decimals', { amount: '0.123456789' }, 400, { code: 'INVALID_ORDER_AMOUNT_PRECISION', message: 'Max amount precision is 8' }],
    ['too little', { amount: '0.00009999' }, 400, { code: 'ORDER_AMOUNT_TOO_SMALL', message: 'The smallest order amount is 0.0001' }],
    ['a price of nothing', { price: '0' }, 400, { code: 'ORDER_PRICE_OUT_OF_RANGE', message: 'The price must be between 0.01 and 100000000' }],
    ['a price out of range', { price: '100000000.01' }, 400, { code: 'ORDER_PRICE_OUT_OF_RANGE' }],
    ['more than there is', { amount: '5' }, 422, { code: 'INSUFFICIENT_BALANCE' }],
  ] as const)('%s', async (_name, more, status, body) => {
    const alice = await exchange().createUser({ balances: { thb: '100' } });
    const answer = await alice.client.call('createOrder', { body: order(more) });
    expect([answer.status, answer.body]).toMatchObject([status, body]);
    expect(await available(alice, 'thb')).toBe('100');
  });

  test('on a symbol that is paused', async () => {
    const alice = await exchange().createUser({ balances: { thb: '1000' } });
    const symbol = { price_precision: 3, quantity_precision: 4, minimum_quantity: '1', minimum_price: '0.001', maximum_price: '1000', vat_rate: '0.07' };
    await exchange().operator.expect('putSymbol', 200, { path: { symbol: 'usdt_thb' }, body: { status: 'BREAK', ...symbol } });
    expect((await alice.client.call('createOrder', { body: order({ pair: 'usdt_thb', price: '31' }) })).body).toMatchObject({ code: 'TRADING_DISABLED' });
  });
});
