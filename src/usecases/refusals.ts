/**
 * The refusals that an operation can answer with: those of the engine (`core/model/refusals.ts`), and those decided before
 * it.
 */
import type { components } from '../../generated/openapi';
import type { Refusal as EngineRefusal } from '../core/model/refusals';
import type { AddressFault } from './custody/addressFormats';

export interface FieldFault {
  readonly code: 'MISSING' | 'INVALID' | 'UNKNOWN' | 'DUPLICATE';
  readonly message: string;
}

/** One fault for each invalid member of the request, under the member's name as the caller spelled it. */
export type FieldFaults = Readonly<Record<string, FieldFault>>;

/** The conditions under which the server is ready. */
export type HealthChecks = Readonly<components['schemas']['HealthChecks']>;
export type LeadershipBody = Readonly<components['schemas']['Leadership']>;

/** Why the second factor of an operator was not accepted. */
export type OperatorCodeFault =
  | 'OPERATOR_CODE_REQUIRED'
  | 'OPERATOR_CODE_INVALID'
  | 'OPERATOR_CODE_LOCKED'
  | 'OPERATOR_SECOND_FACTOR_MISSING';

/** The result of both steps of a replacement. A step that failed has a refusal; one that was not attempted is null. */
export interface ReplacementSteps {
  readonly cancellation: components['schemas']['BinanceCancelledOrder'] | { readonly refusal: RequestRefusal };
  readonly placement: components['schemas']['BinancePlacedOrder'] | { readonly refusal: RequestRefusal } | null;
}

