/**
 * Previews what an order would do now. The preview uses the code that decides real orders, on a copy of the few orders
 * and accounts that the order would change. The exchange itself is not changed.
 */
import type { CreateOrder } from '../commands';
import { Exchange } from '../exchange';
import { LedgerAccount } from '../ledger/ledgerAccounts';
import { compareTimePriority, Order } from '../orders/order';
import { planMatch } from '../orders/planMatch';
import { createOrder } from './createOrder';
import { type Decision, NO_HISTORICAL_RECORDS } from './decision';

/** The decision as it would be at `timeMs`. Its order id and trade ids are those that would be assigned next. */
export function previewOrder(exchange: Exchange, command: CreateOrder, timeMs: number): Decision {
  const symbol = exchange.rules.symbols.get(command.symbol);
  const copy = new Exchange(exchange.rules);
  copy.sequence = exchange.sequence;
  copy.lastOrderId = exchange.lastOrderId;
  copy.lastEntryId = exchange.lastEntryId;
  for (const [name, id] of exchange.lastTradeIds) copy.lastTradeIds.set(name, id);
  for (const [name, price] of exchange.lastPrices) copy.lastPrices.set(name, price);
  const users = new Set([command.trader.userId]);
  if (symbol !== undefined) {
    const price =
      command.orderType === 'limit'
        ? command.price
        : command.side === 'buy'
          ? symbol.maximumPrice
          : symbol.minimumPrice;
    const plan = planMatch(exchange.book(command.symbol), {
      userId: command.trader.userId,
      side: command.side,
      price,
      selfTradePrevention: command.selfTradePrevention,
      wantedQuantity: (_price, filled) => command.quantity - filled,
    });
    for (const maker of [...plan.expiredMakers, ...plan.fills.map((fill) => fill.maker), ...plan.blockers])
      users.add(maker.userId);
    copyOrders(copy, [...plan.expiredMakers, ...plan.fills.map((fill) => fill.maker), ...plan.blockers]);
  }
  for (const user of users)
    for (const account of exchange.accounts.accountsOf(user))
      copy.accounts.restore(new LedgerAccount(account.id, account.owner, account.asset, account.kind, account.balance));
  return createOrder({ ...NO_HISTORICAL_RECORDS, exchange: copy, timeMs }, command);
}

/** Copies the orders in their time priority. */
function copyOrders(copy: Exchange, orders: readonly Order[]): void {
  const byTurn = Array.from(new Set(orders)).sort(compareTimePriority);
  for (const order of byTurn) copy.addResting(Order.fromRecord(order.toRecord(), copy.sharedOrderTerms));
}
