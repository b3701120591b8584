/**
 * The exact result that an order would have if the engine executed it next, for the API and the market page. It changes
 * nothing and uses up no idempotency key.
 */
import type { components } from '../../../generated/openapi';
import type { Trader } from '../../core/model/commands';
import type { EngineEvent } from '../../core/model/events';
import { assertPresent } from '../../core/values/assert';
import { formatAmount } from '../../core/values/decimal';
import type { Balance } from '../../engine/state/committedView';
import type { OrderInput } from '../../usecases/orders/orderInput';
import type { RequestRefusal } from '../../usecases/refusals';
import type { Services } from '../../usecases/services';
import { renderOrder } from '../rendering/order';
import { renderPreviewedFill } from '../rendering/trade';

export type PreviewedBalances = components['schemas']['TestedOrder']['balances'];

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

/** The user's balances before the event, with those replaced that it would change. */
export function balancesAfter(
  event: EngineEvent,
  userId: number,
  before: ReadonlyMap<string, Balance>,
): PreviewedBalances {
  const after: PreviewedBalances = {};
  for (const [asset, { available, held }] of before)
    after[asset] = { available: formatAmount(available), held: formatAmount(held) };
  for (const { account, balance } of event.balances) {
    const own = account.owner === userId ? after[account.asset] : undefined;
    if (own !== undefined && (account.kind === 'available' || account.kind === 'held'))
      own[account.kind] = formatAmount(balance);
  }
  return after;
}
