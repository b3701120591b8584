/**
 * An audit goes on from the mark that an earlier one left: what stands now is looked at whole, what happened since is done again, and what happened before
 * is a matter for whole audits. Each fault is planted once behind the mark, looked for, and taken back.
 */
import { audit } from '../../src/engine/audit/audit';
import type { ExchangeEngine } from '../../src/engine/engine';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { cancel, deposit, EngineBench, limitOrder, yes } from './support';
import { everyStatus } from './withdrawals';

const [MAKER, TAKER] = [1, 2];
let bench: EngineBench;
let engine: ExchangeEngine;

const sinceMark = () => audit({ database: engineDatabase(bench.database), since: 'checkpoint' });
const whole = (markEvents?: number) =>
  audit({ database: engineDatabase(bench.database), ...(markEvents !== undefined && { checkpointEvents: markEvents }) });
const rest = async (price: string) =>
  yes(await engine.execute(limitOrder(MAKER, 'sell', price, '0.01'))).order?.id ?? 0;
const take = (price: string, quantity: string) =>
  engine.execute(limitOrder(TAKER, 'buy', price, quantity, { timeInForce: 'IOC' }));

/**
 * Sells that rest at the mark: the first has traded in part by then and trades on, the second is cancelled, the third made smaller, the fourth left alone.
 * The fifth comes later, and trades in part.
 */
