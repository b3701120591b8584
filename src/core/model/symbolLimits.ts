/** Limits of a symbol that keep its book free of orders that cost others more than they are worth. */
import type { Amount } from '../values/decimal';

export interface SymbolLimits {
  /** Smallest value of an order, price x quantity, in the quote asset; 0 for none. */
  readonly minimumNotional: Amount;
  /** How many open orders of the symbol one user may have. */
  readonly maxOpenOrders: number;
  /** How many of them may wait for their stop price. */
  readonly maxStopOrders: number;
}

/** Limits of a new symbol for which none are given. Market makers quote with some hundred orders. */
export const DEFAULT_SYMBOL_LIMITS: SymbolLimits = { minimumNotional: 0n, maxOpenOrders: 1_000, maxStopOrders: 100 };
