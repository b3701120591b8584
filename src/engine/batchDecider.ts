/**
 * Decides the commands of one batch against the exchange's memory: idempotency keys first, then the command itself,
 * then the klines of its trades. Has no effect except on that memory, which is discarded completely after a failed
 * commit.
 */

import { Draft } from '../core/commandEffects';
import type { Command, OrderBatch, QueuedCommand } from '../core/commands';
import {
  type ClosedOrder,
  type Decision,
  type DecisionContext,
  decide,
  NOT_ATTEMPTED,
  type PartDecision,
  refuseTermsOf,
  refuseTogether,
} from '../core/decide';
import type { EngineEvent } from '../core/events';
import type { Exchange } from '../core/exchange';
import type { IdempotencyKey } from '../core/idempotencyKeys';
import { isOpenWithdrawal } from '../core/ledger/openWithdrawals';
import { addTrade } from '../core/market/klines';
import { foldIntoNewKlines } from '../core/market/runningKlines';
import type { Deposit, Kline, Trade, Withdrawal } from '../core/model';
import { isOpenOrder } from '../core/orders/order';
import type { Mutable } from '../core/values/mutable';
import type { CommandHistory, RecordedOutcome } from '../store/engine/commandHistory';
import type { KeyedEvent } from '../store/engine/commitBatch';
import type { QueuedOutcome } from './commandQueue';
import type { BatchOutcome, CommandOutcome, PartOutcome } from './types';

/** Command history that grows while a batch is decided. */
class MutableHistory implements CommandHistory {
  readonly outcomes = new Map<string, RecordedOutcome>();
  readonly closedOrders = new Map<number, ClosedOrder>();
  readonly closedWithdrawals = new Map<number, Withdrawal>();
  readonly deposits = new Map<string, Deposit>();

  /** Newer records replace older ones. */
  add({ outcomes, closedOrders, closedWithdrawals, deposits }: CommandHistory): void {
    for (const [key, outcome] of outcomes) this.outcomes.set(key, outcome);
    for (const [id, order] of closedOrders) this.closedOrders.set(id, order);
    for (const [id, withdrawal] of closedWithdrawals) this.closedWithdrawals.set(id, withdrawal);
    for (const [reference, deposit] of deposits) this.deposits.set(reference, deposit);
  }

