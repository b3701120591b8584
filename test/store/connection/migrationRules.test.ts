/** Every migration can run while the previous version serves: it adds to the schema and removes nothing. */
import type { Knex } from 'knex';
import { readConfig } from '../../../src/config';
import { openDatabase } from '../../../src/store/connection/database';
import { migrateDown, migrateUp } from '../../../src/store/connection/migrations';
import { freshSchema } from '../../support/testDatabase';
import { faultsOf, type RunMigration } from './migrationRules';

/** All migrations, with the statements that each of them sent to the database. */
async function runAll(owner: Knex): Promise<RunMigration[]> {
  while ((await migrateDown(owner)).length > 0);
  const run: RunMigration[] = [];
  let statements: string[] = [];
  owner.on('query', ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => {
    if (/^update `knex_migrations` /.test(sql)) {
      run.push({ name: String(bindings?.find((value) => /^\d{3}_/.test(String(value)))), statements });
      statements = [];
    } else if (!/knex_migrations|^(select|begin|start|commit|do)\b/i.test(sql)) statements.push(sql);
  });
  const names = await migrateUp(owner);
  expect(run.map(({ name }) => name)).toEqual(names);
  return run;
}

test('no migration prevents the previous version from serving', async () => {
  const schema = await freshSchema();
  const owner = openDatabase(schema.ownerUrl, readConfig({ DATABASE_URL: schema.ownerUrl }).database);
  const run = await runAll(owner).finally(() => owner.destroy());
  await schema.drop();
  expect(
    run.flatMap(({ statements }) => statements).filter((statement) => /^\s*create table/.test(statement)).length,
  ).toBeGreaterThan(20);
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
