/**
 * The exact result that an order list of the market page would have if the engine executed it next. It changes nothing.
 */
import type { components } from '../../../generated/openapi';
import type { CreateOrderList } from '../../core/model/commands';
import { assertPresent } from '../../core/values/assert';
import { formatAmount } from '../../core/values/decimal';
import { ordersOfNewList } from '../../usecases/orders/orderLists';
import type { RequestRefusal } from '../../usecases/refusals';
import type { Services } from '../../usecases/services';
import { renderOrderList } from '../rendering/orderList';
import { balancesAfter, type PreviewedBalances } from './previewOrder';

export interface PreviewedOrderList {
  /** The list as it would be returned. */
  readonly list: components['schemas']['OrderList'];
  /** The user's balances of both assets of the pair afterwards, by lower-case symbol. */
  readonly balances: PreviewedBalances;
  /** What the orders hold together, of the asset that they spend. */
  readonly held: string;
}

/** Refusals: those of the engine, except IDEMPOTENCY_CONFLICT. */
export async function previewOrderList(
  { engine }: Pick<Services, 'engine'>,
  command: CreateOrderList,
): Promise<PreviewedOrderList | { readonly refusal: RequestRefusal }> {
  const { decision, balances } = await engine.preview(command);
  if (decision.refusal !== null) return { refusal: decision.refusal };
  const { event } = decision;
  const list = assertPresent(event.orderList, 'the previewed list');
  return {
    list: renderOrderList({ list, orders: ordersOfNewList(event) }),
    balances: balancesAfter(event, command.trader.userId, balances),
    held: formatAmount(event.orders.reduce((sum, { held }) => sum + held, 0n)),
  };
}