  recordEvent(event: EngineEvent, idempotencyKeys: readonly IdempotencyKey[]): void {
    for (const { key, fingerprint } of idempotencyKeys) this.outcomes.set(key, { fingerprint, event });
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
  /** The history from the tables, with the effects of the previous batch and of this one. */
  private readonly history = new MutableHistory();
  /** The effects of this batch alone, for the next one. */
  private readonly batchHistory = new MutableHistory();
  private readonly context: DecisionContext;
  /**
   * By symbol: one kline per interval, the minute first. All trades of a batch carry one time, so they fall into the
   * same klines.
   */
  private readonly touchedKlines = new Map<string, readonly Mutable<Kline>[]>();
  /** Klines of the longer intervals as of the end of a minute. They contain complete minutes only. */
  private readonly completedMinuteKlines: Kline[] = [];
  private tradeCount = 0;

  /**
   * `previous`: the batch being committed. Its rows may be missing from `loaded`, which was read before that commit.
   */
  constructor(
    private readonly exchange: Exchange,
    private readonly timeMs: number,
    loaded: CommandHistory,
    previous?: BatchDecider,
  ) {
    this.history.add(loaded);
    if (previous !== undefined) this.history.add(previous.batchHistory);
    this.context = { exchange, timeMs, ...this.history };
  }

  get klines(): Kline[] {
    return Array.from(this.touchedKlines.values()).flat();
  }

  /**
   * The klines to be written. While a minute runs, only its minute kline is written. Rows of the longer intervals are
   * without it, and recovery adds it (`store/engine/recovery`).
   */
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

  decide(command: Command): CommandOutcome;
  decide(command: OrderBatch): BatchOutcome;
  decide(command: QueuedCommand): QueuedOutcome;
  decide(command: QueuedCommand): QueuedOutcome {
    const firstEvent = this.events.length;
    const outcome = command.type === 'order_batch' ? { parts: this.decideBatch(command) } : this.decideOne(command);
    // After all parts of a batch, so that nothing happens between them.
    for (let index = firstEvent, end = this.events.length; index < end; index += 1) {
      const { trades, symbol } = this.events[index] as EngineEvent;
      if (trades.length > 0) this.triggerStopOrders(symbol);
    }
    return outcome;
  }

  /** A repetition of a batch finds the outcomes of its parts, each under the part's own keys. */
  private decideBatch({ parts, mode, checksTermsFirst }: OrderBatch): PartOutcome[] {
    const isNew = parts.filter(({ idempotencyKeys }) => this.findRecordedOutcome(idempotencyKeys) === undefined);
    const refusals =
      (checksTermsFirst ? refuseTermsOf(this.context, isNew) : undefined) ??
      (mode === 'all' ? this.refuseAll(parts, isNew) : undefined);
    const outcomes: PartOutcome[] = [];
    for (const part of parts) {
      const given = refusals?.[isNew.indexOf(part)];
      const isLeftOut = mode === 'until_refused' && outcomes.some(({ refusal }) => refusal !== null);
      outcomes.push(this.decideOne(part, given ?? (isLeftOut ? NOT_ATTEMPTED : undefined)));
    }
    return outcomes;
  }

  /**
   * The refusals of the new parts of a batch of which all parts are accepted or none; undefined if all will be. A
   * repeated part is as its first outcome, so a batch with one that was refused is refused.
   */
  private refuseAll(parts: OrderBatch['parts'], isNew: OrderBatch['parts']): readonly PartDecision[] | undefined {
    if (isNew.length === 0) return undefined;
    const keys = isNew.flatMap(({ idempotencyKeys }) => idempotencyKeys.map(({ key }) => key));
    const isRefused = parts.some(({ idempotencyKeys }) => this.findRecordedOutcome(idempotencyKeys)?.refusal != null);
    if (isRefused || new Set(keys).size < keys.length) return isNew.map(() => NOT_ATTEMPTED);
    return refuseTogether(this.context, isNew);
  }

  /** `given`: the decision, if it depends on other commands. */
  private decideOne(command: Command, given?: PartDecision): PartOutcome {
    const replay = this.findRecordedOutcome(command.idempotencyKeys);
    if (replay !== undefined) return replay;
    const { exchange, timeMs } = this;
    const decision: PartDecision =
      given ?? this.refuseUsedKey(command.idempotencyKeys) ?? decide(this.context, command);
    if (decision.refusal === null) {
      this.addEvent(decision.event, command.idempotencyKeys);
      return { refusal: null, event: decision.event, replayed: false };
    }
    const storedKeys = command.idempotencyKeys.filter(({ storesRefusal }) => storesRefusal);
    if (storedKeys.length > 0) {
      const userId = 'trader' in command ? command.trader.userId : null;
      // An event without any change, so that the refusal is stored under these keys.
      this.addEvent(new Draft(exchange, timeMs).createRefusedEvent(command.type, userId, decision.refusal), storedKeys);
    }
    return { refusal: decision.refusal, event: null, replayed: false };
  }

  /** The first outcome under any of the command's keys; undefined if all of them are new. */
  private findRecordedOutcome(idempotencyKeys: readonly IdempotencyKey[]): PartOutcome | undefined {
    for (const { key, fingerprint, refusalWhenUsed } of idempotencyKeys) {
      const recorded = this.history.outcomes.get(key);
      if (recorded !== undefined && refusalWhenUsed === undefined) return replayOutcome(recorded, fingerprint);
    }
    return undefined;
  }

  /** The refusal of a key that can be used once, if it was used before. */
  private refuseUsedKey(idempotencyKeys: readonly IdempotencyKey[]): Decision | undefined {
    for (const { key, refusalWhenUsed } of idempotencyKeys)
      if (refusalWhenUsed !== undefined && this.history.outcomes.has(key))
        return { refusal: { code: refusalWhenUsed } };
    return undefined;
  }

  private addEvent(event: EngineEvent, idempotencyKeys: readonly IdempotencyKey[]): void {
    this.events.push(event);
    for (const { key, fingerprint } of idempotencyKeys) this.keys.push({ key, fingerprint, sequence: event.sequence });
    this.history.recordEvent(event, idempotencyKeys);
    this.batchHistory.recordEvent(event, idempotencyKeys);
    for (const trade of event.trades) this.foldTrade(trade);
    this.tradeCount += event.trades.length;
  }

  /**
   * Triggers the stop orders that the last price has reached, one event each. Their trades may trigger further ones.
   */
  private triggerStopOrders(symbol: string | null): void {
    if (symbol === null) return;
    const { exchange } = this;
    for (;;) {
      const last = exchange.lastPrices.get(symbol);
      const order = last === undefined ? undefined : exchange.stopBook(symbol).nextTriggered(last);
      if (order === undefined) return;
      const decision = decide(this.context, { type: 'trigger_order', idempotencyKeys: [], orderId: order.id });
      if (decision.refusal === null) this.addEvent(decision.event, []);
    }
  }

  private foldTrade(trade: Trade): void {
    const touched = this.touchedKlines.get(trade.symbol);
    if (touched !== undefined) for (const kline of touched) addTrade(kline, trade);
    else this.touchedKlines.set(trade.symbol, this.foldFirstTrade(trade));
  }

  /** Creates new kline objects, because readers of the committed state still use the previous ones. */
  private foldFirstTrade(trade: Trade): Mutable<Kline>[] {
    const { klines, completed } = foldIntoNewKlines(this.exchange, trade);
    this.completedMinuteKlines.push(...completed);
    return klines;
  }
}

/** The first outcome under a key that was used before; a conflict if the fingerprint of the request differs. */
export function replayOutcome({ fingerprint, event }: RecordedOutcome, requested: string): PartOutcome {
  if (fingerprint !== requested) return { refusal: { code: 'IDEMPOTENCY_CONFLICT' }, event: null, replayed: false };
  if (event.refusal !== null) return { refusal: event.refusal, event: null, replayed: true };
  return { refusal: null, event, replayed: true };
}
