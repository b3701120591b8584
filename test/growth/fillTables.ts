/**
 * Generates tables as years of operation leave them, inside the database: a number of orders, and the rows of all other
 * tables in proportion. Rows have a realistic form and length; one user has a fifth of them, all others have few. They
 * are only for query plans and times: the balances do not add up, so that no server can start on this database.
 */
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { createNumbersTable } from '../support/createNumbersTable';

/** The user who has a fifth of all rows, and a user with an average number of rows. */
export const BUSY_USER = 1;
export const USUAL_USER = 77;

export interface GrowthOptions {
  /** Of a database user who may create tables, on a fresh schema. */
  readonly url: string;
  readonly orders: number;
  readonly users: number;
  /** Number of deposits, and of withdrawals; by default a tenth of the orders. */
  readonly transfers?: number;
  readonly nowMs: number;
  readonly onProgress?: (line: string) => void;
}

/** Rows per statement. It is limited so that the rollback of an interrupted statement is short. */
const CHUNK = 500_000;
const YEAR_MS = 365 * 86_400_000;

interface TableFilling {
  readonly table: string;
  /** One row per order, per transfer, per user, per two users, or a few rows in all. */
  readonly per: 'order' | 'transfer' | 'user' | 'half' | 'few';
  /** SQL expressions of the columns of the n-th row. */
  readonly row: Readonly<Record<string, string>>;
}

export async function fillTables({
  url,
  orders,
  users,
  transfers = Math.ceil(orders / 10),
  nowMs,
  onProgress = () => undefined,
}: GrowthOptions): Promise<void> {
  const connection = await createConnection({ uri: url, namedPlaceholders: true });
  try {
    await connection.query('SET SESSION foreign_key_checks = 0');
    await createNumbersTable(connection, 'growth_numbers', Math.min(CHUNK, Math.max(orders, users, transfers)));
    for (const filling of FILLINGS) {
      const rows = { order: orders, transfer: transfers, user: users, half: Math.floor(users / 2), few: 20 }[
        filling.per
      ];
      await fillTable(connection, filling, { rows, values: { orders, users, nowMs, step: YEAR_MS / rows } });
      onProgress(`${filling.table}: ${rows} rows`);
    }
    await connection.query('UPDATE engine_lease SET sequence = :orders', { orders });
    await connection.query('DROP TABLE growth_numbers');
    for (const table of new Set(FILLINGS.map((filling) => filling.table)))
      await connection.query('ANALYZE TABLE ??', [table]);
  } finally {
    await connection.end();
  }
}

export function filledTables(): ReadonlySet<string> {
  return new Set(FILLINGS.map(({ table }) => table));
}

/** Size on disk, with indexes, and number of rows of each table. */
export async function sizesOf(
  url: string,
): Promise<{ readonly table: string; readonly rows: number; readonly bytes: number }[]> {
  const connection = await createConnection({ uri: url });
  try {
    const [tables] = await connection.query<RowDataPacket[]>(
      "SELECT table_name AS name, data_length + index_length AS bytes FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY 2 DESC",
    );
    const sizes = [];
    for (const { name, bytes } of tables) {
      const [[counted]] = await connection.query<RowDataPacket[]>('SELECT COUNT(*) AS n FROM ??', [name]);
      sizes.push({ table: String(name), rows: Number(counted?.['n']), bytes: Number(bytes) });
    }
    return sizes;
  } finally {
    await connection.end();
  }
}

