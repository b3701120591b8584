// Generated from spec/ by `make generate`. Never edited.
import type { ErrorObject } from 'ajv';
import type { OperationId } from './operations';

export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}
/** By status, as text. `null`: the body is empty. */
export type ValidatorsByStatus = Readonly<Record<string, Validator | null>>;

/** For openapi-backend: each looks at `{path, query, header, cookie, requestBody}`. Parameters are coerced and unknown query members removed in place. */
export const requestValidators: Readonly<Record<OperationId, readonly Validator[]>>;
/** Each looks at a response's parsed JSON body. */
export const statusBasedResponseValidators: Readonly<Record<OperationId, ValidatorsByStatus>>;
/** Each looks at a copy of a response's headers with lower-case names, which it coerces in place. */
export const responseHeaderValidators: Readonly<Record<OperationId, Readonly<Record<string, Validator>>>>;
/** The errors that can meet a request before an operation is chosen. */
export const genericErrorValidators: Readonly<Record<'api' | 'v3', ValidatorsByStatus>>;
export const genericErrorHeaderValidators: Readonly<Record<'api' | 'v3', Readonly<Record<string, Validator>>>>;
