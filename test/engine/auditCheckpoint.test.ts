/**
 * An audit from a checkpoint checks the present state completely and recomputes what happened since; older history is
 * left to complete audits. Each fault is planted once after the checkpoint, detected, and reversed.
 */
import { audit } from '../../src/engine/audit/audit';
import type { ExchangeEngine } from '../../src/engine/engine';
import { readAuditCheckpoint, saveAuditCheckpoint } from '../../src/store/audit/auditCheckpoint';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { limitOrder } from '../support/limitOrder';
import { acceptedEvent, cancel, deposit, EngineHarness } from './engineHarness';
import { everyStatus } from './withdrawalCommands';

const [MAKER, TAKER] = [1, 2];
let bench: EngineHarness;
let engine: ExchangeEngine;

const sinceCheckpoint = () => audit({ database: engineDatabase(bench.database), since: 'checkpoint' });
const completeAudit = (checkpointEvents?: number) =>
  audit({
    database: engineDatabase(bench.database),
    ...(checkpointEvents !== undefined && { checkpointEvents }),
  });
const rest = async (price: string) =>
  acceptedEvent(await engine.execute(limitOrder(MAKER, 'sell', price, '0.01'))).order?.id ?? 0;
const take = (price: string, quantity: string) =>
  engine.execute(limitOrder(TAKER, 'buy', price, quantity, { timeInForce: 'IOC' }));

/**
 * Sell orders. Four rest at the checkpoint: the first has a partial fill and trades again later, the second is
 * cancelled, the third amended, the fourth not changed. The fifth is placed after the checkpoint and partially filled.
 */
const resting: number[] = [];
let checkpointTradeId = 0;
let checkpointSequence = 0;
beforeAll(async () => {
  bench = await EngineHarness.create();
  engine = await bench.start();
  await everyStatus(engine, bench.clock);
  await engine.execute(deposit(MAKER, 'btc', '10'));
  await engine.execute(deposit(TAKER, 'thb', '1000000'));
  for (const price of ['1000', '1001', '1002', '1003']) resting.push(await rest(price));
  await take('1000', '0.003');
  checkpointTradeId = acceptedEvent(await take('1000', '0.002')).trades[0]?.id ?? 0;
  const checkpointAudit = await completeAudit(1);
  expect(checkpointAudit.violations).toEqual([]);
  checkpointSequence = checkpointAudit.sequence;

  bench.clock.advance(90_000);
  const [, second = 0, third = 0] = resting;
  await take('1000', '0.001');
  await engine.execute(cancel(MAKER, second));
  const trader = { userId: MAKER, feeTier: 0, level: 'level_1', ip: '127.0.0.1' } as const;
  await engine.execute({
    type: 'amend_order',
    idempotencyKeys: [],
    trader,
    orderId: third,
    symbol: null,
    quantity: 4n * 10n ** 15n,
  });
  resting.push(await rest('999'));
  await take('999', '0.002');
  await engine.execute(deposit(3, 'thb', '5'));
});
afterAll(() => bench.stopAndAudit());

test('an audit from a checkpoint is clean and reads only what came after it', async () => {
  const [complete, partial] = [await completeAudit(), await sinceCheckpoint()];
  expect(complete).toMatchObject({ since: 0, violations: [] });
  expect(partial).toMatchObject({
    since: checkpointSequence,
    sequence: complete.sequence,
    bookHash: complete.bookHash,
    violations: [],
  });
  expect(partial.counts).toMatchObject({
    trades: 2,
    events: complete.sequence - checkpointSequence,
    accounts: complete.counts.accounts,
  });
  expect(partial.counts.entries).toBeLessThan(complete.counts.entries);
});