async function fillTable(
  connection: Connection,
  { table, row }: TableFilling,
  { rows, values }: { readonly rows: number; readonly values: object },
): Promise<void> {
  const sql = `INSERT INTO \`${table}\` (${Object.keys(row)
    .map((column) => `\`${column}\``)
    .join()}) SELECT ${Object.values(row).join()} FROM (SELECT n + :done AS n FROM growth_numbers WHERE n + :done <= :rows) AS numbered`;
  for (let done = 0; done < rows; done += CHUNK) await connection.query(sql, { ...values, rows, done });
}

const USER = `IF(n MOD 5 = 0, ${BUSY_USER}, 2 + n MOD (:users - 1))`;
const OTHER_USER = `IF((n - 1) MOD 5 = 0, ${BUSY_USER}, 2 + (n - 1) MOD (:users - 1))`;
const PAIR = "ELT(1 + n MOD 3, 'btc_thb', 'eth_thb', 'usdt_thb')";
const COIN = "ELT(1 + n MOD 3, 'btc', 'eth', 'thb')";
/** Times spread evenly over the last year. */
const TIME = '(:nowMs - CAST((:rows - n) * :step AS UNSIGNED))';
const PRICE = '(1000000 + n MOD 1000)';
const HASH = (of: string): string => `SHA2(CONCAT('${of}', n), 256)`;
const ENCRYPTED = "CONCAT('0a1b2c3d.', REPEAT('x', 86), n)";
const SIDE = "IF(n MOD 2 = 0, 'buy', 'sell')";
const LAST_HUNDREDTH = 'n > :rows * 0.99';
const ORDER_TEXT =
  `CONCAT('[', n, ',', ${USER}, ',"', ${PAIR}, '","', ${SIDE}, '","limit","GTC","expire_taker",false,"', ${PRICE}, '",null,"0.01","0","0","0","0","0","10026.75",` +
  `"0.0025","0.0025","0.07","created",', n, ',"', UUID(), '",null,"203.0.113.7",', ${TIME}, ',', ${TIME}, ']')`;
const POSTINGS = `CONCAT('[[', 2 * n, ',"-10026.750000001"],[', 2 * n + 1, ',"10026.750000001"]]')`;
const TRADE_POSTINGS = `CONCAT('[[', 2 * n, ',"-10000.01"],[', 2 * n + 1, ',"9973.26"],[', 2 * n + 2, ',"-0.01"],[', 2 * n + 3, ',"0.01"],[3,"25.000025"],[4,"1.75"]]')`;
/** Ids of the two entries of an order, with times that increase with the ids. */
const HALF = {
  hold: { id: 'n', time_ms: '(:nowMs - CAST((2 * :rows - n) * :step / 2 AS UNSIGNED))' },
  trade: { id: ':rows + n', time_ms: '(:nowMs - CAST((:rows - n) * :step / 2 AS UNSIGNED))' },
};

const FILLINGS: readonly TableFilling[] = [
  {
    table: 'users',
    per: 'user',
    row: {
      id: 'n',
      email: "CONCAT('person', n, '@example.com')",
      level: "'level_1'",
      fee_tier: '0',
      created_at_ms: TIME,
      updated_at_ms: TIME,
    },
  },
  {
    table: 'passwords',
    per: 'user',
    row: { user_id: 'n', hash: `CONCAT('$argon2id$', ${HASH('p')})`, changed_at_ms: TIME },
  },
  {
    table: 'api_keys',
    per: 'user',
    row: {
      id: 'n', user_id: USER, api_key: "CONCAT('live-', LEFT(SHA2(n, 256), 32))", sealed_secret: ENCRYPTED,
      label: "'bot'", permissions: "'user_read,order_create'", ip_allowlist: "''",
      created_at_ms: TIME, expires_at_ms: 'NULL', revoked_at_ms: `IF(n MOD 3 = 0, ${TIME}, NULL)`,
    },
  }, // biome-ignore format: one list
  {
    table: 'second_factors',
    per: 'user',
    row: {
      id: 'n',
      user_id: 'n',
      sealed_secret: ENCRYPTED,
      confirmed_at_ms: `IF(n MOD 7 = 0, NULL, ${TIME})`,
      last_step: '0',
      created_at_ms: TIME,
    },
  },
  { table: 'recovery_codes', per: 'user', row: { user_id: 'n', code_hash: HASH('c'), used_at_ms: 'NULL' } },
  {
    table: 'sessions',
    per: 'user',
    row: {
      id: 'n', selector_hash: HASH('s'), secret_hash: HASH('t'), previous_hash: 'NULL', user_id: USER, stage: "'full'",
      csrf: "LEFT(SHA2(n, 256), 43)", created_at_ms: TIME,
      seen_at_ms: TIME, rotated_at_ms: TIME, expires_at_ms: `${TIME} + 43200000`,
    },
  }, // biome-ignore format: one list
  {
    table: 'unowned_deposits',
    per: 'user',
    row: {
      id: 'n', reference: "CONCAT('bitcoin:', n, ':0')", asset: "'btc'", network: "'bitcoin'", address: "'bc1q'",
      txid: "'aa'", amount: '1', status: "'completed'", confirmations: '3', reported_at_ms: TIME, updated_at_ms: TIME,
    },
  }, // biome-ignore format: one list
  { table: 'api_key_uses', per: 'user', row: { api_key_id: 'n', used_at_ms: TIME, ip: "'192.0.2.1'" } },
  {
    table: 'user_notes',
    per: 'user',
    row: { id: 'n', user_id: USER, operator_id: '1', text: "'Called.'", created_at_ms: TIME },
  },
  {
    table: 'operator_sessions',
    per: 'user',
    row: {
      id: 'n', selector_hash: HASH('so'), secret_hash: HASH('to'), operator_id: '1', stage: "'full'",
      created_at_ms: TIME, seen_at_ms: TIME, expires_at_ms: `${TIME} + 43200000`,
    },
  }, // biome-ignore format: one list
  {
    table: 'passkeys',
    per: 'user',
    row: {
      id: 'n', user_id: USER, credential_hash: HASH('k'), credential_id: "CONCAT('x', n)", sealed_key: ENCRYPTED,
      counter: '1', label: "'phone'", created_at_ms: TIME, used_at_ms: 'NULL',
    },
  }, // biome-ignore format: one list
  {
    table: 'identity_requests',
    per: 'user',
    row: {
      id: 'n', user_id: USER, requested_level: "'level_1'", status: "IF(n MOD 50 = 0, 'submitted', 'refused')",
      is_open: 'n MOD 50 = 0', open_user_id: 'IF(n MOD 50 = 0, n, NULL)', submitted_at_ms: TIME, reviewer_id: '1',
      decided_by: '1', decided_at_ms: TIME, approved_level: 'NULL', reasons: "'unreadable'", message: "'Again.'",
    },
  }, // biome-ignore format: one list
  {
    table: 'identity_documents',
    per: 'user',
    row: {
      id: 'n', user_id: USER, request_id: 'IF(n MOD 10 = 0, NULL, n)', document_type: "'selfie'",
      media_type: "'image/png'", size: '16', sealed_key: ENCRYPTED, created_at_ms: TIME, replaced_at_ms: 'NULL',
      delete_at_ms: `IF(n MOD 50 = 0, NULL, ${TIME} + 7776000000)`,
    },
  }, // biome-ignore format: one list
  {
    table: 'identity_document_contents',
    per: 'user',
    row: { document_id: 'n', content: "REPEAT('x', 16)" },
  },
  { table: 'form_answers', per: 'user', row: { id: HASH('f'), answer: "REPEAT('x', 2000)", expires_at_ms: TIME } },
  { table: 'used_passkey_challenges', per: 'user', row: { challenge_hash: HASH('u'), expires_at_ms: TIME } },
  {
    table: 'sign_ins',
    per: 'user',
    row: {
      id: 'n', user_id: USER, is_success: 'n MOD 2', outcome: "IF(n MOD 2 = 1, 'password', 'wrong_password')",
      user_agent: "'x'", ip: "'::1'", at_ms: TIME,
    },
  }, // biome-ignore format: one list
  {
    table: 'mails',
    per: 'half',
    row: {
      id: 'n', message_id: "LEFT(SHA2(n, 256), 36)", recipient: "CONCAT('person', n, '@example.com')", subject: "'x'",
      sealed_text: ENCRYPTED, created_at_ms: TIME, due_at_ms: `${TIME} + 1000000000000`, attempts: '1',
      rejected_at_ms: `IF(n MOD 3 = 0, ${TIME}, NULL)`,
    },
  }, // biome-ignore format: one list
  {
    table: 'account_links',
    per: 'user',
    row: {
      id: 'n', purpose: "'not_me'", token_hash: HASH('m'), user_id: USER, email: 'NULL', password_hash: 'NULL',
      created_at_ms: TIME, expires_at_ms: `${TIME} + 2592000000`,
    },
  }, // biome-ignore format: one list
  { table: 'unsent_withdrawals', per: 'few', row: { withdrawal_id: 'n + 14000', user_id: 'n' } },
  {
    table: 'known_devices',
    per: 'user',
    row: { user_id: 'n', device_hash: HASH('d'), created_at_ms: TIME, seen_at_ms: TIME },
  },
  {
    table: 'withdrawal_addresses',
    per: 'user',
    row: {
      user_id: USER, network: "'bitcoin'", address: "CONCAT('bc1q', LEFT(SHA2(n, 256), 32))", tag: "''",
      label: "'Hardware wallet'", created_at_ms: TIME,
    },
  }, // biome-ignore format: one list
  {
    table: 'withdrawal_address_rules',
    per: 'user',
    row: { user_id: 'n', only_listed: 'TRUE', ends_at_ms: TIME },
  },
  {
    table: 'session_listen_keys',
    per: 'half',
    row: { id: 'n', user_id: USER, key_hash: HASH('k'), sealed_key: ENCRYPTED, created_at_ms: TIME },
  },
  {
    table: 'listen_keys',
    per: 'half',
    row: {
      id: 'n',
      api_key_id: 'n',
      user_id: USER,
      key_hash: HASH('l'),
      sealed_key: ENCRYPTED,
      created_at_ms: TIME,
      expires_at_ms: `${TIME} + 3600000`,
    },
  },
  {
    table: 'attempts',
    per: 'user',
    row: { subject_hash: HASH('a'), failures: '1 + n MOD 5', tried_at_ms: TIME, locked_until_ms: '0' },
  },
  {
    table: 'partners',
    per: 'few',
    row: {
      id: 'n', name: "CONCAT('App ', n)", authorize_url: "'https://a.example/authorize'",
      token_url: "'https://a.example/token'", issuer: 'NULL', client_id: "'talad'",
      sealed_client_secret: ENCRYPTED, scopes: "'deposit_address'", deposit_address_url: "'https://a.example/d'",
      return_url: "'https://a.example/r'", secret_hash: HASH('q'),
      enabled: '1', created_at_ms: TIME, updated_at_ms: TIME,
    },
  }, // biome-ignore format: one list
  {
    table: 'portal_logins',
    per: 'user',
    row: {
      id: 'n', state_hash: HASH('o'), partner_id: '1 + n MOD 20', user_id: USER, browser_session_id: 'n',
      partner_state: "'state'", sealed_verifier: ENCRYPTED, created_at_ms: TIME,
      expires_at_ms: `${TIME} + 600000`,
    },
  }, // biome-ignore format: one list
  {
    table: 'portal_sessions',
    per: 'user',
    row: {
      id: 'n', partner_id: '1 + n MOD 20', user_id: USER, code_hash: HASH('d'), code_expires_at_ms: `${TIME} + 60000`,
      claimed_at_ms: `IF(n MOD 50 = 0, NULL, ${TIME})`,
      token_hash: HASH('e'), extras_hash: HASH('x'), sealed_tokens: ENCRYPTED, access_expires_at_ms: 'NULL',
      created_at_ms: TIME, expires_at_ms: `${TIME} + 2592000000`,
      revoked_at_ms: `IF(n MOD 4 = 0, ${TIME}, NULL)`, revoked_by: "IF(n MOD 4 = 0, 'user', NULL)",
    },
  }, // biome-ignore format: one list
  {
    table: 'portal_purchases',
    per: 'user',
    row: {
      order_id: 'n', partner_id: '1 + n MOD 20', user_id: USER, asset: "'thb'", amount: '100', created_at_ms: TIME,
      withdrawal_refusal: 'NULL',
    },
  }, // biome-ignore format: one list
  {
    table: 'order_lists',
    per: 'user',
    row: {
      id: 'n', user_id: 'n', symbol: "'btc_thb'", kind: "'oco'", client_list_id: 'NULL', created_at_ms: TIME,
    },
  }, // biome-ignore format: one list
  {
    table: 'cancel_timers',
    per: 'user',
    row: { user_id: 'n', scope: "'all'", deadline_ms: `IF(${LAST_HUNDREDTH}, ${TIME}, NULL)` },
  },
  {
    table: 'webhook_messages',
    per: 'user',
    row: {
      id: 'n', partner_id: '1 + n MOD 20', sequence: 'n', webhook_id: "CONCAT('msg_', n)",
      source: "CONCAT('portal_order/', n, '/sent')",
      subject: "CONCAT('portal_order/', n)", type: "'portal_order.sent'", body: "REPEAT('x', 600)",
      created_at_ms: TIME, due_at_ms: TIME, attempts: '1', last_attempt_at_ms: TIME, last_status: '204',
      last_error: 'NULL', delivered_at_ms: `IF(${LAST_HUNDREDTH}, NULL, ${TIME})`,
    },
  }, // biome-ignore format: one list
  {
    table: 'portal_quotes',
    per: 'user',
    row: {
      id: "CONCAT('q', LPAD(n, 21, '0'))", partner_id: '1 + n MOD 20', user_id: USER, symbol: "'btc_thb'", budget: '100',
      price: '1000', quantity: '0.1', withdrawal_fee: '0.0001', created_at_ms: TIME, expires_at_ms: `${TIME} + 15000`,
    },
  }, // biome-ignore format: one list
  {
    table: 'portal_spending_limits',
    per: 'user',
    row: { user_id: 'n', partner_id: '1 + n MOD 20', amount: '1000', updated_at_ms: TIME },
  }, // biome-ignore format: one list
  {
    table: 'deposit_addresses',
    per: 'user',
    row: {
      user_id: `IF(${LAST_HUNDREDTH}, NULL, n)`, asset: "'btc'", network: "'bitcoin'",
      address: "CONCAT('bc1q', LEFT(SHA2(n, 256), 32))", tag: "''", nth_use: '0', created_at_ms: TIME,
      assigned_at_ms: `IF(${LAST_HUNDREDTH}, NULL, ${TIME})`,
    },
  }, // biome-ignore format: one list
  {
    table: 'operator_tokens',
    per: 'few',
    row: {
      name: "'Malee'",
      role: "'listed'",
      roles: "IF(n = 1, 'approver', 'treasury,market')",
      token_hash: HASH('w'),
      created_at_ms: TIME,
      revoked_at_ms: 'NULL',
    },
  },
  {
    table: 'operator_actions',
    per: 'user',
    row: {
      id: 'n', began_id: 'IF(n MOD 2 = 0, n - 1, NULL)', time_ms: TIME, operator_id: '1 + ((n - 1) DIV 2) MOD 20',
      operation: "ELT(1 + ((n - 1) DIV 2) MOD 3, 'createUser', 'creditDeposit', 'putFees')",
      content: `IF(n MOD 2 = 0, '{"result":"done","code":null,"answer":null}', '{"operator":"x","role":"operator","requestId":"x","ip":"::1","path":{},"query":{},"body":null}')`,
      hash: HASH('h'),
    },
  }, // biome-ignore format: one list
  {
    table: 'accounts',
    per: 'user',
    row: { id: 'n', owner: 'n', asset: "'thb'", kind: "'available'", balance: '1000' },
  },
  {
    table: 'klines',
    per: 'transfer',
    row: {
      symbol: PAIR, interval: "ELT(1 + (n DIV 3) MOD 3, '1m', '5m', '1h')", open_time_ms: `:nowMs - 60000 * n`,
      close_time_ms: `:nowMs - 60000 * n + 59999`, first_trade_id: 'n', last_trade_id: 'n + 1',
      open: PRICE, high: PRICE, low: PRICE, close: PRICE, volume: '1.23456789', quote_volume: '1234567.89',
      taker_buy_volume: '0.5', taker_buy_quote_volume: '500000.5', trade_count: '2',
    },
  }, // biome-ignore format: one list
  {
    table: 'deposits',
    per: 'transfer',
    row: {
      id: 'n', user_id: USER, asset: COIN, amount: '100.5', reference: "CONCAT('reference-', n)",
      status: "IF(n MOD 100 = 0, 'pending', 'completed')", network: "'bitcoin'",
      address: "CONCAT('bc1q', LEFT(SHA2(n, 256), 32))", tag: 'NULL', txid: HASH('i'), confirmations: '6',
      bank_code: 'NULL', account_number: 'NULL', created_at_ms: TIME, updated_at_ms: TIME,
    },
  }, // biome-ignore format: one list
  {
    table: 'withdrawals',
    per: 'transfer',
    row: {
      id: 'n', user_id: USER, asset: COIN, amount: '100.5', fee: '0.1', network: "'bitcoin'", bank_code: 'NULL',
      address: "CONCAT('bc1q', LEFT(SHA2(n, 256), 32))", tag: 'NULL',
      status: `IF(${LAST_HUNDREDTH}, 'queued', 'confirmed')`, needs_approval: 'n MOD 2', approved_by: 'NULL',
      handled_by: 'NULL', txid: HASH('j'), confirmations: '6',
      failure: 'NULL', order_id: 'NULL', created_at_ms: TIME, updated_at_ms: TIME,
    },
  }, // biome-ignore format: one list
  {
    table: 'orders',
    per: 'order',
    row: {
      id: 'n', user_id: USER, symbol: PAIR, side: SIDE, type: "'limit'", time_in_force: "'GTC'",
      self_trade_prevention: "'expire_taker'", post_only: '0', price: PRICE, stop_price: 'NULL',
      quantity: '0.01', filled: `IF(${LAST_HUNDREDTH}, 0, 0.01)`, cost: '10000.01', taker_cost: '0', fee: '25.000025',
      vat: '1.75', held: '0', maker_rate: '0.0025', taker_rate: '0.0025', vat_rate: '0.07',
      status: `IF(${LAST_HUNDREDTH}, 'created', ELT(1 + (n DIV 7) MOD 4, 'completed', 'completed', 'completed', 'cancelled'))`,
      rested_at: 'n', client_order_id: 'UUID()', budget: 'NULL',
      created_by_ip: "'203.0.113.7'", created_at_ms: TIME, updated_at_ms: TIME,
    },
  }, // biome-ignore format: one list
  {
    table: 'order_extras',
    per: 'user',
    row: {
      order_id: 'n', order_trigger: "'stop'", trailing_delta: 'NULL', tracked_price: 'NULL', trailing_price: 'NULL',
      iceberg_quantity: '0.001', visible_quantity: 'NULL', refill_rank: '0', quote_quantity: 'NULL',
      prevented_quantity: '0', expires_at_ms: 'NULL',
    },
  }, // biome-ignore format: one list
  {
    table: 'prevented_matches',
    per: 'user',
    row: {
      id: 'n', user_id: 'n', symbol: PAIR, time_ms: TIME, taker_order_id: 'n', maker_order_id: 'n - 1',
      mode: "'decrement'", price: PRICE, taker_quantity: '0.01', maker_quantity: '0.01',
    },
  }, // biome-ignore format: one list
  {
    table: 'trades',
    per: 'order',
    row: {
      symbol: PAIR, id: '1 + n DIV 3', sequence: 'n', time_ms: TIME, price: PRICE, quantity: '0.01',
      quote_quantity: '10000.01', taker_side: SIDE, taker_order_id: 'n', taker_user_id: USER,
      taker_fee: '0.000025', taker_vat: '0', maker_order_id: 'n - 1', maker_user_id: OTHER_USER, maker_fee: '25.000025',
      maker_vat: '1.75',
    },
  }, // biome-ignore format: one list
  ...Object.entries(HALF).map(
    ([kind, when]): TableFilling => ({
      table: 'journal_entries',
      per: 'order',
      row: {
        ...when,
        sequence: 'n',
        kind: `'${kind}'`,
        reference: 'n',
        postings: kind === 'hold' ? POSTINGS : TRADE_POSTINGS,
      },
    }),
  ),
  {
    table: 'events',
    per: 'order',
    row: {
      sequence: 'n', epoch: '1', time_ms: TIME, type: "'create_order'", user_id: USER,
      payload: `CONCAT('{"symbol":"', ${PAIR}, '","order":0,"orders":[', ${ORDER_TEXT}, '],"balances":[[', 2 * n, ',', ${USER}, ',"thb","available","989973.25"],[', 2 * n + 1, ',', ${USER}, ',"thb","held","10026.75"]],` +
        `"entries":[[', n, ',"hold",', n, ',', ${POSTINGS}, ']],"levels":[["buy","', ${PRICE}, '","0.01"]],"bookUpdateId":', n, '}')`,
    },
  }, // biome-ignore format: one list
  { table: 'user_events', per: 'order', row: { user_id: USER, sequence: 'n' } },
  { table: 'user_events', per: 'order', row: { user_id: OTHER_USER, sequence: 'n' } },
  {
    table: 'request_keys',
    per: 'order',
    row: { request_key: `UNHEX(${HASH('r')})`, fingerprint: `UNHEX(${HASH('f')})`, sequence: 'n' },
  },
];
