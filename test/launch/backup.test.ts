/**
 * `make backup` and `make restore`: a running exchange is backed up under traffic, its data directory is destroyed, and
 * the restored exchange has exactly the rows at the backup's sequence and continues to trade with the existing API
 * keys.
 *
 * @needs mariadb-dump, mariadb
 */

import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { amountFrom } from '../../src/core/values/decimal';
import {
  type PrivateDatabase,
  runningDatabase,
  startPrivateDatabase,
} from '../../src/programs/launch/database/database';
import { ensureMasterKey } from '../../src/programs/launch/exchange/masterKey';
import { runCommand } from '../../src/programs/launch/process/childProcess';
import { waitUntilGone } from '../../src/programs/launch/process/recordedProcess';
import { eventFromRow } from '../../src/store/events/eventRows';
import type { EventRow } from '../../src/store/events/payloadCodec';
import { type OrderRow, orderFromRow } from '../../src/store/tables/orders';
import { createApiKeyIn } from '../support/apiKeys';
import { BUILD } from '../support/build';
import { Client } from '../support/client';
import { commandLauncher, type LaunchedCommand } from '../support/commandLauncher';
import { eventually } from '../support/eventually';
import { freePort } from '../support/freePort';
import { newerBuild, TABLE } from '../support/newerBuild';
import { printSeed, type Random, seededRandom } from '../support/randomSeed';
import { temporaryFolder } from '../support/temporaryFolder';

const TRADERS = 6;
const RATES = {
  RATE_LIMIT_ADDRESS_PROCESSOR_PERCENT: '1000000',
  ...Object.fromEntries(
    ['ADDRESS', 'KEY'].flatMap((who) =>
      ['GET', 'POST', 'OTHER'].map((what) => [`RATE_LIMIT_${who}_${what}`, '1000000']),
    ),
  ),
};

const launch = commandLauncher();
const folder = temporaryFolder();

interface LaunchEnvironment {
  readonly DATA_DIR: string;
  readonly PORT: string;
  readonly DATABASE_URL?: string;
  readonly BACKUP_RECIPIENT?: string;
  readonly BACKUP_IDENTITY_FILE?: string;
}

/** A user who trades at random, and the orders that were acknowledged. */
class Trader {
  readonly acknowledged = new Set<number>();
  private isTrading = false;
  private nonce = 0;

  private constructor(
    readonly client: Client,
    private readonly random: Random,
  ) {}

  static async create(place: LaunchEnvironment, random: Random): Promise<Trader> {
    const operator = operatorOf(place);
    const { id } = await operator.expect('createUser', 201, {
      body: { email: `${randomUUID()}@example.com`, identity_verification_level: 'level_1' },
    });
    for (const [asset, amount] of [['thb', '100000000'] as const, ['btc', '100'] as const])
      await operator.expect('creditDeposit', 201, { body: { user_id: id, asset, amount, reference: randomUUID() } });
    const key = await createApiKeyIn(place, id, {
      label: 'trader',
      permissions: ['order_create', 'order_cancel', 'order_list'],
    });
    return new Trader(
      operator.withCredentials({ kind: 'key', apiKey: key.api_key, apiSecret: key.api_secret }),
      random,
    );
  }

  async trade(): Promise<void> {
    this.isTrading = true;
    while (this.isTrading) {
      const order = await this.placeOrder();
      this.acknowledged.add(order);
      if (this.random.next() < 0.3) await this.client.call('cancelOrder', { path: { id: order } });
    }
  }

  stop(): void {
    this.isTrading = false;
  }

  /** Places an order and returns its id. */
  async placeOrder(): Promise<number> {
    this.nonce += 1;
    const price = String(1_000_000 + this.random.integer(-20, 20));
    const body = {
      pair: 'btc_thb',
      type: 'limit',
      side: this.random.pick(['buy', 'sell'] as const),
      price,
      amount: `0.00${this.random.integer(1, 9)}`,
    } as const;
    return (await this.client.expect('createOrder', 200, { body: { ...body, nonce: this.nonce } })).id;
  }
}

