/** The replacement of an order as one step: both modes, with what fails first. */
import type { BodyOf } from '../../support/client';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import {
  createTraders,
  type OrderBody,
  orderBody,
  placeOrder,
  walletOf,
  withTradingPaused,
} from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
type Mode = BodyOf<'replaceOrder'>['mode'];
const MODES: readonly Mode[] = ['stop_on_failure', 'allow_failure'];

let alice: TestUser;
beforeEach(async () => {
  alice = await exchange().createUser({ balances: { thb: '100' } });
});

const replace = (id: number, mode: Mode, more: Partial<OrderBody> = {}) =>
  alice.client.call('replaceOrder', { path: { id }, body: { mode, order: orderBody(more) } });

function codesOf(body: unknown): string {
  const { code, cancellation, placement } = body as Record<'cancellation' | 'placement', { code: string }> & {
    code?: string;
  };
  return code ?? `${cancellation.code}, ${placement.code}`;
}

async function openPrices(): Promise<string[]> {
  return (await alice.client.expect('listOrders', 200, { query: { status: 'open' } })).map(({ price }) => price);
}

test.each(MODES)('%s: the new order uses what the old one held', async (mode) => {
  const { id } = await placeOrder(alice, { price: '90' });
  const replaced = await replace(id, mode, { price: '95' });
  expect([replaced.status, codesOf(replaced.body)]).toEqual([200, 'SUCCESS, SUCCESS']);
  expect(replaced.body).toMatchObject({
    cancellation: { order: { id, status: 'cancelled' } },
    placement: { order: { status: 'created', price: '95' } },
  });
  expect(await openPrices()).toEqual(['95']);
});

test.each(MODES)('%s: a new order that cannot be paid leaves the old one cancelled', async (mode) => {
  const { id } = await placeOrder(alice, { price: '90' });
  expect(codesOf((await replace(id, mode, { price: '101' })).body)).toBe('SUCCESS, INSUFFICIENT_BALANCE');
  expect([await openPrices(), await walletOf(alice, 'thb')]).toEqual([[], '100']);
});

test.each<[Mode, number, string, string[]]>([
  ['stop_on_failure', 404, 'ORDER_NOT_FOUND', []],
  ['allow_failure', 200, 'ORDER_NOT_FOUND, SUCCESS', ['21.5']],
])('%s, and there is no such order: %d %s', async (mode, status, codes, open) => {
  const replaced = await replace(999_999_999, mode);
  expect([replaced.status, codesOf(replaced.body), await openPrices()]).toEqual([status, codes, open]);
});

test.each<[Mode, number, string]>([
  ['stop_on_failure', 409, 'ORDER_NOT_CANCELLABLE'],
  ['allow_failure', 200, 'ORDER_NOT_CANCELLABLE, SUCCESS'],
])('%s, and the order is closed: %d %s', async (mode, status, codes) => {
  const { id } = await placeOrder(alice);
  await alice.client.expect('cancelOrder', 202, { path: { id } });
  const replaced = await replace(id, mode);
  expect([replaced.status, codesOf(replaced.body)]).toEqual([status, codes]);
});

test.each(MODES)('%s: a new order with terms that are always refused cancels nothing', async (mode) => {
  const { id } = await placeOrder(alice, { price: '90' });
  const cases: [Partial<OrderBody>, number, string][] = [
    [{ pair: 'aaa_bbb' }, 400, 'INVALID_PAIR'],
    [{ price: '1.001' }, 400, 'INVALID_ORDER_PRICE_PRECISION'],
    [{ amount: '0.000000001' }, 400, 'INVALID_ORDER_AMOUNT_PRECISION'],
    [{ amount: '0.00001' }, 400, 'ORDER_AMOUNT_TOO_SMALL'],
    [{ price: '1', amount: '0.5' }, 400, 'ORDER_NOTIONAL_TOO_SMALL'],
    [{ price: '100000001' }, 400, 'ORDER_PRICE_OUT_OF_RANGE'],
    [{ post_only: true, time_in_force: 'IOC' }, 400, 'INVALID_PARAMETERS'],
  ];
  for (const [more, status, code] of cases) {
    const replaced = await replace(id, mode, more);
    expect([replaced.status, codesOf(replaced.body)]).toEqual([status, code]);
  }
  await withTradingPaused(exchange(), 'btc_thb', async () => {
    expect(codesOf((await replace(id, mode)).body)).toBe('TRADING_DISABLED');
  });
  expect(await openPrices()).toEqual(['90']);
});

test('if the order is gone and the new one is refused, the error of the cancellation is answered', async () => {
  const replaced = await replace(999_999_999, 'allow_failure', { price: '101' });
  expect([replaced.status, codesOf(replaced.body)]).toEqual([404, 'ORDER_NOT_FOUND']);
});

test('a repeated replacement gets the same response, and another one with its key is refused', async () => {
  const { id } = await placeOrder(alice, { price: '90' });
  const body = { mode: 'stop_on_failure' as const, order: orderBody({ price: '95' }) };
  const headers = { 'idempotency-key': `replace-${id}` };
  const first = await alice.client.call('replaceOrder', { path: { id }, body, headers });
  const again = await alice.client.call('replaceOrder', { path: { id }, body });
  expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
  const other = { ...body, order: orderBody({ price: '96' }) };
  expect(await alice.client.call('replaceOrder', { path: { id }, body: other, headers })).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_CONFLICT' },
  });
  expect(await openPrices()).toEqual(['95']);
});

test('an order of which something else is left than the new order assumes is not replaced', async () => {
  // A market in which no other order is better.
  const pair = 'eth_thb';
  const { id } = await placeOrder(alice, { pair, price: '10', amount: '5' });
  const expecting = (expected_remaining_amount: string, mode: Mode = 'stop_on_failure') =>
    alice.client.call('replaceOrder', {
      path: { id },
      body: { mode, expected_remaining_amount, order: orderBody({ pair, price: '9', amount: '2' }) },
    });
  const [seller] = await createTraders(exchange());
  await placeOrder(seller, { pair, side: 'sell', price: '10', amount: '2' });
  const refused = await expecting('5');
  expect([refused.status, codesOf(refused.body), await openPrices()]).toEqual([409, 'ORDER_CHANGED', ['10']]);
  await alice.client.expect('amendOrder', 200, { path: { id }, body: { amount: '4' } });
  expect(codesOf((await expecting('3')).body)).toBe('ORDER_CHANGED');
  // The other mode would place the new order beside the old one.
  expect(await expecting('2', 'allow_failure')).toMatchObject({ status: 400, body: { code: 'INVALID_PARAMETERS' } });
  const replaced = await expecting('2.0');
  expect([replaced.status, codesOf(replaced.body), await openPrices()]).toEqual([200, 'SUCCESS, SUCCESS', ['9']]);
  const ended = await expecting('2');
  expect([ended.status, codesOf(ended.body)]).toEqual([409, 'ORDER_NOT_CANCELLABLE']);
});

test('both permissions are needed', async () => {
  for (const permission of ['order_create', 'order_cancel'] as const) {
    const user = await exchange().createUser({ permissions: [permission] });
    const options = { path: { id: 1 }, body: { mode: 'allow_failure', order: orderBody() } } as const;
    expect(await user.client.call('replaceOrder', options)).toMatchObject({
      status: 403,
      body: { code: 'PERMISSION_DENIED' },
    });
  }
});
