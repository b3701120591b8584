/**
 * Decides the commands of one batch against the exchange's memory: idempotency keys first, then the command itself,
 * then the klines of its trades. Has no effect except on that memory, which is discarded completely after a failed
 * commit.
 */

import { Draft } from '../core/commandEffects';
import {
  type AcceptedDecision,
  type ClosedOrder,
  continuationsBefore,
  type Decision,
  type DecisionContext,
  decide,
  dueOrderIds,
  finishDecision,
  movesTrailingStops,
  NOT_ATTEMPTED,
  nextFollowUp,
  type PartDecision,
  refuseTermsOf,
  refuseTogether,
} from '../core/decide';
import { waitsForUnfinishedOrder } from '../core/decide/unfinishedOrders';
import type { Exchange } from '../core/exchange';
import { isOpenWithdrawal } from '../core/ledger/openWithdrawals';
import { addTrade } from '../core/market/klines';
import { type Command, type OrderBatch, partsOf, type QueuedCommand } from '../core/model/commands';
import type { AcceptedEvent, EngineEvent } from '../core/model/events';
import type { IdempotencyKey } from '../core/model/idempotencyKeys';
import type { Deposit, Kline, Trade, Withdrawal } from '../core/model/model';
import type { PriceRange } from '../core/model/orderRecords';
import { coversSymbol, type RunningTimer } from '../core/orders/cancelTimers';
import { isOpenOrder, type Order } from '../core/orders/order';
import { foldIntoNewKlines } from '../core/runningKlines';
import type { Mutable } from '../core/values/mutable';
import type { CommandHistory, RecordedOutcome } from '../store/engine/commandHistory';
import type { KeyedEvent } from '../store/engine/commitBatch';
import type { QueuedOutcome } from './commandQueue';
import type { Quarantine } from './quarantine';
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

/** The quarantine's rules for the work that the engine starts by itself. */
type DecidingRules = Pick<Quarantine, 'isOpen' | 'mayClose'>;

const EVERYTHING: DecidingRules = { isOpen: true, mayClose: () => true };

export interface DeciderOptions {
  /** The batch being committed. Its rows may be missing from `loaded`, which was read before that commit. */
  readonly previous?: BatchDecider | undefined;
  readonly quarantine?: DecidingRules;
}

export class BatchDecider {
  readonly events: EngineEvent[] = [];
  readonly keys: KeyedEvent[] = [];
  /** The history from the tables, with the effects of the previous batch and of this one. */
  private readonly history = new MutableHistory();
  /** The effects of this batch alone. The next batch needs them, because the tables may not show them yet. */
  private readonly batchHistory = new MutableHistory();
  private readonly context: DecisionContext;
  /**
   * The changed klines by symbol: one per interval, the one-minute kline first. All trades of a batch carry one time,
   * so they fall into the same klines.
   */
  private readonly touchedKlines = new Map<string, readonly Mutable<Kline>[]>();
  /** Klines of the longer intervals as of the end of a minute. They contain complete minutes only. */
  private readonly completedMinuteKlines: Kline[] = [];
  private tradeCount = 0;

  private readonly quarantine: DecidingRules;

  constructor(
    private readonly exchange: Exchange,
    private readonly timeMs: number,
    loaded: CommandHistory,
    { previous, quarantine = EVERYTHING }: DeciderOptions = {},
  ) {
    this.quarantine = quarantine;
    this.history.add(loaded);
    if (previous !== undefined) this.history.add(previous.batchHistory);
    this.context = { exchange, timeMs, ...this.history };
  }

  get klines(): Kline[] {
    return Array.from(this.touchedKlines.values()).flat();
  }

