import type { components } from '../../generated/openapi';
import { present } from '../core/assert';
import type { Trader } from '../core/commands';
import { formatAmount } from '../core/decimal';
import type { EngineEvent } from '../core/events';
import type { Balance } from '../engine/types';
import type { Services } from './context';
import { type OrderTerms, orderTerms } from './orderTerms';
import type { Refusal } from './refusals';
import { renderOrder } from './render/order';
import { renderTestedFill } from './render/trade';
import { traderOf } from './trader';
import { type Handler, refused } from './types';

type Balances = components['schemas']['TestedOrder']['balances'];

/**
 * What an order would get if it came next; nothing is changed and no name is used up. Refusals: those of `createOrder`, but for
 * IDEMPOTENCY_CONFLICT.
 */
export const testOrder: Handler<'testOrder'> = async ({ body }, context) => {
  const tested = await tryOrder(context, { trader: traderOf(context), terms: orderTerms(body) });
  return 'refusal' in tested ? refused('testOrder', tested.refusal) : { status: 200, body: tested };
};

/** The same for whoever has the terms already. */
export async function tryOrder(
  { engine }: Pick<Services, 'engine'>,
  { trader, terms }: { readonly trader: Trader; readonly terms: OrderTerms },
): Promise<components['schemas']['TestedOrder'] | { readonly refusal: Refusal }> {
  const { sequence, decision, balances } = await engine.preview({ type: 'create_order', once: [], trader, ...terms });
  if (decision.refusal !== null) return { refusal: decision.refusal };
  const order = present(decision.event.order, 'the order that was tried');
  return {
    sequence,
    order: renderOrder(order),
    fills: decision.event.trades.map(renderTestedFill),
    fee: formatAmount(order.fee),
    vat: formatAmount(order.vat),
    balances: balancesAfter(decision.event, order.userId, balances),
  };
}

/** Those before, and in their place the ones that the order would change. */
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
