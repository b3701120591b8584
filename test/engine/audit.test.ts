/** The audit can fail: each rule about money that crosses our edge is broken in the tables once, and found. */
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { audit } from '../../src/engine/audit/audit';
import type { ExchangeEngine } from '../../src/engine/engine';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { deposit, EngineBench, yes } from './support';
import { ANN, everyStatus, request } from './withdrawals';

let bench: EngineBench;
let engine: ExchangeEngine;
beforeAll(async () => {
  bench = await EngineBench.create();
  engine = await bench.start();
  await everyStatus(engine, bench.clock);
});
afterAll(() => bench.end());

test('all is well before anything is touched', async () => {
  expect((await engine.audit()).violations).toEqual([]);
});

describe('the audit sees', () => {
  const ONE_ENTRY = 'A13 each withdrawal has one debit entry';
  const AMOUNTS = "A13 each withdrawal's entries moved";
  const PEOPLE = 'A13 a withdrawal that had to be approved';
  const DEPOSIT = 'A13 each deposit has one credit entry';

  /** Each change is made to the tables, looked at, and taken back. */
  test.each<[string, string, string, string]>([
    [
      'a refund that never came',
      "UPDATE withdrawals SET status = 'failed', failure = 'returned' WHERE id = 3",
      "UPDATE withdrawals SET status = 'sent', failure = NULL WHERE id = 3",
      ONE_ENTRY,
    ],
    [
      'a failure that gave money back and was taken back',
      "UPDATE withdrawals SET status = 'queued', failure = NULL WHERE id = 6",
      "UPDATE withdrawals SET status = 'failed', failure = 'rejected_by_operator' WHERE id = 6",
      ONE_ENTRY,
    ],
    [
      'one that was sent twice',
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
      'another amount than was taken',
      'UPDATE withdrawals SET amount = amount + 1 WHERE id = 4',
      'UPDATE withdrawals SET amount = amount - 1 WHERE id = 4',
      AMOUNTS,
    ],
    [
      'another fee than was taken',
      'UPDATE withdrawals SET fee = fee + 1 WHERE id = 4',
      'UPDATE withdrawals SET fee = fee - 1 WHERE id = 4',
      AMOUNTS,
    ],
    [
      'another person who paid',
      'UPDATE withdrawals SET user_id = 32 WHERE id = 4',
      'UPDATE withdrawals SET user_id = 31 WHERE id = 4',
      AMOUNTS,
    ],
    [
      'what was sent without an approval',
      'UPDATE withdrawals SET approved_by = NULL WHERE id = 5',
      'UPDATE withdrawals SET approved_by = 2 WHERE id = 5',
      PEOPLE,
    ],
    [
      'who approved his own',
      'UPDATE withdrawals SET approved_by = 1 WHERE id = 5',
      'UPDATE withdrawals SET approved_by = 2 WHERE id = 5',
      PEOPLE,
    ],
    [
      'a credit of a deposit that has not come',
      "UPDATE deposits SET status = 'pending' WHERE id = 1",
      "UPDATE deposits SET status = 'completed' WHERE id = 1",
      DEPOSIT,
    ],
    [
      'another amount than was credited',
      'UPDATE deposits SET amount = amount + 1 WHERE id = 1',
      'UPDATE deposits SET amount = amount - 1 WHERE id = 1',
      DEPOSIT,
    ],
    [
      'a withdrawal that memory has otherwise',
      "UPDATE withdrawals SET txid = 'bb' WHERE id = 3",
      "UPDATE withdrawals SET txid = 'tx3' WHERE id = 3",
      'A9 open withdrawals in memory',
    ],
    [
      'a use of a limit that memory has otherwise',
      'UPDATE withdrawals SET created_at_ms = 0 WHERE id = 4',
      'UPDATE withdrawals SET created_at_ms = updated_at_ms WHERE id = 4',
      'A9 what is used of the withdrawal limits',
    ],
  ])('%s', async (_name, change, back, check) => {
    await bench.database.raw(change);
    const found = (await engine.audit()).violations.map((violation) => violation.check);
    await bench.database.raw(back);
    expect(found).toContainEqual(expect.stringContaining(check));
  });
});

/** How the database joins withdrawals with their entries: each step of its plans. */
async function joinsOfAudit({ database, schema }: EngineBench): Promise<readonly string[]> {
  const joins: string[] = [];
  const owner = await createConnection({ uri: schema.ownerUrl });
  const connect = async (statementTimeoutMs: number) => {
    const connection = await engineDatabase(database).connect(statementTimeoutMs);
    const read: typeof connection.rows = connection.rows.bind(connection);
    connection.rows = async <Row extends object>(sql: string, values?: readonly unknown[]) => {
      if (/\bwithdrawals\b.*\bjournal_entries\b/.test(sql)) {
        const [steps] = await owner.query<RowDataPacket[]>(`EXPLAIN ${sql}`, [...(values ?? [])]);
        joins.push(...steps.map((step) => `${step['table']}: ${step['type']} ${step['Extra'] ?? ''}`));
      }
      return read<Row>(sql, values);
    };
    return connection;
  };
  expect((await audit({ database: { ...engineDatabase(database), connect } })).violations).toEqual([]);
  await owner.end();
  return joins;
}

test('an open withdrawal is not held against the entries of all others', async () => {
  const busy = await EngineBench.create();
  const exchange = await busy.start();
  yes(await exchange.execute(deposit(ANN, 'btc', '20')));
  for (let count = 0; count < 200; count += 1) yes(await exchange.execute(request('0.002')));
  const joins = await joinsOfAudit(busy);
  await busy.end();
  expect(joins.length).toBeGreaterThan(0);
  // Assets are a handful.
  expect(joins.filter((join) => /^(?!s:).*(join buffer|range checked)/i.test(join))).toEqual([]);
});
