/**
 * Each column of each table has a verdict about who notices its change (`tableVerdicts.ts`). The verdicts `audit` and
 * `secret` are proved: a plausible value is written into one row, or the row is deleted, and the audit must report it, or
 * the secret of the row must be refused. All columns are tried in `make long`, some otherwise.
 */
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { type OperationId, operationRecords } from '../../generated/operations';
import { audit } from '../../src/engine/audit/audit';
import { loadAuditProof } from '../../src/engine/audit/auditProof';
import { decryptSecret, SecretMismatch } from '../../src/foundation/secrets/encryption';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { insertOperatorSecondFactor } from '../../src/store/identity/operatorSecondFactors';
import { insertPasskey } from '../../src/store/identity/passkeys';
import {
  boundColumnNames,
  SECRET_COLUMNS,
  type SecretTable,
  secretLocation,
} from '../../src/store/secrets/boundColumns';
import { loadSecretKeys } from '../../src/store/secrets/secretKeys';
import { insertWithdrawalAddress, setAddressRule } from '../../src/store/transfers/withdrawalAddresses';
import { ValidRequests } from '../contract/validRequests';
import { unusedAddress } from '../support/custodian/unusedAddresses';
import { TestExchange } from '../support/exchange';
import { listenKeyOf } from '../support/listenKeyHelpers';
import { createTraders, placeOrder, tradeBetween } from '../support/orderHelpers';
import { printSeed, seededRandom } from '../support/randomSeed';
import { variantsOfThisRun } from '../support/runSize';
import { storesOf } from '../support/storedCredentials';
import { TABLE_VERDICTS, type Verdict } from './tableVerdicts';

/** One column of so many in `make test`. */
const STRIDE = 10;
const NO_CHECKPOINT = Number.MAX_SAFE_INTEGER;
const NOT_OF_THE_EXCHANGE: ReadonlySet<string> = new Set(['knex_migrations', 'knex_migrations_lock']);

interface Column extends RowDataPacket {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly kind: string;
}

const COLUMNS =
  'SELECT c.TABLE_NAME AS `table`, c.COLUMN_NAME AS name, c.DATA_TYPE AS type, c.COLUMN_TYPE AS kind ' +
  'FROM information_schema.COLUMNS c JOIN information_schema.TABLES t ON t.TABLE_SCHEMA = c.TABLE_SCHEMA AND ' +
  "t.TABLE_NAME = c.TABLE_NAME WHERE c.TABLE_SCHEMA = DATABASE() AND t.TABLE_TYPE = 'BASE TABLE' " +
  'ORDER BY c.TABLE_NAME, c.ORDINAL_POSITION';

const random = seededRandom(printSeed('table verdicts'));

let exchange: TestExchange;
let valid: ValidRequests;
let owner: Connection;
let columns: readonly Column[];

beforeAll(async () => {
  exchange = await TestExchange.start();
  valid = await ValidRequests.prepare(exchange);
  const { alice } = valid.participants;
  await tradeBetween(await createTraders(exchange), '100', '1');
  for (const cancelAfter of [300_000, 0])
    await alice.client.expect('setCancelAfter', 200, { body: { cancel_after: cancelAfter } });
  await placeOrder(alice, { side: 'sell', price: '50', amount: '0.1', self_trade_prevention: 'expire_taker' });
  await placeOrder(alice, { side: 'buy', price: '60', amount: '0.1' });
  await placeOrder(alice, { side: 'sell', price: '60', amount: '0.1', self_trade_prevention: 'expire_taker' });
  await listenKeyOf(exchange, alice);
  for (const id of Object.keys(operationRecords) as OperationId[])
    if (operationRecords[id].method === 'get') await valid.create(id);
  await insertRowsOfPages(alice.id);
  owner = await createConnection({ uri: exchange.schema.ownerUrl });
  const [found] = await owner.query<Column[]>(COLUMNS);
  columns = found.filter(({ table }) => !NOT_OF_THE_EXCHANGE.has(table));
  await exchange.stop();
});
afterAll(async () => {
  await owner.end();
  await valid.close();
  await exchange.close();
});

/** Rows that only pages write. */
async function insertRowsOfPages(userId: number): Promise<void> {
  const stores = storesOf(exchange);
  const { database, masterKeys } = stores;
  const nowMs = Date.now();
  const none = () => Promise.resolve();
  const place = { userId, network: 'bitcoin', address: unusedAddress('bitcoin'), tag: null };
  await database.transaction(async (transaction) => {
    await insertWithdrawalAddress(stores, transaction, { ...place, label: 'cold', createdAtMs: nowMs });
    await setAddressRule(stores, transaction, userId, { onlyListed: false, endsAtMs: null });
  });
  const passkey = { userId, credentialId: 'x', publicKey: 'y', counter: 0, label: 'key', createdAtMs: nowMs };
  await insertPasskey(database, masterKeys, passkey, { max: 5, alsoWrite: none });
  const [operatorId = 0] = await database('operator_tokens').orderBy('id').pluck<number[]>('id');
  await insertOperatorSecondFactor(database, masterKeys, { operatorId, secret: 'JBSWY3DPEHPK3PXP', nowMs });
}

