/** What the roles of an operator allow. Which roles an operation needs is in the contract (`x-roles`). */
import type { OperationRecord } from '../../../generated/operations';
import type { OperatorCaller } from '../callers';

/**
 * Masked personal data are enough to recognize what a customer reads out, and too little to use it: the first character
 * and the domain of a mailbox, the last four characters of a long text.
 */
const MAILBOX = /^(.).*(@[^@]+)$/s;
const ENDING_SHOWN_FROM = 12;
const MASK = '***';

type Roles = Pick<OperatorCaller, 'roles'>;

/** One of the roles suffices. If the contract names no role for the operation, no operator may use it. */
export function mayCall({ roles }: Pick<OperationRecord, 'roles'>, operator: Roles): boolean {
  return operator.roles.some((role) => roles.includes(role));
}

/** Whether personal data are masked: for an operator who may call the operation only because of the role `support`. */
export function seesMasked({ roles }: Pick<OperationRecord, 'roles'>, operator: Roles): boolean {
  return operator.roles.every((role) => role === 'support' || !roles.includes(role));
}

/** Returns the answer with these members masked, at any depth. */
export function maskPersonal(names: readonly string[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => maskPersonal(names, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => [
      name,
      names.includes(name) && typeof member === 'string' ? maskText(member) : maskPersonal(names, member),
    ]),
  );
}

function maskText(text: string): string {
  const [, first, domain] = MAILBOX.exec(text) ?? [];
  if (first !== undefined && domain !== undefined) return `${first}${MASK}${domain}`;
  return text.length < ENDING_SHOWN_FROM ? MASK : `${MASK}${text.slice(-4)}`;
}