  /**
   * The klines to be written. While a minute runs, only its one-minute kline is written. The rows of the longer
   * intervals lack the running minute, and recovery adds it (`store/engine/recovery`).
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
    // Follow-ups are decided after all parts of a batch, so that nothing happens between the parts.
    this.triggerAfter(firstEvent);
    return outcome;
  }

  /**
   * Decides the parts of a batch. A repeated batch gets the stored outcomes of its parts, each under the part's own
   * keys.
   */
  private decideBatch({ parts, mode, checksTermsFirst }: OrderBatch): PartOutcome[] {
    if (parts.some((part) => this.isOfAnotherRequest(part)))
      return parts.map(() => ({ refusal: { code: 'IDEMPOTENCY_CONFLICT' }, event: null, replayed: false }));
    const isNew = parts.filter(({ idempotencyKeys }) => this.findRecordedOutcome(idempotencyKeys) === undefined);
    const refusals =
      (checksTermsFirst ? refuseTermsOf(this.context, isNew) : undefined) ??
      (mode === 'all' ? this.refuseAll(parts, isNew) : undefined);
    const outcomes: PartOutcome[] = [];
    for (const part of parts) {
      const isLeftOut = mode === 'until_refused' && outcomes.some(({ refusal }) => refusal !== null);
      const given = refusals?.[isNew.indexOf(part)] ?? (isLeftOut ? NOT_ATTEMPTED : undefined);
      if (given === undefined) for (const event of continuationsBefore(this.context, part)) this.addEvent(event, []);
      outcomes.push(this.decideOne(part, given));
    }
    return outcomes;
  }

  /**
   * Whether the part's idempotency key of the request itself (not the key of the order) was used for another request.
   */
  private isOfAnotherRequest({ idempotencyKeys }: OrderBatch['parts'][number]): boolean {
    const ofRequest = idempotencyKeys.filter(({ storesRefusal }) => storesRefusal);
    const recorded = this.findRecordedOutcome(ofRequest);
    // Replayed, it is what the request itself was answered, about the id of its order.
    return recorded?.refusal?.code === 'IDEMPOTENCY_CONFLICT' && !recorded.replayed;
  }

  /**
   * For a batch of which all parts are accepted or none: the refusals of its new parts; undefined if all will be
   * accepted. A repeated part counts with its first outcome, so a batch with a part that was refused is refused.
   */
  private refuseAll(parts: OrderBatch['parts'], isNew: OrderBatch['parts']): readonly PartDecision[] | undefined {
    if (isNew.length === 0) return undefined;
    const keys = isNew.flatMap(({ idempotencyKeys }) => idempotencyKeys.map(({ key }) => key));
    const isRefused = parts.some(({ idempotencyKeys }) => this.findRecordedOutcome(idempotencyKeys)?.refusal != null);
    if (isRefused || new Set(keys).size < keys.length) return isNew.map(() => NOT_ATTEMPTED);
    return refuseTogether(this.context, isNew);
  }

  /** Decides one command. `given`: the decision if it was already made, because it depends on other commands. */
  private decideOne(command: Command, given?: PartDecision): PartOutcome {
    const replay = this.findRecordedOutcome(command.idempotencyKeys);
    if (replay !== undefined) return replay;
    const { exchange, timeMs } = this;
    const decision: PartDecision =
      given ?? this.refuseUsedKey(command.idempotencyKeys) ?? decide(this.context, command);
    if (decision.refusal === null) {
      const event = this.addDecisionEvents(decision, command.idempotencyKeys);
      return { refusal: null, event, replayed: false };
    }
    const storedKeys = command.idempotencyKeys.filter(({ storesRefusal }) => storesRefusal);
    if (storedKeys.length > 0) {
      const userId = 'trader' in command ? command.trader.userId : null;
      // Adds an event without any change, so that the refusal is stored under these keys.
      this.addEvent(new Draft(exchange, timeMs).createRefusedEvent(command.type, userId, decision.refusal), storedKeys);
    }
    return { refusal: decision.refusal, event: null, replayed: false };
  }

  /**
   * Whether the command must be decided in a later batch, because an unfinished order of its book continues in the next
   * one.
   */
  mustWait(command: QueuedCommand): boolean {
    return this.quarantine.isOpen && partsOf(command).some((part) => waitsForUnfinishedOrder(this.exchange, part));
  }

