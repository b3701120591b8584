/** How the doors without HTTP requests run operations, and what they get. */
import type { OperationId } from '../../../../generated/operations';
import type { Call } from '../calls/call';
import type { Problem } from '../problems/errors';
import type { JsonContent } from '../responses/jsonResponse';

/** The result of a request before it is rendered. */
export type Outcome = { readonly problem: Problem } | ({ readonly problem?: undefined } & JsonContent);

/** The parameters of an operation, as they would be sent over HTTP. */
export interface OperationParameters {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: object | undefined;
}

/** Runs an operation for a door that has no HTTP request. Throws whatever a handler or a credential check throws. */
export type RunOperation = (id: OperationId, parameters: OperationParameters, call: Call) => Promise<Outcome>;
