// Generated from spec/ by `make generate`. Never edited.
import type { ApiSurface, OperationId } from './operations';
import type { Validator } from './validators';

/** Keyed by the status as text. `null`: the body is empty. */
export type ValidatorsByStatus = Readonly<Record<string, Validator | null>>;

/** Each checks the parsed JSON body of a response. */
export const statusBasedResponseValidators: Readonly<Record<OperationId, ValidatorsByStatus>>;
/** Each checks a copy of the response headers with lower-case names, and coerces it in place. */
export const responseHeaderValidators: Readonly<Record<OperationId, Readonly<Record<string, Validator>>>>;
/** The lower-case names of the declared headers of each response, by status. */
export const responseHeaders: Readonly<Record<OperationId, Readonly<Record<string, readonly string[]>>>>;
export const genericErrorHeaders: Readonly<Record<ApiSurface, Readonly<Record<string, readonly string[]>>>>;
/** The errors that a request can get before an operation is chosen. */
export const genericErrorValidators: Readonly<Record<ApiSurface, ValidatorsByStatus>>;
export const genericErrorHeaderValidators: Readonly<Record<ApiSurface, Readonly<Record<string, Validator>>>>;
