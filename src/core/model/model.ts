/**
 * The entities of the exchange, as the tables hold them and the engine keeps them in memory. Amounts are exact
 * (`Amount`), times are integer milliseconds since the epoch, and ids are below 2^53.
 */

import type { Amount } from '../values/decimal';
import type { OrderExtras } from './orderExtras';
import type { SymbolLimits } from './symbolLimits';

/**
 * What a user may do. `no_withdrawals`: everything but withdraw. `cancel_only`: only cancel orders and withdrawals.
 * `frozen`: nothing. Deposits are credited in every state.
 */
export type UserState = 'active' | 'no_withdrawals' | 'cancel_only' | 'frozen';

export type Side = 'buy' | 'sell';
export type OrderType = 'limit' | 'market';
export type TimeInForce = 'GTC' | 'IOC' | 'FOK';
/**
 * How the exchange handles two orders of one user that would trade with each other. The mode of the order that arrives
 * last applies. `decrement`: both orders lose the quantity that they would have traded.
 */
export type SelfTradePrevention = 'none' | 'expire_taker' | 'expire_maker' | 'expire_both' | 'decrement';
/** `created` and `partial_filled` are open; the others are final. */
export type OrderStatus = 'created' | 'partial_filled' | 'completed' | 'cancelled' | 'rejected';
export type SymbolStatus = 'TRADING' | 'BREAK';
/** Verification levels, lowest first. */
export const VERIFICATION_LEVELS = ['level_0', 'level_1', 'level_2', 'level_3'] as const;
export type VerificationLevel = (typeof VERIFICATION_LEVELS)[number];

export interface Asset {
  /** Lower case: `btc`. */
  readonly asset: string;
  readonly kind: 'crypto' | 'fiat';
  /** Decimals of a ledger amount. Fees are rounded to it. */
  readonly precision: number;
  /** Decimals of an amount in a deposit or withdrawal. */
  readonly transferPrecision: number;
  readonly withdrawalFee: Amount;
  readonly withdrawalMinimum: Amount;
  readonly withdrawalEnabled: boolean;
  /** A withdrawal above this amount needs a second person's approval; null for no such amount. */
  readonly approvalThreshold: Amount | null;
  /**
   * The blockchains of a crypto asset, at least one; empty for fiat. A request that names no network gets the first
   * one.
   */
  readonly networks: readonly AssetNetwork[];
}

/** Format of the network's addresses. `opaque` addresses are not validated. */
export type AddressFormat = 'bitcoin' | 'ethereum' | 'tron' | 'opaque';

export interface AssetNetwork {
  /** Lower case: `bitcoin`. */
  readonly network: string;
  readonly addressFormat: AddressFormat;
  /** Whether an address has a tag. */
  readonly tag: 'none' | 'optional' | 'required';
  /** Confirmations after which a deposit is credited. */
  readonly confirmations: number;
  readonly depositsEnabled: boolean;
  readonly withdrawalsEnabled: boolean;
}

export interface MarketSymbol extends SymbolLimits {
  /** Lower case, `<base>_<quote>`. */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly status: SymbolStatus;
  /**
   * Decimals of a price. pricePrecision + quantityPrecision < the quote asset's precision: see
   * `core/market/ruleChecks.ts`.
   */
  readonly pricePrecision: number;
  readonly quantityPrecision: number;
  readonly minimumQuantity: Amount;
  readonly minimumPrice: Amount;
  readonly maximumPrice: Amount;
  /** VAT on the fee, as a fraction: 7 % is 0.07. */
  readonly vatRate: Amount;
}

/**
 * The fees of one symbol for one tier of users. Tier 0 applies to users without a tier. Fractions: 0.25 % is 0.0025.
 */
export interface FeeSchedule {
  readonly symbol: string;
  readonly tier: number;
  readonly makerRate: Amount;
  readonly takerRate: Amount;
}

/** The amount that a user of a verification level may withdraw in any 24 hours. */
export interface WithdrawalLimit {
  readonly level: VerificationLevel;
  readonly asset: string;
  readonly capacity: Amount;
}

/** An order as it was after the last command that changed it. */
export interface OrderRecord {
  readonly id: number;
  readonly userId: number;
  readonly symbol: string;
  readonly side: Side;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly postOnly: boolean;
  /** Limit price; 0 for a market order. */
  readonly price: Amount;
  /**
   * The last price that triggers the order: at or above for a buy, at or below for a sell. Null for an order without a
   * stop price.
   */
  readonly stopPrice: Amount | null;
  /** Ordered base quantity. For an order with a budget, the base quantity it bought. */
  readonly quantity: Amount;
  /** quantity - filled - prevented: what is still open, or was cancelled with the order. */
  readonly remaining: Amount;
  /** Base quantity traded. */
  readonly filled: Amount;
  /** Quote value of all fills, before fees. */
  readonly cost: Amount;
  /** The part of `cost` that was filled as taker. */
  readonly takerCost: Amount;
  /** Fee and VAT charged so far, in quote. */
  readonly fee: Amount;
  readonly vat: Amount;
  /** Amount held for the order: quote for a buy, base for a sell. */
  readonly held: Amount;
  readonly makerRate: Amount;
  readonly takerRate: Amount;
  readonly vatRate: Amount;
  readonly status: OrderStatus;
  /**
   * Sequence of the event that added the order to the book. It gives the time priority among orders of one price. Null
   * if the order is waiting or never rested. 0 (`UNFINISHED`) while the order goes on matching in further events.
   */
  readonly restedAt: number | null;
  readonly clientOrderId: string | null;
  /** The fiat budget of a Portal order; null for all others. */
  readonly budget: Amount | null;
  readonly createdByIp: string;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** Terms and state that few orders have; null for a plain order. */
  readonly extras: OrderExtras | null;
}

