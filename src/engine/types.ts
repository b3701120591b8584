/**
 * The one interface through which the rest of the service meets the engine: commands go in, outcomes and committed
 * events come out, and what is read is committed. Nobody reaches further in.
 */
import type { Command, CreateOrder } from '../core/commands';
import type { Decision } from '../core/decide';
import type { EngineEvent } from '../core/events';
import type { IdempotencyKey } from '../core/idempotencyKeys';
import type { TickerStatistics } from '../core/market/ticker';
import type {
  Asset,
  FeeSchedule,
  Kline,
  KlineInterval,
  MarketSymbol,
  Trade,
  VerificationLevel,
  Withdrawal,
} from '../core/model';
import type { Refusal } from '../core/refusals';
import type { Amount } from '../core/values/decimal';
import type { AuditReport } from './audit/report';

/**
 * What became of a command, told only after it is durable. `replayed`: the first outcome of the same once-key, again.
 */
export type CommandOutcome =
  | { readonly refusal: Refusal; readonly event: null; readonly replayed: boolean }
  | { readonly refusal: null; readonly event: EngineEvent; readonly replayed: boolean };

/** A dependency failed. `not_done`: nothing happened, try again. `unknown`: ask again with the same key to learn it. */
export class Outage extends Error {
  override readonly name = 'Outage';
  constructor(
    readonly outcome: 'not_done' | 'unknown',
    message: string,
  ) {
    super(message);
  }
}

export interface Preview {
  /** The log's position that the preview stands on. */
  readonly sequence: number;
  readonly decision: Decision;
  /**
   * What the trader has of the symbol's two assets at that position, before the order; empty for a symbol that is not
   * listed.
   */
  readonly balances: ReadonlyMap<string, Balance>;
}

export interface RestingOrder {
  readonly price: Amount;
  readonly remaining: Amount;
}

export interface RestingOrders {
  readonly bids: readonly RestingOrder[];
  readonly asks: readonly RestingOrder[];
}

export interface Engine {
  /** Queues a command; resolves after its batch is committed. Throws `Outage`. */
  execute(command: Command): Promise<CommandOutcome>;
  /**
   * The earlier outcome under this key, if there is one (a table read; the same key with another fingerprint is an
   * IDEMPOTENCY_CONFLICT refusal). Throws `Outage`.
   */
  findOutcome(key: IdempotencyKey): Promise<CommandOutcome | undefined>;
  readonly committed: CommittedView;
  /**
   * What was found in tables that the engine writes, once all of it is told: a batch can be seen there before it is
   * durable, and before `committed` shows it. Throws what `reading` throws, and `Outage` when a batch failed meanwhile.
   */
  whenDurable<Found>(reading: Promise<Found>): Promise<Found>;
  /**
   * Calls back once per committed batch, in order, synchronously after `committed` shows it and before callers are
   * answered.
   */
  subscribe(listener: (events: readonly EngineEvent[]) => void): () => void;
  /**
   * Every event with an earlier time is committed and told; no later one will carry an earlier time. What may be
   * closed, may be closed up to here.
   */
  watermarkMs(): number;
  /**
   * What `command` would do if it came next, exactly, and the position of the log at which that is true. Changes
   * nothing.
   */
  preview(command: CreateOrder): Promise<Preview>;
  /** Committed resting orders, best first and by turn, at most `limit` a side. */
  restingOrders(symbol: string, limit: number): Promise<RestingOrders>;
  /** Audits tables and memory at one position of the log. */
  audit(): Promise<AuditReport>;
  /** False while it recovers or has lost its lease. */
  readonly ready: boolean;
  /** False while so many commands wait that one more would wait too long: it would be refused. */
  readonly hasRoom: boolean;
}

export interface PriceLevel {
  readonly price: Amount;
  readonly quantity: Amount;
}

export interface Balance {
  readonly available: Amount;
  readonly held: Amount;
}

/** Committed state, kept in memory for reads that must be fresh. */
export interface CommittedView {
  /** Position of the newest event in the log. */
  readonly sequence: number;
  /** In listing order. */
  symbols(): readonly MarketSymbol[];
  symbol(name: string): MarketSymbol | undefined;
  assets(): readonly Asset[];
  asset(name: string): Asset | undefined;
  /** The tier's fees, or tier 0's where the tier has none for the symbol. */
  fees(symbol: string, tier: number): FeeSchedule;
  /** How many events changed the symbol's book: what a follower of its depth counts by. Continues over restarts. */
  lastUpdateId(symbol: string): number;
  /** Best first, at most `limit` levels. */
  bids(symbol: string, limit: number): readonly PriceLevel[];
  asks(symbol: string, limit: number): readonly PriceLevel[];
  /** All trades of the last 24 hours, exactly, as of `nowMs`, or of the latest time asked for before. */
  ticker(symbol: string, nowMs: number): TickerStatistics;
  lastTrade(symbol: string): Trade | undefined;
  /** The newest kline that holds a trade; older than the running interval when nothing traded since. */
  kline(symbol: string, interval: KlineInterval): Kline | undefined;
  balance(userId: number, asset: string): Balance;
  /** What the user's withdrawals took in the 24 hours before `nowMs`, failed ones left out. */
  withdrawn(userId: number, asset: string, nowMs: number): Amount;
  withdrawalLimit(level: VerificationLevel, asset: string): Amount;
  /** Queued, sending and sent ones, oldest first. */
  openWithdrawals(): Iterable<Withdrawal>;
  /** An open one; a final one stands in its table only. */
  withdrawal(id: number): Withdrawal | undefined;
}
