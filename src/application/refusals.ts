/** Every expected no that a handler may answer with: the engine's (`core/refusals.ts`) and those that need no engine. */
import type { components } from '../../generated/openapi';
import type { Refusal as EngineRefusal } from '../core/refusals';
import type { AddressFault } from '../custody/addressFormats';

export interface FieldFault {
  readonly code: 'MISSING' | 'INVALID' | 'UNKNOWN' | 'DUPLICATE';
  readonly message: string;
}

/** By member, as the caller spelled it. */
export type FieldFaults = Readonly<Record<string, FieldFault>>;

/** What a server needs to be ready. */
export type HealthChecks = Readonly<components['schemas']['HealthChecks']>;

export type Refusal =
  | EngineRefusal
  | { readonly code: 'INVALID_PARAMETERS'; readonly fields: FieldFaults }
  | { readonly code: 'PERMISSION_DENIED' }
  | { readonly code: 'INVALID_INTERVAL' }
  | { readonly code: 'LISTEN_KEY_NOT_FOUND' }
  | { readonly code: 'DEPOSIT_ADDRESS_UNAVAILABLE' }
  /** `fields` names the member that holds it and says what is wrong with it, as `reason` does for those who have words of their own. */
  | { readonly code: 'INVALID_ADDRESS'; readonly fields: FieldFaults; readonly reason: AddressFault }
  | { readonly code: 'DEPOSIT_DISABLED' }
  | { readonly code: 'NO_DEPOSIT_ADDRESS' }
  | { readonly code: 'EMAIL_TAKEN' }
  | { readonly code: 'USER_NOT_FOUND' }
  | { readonly code: 'PARTNER_NOT_FOUND' }
  | { readonly code: 'PORTAL_SESSION_NOT_FOUND' }
  | { readonly code: 'INVALID_PORTAL_CODE' }
  /** A session that ended while it was being used. */
  | { readonly code: 'INVALID_AUTHENTICATION_HEADER'; readonly outsideWindow?: undefined; readonly key?: undefined }
  | { readonly code: 'API_KEY_NOT_FOUND' }
  /** Where the custodian's service sends, operators do not. */
  | { readonly code: 'WITHDRAWAL_IN_CUSTODY' }
  | { readonly code: 'OPERATOR_TOKEN_NOT_FOUND' }
  | { readonly code: 'LAST_APPROVER' }
  | { readonly code: 'DEPOSIT_ADDRESS_NOT_FOUND' }
  /** What the custodian says of a withdrawal or deposit is not what is known of it. */
  | { readonly code: 'CUSTODY_MISMATCH' }
  | { readonly code: 'NOT_READY'; readonly checks: HealthChecks; readonly retryAfterSeconds: number };

export type RefusalCode = Refusal['code'];

/** A member whose value passes the contract's pattern but cannot be what it says. */
export function invalidField(
  name: string,
  message = 'is not valid',
): Extract<Refusal, { readonly code: 'INVALID_PARAMETERS' }> {
  return { code: 'INVALID_PARAMETERS', fields: { [name]: { code: 'INVALID', message } } };
}

/** A member that this request needs, though others do without. */
export function missingField(
  name: string,
  message = 'is required',
): Extract<Refusal, { readonly code: 'INVALID_PARAMETERS' }> {
  return { code: 'INVALID_PARAMETERS', fields: { [name]: { code: 'MISSING', message } } };
}
