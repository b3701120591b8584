/**
 * Every change of balances, order books or market rules is one of these commands in the engine's queue. A handler turns
 * a validated request into a command. No other code may write the tables that commands write.
 */

import type { Amount } from '../values/decimal';
import type { IdempotencyKey } from './idempotencyKeys';
import type {
  Asset,
  DepositDetails,
  DepositStatus,
  FeeSchedule,
  MarketSymbol,
  OrderType,
  SelfTradePrevention,
  Side,
  TimeInForce,
  UserState,
  VerificationLevel,
  WithdrawalFailure,
  WithdrawalLimit,
  WithdrawalStatus,
} from './model';
import type { OrderExtras } from './orderExtras';
import type { CancelTimerScope, PriceRange } from './orderRecords';
import type { SymbolLimits } from './symbolLimits';

/** The user on whose behalf a command is sent, with the user's record as it was when the request was received. */
export interface Trader {
  readonly userId: number;
  readonly feeTier: number;
  readonly level: VerificationLevel;
  /** State of the user's account; `active` if omitted. */
  readonly state?: UserState;
  readonly ip: string;
}

export interface CreateOrder {
  readonly type: 'create_order';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly trader: Trader;
  readonly symbol: string;
  readonly side: Side;
  readonly orderType: OrderType;
  readonly timeInForce: TimeInForce;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly postOnly: boolean;
  /** Limit price; 0 for a market order. */
  readonly price: Amount;
  /** The order waits until the last price reaches it; null for an order that goes to the book at once. */
  readonly stopPrice: Amount | null;
  readonly quantity: Amount;
  readonly clientOrderId: string | null;
  /** The order is refused if its stop price is reached already. Otherwise it is triggered at once. */
  readonly mustWait?: true;
  /** Missing for a plain order, and in commands from gateways of an older version. */
  readonly extras?: RequestedExtras;
}

/** The extras that a user can ask for. */
export type RequestedExtras = Partial<
  Pick<OrderExtras, 'trigger' | 'trailingDelta' | 'expiresAtMs' | 'quoteQuantity' | 'icebergQuantity'>
>;

/** Places a limit order and a stop order of which at most one is executed (`core/orders/orderLists.ts`). */
export interface CreateOrderList {
  readonly type: 'create_order_list';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly trader: Trader;
  readonly symbol: string;
  readonly side: Side;
  readonly quantity: Amount;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly clientListId: string | null;
  /** A limit order that must not take liquidity. */
  readonly limit: Pick<CreateOrder, 'price' | 'clientOrderId' | 'extras'>;
  /** A limit order once it is triggered; a market order if `price` is 0. */
  readonly stop: Pick<CreateOrder, 'stopPrice' | 'price' | 'timeInForce' | 'clientOrderId' | 'extras'>;
}

/** The terms of an order of a list. */
export type ListedOrder = Pick<
  CreateOrder,
  'side' | 'orderType' | 'timeInForce' | 'postOnly' | 'price' | 'stopPrice' | 'quantity' | 'clientOrderId' | 'extras'
>;

/**
 * Places a working order, and one or two pending orders that are placed when it is filled. Two pending orders are the
 * limit order and the stop order of an OCO list.
 */
export interface CreateOtoList {
  readonly type: 'create_oto_list';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly trader: Trader;
  readonly symbol: string;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly clientListId: string | null;
  /** A limit order of time in force GTC. */
  readonly working: ListedOrder;
  readonly pending: readonly ListedOrder[];
}

/** Sent by the engine itself when the working order of a list has been filled. */
export interface PlacePendingOrders {
  readonly type: 'place_pending_orders';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly listId: number;
}

/** The state in which a command expects its order. If the order has another state, the command is refused. */
export interface ExpectedOrder {
  readonly quantity?: Amount;
  /**
   * The expected remaining quantity. It only decreases, so an equal value means that nothing has traded and the
   * quantity is unchanged.
   */
  readonly remaining?: Amount;
  /** Whether some of the order's quantity has traded. */
  readonly hasTraded?: boolean;
}

/** Reduces the quantity of an open order, which keeps its time priority. */
export interface AmendOrder {
  readonly type: 'amend_order';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly trader: Trader;
  readonly orderId: number;
  readonly symbol: string | null;
  /** The new total quantity, including what has already traded. */
  readonly quantity: Amount;
  readonly expected?: ExpectedOrder;
}

/** Sent by the engine itself after trades that trailing stops of the symbol follow. */
export interface TrackPrices {
  readonly type: 'track_prices';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly symbol: string;
  /** The prices of the trades. */
  readonly range: PriceRange;
}

/** Sent by the engine itself when the last price reaches the stop price of a waiting order. */
export interface TriggerOrder {
  readonly type: 'trigger_order';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly orderId: number;
}

/**
 * Sent by the engine itself while an order has matched only its share of one event, and would match further resting
 * orders.
 */
export interface ContinueOrder {
  readonly type: 'continue_order';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly orderId: number;
}