function operatorOf({ DATA_DIR, PORT }: LaunchEnvironment): Client {
  const token = readFileSync(join(DATA_DIR, 'operator-token'), 'utf8').trim();
  return new Client(() => `http://127.0.0.1:${PORT}`).withCredentials({ kind: 'operator', token });
}

async function startRun(place: LaunchEnvironment): Promise<LaunchedCommand> {
  const run = launch(['run'], {
    ...RATES,
    DUAL_CONTROL: 'off',
    OPERATOR_ON_PUBLIC_PORT: 'on',
    APPROVER_TOKEN_FILE: join(place.DATA_DIR, 'approver-token'),
    ...place,
  });
  await run.says('Talad serves on');
  return run;
}

async function runToExit(
  args: readonly string[],
  place: LaunchEnvironment,
  code: number,
  build = BUILD,
): Promise<string> {
  const command = launch(args, { ...place }, { build });
  const exit = await command.exited;
  if (exit.code !== code) throw new Error(`${args.join(' ')} ended with ${JSON.stringify(exit)}:\n${command.output()}`);
  return command.output();
}

/** The state after the events up to `sequence`: orders by id, balances by account. */
function stateAt(events: readonly EventRow[], sequence: number) {
  const orders = new Map<number, unknown>();
  const balances = new Map<number, bigint>();
  for (const event of events.filter((row) => Number(row.sequence) <= sequence).map(eventFromRow)) {
    for (const order of event.orders) orders.set(order.id, order);
    for (const { account, balance } of event.balances) balances.set(account.id, balance);
  }
  return { orders, balances };
}

async function stateOf(connection: Connection) {
  const orders = await rowsOf<OrderRow>(
    connection,
    'SELECT orders.*, order_extras.* FROM orders LEFT JOIN order_extras ON order_extras.order_id = orders.id ORDER BY id',
  );
  const accounts = await rowsOf<{ id: number; balance: string }>(
    connection,
    'SELECT id, balance FROM accounts ORDER BY id',
  );
  return {
    orders: new Map(orders.map((row) => [Number(row.id), orderFromRow(row)])),
    balances: new Map(accounts.map(({ id, balance }) => [Number(id), amountFrom(balance)])),
  };
}

async function rowsOf<Row extends object>(connection: Connection, sql: string): Promise<Row[]> {
  return (await connection.query<RowDataPacket[]>(sql))[0] as unknown as Row[];
}

async function withConnection<T>(url: string | undefined, work: (connection: Connection) => Promise<T>): Promise<T> {
  if (url === undefined) throw new Error('the database does not run');
  const connection = await createConnection({ uri: url, supportBigNumbers: true, dateStrings: true });
  return await work(connection).finally(() => connection.end());
}

