/** A long answer comes part by part: whole and in order where nothing happens, as an error where something does, and never faster than it is taken. */
import type { Knex } from 'knex';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { readConfig } from '../../../src/config';
import { openDatabase } from '../../../src/store/connection/database';
import { type EngineConnection, engineDatabase } from '../../../src/store/connection/engineConnection';
import { createNumbersTable } from '../../support/createNumbersTable';
import { freshSchema, type TestSchema } from '../../support/testDatabase';

const ROWS = 20_000;
const PART_ROWS_MAX = 1_000;
const STATEMENT_TIMEOUT_MS = 1_000;
/** So long that the database cannot be done with all of them before the first are taken. */
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

/** What came before the failure, and the failure. */
async function readUntilItFails(
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

test('every row comes once, in order, in parts of a thousand at most, and others get their turn in between', async () => {
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
  expect(turns).toBeGreaterThanOrEqual(ROWS / PART_ROWS_MAX / 2);
});

test.each([0, 1, PART_ROWS_MAX - 1, PART_ROWS_MAX, PART_ROWS_MAX + 1, 2 * PART_ROWS_MAX])(
  'an answer of %i rows ends, and the next statement gets its own',
  async (rows) => {
    const numbers: number[] = [];
    for await (const part of connection.streamRows<Numbered>('SELECT n FROM numbers WHERE n <= ? ORDER BY n', [rows]))
      numbers.push(...part.map(({ n }) => n));
    expect(numbers).toEqual(Array.from({ length: rows }, (_, index) => index + 1));
    expect(await connection.rows('SELECT 7 AS seven')).toEqual([{ seven: 7 }]);
  },
);

test('while a part is worked on the database waits with what nobody has room for', async () => {
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

test('what the database refuses is an error that it answered, and the connection goes on', async () => {
  expect(await readUntilItFails('SELECT n FROM no_such_table')).toMatchObject({
    rows: 0,
    failure: { name: 'DatabaseError', answered: true, violation: true },
  });
  expect(await connection.rows('SELECT 7 AS seven')).toEqual([{ seven: 7 }]);
});

test('a connection that ends in the middle is an error that nobody answered', async () => {
  const other = await engineDatabase(database).connect(STATEMENT_TIMEOUT_MS);
  let killed = false;
  const outcome = await readUntilItFails(LONG_ROWS, async () => {
    if (!killed) await other.write('KILL ?', [connection.threadId]);
    killed = true;
  });
  other.close();
  expect(outcome).toMatchObject({ failure: { name: 'DatabaseError', answered: false } });
  expect(outcome.rows).toBeLessThan(ROWS);
});

test('a part that takes longer than a statement may is an error, and ends the connection', async () => {
  const outcome = await readUntilItFails(LONG_ROWS.replace('500', `500 + SLEEP(IF(n = ${PART_ROWS_MAX + 500}, 5, 0))`));
  expect(outcome).toMatchObject({ rows: PART_ROWS_MAX, failure: { name: 'DatabaseError', answered: false } });
  await expect(connection.rows('SELECT 7 AS seven')).rejects.toMatchObject({ name: 'DatabaseError', answered: false });
});

test('whoever stops in the middle ends the connection: what is still on its way is nobody else’s answer', async () => {
  for await (const part of connection.streamRows<Numbered>(LONG_ROWS)) {
    expect(part[0]).toMatchObject({ n: 1 });
    break;
  }
  await expect(connection.rows('SELECT 7 AS seven')).rejects.toMatchObject({ name: 'DatabaseError', answered: false });
});
