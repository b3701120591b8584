/** Finds the open order that a command refers to. Another user's order is reported like one that does not exist. */
import type { ExpectedOrder, Trader } from '../model/commands';
import type { Refusal } from '../model/refusals';
import type { Order } from '../orders/order';
import type { DecisionContext } from './decision';
import { canCloseOrders } from './userStates';

interface OrderCommand {
  readonly trader: Trader;
  readonly orderId: number;
  readonly symbol: string | null;
  readonly expected?: ExpectedOrder;
}

type Found = { readonly refusal: Refusal } | { readonly refusal: null; readonly order: Order };

/**
 * Refusals: ORDER_NOT_FOUND (also another user's, or another symbol's), ORDER_NOT_CANCELLABLE (closed, or the user is
 * frozen), ORDER_CHANGED.
 */
export function findOwnOrder({ exchange, closedOrders }: DecisionContext, command: OrderCommand): Found {
  const order = exchange.orders.get(command.orderId);
  const known = order ?? closedOrders.get(command.orderId);
  if (known === undefined || known.userId !== command.trader.userId) return { refusal: { code: 'ORDER_NOT_FOUND' } };
  if (command.symbol !== null && known.symbol !== command.symbol) return { refusal: { code: 'ORDER_NOT_FOUND' } };
  if (!canCloseOrders(command.trader)) return { refusal: { code: 'ORDER_NOT_CANCELLABLE' } };
  if (order === undefined) return { refusal: { code: 'ORDER_NOT_CANCELLABLE' } };
  return isAsExpected(order, command.expected) ? { refusal: null, order } : { refusal: { code: 'ORDER_CHANGED' } };
}

function isAsExpected({ quantity, remaining, fillTotals }: Order, expected: ExpectedOrder | undefined): boolean {
  const hasTraded = fillTotals.filled > 0n;
  return (
    (expected?.quantity ?? quantity) === quantity &&
    (expected?.remaining ?? remaining) === remaining &&
    (expected?.hasTraded ?? hasTraded) === hasTraded
  );
}
