/**
 * Large results are read in batches: completely and in order, with an error if anything fails, and with back pressure.
 */
import type { Knex } from 'knex';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { readConfig } from '../../../src/foundation/settings/config';
import { openDatabase } from '../../../src/store/connection/database';
import { type EngineConnection, engineDatabase } from '../../../src/store/connection/engineConnection';
import { createNumbersTable } from '../../support/createNumbersTable';
import { freshSchema, type TestSchema } from '../../support/testDatabase';

const ROWS = 20_000;
const PART_ROWS_MAX = 1_000;
const STATEMENT_TIMEOUT_MS = 60_000;
/** Rows so long that the database cannot send all of them before the first batch is processed. */
const LONG_ROWS = "SELECT n, REPEAT('x', 500) AS filling FROM numbers ORDER BY n";

let schema: TestSchema;
let database: Knex;
let connection: EngineConnection;
beforeAll(async () => {
  schema = await freshSchema();
  const owner = await createConnection({ uri: schema.ownerUrl, namedPlaceholders: true });
  await createNumbersTable(owner, 'numbers', ROWS);
  await owner.end();
  database = openDatabase(schema.serviceUrl, readConfig({ DATABASE_URL: schema.serviceUrl }).database);
});
afterAll(async () => {
  await database?.destroy();
  await schema?.drop();
});
beforeEach(async () => {
  connection = await engineDatabase(database).connect(STATEMENT_TIMEOUT_MS);
});
afterEach(() => connection.close());

interface Numbered {
  readonly n: number;
}

/** The number of rows before the failure, and the failure. */
async function readUntilFailure(
  sql: string,
  onPart: () => Promise<unknown> = async () => undefined,
): Promise<{ rows: number; failure: unknown }> {
  let rows = 0;
  try {
    for await (const part of connection.streamRows<Numbered>(sql)) {
      rows += part.length;
      await onPart();
    }
    return { rows, failure: undefined };
  } catch (failure) {
    return { rows, failure };
  }
}

test('every row is read once, in order, in batches, and the event loop runs in between', async () => {
  let turns = 0;
  let isReading = true;
  const turn = (): void => {
    turns += 1;
    if (isReading) setImmediate(turn);
  };
  turn();
  const numbers: number[] = [];
  const sizes: number[] = [];
  for await (const part of connection.streamRows<Numbered>(LONG_ROWS)) {
    sizes.push(part.length);
    for (const { n } of part) numbers.push(n);
  }
  isReading = false;
  expect(numbers).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(PART_ROWS_MAX);
  // The result has 10 megabytes, of which Node.js reads at most two in one turn.
  expect(turns).toBeGreaterThanOrEqual(4);
});

test.each([0, 1, PART_ROWS_MAX - 1, PART_ROWS_MAX, PART_ROWS_MAX + 1, 2 * PART_ROWS_MAX])(
  'a result of %i rows ends, and the next statement gets its own result',
  async (rows) => {
    const numbers: number[] = [];
    for await (const part of connection.streamRows<Numbered>('SELECT n FROM numbers WHERE n <= ? ORDER BY n', [rows]))
      numbers.push(...part.map(({ n }) => n));
    expect(numbers).toEqual(Array.from({ length: rows }, (_, index) => index + 1));
    expect(await connection.rows('SELECT 7 AS seven')).toEqual([{ seven: 7 }]);
  },
);

test('while a batch is processed, the database waits instead of sending more rows', async () => {
  const watcher = engineDatabase(database);
  const commands: string[] = [];
  for await (const part of connection.streamRows<Numbered>(LONG_ROWS)) {
    if (part[0]?.n !== 1) continue;
    await new Promise((resolve) => setTimeout(resolve, 200));
    const [row] = await watcher.rows<RowDataPacket>('SELECT command FROM information_schema.processlist WHERE id = ?', [
      connection.threadId,
    ]);
    commands.push(String(Object.values(row ?? {})[0]));
  }
  expect(commands).toEqual(['Query']);
});

test('a statement that the database rejects is an answered error, and the connection stays usable', async () => {
  expect(await readUntilFailure('SELECT n FROM no_such_table')).toMatchObject({
    rows: 0,
    failure: { name: 'DatabaseError', answered: true, violation: true },
  });
  expect(await connection.rows('SELECT 7 AS seven')).toEqual([{ seven: 7 }]);
});

test('a connection that ends half-way is an unanswered error', async () => {
  const other = await engineDatabase(database).connect(STATEMENT_TIMEOUT_MS);
  let killed = false;
  const outcome = await readUntilFailure(LONG_ROWS, async () => {
    if (!killed) await other.write('KILL ?', [connection.threadId]);
    killed = true;
  });
  other.close();
  expect(outcome).toMatchObject({ failure: { name: 'DatabaseError', answered: false } });
  expect(outcome.rows).toBeLessThan(ROWS);
});

test('a batch that takes longer than the statement timeout is an error and closes the connection', async () => {
  connection.close();
  connection = await engineDatabase(database).connect(1_000);
  const outcome = await readUntilFailure(LONG_ROWS.replace('500', `500 + SLEEP(IF(n = ${PART_ROWS_MAX + 500}, 5, 0))`));
  expect(outcome).toMatchObject({ rows: PART_ROWS_MAX, failure: { name: 'DatabaseError', answered: false } });
  await expect(connection.rows('SELECT 7 AS seven')).rejects.toMatchObject({ name: 'DatabaseError', answered: false });
});

test('stopping half-way closes the connection, so that no later statement receives the remaining rows', async () => {
  for await (const part of connection.streamRows<Numbered>(LONG_ROWS)) {
    expect(part[0]).toMatchObject({ n: 1 });
    break;
  }
  await expect(connection.rows('SELECT 7 AS seven')).rejects.toMatchObject({ name: 'DatabaseError', answered: false });
});
