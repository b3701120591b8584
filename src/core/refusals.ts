/**
 * The closed list of expected noes. A refusal changes nothing; `http/errors.ts` gives each its one form on the wire.
 */
import type { Amount } from './decimal';
import type { DepositStatus, WithdrawalStatus } from './model';

export type Refusal =
  | { readonly code: 'INVALID_PAIR' }
  | { readonly code: 'INVALID_ASSET' }
  | { readonly code: 'INVALID_ORDER_SIDE' }
  | { readonly code: 'INVALID_ORDER_TYPE' }
  | { readonly code: 'INVALID_ORDER_AMOUNT_PRECISION'; readonly precision: number }
  | { readonly code: 'INVALID_ORDER_PRICE_PRECISION'; readonly precision: number }
  | { readonly code: 'ORDER_AMOUNT_TOO_SMALL'; readonly minimum: Amount }
  | { readonly code: 'ORDER_PRICE_OUT_OF_RANGE'; readonly minimum: Amount; readonly maximum: Amount }
  | { readonly code: 'INSUFFICIENT_BALANCE' }
  | { readonly code: 'TRADING_DISABLED' }
  | { readonly code: 'ORDER_NOT_MATCHED' }
  | { readonly code: 'NOT_ENOUGH_LIQUIDITY' }
  | { readonly code: 'ORDER_NOT_FOUND' }
  | { readonly code: 'ORDER_NOT_CANCELLABLE' }
  | { readonly code: 'IDEMPOTENCY_CONFLICT' }
  /** Not one of the asset's networks. */
  | { readonly code: 'INVALID_NETWORK' }
  | { readonly code: 'INVALID_WITHDRAWAL_AMOUNT_PRECISION'; readonly precision: number }
  | { readonly code: 'WITHDRAWAL_AMOUNT_TOO_SMALL'; readonly minimum: Amount }
  | { readonly code: 'WITHDRAWAL_DISABLED' }
  | { readonly code: 'WITHDRAWAL_LIMIT_EXCEEDED' }
  | { readonly code: 'WITHDRAWAL_NOT_FOUND' }
  /** It is above the threshold, and nobody has approved it yet. */
  | { readonly code: 'WITHDRAWAL_NOT_APPROVED' }
  /** Whoever approves a withdrawal does not send it. */
  | { readonly code: 'WITHDRAWAL_NEEDS_SECOND_OPERATOR' }
  /** It is in a status from which it does not go there. */
  | { readonly code: 'WITHDRAWAL_STATE_CONFLICT'; readonly status: WithdrawalStatus }
  | { readonly code: 'DEPOSIT_STATE_CONFLICT'; readonly status: DepositStatus }
  /** A member that is well formed but does not go with the rest of the request or with the order it names. */
  | {
      readonly code: 'INVALID_PARAMETERS';
      readonly fields: Readonly<Record<string, { readonly code: 'INVALID'; readonly message: string }>>;
    }
  /** An operator's command that breaks a rule of the rows it changes; `rule` says which, in words. */
  | { readonly code: 'INVALID_SETTING'; readonly rule: string };

export type RefusalCode = Refusal['code'];

/** A member, by its name on the wire, that does not go with the rest; `message` says why in a few words. */
export function misfit(field: string, message: string): Refusal {
  return { code: 'INVALID_PARAMETERS', fields: { [field]: { code: 'INVALID', message } } };
}

/** Why a matched Portal order's coins stay in the user's wallet. Not a refusal: the order stands. */
export type WithdrawalRefusalCode =
  | 'NOT_ENOUGH_FUNDS_TO_WITHDRAW'
  | 'WITHDRAWAL_LIMIT_EXCEEDED'
  | 'WITHDRAWAL_DISABLED';
