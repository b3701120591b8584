/** The audit detects faults: each rule about deposits and withdrawals is violated in the tables once. */

import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { audit } from '../../src/engine/audit/audit';
import type { ExchangeEngine } from '../../src/engine/engine';
import { readConfig } from '../../src/foundation/settings/config';
import { openDatabase } from '../../src/store/connection/database';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { beginLife } from '../../src/store/engine/lives';
import { acceptedEvent, deposit, EngineHarness } from './engineHarness';
import { ANN, everyStatus, moveCommand, OPERATOR, requestCommand } from './withdrawalCommands';

let bench: EngineHarness;
let engine: ExchangeEngine;
beforeAll(async () => {
  bench = await EngineHarness.create();
  engine = await bench.start();
  await everyStatus(engine, bench.clock);
});
afterAll(() => bench.stopAndAudit());

test('the audit is clean before any change', async () => {
  expect((await engine.audit()).violations).toEqual([]);
});

test('the audit of a database that lost everything and began a new life is clean', async () => {
  const empty = await EngineHarness.create();
  const owner = openDatabase(empty.schema.ownerUrl, readConfig({ DATABASE_URL: empty.schema.ownerUrl }).database);
  const connection = await engineDatabase(owner).connect(10_000);
  const nowMs = empty.clock.nowMs();
  await beginLife(connection, { reason: 'data_loss', lostFromMs: nowMs - 1_000, nowMs, knownNumber: 50 });
  connection.close();
  await owner.destroy();
  const next = await empty.start();
  const lives = engineDatabase(empty.database);
  for (const checkpointEvents of [1, 1]) {
    expect((await audit({ database: lives, checkpointEvents })).violations).toEqual([]);
    await next.execute(deposit(1, 'thb', '1'));
    expect((await audit({ database: lives, since: 'checkpoint' })).violations).toEqual([]);
  }
  await empty.database('lives').where('number', 2).increment('ids_after', 1);
  const { violations } = await audit({ database: lives });
  await empty.database('lives').where('number', 2).decrement('ids_after', 1);
  expect(violations).toContainEqual(expect.objectContaining({ id: 'event_gaps' }));
  await empty.stopAndAudit();
});

describe('the audit detects', () => {
  const ONE_ENTRY = 'A13 each withdrawal has one debit entry';
  const AMOUNTS = "A13 each withdrawal's entries moved";
  const APPROVAL = 'A13 a withdrawal that had to be approved';
  const DEPOSIT = 'A13 each deposit has one credit entry';

  /** Name, change of the tables, its reversal, and the violated rule. */
  test.each<[string, string, string, string]>([
    [
      'a missing refund',
      "UPDATE withdrawals SET status = 'failed', failure = 'returned' WHERE id = 3",
      "UPDATE withdrawals SET status = 'sent', failure = NULL WHERE id = 3",
      ONE_ENTRY,
    ],
    [
      'a refund of a withdrawal that is queued again',
      "UPDATE withdrawals SET status = 'queued', failure = NULL WHERE id = 6",
      "UPDATE withdrawals SET status = 'failed', failure = 'rejected_by_operator' WHERE id = 6",
      ONE_ENTRY,
    ],
    [
      'a second sent entry',
      "INSERT INTO journal_entries SELECT 999, sequence, kind, reference, time_ms, '[]' FROM journal_entries WHERE kind = 'withdrawal_sent' AND reference = 3",
      'DELETE FROM journal_entries WHERE id = 999',
      ONE_ENTRY,
    ],
    [
      'an entry without a withdrawal',
      "UPDATE journal_entries SET reference = 77 WHERE kind = 'withdrawal' AND reference = 1",
      "UPDATE journal_entries SET reference = 1 WHERE kind = 'withdrawal' AND reference = 77",
      ONE_ENTRY,
    ],
    [
      'an amount that differs from the entries',
      'UPDATE withdrawals SET amount = amount + 1 WHERE id = 4',
      'UPDATE withdrawals SET amount = amount - 1 WHERE id = 4',
      AMOUNTS,
    ],
    [
      'a fee that differs from the entries',
      'UPDATE withdrawals SET fee = fee + 1 WHERE id = 4',
      'UPDATE withdrawals SET fee = fee - 1 WHERE id = 4',
      AMOUNTS,
    ],
    [
      'a user who differs from the entries',
      'UPDATE withdrawals SET user_id = 32 WHERE id = 4',
      'UPDATE withdrawals SET user_id = 31 WHERE id = 4',
      AMOUNTS,
    ],
    [
      'a withdrawal sent without the required approval',
      'UPDATE withdrawals SET approved_by = NULL WHERE id = 5',
      'UPDATE withdrawals SET approved_by = 2 WHERE id = 5',
      APPROVAL,
    ],
    [
      'an approval by the operator who sent it',
      'UPDATE withdrawals SET approved_by = 1 WHERE id = 5',
      'UPDATE withdrawals SET approved_by = 2 WHERE id = 5',
      APPROVAL,
    ],
    [
      'a credit of a pending deposit',
      "UPDATE deposits SET status = 'pending' WHERE id = 1",
      "UPDATE deposits SET status = 'completed' WHERE id = 1",
      DEPOSIT,
    ],
    [
      'a deposit amount that differs from the credit',
      'UPDATE deposits SET amount = amount + 1 WHERE id = 1',
      'UPDATE deposits SET amount = amount - 1 WHERE id = 1',
      DEPOSIT,
    ],
    [
      'a withdrawal that differs from memory',
      "UPDATE withdrawals SET txid = 'bb' WHERE id = 3",
      "UPDATE withdrawals SET txid = 'tx3' WHERE id = 3",
      'A9 open withdrawals in memory',
    ],
    [
      'a used withdrawal limit that differs from memory',
      'UPDATE withdrawals SET created_at_ms = 0 WHERE id = 4',
      'UPDATE withdrawals SET created_at_ms = updated_at_ms WHERE id = 4',
      'A9 what is used of the withdrawal limits',
    ],
    [
      'a chain of events that begins too late',
      'UPDATE engine_lease SET chained_from = sequence + 1',
      'UPDATE engine_lease SET chained_from = 1',
      'EVENTS the events form one unbroken chain',
    ],
    [
      'events without the beginning of their chain',
      'UPDATE engine_lease SET chained_from = NULL',
      'UPDATE engine_lease SET chained_from = 1',
      'EVENTS the events form one unbroken chain',
    ],
  ])('%s', async (_name, change, reversal, check) => {
    await bench.database.raw(change);
    const found = (await engine.audit()).violations.map((violation) => violation.check);
    await bench.database.raw(reversal);
    expect(found).toContainEqual(expect.stringContaining(check));
  });
});

