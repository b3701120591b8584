/**
 * `make archive` for an exchange with two months of history: it is archived beside its traffic, killed repeatedly, and
 * run once more. Afterwards every row is in its table or in a complete file, full audits find no violations, repeated
 * requests get their first response, and no client resumes across a gap.
 *
 * @needs mariadb-dump
 */
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { ARCHIVE, type ArchiveManifest } from '../../src/programs/launch/archive/archiveFile';
import { verifyChecksummedFile } from '../../src/programs/launch/process/checksummedFile';
import { shortenedPayload } from '../../src/store/events/eventRows';
import { EventsArchived, readUserEvents } from '../../src/store/trading/userEvents';
import { AllOrderTypesTraders } from '../support/allOrderTypesTraders';
import { commandLauncher, type LaunchedCommand } from '../support/commandLauncher';
import { eventually } from '../support/eventually';
import { type TestExchange, type TestUser, withExchange } from '../support/exchange';
import { openUserStream, refusedResume } from '../support/listenKeyHelpers';
import { printSeed, seededRandom } from '../support/randomSeed';
import { ServerClock } from '../support/serverClock';
import { temporaryFolder } from '../support/temporaryFolder';
import { freshSchema } from '../support/testDatabase';
import { coinBody } from '../support/transferHelpers';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 20;
const KEEP = Object.fromEntries(
  ['EVENTS', 'JOURNAL', 'TRADES', 'KLINES'].map((what) => [`KEEP_${what}_DAYS`, String(KEPT_DAYS)]),
);

const launch = commandLauncher();
const folder = temporaryFolder();
const files = join(folder, 'archive');
const nowMs = Date.now();
const CUTOFF_MS = nowMs - KEPT_DAYS * DAY_MS;
const clock = new ServerClock(nowMs - 60 * DAY_MS);

function launchCommand(
  exchange: TestExchange,
  args: readonly string[],
  more: Readonly<Record<string, string>> = KEEP,
): LaunchedCommand {
  const { serviceUrl, ownerUrl } = exchange.schema;
  return launch(args, {
    DATA_DIR: folder,
    MASTER_KEY_FILE: join(exchange.dataDir, 'master.key'),
    DATABASE_URL: serviceUrl,
    MIGRATE_DATABASE_URL: ownerUrl,
    ARCHIVE_DIR: files,
    ENV_FILE: '/dev/null',
    ...more,
  });
}

async function outputAfterExit(command: LaunchedCommand, code: number): Promise<string> {
  const exit = await command.exited;
  if (exit.code !== code) throw new Error(`it ended with ${JSON.stringify(exit)}:\n${command.output()}`);
  return command.output();
}

const archived = async (exchange: TestExchange, more?: Readonly<Record<string, string>>, code = 0) =>
  outputAfterExit(launchCommand(exchange, ['archive'], more), code);

/** Tables that grow without limit, with their rows by primary key. Only short klines: longer ones stay. */
const GROWING: Readonly<Record<string, { readonly key: readonly string[]; readonly sql: string }>> = {
  events: {
    key: ['sequence'],
    sql: 'SELECT sequence, epoch, time_ms, type, user_id, payload, LOWER(HEX(hash)) AS hash FROM events',
  },
  journal_entries: { key: ['id'], sql: 'SELECT * FROM journal_entries' },
  trades: { key: ['symbol', 'id'], sql: 'SELECT * FROM trades' },
  klines: { key: ['symbol', 'interval', 'open_time_ms'], sql: 'SELECT * FROM klines' },
};

type Row = Readonly<Record<string, string | number | null>>;
type Tables = Readonly<Record<string, ReadonlyMap<string, Row>>>;

async function tablesOf(exchange: TestExchange): Promise<Tables> {
  const read = Object.entries(GROWING).map(async ([table, { key, sql }]): Promise<[string, Map<string, Row>]> => {
    const [rows] = (await exchange.database.raw(sql)) as [Row[]];
    return [table, new Map(rows.map((row) => [nameOf(row, key), row]))];
  });
  return Object.fromEntries(await Promise.all(read));
}

const nameOf = (row: Row, key: readonly string[]): string => key.map((column) => row[column]).join(' ');

/** The rows in all files, each of which is complete. A row may be in two of them. */
async function archiveOf(): Promise<Tables> {
  const tables = Object.fromEntries(Object.keys(GROWING).map((table) => [table, new Map<string, Row>()]));
  for (const name of readdirSync(files).filter((file) => !file.endsWith('.partial'))) {
    const manifest = await verifyChecksummedFile<ArchiveManifest>(join(files, name), ARCHIVE);
    const { key = [] } = GROWING[manifest.table] ?? {};
    const lines = gunzipSync(readFileSync(join(files, name)))
      .toString()
      .split('\n')
      .slice(0, -2);
    const rows = lines.map((line) => JSON.parse(line) as Row);
    expect([rows.length, rows.at(0)?.[manifest.key], rows.at(-1)?.[manifest.key]]).toEqual([
      manifest.rows,
      manifest.first,
      manifest.last,
    ]);
    for (const row of rows) {
      const known = tables[manifest.table]?.get(nameOf(row, key));
      if (known !== undefined) expect(row).toEqual(known);
      tables[manifest.table]?.set(nameOf(row, key), row);
    }
  }
  return tables;
}

