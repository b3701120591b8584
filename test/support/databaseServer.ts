/**
 * A database server of its own for a test run or a test: MariaDB, or MySQL with TEST_DATABASE=mysql, whose two users have
 * the rights of a production database, and whose settings a test may change.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPrivateDatabase } from '../../src/programs/launch/database/database';
import type { DatabaseSize } from '../../src/programs/launch/database/databaseMemory';
import { databaseUrl, databaseUsers, SCHEMA, usersSql } from '../../src/programs/launch/database/databaseUsers';
import { BUILD } from './build';
import { freePort } from './freePort';
import { findMysql, MYSQL_TEMPLATE } from './mysql/mysqlPackages';
import { MysqlServer } from './mysql/mysqlServer';

/** The family of the servers that the tests of this run start. */
export const FAMILY = process.env['TEST_DATABASE'] === 'mysql' ? 'MySQL' : 'MariaDB';

export interface DatabaseServer {
  /** For the service: reads and writes rows. `schema` is the exchange's own when not given. */
  serviceUrl(schema?: string): string;
  /** For migrations: may also change the schema. */
  ownerUrl(schema?: string): string;
  readonly processId: number;
  stop(): Promise<void>;
}

export interface DatabaseServerOptions {
  /** Holds all files of the database; created if absent. A server that was stopped is started again on the same data. */
  readonly folder: string;
  /** MariaDB only; small by default. */
  readonly size?: DatabaseSize;
  /** Further options of the server. */
  readonly serverOptions?: readonly string[];
  /** Rights on all schemas that the owner gets in addition, for a test that changes settings of the server. */
  readonly ownerRights?: readonly string[];
  /** As in production, the service gets the rights to change rows from `make migrate`, for each table. */
  readonly protectsActionLog?: boolean;
  readonly say?: (line: string) => void;
}

export function startDatabaseServer(options: DatabaseServerOptions, family = FAMILY): Promise<DatabaseServer> {
  return family === 'MySQL' ? startMysql(options) : startMariaDb(options);
}

function startMariaDb(options: DatabaseServerOptions) {
  const { folder, size, serverOptions = [], ownerRights = [], protectsActionLog = false, say } = options;
  return startPrivateDatabase({
    folder,
    say: say ?? (() => undefined),
    template: join(BUILD, 'database-template'),
    serverOptions,
    startSql: grants(ownerRights),
    protectsActionLog,
    ...(size && { size }),
  });
}

async function startMysql(options: DatabaseServerOptions): Promise<DatabaseServer> {
  const { folder, serverOptions = [], ownerRights = [], protectsActionLog = false } = options;
  const program = findMysql();
  if (program === undefined) throw new Error('MySQL is missing: `make test-mysql` downloads it');
  const port = await keptPort(folder);
  const server = new MysqlServer(program, { number: 1, folder, port }, [
    '--innodb-buffer-pool-size=128M',
    '--max-connections=300',
    ...serverOptions,
  ]);
  await server.initializeOnce(MYSQL_TEMPLATE);
  await server.start();
  const users = databaseUsers(folder);
  await server.query(...usersSql(users, { protectsActionLog }).trim().split('\n'), ...grants(ownerRights));
  return {
    serviceUrl: (schema = SCHEMA) => databaseUrl(users, 'service', schema, port),
    ownerUrl: (schema = SCHEMA) => databaseUrl(users, 'owner', schema, port),
    processId: server.processId,
    stop: () => server.stop(),
  };
}

/** The port of the folder's server, the same after a restart. */
async function keptPort(folder: string): Promise<number> {
  const file = join(folder, 'port');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, String(await freePort()));
  return Number(readFileSync(file, 'utf8'));
}

function grants(rights: readonly string[]): string[] {
  return ['localhost', '127.0.0.1'].flatMap((host) =>
    rights.map((right) => `GRANT ${right} ON *.* TO '${SCHEMA}_owner'@'${host}';`),
  );
}
