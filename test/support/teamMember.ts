/** A person with some roles. */
import type { OperatorRole } from '../../generated/operations';
import type { Client } from './client';
import type { TestExchange } from './exchange';

/** Counts as the first approver, who creates the token. Without dual control it works at once. */
export async function teamMember({ approver }: TestExchange, ...roles: OperatorRole[]): Promise<Client> {
  const { token } = await approver.expect('createOperatorToken', 201, { body: { name: roles.join(' and '), roles } });
  return approver.withCredentials({ kind: 'operator', token });
}
