/**
 * Decides a batch against the exchange's memory: once-keys first, then the command, then the klines of its trades. Pure but
 * for the memory it owns; after a failed commit that memory is dropped whole.
 */
import type { Command } from '../core/commands';
import { type ClosedOrder, decide, type Situation } from '../core/decide';
import { Draft } from '../core/draft';
import type { EngineEvent } from '../core/events';
import type { Exchange } from '../core/exchange';
import type { IdempotencyKey } from '../core/idempotencyKeys';
import { isOpenWithdrawal } from '../core/ledger/openWithdrawals';
import { addTrade, foldTrade } from '../core/market/klines';
import { type Deposit, KLINE_INTERVALS, type Kline, type Trade, type Withdrawal } from '../core/model';
import { isOpenOrder } from '../core/orders/order';
import type { Mutable } from '../core/values/mutable';
import type { KeyedEvent } from '../store/engine/batch';
import type { CommandHistory, RecordedOutcome } from '../store/engine/commandHistory';
import type { CommandOutcome } from './types';

/** As `Past`, growing. */
class MutableHistory implements CommandHistory {
  readonly outcomes = new Map<string, RecordedOutcome>();
  readonly closedOrders = new Map<number, ClosedOrder>();
  readonly closedWithdrawals = new Map<number, Withdrawal>();
  readonly deposits = new Map<string, Deposit>();

  /** Later words take the place of earlier ones. */
  add({ outcomes, closedOrders, closedWithdrawals, deposits }: CommandHistory): void {
    for (const [key, outcome] of outcomes) this.outcomes.set(key, outcome);
    for (const [id, order] of closedOrders) this.closedOrders.set(id, order);
    for (const [id, withdrawal] of closedWithdrawals) this.closedWithdrawals.set(id, withdrawal);
    for (const [reference, deposit] of deposits) this.deposits.set(reference, deposit);
  }

  record(event: EngineEvent, once: readonly IdempotencyKey[]): void {
    for (const { key, fingerprint } of once) this.outcomes.set(key, { fingerprint, event });
    for (const order of event.orders)
      if (!isOpenOrder(order)) this.closedOrders.set(order.id, { userId: order.userId, symbol: order.symbol });
    if (event.withdrawal !== null && !isOpenWithdrawal(event.withdrawal))
      this.closedWithdrawals.set(event.withdrawal.id, event.withdrawal);
    if (event.deposit !== null) this.deposits.set(event.deposit.reference, event.deposit);
  }
}

export class BatchDecider {
  readonly events: EngineEvent[] = [];
  readonly keys: KeyedEvent[] = [];
  /** What the tables say, and what came since. */
  private readonly history = new MutableHistory();
  private readonly batchHistory = new MutableHistory();
  private readonly context: Situation;
  /** This batch's own, by symbol, one of each interval, the minute first: all its trades are of one moment. */
  private readonly touchedKlines = new Map<string, readonly Mutable<Kline>[]>();
  /** Longer ones as they stood when a minute of theirs had ended. */
  private readonly completedMinuteKlines: Kline[] = [];
  private tradeCount = 0;

  /** `before`: a batch that the tables may not have shown yet when they were asked for `past`. */
  constructor(
    private readonly exchange: Exchange,
    private readonly timeMs: number,
    past: CommandHistory,
    before?: BatchDecider,
  ) {
    this.history.add(past);
    if (before !== undefined) this.history.add(before.batchHistory);
    // The spread last: with members that follow it, V8 gives each such object a hidden class of its own, and what reads it stays slow.
    this.context = { exchange, timeMs, ...this.history };
  }

  get klines(): Kline[] {
    return Array.from(this.touchedKlines.values()).flat();
  }

