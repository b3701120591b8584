/**
 * The users of the private database: an owner who may change the schema, and the service, which may only read and write
 * rows, and cannot change the log of operators' actions. Their passwords are generated at the first start and kept in a file that only its owner can read.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DatabaseUsers {
  readonly owner: string;
  readonly service: string;
}

export const SCHEMA = 'talad';
/** Schemas that the users may access: the exchange's own, and those that tests create. */
const SCHEMA_PATTERN = `${SCHEMA}%`;

const RIGHTS = { owner: 'ALL PRIVILEGES', service: 'SELECT, INSERT, UPDATE, DELETE' } as const;
/** Everything else that the service may do is granted for each table: see `serviceRights.ts`. */
const PROTECTED_SERVICE_RIGHTS = 'SELECT, INSERT';

export function databaseUsers(folder: string): DatabaseUsers {
  const path = join(folder, 'users.json');
  if (!existsSync(path)) {
    const password = (): string => randomBytes(24).toString('hex');
    writeFileSync(path, `${JSON.stringify({ owner: password(), service: password() })}\n`, { mode: 0o600 });
  }
  return JSON.parse(readFileSync(path, 'utf8')) as DatabaseUsers;
}

/**
 * Statements that the database runs at each start before it accepts connections, one per line. With `protectsActionLog`, the
 * service gets its further rights from `grantServiceRights`, when the tables exist.
 */
export function usersSql(
  users: DatabaseUsers,
  { protectsActionLog }: { readonly protectsActionLog: boolean } = { protectsActionLog: false },
): string {
  const lines = [`CREATE DATABASE IF NOT EXISTS \`${SCHEMA}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;`];
  for (const name of ['owner', 'service'] as const) {
    for (const host of ['localhost', '127.0.0.1']) {
      const user = `'${SCHEMA}_${name}'@'${host}'`;
      const isProtected = name === 'service' && protectsActionLog;
      // An older version gave the service more.
      if (isProtected) lines.push(`DROP USER IF EXISTS ${user};`);
      lines.push(
        `CREATE USER IF NOT EXISTS ${user} IDENTIFIED BY '${users[name]}';`,
        `ALTER USER ${user} IDENTIFIED BY '${users[name]}';`,
        isProtected
          ? `GRANT ${PROTECTED_SERVICE_RIGHTS} ON \`${SCHEMA}\`.* TO ${user};`
          : `GRANT ${RIGHTS[name]} ON \`${SCHEMA_PATTERN}\`.* TO ${user}${name === 'owner' ? ' WITH GRANT OPTION' : ''};`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

/** `place` is a socket path, or a port on this machine. */
export function databaseUrl(
  users: DatabaseUsers,
  name: keyof DatabaseUsers,
  schema: string,
  place: string | number,
): string {
  const login = `${SCHEMA}_${name}:${users[name]}`;
  if (typeof place === 'number') return `mysql://${login}@127.0.0.1:${place}/${schema}`;
  return `mysql://${login}@localhost/${schema}?socketPath=${encodeURIComponent(place)}`;
}
