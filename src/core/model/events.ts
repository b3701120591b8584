/**
 * What a decided command did: one row of the event log. An event holds every effect of its command, so that the tables,
 * the streams, the tickers and the users' reports can all be derived from events alone. It is written in the commit
 * that makes its effects durable and is published after that commit.
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
import type { CancelTimer, OrderList, PreventedMatch } from './orderRecords';
import type { PartRefusal, WithdrawalRefusalCode } from './refusals';

/** The members of all events. */
interface EventBase {
  /** Position in the event log: contiguous, from 1. */
  readonly sequence: number;
  readonly timeMs: number;
  /** The user who sent the command; null for commands of the exchange itself. */
  readonly userId: number | null;
  readonly symbol: string | null;
  /** Every order that changed, the command's own included, each as it was after the command. */
  readonly orders: readonly OrderRecord[];
  readonly trades: readonly Trade[];
  /** Prevented matches in the order in which they happened, which is the order of their ids. */
  readonly preventedMatches: readonly PreventedMatch[];
  readonly entries: readonly JournalEntry[];
  /**
   * Every account that changed. For a user's asset, both accounts (available and held) are listed, unless one was never
   * used.
   */
  readonly balances: readonly BalanceChange[];
  readonly levels: readonly LevelChange[];
  /** Number of events that changed the symbol's book, this one included; null if this one did not change it. */
  readonly bookUpdateId: number | null;
}

/** The subjects of accepted events by command type: the main object of the command, in its state after the command. */
interface Subjects {
  readonly create_order: OrderSubject;
  readonly create_order_list: { readonly orderList: OrderList };
  /** The order is the working one. */
  readonly create_oto_list: OrderSubject & { readonly orderList: OrderList };
  /** The order is the first of those that are placed. */
  readonly place_pending_orders: OrderSubject;
  readonly amend_order: OrderSubject;
  readonly cancel_order: OrderSubject;
  readonly trigger_order: OrderSubject;
  /** The trailing stops that follow the market are the orders of the event. */
  readonly track_prices: object;
  /**
   * A share of an order that matches more than one event may contain. The shares of a Portal order precede its own
   * event; those of other orders follow the event of their command.
   */
  readonly continue_order: OrderSubject;
  /** The coins that were bought are withdrawn, or stay in the user's account for a reason. */
  readonly create_portal_order: OrderSubject & {
    /** The app that bought; null in events of versions that did not record it. */
    readonly partnerId: number | null;
  } & (WithdrawalSubject | { readonly withdrawalRefusal: WithdrawalRefusalCode });
  /** The order has reached its time of expiry. */
  readonly expire_order: OrderSubject;
  readonly set_cancel_timer: CancelTimerSubject;
  /** The cancellations follow as events of the same batch. */
  readonly expire_cancel_timer: CancelTimerSubject;
  readonly request_withdrawal: WithdrawalSubject;
  readonly approve_withdrawal: WithdrawalSubject;
  readonly cancel_withdrawal: WithdrawalSubject;
  readonly move_withdrawal: WithdrawalSubject;
  readonly announce_deposit: DepositSubject;
  readonly credit_deposit: DepositSubject;
  readonly set_asset: AssetSubject;
  readonly set_network_status: AssetSubject;
  readonly set_approval_threshold: AssetSubject;
  readonly set_symbol: { readonly marketSymbol: MarketSymbol };
  readonly set_fees: { readonly fees: FeeSchedule };
  readonly set_withdrawal_limit: { readonly withdrawalLimit: WithdrawalLimit };
}

interface OrderSubject {
  readonly order: OrderRecord;
}

interface CancelTimerSubject {
  readonly cancelTimer: CancelTimer;
}

interface WithdrawalSubject {
  readonly withdrawal: Withdrawal;
}

interface DepositSubject {
  readonly deposit: Deposit;
}

interface AssetSubject {
  readonly asset: Asset;
}

/** Members that belong to some event types only. In events of all other types they are null. */
export type SubjectMember = MemberOf<Subjects[CommandType]>;
type MemberOf<Subject> = Subject extends unknown ? keyof Subject : never;

/**
 * One variant of `EngineEvent`. At run time all events have the same members in the same order: with members of their
 * own, events of different types would have different hidden classes, and all code that reads events would be slower.
 */
type Variant<Type extends CommandType, Subject, Refused extends PartRefusal | null> = Subject extends unknown
  ? EventBase & { readonly type: Type; readonly refusal: Refused } & Readonly<Subject> & {
        readonly [Member in Exclude<SubjectMember, keyof Subject>]: null;
      }
  : never;

/** The subject of an event, by the type of its command. */
export type SubjectOf<Type extends CommandType> = Subjects[Type];
/** The event of an accepted command, by the type of the command. */
export type EventOf<Type extends CommandType> = { [Each in Type]: Variant<Each, Subjects[Each], null> }[Type];
export type AcceptedEvent = EventOf<CommandType>;
/** The refusal of a command, recorded because an idempotency key keeps it. Nothing changed: all lists are empty. */
export type RefusedEvent = Variant<CommandType, unknown, PartRefusal>;

/** Narrowed by `refusal` and `type`, or by a member that only some types have: `event.withdrawal !== null`. */
export type EngineEvent = AcceptedEvent | RefusedEvent;

/** A price level's total quantity after a command; 0 if the level is gone. Price and quantity count units of 10^-18. */
export interface LevelChange {
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly price: bigint;
  readonly quantity: bigint;
}
