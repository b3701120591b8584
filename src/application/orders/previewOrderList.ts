/** The exact result that an order list would have if the engine executed it next. It changes nothing. */
import type { components } from '../../../generated/openapi';
import type { CreateOrderList, CreateOtoList } from '../../core/commands';
import { assertPresent } from '../../core/values/assert';
import { formatAmount } from '../../core/values/decimal';
import type { RequestRefusal } from '../refusals';
import { renderOrderList } from '../rendering/orderList';
import { renderPreviewedFill } from '../rendering/trade';
import type { Services } from '../services';
import { ordersOfNewList } from './orderLists';
import { balancesAfter } from './previewOrder';

export interface PreviewedOrderList {
  readonly tested: components['schemas']['TestedOrderList'];
  /** What the orders hold together, of the asset that they spend. */
  readonly held: string;
}

/** Refusals: those of the engine, except IDEMPOTENCY_CONFLICT. */
export async function previewOrderList(
  { engine }: Pick<Services, 'engine'>,
  command: CreateOrderList | CreateOtoList,
): Promise<PreviewedOrderList | { readonly refusal: RequestRefusal }> {
  const { sequence, decision, balances } = await engine.preview(command);
  if (decision.refusal !== null) return { refusal: decision.refusal };
  const { event } = decision;
  const list = assertPresent(event.orderList, 'the previewed list');
  return {
    tested: {
      sequence,
      list: renderOrderList({ list, orders: ordersOfNewList(event) }),
      fills: event.trades.map(renderPreviewedFill),
      balances: balancesAfter(event, command.trader.userId, balances),
    },
    held: formatAmount(event.orders.reduce((sum, { held }) => sum + held, 0n)),
  };
}
