/**
 * API keys and operator tokens after a restore. The backup may be older than their revocation, so all of them are
 * suspended until an operator confirms them.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

export const CREDENTIAL_KINDS = ['operator-token', 'api-key'] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

export interface CredentialName {
  readonly kind: CredentialKind;
  readonly id: number;
}

export interface SuspendedCredential extends CredentialName {
  /** Role and name of a token; owner and label of an API key. */
  readonly description: string;
}

const TABLES = { 'operator-token': 'operator_tokens', 'api-key': 'api_keys' } as const;

/** Suspends everything that is not revoked. What was suspended before keeps its time. Returns how many are suspended. */
export async function suspendCredentials(database: Knex, nowMs: number): Promise<number> {
  for (const kind of CREDENTIAL_KINDS)
    await withTimeout(
      database,
      suspendable(database, kind).whereNull('suspended_at_ms').update({ suspended_at_ms: nowMs }),
    );
  return (await listSuspendedCredentials(database)).length;
}

/** Operator tokens first, each kind by id. */
export async function listSuspendedCredentials(database: Knex): Promise<SuspendedCredential[]> {
  const tokens: readonly { readonly id: BigintColumn; readonly name: string; readonly role: string }[] =
    await withTimeout(
      database,
      suspendable(database, 'operator-token')
        .whereNotNull('suspended_at_ms')
        .orderBy('id')
        .select('id', 'name', 'role'),
    );
  const keys: readonly { readonly id: BigintColumn; readonly label: string; readonly email: string }[] =
    await withTimeout(
      database,
      database('api_keys')
        .join('users', 'users.id', 'api_keys.user_id')
        .whereNull('api_keys.revoked_at_ms')
        .whereNotNull('api_keys.suspended_at_ms')
        .orderBy('api_keys.id')
        .select('api_keys.id', 'api_keys.label', 'users.email'),
    );
  return [
    ...tokens.map(({ id, name, role }) => ({
      kind: 'operator-token' as const,
      id: integerFrom(id),
      description: `${role}, ${name}`,
    })),
    ...keys.map(({ id, label, email }) => ({
      kind: 'api-key' as const,
      id: integerFrom(id),
      description: `${email}, ${label}`,
    })),
  ];
}

/** False if it is not suspended. */
export async function confirmCredential(database: Knex, { kind, id }: CredentialName): Promise<boolean> {
  const suspended = database(TABLES[kind]).where({ id }).whereNotNull('suspended_at_ms');
  return (await withTimeout(database, suspended.update({ suspended_at_ms: null }))) === 1;
}

/** Returns how many were suspended. */
export async function confirmAllCredentials(database: Knex): Promise<number> {
  let confirmed = 0;
  for (const table of Object.values(TABLES))
    confirmed += await withTimeout(
      database,
      database(table).whereNotNull('suspended_at_ms').update({ suspended_at_ms: null }),
    );
  return confirmed;
}

function suspendable(database: Knex, kind: CredentialKind): Knex.QueryBuilder {
  return database(TABLES[kind]).whereNull('revoked_at_ms');
}
