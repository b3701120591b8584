/** Orders with extras at `createOrder`: each kind is accepted, and shown wherever the order is shown. */
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile } from '../../support/exchange';
import { orderBody as order, placeOrder } from '../../support/orderHelpers';
import { ServerClock } from '../../support/serverClock';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile(clock.options);

test('a take-profit order waits for the other side, and shows its trigger wherever it is shown', async () => {
  const alice = await exchange().createUser({ balances: { thb: '1000' } });
  const terms = { price: '90000', amount: '0.01', stop_price: '80000', client_order_id: 'profit' };
  const waiting = await placeOrder(alice, { ...terms, trigger: 'take_profit' });
  expect(waiting).toMatchObject({ status: 'created', trigger: 'take_profit', open_cost: '902.4075' });
  const shown = { stop_price: '80000', trigger: 'take_profit' };
  expect(await alice.client.expect('getOrder', 200, { path: { id: waiting.id } })).toMatchObject(shown);
  expect(await alice.client.expect('listOrders', 200, {})).toEqual([expect.objectContaining(shown)]);
  // The id belongs to the first order: the same terms with the other trigger are another order.
  const other = await alice.client.call('createOrder', { body: order({ ...terms, trigger: 'stop' }) });
  expect([other.status, other.body]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
  await alice.client.expect('cancelOrder', 202, { path: { id: waiting.id } });
  const unfit = await alice.client.call('createOrder', { body: order({ trigger: 'take_profit' }) });
  expect([unfit.status, unfit.body]).toMatchObject([400, { fields: { trigger: { code: 'INVALID' } } }]);
});

test('an order is good till its time, and then says why it was cancelled', async () => {
  const alice = await exchange().createUser({ balances: { thb: '1000' } });
  const expires_at = clock.nowMs() + 1_500;
  const terms = { price: '90000', amount: '0.01', client_order_id: 'gtd', expires_at };
  const open = await placeOrder(alice, terms);
  expect(open).toMatchObject({ status: 'created', expires_at });
  expect(open).not.toHaveProperty('cancel_reason');
  // The id belongs to the first order, whenever the other one would expire.
  const other = await alice.client.call('createOrder', { body: order({ ...terms, expires_at: expires_at + 1 }) });
  expect([other.status, other.body]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
  clock.set(expires_at);
  const ended = await eventually(
    () => alice.client.expect('getOrder', 200, { path: { id: open.id } }),
    ({ status }) => status === 'cancelled',
  );
  expect(ended).toMatchObject({ expires_at, cancel_reason: 'expired', remaining_amount: '0' });
  const unfit = await alice.client.call('createOrder', { body: order({ expires_at: 1_000 }) });
  expect([unfit.status, unfit.body]).toMatchObject([400, { fields: { expires_at: { code: 'INVALID' } } }]);
});

test('a market order by quote amount spends at most that much, with fee and VAT', async () => {
  const seller = await exchange().createUser({ balances: { btc: '1' } });
  const buyer = await exchange().createUser({ balances: { thb: '1000' } });
  await placeOrder(seller, { side: 'sell', price: '90000', amount: '1' });
  const terms = { type: 'market', pair: 'btc_thb', side: 'buy', amount: '0', quote_quantity: '1000' } as const;
  const body = { ...terms, nonce: Date.now() };
  const planned = await buyer.client.expect('testOrder', 200, { body });
  const bought = await buyer.client.expect('createOrder', 200, { body });
  expect(bought).toMatchObject({ status: 'completed', quote_quantity: '1000', amount: '0.01108146', open_cost: '0' });
  expect(planned.order).toMatchObject({ amount: bought.amount, cost: bought.cost });
  expect(Number(bought.cost)).toBeLessThanOrEqual(1_000);
  await exchange().audit();
  for (const unfit of [{ amount: '1' }, { stop_price: '95000' }, { time_in_force: 'FOK' as const }]) {
    const refused = await buyer.client.call('createOrder', { body: { ...body, ...unfit } });
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'INVALID_PARAMETERS' }]);
  }
});

test('an iceberg order shows a part of itself, and the rest once that is taken', async () => {
  const seller = await exchange().createUser({ balances: { btc: '1' } });
  const buyer = await exchange().createUser({ balances: { thb: '1000' } });
  const terms = { side: 'sell', pair: 'btc_thb', price: '80000', amount: '0.01' } as const;
  const placed = await placeOrder(seller, { ...terms, iceberg_quantity: '0.004' });
  expect(placed).toMatchObject({ amount: '0.01', remain_amount: '0.01', open_cost: '0.01', iceberg_quantity: '0.004' });
  const asks = async () => (await buyer.client.expect('getDepth', 200, { query: { symbol: 'btc_thb' } })).asks;
  expect(await asks()).toContainEqual(['80000', '0.004']);
  await placeOrder(buyer, { price: '80000', amount: '0.005' });
  expect(await asks()).toContainEqual(['80000', '0.003']);
  await exchange().audit();
});
