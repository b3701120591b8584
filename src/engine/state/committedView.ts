/** What the engine shows of its committed state. */

import type { TickerStatistics } from '../../core/market/ticker';
import type { Life } from '../../core/model/lives';
import type {
  Asset,
  FeeSchedule,
  Kline,
  KlineInterval,
  MarketSymbol,
  Trade,
  VerificationLevel,
  Withdrawal,
} from '../../core/model/model';
import type { Amount } from '../../core/values/decimal';

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
  /** The lives of the database, the oldest first. They do not change while a server runs. */
  readonly lives: readonly Life[];
  /** In listing order. */
  symbols(): readonly MarketSymbol[];
  symbol(name: string): MarketSymbol | undefined;
  assets(): readonly Asset[];
  asset(name: string): Asset | undefined;
  /** The fees of the tier; those of tier 0 if the tier has none for the symbol. */
  fees(symbol: string, tier: number): FeeSchedule;
  /** Number of events that changed the symbol's order book: the update id of depth streams. Continues over restarts. */
  lastUpdateId(symbol: string): number;
  /** Best first, at most `limit` levels. */
  bids(symbol: string, limit: number): readonly PriceLevel[];
  asks(symbol: string, limit: number): readonly PriceLevel[];
  /**
   * Exact statistics of the trades in the 24 hours before `nowMs`, or before the latest time that was requested, if
   * that is later.
   */
  ticker(symbol: string, nowMs: number): TickerStatistics;
  lastTrade(symbol: string): Trade | undefined;
  /** The newest kline with a trade. It is older than the running interval if nothing was traded since. */
  kline(symbol: string, interval: KlineInterval): Kline | undefined;
  balance(userId: number, asset: string): Balance;
  /** Sum of the user's withdrawals in the 24 hours before `nowMs`, without failed ones. */
  withdrawnAmount(userId: number, asset: string, nowMs: number): Amount;
  /** The amount that all users together have withdrawn in the last 24 hours. */
  amountWithdrawnByAllUsers(asset: string, nowMs: number): Amount;
  withdrawalLimit(level: VerificationLevel, asset: string): Amount;
  /** Withdrawals in the states queued, sending and sent, oldest first. */
  openWithdrawals(): Iterable<Withdrawal>;
  /** An open withdrawal; final ones are in the table only. */
  withdrawal(id: number): Withdrawal | undefined;
}