/** Resolves when a backup waits for the table, which `connection` has locked. The server reads it too. */
async function untilWaitingForPartners(connection: Connection): Promise<void> {
  const waiting =
    "SELECT id FROM information_schema.processlist WHERE state LIKE 'Waiting for table%' AND info LIKE '%SQL_NO_CACHE%`partners`%'";
  while ((await rowsOf(connection, waiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Output of a backup that is paused after some of the tables were read, while `meanwhile` runs. */
async function backedUpHalting(
  place: LaunchEnvironment,
  backup: string,
  meanwhile: () => Promise<void>,
): Promise<string> {
  return await withConnection((await runningDatabase(join(place.DATA_DIR, 'database')))?.ownerUrl, async (owner) => {
    await owner.query('LOCK TABLES partners WRITE');
    const backingUp = runToExit(['backup', backup], place, 0);
    await untilWaitingForPartners(owner);
    await meanwhile();
    await owner.query('UNLOCK TABLES');
    return await backingUp;
  });
}

async function privateUrl({ DATA_DIR }: LaunchEnvironment): Promise<string | undefined> {
  return (await runningDatabase(join(DATA_DIR, 'database')))?.serviceUrl;
}

test('a backup under traffic restores exactly its sequence after the data directory was lost, and trading continues', async () => {
  const random = seededRandom(printSeed('backup'));
  // Not encrypted, so that the test reads and forges its content (`backupKeys.test.ts` has encrypted ones).
  const place = { DATA_DIR: join(folder, 'kept'), PORT: String(await freePort()), BACKUP_RECIPIENT: 'none' };
  const backup = join(folder, 'safe', 'talad.sql.gz');
  // A folder that is missing may be a disk that is not mounted.
  expect(await runToExit(['backup', backup], place, 1)).toContain(`The folder ${join(folder, 'safe')} does not exist`);
  expect(existsSync(join(folder, 'safe'))).toBe(false);
  mkdirSync(join(folder, 'safe'));
  const run = await startRun(place);
  const traders: Trader[] = [];
  for (let index = 0; index < TRADERS; index += 1) traders.push(await Trader.create(place, random));
  const traffic = traders.map((trader) => trader.trade());
  const countAcknowledged = (): number => traders.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  await eventually(countAcknowledged, (count) => count > 10 * TRADERS);
  const acknowledgedBefore = traders.flatMap(({ acknowledged }) => [...acknowledged]);
  const said = await backedUpHalting(place, backup, async () => {
    // Orders do not wait for a backup.
    const before = countAcknowledged();
    await eventually(countAcknowledged, (count) => count > before + TRADERS);
  });
  const sequence = Number(/up to sequence (\d+), schema \d{3}_/.exec(said)?.[1]);
  for (const file of ['master.key', 'operator-token', 'approver-token'])
    expect(said).toContain(join(place.DATA_DIR, file));
  const atTheEnd = countAcknowledged();
  await eventually(countAcknowledged, (count) => count > atTheEnd + TRADERS);
  for (const trader of traders) trader.stop();
  await Promise.all(traffic);
  const events = await withConnection(await privateUrl(place), (live) =>
    rowsOf<EventRow>(live, 'SELECT * FROM events ORDER BY sequence'),
  );
  expect(Number(events.at(-1)?.sequence)).toBeGreaterThan(sequence);
  const expected = stateAt(events, sequence);

  // One complete file, readable by its owner only, without any password.
  expect([statSync(backup).mode & 0o777, readdirSync(join(folder, 'safe'))]).toEqual([0o600, ['talad.sql.gz']]);
  expect(readdirSync(place.DATA_DIR).filter((name) => name.startsWith('client-'))).toEqual([]);
  expect(gunzipSync(readFileSync(backup)).toString()).toMatch(
    new RegExp(`\n-- talad backup \\{.*"sequence":${sequence},.*"sha256":"[0-9a-f]{64}","mac":"[0-9a-f]{64}"\\}\n$`),
  );
  const masterKey = readFileSync(join(place.DATA_DIR, 'master.key'), 'utf8').trim();
  expect(gunzipSync(readFileSync(backup)).includes(masterKey)).toBe(false);
  expect(await runToExit(['backup', backup], place, 1)).toContain('already exists');
  expect(await runToExit(['backup', ''], place, 1)).toContain('make backup TO=');

  // The data directory is lost; only the backup and the files that were copied separately are left.
  const kept = join(folder, 'kept-apart');
  mkdirSync(kept);
  for (const file of ['master.key', 'operator-token']) cpSync(join(place.DATA_DIR, file), join(kept, file));
  run.child.kill('SIGKILL');
  await run.exited;
  await waitUntilGone(Number(readFileSync(join(place.DATA_DIR, 'database', 'server.pid'), 'utf8')), 20_000);
  rmSync(place.DATA_DIR, { recursive: true });

  // Truncated or modified copies are refused before a database is created.
  const whole = readFileSync(backup);
  const damaged = join(folder, 'damaged.sql.gz');
  const flipped = (at: number): Buffer => Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 1 : byte)));
  for (const bytes of [
    whole.subarray(0, random.integer(20, whole.length - 100)),
    whole.subarray(0, whole.length - 1),
    flipped(random.integer(20, whole.length - 20)),
    flipped(whole.length - 40),
    Buffer.from('not a backup'),
    Buffer.alloc(0),
  ]) {
    writeFileSync(damaged, bytes);
    expect(await runToExit(['restore', damaged], place, 1)).toMatch(
      /is not a complete backup .* The database was not changed/,
    );
  }
  expect(await runToExit(['restore', join(folder, 'none')], place, 1)).toContain('There is no backup file');
  expect(existsSync(join(place.DATA_DIR, 'database'))).toBe(false);

  // Without the master key, nobody can tell whether the backup was made by this exchange.
  expect(await runToExit(['restore', backup], place, 1)).toMatch(
    /was made with master key [0-9a-f]{8}, without which it cannot be verified\. First copy/,
  );
  for (const file of readdirSync(kept)) cpSync(join(kept, file), join(place.DATA_DIR, file));
  await expectForgeriesRefused(whole, place);
  expect(existsSync(join(place.DATA_DIR, 'database'))).toBe(false);

  const restored = await runToExit(['restore', backup], place, 0);
  expect(restored).toMatch(new RegExp(`clean at sequence \\d+, .*\nrestored up to sequence ${sequence}\\.`));
  expect(restored).toMatch(/ended \d+ sessions, listen keys, and logins and codes of the Portal/);
  expect(restored).toContain('The master key matches the encrypted secrets');

  await runToExit(['confirm', 'all'], place, 0);
  const again = await startRun(place);
  await withConnection(await privateUrl(place), async (database) => {
    expect(await stateOf(database)).toEqual(expected);
    // Every order that was acknowledged before the backup is in it.
    const ids = [...expected.orders.keys()];
    expect(acknowledgedBefore.length).toBeGreaterThan(TRADERS);
    expect(acknowledgedBefore.filter((id) => !ids.includes(id))).toEqual([]);
    expect(await rowsOf(database, 'SELECT SUM(amount) AS total FROM postings')).toEqual([
      { total: '0.000000000000000000' },
    ]);
    await expect(database.query("INSERT INTO accounts VALUES (1, 0, 'thb', 'bank', 'much')")).rejects.toThrow();
  });
  for (const trader of traders) await trader.placeOrder();
  expect(await runToExit(['restore', backup], place, 1)).toContain(`is in use by process ${again.child.pid}`);
  expect((await operatorOf(place).expect('getAudit', 200)).clean).toBe(true);
  again.child.kill('SIGTERM');
  await again.exited;

  // Existing content is dropped only on request.
  expect(await runToExit(['restore', backup], place, 1)).toMatch(
    /The database is not empty \(an exchange at sequence \d+\). With FORCE=on/,
  );
  const forced = await runToExit(['restore', backup, 'force'], place, 0);
  expect(forced).toContain('The master key matches the encrypted secrets');
  expect(forced).toContain(`start it once with ACCEPT_DATA_LOSS_FROM=${sequence + 1}`);
  expect(await runToExit(['audit'], place, 0)).toContain('clean at sequence');
});

/** A writer of the backup's disk can compute every checksum, but not the message authentication code. */
async function expectForgeriesRefused(whole: Buffer, place: LaunchEnvironment): Promise<void> {
  const [content = '', line = ''] = gunzipSync(whole)
    .toString('latin1')
    .split(/(?<=\n)(?=-- talad backup \{)/);
  const forged = content.replace("'first operator','listed'", "'first operator','approver'");
  expect(forged).not.toBe(content);
  const manifest = JSON.parse(line.slice('-- talad backup '.length)) as Record<string, unknown>;
  const sha256 = createHash('sha256').update(Buffer.from(forged, 'latin1')).digest('hex');
  const { mac, ...unsigned }: Record<string, unknown> = { ...manifest, sha256, bytes: forged.length };
  const file = join(folder, 'forged.sql.gz');
  for (const [last, message] of [
    [{ ...unsigned, mac }, 'its message authentication code is wrong'],
    [unsigned, 'its message authentication code is missing'],
    [{ ...unsigned, format: 1 }, 'its message authentication code is missing'],
  ] as const) {
    writeFileSync(file, gzipSync(Buffer.from(`${forged}-- talad backup ${JSON.stringify(last)}\n`, 'latin1')));
    expect(await runToExit(['restore', file], place, 1)).toContain(message);
  }
}

describe('with the operator’s own database', () => {
  const PASSWORD = `a "b" 'c' \\d #;=${randomUUID()}`;
  let database: PrivateDatabase;
  let url: (schema: string) => string;
  beforeAll(async () => {
    const port = await freePort();
    const quoted = PASSWORD.replace(/['\\]/g, '\\$&');
    database = await startPrivateDatabase({
      folder: join(folder, 'own'),
      say: () => undefined,
      template: join(BUILD, 'database-template'),
      port,
      startSql: [
        `CREATE USER 'the owner'@'127.0.0.1' IDENTIFIED BY '${quoted}';`,
        "GRANT ALL ON `talad%`.* TO 'the owner'@'127.0.0.1';",
      ],
    });
    url = (schema) => `mysql://the%20owner:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${schema}`;
  });
  afterAll(() => database.stop());

  test('the same commands work, show no password in the process list, and refuse to restore under a running server', async () => {
    const place = {
      DATA_DIR: join(folder, 'elsewhere'),
      PORT: String(await freePort()),
      DATABASE_URL: url('talad'),
      BACKUP_RECIPIENT: 'none',
    };
    const backup = join(folder, 'elsewhere.sql.gz');
    const run = await startRun(place);
    const trader = await Trader.create(place, seededRandom(1));
    await trader.placeOrder();
    const command = launch(['backup', backup], { ...place });
    let isOver = false;
    void command.exited.then(() => {
      isOver = true;
    });
    while (!isOver) {
      expect(commandLines().filter((line) => line.includes(PASSWORD))).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await command.exited).toEqual({ code: 0, signal: null });

    // A backup that is interrupted leaves nothing behind, in particular not the password.
    const owner = await createConnection({ uri: url('talad') });
    await owner.query('LOCK TABLES partners WRITE');
    mkdirSync(join(folder, 'cut'));
    const cutOff = launch(['backup', join(folder, 'cut', 'off.sql.gz')], { ...place });
    await untilWaitingForPartners(owner);
    expect(readdirSync(place.DATA_DIR).filter((name) => name.startsWith('client-'))).toEqual([]);
    cutOff.child.kill('SIGTERM');
    expect([await cutOff.exited, cutOff.output()]).toEqual([
      { code: 1, signal: null },
      expect.stringMatching(/\nstopped\n$/),
    ]);
    expect([
      readdirSync(join(folder, 'cut')),
      readdirSync(place.DATA_DIR).filter((name) => name.startsWith('client-')),
    ]).toEqual([[], []]);
    await owner.end();

    // From another data directory, so that only the lease reveals the running server.
    const beside = { ...place, DATA_DIR: join(folder, 'beside') };
    mkdirSync(beside.DATA_DIR);
    cpSync(join(place.DATA_DIR, 'master.key'), join(beside.DATA_DIR, 'master.key'));
    expect(await runToExit(['restore', backup, 'force'], beside, 1)).toMatch(
      /A server is using this database \(process \d+ on .*\)\. Stop it/,
    );
    expect((await operatorOf(place).expect('getAudit', 200)).clean).toBe(true);

    await withConnection(url('talad'), (owner) => owner.query('CREATE DATABASE talad_other'));
    const other = { ...place, DATABASE_URL: url('talad_other') };
    run.child.kill('SIGTERM');
    await run.exited;
    expect(await runToExit(['restore', backup], other, 0)).toContain('The master key matches the encrypted secrets');
    const [left, right] = [
      await withConnection(url('talad'), stateOf),
      await withConnection(url('talad_other'), stateOf),
    ];
    expect(right).toEqual(left);

    // An encrypted backup says nothing to a reader without the identity, and restores with it.
    const { identity, recipient } = await ageKeys();
    const encrypted = join(folder, 'elsewhere.sql.gz.age');
    await runToExit(['backup', encrypted], { ...place, BACKUP_RECIPIENT: recipient }, 0);
    expect(readFileSync(encrypted).subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
    expect(() => gunzipSync(readFileSync(encrypted))).toThrow();
    expect(await runToExit(['restore', encrypted, 'force'], other, 1)).toContain('in BACKUP_IDENTITY_FILE');
    const withIdentity = { ...other, BACKUP_IDENTITY_FILE: join(folder, 'identity') };
    writeFileSync(withIdentity.BACKUP_IDENTITY_FILE, `# of another exchange\n${(await ageKeys()).identity}\n`);
    expect(await runToExit(['restore', encrypted, 'force'], withIdentity, 1)).toContain('cannot be decrypted');
    writeFileSync(withIdentity.BACKUP_IDENTITY_FILE, `${identity}\n`);
    expect(await runToExit(['restore', encrypted, 'force'], withIdentity, 0)).toContain('restored up to sequence');
    expect(await withConnection(url('talad_other'), stateOf)).toEqual(left);
    expect(await runToExit(['backup', join(folder, 'x')], { ...place, BACKUP_RECIPIENT: 'age1x' }, 1)).toContain(
      'BACKUP_RECIPIENT is not a recipient',
    );

    // An interrupted restore is never mistaken for an exchange, and is repeated on request.
    await withConnection(url('talad_other'), (owner) => owner.query('DROP TABLE knex_migrations'));
    expect(await runToExit(['restore', backup], other, 1)).toContain('probably from an interrupted restore');
    expect(await runToExit(['restore', backup, 'force'], other, 0)).toContain('restored up to sequence');
  });

  test('an older backup is migrated to the newest schema, and a newer one is refused', async () => {
    const place = { DATA_DIR: join(folder, 'older'), PORT: String(await freePort()), DATABASE_URL: url('talad_older') };
    await withConnection(url('talad'), (owner) => owner.query('CREATE DATABASE talad_older'));
    await runToExit(['migrate'], place, 0);
    ensureMasterKey(join(place.DATA_DIR, 'master.key'));
    const older = join(folder, 'older.sql.gz');
    await runToExit(['backup', older], place, 0);
    const build = newerBuild(join(folder, 'newer-build'), TABLE);
    expect(await runToExit(['backup', join(folder, 'x')], place, 0, build)).toContain(
      `the schema lacks migrations (${TABLE})`,
    );
    expect(await runToExit(['restore', older, 'force'], place, 0, build)).toContain(`migrated: ${TABLE}`);

    const newer = join(folder, 'newer.sql.gz');
    await runToExit(['backup', newer], place, 0, build);
    expect(await runToExit(['restore', newer, 'force'], place, 1)).toContain(
      `from a newer version of this program (unknown migrations: ${TABLE})`,
    );
  });
});

/** A new pair of keys, made in another process because the package is an ES module. */
async function ageKeys(): Promise<{ readonly identity: string; readonly recipient: string }> {
  const script =
    "import { generateX25519Identity, identityToRecipient } from 'age-encryption'; const identity = await " +
    'generateX25519Identity(); console.log(JSON.stringify({ identity, recipient: await identityToRecipient(identity) }))';
  return JSON.parse(await runCommand(process.execPath, ['--input-type=module', '-e', script])) as {
    readonly identity: string;
    readonly recipient: string;
  };
}

function commandLines(): string[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) ? [readFileSync(`/proc/${name}/cmdline`, 'utf8')] : [];
    } catch {
      return [];
    }
  });
}
