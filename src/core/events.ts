/**
 * What a command did, as one row of the event log. Effects are complete: the tables, the streams, the tickers and a
 * user's reports all follow from events alone. Written in the commit that makes them true, told after it.
 */
import type { CommandType } from './commands';
import type {
  Asset,
  BalanceChange,
  Deposit,
  FeeSchedule,
  JournalEntry,
  MarketSymbol,
  OrderRecord,
  Trade,
  Withdrawal,
  WithdrawalLimit,
} from './model';
import type { Refusal, WithdrawalRefusalCode } from './refusals';

export interface EngineEvent {
  /** Position in the event log: contiguous, from 1. */
  readonly sequence: number;
  readonly timeMs: number;
  readonly type: CommandType;
  /** Null for the house's own commands. */
  readonly userId: number | null;
  readonly symbol: string | null;
  /** Set when the command was refused; then every list below is empty. */
  readonly refusal: Refusal | null;
  /** The order that the command created or cancelled, as it stood after the command. */
  readonly order: OrderRecord | null;
  /** Every order that changed, `order` included, each as it stood after the command. */
  readonly orders: readonly OrderRecord[];
  readonly trades: readonly Trade[];
  readonly entries: readonly JournalEntry[];
  /** Every account that changed; of a user's asset both, what is available and what is held, unless one was never used. */
  readonly balances: readonly BalanceChange[];
  readonly levels: readonly LevelChange[];
  /** The symbol's count of events that changed its book, this one included; null when it left the book alone. */
  readonly bookUpdateId: number | null;
  readonly withdrawal: Withdrawal | null;
  /** Why a Portal order's coins were not withdrawn. */
  readonly withdrawalRefusal: WithdrawalRefusalCode | null;
  readonly deposit: Deposit | null;
  readonly asset: Asset | null;
  readonly marketSymbol: MarketSymbol | null;
  readonly fees: FeeSchedule | null;
  readonly withdrawalLimit: WithdrawalLimit | null;
}

/** A price level's total quantity after a command; 0 when the level is gone. Prices and quantities are units of 10^-18. */
export interface LevelChange {
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly price: bigint;
  readonly quantity: bigint;
}
