/**
 * A database as it would stand after a long life, made of rows by the database itself: so many users with money in two ledger accounts each, and
 * two open orders each. Everything that the audit looks at is there, and adds up.
 */
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { makeNumbers } from '../support/numbersTable';

/** Far above whom the server makes meanwhile. */
const FIRST_USER = 1_000_000_000;

export interface GrowthOptions {
  /** Of a user who may make tables. */
  readonly url: string;
  readonly users: number;
  readonly nowMs: number;
}

/** On the tables of a server that has made its first market, credited nobody yet, and was stopped. */
export async function growTables({ url, users, nowMs }: GrowthOptions): Promise<void> {
  const connection = await createConnection({ uri: url, namedPlaceholders: true });
  try {
    await makeNumbers(connection, 'bench_numbers', 2 * users);
    const [lasts] = await connection.query<RowDataPacket[]>(LASTS);
    const values = { ...lasts[0], users, firstUser: FIRST_USER, nowMs };
    for (const sql of STATEMENTS) await connection.query(sql, values);
    await connection.query('DROP TABLE bench_numbers');
    await connection.query('ANALYZE TABLE accounts, journal_entries, orders, events');
  } finally {
    await connection.end();
  }
}

const LASTS =
  'SELECT (SELECT COALESCE(MAX(id), 0) FROM accounts) AS account, (SELECT COALESCE(MAX(id), 0) FROM journal_entries) AS entry, ' +
  '(SELECT COALESCE(MAX(id), 0) FROM orders) AS lastOrder, sequence, epoch FROM engine_lease';

/** Of order n, a buy of 0.01: its price, below those of `OrderFlow`, and what it holds: its value, fee and VAT by the first market's rates. */
const PRICE = '(1 + n MOD 800)';
const HELD = `(${PRICE} * 0.01002675)`;
/** The two orders of user n are 2n - 1 and 2n. */
const HELD_BY_USER = '((2 + (2 * n - 1) MOD 800 + (2 * n) MOD 800) * 0.01002675)';
const FUNDS = '1000000';

const STATEMENTS: readonly string[] = [
  `INSERT INTO accounts (id, owner, asset, kind, balance) VALUES (:account + 1, 0, 'thb', 'bank', -${FUNDS} * :users)`,
  'INSERT INTO accounts (id, owner, asset, kind, balance) ' +
    `SELECT :account + 1 + n, :firstUser + n, 'thb', 'available', ${FUNDS} - ${HELD_BY_USER} FROM bench_numbers WHERE n <= :users`,
  'INSERT INTO accounts (id, owner, asset, kind, balance) ' +
    `SELECT :account + 1 + :users + n, :firstUser + n, 'thb', 'held', ${HELD_BY_USER} FROM bench_numbers WHERE n <= :users`,
  'INSERT INTO journal_entries (id, sequence, kind, reference, time_ms, postings) ' +
    `SELECT :entry + n, :sequence + n, 'release', 0, :nowMs, CONCAT('[[', :account + 1, ',"-${FUNDS}"],[', :account + 1 + n, ',"${FUNDS}"]]') ` +
    'FROM bench_numbers WHERE n <= :users',
  'INSERT INTO journal_entries (id, sequence, kind, reference, time_ms, postings) ' +
    "SELECT :entry + :users + n, :sequence + :users + n, 'hold', :lastOrder + n, :nowMs, " +
    `CONCAT('[[', :account + 1 + (n + 1) DIV 2, ',"-', ${HELD}, '"],[', :account + 1 + :users + (n + 1) DIV 2, ',"', ${HELD}, '"]]') FROM bench_numbers`,
  'INSERT INTO events (sequence, epoch, time_ms, type, user_id, payload) ' +
    "SELECT :sequence + n, :epoch, :nowMs, 'create_order', NULL, '{}' FROM bench_numbers WHERE n <= :users",
  'INSERT INTO events (sequence, epoch, time_ms, type, user_id, payload) ' +
    "SELECT :sequence + :users + n, :epoch, :nowMs, 'create_order', :firstUser + (n + 1) DIV 2, '{}' FROM bench_numbers",
  'INSERT INTO orders (id, user_id, symbol, side, type, time_in_force, self_trade_prevention, post_only, price, quantity, filled, cost, taker_cost, fee, vat, ' +
    'held, maker_rate, taker_rate, vat_rate, status, rested_at, created_by_ip, created_at_ms, updated_at_ms) ' +
    `SELECT :lastOrder + n, :firstUser + (n + 1) DIV 2, 'btc_thb', 'buy', 'limit', 'GTC', 'expire_taker', 0, ${PRICE}, 0.01, 0, 0, 0, 0, 0, ` +
    `${HELD}, 0.0025, 0.0025, 0.07, 'created', :sequence + :users + n, '127.0.0.1', :nowMs, :nowMs FROM bench_numbers`,
  "INSERT INTO books (symbol, last_update_id) VALUES ('btc_thb', 2 * :users)",
  'UPDATE engine_lease SET sequence = :sequence + 3 * :users',
];
