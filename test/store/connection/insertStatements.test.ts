/**
 * The database stores the values that were written, whatever texts, numbers and amounts a row contains, also in JSON.
 */
import { type Connection, createConnection } from 'mysql2/promise';
import { formatAmount } from '../../../src/core/values/decimal';
import { insertStatements, type PlainRow, type Row } from '../../../src/store/connection/insertStatements';
import { SqlFragment, type SqlWriter } from '../../../src/store/connection/sqlWriter';
import { printSeed, type Random, seededRandom } from '../../support/randomSeed';
import { freshSchema, type TestSchema } from '../../support/testDatabase';

const ROWS = 3_000;
const TABLE = {
  name: 'written',
  columns: ['id', 'text', 'amount', 'number', 'truth', 'digest', 'json'],
  updatedColumns: ['text', 'json'],
};
/** Characters that end a literal, are escape characters, take several bytes, or are control characters. */
const CHARACTERS = [
  "'",
  '"',
  '\\',
  "\\'",
  '%',
  ';',
  '--',
  '\n',
  '\r',
  '\t',
  '\0',
  '\u0001',
  '\u001a',
  '\u007f',
  'ก',
  'é',
  '🔑',
  '\u2028',
  'a',
  'Z',
  '0',
  ' ',
  ',',
  '}',
] as const;
const INTEGERS = [
  0,
  1,
  9,
  10,
  999_999_999,
  1_000_000_000,
  1_000_000_001,
  10 ** 15,
  10 ** 18 / 1000,
  Number.MAX_SAFE_INTEGER,
  -1,
  -1_000_000_000,
  Number.MIN_SAFE_INTEGER,
] as const;

class JsonListFragment extends SqlFragment {
  constructor(private readonly values: PlainRow) {
    super();
  }

  writeTo(writer: SqlWriter): void {
    writer.jsonValues(this.values);
  }
}

let schema: TestSchema;
let connection: Connection;
beforeAll(async () => {
  schema = await freshSchema();
  connection = await createConnection(schema.ownerUrl);
  await connection.query(
    'CREATE TABLE written (id BIGINT PRIMARY KEY, text TEXT, amount DECIMAL(36,18), number BIGINT, truth TINYINT, ' +
      'digest BINARY(32), json LONGTEXT) CHARACTER SET utf8mb4',
  );
});
afterAll(async () => {
  await connection.end();
  await schema.drop();
});

test('any values are stored in columns and in JSON exactly as they were', async () => {
  const random = seededRandom(printSeed('rows'));
  const texts = Array.from({ length: ROWS }, () => textOf(random));
  const amounts = Array.from({ length: ROWS }, () => amountOf(random));
  const numbers = Array.from({ length: ROWS }, () =>
    random.next() < 0.5 ? random.pick(INTEGERS) : random.integer(0, 2 ** random.integer(1, 52)),
  );
  const digests = Array.from({ length: ROWS }, () =>
    Array.from({ length: 64 }, () => random.integer(0, 15).toString(16)).join(''),
  );
  const rowOf = (id: number): Row => {
    const [text = null, amount = null, number = null, hex = ''] = [texts[id], amounts[id], numbers[id], digests[id]];
    return [
      id,
      text,
      amount,
      number,
      id % 2 === 0,
      id % 3 === 0 ? null : { hex },
      new JsonListFragment([text, amount, number, id % 2 === 0, null]),
    ];
  };
  const statements = insertStatements(
    TABLE,
    Array.from(texts, (_, id) => rowOf(id)),
  );
  expect(statements.length).toBeGreaterThan(1);
  for (const statement of statements) await connection.query(statement);

  const [rows] = (await connection.query('SELECT * FROM written ORDER BY id')) as unknown as [
    Record<string, unknown>[],
  ];
  expect(rows).toHaveLength(ROWS);
  for (const [id, { text, amount, number, truth, digest, json }] of rows.entries()) {
    expect(text).toBe(texts[id]);
    expect(amount).toBe(decimalText(amounts[id] as bigint));
    expect(Number(number)).toBe(numbers[id]);
    expect(truth).toBe(id % 2 === 0 ? 1 : 0);
    expect((digest as Buffer | null)?.toString('hex') ?? null).toBe(id % 3 === 0 ? null : digests[id]);
    const listed = [texts[id], formatAmount(amounts[id] as bigint), numbers[id], id % 2 === 0, null];
    expect(JSON.parse(json as string)).toEqual(listed);
    expect(json).toBe(JSON.stringify(listed));
    expect(String(new JsonListFragment([texts[id] as string]))).toBe(JSON.stringify([texts[id]]));
  }
});

test('a value that cannot be written throws, and does not affect the next statement', () => {
  for (const value of [0.5, Number.NaN, 2 ** 53, -(2 ** 53)])
    expect(() => insertStatements(TABLE, [['before', value]])).toThrow('not a safe integer');
  expect(() => insertStatements(TABLE, [['before', { hex: "'" }]])).toThrow('a digest must be 64');
  expect(insertStatements({ name: 't', columns: ['a', 'b'], updatedColumns: [] }, [['x', 1]])).toEqual([
    "INSERT INTO `t` (`a`,`b`) VALUES ('x',1)",
  ]);
  expect(insertStatements(TABLE, [])).toEqual([]);
});

function textOf(random: Random): string {
  const signs = Array.from({ length: random.integer(0, 40) }, () =>
    random.next() < 0.7 ? 'word' : random.pick(CHARACTERS),
  );
  return random.next() < 0.01 ? 'ยาว'.repeat(5_000) : signs.join('');
}

/** A random amount of any length, integral or not, positive or negative. */
function amountOf(random: Random): bigint {
  const digits = Array.from({ length: random.integer(1, 33) }, () => random.integer(0, 9)).join('');
  const amount = BigInt(digits) * (random.next() < 0.3 ? 10n ** 3n : 1n);
  return random.next() < 0.3 ? -amount : amount;
}

/** The text of a DECIMAL(36,18) column, computed independently of `formatAmount`. */
function decimalText(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(19, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -18)}.${digits.slice(-18)}`;
}