  /** Which of them the tables get: of what runs the minute alone. Longer ones stand there without it, and reading back adds it (`store/engine/recovery`). */
  get storedKlines(): Kline[] {
    const { storedMidMinute } = this.exchange;
    const running = Array.from(this.touchedKlines, ([symbol, klines]) =>
      storedMidMinute.has(symbol) ? klines : klines.slice(0, 1),
    );
    return [...this.completedMinuteKlines, ...running.flat()];
  }

  get trades(): number {
    return this.tradeCount;
  }

  decide(command: Command): CommandOutcome {
    const replay = this.replay(command.idempotencyKeys);
    if (replay !== undefined) return replay;
    const { exchange, timeMs } = this;
    const decision = decide(this.context, command);
    if (decision.refusal === null) {
      this.record(decision.event, command.idempotencyKeys);
      if (decision.event.trades.length > 0) this.triggerStopOrders(decision.event.symbol);
      return { refusal: null, event: decision.event, replayed: false };
    }
    const remembered = command.idempotencyKeys.filter((once) => once.storesRefusal);
    if (remembered.length > 0) {
      const userId = 'trader' in command ? command.trader.userId : null;
      // An event in which nothing moved.
      this.record(new Draft(exchange, timeMs).refusedEvent(command.type, userId, decision.refusal), remembered);
    }
    return { refusal: decision.refusal, event: null, replayed: false };
  }

  /** The first outcome again, whichever of the command's keys is known. */
  private replay(once: readonly IdempotencyKey[]): CommandOutcome | undefined {
    for (const { key, fingerprint } of once) {
      const past = this.history.outcomes.get(key);
      if (past !== undefined) return replayOutcome(past, fingerprint);
    }
    return undefined;
  }

  private record(event: EngineEvent, once: readonly IdempotencyKey[]): void {
    this.events.push(event);
    for (const { key, fingerprint } of once) this.keys.push({ key, fingerprint, sequence: event.sequence });
    this.history.record(event, once);
    this.batchHistory.record(event, once);
    for (const trade of event.trades) this.foldTrade(trade);
    this.tradeCount += event.trades.length;
  }

  /** Waiting orders that the last price has reached go to the book, one event each; their trades may wake others. */
  private triggerStopOrders(symbol: string | null): void {
    if (symbol === null) return;
    const { exchange } = this;
    for (;;) {
      const last = exchange.lastPrices.get(symbol);
      const order = last === undefined ? undefined : exchange.stopBook(symbol).next(last);
      if (order === undefined) return;
      const decision = decide(this.context, { type: 'trigger_order', idempotencyKeys: [], orderId: order.id });
      if (decision.refusal === null) this.record(decision.event, []);
    }
  }

  private foldTrade(trade: Trade): void {
    const touched = this.touchedKlines.get(trade.symbol);
    if (touched !== undefined) for (const kline of touched) addTrade(kline, trade);
    else this.touchedKlines.set(trade.symbol, this.foldFirstTrade(trade));
  }

  /** What they were before stays with whoever reads what is committed. */
  private foldFirstTrade(trade: Trade): Mutable<Kline>[] {
    const { exchange } = this;
    const [minute, ...longer] = exchange.newestKlines(trade.symbol);
    if (minute !== undefined && trade.timeMs > minute.closeTimeMs) {
      this.completedMinuteKlines.push(...longer);
      exchange.storedMidMinute.delete(trade.symbol);
    }
    return KLINE_INTERVALS.map((interval) => {
      const kline = foldTrade(exchange.lastKline(trade.symbol, interval), trade, interval);
      exchange.setKline(kline);
      return kline;
    });
  }
}

/** A known key's first outcome; with another fingerprint, a conflict. */
export function replayOutcome({ fingerprint, event }: RecordedOutcome, asked: string): CommandOutcome {
  if (fingerprint !== asked) return { refusal: { code: 'IDEMPOTENCY_CONFLICT' }, event: null, replayed: false };
  if (event.refusal !== null) return { refusal: event.refusal, event: null, replayed: true };
  return { refusal: null, event, replayed: true };
}
