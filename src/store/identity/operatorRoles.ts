/** How the roles of operators are stored, and what the single role of a token from an older version stands for. */
import { type OperatorRole, operatorRoles } from '../../../generated/operations';

/** The value of the column `role` of a token whose roles are in the column `roles`. No older version accepts it. */
export const LISTED = 'listed';

/** The roles before there were several: each token had one of them. */
const FORMER_ROLES = {
  viewer: ['auditor'],
  operator: ['support', 'compliance', 'treasury', 'market', 'administrator'],
  approver: ['approver'],
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>;

/** The roles of the first operator: all that the person does who runs an exchange from day to day. */
export const DAILY_ROLES: readonly OperatorRole[] = FORMER_ROLES.operator;

/** Every value that the column `role` can have. */
export const STORED_ROLES: readonly string[] = [LISTED, ...Object.keys(FORMER_ROLES)];

export interface StoredRoles {
  readonly role: string;
  /** Null for the tokens of older versions. */
  readonly roles: string | null;
}

/** In the order of the contract. */
export function storedRoles(roles: readonly OperatorRole[]): string {
  return operatorRoles.filter((role) => roles.includes(role)).join(',');
}

/** Empty if the row was changed so that it names no role. */
export function rolesFrom({ role, roles }: StoredRoles): readonly OperatorRole[] {
  if (roles === null) return formerRoles(role);
  const named = roles.split(',');
  return operatorRoles.filter((one) => named.includes(one));
}

/** What the single role of an older version stands for. */
export function formerRoles(role: string): readonly OperatorRole[] {
  return Object.hasOwn(FORMER_ROLES, role) ? FORMER_ROLES[role as keyof typeof FORMER_ROLES] : [];
}
