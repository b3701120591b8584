// Generated from spec/ by `make generate`. Never edited.
import type { ErrorObject } from 'ajv';
import type { OperationId } from './operations';

export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/**
 * For openapi-backend: each checks `{path, query, header, cookie, requestBody}`. Parameters are coerced and unknown
 * query members are removed in place.
 */
export const requestValidators: Readonly<Record<OperationId, readonly Validator[]>>;