/** Remembers the first response to each request with an idempotency key, and checks that a repeat gets the same one. */
class RepeatedRequests {
  private readonly firstResponses: {
    readonly again: () => Promise<{ readonly status: number; readonly text: string }>;
    readonly answer: string;
  }[] = [];

  async recordAnswer(again: () => Promise<{ readonly status: number; readonly text: string }>): Promise<void> {
    const { status, text } = await again();
    this.firstResponses.push({ again, answer: `${status} ${text}` });
  }

  /** Sends one request of each kind, with amounts and prices that `AllOrderTypesTraders` do not use. */
  async recordAnswers(exchange: TestExchange, { id: user_id, client }: TestUser, nonce: number): Promise<void> {
    const order = { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1', amount: '1' } as const;
    const key = { 'idempotency-key': randomUUID() };
    await this.recordAnswer(() => client.call('createOrder', { body: { ...order, nonce }, headers: key }));
    await this.recordAnswer(() =>
      client.call('createOrder', {
        body: { ...order, side: 'sell', price: '900', nonce: nonce + 1, client_order_id: `old ${nonce}` },
      }),
    );
    await this.recordAnswer(() =>
      client.call('createOrder', { body: { ...order, amount: '900000000', nonce: nonce + 2 } }),
    );
    const withdrawal = { body: coinBody({ amount: '0.25' }), headers: { 'idempotency-key': randomUUID() } };
    await this.recordAnswer(() => client.call('createCryptoWithdrawal', withdrawal));
    const deposit = { user_id, asset: 'thb', amount: '12.5', reference: randomUUID() };
    await this.recordAnswer(() => exchange.operator.call('creditDeposit', { body: deposit }));
  }

  async expectSame(): Promise<void> {
    for (const { again, answer } of this.firstResponses) {
      const { status, text } = await again();
      // Created (201) the first time, found (200) the second time.
      expect(`${status} ${text}`.replace(/^20[01]/, '20x')).toBe(answer.replace(/^20[01]/, '20x'));
    }
    expect(this.firstResponses.length).toBeGreaterThanOrEqual(10);
  }
}

/** Everything that resuming the user's stream from there returns, as text. */
async function resumedFrames(exchange: TestExchange, user: TestUser, from: number): Promise<string[]> {
  const socket = await openUserStream(exchange, user, from);
  const { sequence } = (await exchange
    .database('user_events')
    .where('user_id', user.id)
    .max('sequence as sequence')
    .first()) as { sequence: number };
  const isLast = (frame: object): boolean =>
    (frame as { sequence?: number }).sequence === Number(sequence) &&
    (frame as { e?: string }).e === 'outboundAccountInfo';
  await socket.next(isLast);
  const frames = socket.frames.map((frame) => JSON.stringify(frame));
  await socket.close();
  return frames;
}

/**
 * Runs the command until it waits for a locked row, the n-th of the table, and has made the expected progress; then
 * kills it.
 */
async function killedAt(
  exchange: TestExchange,
  rows: Knex.QueryBuilder,
  key: string,
  nth: number,
  hasCome: () => Promise<boolean>,
): Promise<void> {
  const { [key]: held } = (await rows.clone().orderBy(key).offset(nth).first(key)) as Row;
  const holding = await exchange.database.transaction();
  try {
    await rows.clone().where(key, held).transacting(holding).forUpdate();
    const run = launchCommand(exchange, ['archive']);
    await eventually(hasCome, Boolean).catch((error: Error) =>
      Promise.reject(new Error(`${error.message}:\n${run.output()}`)),
    );
    run.child.kill('SIGKILL');
    await run.exited;
  } finally {
    await holding.rollback();
  }
}

/** Kills it first with a file written whose rows are all in the table, then with a part of the rows deleted. */
async function killedInBetween(exchange: TestExchange): Promise<void> {
  mkdirSync(files);
  writeFileSync(join(files, 'trades-btc_thb.partial'), 'what a run was writing when it was killed');
  const hasFile = async (): Promise<boolean> => readdirSync(files).some((name) => name.startsWith('trades-btc_thb-'));
  const { database } = exchange;
  await killedAt(exchange, database('trades').where({ symbol: 'btc_thb' }), 'id', 0, hasFile);
  const hasBegun = (what: string) => async () => (await database('archived').where({ what })).length > 0;
  await killedAt(
    exchange,
    database('journal_entries').whereIn('kind', ['hold', 'trade', 'release']),
    'id',
    550,
    hasBegun('journal_entries'),
  );
  await killedAt(exchange, database('events'), 'sequence', 520, hasBegun('events'));
}

/** Hourly klines up to yesterday's. Those without trades have the previous close as their price. */
async function klinesSince(exchange: TestExchange, startMs: number) {
  const query = {
    symbol: 'btc_thb',
    interval: '1h',
    startTime: String(startMs),
    endTime: String(nowMs - DAY_MS),
    limit: '1000',
  };
  return await exchange.anonymous.expect('getKlines', 200, { query });
}

/** Missing or wrong settings, or an audit with violations, change nothing. */
async function expectRefused(exchange: TestExchange, { id: owner }: TestUser): Promise<void> {
  expect(await archived(exchange, {}, 1)).toContain('No retention is set');
  const tooFew = 'KEEP_TRADES_DAYS must be forever, or an integer from 7 to 36500, not "6"';
  expect(await archived(exchange, { ...KEEP, KEEP_TRADES_DAYS: '6' }, 1)).toContain(tooFew);
  const before = await tablesOf(exchange);
  const balance = exchange.database('accounts').where({ owner, asset: 'thb', kind: 'available' });
  await balance.clone().increment('balance', 1);
  expect(await archived(exchange, KEEP, 1)).toContain('FAILED A3');
  await balance.clone().decrement('balance', 1);
  expect([await tablesOf(exchange), existsSync(files)]).toEqual([before, false]);
}

/**
 * Each row is unchanged in its table or in a file, and old rows are in files. Of an event that answers repeated
 * requests, the response stays.
 */
async function expectArchived(exchange: TestExchange, before: Tables): Promise<void> {
  const [after, kept] = [await tablesOf(exchange), await archiveOf()];
  const keyed = new Set(((await exchange.database('request_keys').pluck('sequence')) as number[]).map(String));
  for (const [table, rows] of Object.entries(before)) {
    for (const [name, row] of rows) {
      const [inTable, inFile] = [after[table]?.get(name), kept[table]?.get(name)];
      if (inFile !== undefined) expect(inFile).toEqual(row);
      // The running kline changes.
      if (inFile === undefined) expect(inTable).toEqual(table === 'klines' ? expect.anything() : row);
      else if (table === 'events' && keyed.has(name))
        expect(inTable).toEqual({
          ...row,
          payload: shortenedPayload({ sequence: Number(row['sequence']), payload: String(row['payload']) }),
        });
      else expect([table, name, inTable]).toEqual([table, name, undefined]);
    }
  }
  const old = (table: string) =>
    [...(after[table]?.entries() ?? [])].filter(([, row]) => Number(row['time_ms']) < CUTOFF_MS);
  // The newest row of each table stays, and so do deposits and withdrawals with their entries, and daily klines.
  expect(old('trades')).toHaveLength(1);
  expect(
    old('journal_entries').filter(([, row]) => ['hold', 'trade', 'release'].includes(String(row['kind']))),
  ).toHaveLength(1);
  expect(old('events').filter(([name]) => !keyed.has(name)).length).toBeLessThanOrEqual(1);
  expect([...(after['klines']?.values() ?? [])].filter(({ interval }) => interval === '1d').length).toBeGreaterThan(4);
  for (const table of Object.keys(GROWING)) expect(kept[table]?.size).toBeGreaterThan(20);
}

/** A resume starts where nothing is missing, or is refused. */
async function expectResumes(exchange: TestExchange, user: TestUser): Promise<void> {
  const { through } = (await exchange.database('archived').where('what', 'user_data').first('through')) as {
    through: number;
  };
  const oldest = Number(through);
  const message =
    'The events after this position were archived or lost. Resume from the oldest sequence, and read your current orders and balances.';
  for (const from of [0, oldest - 1])
    expect(await refusedResume(exchange, user, from)).toEqual([410, { code: 'EVENTS_ARCHIVED', message, oldest }]);
  const readOn = readUserEvents(exchange.database, { userId: user.id, after: oldest - 1, through: oldest + 100 });
  await expect(readOn).rejects.toThrow(EventsArchived);
  const frames = await resumedFrames(exchange, user, oldest);
  const concerned = (await exchange.database('user_events').where('user_id', user.id).pluck('sequence')).map(Number);
  expect(Math.min(...concerned)).toBeGreaterThan(oldest);
  expect(new Set(frames.map((text) => (JSON.parse(text) as { sequence: number }).sequence))).toEqual(
    new Set(concerned),
  );
}

/** Full audits start after the archived rows, and check everything in the tables. */
async function expectAudits(exchange: TestExchange, { id }: TestUser): Promise<void> {
  const whole = () => launchCommand(exchange, ['audit'], {});
  expect(await outputAfterExit(whole(), 0)).toMatch(
    /sequences up to \d+ were audited without violations when they were archived, and are not audited again/,
  );
  const faults: readonly [string, (sign: '+' | '-') => string][] = [
    [
      'A3',
      (sign) =>
        `UPDATE accounts SET balance = balance ${sign} 1 WHERE owner = ${id} AND asset = 'btc' AND kind = 'available'`,
    ],
    // The newest trade, whether before or after the checkpoint.
    ['A10', (sign) => `UPDATE trades SET id = id ${sign} 1 ORDER BY time_ms DESC, id DESC LIMIT 1`],
    // An old row that is never archived.
    [
      'A13',
      (sign) =>
        `UPDATE journal_entries SET reference = reference ${sign} 7777 WHERE kind = 'deposit' ORDER BY id LIMIT 1`,
    ],
  ];
  for (const [check, fault] of faults) {
    await exchange.database.raw(fault('+'));
    expect(await outputAfterExit(whole(), 1)).toContain(`FAILED ${check}`);
    await exchange.database.raw(fault('-'));
  }
}

/** A backup of the remaining rows is a complete exchange. */
async function expectRestored(exchange: TestExchange): Promise<void> {
  const backup = join(folder, 'talad.sql.gz');
  cpSync(join(exchange.dataDir, 'master.key'), join(folder, 'master.key'));
  await outputAfterExit(launchCommand(exchange, ['backup', backup], {}), 0);
  const restored = await freshSchema();
  const place = { DATABASE_URL: restored.serviceUrl, MIGRATE_DATABASE_URL: restored.ownerUrl };
  expect(await outputAfterExit(launchCommand(exchange, ['restore', backup, 'force'], place), 0)).toMatch(
    /\nclean at sequence \d+, .*\nrestored up to/,
  );
  await restored.drop();
}

test('archiving beside traffic, killed and repeated, loses nothing, leaves no incomplete list, and the audit finds no violations', async () => {
  const random = seededRandom(printSeed('archive'));
  await withExchange(clock.options, async (exchange) => {
    const traders = await AllOrderTypesTraders.create(exchange, 3, random);
    const [first] = traders.users;
    const repeats = new RepeatedRequests();
    await repeats.recordAnswers(exchange, first, 1_000_000);
    for (const daysAgo of [60, 59, 40, KEPT_DAYS + 1, KEPT_DAYS - 1, 1]) {
      clock.set(nowMs - daysAgo * DAY_MS);
      await traders.runCommands(220);
    }
    await repeats.recordAnswers(exchange, first, 2_000_000);
    clock.set(nowMs);
    await expectRefused(exchange, first);

    const [before, klines] = [await tablesOf(exchange), await klinesSince(exchange, CUTOFF_MS)];
    expect(klines.length).toBeGreaterThan(400);
    const trading = traders.runCommands(400);
    await killedInBetween(exchange);
    const output = await archived(exchange);
    await trading;
    expect(output).toContain('archived to');
    expect(await archived(exchange)).toContain('no rows are old enough');
    await expectArchived(exchange, before);

    await repeats.expectSame();
    await expectResumes(exchange, first);
    // Lists and counts start with the event after that of the last archived trade; the newest old event may be another
    // one.
    const { through } = (await exchange.database('archived').where('what', 'own_trades').first('through')) as {
      through: number;
    };
    const halves = ['taker_user_id', 'maker_user_id'].map((half) =>
      exchange.database('trades').where(half, first.id).where('sequence', '>', through),
    );
    const count = (await Promise.all(halves)).flat().length;
    expect(count).toBeGreaterThan(10);
    const { items, ...listed } = await first.client.expect('getTradeHistory', 200, { query: { limit: '100' } });
    expect([listed, items.length]).toEqual([{ count }, Math.min(count, 100)]);
    expect(await klinesSince(exchange, CUTOFF_MS)).toEqual(klines);

    // A restart recovers the same state as before.
    const { bookHash } = await exchange.audit();
    await exchange.kill();
    await exchange.restart();
    expect([await klinesSince(exchange, CUTOFF_MS), (await exchange.audit()).bookHash]).toEqual([klines, bookHash]);

    await expectAudits(exchange, first);
    await expectRestored(exchange);
    // With a shorter retention more rows are archived. Full audits still start at the same checkpoint: the oldest one
    // that is not earlier than the archived rows. They check all remaining rows.
    const base = /full audits now start at sequence (\d+)/;
    const shorter = await archived(exchange, { ...KEEP, KEEP_TRADES_DAYS: '7' });
    expect([base.exec(shorter)?.[1], shorter]).toEqual([
      base.exec(output)?.[1],
      expect.stringMatching(/archiving trades-btc_thb\n {2}\d+ rows/),
    ]);
  });
});
