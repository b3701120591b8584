/** The second argument of every handler: the services, the caller and the request's id and address. */
import type { OperationId, operations } from '../../../generated/operations';
import type { Caller } from '../../usecases/callers';
import type { Approval, RunApprovedOperation } from '../../usecases/proposals/approvals';
import type { Services } from '../../usecases/services';

/** The callers that may use an operation, according to its security in the contract. */
export type CallerOf<Id extends OperationId> = Extract<
  Caller,
  { readonly kind: KindOf<(typeof operations)[Id]['security']> }
>;
type KindOf<Security> = Security extends 'portalReader'
  ? 'partner' | 'portal'
  : Security extends 'binanceKey'
    ? 'key'
    : Security extends 'binanceKeyAlone'
      ? 'apiKeyOnly'
      : Security;

export interface Context<C extends Caller = Caller> extends Services {
  readonly caller: C;
  readonly requestId: string;
  /** The caller's IP address in canonical form. */
  readonly ip: string;
  /** Set only if the operation was proposed, and another person has approved it. */
  readonly approval: Approval | undefined;
  /** For `approveProposal`. */
  readonly runApprovedOperation: RunApprovedOperation;
}