describe('an audit from a checkpoint detects', () => {
  const order = (nth: number, set: string) => () => `UPDATE orders SET ${set} WHERE id = ${resting[nth]}`;
  const trade = (set: string) => () => `UPDATE trades SET ${set} WHERE id = ${checkpointTradeId + 1}`;
  const held = (more: string) => () =>
    `UPDATE accounts SET balance = balance ${more} WHERE owner = ${MAKER} AND kind = 'available' AND asset = 'btc'`;
  const lastTaken = (set: string) => () => `UPDATE orders SET ${set} WHERE user_id = ${TAKER} ORDER BY id DESC LIMIT 1`;
  const lastEntry = (reference: string) => () =>
    `UPDATE journal_entries SET reference = ${reference} WHERE kind = 'deposit' ORDER BY id DESC LIMIT 1`;

  test.each<[string, () => string, () => string, string]>([
    ['a balance that changed without an entry', held('+ 1'), held('- 1'), 'A3'],
    [
      'an entry that does not sum to zero',
      () => 'UPDATE journal_entries SET postings = REPLACE(postings, \'"5"\', \'"6"\') ORDER BY id DESC LIMIT 1',
      () => 'UPDATE journal_entries SET postings = REPLACE(postings, \'"6"\', \'"5"\') ORDER BY id DESC LIMIT 1',
      'A1 postings',
    ],
    [
      'an entry that does not sum to zero in one of its assets',
      () =>
        `UPDATE journal_entries SET postings = REPLACE(postings, '"0.002"', '"0.003"') WHERE kind = 'trade' ORDER BY id DESC LIMIT 1`,
      () =>
        `UPDATE journal_entries SET postings = REPLACE(postings, '"0.003"', '"0.002"') WHERE kind = 'trade' ORDER BY id DESC LIMIT 1`,
      'A1 postings',
    ],
    [
      'an entry that cannot be parsed',
      () => "UPDATE journal_entries SET postings = CONCAT(postings, ']') WHERE kind = 'trade' ORDER BY id DESC LIMIT 1",
      () =>
        "UPDATE journal_entries SET postings = LEFT(postings, CHAR_LENGTH(postings) - 1) WHERE kind = 'trade' ORDER BY id DESC LIMIT 1",
      'A1 each',
    ],
    [
      'an entry to an account that does not exist',
      () => "UPDATE journal_entries SET postings = CONCAT('[[99', SUBSTR(postings, 3)) ORDER BY id DESC LIMIT 1",
      () => "UPDATE journal_entries SET postings = CONCAT('[[', SUBSTR(postings, 5)) ORDER BY id DESC LIMIT 1",
      'A1 each',
    ],
    [
      'a deposit entry without its deposit',
      lastEntry('7777'),
      () => 'UPDATE journal_entries SET reference = (SELECT MAX(id) FROM deposits) WHERE reference = 7777',
      'A13',
    ],
    ['an unchanged open order with another user', order(3, `user_id = ${TAKER}`), order(3, `user_id = ${MAKER}`), 'A6'],
    [
      'an unchanged open order with other fee rates',
      order(3, 'maker_rate = 0'),
      order(3, 'maker_rate = taker_rate'),
      'A6',
    ],
    ['changed earlier fees of an order that traded since', order(0, 'fee = fee + 1'), order(0, 'fee = fee - 1'), 'A6'],
    ['a cancelled order with a hold', order(1, 'held = 1'), order(1, 'held = 0'), 'A14'],
    [
      'a cancelled order with the status completed',
      order(1, "status = 'completed'"),
      order(1, "status = 'cancelled'"),
      'A6',
    ],
    ['an amended order that holds too much', order(2, 'held = held + 1'), order(2, 'held = held - 1'), 'A5'],
    [
      'a newer open order with a higher cost than its trades',
      order(4, 'cost = cost + 1'),
      order(4, 'cost = cost - 1'),
      'A6',
    ],
    [
      'a newer final order with a higher cost than its trades',
      lastTaken('cost = cost + 1'),
      lastTaken('cost = cost - 1'),
      'A6',
    ],
    ['a trade with another fee', trade('taker_fee = taker_fee + 1'), trade('taker_fee = taker_fee - 1'), 'A7'],
    [
      'a trade with another fee of an order older than the checkpoint',
      trade('maker_fee = maker_fee + 1'),
      trade('maker_fee = maker_fee - 1'),
      'A6',
    ],
    ['a trade with another quantity', trade('quantity = quantity + 1'), trade('quantity = quantity - 1'), 'A7'],
    [
      'a missing trade',
      () => `UPDATE trades SET id = id + 1 WHERE id = ${checkpointTradeId + 2}`,
      () => `UPDATE trades SET id = id - 1 WHERE id = ${checkpointTradeId + 3}`,
      'A12',
    ],
    [
      'a daily kline without an earlier trade',
      () => "UPDATE klines SET trade_count = trade_count - 1 WHERE `interval` = '1d'",
      () => "UPDATE klines SET trade_count = trade_count + 1 WHERE `interval` = '1d'",
      'A10',
    ],
    [
      'a gap in the event log',
      () => `UPDATE events SET sequence = -sequence WHERE sequence = ${checkpointSequence + 1}`,
      () => 'UPDATE events SET sequence = -sequence WHERE sequence < 0',
      'EVENTS the sequences',
    ],
    [
      'another amount of a withdrawal that was open at the checkpoint',
      () => 'UPDATE withdrawals SET amount = amount + 1 WHERE id = 3',
      () => 'UPDATE withdrawals SET amount = amount - 1 WHERE id = 3',
      'A13',
    ],
  ])('%s', async (_name, change, reversal, check) => {
    const before = (await sinceCheckpoint()).violations;
    await bench.database.raw(change());
    const found = (await sinceCheckpoint().catch((error: Error) => ({ violations: [{ check: error.message }] })))
      .violations;
    await bench.database.raw(reversal());
    expect(before).toEqual([]);
    expect(found.map((violation) => violation.check)).toContainEqual(expect.stringContaining(check));
  });
});

