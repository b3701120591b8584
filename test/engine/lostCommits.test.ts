/**
 * A database that has lost commits whose events were published is refused (promise 57): by a running engine that
 * reconnects to it, and at a start. The tables are put back with SQL; `test/chaos/lostCommits` does it with files.
 */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { positionFile } from '../../src/engine/positionFile';
import { type PositionStore, PublishedPosition } from '../../src/engine/publishedPosition';
import { systemEventLoop } from '../../src/foundation/eventLoop';
import { readConfig } from '../../src/foundation/settings/config';
import { openDatabase } from '../../src/store/connection/database';
import { eventually } from '../support/eventually';
import { temporaryFolder } from '../support/temporaryFolder';
import { deposit, EngineHarness } from './engineHarness';

const TABLES = ['accounts', 'deposits', 'events', 'journal_entries', 'user_events', 'engine_lease'] as const;

/** The service itself has no right to create tables. */
async function copyTables({ schema: { ownerUrl } }: EngineHarness): Promise<void> {
  const owner = openDatabase(ownerUrl, readConfig({ DATABASE_URL: ownerUrl }).database);
  for (const table of TABLES) {
    await owner.raw('CREATE TABLE ?? LIKE ??', [`${table}_copy`, table]);
    await owner.raw('INSERT INTO ?? SELECT * FROM ??', [`${table}_copy`, table]);
  }
  await owner.destroy();
}

async function putTablesBack({ database }: EngineHarness): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const table of TABLES) {
      await transaction(table).delete();
      await transaction.raw('INSERT INTO ?? SELECT * FROM ??', [table, `${table}_copy`]);
    }
  });
}

async function commitFive(engine: Awaited<ReturnType<EngineHarness['start']>>, asset = 'thb'): Promise<void> {
  for (let count = 1; count <= 5; count += 1) await engine.execute(deposit(1, asset, String(count)));
}

const folder = temporaryFolder();
/** The file in the DATA_DIR of a server. */
const newStore = (): PositionStore => positionFile(mkdtempSync(join(folder, 'data-')));
const positionOf = (store: PositionStore) => new PublishedPosition({ eventLoop: systemEventLoop, store });

let bench: EngineHarness;
let store: PositionStore;
/** Sequence of the last event in the copy. */
let copiedThrough: number;

beforeEach(async () => {
  bench = await EngineHarness.create();
  store = newStore();
  const engine = await bench.start(undefined, {}, positionOf(store));
  await engine.execute(deposit(1, 'thb', '100'));
  copiedThrough = engine.committed.sequence;
  await engine.stop();
  await copyTables(bench);
});

afterEach(async () => await bench.stopAndAudit());

test('a running engine stops for good when its database comes back without the last five commits', async () => {
  const engine = await bench.start(undefined, {}, positionOf(store));
  await commitFive(engine);
  await putTablesBack(bench);
  await bench.killWriter().catch(() => undefined);
  await engine.execute(deposit(1, 'thb', '1')).catch(() => undefined);
  const [fatal] = await eventually(
    () => bench.fatal,
    ({ length }) => length > 0,
  );
  expect(fatal?.message).toContain(
    `the event log of the database ends at ${copiedThrough}, but this server has published events ` +
      `${copiedThrough + 1} to ${copiedThrough + 5}`,
  );
  await expect(engine.execute(deposit(1, 'thb', '1'))).rejects.toThrow();
});

test('a loss that was accepted at a start is not accepted again while the engine runs', async () => {
  // With a long lease, it is the reconnection that meets the loss, and not a renewal.
  const settings = { ACCEPT_DATA_LOSS_FROM: String(copiedThrough + 1), ENGINE_LEASE_MS: '60000' };
  const engine = await bench.start(undefined, settings, positionOf(store));
  await commitFive(engine);
  const writer = await bench.writerId();
  await putTablesBack(bench);
  // The holder in the copy is the former engine; this one has to recognize its own lease to reconnect.
  await bench.database('engine_lease').update({ holder: 'engine 2 of a test' });
  await bench.database.raw('KILL ?', [writer]);
  await engine.execute(deposit(1, 'thb', '1')).catch(() => undefined);
  await eventually(
    () => bench.fatal,
    ({ length }) => length > 0,
  );
  expect(await bench.database('accepted_data_losses').select('id')).toEqual([]);
});

