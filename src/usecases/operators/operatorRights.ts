/** What the roles of an operator allow. Which roles an operation needs is in the contract (`x-roles`). */
import type { OperationRecord } from '../../../generated/operations';
import type { OperatorCaller } from '../callers';

type Roles = Pick<OperatorCaller, 'roles'>;

/** One of the roles suffices. If the contract names no role for the operation, no operator may use it. */
export function mayCall({ roles }: Pick<OperationRecord, 'roles'>, operator: Roles): boolean {
  return operator.roles.some((role) => roles.includes(role));
}

/** Whether personal data are masked: for an operator who may call the operation only because of the role `support`. */
export function seesMasked({ roles }: Pick<OperationRecord, 'roles'>, operator: Roles): boolean {
  return operator.roles.every((role) => role === 'support' || !roles.includes(role));
}
