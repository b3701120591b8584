/** Everything because of which a request gets an error response. */

import type { Outage } from '../../../engine/types';
import type { FieldFaults, RequestRefusal } from '../../../usecases/refusals';
import type { FaultyParameter } from './parameterFaults';

/** A problem outside of a handler: of the request, of its credentials, or of the server. */
export type EdgeProblem =
  | { readonly code: 'MALFORMED_REQUEST' }
  | { readonly code: 'MISDIRECTED_REQUEST' }
  | { readonly code: 'INVALID_REQUEST_BODY'; readonly reason?: string }
  /** Found by the contract's validation. `faults`: for the surfaces that have an error code for each kind of fault. */
  | { readonly code: 'INVALID_PARAMETERS'; readonly fields: FieldFaults; readonly faults: readonly FaultyParameter[] }
  /**
   * `outsideWindow`: the message for a valid signature outside of its time window. `isVersion2Required`: the signature
   * is valid, but of version 1, and the API key is limited to version 2. `key`, reported only by v3: the text sent is
   * not in the form of an API key, or no such key is active.
   */
  | {
      readonly code: 'INVALID_AUTHENTICATION_HEADER';
      readonly outsideWindow?: string;
      readonly isVersion2Required?: true;
      readonly key?: 'key_format' | 'unknown_key';
    }
  /** The signature of a request under /binance/ is wrong. */
  | { readonly code: 'INVALID_SIGNATURE' }
  /** The signature of a request under /binance/ is valid, but outside of its time window. */
  | { readonly code: 'OUTSIDE_RECV_WINDOW'; readonly message: string }
  | { readonly code: 'RECV_WINDOW_TOO_LONG' }
  /** The credential is valid, but was restored from a backup, and nobody has confirmed it yet. */
  | { readonly code: 'API_KEY_SUSPENDED' }
  | { readonly code: 'OPERATOR_TOKEN_SUSPENDED' }
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'METHOD_NOT_ALLOWED'; readonly allow: string }
  | { readonly code: 'REQUEST_TIMEOUT' }
  | { readonly code: 'REQUEST_BODY_TOO_LARGE' }
  | { readonly code: 'URI_TOO_LONG' }
  | { readonly code: 'UNSUPPORTED_MEDIA_TYPE' }
  | { readonly code: 'REQUEST_HEADERS_TOO_LARGE' }
  | { readonly code: 'TOO_MANY_REQUESTS'; readonly retryAfterSeconds: number }
  /** Only under /binance/. */
  | { readonly code: 'ADDRESS_BANNED'; readonly retryAfterSeconds: number }
  | { readonly code: 'INTERNAL_SERVER_ERROR' }
  | {
      readonly code: 'SERVICE_UNAVAILABLE';
      readonly outcome: UnavailableOutcome;
      readonly retryAfterSeconds: number;
    }
  /** Nothing was changed: the tables of the exchange contradict each other, and it refuses most commands. */
  | { readonly code: 'EXCHANGE_IN_QUARANTINE'; readonly retryAfterSeconds: number };

/** The problems that are found around the work of a call. Every door can render them. */
export type AdmissionProblem = Extract<
  EdgeProblem,
  {
    readonly code:
      | 'TOO_MANY_REQUESTS'
      | 'ADDRESS_BANNED'
      | 'SERVICE_UNAVAILABLE'
      | 'EXCHANGE_IN_QUARANTINE'
      | 'INTERNAL_SERVER_ERROR';
  }
>;

export type UnavailableOutcome = Exclude<Outage['outcome'], 'quarantine'>;

export type Problem = RequestRefusal | EdgeProblem;

type OutageProblem = Extract<EdgeProblem, { readonly code: 'SERVICE_UNAVAILABLE' | 'EXCHANGE_IN_QUARANTINE' }>;

export function problemOfOutage(outcome: Outage['outcome'], retryAfterSeconds: number): OutageProblem {
  return outcome === 'quarantine'
    ? { code: 'EXCHANGE_IN_QUARANTINE', retryAfterSeconds }
    : { code: 'SERVICE_UNAVAILABLE', outcome, retryAfterSeconds };
}
