/** Limits of a symbol against orders that cost the exchange and its users more than they are worth. */
import type { Amount } from '../values/decimal';

export interface SymbolLimits {
  /** Smallest value of an order (price x quantity) in the quote asset; 0 for no minimum. */
  readonly minimumNotional: Amount;
  /** How many open orders of the symbol one user may have. */
  readonly maxOpenOrders: number;
  /** How many of these open orders may wait for their stop price. */
  readonly maxStopOrders: number;
}

/** Limits of a new symbol if the operator gives none. Market makers quote with some hundred orders. */
export const DEFAULT_SYMBOL_LIMITS: SymbolLimits = { minimumNotional: 0n, maxOpenOrders: 1_000, maxStopOrders: 100 };
