/** What a request knows of the approval of its operation, and how approved operations are carried out. */
import type { OperatorRole } from '../../../generated/operations';
import type { ProposedRequest } from '../../store/identity/operatorProposals';
import type { OperatorCaller } from '../callers';

/** The approval because of which an operation is carried out. */
export interface Approval {
  readonly proposalId: number;
  readonly approver: OperatorCaller;
}

/** An approved operation, as it was proposed. */
export interface ApprovedOperation {
  readonly operation: string;
  readonly request: ProposedRequest;
  readonly proposer: OperatorCaller;
  readonly approval: Approval;
  readonly requestId: string;
  readonly ip: string;
}

/** `error`: the code with which the operation was refused; null if it took effect. */
export interface ApprovedOutcome {
  readonly error: string | null;
  readonly answer: object | null;
}

/** Validates the proposed request again and runs its operation. Throws what the operation throws. */
export type RunApprovedOperation = (approved: ApprovedOperation) => Promise<ApprovedOutcome>;

/**
 * True for a token, for the token that created it, and for all tokens that descend from the same first token. A token
 * that was changed in its table (undefined) counts as the same person as everybody.
 */
export function isSamePerson(
  one: Pick<OperatorCaller, 'personId'> | undefined,
  other: Pick<OperatorCaller, 'personId'>,
): boolean {
  return one === undefined || one.personId === other.personId;
}

interface SecondPersonOptions {
  /** How many of the two must be approvers. */
  readonly approvers?: 'one' | 'both';
  /** The roles that may ask for it. A second person who is no approver needs one of them. */
  readonly roles?: readonly OperatorRole[];
}

/** Why the second person cannot approve what the first one did; undefined if that is possible. */
export function refuseSecondPerson(
  first: Pick<OperatorCaller, 'personId' | 'roles'> | undefined,
  second: OperatorCaller,
  { approvers = 'one', roles }: SecondPersonOptions = {},
): 'NEEDS_ANOTHER_PERSON' | 'NEEDS_APPROVER' | undefined {
  if (first === undefined || isSamePerson(first, second)) return 'NEEDS_ANOTHER_PERSON';
  const count = [first, second].filter(isApprover).length;
  if (count < (approvers === 'both' ? 2 : 1)) return 'NEEDS_APPROVER';
  const mayDecide = isApprover(second) || roles === undefined || second.roles.some((role) => roles.includes(role));
  return mayDecide ? undefined : 'NEEDS_APPROVER';
}

function isApprover({ roles }: Pick<OperatorCaller, 'roles'>): boolean {
  return roles.includes('approver');
}
