/**
 * The exact result that an order would have if the engine executed it next, for the API and the market page. It changes
 * nothing and uses up no idempotency key.
 */
import type { components } from '../../../generated/openapi';
import type { Trader } from '../../core/commands';
import type { EngineEvent } from '../../core/events';
import { assertPresent } from '../../core/values/assert';
import { formatAmount } from '../../core/values/decimal';
import type { Balance } from '../../engine/types';
import type { RequestRefusal } from '../refusals';
import { renderOrder } from '../rendering/order';
import { renderPreviewedFill } from '../rendering/trade';
import type { Services } from '../services';
import type { OrderInput } from './orderInput';
import type { OrderListInput } from './orderLists';

type Balances = components['schemas']['TestedOrder']['balances'];

/** Refusals: those of `createOrder`, except IDEMPOTENCY_CONFLICT. */
export async function previewOrder(
  { engine }: Pick<Services, 'engine'>,
  { trader, input }: { readonly trader: Trader; readonly input: OrderInput },
): Promise<components['schemas']['TestedOrder'] | { readonly refusal: RequestRefusal }> {
  const { sequence, decision, balances } = await engine.preview({
    type: 'create_order',
    idempotencyKeys: [],
    trader,
    ...input,
  });
  if (decision.refusal !== null) return { refusal: decision.refusal };
  const order = assertPresent(decision.event.order, 'the previewed order');
  return {
    sequence,
    order: renderOrder(order),
    fills: decision.event.trades.map(renderPreviewedFill),
    fee: formatAmount(order.fee),
    vat: formatAmount(order.vat),
    balances: balancesAfter(decision.event, order.userId, balances),
  };
}

/** What a new order list would hold, and its orders as they would be placed. */
export interface PreviewedOrderList {
  readonly orders: readonly components['schemas']['Order'][];
  /** What both orders hold together, of the asset that they spend. */
  readonly held: string;
  readonly balances: Balances;
}

/** Refusals: those of `createOrderList`, except IDEMPOTENCY_CONFLICT. */
export async function previewOrderList(
  { engine }: Pick<Services, 'engine'>,
  { trader, input }: { readonly trader: Trader; readonly input: OrderListInput },
): Promise<PreviewedOrderList | { readonly refusal: RequestRefusal }> {
  const { decision, balances } = await engine.preview({
    type: 'create_order_list',
    idempotencyKeys: [],
    trader,
    ...input,
  });
  if (decision.refusal !== null) return { refusal: decision.refusal };
  const { orders } = decision.event;
  return {
    orders: orders.map(renderOrder),
    held: formatAmount(orders.reduce((sum, { held }) => sum + held, 0n)),
    balances: balancesAfter(decision.event, trader.userId, balances),
  };
}

/** The user's balances before the order, with those replaced that the order would change. */
function balancesAfter(event: EngineEvent, userId: number, before: ReadonlyMap<string, Balance>): Balances {
  const after: Balances = {};
  for (const [asset, { available, held }] of before)
    after[asset] = { available: formatAmount(available), held: formatAmount(held) };
  for (const { account, balance } of event.balances) {
    const own = account.owner === userId ? after[account.asset] : undefined;
    if (own !== undefined && (account.kind === 'available' || account.kind === 'held'))
      own[account.kind] = formatAmount(balance);
  }
  return after;
}
