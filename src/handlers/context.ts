/** The argument of each handler besides its request: the parts of the service, and the identity of the caller. */
import type { OperationId, operations } from '../../generated/operations';
import type { Caller } from '../application/callers';
import type { Services } from '../application/services';

/** The callers that may send an operation, according to its security in the contract. */
export type CallerOf<Id extends OperationId> = Extract<Caller, { readonly kind: (typeof operations)[Id]['security'] }>;

export interface Context<C extends Caller = Caller> extends Services {
  readonly caller: C;
  readonly requestId: string;
  /** The caller's address in its plain spelling. */
  readonly ip: string;
}