const resting: number[] = [];
let markedTrade = 0;
let markedSequence = 0;
beforeAll(async () => {
  bench = await EngineBench.create();
  engine = await bench.start();
  await everyStatus(engine, bench.clock);
  await engine.execute(deposit(MAKER, 'btc', '10'));
  await engine.execute(deposit(TAKER, 'thb', '1000000'));
  for (const price of ['1000', '1001', '1002', '1003']) resting.push(await rest(price));
  await take('1000', '0.003');
  markedTrade = yes(await take('1000', '0.002')).trades[0]?.id ?? 0;
  const marking = await whole(1);
  expect(marking.violations).toEqual([]);
  markedSequence = marking.sequence;

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
afterAll(() => bench.end());

test('what came since is in order, and only that was read', async () => {
  const [all, behind] = [await whole(), await sinceMark()];
  expect(all).toMatchObject({ since: 0, violations: [] });
  expect(behind).toMatchObject({
    since: markedSequence,
    sequence: all.sequence,
    bookHash: all.bookHash,
    violations: [],
  });
  expect(behind.counts).toMatchObject({
    trades: 2,
    events: all.sequence - markedSequence,
    accounts: all.counts.accounts,
  });
  expect(behind.counts.entries).toBeLessThan(all.counts.entries);
});

describe('it sees', () => {
  const order = (nth: number, set: string) => () => `UPDATE orders SET ${set} WHERE id = ${resting[nth]}`;
  const trade = (set: string) => () => `UPDATE trades SET ${set} WHERE id = ${markedTrade + 1}`;
  const held = (more: string) => () =>
    `UPDATE accounts SET balance = balance ${more} WHERE owner = ${MAKER} AND kind = 'available' AND asset = 'btc'`;
  const lastTaken = (set: string) => () => `UPDATE orders SET ${set} WHERE user_id = ${TAKER} ORDER BY id DESC LIMIT 1`;
  const lastEntry = (reference: string) => () =>
    `UPDATE journal_entries SET reference = ${reference} WHERE kind = 'deposit' ORDER BY id DESC LIMIT 1`;

  test.each<[string, () => string, () => string, string]>([
    ['a balance that moved without an entry', held('+ 1'), held('- 1'), 'A3'],
    [
      'an entry that is not even',
      () => 'UPDATE journal_entries SET postings = REPLACE(postings, \'"5"\', \'"6"\') ORDER BY id DESC LIMIT 1',
      () => 'UPDATE journal_entries SET postings = REPLACE(postings, \'"6"\', \'"5"\') ORDER BY id DESC LIMIT 1',
      'A1 postings',
    ],
    [
      'an entry that is not even in one of its assets',
      () =>
        `UPDATE journal_entries SET postings = REPLACE(postings, '"0.002"', '"0.003"') WHERE kind = 'trade' ORDER BY id DESC LIMIT 1`,
      () =>
        `UPDATE journal_entries SET postings = REPLACE(postings, '"0.003"', '"0.002"') WHERE kind = 'trade' ORDER BY id DESC LIMIT 1`,
      'A1 postings',
    ],
    [
      'an entry that nobody can read',
      () => "UPDATE journal_entries SET postings = CONCAT(postings, ']') WHERE kind = 'trade' ORDER BY id DESC LIMIT 1",
      () =>
        "UPDATE journal_entries SET postings = LEFT(postings, CHAR_LENGTH(postings) - 1) WHERE kind = 'trade' ORDER BY id DESC LIMIT 1",
      'A1 each',
    ],
    [
      'an entry that names no account',
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
    ['an order left alone that changed hands', order(3, `user_id = ${TAKER}`), order(3, `user_id = ${MAKER}`), 'A6'],
    [
      'an order left alone that forgot its rates',
      order(3, 'maker_rate = 0'),
      order(3, 'maker_rate = taker_rate'),
      'A6',
    ],
    ['fees of before in an order that traded on', order(0, 'fee = fee + 1'), order(0, 'fee = fee - 1'), 'A6'],
    ['a cancelled order that still holds', order(1, 'held = 1'), order(1, 'held = 0'), 'A14'],
    [
      'a cancelled order that is said to be filled',
      order(1, "status = 'completed'"),
      order(1, "status = 'cancelled'"),
      'A6',
    ],
    ['a smaller order that holds what it held', order(2, 'held = held + 1'), order(2, 'held = held - 1'), 'A5'],
    [
      'an open order that came since and says it cost more',
      order(4, 'cost = cost + 1'),
      order(4, 'cost = cost - 1'),
      'A6',
    ],
    [
      'a final order that came since and says it cost more',
      lastTaken('cost = cost + 1'),
      lastTaken('cost = cost - 1'),
      'A6',
    ],
    ['a trade at another fee', trade('taker_fee = taker_fee + 1'), trade('taker_fee = taker_fee - 1'), 'A7'],
    [
      'a trade at another fee of an order from before the mark',
      trade('maker_fee = maker_fee + 1'),
      trade('maker_fee = maker_fee - 1'),
      'A6',
    ],
    ['a trade of another quantity', trade('quantity = quantity + 1'), trade('quantity = quantity - 1'), 'A7'],
    [
      'a trade that is missing',
      () => `UPDATE trades SET id = id + 1 WHERE id = ${markedTrade + 2}`,
      () => `UPDATE trades SET id = id - 1 WHERE id = ${markedTrade + 3}`,
      'A12',
    ],
    [
      'a day that forgot a trade of before',
      () => "UPDATE klines SET trade_count = trade_count - 1 WHERE `interval` = '1d'",
      () => "UPDATE klines SET trade_count = trade_count + 1 WHERE `interval` = '1d'",
      'A10',
    ],
    [
      'a gap in the log',
      () => `UPDATE events SET sequence = -sequence WHERE sequence = ${markedSequence + 1}`,
      () => 'UPDATE events SET sequence = -sequence WHERE sequence < 0',
      'LOG the event log',
    ],
    [
      'a withdrawal, open at the mark, of another amount',
      () => 'UPDATE withdrawals SET amount = amount + 1 WHERE id = 3',
      () => 'UPDATE withdrawals SET amount = amount - 1 WHERE id = 3',
      'A13',
    ],
  ])('%s', async (_name, change, back, check) => {
    const before = (await sinceMark()).violations;
    await bench.database.raw(change());
    const found = (await sinceMark().catch((error: Error) => ({ violations: [{ check: error.message }] }))).violations;
    await bench.database.raw(back());
    expect(before).toEqual([]);
    expect(found.map((violation) => violation.check)).toContainEqual(expect.stringContaining(check));
  });
});

test('a mark that another version made in its own way is none', async () => {
  await bench.database.raw('UPDATE audit_marks SET content = REPLACE(content, \'"form":1\', \'"form":2\')');
  expect(await sinceMark()).toMatchObject({ since: 0, violations: [] });
  await bench.database.raw('UPDATE audit_marks SET content = REPLACE(content, \'"form":2\', \'"form":1\')');
  expect(await sinceMark()).toMatchObject({ since: markedSequence, violations: [] });
});

test('what is before the mark is seen by a whole audit, and then by every one until it is mended', async () => {
  await bench.database.raw('UPDATE trades SET maker_fee = maker_fee + 1 WHERE id = ?', [markedTrade]);
  expect((await sinceMark()).violations).toEqual([]);
  expect((await whole()).violations).not.toEqual([]);
  const after = await sinceMark();
  await bench.database.raw('UPDATE trades SET maker_fee = maker_fee - 1 WHERE id = ?', [markedTrade]);
  expect(after.since).toBe(0);
  expect(after.violations).not.toEqual([]);
});