test('every column of every table has a verdict, and every verdict a column', () => {
  const tables = new Set(columns.map(({ table }) => table));
  expect(Object.keys(TABLE_VERDICTS).sort()).toEqual(Array.from(tables).sort());
  for (const [table, { columns: named = {} }] of Object.entries(TABLE_VERDICTS)) {
    const present = columns.filter((column) => column.table === table).map(({ name }) => name);
    expect([table, Object.keys(named).filter((name) => !present.includes(name))]).toEqual([table, []]);
  }
});

/** Another value that the column can have. */
function otherValue({ name, type, kind }: Column): string {
  const column = `\`${name}\``;
  if (kind === 'tinyint(1)') return `1 - COALESCE(${column}, 0)`;
  if (type === 'enum') {
    const words = kind.slice(5, -1).split(',');
    return `CASE WHEN ${column} = ${words[0]} THEN ${words[1]} ELSE ${words[0]} END`;
  }
  // Far from the ids of other rows.
  if (type === 'bigint') return `COALESCE(${column}, 0) + 1000003`;
  if (type.endsWith('int') || type === 'decimal') return `COALESCE(${column}, 0) + 1`;
  if (type.includes('binary') || type.includes('blob'))
    return `CONCAT(IF(LEFT(${column}, 1) = X'01', X'02', X'01'), SUBSTRING(${column}, 2))`;
  return `IF(COALESCE(${column}, '') = '', 'x', CONCAT(IF(LEFT(${column}, 1) = 'x', 'y', 'x'), SUBSTRING(${column}, 2)))`;
}

interface Tried {
  readonly table: string;
  readonly what: string;
  readonly sql: string;
  readonly verdict: Verdict;
}

function triesOf(table: string): Tried[] {
  const { changed, columns: named = {}, deleted } = TABLE_VERDICTS[table] ?? ({} as never);
  const own = columns.filter((column) => column.table === table);
  // The first row, in which most columns have values: of addresses those of users, of values those of upgrades.
  const order = own.map(({ name }) => `\`${name}\` IS NULL`).join(', ');
  return [
    ...own.map((column) => ({
      table,
      what: column.name,
      sql: `UPDATE IGNORE ${table} SET \`${column.name}\` = ${otherValue(column)} ORDER BY ${order} LIMIT 1`,
      verdict: named[column.name] ?? changed,
    })),
    { table, what: '(deleted)', sql: `DELETE FROM ${table} ORDER BY ${order} LIMIT 1`, verdict: deleted },
  ];
}

async function reportsViolation(): Promise<boolean> {
  const { database, masterKeys } = exchange;
  const keys = await keysOnce();
  const report = await audit({
    database: engineDatabase(database),
    checkpointEvents: NO_CHECKPOINT,
    proof: () =>
      loadAuditProof(database, { ...keys, ...masterKeys }, { to: '', onUnread: () => undefined }, { isUpgraded: true }),
  });
  return report.violations.length > 0;
}

let loaded: ReturnType<typeof loadSecretKeys> | undefined;
/** Of the exchange before anything was changed. */
function keysOnce(): ReturnType<typeof loadSecretKeys> {
  loaded ??= loadSecretKeys(exchange.database, exchange.masterKeys);
  return loaded;
}

/** Whether a secret of the table is refused now. */
async function refusesSecret(table: string): Promise<boolean> {
  const place = SECRET_COLUMNS.find((each) => each.table === table);
  if (place === undefined) throw new Error(`${table} has no secret`);
  const [rows] = await owner.query<RowDataPacket[]>(`SELECT * FROM ${table}`);
  return rows.some((row) => {
    expect(boundColumnNames(table as SecretTable).every((name) => name in row)).toBe(true);
    try {
      decryptSecret(
        exchange.masterKeys,
        secretLocation(place.table, Number(row['id']), row),
        String(row[place.column]),
      );
      return false;
    } catch (error) {
      if (!(error instanceof SecretMismatch)) throw error;
      return true;
    }
  });
}

test('the audit and the secrets notice what the verdicts say', async () => {
  await keysOnce();
  expect(await reportsViolation()).toBe(false);
  const all = Object.keys(TABLE_VERDICTS).flatMap(triesOf);
  const proved = all.filter(({ verdict }) => verdict === 'audit' || verdict === 'secret');
  const chosen = variantsOfThisRun(proved, STRIDE, random.integer(0, STRIDE - 1));
  const wrong: string[] = [];
  const untried: string[] = [];
  await owner.query('SET FOREIGN_KEY_CHECKS = 0');
  for (const { table, what, sql, verdict } of chosen) {
    await owner.query('DROP TABLE IF EXISTS undamaged');
    await owner.query(`CREATE TABLE undamaged AS SELECT * FROM ${table}`);
    const [result] = await owner.query<import('mysql2').ResultSetHeader>(sql);
    if ((what === '(deleted)' ? result.affectedRows : result.changedRows) === 0) untried.push(`${table}.${what}`);
    else if (!(verdict === 'audit' ? await reportsViolation() : await refusesSecret(table)))
      wrong.push(`${table}.${what}`);
    await owner.query(`DELETE FROM ${table}`);
    await owner.query(`INSERT INTO ${table} SELECT * FROM undamaged`);
  }
  await owner.query('DROP TABLE IF EXISTS undamaged');
  expect(wrong).toEqual([]);
  // In these tables, no request of a test leaves a row.
  expect(untried.filter((each) => !/^(portal_logins|session_listen_keys)\./.test(each))).toEqual([]);
  expect(await reportsViolation()).toBe(false);
});