  /** Decides the next share of each unfinished order. To be called before the commands of the batch are decided. */
  continueOrders(): void {
    if (!this.quarantine.isOpen) return;
    for (const { id: orderId } of Array.from(this.exchange.unfinished.values())) {
      this.decideOwn({ type: 'continue_order', idempotencyKeys: [], orderId });
    }
  }

  /**
   * Closes the orders whose time has come, at most `ordersMax`. To be called before the commands of the batch are
   * decided. Returns whether more are due: then no command may be decided in this batch.
   */
  expireOrders(ordersMax: number): boolean {
    const due = this.closable(dueOrderIds(this.exchange, this.timeMs));
    for (const orderId of due.slice(0, ordersMax))
      this.decideOwn({ type: 'expire_order', idempotencyKeys: [], orderId });
    return due.length > ordersMax;
  }

  /**
   * Cancels the orders of users whose timers have expired. All cancellations of a timer belong to this batch, so that
   * they happen exactly once. A timer waits if one of its orders, or another order in the same book, continues in the
   * next batch.
   */
  expireCancelTimers(): void {
    const { exchange, timeMs } = this;
    const due = exchange.cancelTimers.due(timeMs);
    for (const [timer, orders] of coveredOrders(exchange, due)) {
      const { userId, scope } = timer;
      if (orders.some(({ symbol }) => exchange.unfinished.has(symbol))) continue;
      this.decideOwn({ type: 'expire_cancel_timer', idempotencyKeys: [], userId, scope });
      const trader = { userId, feeTier: 0, level: 'level_0', ip: '' } as const;
      // Another timer of the user may already have cancelled the order.
      for (const { id: orderId } of orders)
        if (exchange.orders.has(orderId) && this.quarantine.mayClose(exchange, [orderId]))
          this.decideOwn({ type: 'cancel_order', idempotencyKeys: [], trader, orderId, symbol: null });
    }
  }

  /** The orders that may be closed. In quarantine, a damaged order stays open after its time of expiry. */
  private closable(orderIds: readonly number[]): readonly number[] {
    const { exchange, quarantine } = this;
    return quarantine.isOpen ? orderIds : orderIds.filter((id) => quarantine.mayClose(exchange, [id]));
  }

  /** Decides a command that the engine sends itself. Such a command is never refused. */
  private decideOwn(command: Command): void {
    const firstEvent = this.events.length;
    const decision = decide(this.context, command);
    if (decision.refusal === null) this.addDecisionEvents(decision, []);
    this.triggerAfter(firstEvent);
  }

  /** The first outcome that is stored under any of the command's keys; undefined if all keys are new. */
  private findRecordedOutcome(idempotencyKeys: readonly IdempotencyKey[]): PartOutcome | undefined {
    for (const { key, fingerprint, refusalWhenUsed } of idempotencyKeys) {
      const recorded = this.history.outcomes.get(key);
      if (recorded !== undefined && refusalWhenUsed === undefined) return replayOutcome(recorded, fingerprint);
    }
    return undefined;
  }

  /** The refusal if one of the keys can be used only once and was used before. */
  private refuseUsedKey(idempotencyKeys: readonly IdempotencyKey[]): Decision | undefined {
    for (const { key, refusalWhenUsed } of idempotencyKeys)
      if (refusalWhenUsed !== undefined && this.history.outcomes.has(key))
        return { refusal: { code: refusalWhenUsed } };
    return undefined;
  }

  /**
   * Places the pending orders and triggers the stop orders that follow from the trades of the events since `firstEvent`.
   * The last share of an order may contain no trade, although earlier ones did.
   */
  private triggerAfter(firstEvent: number): void {
    this.trackPrices(firstEvent);
    for (let index = firstEvent, end = this.events.length; index < end; index += 1) {
      const { trades, type, symbol } = this.events[index] as EngineEvent;
      const isContinued = type === 'continue_order';
      if (trades.length === 0 && !isContinued) continue;
      // An order whose time of expiry came while its book was busy must not be triggered any more.
      if (isContinued) this.expireOrders(Number.POSITIVE_INFINITY);
      this.decideFollowUps(symbol);
    }
  }

