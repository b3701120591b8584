/**
 * The commands on an operator's own database server with two users, as src/programs/launch/README.md prescribes them.
 * `make test-mysql` runs this on MySQL, and then also takes backups from MySQL to MariaDB and back.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { readConfig } from '../../src/foundation/settings/config';
import { ensureMasterKey } from '../../src/programs/launch/exchange/masterKey';
import { openDatabase } from '../../src/store/connection/database';
import { migrateUp } from '../../src/store/connection/migrations';
import { commandLauncher } from '../support/commandLauncher';
import { type DatabaseServer, FAMILY, startDatabaseServer } from '../support/databaseServer';
import { eventually } from '../support/eventually';
import { TestExchange } from '../support/exchange';
import { createTraders, tradeBetween } from '../support/orderHelpers';
import { temporaryFolder } from '../support/temporaryFolder';

jest.setTimeout(240_000);

const launch = commandLauncher();
const folder = temporaryFolder();
const DATA_DIR = join(folder, 'data');
const BACKUP = join(folder, 'talad.sql.gz');
const servers: DatabaseServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

async function startServer(family?: typeof FAMILY): Promise<DatabaseServer> {
  const own = join(folder, family ?? 'server');
  const server = await startDatabaseServer({ folder: own, protectsActionLog: true }, family);
  servers.push(server);
  return server;
}

let server: DatabaseServer;
beforeAll(async () => {
  mkdirSync(DATA_DIR);
  ensureMasterKey(join(DATA_DIR, 'master.key'));
  server = await startServer();
});

function launchOn({ serviceUrl, ownerUrl }: DatabaseServer, schema: string, ...args: readonly string[]) {
  return launch(args, {
    DATA_DIR,
    DATABASE_URL: serviceUrl(schema),
    MIGRATE_DATABASE_URL: ownerUrl(schema),
  });
}

/** What the command prints. Fails unless it ends with this exit code. */
async function run(on: DatabaseServer, schema: string, args: readonly string[], code = 0): Promise<string> {
  const command = launchOn(on, schema, ...args);
  if ((await command.exited).code !== code) throw new Error(`${args.join(' ')} on ${schema}: ${command.output()}`);
  return command.output();
}

async function asOwner<T>(on: DatabaseServer, schema: string, work: (owner: Connection) => Promise<T>): Promise<T> {
  const owner = await createConnection(on.ownerUrl(schema));
  return await work(owner).finally(() => owner.end());
}

async function rows(owner: Connection, sql: string): Promise<RowDataPacket[]> {
  return (await owner.query<RowDataPacket[]>(sql))[0];
}

/** An empty schema with the rights of the service. */
async function createSchema(on: DatabaseServer, schema: string): Promise<void> {
  await asOwner(on, 'information_schema', async (owner) => {
    const connected = await createConnection(on.serviceUrl('information_schema'));
    const [[row]] = await connected.query<RowDataPacket[]>('SELECT CURRENT_USER() AS account');
    await connected.end();
    const [user, host] = String(row?.['account']).split('@');
    await owner.query(`CREATE DATABASE ${schema}`);
    await owner.query(`GRANT SELECT, INSERT ON ${schema}.* TO ?@?`, [user, host]);
  });
}

test('a wrong password is reported in one line by each command', async () => {
  const wrong = {
    ...server,
    serviceUrl: () => withPassword(server.serviceUrl()),
    ownerUrl: () => withPassword(server.ownerUrl()),
  };
  for (const args of [['migrate'], ['audit'], ['backup', BACKUP], ['run']])
    expect(await run(wrong, 'talad', args, 1)).toMatch(/^(?!.* at )[^\n]*Access denied[^\n]*\n$/);
});

function withPassword(url: string): string {
  return Object.assign(new URL(url), { password: 'wrong' }).href;
}