test('a server that is refused beside a leader accepts nothing', async () => {
  await bench.start(undefined, {}, positionOf(store));
  const ahead = newStore();
  await ahead.save({ sequence: copiedThrough + 5, hash: null }, 1);
  const setting = { ACCEPT_DATA_LOSS_FROM: String(copiedThrough + 1) };
  await expect(bench.start(undefined, setting, positionOf(ahead))).rejects.toThrow('another server writes');
  expect(ahead.load()).toEqual({ sequence: copiedThrough + 5, hash: null, epoch: 1 });
  expect(await bench.database('accepted_data_losses').select('id')).toEqual([]);
});

describe('at a start', () => {
  test('lost commits are refused, and accepted only under the sequence that the refusal names', async () => {
    const engine = await bench.start(undefined, {}, positionOf(store));
    await commitFive(engine);
    await engine.stop();
    await putTablesBack(bench);
    const first = String(copiedThrough + 1);
    await expect(bench.start(undefined, {}, positionOf(store))).rejects.toThrow(`ACCEPT_DATA_LOSS_FROM=${first}`);
    await expect(
      bench.start(undefined, { ACCEPT_DATA_LOSS_FROM: String(copiedThrough) }, positionOf(store)),
    ).rejects.toThrow('the database has lost commits');
    const accepted = await bench.start(undefined, { ACCEPT_DATA_LOSS_FROM: first }, positionOf(store));
    expect(accepted.committed.sequence).toBe(copiedThrough);
    expect(await bench.database('accepted_data_losses').select('missing_from', 'published_through')).toEqual([
      { missing_from: copiedThrough + 1, published_through: copiedThrough + 5 },
    ]);
    await commitFive(accepted);
    await accepted.stop();
    const next = await bench.start(undefined, {}, positionOf(store));
    expect(next.committed.sequence).toBe(copiedThrough + 5);
  });

  test('a different history of the same length is refused', async () => {
    const engine = await bench.start(undefined, {}, positionOf(store));
    await commitFive(engine);
    await engine.stop();
    await putTablesBack(bench);
    const other = await bench.start();
    await commitFive(other, 'btc');
    await other.stop();
    await expect(bench.start(undefined, {}, positionOf(store))).rejects.toThrow(
      `event ${copiedThrough + 5} of the database is not the one that this server has published`,
    );
  });

  test('an empty event log is refused', async () => {
    await bench.database.transaction(async (transaction) => {
      for (const table of TABLES) await transaction(table).delete();
      await transaction('engine_lease').insert({ id: 1, epoch: 0, holder: '', expires_at_ms: 0, sequence: 0, beat: 0 });
    });
    await expect(bench.start(undefined, {}, positionOf(store))).rejects.toThrow(
      `ends at 0, but this server has published events 1 to ${copiedThrough}`,
    );
    await putTablesBack(bench);
  });
});

test('the audit finds an event that was changed, one without a hash, and one that is missing', async () => {
  const engine = await bench.start(undefined, {}, positionOf(store));
  await commitFive(engine);
  const { database } = bench;
  const found = async () => (await engine.audit()).violations.map(({ detail }) => detail).join('\n');
  expect(await found()).toBe('');
  const last = engine.committed.sequence;
  const row = await database('events').where({ sequence: last }).first();
  await database('events')
    .where({ sequence: last })
    .update({ payload: String(row.payload).replace('"v":1', '"v": 1') });
  expect(await found()).toContain(`event ${last} does not follow from the event before it`);
  await database('events').where({ sequence: last }).update({ payload: row.payload, hash: null });
  expect(await found()).toContain(`event ${last} has no hash`);
  await database('events').where({ sequence: last }).update({ hash: row.hash });
  const earlier = await database('events')
    .where({ sequence: last - 1 })
    .first();
  await database('events')
    .where({ sequence: last - 1 })
    .delete();
  expect(await found()).toContain(`event ${last}: follows event ${last - 2}`);
  await database('events').insert(earlier);
  expect(await found()).toBe('');
});
