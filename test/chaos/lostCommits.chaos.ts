/**
 * The database comes back without commits that were published (promise 57): from a copy of its files that is five
 * commits old, empty, or with another history of the same length. A running server ends, and no server starts on it,
 * with a message that says what is missing; nothing is served. An operator can accept the loss.
 */
import { join } from 'node:path';
import { readConfig } from '../../src/foundation/settings/config';
import { runCommand } from '../../src/programs/launch/process/childProcess';
import { openDatabase } from '../../src/store/connection/database';
import { migrateUp } from '../../src/store/connection/migrations';
import { BUILD } from '../support/build';
import { eventually } from '../support/eventually';
import type { TestExchange, TestUser } from '../support/exchange';
import { startSecondServer } from '../support/secondServer';
import { type ChaosEnvironment, printProgress, withChaosEnvironment } from './chaosEnvironment';

const COMMITS = 5;

async function placeOrders({ client }: TestUser, firstNonce: number, price: string): Promise<void> {
  for (let nonce = firstNonce; nonce < firstNonce + COMMITS; nonce += 1)
    await client.expect('createOrder', 200, {
      body: { pair: 'btc_thb', type: 'limit', side: 'buy', price, amount: '0.001', nonce },
    });
}

async function lastEvent(exchange: TestExchange): Promise<number> {
  const row = await exchange.database('events').max({ last: 'sequence' }).first();
  return Number(row?.last);
}

/** Puts the files of the database back to the copy while the server runs. */
async function putBack(environment: ChaosEnvironment, copy: string): Promise<void> {
  await environment.endDatabase('SIGKILL');
  environment.returnDatabaseTo(copy);
  await environment.startDatabase();
}

/** The running server must end by itself, and a new start must be refused with the same message. */
async function expectRefused(exchange: TestExchange, message: string): Promise<void> {
  await eventually(
    () => exchange.lines.filter((line) => line.includes(message)).length,
    (count) => count > 0,
  );
  await eventually(
    () =>
      exchange.anonymous.call('getTime').then(
        () => 'serves',
        () => 'has ended',
      ),
    (state) => state === 'has ended',
  );
  await expect(exchange.restart()).rejects.toThrow(message);
}

test('a database that has lost commits is refused by a running server and at a start, and says what is missing', () =>
  withChaosEnvironment({}, async (environment) => {
    const { exchange } = environment;
    const user = await exchange.createUser({ balances: { thb: '1000000' } });
    await environment.endDatabase('shutdown');
    const copy = environment.copyDatabase('copy');
    await environment.startDatabase();
    await eventually(
      () => exchange.anonymous.call('getReadiness'),
      ({ status }) => status === 200,
    );
    const copiedThrough = await lastEvent(exchange);
    await placeOrders(user, 1, '1000');
    const last = copiedThrough + COMMITS;

    await putBack(environment, copy);
    const missing =
      `the event log of the database ends at ${copiedThrough}, but this server has published events ` +
      `${copiedThrough + 1} to ${last}`;
    await expectRefused(exchange, missing);
    printProgress('lost commits: a copy that is five commits old is refused');

    const other = await startSecondServer(exchange, {});
    await placeOrders({ ...user, client: other.anonymous.withCredentials(user.client.credentials) }, 1, '1001');
    await other.close();
    await expect(exchange.restart()).rejects.toThrow(
      `event ${last} of the database is not the one that this server has published`,
    );
    printProgress('lost commits: another history of the same length is refused');

    await putBack(environment, copy);
    await accept(exchange, copiedThrough + 1);
    expect(await exchange.database('accepted_data_losses').select('missing_from', 'published_through')).toEqual([
      { missing_from: copiedThrough + 1, published_through: last },
    ]);
    await placeOrders(user, 1, '1002');
    // The new life continues above all that was published.
    const published = await lastEvent(exchange);
    expect(published).toBeGreaterThan(last + 1_000_000);
    printProgress('lost commits: the loss is accepted and recorded');

    const ownerUrl = exchange.schema.ownerUrl;
    const owner = openDatabase(ownerUrl, readConfig({ DATABASE_URL: ownerUrl }).database);
    await owner.raw('SET foreign_key_checks = 0');
    for (const { name, type } of await tablesOf(owner)) await owner.raw(`DROP ${type} ??`, [name]);
    await expectRefused(
      exchange,
      `the database has no event log, but this server has published events 1 to ${published}`,
    ).catch((error: Error) => expect(error.message).toMatch(/lacks migrations/));
    await migrateUp(owner);
    await owner.destroy();
    await expect(exchange.restart()).rejects.toThrow(
      `ends at 0, but this server has published events 1 to ${published}`,
    );
    printProgress('lost commits: an empty database is refused');
    await accept(exchange, 1);
  }));

/** `make migrate` begins a new life of the database, and then the server continues without what is lost. */
async function accept(exchange: TestExchange, from: number): Promise<void> {
  const { dataDir, schema } = exchange;
  const accepted = { ACCEPT_DATA_LOSS_FROM: String(from) };
  const environment = { DATA_DIR: dataDir, DATABASE_URL: schema.serviceUrl, MIGRATE_DATABASE_URL: schema.ownerUrl };
  const script = join(BUILD, 'src', 'programs', 'launch', 'main.js');
  const migrate = () =>
    runCommand(process.execPath, [script, 'migrate'], { ...process.env, ...environment, ...accepted });
  // The copy of the database has the lease of the server that ran then, for some seconds.
  const said = await eventually(
    () => migrate().catch(({ message }: Error) => message),
    (answer) => !answer.includes('A server is using this database'),
  );
  expect(said).toContain('began life');
  await runCommand(process.execPath, [script, 'confirm', 'all'], { ...process.env, ...environment });
  await exchange.restart(accepted);
}

async function tablesOf(owner: ReturnType<typeof openDatabase>): Promise<{ name: string; type: 'TABLE' | 'VIEW' }[]> {
  const [rows] = (await owner.raw(
    "SELECT table_name AS name, IF(table_type = 'VIEW', 'VIEW', 'TABLE') AS type FROM information_schema.tables " +
      'WHERE table_schema = DATABASE()',
  )) as [{ name: string; type: 'TABLE' | 'VIEW' }[]];
  return rows;
}
