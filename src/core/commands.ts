/**
 * Everything that changes money, a book or the market's rows is one of these commands in the engine's queue.
 * A handler turns a validated request into one; nothing else may write what they write.
 */
import type { Amount } from './decimal';
import type {
  Asset,
  DepositParticulars,
  DepositStatus,
  FeeSchedule,
  MarketSymbol,
  OrderType,
  SelfTradePrevention,
  Side,
  TimeInForce,
  VerificationLevel,
  WithdrawalFailure,
  WithdrawalLimit,
  WithdrawalStatus,
} from './model';
import type { OnceKey } from './onceKeys';

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

/** Money is to leave for an address, or for an account at a bank. `amount` arrives; the wallet pays the asset's fee beside it. */
export interface RequestWithdrawal {
  readonly type: 'request_withdrawal';
  readonly once: readonly OnceKey[];
  readonly trader: Trader;
  readonly asset: string;
  /** Of crypto, one of the asset's; null for fiat. */
  readonly network: string | null;
  readonly amount: Amount;
  readonly address: string;
  readonly tag: string | null;
  /** Null for crypto. */
  readonly bankCode: string | null;
}

/** A second person lets a large withdrawal go. */
export interface ApproveWithdrawal {
  readonly type: 'approve_withdrawal';
  readonly once: readonly OnceKey[];
  readonly withdrawalId: number;
  /** Id of the operator's token. */
  readonly operatorId: number;
}

/** What became of a withdrawal outside, or is about to. */
export interface MoveWithdrawal {
  readonly type: 'move_withdrawal';
  readonly once: readonly OnceKey[];
  readonly withdrawalId: number;
  readonly to: Exclude<WithdrawalStatus, 'queued'>;
  /** Null and 0 where there is nothing new to say. */
  readonly txid: string | null;
  readonly confirmations: number;
  /** For `failed`, and only there; it says from which status, so that a late word of failure gives nothing back twice. */
  readonly failure: WithdrawalFailure | null;
  /** Id of the operator's token when it is moved by hand. */
  readonly operatorId: number | null;
}

/** What names a deposit and never changes under one reference, and what else is known of it; what is left out stays as it was. */
interface NamesDeposit extends Partial<DepositParticulars> {
  readonly once: readonly OnceKey[];
  readonly userId: number;
  readonly asset: string;
  readonly amount: Amount;
  readonly reference: string;
}

/** Money is seen coming in. Nothing is credited yet. */
export interface AnnounceDeposit extends NamesDeposit {
  readonly type: 'announce_deposit';
  readonly status: Exclude<DepositStatus, 'completed'>;
}

/** Money that came in from outside, announced before or not. */
export interface CreditDeposit extends NamesDeposit {
  readonly type: 'credit_deposit';
}

export interface SetAsset {
  readonly type: 'set_asset';
  readonly once: readonly OnceKey[];
  readonly asset: AssetSettings;
}

/** What is left out stays as it was; an asset that is new waits for nobody's approval and, if it is crypto, has one network of its own name. */
export type AssetSettings = Omit<Asset, 'approvalThreshold' | 'networks'> &
  Partial<Pick<Asset, 'approvalThreshold' | 'networks'>>;

/** From where on a withdrawal of the asset waits for a second person; null: none does. */
export interface SetApprovalThreshold {
  readonly type: 'set_approval_threshold';
  readonly once: readonly OnceKey[];
  readonly asset: string;
  readonly threshold: Amount | null;
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
  | RequestWithdrawal
  | ApproveWithdrawal
  | MoveWithdrawal
  | AnnounceDeposit
  | CreditDeposit
  | SetAsset
  | SetApprovalThreshold
  | SetSymbol
  | SetFees
  | SetWithdrawalLimit;
export type CommandType = Command['type'];
