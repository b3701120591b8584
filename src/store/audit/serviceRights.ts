/**
 * The rights of the service's database user: it reads and writes rows, but may only add rows to the log of operators'
 * actions. So a fault or an intruder in the server cannot change what was done, also not with the key of the log.
 */
import type { Knex } from 'knex';
import { listTables, rowsOf } from '../connection/catalogue';
import { withTimeout } from '../connection/database';
import { OPERATOR_ACTIONS } from './operatorActions';

/** ER_TABLEACCESS_DENIED_ERROR and ER_DBACCESS_DENIED_ERROR. */
const DENIED: readonly unknown[] = [1142, 1044];
const ACCOUNT = /^([^@]+)@([^@]+)$/;

/** The account of the connection as `user@host`. */
export async function currentAccount(database: Knex): Promise<string> {
  const [rows] = (await withTimeout(database, database.raw('SELECT CURRENT_USER() AS account'))) as [
    { readonly account: string }[],
  ];
  return rows[0]?.account ?? '';
}

/**
 * Lets the account change and delete rows of every table except the log, as the owner of the schema, who must be allowed
 * to grant. Returns the reason if that is not possible. SELECT and INSERT belong to the whole schema.
 */
export async function grantServiceRights(owner: Knex, account: string): Promise<string | undefined> {
  const [, user = '', host = ''] = ACCOUNT.exec(account) ?? [];
  const listed = await listTables(rowsOf(owner));
  const tables = listed.filter(({ name, isView }) => !isView && name !== OPERATOR_ACTIONS).map(({ name }) => name);
  try {
    for (const table of tables)
      await withTimeout(owner, owner.raw('GRANT UPDATE, DELETE ON ?? TO ?@?', [table, user, host]));
    return undefined;
  } catch (error) {
    if (isDenied(error)) return 'the owner of the schema lacks GRANT OPTION';
    throw error;
  }
}

/** Whether the user of this connection could change or delete rows of the log. No row is touched. */
export async function findActionLogRights(database: Knex): Promise<string[]> {
  const found: string[] = [];
  for (const [right, sql] of [
    ['UPDATE', `UPDATE ${OPERATOR_ACTIONS} SET keyed = keyed WHERE 1 = 0`],
    ['DELETE', `DELETE FROM ${OPERATOR_ACTIONS} WHERE 1 = 0`],
  ] as const) {
    try {
      await withTimeout(database, database.raw(sql));
      found.push(right);
    } catch (error) {
      // A database that is read-only now refuses for another reason, and then nothing is known.
      if (!isDenied(error) && !isReadOnly(error)) throw error;
    }
  }
  return found;
}

/** ER_OPTION_PREVENTS_STATEMENT and ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION. */
const READ_ONLY: readonly unknown[] = [1290, 1792, 1836];

function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'errno' in error && READ_ONLY.includes(error.errno);
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && 'errno' in error && DENIED.includes(error.errno);
}
