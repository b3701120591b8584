/** Every migration can run while the previous version serves: it adds to the schema and removes nothing. */
import { migrationNames, migrationStatements } from '../../../src/store/connection/migrations';
import { faultsOf, type RunMigration } from './migrationRules';

test('no migration prevents the previous version from serving', async () => {
  const run: RunMigration[] = [];
  for (const name of migrationNames()) run.push({ name, statements: await migrationStatements(name, 'up') });
  const tables = run.flatMap(({ statements }) => statements.join('\n').match(/^create table/gm) ?? []);
  expect(tables.length).toBeGreaterThan(60);
  expect(run.flatMap(faultsOf)).toEqual([]);
});

const INSTANT = ', algorithm=instant';

test.each([
  [`alter table orders add column note varchar(64)${INSTANT}`],
  [`alter table orders add note varchar(64) null default null, add rank decimal(36,18) not null default 0${INSTANT}`],
  ['alter table orders add index orders_of_day (created_at_ms, id),drop key orders_old, algorithm=inplace, lock=none'],
])('%s is allowed', (statement) => {
  expect(faultsOf({ name: '900_more', statements: ['SET SESSION lock_wait_timeout = 1', statement] })).toEqual([]);
});

test.each([
  ['drop table orders', 'does more than add'],
  ['rename table orders to trades', 'does more than add'],
  ['update orders set price = 1', 'does more than add'],
  ["insert into assets values ('doge')", 'writes into a table that is in use'],
  [`alter table orders drop column price${INSTANT}`, 'does more than add'],
  [`alter table orders rename column price to limit_price${INSTANT}`, 'does more than add'],
  ['alter table orders modify price decimal(20,8), algorithm=inplace, lock=none', 'does more than add'],
  ['alter table orders add unique orders_name (client_order_id), algorithm=inplace, lock=none', 'does more than add'],
  [
    `alter table orders add constraint orders_user foreign key (user_id) references users (id)${INSTANT}`,
    'does more than add',
  ],
  [
    `alter table orders add note varchar(64) not null${INSTANT}`,
    'adds a column that has no default and must not be empty',
  ],
  [`alter table orders add note varchar(64) unique${INSTANT}`, 'binds what the version before writes'],
  ['alter table orders add note varchar(64)', 'does not say algorithm'],
])(
  '%s is only allowed in a contract migration, with which the previous version refuses to start',
  (statement, fault) => {
    expect(faultsOf({ name: '900_more', statements: [statement] })).toEqual([
      expect.stringMatching(`^900_more ${fault}`),
    ]);
    expect(faultsOf({ name: '900_contract_more', statements: [statement] })).toEqual([]);
  },
);

test('a migration that alters a table in use contains no other statement', () => {
  const statements = ['create table notes (id bigint primary key)', `alter table orders add note bigint${INSTANT}`];
  expect(faultsOf({ name: '900_more', statements })).toEqual([
    '900_more an alteration of a table in use needs a separate migration',
  ]);
});
