/** The valid requests about batches, replacements and lists of orders, and the orders that they need. */
import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../generated/operations';
import type { TestUser } from '../support/exchange';
import { placeOrder } from '../support/orderHelpers';

interface OrderRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
}

/** A buy list that no test executes. */
const LIST = { type: 'oco', pair: 'btc_thb', side: 'buy', amount: '1', price: '10', stop_price: '1001' } as const;

const OTO_BODY = {
  pair: '"btc_thb"',
  working: '{"side":"buy","amount":"1","price":"10"}',
  pending: '[{"side":"sell","type":"limit","amount":"1","price":"1001"}]',
  self_trade_prevention: '"none"',
  nonce: '79',
};

/** `order`: the body of a valid order. */
export function batchAndListRequests(order: object): [OperationId, OrderRequest][] {
  const [one, several] = [JSON.stringify(order), JSON.stringify([order])];
  const list = {
    ...LIST,
    stop_limit_price: '1001',
    stop_time_in_force: 'GTC',
    self_trade_prevention: 'none',
    nonce: 78,
  };
  const listBody = Object.fromEntries(Object.entries(list).map(([name, value]) => [name, JSON.stringify(value)]));
  return [
    ['createOrderBatch', { body: { mode: '"each"', orders: several } }],
    ['cancelOrderBatch', { body: { mode: '"each"', ids: '[1]' } }],
    ['replaceOrder', { body: { mode: '"allow_failure"', order: one } }],
    ['createOrderList', { body: listBody }],
    ['createOtoOrderList', { body: OTO_BODY }],
    ['listOrderLists', { query: { status: 'open', limit: '10', offset: '1' } }],
    ['getOrderList', { path: { id: '1' } }],
    ['cancelOrderList', { path: { id: '1' } }],
  ];
}

/**
 * Requests that name an order of alice, and those that depend on them. An order to amend or cancel and a listen key are
 * created for each request.
 */
export async function requestsForOrders(alice: TestUser): Promise<[OperationId, OrderRequest][]> {
  const kept = await restingOrder(alice);
  const body = { pair: '"btc_thb"' };
  return [
    ['getOrder', { path: { id: kept }, query: { pair: 'btc_thb' } }],
    ['getOrderV3', { path: { id: kept }, query: { pair: 'btc_thb' } }],
    ['getBinanceOrder', { query: { symbol: 'BTCTHB', orderId: kept, timestamp: 'now', recvWindow: '60000' } }],
    ['amendOrder', { body: { ...body, amount: '"0.5"' } }],
    ['amendOrderV3', { body: { ...body, amount: '"0.5"' } }],
    ['cancelOrder', { body }],
    ['cancelOrderV3', { body }],
    ['cancelAllOrders', { body }],
    ['setCancelAfter', { body: { ...body, cancel_after: '60000' } }],
    ['cancelAllOrdersV3', { body }],
    ['extendListenKey', {}],
    ['deleteListenKey', {}],
  ];
}

/** The request for orders or a list of alice that exist and are open. */
export async function createOrderRequest(
  id: OperationId,
  { body = {} }: OrderRequest,
  alice: TestUser,
): Promise<OrderRequest> {
  switch (id) {
    case 'replaceOrder': {
      // The signature of version 1 does not cover the path, so each request has a nonce of its own.
      const order = JSON.stringify({ ...(JSON.parse(body['order'] ?? '{}') as object), nonce: newNonce() });
      return { path: { id: await restingOrder(alice) }, body: { mode: body['mode'] ?? '', order } };
    }
    case 'cancelOrderBatch':
      return { body: { mode: '"all"', ids: `[${await restingOrder(alice)}]` } };
    default:
      return { path: { id: await openOrderList(alice) } };
  }
}

/** The request of the Binance interface for an open list of alice. */
export async function withOrderList({ query, ...others }: OrderRequest, alice: TestUser): Promise<OrderRequest> {
  return { ...others, query: { ...query, orderListId: await openOrderList(alice) } };
}

export async function restingOrder(alice: TestUser): Promise<string> {
  return createWithRoom(alice, () => placeOrder(alice, { price: '5' }));
}

async function openOrderList(alice: TestUser): Promise<string> {
  return createWithRoom(alice, () =>
    alice.client.expect('createOrderList', 200, { body: { ...LIST, nonce: newNonce() } }),
  );
}

/** Long runs leave as many open orders as a user may have; then all of them are cancelled. */
async function createWithRoom(alice: TestUser, create: () => Promise<{ readonly id: number }>): Promise<string> {
  try {
    return String((await create()).id);
  } catch (error) {
    if (!(error as Error).message.includes('TOO_MANY_OPEN_ORDERS')) throw error;
    await alice.client.expect('cancelAllOrders', 200, { body: { pair: LIST.pair } });
    return String((await create()).id);
  }
}

function newNonce(): number {
  return Number.parseInt(randomUUID().slice(0, 8), 16) + 1;
}
