/** What the engine has in memory against what it would read back, member by member, and what it shows to readers against what the log says. */
import type { Exchange } from '../../../src/core/exchange';
import { KLINE_INTERVALS } from '../../../src/core/model';
import { RollingWithdrawalUsage } from '../../../src/core/ledger/withdrawalUsage';
import type { CommittedView } from '../../../src/engine/types';
import type { Judge } from './judge';
import { keyOf } from './market';
import type { Reference } from './reference';

/** Members that say the same in other words or only save memory, or of which the tables keep no trace because they name nothing. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'previous',
  'next',
  'timeMs',
  'accounts',
  'withdrawalUsage',
  'highestFirst',
  'priceOf',
  'touchedAt',
  'sharedOrderTerms',
]);

/** The whole exchange as plain data, whatever members it has: books in their order, orders by id, balances of accounts that hold something. */
export function portrait(exchange: Exchange): unknown {
  return {
    ...(plain(exchange) as object),
    balances: new Map(
      Array.from(exchange.accounts.all(), ({ id, balance }): [number, bigint] => [id, balance]).filter(
        ([, balance]) => balance !== 0n,
      ),
    ),
  };
}

function plain(value: unknown): unknown {
  if (value instanceof RollingWithdrawalUsage || typeof value === 'function') return null;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map)
    return new Map(
      Array.from(value, ([key, of]): [unknown, unknown] => [key, plain(of)]).filter(([, of]) => !isEmpty(of)),
    );
  const members = Object.entries(value).filter(([name]) => !LEFT_OUT.has(name));
  const turns = 'first' in value && 'last' in value ? [['turns', turnsOf(value.first as Turn | null)]] : [];
  return Object.fromEntries(
    [...members.filter(([name]) => turns.length === 0 || (name !== 'first' && name !== 'last')), ...turns].map(
      ([name, of]) => [name, plain(of)],
    ),
  );
}

interface Turn {
  readonly next: Turn | null;
  readonly id: number;
}

/** The orders of a price level, by their turn. */
function turnsOf(first: Turn | null): number[] {
  const ids: number[] = [];
  for (let turn = first; turn !== null; turn = turn.next) ids.push(turn.id);
  return ids;
}

/** A book that was looked at and holds nothing is as good as none. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof Map) return value.size === 0;
  const members = Object.values(value);
  return members.every((member) => (Array.isArray(member) ? member.length === 0 : isEmpty(member)));
}

/** What readers see, when nothing is under way. */
export function judgeView(judge: Judge, view: CommittedView, reference: Reference, nowMs: number): void {
  judge.same(view.sequence, reference.sequence, () => 'the sequence that readers see');
  for (const symbol of reference.rules.symbols.keys()) {
    judge.same(
      view.lastUpdateId(symbol),
      reference.market.updateIds.get(symbol) ?? 0,
      () => `${symbol}: update id that readers see`,
    );
    judge.same(view.bids(symbol, 1_000), levels(reference, symbol, 'buy'), () => `${symbol}: bids that readers see`);
    judge.same(view.asks(symbol, 1_000), levels(reference, symbol, 'sell'), () => `${symbol}: asks that readers see`);
    const trades = reference.market.trades.get(symbol) ?? [];
    const last = trades[trades.length - 1];
    judge.same(view.lastTrade(symbol), last, () => `${symbol}: last trade that readers see`);
    const day = trades.filter(({ timeMs }) => timeMs > nowMs - 86_400_000);
    const { count, volume, quoteVolume, firstId, highPrice } = view.ticker(symbol, nowMs);
    const sum = (of: (trade: (typeof day)[0]) => bigint) => day.reduce((total, trade) => total + of(trade), 0n);
    const highest = day.reduce((high, { price }) => (price > high ? price : high), 0n);
    judge.same(
      [count, volume, quoteVolume, firstId, highPrice],
      [day.length, sum((trade) => trade.quantity), sum((trade) => trade.quoteQuantity), day[0]?.id ?? -1, highest],
      () => `${symbol}: ticker that readers see`,
    );
    if (last !== undefined)
      for (const interval of KLINE_INTERVALS)
        judge.same(
          view.kline(symbol, interval),
          reference.market.kline(keyOf(last, interval)),
          () => `${symbol}: kline of ${interval} that readers see`,
        );
  }
  for (const { owner, asset, kind } of reference.ledger.accounts.values())
    if (owner !== 0 && (kind === 'available' || kind === 'held'))
      judge.same(
        view.balance(owner, asset)[kind],
        reference.ledger.balanceOf(owner, asset, kind),
        () => `user ${owner}: ${kind} ${asset} that readers see`,
      );
  for (const { owner, asset } of reference.ledger.accounts.values())
    if (owner !== 0)
      judge.same(
        view.withdrawn(owner, asset, nowMs),
        reference.transfers.used(owner, asset, nowMs),
        () => `user ${owner}: ${asset} withdrawn`,
      );
  const open = Array.from(reference.transfers.withdrawals.values()).filter(
    ({ status }) => status !== 'confirmed' && status !== 'failed',
  );
  judge.same(Array.from(view.openWithdrawals()), open, () => 'open withdrawals that readers see');
}

function levels(reference: Reference, symbol: string, side: 'buy' | 'sell'): { price: bigint; quantity: bigint }[] {
  const byPrice = new Map<bigint, bigint>();
  for (const { price, remaining } of reference.orders.resting(symbol, side))
    byPrice.set(price, (byPrice.get(price) ?? 0n) + remaining);
  return Array.from(byPrice, ([price, quantity]) => ({ price, quantity }));
}