test('a checkpoint of another format version is ignored', async () => {
  await bench.database.raw('UPDATE audit_marks SET content = REPLACE(content, \'"form":2\', \'"form":9\')');
  expect(await sinceCheckpoint()).toMatchObject({ since: 0, violations: [] });
  await bench.database.raw('UPDATE audit_marks SET content = REPLACE(content, \'"form":9\', \'"form":2\')');
  expect(await sinceCheckpoint()).toMatchObject({ since: checkpointSequence, violations: [] });
});

test.each([
  ['that is not JSON', (content: string) => content.slice(0, -9)],
  ['without members', () => '{"form":2}'],
  ['with a member of another type', (content: string) => content.replace('"openRows":{', '"openRows":null,"other":{')],
  ['with a kline that has no values', (content: string) => content.replace(/"klines":\[\[.*?\]/, '"klines":[[null]')],
])('a checkpoint %s is ignored, and the audit of the server is clean', async (_name, damage) => {
  const content = String((await bench.database('audit_marks').first('content')).content);
  expect(damage(content)).not.toBe(content);
  await bench.database('audit_marks').update({ content: damage(content) });
  expect(await engine.audit()).toMatchObject({ since: 0, isComplete: true, violations: [] });
  await bench.database('audit_marks').update({ content });
});

test('a checkpoint that disagrees with a clean complete audit is discarded, and the audit of the server is clean', async () => {
  const digest = `"openOrders":"${'0'.repeat(64)}"`;
  await bench.database.raw(
    `UPDATE audit_marks SET content = REGEXP_REPLACE(content, '"openOrders":"[0-9a-f]{64}"', ?)`,
    [digest],
  );
  expect((await sinceCheckpoint()).violations).toMatchObject([
    { id: 'order_fills', subject: { kind: 'audit_checkpoint' } },
  ]);
  const report = await engine.audit();
  expect(report).toMatchObject({ since: 0, isComplete: true, violations: [], discardedCheckpoint: checkpointSequence });
  expect(await bench.database('audit_marks').pluck('content')).toEqual(['']);
  expect(await engine.audit()).toMatchObject({ isComplete: true, violations: [], discardedCheckpoint: null });
  checkpointSequence = (await completeAudit(1)).sequence;
});

test('a report of the audit of the server names the row, its column and both values, also after a short audit', async () => {
  const [, , , id = 0] = resting;
  await bench.database('orders').where({ id }).update({ created_by_ip: '10.0.0.1' });
  expect((await sinceCheckpoint()).violations).toMatchObject([{ subject: { kind: 'audit_checkpoint' } }]);
  const report = await engine.audit();
  await bench.database('orders').where({ id }).update({ created_by_ip: '127.0.0.1' });
  const subject = { kind: 'order', id: String(id), table: 'orders', column: 'created_by_ip' };
  expect(report.violations).toMatchObject([
    { id: 'rows_of_events', consequence: 'quarantine', subject, stored: '10.0.0.1', expected: '127.0.0.1' },
  ]);
  checkpointSequence = (await completeAudit(1)).sequence;
});

test('a fault before the checkpoint is detected by a complete audit, and by every audit from then on until it is repaired', async () => {
  await bench.database.raw('UPDATE trades SET maker_fee = maker_fee + 1 WHERE id = ?', [checkpointTradeId]);
  expect((await sinceCheckpoint()).violations).toEqual([]);
  expect((await completeAudit()).violations).not.toEqual([]);
  const after = await sinceCheckpoint();
  await bench.database.raw('UPDATE trades SET maker_fee = maker_fee - 1 WHERE id = ?', [checkpointTradeId]);
  expect(after.since).toBe(0);
  expect(after.violations).not.toEqual([]);
});

test('a checkpoint that a complete audit discards is not saved again by an audit that began before', async () => {
  const database = engineDatabase(bench.database);
  const connect = async (timeoutMs: number) => {
    const connection = await database.connect(timeoutMs);
    const write = connection.write.bind(connection);
    connection.write = async (sql, values) => {
      if (sql === 'COMMIT') await audit({ database, discardCheckpoint: true });
      return await write(sql, values);
    };
    return connection;
  };
  for (const since of ['checkpoint', 'start', 'start'] as const) {
    const slow = await audit({ database: { ...database, connect }, since, checkpointEvents: 0 });
    expect(slow.violations).toEqual([]);
    expect([since, await bench.database('audit_marks').pluck('content')]).toEqual([since, ['']]);
  }
  checkpointSequence = (await completeAudit(1)).sequence;
  expect(await bench.database('audit_marks').pluck('sequence')).toEqual([checkpointSequence]);
});

test('a checkpoint that is too large for its column is not saved', async () => {
  const connection = await engineDatabase(bench.database).connect(60_000);
  const before = await readAuditCheckpoint(connection);
  await saveAuditCheckpoint(connection, before, { sequence: 1_000_000, content: 'x'.repeat(17 * 1024 * 1024) });
  expect(await readAuditCheckpoint(connection)).toEqual(before);
  connection.close();
});

test.each(['assets', 'symbols'])('a complete audit reports a wrong listing of 0 in %s', async (table) => {
  const [first] = await bench.database(table).orderBy('listing').limit(1);
  await bench.database(table).where(first).update({ listing: 0 });
  const { violations } = await completeAudit(Number.MAX_SAFE_INTEGER);
  const [short] = [await sinceCheckpoint()];
  await bench
    .database(table)
    .where({ ...first, listing: 0 })
    .update({ listing: first.listing });
  expect(violations).toMatchObject([{ id: 'rows_of_events', subject: { column: 'listing' }, stored: '0' }]);
  expect(short.violations).not.toEqual([]);
});

test('a start without the row of the lease names the next step', async () => {
  const other = await EngineHarness.create();
  await other.database('engine_lease').delete();
  await expect(other.start()).rejects.toThrow(/engine_lease has no row with id 1.*Restore a backup/);
  await other.stopWithoutAudit();
});
