/**
 * The exchange's nouns: what the tables hold and what the engine keeps in memory.
 * Amounts are exact (`Amount`), times are integer milliseconds since the epoch, ids stay below 2^53.
 */
import type { Amount } from './decimal';

export type Side = 'buy' | 'sell';
export type OrderType = 'limit' | 'market';
export type TimeInForce = 'GTC' | 'IOC' | 'FOK';
/** Who gives way when one user's orders would meet. */
export type SelfTradePrevention = 'none' | 'expire_taker' | 'expire_maker' | 'expire_both';
/** `created` and `partial_filled` are open; the others are final. */
export type OrderStatus = 'created' | 'partial_filled' | 'completed' | 'cancelled' | 'rejected';
export type SymbolStatus = 'TRADING' | 'BREAK';
export type VerificationLevel = 'level_0' | 'level_1' | 'level_2' | 'level_3';

export interface Asset {
  /** Lower case: `btc`. */
  readonly asset: string;
  readonly kind: 'crypto' | 'fiat';
  /** Decimals of a ledger amount: where fees and shares round to. */
  readonly precision: number;
  /** Decimals of an amount that crosses our edge. */
  readonly transferPrecision: number;
  readonly withdrawalFee: Amount;
  readonly withdrawalMinimum: Amount;
  readonly withdrawalEnabled: boolean;
  /** A withdrawal of more than this waits until a second person has approved it; null: none does. */
  readonly approvalThreshold: Amount | null;
  /** The blockchains over which it comes and goes, at least one, the first of which is meant where nobody names one; fiat has none. */
  readonly networks: readonly AssetNetwork[];
}

/** How an address of the network is written; `opaque` is not looked at. */
export type AddressFormat = 'bitcoin' | 'ethereum' | 'tron' | 'opaque';

export interface AssetNetwork {
  /** Lower case: `bitcoin`. */
  readonly network: string;
  readonly addressFormat: AddressFormat;
  /** Whether an address goes with a tag. */
  readonly tag: 'none' | 'optional' | 'required';
  /** From how many on a deposit counts. */
  readonly confirmations: number;
  readonly depositsEnabled: boolean;
  readonly withdrawalsEnabled: boolean;
}

export interface MarketSymbol {
  /** Lower case, `<base>_<quote>`. */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly status: SymbolStatus;
  /** Decimals of a price. pricePrecision + quantityPrecision < the quote asset's precision: see `core/symbols.ts`. */
  readonly pricePrecision: number;
  readonly quantityPrecision: number;
  readonly minimumQuantity: Amount;
  readonly minimumPrice: Amount;
  readonly maximumPrice: Amount;
  /** VAT on the fee, as a fraction: 7 % is 0.07. */
  readonly vatRate: Amount;
}

/** One symbol's fees for one tier of users; tier 0 is everybody's. Fractions: 0.25 % is 0.0025. */
export interface FeeSchedule {
  readonly symbol: string;
  readonly tier: number;
  readonly makerRate: Amount;
  readonly takerRate: Amount;
}

/** What may be withdrawn in any 24 hours at a verification level. */
export interface WithdrawalLimit {
  readonly level: VerificationLevel;
  readonly asset: string;
  readonly capacity: Amount;
}

/** An order as it stands after the command that last touched it. */
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
  /** The last price that wakes it: at or above for a buy, at or below for a sell; null for an order that never waits. */
  readonly stopPrice: Amount | null;
  /** Base quantity ordered; for a budget order, the base quantity it bought. */
  readonly quantity: Amount;
  /** quantity - filled: still open while the order is, given up once it is final. */
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
  /** What is still held for it: quote for a buy, base for a sell. */
  readonly held: Amount;
  readonly makerRate: Amount;
  readonly takerRate: Amount;
  readonly vatRate: Amount;
  readonly status: OrderStatus;
  /** Sequence of the event that put it into the book, which is its turn among orders of its price; null while it waits or never rested. */
  readonly restedAt: number | null;
  readonly clientOrderId: string | null;
  /** The fiat budget of a Portal order; null for all others. */
  readonly budget: Amount | null;
  readonly createdByIp: string;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** A public match. Trade ids are contiguous per symbol from 1. */
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

/** Whose money an account holds, and in which state. The house's own accounts have owner 0. */
export type AccountKind =
  | 'available'
  | 'held'
  | 'fees'
  | 'vat'
  /** Money on its way out: debited from the user, not yet sent. */
  | 'pending_withdrawals'
  | 'withdrawal_fees'
  /** The outside world as we hold it: negative of all coins (custody) or all fiat (bank) that came in. */
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
  /** The user pays, fee included; what is to arrive waits in pending withdrawals. */
  | 'withdrawal'
  /** It has left: pending withdrawals to custody or bank. */
  | 'withdrawal_sent'
  /** It failed: amount and fee go back to the user. */
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
  /** The order, trade, deposit or withdrawal that caused it, by id. */
  readonly reference: number;
  readonly postings: readonly Posting[];
}

/** An account's balance after a command. */
export interface BalanceChange {
  readonly account: Account;
  readonly balance: Amount;
}

/** `queued`, `sending` and `sent` are open; the others are final. */
export type WithdrawalStatus = 'queued' | 'sending' | 'sent' | 'confirmed' | 'failed';
/** Why it failed, each from one status alone: from `queued`, from `sending`, from `sent`. */
export type WithdrawalFailure = 'rejected_by_operator' | 'refused_by_custodian' | 'returned';

export interface Withdrawal {
  readonly id: number;
  readonly userId: number;
  readonly asset: string;
  /** What arrives; the user paid the fee beside it. */
  readonly amount: Amount;
  readonly fee: Amount;
  /** The blockchain; null for fiat. */
  readonly network: string | null;
  /** The bank; null for crypto. */
  readonly bankCode: string | null;
  /** Where it goes on the network, or the account number at the bank. */
  readonly address: string;
  readonly tag: string | null;
  readonly status: WithdrawalStatus;
  /** It is above the asset's threshold: not sent before a second person has approved it. */
  readonly needsApproval: boolean;
  /** Ids of the operator's tokens: who approved it, and who sends it by hand. Never the same. */
  readonly approvedBy: number | null;
  readonly handledBy: number | null;
  readonly txid: string | null;
  readonly confirmations: number;
  /** Set exactly when it failed. */
  readonly failure: WithdrawalFailure | null;
  /** The Portal order that caused it, or null. */
  readonly orderId: number | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** What is known of how a deposit came in; null or 0 where it does not apply. */
export interface DepositParticulars {
  readonly network: string | null;
  readonly address: string | null;
  readonly tag: string | null;
  readonly txid: string | null;
  readonly confirmations: number;
  readonly bankCode: string | null;
  readonly accountNumber: string | null;
}

/** Only `completed` ones have moved money. */
export type DepositStatus = 'pending' | 'processing' | 'completed' | 'failed';

export interface Deposit extends DepositParticulars {
  readonly id: number;
  readonly userId: number;
  readonly asset: string;
  readonly amount: Amount;
  /** The outside world's name for it; each is credited once for ever. */
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

/** A candlestick: the fold of the trades of one interval in id order. Never changed, only replaced. */
export interface Kline {
  readonly symbol: string;
  readonly interval: KlineInterval;
  readonly openTimeMs: number;
  /** Open time + interval - 1. */
  readonly closeTimeMs: number;
  /** -1 while it has no trade. */
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
