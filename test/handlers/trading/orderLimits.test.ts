/** The limits of a pair as clients meet them, on both surfaces: the smallest value of an order, and caps on open orders. */
import type { BodyOf } from '../../support/client';
import { exchangeOfThisFile } from '../../support/exchange';
import { changeSymbolSettings } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const PAIR = 'eth_thb';
const LIMITS = { minimum_notional: '10', max_open_orders: 2, max_stop_orders: 1 };

let nonce = 0;
function order(more: object = {}) {
  return { type: 'limit', pair: PAIR, side: 'buy', price: '100', amount: '1', nonce: (nonce += 1), ...more } as never;
}

async function limitedTrader(limits: Partial<BodyOf<'putSymbol'>> = LIMITS) {
  await changeSymbolSettings(exchange(), PAIR, limits);
  return (await exchange().createUser({ balances: { thb: '10000' } })).client;
}

test('an order below the smallest value is refused everywhere, and changes nothing', async () => {
  const client = await limitedTrader();
  const small = { amount: '0.099' };
  const message = 'The smallest order value is 10';
  for (const operation of ['createOrder', 'testOrder'] as const)
    expect(await client.call(operation, { body: order(small) })).toMatchObject({
      status: 400,
      body: { code: 'ORDER_NOTIONAL_TOO_SMALL', message },
    });
  for (const operation of ['createOrderV3', 'testOrderV3'] as const)
    expect(await client.call(operation, { body: order(small) })).toMatchObject({
      status: 400,
      body: { code: -1013, msg: 'Filter failure: NOTIONAL' },
    });
  const { id } = await client.expect('createOrder', 200, { body: order() });
  const amendment = { path: { id }, body: small };
  expect((await client.call('amendOrder', amendment)).body).toMatchObject({
    code: 'ORDER_NOTIONAL_TOO_SMALL',
    message,
  });
  expect((await client.call('amendOrderV3', amendment)).body).toMatchObject({ code: -1013 });
});

test('a user has no more open and waiting orders of a pair than it allows', async () => {
  const client = await limitedTrader();
  const stop = () => order({ price: '200', amount: '0.1', stop_price: '150' });
  await client.expect('createOrder', 200, { body: stop() });
  for (const operation of ['createOrder', 'testOrder'] as const)
    expect(await client.call(operation, { body: stop() })).toMatchObject({
      status: 422,
      body: {
        code: 'TOO_MANY_STOP_ORDERS',
        message: 'You have the most waiting stop orders of this pair that are allowed, 1. Cancel one first.',
      },
    });
  for (const operation of ['createOrderV3', 'testOrderV3'] as const)
    expect((await client.call(operation, { body: stop() })).body).toEqual({
      code: -1013,
      msg: 'Filter failure: MAX_NUM_ALGO_ORDERS',
    });
  const { id } = await client.expect('createOrder', 200, { body: order() });
  for (const operation of ['createOrder', 'testOrder'] as const)
    expect(await client.call(operation, { body: order() })).toMatchObject({
      status: 422,
      body: {
        code: 'TOO_MANY_OPEN_ORDERS',
        message: 'You have the most open orders of this pair that are allowed, 2. Cancel one first.',
      },
    });
  for (const operation of ['createOrderV3', 'testOrderV3'] as const)
    expect((await client.call(operation, { body: order() })).body).toEqual({
      code: -1013,
      msg: 'Filter failure: MAX_NUM_ORDERS',
    });
  await client.expect('cancelOrder', 202, { path: { id } });
  await client.expect('createOrder', 200, { body: order() });
});