test('a migration that is killed at any moment is repaired by the next one, and two at a time do not disturb each other', async () => {
  const seen = async (): Promise<number> =>
    asOwner(server, 'talad', async (owner) => (await rows(owner, 'SHOW TABLES')).length);
  for (const tables of [1, 5, 20, 40]) {
    const killed = launchOn(server, 'talad', 'migrate');
    await eventually(seen, (count) => count >= tables);
    killed.child.kill('SIGKILL');
    await killed.exited;
  }
  const [first, second] = [launchOn(server, 'talad', 'migrate'), launchOn(server, 'talad', 'migrate')];
  for (const command of [first, second])
    expect([(await command.exited).code, command.output()]).toEqual([0, expect.anything()]);
  expect([first.output(), second.output()].filter((text) => text.includes('the schema is up to date'))).toHaveLength(1);
  await asOwner(server, 'talad', async (owner) => {
    expect(await rows(owner, 'SELECT name FROM knex_migrations WHERE batch = 0')).toEqual([]);
    const created = await schemaOf(owner);
    await createSchema(server, 'talad_whole');
    await run(server, 'talad_whole', ['migrate']);
    expect(await asOwner(server, 'talad_whole', schemaOf)).toEqual(created);
  });
});

async function schemaOf(owner: Connection): Promise<Record<string, string>> {
  const created: Record<string, string> = {};
  for (const row of await rows(owner, "SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'")) {
    const name = String(Object.values(row)[0]);
    const [shown] = await rows(owner, `SHOW CREATE TABLE \`${name}\``);
    created[name] = String(shown?.['Create Table']).replace(/ AUTO_INCREMENT=\d+/, '');
  }
  return created;
}

test('a migration waits for one that holds the lock, and says so if that does not end', async () => {
  const url = server.ownerUrl('talad_whole');
  const owner = openDatabase(url, readConfig({ DATABASE_URL: url }).database);
  try {
    await asOwner(server, 'talad_whole', async (other) => {
      await other.query("SELECT GET_LOCK(CONCAT('migrate-', SHA2(DATABASE(), 224)), 0)");
      const waiting = migrateUp(owner);
      const state = async () => rows(other, 'SHOW PROCESSLIST');
      await eventually(state, (found) => found.some((row) => /user lock|User lock/.test(String(row['State']))));
      await other.query("DO RELEASE_LOCK(CONCAT('migrate-', SHA2(DATABASE(), 224)))");
      expect(await waiting).toEqual([]);
    });
  } finally {
    await owner.destroy();
  }
});

test('a backup that is restored beside its original does not depend on it', async () => {
  const schema = {
    name: 'talad',
    serviceUrl: server.serviceUrl(),
    ownerUrl: server.ownerUrl(),
    drop: async () => undefined,
  };
  const exchange = await TestExchange.start({ schema, environment: { MASTER_KEY_FILE: join(DATA_DIR, 'master.key') } });
  await tradeBetween(await createTraders(exchange), '100', '1');
  await exchange.stop();
  await run(server, 'talad', ['backup', BACKUP]);
  await exchange.close();

  await createSchema(server, 'talad_beside');
  expect(await run(server, 'talad_beside', ['restore', BACKUP])).toContain('restored up to sequence');
  await asOwner(server, 'talad', async (owner) => {
    const [before] = await rows(owner, 'SELECT COUNT(*) AS count FROM talad_beside.postings');
    expect(Number(before?.['count'])).toBeGreaterThan(0);
    await owner.query("UPDATE journal_entries SET postings = '[]'");
    expect(await run(server, 'talad_beside', ['audit'])).toContain('clean at sequence');
    await owner.query('DROP DATABASE talad');
    expect(await rows(owner, 'SELECT COUNT(*) AS count FROM talad_beside.postings')).toEqual([before]);
  });
  expect(await run(server, 'talad_beside', ['audit'])).toContain('clean at sequence');
});

const testOnMysql = FAMILY === 'MySQL' ? test : () => undefined;

testOnMysql('a backup of MySQL is restored on MariaDB, and one of that on MySQL', async () => {
  const other = await startServer('MariaDB');
  expect(await run(other, 'talad', ['restore', BACKUP])).toContain('restored up to sequence');
  expect(await run(other, 'talad', ['audit'])).toContain('clean at sequence');
  const again = join(folder, 'again.sql.gz');
  await run(other, 'talad', ['backup', again]);
  await createSchema(server, 'talad_again');
  expect(await run(server, 'talad_again', ['restore', again])).toContain('restored up to sequence');
  expect(await run(server, 'talad_again', ['audit'])).toContain('clean at sequence');
});
