/**
 * The closed list of refusals: expected negative answers to a command, which then changes nothing. `api/http`
 * maps each refusal to its error on the wire.
 */

import type { Amount } from '../values/decimal';
import type { DepositStatus, WithdrawalStatus } from './model';

export type Refusal =
  | { readonly code: 'INVALID_PAIR' }
  | { readonly code: 'INVALID_ASSET' }
  | { readonly code: 'INVALID_ORDER_SIDE' }
  | { readonly code: 'INVALID_ORDER_TYPE' }
  | { readonly code: 'INVALID_ORDER_AMOUNT_PRECISION'; readonly precision: number }
  | { readonly code: 'INVALID_ORDER_PRICE_PRECISION'; readonly precision: number }
  | { readonly code: 'ORDER_AMOUNT_TOO_SMALL'; readonly minimum: Amount }
  | { readonly code: 'ORDER_NOTIONAL_TOO_SMALL'; readonly minimum: Amount }
  | { readonly code: 'TOO_MANY_OPEN_ORDERS'; readonly maximum: number }
  | { readonly code: 'TOO_MANY_STOP_ORDERS'; readonly maximum: number }
  | { readonly code: 'ORDER_PRICE_OUT_OF_RANGE'; readonly minimum: Amount; readonly maximum: Amount }
  /** The limit order of an order list would match, or its stop order would be triggered. */
  | { readonly code: 'INVALID_ORDER_LIST_PRICES' }
  /** The stop price of an order that must wait is reached already. */
  | { readonly code: 'ORDER_WOULD_TRIGGER' }
  | { readonly code: 'INSUFFICIENT_BALANCE' }
  | { readonly code: 'TRADING_DISABLED' }
  | { readonly code: 'ORDER_NOT_MATCHED' }
  | { readonly code: 'NOT_ENOUGH_LIQUIDITY' }
  | { readonly code: 'ORDER_NOT_FOUND' }
  | { readonly code: 'ORDER_NOT_CANCELLABLE' }
  /** The order is not in the state that the command expects. */
  | { readonly code: 'ORDER_CHANGED' }
  | { readonly code: 'IDEMPOTENCY_CONFLICT' }
  /** The network is not one of the asset's networks. */
  | { readonly code: 'INVALID_NETWORK' }
  | { readonly code: 'INVALID_WITHDRAWAL_AMOUNT_PRECISION'; readonly precision: number }
  | { readonly code: 'WITHDRAWAL_AMOUNT_TOO_SMALL'; readonly minimum: Amount }
  | { readonly code: 'WITHDRAWAL_DISABLED' }
  | { readonly code: 'WITHDRAWAL_LIMIT_EXCEEDED' }
  /** The purchase exceeds what the user allows the app to spend in 24 hours. */
  | { readonly code: 'PORTAL_SPENDING_LIMIT_EXCEEDED' }
  /** Another order has used the quote that the order names. */
  | { readonly code: 'PORTAL_QUOTE_USED' }
  | { readonly code: 'PORTAL_QUOTE_EXPIRED' }
  /** The order cannot be executed on the terms of the quote that it names. */
  | { readonly code: 'PORTAL_QUOTE_MARKET_MOVED' }
  | { readonly code: 'WITHDRAWAL_NOT_FOUND' }
  /** The withdrawal is above the threshold and not approved yet. */
  | { readonly code: 'WITHDRAWAL_NOT_APPROVED' }
  /** The operator who approved a withdrawal cannot send it. */
  | { readonly code: 'WITHDRAWAL_NEEDS_SECOND_OPERATOR' }
  /** The withdrawal cannot change from its present status to the requested one. */
  | { readonly code: 'WITHDRAWAL_STATE_CONFLICT'; readonly status: WithdrawalStatus }
  /** The withdrawal is already being sent or has ended, or its user is frozen. */
  | { readonly code: 'WITHDRAWAL_NOT_CANCELLABLE' }
  | { readonly code: 'DEPOSIT_STATE_CONFLICT'; readonly status: DepositStatus }
  /** A valid value that is incompatible with the rest of the request or with the order that it names. */
  | {
      readonly code: 'INVALID_PARAMETERS';
      readonly fields: Readonly<Record<string, { readonly code: 'INVALID'; readonly message: string }>>;
    }
  /** An operator's command that violates a rule of market data. `rule` is the rule in words. */
  | { readonly code: 'INVALID_SETTING'; readonly rule: string };

/** The refusal of a part of a batch. NOT_ATTEMPTED: another part was refused, and this one depends on it. */
export type PartRefusal = Refusal | { readonly code: 'NOT_ATTEMPTED' };

export type RefusalCode = Refusal['code'];

/** `field` is the name of the member on the wire; `message` says briefly why it is incompatible. */
export function incompatibleField(field: string, message: string): Refusal {
  return { code: 'INVALID_PARAMETERS', fields: { [field]: { code: 'INVALID', message } } };
}

/** Why the coins that a Portal order bought stay in the user's account. The order itself is not refused. */
export type WithdrawalRefusalCode =
  | 'NOT_ENOUGH_FUNDS_TO_WITHDRAW'
  | 'WITHDRAWAL_LIMIT_EXCEEDED'
  | 'WITHDRAWAL_DISABLED';
