/** Compares the engine's memory with a recovery from the tables, and the state that readers see with the log. */
import type { Exchange } from '../../../src/core/exchange';
import { RollingWithdrawalUsage } from '../../../src/core/ledger/withdrawalUsage';
import { KLINE_INTERVALS } from '../../../src/core/model/model';
import type { Order } from '../../../src/core/orders/order';
import type { CommittedView } from '../../../src/engine/state/committedView';
import { shownOf } from './icebergs';
import { keyOf } from './market';
import type { ModelJudge } from './modelJudge';
import type { ReferenceModel } from './referenceModel';

/** Members that repeat others, only save memory, are settings, or are not stored because they have no effect. */
const IGNORED_MEMBERS: ReadonlySet<string> = new Set<keyof Order | keyof Exchange | 'highestFirst' | 'priceOf'>([
  'previous',
  'next',
  'timeMs',
  'matchLimits',
  'accounts',
  'withdrawalUsage',
  'portalSpending',
  'highestFirst',
  'priceOf',
  'lastTouchedSequence',
  'sharedOrderTerms',
]);

/**
 * The complete exchange as plain data: books in their order, orders by id, and balances that are not zero.
 * `nowMs`: the time at which purchases count towards the limits of apps. A refusal moves the leader's time, and is no event.
 */
export function describeExchange(exchange: Exchange, nowMs = exchange.timeMs): unknown {
  return {
    ...(toPlainValue(exchange) as object),
    purchases: Array.from(exchange.portalSpending.countedPurchases(nowMs)),
    balances: new Map(
      Array.from(exchange.accounts.all(), ({ id, balance }): [number, bigint] => [id, balance]).filter(
        ([, balance]) => balance !== 0n,
      ),
    ),
  };
}

function toPlainValue(value: unknown): unknown {
  if (value instanceof RollingWithdrawalUsage || typeof value === 'function') return null;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (value instanceof Map)
    return new Map(
      Array.from(value, ([key, of]): [unknown, unknown] => [key, toPlainValue(of)]).filter(([, of]) => !isEmpty(of)),
    );
  const members = Object.entries(value).filter(([name]) => !IGNORED_MEMBERS.has(name));
  const queue = 'first' in value && 'last' in value ? [['orders', orderIds(value.first as QueuedOrder | null)]] : [];
  return Object.fromEntries(
    [...members.filter(([name]) => queue.length === 0 || (name !== 'first' && name !== 'last')), ...queue].map(
      ([name, of]) => [name, toPlainValue(of)],
    ),
  );
}

interface QueuedOrder {
  readonly next: QueuedOrder | null;
  readonly id: number;
}

/** Ids of the orders of a price level in time priority. */
function orderIds(first: QueuedOrder | null): number[] {
  const ids: number[] = [];
  for (let order = first; order !== null; order = order.next) ids.push(order.id);
  return ids;
}

/** An empty book equals a missing one. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof Map) return value.size === 0;
  const members = Object.values(value);
  return members.every((member) => (Array.isArray(member) ? member.length === 0 : isEmpty(member)));
}

/** Compares the state that readers see, while no batch is in progress. */
export function judgeView(judge: ModelJudge, view: CommittedView, reference: ReferenceModel, nowMs: number): void {
  judge.expectSame(view.sequence, reference.sequence, () => 'the sequence that readers see');
  for (const symbol of reference.rules.symbols.keys()) {
    judge.expectSame(
      view.lastUpdateId(symbol),
      reference.market.updateIds.get(symbol) ?? 0,
      () => `${symbol}: update id that readers see`,
    );
    judge.expectSame(
      view.bids(symbol, 1_000),
      priceLevels(reference, symbol, 'buy'),
      () => `${symbol}: bids that readers see`,
    );
    judge.expectSame(
      view.asks(symbol, 1_000),
      priceLevels(reference, symbol, 'sell'),
      () => `${symbol}: asks that readers see`,
    );
    const trades = reference.market.trades.get(symbol) ?? [];
    const last = trades[trades.length - 1];
    judge.expectSame(view.lastTrade(symbol), last, () => `${symbol}: last trade that readers see`);
    const day = trades.filter(({ timeMs }) => timeMs > nowMs - 86_400_000);
    const { count, volume, quoteVolume, firstId, highPrice } = view.ticker(symbol, nowMs);
    const sum = (of: (trade: (typeof day)[0]) => bigint) => day.reduce((total, trade) => total + of(trade), 0n);
    const highest = day.reduce((high, { price }) => (price > high ? price : high), 0n);
    judge.expectSame(
      [count, volume, quoteVolume, firstId, highPrice],
      [day.length, sum((trade) => trade.quantity), sum((trade) => trade.quoteQuantity), day[0]?.id ?? -1, highest],
      () => `${symbol}: ticker that readers see`,
    );
    if (last !== undefined)
      for (const interval of KLINE_INTERVALS)
        judge.expectSame(
          view.kline(symbol, interval),
          reference.market.computeKline(keyOf(last, interval)),
          () => `${symbol}: kline of ${interval} that readers see`,
        );
  }
  for (const { owner, asset, kind } of reference.ledger.accounts.values())
    if (owner !== 0 && (kind === 'available' || kind === 'held'))
      judge.expectSame(
        view.balance(owner, asset)[kind],
        reference.ledger.balanceOf(owner, asset, kind),
        () => `user ${owner}: ${kind} ${asset} that readers see`,
      );
  for (const { owner, asset } of reference.ledger.accounts.values())
    if (owner !== 0)
      judge.expectSame(
        view.withdrawnAmount(owner, asset, nowMs),
        reference.transfers.usedLimit(owner, asset, nowMs),
        () => `user ${owner}: ${asset} withdrawn`,
      );
  const open = Array.from(reference.transfers.withdrawals.values()).filter(
    ({ status }) => status !== 'confirmed' && status !== 'failed',
  );
  judge.expectSame(Array.from(view.openWithdrawals()), open, () => 'open withdrawals that readers see');
}

function priceLevels(
  reference: ReferenceModel,
  symbol: string,
  side: 'buy' | 'sell',
): { price: bigint; quantity: bigint }[] {
  const byPrice = new Map<bigint, bigint>();
  for (const order of reference.orders.restingOrders(symbol, side))
    byPrice.set(order.price, (byPrice.get(order.price) ?? 0n) + shownOf(order));
  return Array.from(byPrice, ([price, quantity]) => ({ price, quantity }));
}
