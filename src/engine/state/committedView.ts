/** The interface through which the engine shows its committed state. */

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
  /** The lives of the database (`core/model/lives`), oldest first. They do not change while a server runs. */
  readonly lives: readonly Life[];
  /** All symbols, in the order of their listing. */
  symbols(): readonly MarketSymbol[];
  symbol(name: string): MarketSymbol | undefined;
  assets(): readonly Asset[];
  asset(name: string): Asset | undefined;
  /** The fees of the tier for the symbol; those of tier 0 if the tier has none. */
  fees(symbol: string, tier: number): FeeSchedule;
  /**
   * Number of events that changed the symbol's order book. It is the update id of depth streams, and continues after
   * restarts.
   */
  lastUpdateId(symbol: string): number;
  /** Price levels of the bids, best price first, at most `limit`. */
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
  /** Sum of all users' withdrawals in the 24 hours before `nowMs`, without failed ones. */
  amountWithdrawnByAllUsers(asset: string, nowMs: number): Amount;
  withdrawalLimit(level: VerificationLevel, asset: string): Amount;
  /** Withdrawals in the states queued, sending and sent, oldest first. */
  openWithdrawals(): Iterable<Withdrawal>;
  /** An open withdrawal; final ones are in the table only. */
  withdrawal(id: number): Withdrawal | undefined;
}