  /** Adds all events of a decision. Returns the last one, which is the outcome of its command and belongs to its keys. */
  private addDecisionEvents(
    { event, shares = [] }: AcceptedDecision,
    idempotencyKeys: readonly IdempotencyKey[],
  ): AcceptedEvent {
    const events = [...shares, event, ...finishDecision(this.context, event.symbol)];
    const last = events[events.length - 1] as AcceptedEvent;
    for (const each of events) this.addEvent(each, each === last ? idempotencyKeys : []);
    return last;
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
   * Places the pending orders whose working order was filled, and triggers the stop orders that the last price has
   * reached, one decision each. Their trades may lead to further ones. Waits while an order of the symbol is unfinished:
   * nothing else is decided for its book.
   */
  private decideFollowUps(symbol: string | null): void {
    if (symbol === null) return;
    for (
      let command = nextFollowUp(this.exchange, symbol);
      command !== undefined;
      command = nextFollowUp(this.exchange, symbol)
    ) {
      const firstEvent = this.events.length;
      const decision = decide(this.context, command);
      if (decision.refusal === null) this.addDecisionEvents(decision, []);
      this.trackPrices(firstEvent);
    }
  }

  /** Lets trailing stops follow the trades of the events since `firstEvent`. */
  private trackPrices(firstEvent: number): void {
    for (const [symbol, range] of priceRanges(this.events, firstEvent)) {
      if (!movesTrailingStops(this.exchange, symbol, range)) continue;
      const decision = decide(this.context, { type: 'track_prices', idempotencyKeys: [], symbol, range });
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

/** The range of the trade prices since an event, by symbol. */
function priceRanges(events: readonly EngineEvent[], firstEvent: number): ReadonlyMap<string, PriceRange> {
  let ranges: Map<string, PriceRange> | undefined;
  for (let index = firstEvent; index < events.length; index += 1)
    for (const { symbol, price } of (events[index] as EngineEvent).trades) {
      ranges ??= new Map();
      const { low, high } = ranges.get(symbol) ?? { low: price, high: price };
      ranges.set(symbol, { low: price < low ? price : low, high: price > high ? price : high });
    }
  return ranges ?? NO_RANGES;
}

const NO_RANGES: ReadonlyMap<string, PriceRange> = new Map();

/**
 * The open orders that each timer cancels, oldest first. Makes one pass over all open orders, and none if the users
 * have no orders.
 */
function coveredOrders(exchange: Exchange, timers: readonly RunningTimer[]): Map<RunningTimer, Order[]> {
  const covered = new Map(timers.map((timer): [RunningTimer, Order[]] => [timer, []]));
  const users = new Set(timers.map(({ userId }) => userId).filter((userId) => hasOpenOrders(exchange, userId)));
  if (users.size === 0) return covered;
  for (const order of exchange.orders.values())
    if (users.has(order.userId))
      for (const [timer, orders] of covered)
        if (timer.userId === order.userId && coversSymbol(timer, order.symbol)) orders.push(order);
  for (const orders of covered.values()) orders.sort((a, b) => a.id - b.id);
  return covered;
}

function hasOpenOrders({ rules, orders }: Exchange, userId: number): boolean {
  for (const symbol of rules.symbols.keys()) if (orders.countsOf(userId, symbol).open > 0) return true;
  return false;
}

/** The stored outcome under a key that was used before; a conflict if the fingerprint of the request differs. */
export function replayOutcome({ fingerprint, event }: RecordedOutcome, requested: string): PartOutcome {
  if (fingerprint !== requested) return { refusal: { code: 'IDEMPOTENCY_CONFLICT' }, event: null, replayed: false };
  if (event.refusal !== null) return { refusal: event.refusal, event: null, replayed: true };
  return { refusal: null, event, replayed: true };
}
