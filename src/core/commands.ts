/**
 * Everything that changes money, a book or the market's rows is one of these commands in the engine's queue.
 * A handler turns a validated request into one; nothing else may write what they write.
 */
import type { Amount } from './decimal';
import type { Asset, FeeSchedule, MarketSymbol, OrderType, SelfTradePrevention, Side, TimeInForce, VerificationLevel, WithdrawalLimit } from './model';

/**
 * A name under which a command takes effect once for ever. The same key and fingerprint gets the first outcome again;
 * the same key with another fingerprint is refused with IDEMPOTENCY_CONFLICT.
 */
export interface OnceKey {
  /** 64 hex characters: a hash over the kind of key, its owner and its text. */
  readonly key: string;
  /** 64 hex characters: a hash over what was asked. */
  readonly fingerprint: string;
  /** Whether a refusal is an outcome too. A request (nonce, Idempotency-Key) was answered; an order or deposit that never came to be has not used its name. */
  readonly keepsRefusal: boolean;
}

/** On whose behalf, with what that person's record said when the request came in. */
export interface Trader {
  readonly userId: number;
  readonly feeTier: number;
  readonly level: VerificationLevel;
  readonly ip: string;
}

export interface CreateOrder {
  readonly type: 'create_order';
  readonly once: readonly OnceKey[];
  readonly trader: Trader;
  readonly symbol: string;
  readonly side: Side;
  readonly orderType: OrderType;
  readonly timeInForce: TimeInForce;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly postOnly: boolean;
  /** 0 for a market order. */
  readonly price: Amount;
  /** Waits until the last price reaches it; null for an order that goes to the book at once. */
  readonly stopPrice: Amount | null;
  readonly quantity: Amount;
  readonly clientOrderId: string | null;
}

/** Makes an open order smaller; it keeps its turn. */
export interface AmendOrder {
  readonly type: 'amend_order';
  readonly once: readonly OnceKey[];
  readonly trader: Trader;
  readonly orderId: number;
  readonly symbol: string | null;
  /** The new whole quantity, what is traded already included. */
  readonly quantity: Amount;
}

/** The engine's own: the last price has reached a waiting order. */
export interface TriggerOrder {
  readonly type: 'trigger_order';
  readonly once: readonly OnceKey[];
  readonly orderId: number;
}

export interface CancelOrder {
  readonly type: 'cancel_order';
  readonly once: readonly OnceKey[];
  readonly trader: Trader;
  readonly orderId: number;
  /** When given, the order must be of this symbol. */
  readonly symbol: string | null;
}

/** Buys base for at most `budget` of quote at up to `price`, and withdraws what it bought, in one commit. */
export interface CreatePortalOrder {
  readonly type: 'create_portal_order';
  readonly once: readonly OnceKey[];
  readonly trader: Trader;
  readonly symbol: string;
  readonly price: Amount;
  readonly budget: Amount;
  readonly address: string;
  readonly tag: string | null;
}

/** Money that came in from outside. `once` holds its external reference. */
export interface CreditDeposit {
  readonly type: 'credit_deposit';
  readonly once: readonly OnceKey[];
  readonly userId: number;
  readonly asset: string;
  readonly amount: Amount;
  readonly reference: string;
}

export interface SetAsset {
  readonly type: 'set_asset';
  readonly once: readonly OnceKey[];
  readonly asset: Asset;
}

export interface SetSymbol {
  readonly type: 'set_symbol';
  readonly once: readonly OnceKey[];
  readonly symbol: MarketSymbol;
}

export interface SetFees {
  readonly type: 'set_fees';
  readonly once: readonly OnceKey[];
  readonly fees: FeeSchedule;
}

export interface SetWithdrawalLimit {
  readonly type: 'set_withdrawal_limit';
  readonly once: readonly OnceKey[];
  readonly limit: WithdrawalLimit;
}

export type Command =
  | CreateOrder
  | CancelOrder
  | AmendOrder
  | TriggerOrder
  | CreatePortalOrder
  | CreditDeposit
  | SetAsset
  | SetSymbol
  | SetFees
  | SetWithdrawalLimit;
export type CommandType = Command['type'];