export type RequestRefusal =
  | EngineRefusal
  | { readonly code: 'INVALID_PARAMETERS'; readonly fields: FieldFaults }
  | { readonly code: 'PARAMETERS_EXCLUDE_EACH_OTHER' }
  /** A period of more than so many hours. */
  | { readonly code: 'INVALID_TIME_RANGE'; readonly hoursMax: number }
  /** The order must not take liquidity, and would. */
  | { readonly code: 'ORDER_WOULD_MATCH' }
  | {
      readonly code: 'CANCEL_REPLACE_FAILED' | 'CANCEL_REPLACE_PARTIALLY_FAILED';
      readonly steps: ReplacementSteps;
    }
  | { readonly code: 'PERMISSION_DENIED' }
  | { readonly code: 'INVALID_INTERVAL' }
  | { readonly code: 'INVALID_SYMBOL_STATUS' }
  | { readonly code: 'INVALID_TIME_IN_FORCE' }
  | { readonly code: 'INVALID_TICKER_TYPE' }
  | { readonly code: 'INVALID_CANCEL_RESTRICTIONS' }
  /** Optional parameters that cannot be combined. */
  | { readonly code: 'PARAMETERS_EXCLUDE_EACH_OTHER' }
  | { readonly code: 'LISTEN_KEY_NOT_FOUND' }
  | { readonly code: 'DEPOSIT_ADDRESS_UNAVAILABLE' }
  /** `fields` describes the fault for API clients; pages use `reason` and have their own texts. */
  | { readonly code: 'INVALID_ADDRESS'; readonly fields: FieldFaults; readonly reason: AddressFault }
  /** `fields` describes the fault for API clients; pages use `reason` and have their own texts. */
  | { readonly code: 'INVALID_DOCUMENT'; readonly fields: FieldFaults; readonly reason: DocumentFault }
  | { readonly code: 'IDENTITY_REQUEST_OPEN' }
  | { readonly code: 'IDENTITY_LEVEL_REACHED' }
  | { readonly code: 'IDENTITY_DOCUMENTS_MISSING' }
  | { readonly code: 'IDENTITY_DOCUMENT_LIMIT' }
  | { readonly code: 'ACCOUNT_FROZEN' }
  | { readonly code: 'IDENTITY_REQUEST_NOT_FOUND' }
  | { readonly code: 'IDENTITY_REQUEST_STATE_CONFLICT' }
  | { readonly code: 'IDENTITY_DOCUMENT_NOT_FOUND' }
  | { readonly code: 'DEPOSIT_DISABLED' }
  | { readonly code: 'NO_DEPOSIT_ADDRESS' }
  | { readonly code: 'VERIFICATION_REQUIRED' }
  | { readonly code: 'EMAIL_TAKEN' }
  | { readonly code: 'USER_NOT_FOUND' }
  | { readonly code: 'PARTNER_NOT_FOUND' }
  | { readonly code: 'WEBHOOK_NOT_FOUND' }
  | { readonly code: 'PORTAL_SESSION_NOT_FOUND' }
  | { readonly code: 'INVALID_PORTAL_CODE' }
  /** There is no such quote for this app and user. */
  | { readonly code: 'PORTAL_QUOTE_NOT_FOUND' }
  | { readonly code: 'PORTAL_QUOTE_MISMATCH' }
  | { readonly code: 'PORTAL_QUOTE_LIMIT' }
  | { readonly code: 'QUARANTINE_REPORT_CHANGED' }
  | { readonly code: 'QUARANTINE_NOT_ACCEPTABLE' }
  | { readonly code: 'MAINTENANCE_WINDOW_NOT_FOUND' }
  | { readonly code: 'MAINTENANCE_WINDOW_OVER' }
  | { readonly code: 'MAINTENANCE_WINDOW_LIMIT' }
  /** The Portal session ended while the request was processed. */
  | { readonly code: 'INVALID_AUTHENTICATION_HEADER'; readonly outsideWindow?: undefined; readonly key?: undefined }
  | { readonly code: 'API_KEY_NOT_FOUND' }
  /** The custodian's service handles this withdrawal, so an operator cannot change its status. */
  | { readonly code: 'WITHDRAWAL_IN_CUSTODY' }
  /** The user has restricted withdrawals to the address book. */
  | { readonly code: 'WITHDRAWAL_ADDRESS_NOT_LISTED' }
  | { readonly code: 'WITHDRAWAL_ADDRESS_NOT_FOUND' }
  | { readonly code: 'WITHDRAWAL_ADDRESS_LIMIT' }
  | { readonly code: 'OPERATOR_TOKEN_NOT_FOUND' }
  | { readonly code: 'OPERATOR_TOKEN_STATE_CONFLICT' }
  | { readonly code: 'NEEDS_ANOTHER_PERSON' }
  | { readonly code: 'NEEDS_APPROVER' }
  | { readonly code: OperatorCodeFault }
  | { readonly code: 'OPERATOR_SECOND_FACTOR_EXISTS' }
  | { readonly code: 'PROPOSAL_NOT_FOUND' }
  | { readonly code: 'SECOND_FACTOR_RESET_NOT_FOUND' }
  | { readonly code: 'SECOND_FACTOR_STATE_CONFLICT' }
  | { readonly code: 'PROPOSAL_STATE_CONFLICT' }
  | { readonly code: 'LAST_APPROVER' }
  | { readonly code: 'DEPOSIT_ADDRESS_NOT_FOUND' }
  /** The custodian's data contradicts the stored withdrawal or deposit. */
  | { readonly code: 'CUSTODY_MISMATCH' }
  | {
      readonly code: 'NOT_READY';
      readonly checks: HealthChecks;
      readonly leadership: LeadershipBody;
      readonly retryAfterSeconds: number;
    };

export type RequestRefusalCode = RequestRefusal['code'];

/** The refusal of a request with a member that matches the contract's pattern but is not valid. */
export function invalidField(
  name: string,
  message = 'is not valid',
): Extract<RequestRefusal, { readonly code: 'INVALID_PARAMETERS' }> {
  return { code: 'INVALID_PARAMETERS', fields: { [name]: { code: 'INVALID', message } } };
}

/** The refusal of a request without a member that is optional in the contract, but required for this request. */
export function missingField(
  name: string,
  message = 'is required',
): Extract<RequestRefusal, { readonly code: 'INVALID_PARAMETERS' }> {
  return { code: 'INVALID_PARAMETERS', fields: { [name]: { code: 'MISSING', message } } };
}

/** Why a file is not accepted; each has a text for clients and for pages. */
export type DocumentFault =
  | 'unknown_type'
  | 'too_large'
  | 'damaged'
  | 'too_many_pixels'
  | 'other_content'
  | 'active_pdf';