/** A public trade. Trade ids are contiguous per symbol, from 1. */
export interface Trade {
  readonly symbol: string;
  readonly id: number;
  readonly timeMs: number;
  readonly price: Amount;
  readonly quantity: Amount;
  /** price x quantity, exact. */
  readonly quoteQuantity: Amount;
  readonly takerSide: Side;
  readonly taker: Fill;
  readonly maker: Fill;
}

/** One order's half of a trade. */
export interface Fill {
  readonly orderId: number;
  readonly userId: number;
  readonly fee: Amount;
  readonly vat: Amount;
}

/** The purpose of an account. House accounts, which belong to the exchange itself, have owner 0. */
export type AccountKind =
  | 'available'
  | 'held'
  | 'fees'
  | 'vat'
  /** Withdrawals that were debited from users and are not sent yet. */
  | 'pending_withdrawals'
  | 'withdrawal_fees'
  /**
   * Counterparty of all deposits and withdrawals: minus the total that the custodian (crypto) or the bank (fiat) holds.
   */
  | 'custody'
  | 'bank';

export const HOUSE = 0;

export interface Account {
  readonly id: number;
  readonly owner: number;
  readonly asset: string;
  readonly kind: AccountKind;
}

export type EntryKind =
  | 'hold'
  | 'trade'
  | 'release'
  | 'deposit'
  /** Debits amount and fee from the user. The amount goes to pending withdrawals. */
  | 'withdrawal'
  /** The withdrawal was sent: from pending withdrawals to custody or bank. */
  | 'withdrawal_sent'
  /** The withdrawal failed: the user gets back amount and fee. */
  | 'withdrawal_refund';

/** One signed line of a journal entry. */
export interface Posting {
  readonly account: Account;
  readonly amount: Amount;
}

/** A set of postings that sums to zero per asset. */
export interface JournalEntry {
  readonly id: number;
  readonly kind: EntryKind;
  /** Id of the order, trade, deposit or withdrawal that caused the entry. */
  readonly reference: number;
  readonly postings: readonly Posting[];
}

/** An account's balance after a command. */
export interface BalanceChange {
  readonly account: Account;
  readonly balance: Amount;
}

/** `queued`, `sending` and `sent` are open; the other statuses are final. */
export type WithdrawalStatus = 'queued' | 'sending' | 'sent' | 'confirmed' | 'failed';
/**
 * Why a withdrawal failed. Each reason is possible in one status only: `queued`, `sending` and `sent`, in this order.
 * Only the user's own cancellation is a second reason in status `queued`.
 */
export type WithdrawalFailure = 'rejected_by_operator' | 'refused_by_custodian' | 'returned' | 'cancelled_by_user';

export interface Withdrawal {
  readonly id: number;
  readonly userId: number;
  readonly asset: string;
  /** The amount that arrives. The user pays the fee in addition. */
  readonly amount: Amount;
  readonly fee: Amount;
  /** Null for fiat. */
  readonly network: string | null;
  /** Null for crypto. */
  readonly bankCode: string | null;
  /** The address on the crypto network, or the account number at the bank. */
  readonly address: string;
  readonly tag: string | null;
  readonly status: WithdrawalStatus;
  /**
   * True if the amount is above the asset's threshold: a second person must approve the withdrawal before it is sent.
   */
  readonly needsApproval: boolean;
  /**
   * Ids of the operator tokens that approved the withdrawal and that send it by hand. The two are never the same token.
   */
  readonly approvedBy: number | null;
  readonly handledBy: number | null;
  readonly txid: string | null;
  readonly confirmations: number;
  /** Reason of the failure; null unless the withdrawal failed. */
  readonly failure: WithdrawalFailure | null;
  /** The Portal order that bought the coins, or null. */
  readonly orderId: number | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /** The client's own id of the withdrawal on the Binance interface, or null. */
  readonly clientId: string | null;
}

/** Origin of a deposit. Members that do not apply are null or 0. */
export interface DepositDetails {
  readonly network: string | null;
  readonly address: string | null;
  readonly tag: string | null;
  readonly txid: string | null;
  readonly confirmations: number;
  readonly bankCode: string | null;
  readonly accountNumber: string | null;
}

/** Only `completed` deposits are credited. */
export type DepositStatus = 'pending' | 'processing' | 'completed' | 'failed';

export interface Deposit extends DepositDetails {
  readonly id: number;
  readonly userId: number;
  readonly asset: string;
  readonly amount: Amount;
  /** The identifier that the custodian or the bank gave the deposit. Each reference is credited once. */
  readonly reference: string;
  readonly status: DepositStatus;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

export const KLINE_INTERVALS = [
  '1m',
  '3m',
  '5m',
  '15m',
  '30m',
  '1h',
  '2h',
  '4h',
  '6h',
  '8h',
  '12h',
  '1d',
  '3d',
  '1w',
  '1M',
] as const;
export type KlineInterval = (typeof KLINE_INTERVALS)[number];

/** A kline (candlestick): the fold of one interval's trades in id order. Immutable; a change replaces it. */
export interface Kline {
  readonly symbol: string;
  readonly interval: KlineInterval;
  readonly openTimeMs: number;
  /** Last millisecond of the interval: the open time of the next interval minus 1. */
  readonly closeTimeMs: number;
  /** Trade ids are -1 if the interval has no trade. */
  readonly firstTradeId: number;
  readonly lastTradeId: number;
  readonly open: Amount;
  readonly high: Amount;
  readonly low: Amount;
  readonly close: Amount;
  readonly volume: Amount;
  readonly quoteVolume: Amount;
  readonly tradeCount: number;
  readonly takerBuyVolume: Amount;
  readonly takerBuyQuoteVolume: Amount;
}