interface EntryQuery {
  readonly references: readonly number[];
  /** What the database's execution plan reads. */
  readonly plan: readonly { readonly key: string | null; readonly rows: number }[];
}

/** The queries of an audit from the checkpoint that read the journal entries of withdrawals. */
async function entryQueriesOfAudit({ database, schema }: EngineHarness): Promise<readonly EntryQuery[]> {
  const queries: EntryQuery[] = [];
  const owner = await createConnection({ uri: schema.ownerUrl });
  const connect = async (statementTimeoutMs: number) => {
    const connection = await engineDatabase(database).connect(statementTimeoutMs);
    const read: typeof connection.rows = connection.rows.bind(connection);
    connection.rows = async <Row extends object>(sql: string, values: readonly unknown[] = []) => {
      if (/\bjournal_entries WHERE kind\b/.test(sql) && /^withdrawal/.test(String(values[0]))) {
        const [steps] = await owner.query<RowDataPacket[]>(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, [...values]);
        const plan = steps.map(({ key, rows }) => ({ key: key as string | null, rows: Number(rows) }));
        queries.push({ references: values[1] as readonly number[], plan });
      }
      return read<Row>(sql, values);
    };
    return connection;
  };
  const sinceCheckpoint = { database: { ...engineDatabase(database), connect }, since: 'checkpoint' } as const;
  expect((await audit(sinceCheckpoint)).violations).toEqual([]);
  await owner.end();
  return queries;
}

test('the audit of an open withdrawal does not read the entries of all others', async () => {
  const withdrawals = 200;
  const busy = await EngineHarness.create();
  const exchange = await busy.start();
  acceptedEvent(await exchange.execute(deposit(ANN, 'btc', '20')));
  for (let count = 0; count < withdrawals; count += 1) acceptedEvent(await exchange.execute(requestCommand('0.002')));
  const rejection = { failure: 'rejected_by_operator', operatorId: OPERATOR } as const;
  for (let id = 1; id < withdrawals; id += 1)
    acceptedEvent(await exchange.execute(moveCommand(id, 'failed', rejection)));
  await audit({ database: engineDatabase(busy.database), checkpointEvents: 1 });
  const queries = await entryQueriesOfAudit(busy);
  await busy.stopAndAudit();
  expect(queries.map(({ references }) => references)).toEqual([[withdrawals], [withdrawals], [withdrawals]]);
  const steps = queries.flatMap(({ plan }) => plan);
  expect(steps.map(({ key }) => key)).toEqual(steps.map(() => 'journal_entries_kind_reference_index'));
  expect(steps.filter(({ rows }) => rows > 2)).toEqual([]);
});
