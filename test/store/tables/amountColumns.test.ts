/**
 * No amount that the exchange can decide on exceeds its column. The table below names every decimal column of the
 * database with what bounds its values; a new column has to be added to it.
 */
import type { Knex } from 'knex';
import { HOLDINGS_MAX } from '../../../src/core/decide/creditDeposit';
import { type Amount, amountFrom, formatAmount, ONE } from '../../../src/core/values/decimal';
import { readConfig } from '../../../src/foundation/settings/config';
import { openDatabase } from '../../../src/store/connection/database';
import { freshSchema, type TestSchema } from '../../support/testDatabase';

/** Above every value of the column. */
const BOUNDS = {
  /** The contract's pattern of a decimal in a request: 15 digits before the point. */
  request: 10n ** 15n * ONE,
  /** What the exchange holds of an asset; a deposit beyond it is refused. It bounds every balance and every trade. */
  holdings: HOLDINGS_MAX,
  /** A rate is at most 1. */
  rate: 2n * ONE,
  /** A price from a request, and at most a fifth more. */
  trailing: 2n * 10n ** 15n * ONE,
  /** Trades below `holdings`, of which there are fewer than 2^53. */
  sum: 2n ** 53n * HOLDINGS_MAX,
} as const;

const COLUMNS: Readonly<Record<string, keyof typeof BOUNDS>> = {
  'accounts.balance': 'holdings',
  'assets.approval_threshold': 'request',
  'assets.withdrawal_fee': 'request',
  'assets.withdrawal_minimum': 'request',
  'deposits.amount': 'request',
  'fees.maker_rate': 'rate',
  'fees.taker_rate': 'rate',
  'klines.close': 'request',
  'klines.high': 'request',
  'klines.low': 'request',
  'klines.open': 'request',
  'klines.quote_volume': 'sum',
  'klines.taker_buy_quote_volume': 'sum',
  'klines.taker_buy_volume': 'sum',
  'klines.volume': 'sum',
  'order_extras.iceberg_quantity': 'request',
  'order_extras.prevented_quantity': 'request',
  'order_extras.quote_quantity': 'request',
  'order_extras.tracked_price': 'request',
  'order_extras.trailing_price': 'trailing',
  'order_extras.visible_quantity': 'request',
  'orders.budget': 'request',
  'orders.cost': 'sum',
  'orders.fee': 'sum',
  'orders.filled': 'request',
  'orders.held': 'holdings',
  'orders.maker_rate': 'rate',
  'orders.price': 'request',
  'orders.quantity': 'request',
  'orders.stop_price': 'request',
  'orders.taker_cost': 'sum',
  'orders.taker_rate': 'rate',
  'orders.vat': 'sum',
  'orders.vat_rate': 'rate',
  'portal_purchases.amount': 'holdings',
  'portal_quotes.budget': 'request',
  'portal_quotes.price': 'request',
  'portal_quotes.quantity': 'holdings',
  'portal_quotes.withdrawal_fee': 'request',
  'portal_spending_limits.amount': 'request',
  'prevented_matches.maker_quantity': 'request',
  'prevented_matches.price': 'request',
  'prevented_matches.taker_quantity': 'request',
  'symbols.maximum_price': 'request',
  'symbols.minimum_notional': 'request',
  'symbols.minimum_price': 'request',
  'symbols.minimum_quantity': 'request',
  'symbols.vat_rate': 'rate',
  'trades.maker_fee': 'holdings',
  'trades.maker_vat': 'holdings',
  'trades.price': 'request',
  'trades.quantity': 'holdings',
  'trades.quote_quantity': 'holdings',
  'trades.taker_fee': 'holdings',
  'trades.taker_vat': 'holdings',
  'unowned_deposits.amount': 'request',
  'withdrawal_limits.capacity': 'request',
  'withdrawals.amount': 'holdings',
  'withdrawals.fee': 'holdings',
};

let schema: TestSchema;
let owner: Knex;
beforeAll(async () => {
  schema = await freshSchema();
  owner = openDatabase(schema.ownerUrl, readConfig({ DATABASE_URL: schema.ownerUrl }).database);
});
afterAll(async () => {
  await owner.destroy();
  await schema.drop();
});

test('the table names every decimal column of the database, and each has 18 decimals', async () => {
  const [rows] = (await owner.raw(
    "SELECT CONCAT(c.table_name, '.', c.column_name) AS name, c.numeric_scale AS scale FROM information_schema.columns c " +
      'JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name ' +
      "WHERE c.table_schema = DATABASE() AND c.data_type = 'decimal' AND t.table_type = 'BASE TABLE'",
  )) as [{ name: string; scale: number }[]];
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(COLUMNS).sort());
  expect(new Set(rows.map(({ scale }) => Number(scale)))).toEqual(new Set([18]));
});

test.each(Object.entries(COLUMNS))('%s holds every value below %s exactly', async (name, bound) => {
  const [table, column] = name.split('.') as [string, string];
  const edge: Amount = BOUNDS[bound] - 1n;
  const copy = `edge_of_${table}_${column}`;
  // A temporary table belongs to a connection, and a transaction has one.
  await owner.transaction(async (session) => {
    await session.raw('CREATE TEMPORARY TABLE ?? AS SELECT ?? AS value FROM ?? LIMIT 0', [copy, column, table]);
    await session(copy).insert({ value: formatAmount(edge) });
    const [row] = (await session(copy).select('value')) as [{ value: string }];
    expect(amountFrom(row.value)).toBe(edge);
    await session.raw('DROP TEMPORARY TABLE ??', [copy]);
  });
});
