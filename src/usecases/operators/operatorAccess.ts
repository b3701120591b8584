/**
 * How the operators' console uses the exchange: as a client of the contract's operations. A call passes the same checks
 * as a request over HTTP, in the same order: the role of the token, the contract's validation, the action log, the second
 * factor, dual control, and the handler. `api/http/contract/insideCalls.ts` implements it.
 */
import type { operations as Contract } from '../../../generated/openapi';
import type { ErrorCode, OperationId } from '../../../generated/operations';
import type { OperatorCaller } from '../callers';
import type { FieldFaults } from '../refusals';

type JsonOf<Response> = Response extends { readonly content: { readonly 'application/json': infer Body } }
  ? Body
  : undefined;
type Responses<Id extends OperationId> = Contract[Id]['responses'];

/** The body of a successful response, whatever its status. */
export type SuccessBody<Id extends OperationId> = {
  readonly [Status in keyof Responses<Id> & (200 | 201 | 202 | 204)]: JsonOf<Responses<Id>[Status]>;
}[keyof Responses<Id> & (200 | 201 | 202 | 204)];

/** The members of a request, as they would be sent over HTTP. */
export interface OperatorRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  /** The present code of the operator's authenticator app. */
  readonly code?: string | undefined;
}

export interface OperatorError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields: FieldFaults;
}

export type OperatorResult<Id extends OperationId> =
  | { readonly status: number; readonly body: SuccessBody<Id>; readonly error?: undefined }
  | { readonly status: number; readonly error: OperatorError };

/** The operator on whose behalf an operation is called, and where the request came from. */
export interface OperatorOrigin {
  readonly operator: OperatorCaller;
  readonly requestId: string;
  /** The operator's address in canonical form. */
  readonly ip: string;
}

export interface OperatorAccess {
  /**
   * The operator with this token. Undefined if the token is unknown, inactive, revoked, suspended or expired, or may not
   * be used from this address.
   */
  findByToken(token: string, ip: string): Promise<OperatorCaller | undefined>;
  /** The same for the id of a token, which is read from its table each time. */
  findById(tokenId: number, ip: string): Promise<OperatorCaller | undefined>;
  /** Calls an operation of operators, or a public one that only reads. Throws outages and bugs. */
  call<Id extends OperationId>(id: Id, request: OperatorRequest, origin: OperatorOrigin): Promise<OperatorResult<Id>>;
}