/** Sent by the engine itself when the time of an order has come, before anything else is decided in the batch. */
export interface ExpireOrder {
  readonly type: 'expire_order';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly orderId: number;
}

/** Sets the time after which the user's orders are cancelled, unless it is set again before; 0 clears it. */
export interface SetCancelTimer {
  readonly type: 'set_cancel_timer';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly trader: Trader;
  readonly scope: CancelTimerScope;
  /** Time until the cancellation, in milliseconds. Users may not set every value (`refuseCancelAfter`). */
  readonly afterMs: number;
}

/** Sent by the engine itself when the deadline of a timer has come. It cancels the orders in the same batch. */
export interface ExpireCancelTimer {
  readonly type: 'expire_cancel_timer';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly userId: number;
  readonly scope: CancelTimerScope;
}

export interface CancelOrder {
  readonly type: 'cancel_order';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly trader: Trader;
  readonly orderId: number;
  /** If given, the order must be of this symbol. */
  readonly symbol: string | null;
  readonly expected?: ExpectedOrder;
}

/** Buys base for at most `budget` of quote, at up to `price`, and withdraws the bought coins in the same commit. */
export interface CreatePortalOrder {
  readonly type: 'create_portal_order';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly trader: Trader;
  readonly symbol: string;
  readonly price: Amount;
  readonly budget: Amount;
  readonly address: string;
  readonly tag: string | null;
  /**
   * The app whose spending limit applies. Missing only in commands from gateways of an older version, whose purchases
   * are not counted or limited.
   */
  readonly app?: PurchasingApp;
  /** The terms that the order must meet, besides `price`; missing for an order without a quote. */
  readonly quote?: QuotedTerms;
  /** True if the user was credited by hand within 24 hours, as in `RequestWithdrawal`. */
  readonly followsManualCredit?: boolean;
}

/** What a quote of the Portal promises. An order that names it is executed on these terms or better, or refused. */
export interface QuotedTerms {
  /** The least base quantity to buy. */
  readonly quantity: Amount;
  /** The highest fee of the withdrawal. */
  readonly withdrawalFee: Amount;
  readonly expiresAtMs: number;
}

/** The partner's app that sent a Portal order, with its spending limit when the request was received. */
export interface PurchasingApp {
  readonly partnerId: number;
  /** The highest amount of the quote asset that the app may spend for the user in any 24 hours. */
  readonly spendingLimit: Amount;
}

/**
 * Requests a withdrawal to an address or to a bank account. `amount` is what arrives; the user pays the asset's fee in
 * addition.
 */
export interface RequestWithdrawal {
  readonly type: 'request_withdrawal';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly trader: Trader;
  readonly asset: string;
  /** One of the asset's networks; null for fiat. */
  readonly network: string | null;
  readonly amount: Amount;
  readonly address: string;
  readonly tag: string | null;
  /** Null for crypto. */
  readonly bankCode: string | null;
  /**
   * True if the user was credited by hand within 24 hours; such a withdrawal always needs an approval. Missing in
   * commands from gateways of an older version.
   */
  readonly followsManualCredit?: boolean;
  /** The client's own id of the withdrawal. Missing in commands from gateways of an older version. */
  readonly clientId?: string | null;
}

/** The second person's approval of a withdrawal above the asset's threshold. */
export interface ApproveWithdrawal {
  readonly type: 'approve_withdrawal';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly withdrawalId: number;
  /** Id of the operator token. */
  readonly operatorId: number;
}

/** The user takes back a withdrawal that is not being sent yet. */
export interface CancelWithdrawal {
  readonly type: 'cancel_withdrawal';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly trader: Trader;
  readonly withdrawalId: number;
}

/** Moves a withdrawal to its next status. */
export type MoveWithdrawal = WithdrawalStep & {
  readonly type: 'move_withdrawal';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly withdrawalId: number;
  /** Id of the operator token if an operator moves the withdrawal by hand. */
  readonly operatorId: number | null;
};

/** The next status of a withdrawal, and what is known with it. */
export type WithdrawalStep = WithdrawalProgress | WithdrawalFailed;

interface WithdrawalProgress extends WithdrawalTransaction {
  readonly to: Exclude<WithdrawalStatus, 'queued' | 'failed'>;
  readonly failure: null;
}

interface WithdrawalFailed extends WithdrawalTransaction {
  readonly to: 'failed';
  /** Each failure is possible in one status only, so that a late report cannot refund a withdrawal twice. */
  readonly failure: WithdrawalFailure;
}

interface WithdrawalTransaction {
  /** Transaction id and confirmations. Null and 0 if the report has no new information. */
  readonly txid: string | null;
  readonly confirmations: number;
}

/**
 * Members from `DepositDetails` that are left out keep their previous values. The other members never change for one
 * reference.
 */
interface DepositCommandBase extends Partial<DepositDetails> {
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly userId: number;
  readonly asset: string;
  readonly amount: Amount;
  readonly reference: string;
}

