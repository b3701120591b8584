/**
 * An audit reports every damage and never fails of it: complete or from a checkpoint, beside a running server or by it,
 * outside of a quarantine and in one. Every cell and the rows of every table are damaged, one table at a time.
 */
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { audit } from '../../src/engine/audit/audit';
import { AUDITED_TABLES } from '../../src/engine/audit/changedRows';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { ValidRequests } from '../contract/validRequests';
import { TestExchange } from '../support/exchange';
import { createTraders, placeOrder, tradeBetween } from '../support/orderHelpers';
import { printSeed, seededRandom } from '../support/randomSeed';
import { scaledCount, variantsOfThisRun } from '../support/runSize';
import { foundViolations, isQuarantined, restartDamaged, wrongBalance } from './damage';
import { listTableDamages, type TableDamage, withTableDamages } from './tableDamages';

/** Whatever changes in these is reported. */
const REPORTED: ReadonlySet<string> = new Set([...AUDITED_TABLES.map(({ table }) => table.name), 'klines', 'events']);
/** The leader writes the lease all the time, and ends if it was changed. */
const LEASE = 'engine_lease';
/** What audits read. Of the other tables, `damagedReads.test.ts` includes an audit. */
const READ: ReadonlySet<string> = new Set([
  ...REPORTED,
  ...[LEASE, 'lives', 'audit_marks', 'request_keys', 'operator_actions', 'api_keys'],
]);
/** One damage of so many in `make test`. */
const STRIDE = 12;
const NO_CHECKPOINT = Number.MAX_SAFE_INTEGER;

const random = seededRandom(printSeed('damaged audits'));

let exchange: TestExchange;
let valid: ValidRequests;
let owner: Connection;
let damages: readonly TableDamage[];

beforeAll(async () => {
  exchange = await TestExchange.start();
  valid = await ValidRequests.prepare(exchange);
  const { alice } = valid.participants;
  await tradeBetween(await createTraders(exchange), '100', '1');
  // A timer that is not armed: no event must come while rows are damaged.
  for (const cancelAfter of [300_000, 0])
    await alice.client.expect('setCancelAfter', 200, { body: { cancel_after: cancelAfter } });
  await audit({ database: engineDatabase(exchange.database), checkpointEvents: 1 });
  // After the checkpoint.
  await placeOrder(alice, { side: 'sell', price: '50', amount: '0.1', self_trade_prevention: 'expire_taker' });
  owner = await createConnection({ uri: exchange.schema.ownerUrl });
  damages = await listTableDamages(owner, 'all');
});
afterAll(async () => {
  await owner.end();
  await valid.close();
  await exchange.close();
});

/** All damages in `make long`, otherwise some of every table. */
const ofThisRun = (all: readonly TableDamage[]) => variantsOfThisRun(all, STRIDE, random.integer(0, STRIDE - 1));

/** Repeats `work` with each damage of the tables, and with the checkpoint of before, which an unclean audit deletes. */
async function withEachDamage(
  isDamaged: (table: string) => boolean,
  work: (damage: TableDamage) => Promise<void>,
): Promise<number> {
  const [[checkpoint]] = await owner.query<RowDataPacket[]>('SELECT sequence, content FROM audit_marks');
  let count = 0;
  const chosen = ofThisRun(damages.filter(({ table }) => isDamaged(table)));
  await withTableDamages(owner, chosen, async (damage) => {
    count += 1;
    if (damage.table !== 'audit_marks') await owner.query('UPDATE audit_marks SET ?', [checkpoint]);
    await work(damage);
  });
  return count;
}

const named = ({ table, what }: TableDamage, result: unknown) => `${table}: ${what}: ${String(result)}`;

test('a complete audit reports every damage of the tables that it compares, and an audit from a checkpoint does not fail', async () => {
  // A server ends when its lease is damaged.
  await exchange.stop();
  const database = engineDatabase(exchange.database);
  const wrong: string[] = [];
  const count = await withEachDamage(
    (table) => READ.has(table),
    async (damage) => {
      for (const since of ['checkpoint', 'start'] as const) {
        const report = await audit({ database, since, checkpointEvents: NO_CHECKPOINT }).catch((error: Error) => error);
        if (report instanceof Error) wrong.push(named(damage, report));
        else if (since === 'start' && report.violations.length === 0 && REPORTED.has(damage.table))
          wrong.push(named(damage, 'not reported'));
      }
    },
  );
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(scaledCount(500) / 2);
  await exchange.restart();
});

test('missing events at the end of the log are a violation, and so is a lease that names another end', async () => {
  await exchange.stop();
  const database = engineDatabase(exchange.database);
  const [[newest]] = await owner.query<RowDataPacket[]>('SELECT MAX(sequence) AS last FROM events');
  const last = Number(newest?.['last']);
  const ends = [
    { table: 'events', what: 'the last one', sql: `DELETE FROM events WHERE sequence = ${last}` },
    { table: 'events', what: 'all', sql: 'DELETE FROM events' },
    {
      table: 'events',
      what: 'a last one that is not in the chain',
      sql: `UPDATE events SET payload = '{' WHERE sequence = ${last}`,
    },
    {
      table: 'events',
      what: 'a last one that cannot be read, so that the chain is broken',
      sql: `UPDATE events SET payload = '{' WHERE sequence = ${last}`,
    },
    { table: LEASE, what: 'a later end', sql: `UPDATE ${LEASE} SET sequence = sequence + 1` },
    { table: LEASE, what: 'no row', sql: `DELETE FROM ${LEASE}` },
    { table: LEASE, what: 'a chain that begins after the end', sql: `UPDATE ${LEASE} SET chained_from = sequence * 2` },
  ];
  await withTableDamages(owner, ends, async (end) => {
    for (const since of ['checkpoint', 'start'] as const) {
      const { violations } = await audit({ database, since, checkpointEvents: NO_CHECKPOINT });
      const [first] = violations.filter(({ consequence }) => consequence === 'refuse');
      expect([end.what, first?.id]).toEqual([end.what, end.what.includes('chain') ? 'event_chain' : 'event_gaps']);
    }
  });
  await exchange.restart();
  // Both say the same, and only the server knows better.
  await owner.query('CREATE TABLE all_events AS SELECT * FROM events');
  await owner.query('DELETE FROM events');
  await owner.query(`UPDATE ${LEASE} SET sequence = 0`);
  const { violations } = await exchange.operator.expect('getAudit', 200);
  await owner.query('INSERT INTO events SELECT * FROM all_events');
  await owner.query('DROP TABLE all_events');
  await owner.query(`UPDATE ${LEASE} SET sequence = ?`, [last]);
  expect(violations).toContainEqual(expect.objectContaining({ check_id: 'event_gaps' }));
});

test.each(['outside of a quarantine', 'in quarantine'])(
  'a server %s answers its audit with every damage',
  async (state) => {
    const { bend } = wrongBalance(valid.participants.alice.id, 'thb');
    if (state === 'in quarantine') await restartDamaged(exchange, { bend });
    const wrong: string[] = [];
    await withEachDamage(
      (table) => READ.has(table) && table !== LEASE,
      async (damage) => {
        const { status, body } = await exchange.operator.call('getAudit');
        if (status !== 200) wrong.push(named(damage, `${status} ${JSON.stringify(body)}`));
      },
    );
    expect(wrong).toEqual([]);
    expect(await isQuarantined(exchange)).toBe(state === 'in quarantine');
    if (state === 'in quarantine')
      expect((await foundViolations(exchange)).map(({ check }) => check)).toEqual(
        expect.arrayContaining(['balance_postings']),
      );
  },
);