/** An incoming deposit was seen, but is not credited yet. */
export interface AnnounceDeposit extends DepositCommandBase {
  readonly type: 'announce_deposit';
  readonly status: Exclude<DepositStatus, 'completed'>;
}

/** Credits a deposit, whether it was announced before or not. */
export interface CreditDeposit extends DepositCommandBase {
  readonly type: 'credit_deposit';
}

export interface SetAsset {
  readonly type: 'set_asset';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly asset: AssetSettings;
}

/**
 * Members that are left out keep their previous values. A new asset has no approval threshold and, if it is crypto, one
 * network of its own name.
 */
export type AssetSettings = Omit<Asset, 'approvalThreshold' | 'networks'> &
  Partial<Pick<Asset, 'approvalThreshold' | 'networks'>>;

/** Closes or opens an asset's network. Members that are left out keep their previous values. */
export interface SetNetworkStatus {
  readonly type: 'set_network_status';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly asset: string;
  readonly network: string;
  readonly depositsEnabled?: boolean;
  readonly withdrawalsEnabled?: boolean;
}

/** Sets the amount above which a withdrawal of the asset needs a second person's approval; null for no such amount. */
export interface SetApprovalThreshold {
  readonly type: 'set_approval_threshold';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly asset: string;
  readonly threshold: Amount | null;
}

export interface SetSymbol {
  readonly type: 'set_symbol';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly symbol: SymbolSettings;
}

/** Limits that are left out keep their previous values; for a new symbol they are `DEFAULT_SYMBOL_LIMITS`. */
export type SymbolSettings = Omit<MarketSymbol, keyof SymbolLimits> & Partial<SymbolLimits>;

export interface SetFees {
  readonly type: 'set_fees';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly fees: FeeSchedule;
}

export interface SetWithdrawalLimit {
  readonly type: 'set_withdrawal_limit';
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly limit: WithdrawalLimit;
}

export type Command =
  | CreateOrder
  | CreateOrderList
  | CreateOtoList
  | PlacePendingOrders
  | CancelOrder
  | AmendOrder
  | TriggerOrder
  | TrackPrices
  | ContinueOrder
  | ExpireOrder
  | SetCancelTimer
  | ExpireCancelTimer
  | CreatePortalOrder
  | RequestWithdrawal
  | ApproveWithdrawal
  | CancelWithdrawal
  | MoveWithdrawal
  | AnnounceDeposit
  | CreditDeposit
  | SetAsset
  | SetNetworkStatus
  | SetApprovalThreshold
  | SetSymbol
  | SetFees
  | SetWithdrawalLimit;
export type CommandType = Command['type'];

/** The command of one item of an order batch. */
export type OrderBatchPart = CreateOrder | CancelOrder;

/**
 * How the parts of a batch depend on each other. `each`: each part is decided by itself. `all`: all parts are accepted,
 * or none. `until_refused`: the parts after a refused one are not attempted.
 */
export type OrderBatchMode = 'each' | 'all' | 'until_refused';

/**
 * Orders and cancellations of one user that are decided one directly after the other, with nothing in between, and
 * committed in one transaction. Each accepted part is an event of its own, and has its own idempotency keys.
 */
export interface OrderBatch {
  readonly type: 'order_batch';
  readonly mode: OrderBatchMode;
  /**
   * True if the terms of all orders are checked before the first part, as for the replacement of an order: an order that
   * could never be accepted does not cost the one that it would replace.
   */
  readonly checksTermsFirst: boolean;
  readonly parts: readonly OrderBatchPart[];
}

/** An entry of the engine's queue. */
export type QueuedCommand = Command | OrderBatch;

/** The commands that a queued command consists of. */
export function partsOf(command: QueuedCommand): readonly Command[] {
  return command.type === 'order_batch' ? command.parts : [command];
}

/**
 * Whether the exchange takes commands of each type while it is in quarantine, because an audit has found that its tables
 * contradict each other (src/engine/audit/README.md). It takes those that only close something, and those with which
 * operators close parts of the exchange. No other command may build on balances that are perhaps wrong, including those
 * that the engine itself would send.
 */
const TAKEN_IN_QUARANTINE: Readonly<Record<CommandType, boolean>> = {
  cancel_order: true,
  cancel_withdrawal: true,
  expire_order: true,
  set_cancel_timer: true,
  expire_cancel_timer: true,
  set_asset: true,
  set_network_status: true,
  set_approval_threshold: true,
  set_symbol: true,
  set_fees: true,
  set_withdrawal_limit: true,
  create_order: false,
  create_order_list: false,
  create_oto_list: false,
  place_pending_orders: false,
  amend_order: false,
  trigger_order: false,
  track_prices: false,
  continue_order: false,
  create_portal_order: false,
  request_withdrawal: false,
  approve_withdrawal: false,
  move_withdrawal: false,
  announce_deposit: false,
  credit_deposit: false,
};

export function isTakenInQuarantine(type: CommandType): boolean {
  return TAKEN_IN_QUARANTINE[type];
}
