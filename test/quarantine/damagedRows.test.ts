/**
 * Each kind of damaged row has the consequence that the table of checks says (src/engine/audit/README.md): the exchange
 * starts in quarantine and names the row with both values, or does not start at all.
 */
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { CHECKS } from '../../src/engine/audit/auditChecks';
import { type TestExchange, withExchange } from '../support/exchange';
import { createTraders, orderBody, placeOrder, tradeBetween } from '../support/orderHelpers';
import { withdrawCoins } from '../support/transferHelpers';
import { foundViolations, restartDamaged, tryOrder } from './damage';

/** A row before its change. */
type Row = Readonly<Record<string, unknown>>;

interface Case {
  readonly table: string;
  readonly where: Row;
  readonly change: (row: Row) => Row;
  /** A check that must report it, and the subject that it names. */
  readonly check: keyof typeof CHECKS;
  readonly subject: RegExp;
}

/** An exchange in which every table of the engine has rows. */
async function furnish(exchange: TestExchange) {
  const [seller, buyer] = await createTraders(exchange);
  await tradeBetween([seller, buyer], '100', '1');
  const open = await placeOrder(buyer);
  const withdrawal = await withdrawCoins(seller);
  const list = await seller.client.expect('createOrderList', 200, {
    body: {
      type: 'oco',
      pair: 'btc_thb',
      side: 'sell',
      amount: '1',
      price: '190',
      stop_price: '10',
      nonce: 77_000_000,
    },
  });
  await buyer.client.expect('setCancelAfter', 200, { body: { cancel_after: 60_000 } });
  return { seller, buyer, open, withdrawal, list };
}

async function changeRow(database: Knex, { table, where, change }: Case): Promise<() => Promise<void>> {
  const row = (await database(table).where(where).first()) as Row;
  const changed = change(row);
  await database(table).where(where).update(changed);
  return async () => {
    const before = Object.fromEntries(Object.keys(changed).map((name) => [name, row[name]]));
    await database(table).where(where).update(before);
  };
}

test('each damaged row keeps the exchange in quarantine, and is named with both values', () =>
  withExchange({}, async (exchange) => {
    const { seller, buyer, open, withdrawal, list } = await furnish(exchange);
    const more = (column: string) => (row: Row) => ({ [column]: String(Number(row[column]) + 1) });
    const cases: readonly Case[] = [
      {
        table: 'accounts',
        where: { owner: seller.id, asset: 'thb', kind: 'available' },
        change: more('balance'),
        check: 'balance_postings',
        subject: /^account \d+$/,
      },
      {
        table: 'orders',
        where: { id: open.id },
        change: more('held'),
        check: 'order_hold',
        subject: new RegExp(`^order ${open.id}$`),
      },
      {
        table: 'orders',
        where: { user_id: buyer.id, status: 'completed' },
        change: more('cost'),
        check: 'order_fills',
        subject: /^order \d+$/,
      },
      {
        table: 'order_lists',
        where: { id: list.id },
        change: () => ({ kind: 'oto' }),
        check: 'rows_of_events',
        subject: new RegExp(`^order_list ${list.id}$`),
      },
      {
        table: 'klines',
        where: { symbol: 'btc_thb', interval: '1m' },
        change: more('high'),
        check: 'klines',
        subject: /^kline /,
      },
      {
        table: 'withdrawals',
        where: { id: withdrawal.id },
        change: () => ({ address: 'bc1qanother' }),
        check: 'rows_of_events',
        subject: new RegExp(`^withdrawal ${withdrawal.id}$`),
      },
      {
        table: 'deposits',
        where: { user_id: buyer.id, asset: 'btc' },
        change: more('amount'),
        check: 'deposit_entries',
        subject: /^deposit \d+$/,
      },
      {
        table: 'cancel_timers',
        where: { user_id: buyer.id },
        change: more('deadline_ms'),
        check: 'rows_of_events',
        subject: /^cancel_timer /,
      },
      {
        table: 'fees',
        where: { symbol: 'btc_thb', tier: 0 },
        change: more('maker_rate'),
        check: 'rows_of_events',
        subject: /^fee_schedule /,
      },
    ];
    await exchange.stop();
    const mends: (() => Promise<void>)[] = [];
    for (const each of cases) mends.push(await changeRow(exchange.database, each));
    await exchange.restart();
    const found = await foundViolations(exchange);
    for (const { table, check, subject } of cases) {
      expect(CHECKS[check].consequence).toBe('quarantine');
      const own = found.filter((violation) => violation.check === check && subject.test(violation.subject));
      expect([table, check, own.length > 0]).toEqual([table, check, true]);
    }
    const values = found.filter(({ stored, expected }) => stored !== null && expected !== null);
    expect(values.length).toBeGreaterThanOrEqual(cases.length - 1);
    expect(await tryOrder(seller)).toEqual([503, 'EXCHANGE_IN_QUARANTINE']);
    // The damaged withdrawal stays, and so does its owner's other money.
    const cancelled = await seller.client.call('cancelWithdrawal', {
      path: { id: withdrawal.id },
      body: { nonce: 77_000_001 },
    });
    expect(cancelled.status).toBe(503);
    for (const mend of mends) await mend();
    await exchange.audit();
    expect(await tryOrder(seller)).toEqual([200, undefined]);
  }));

test('rows that cannot be loaded or computed with are named, and everything else is served', () =>
  withExchange({}, async (exchange) => {
    const { seller, buyer, open, withdrawal, list } = await furnish(exchange);
    const [strange, healthy] = [await placeOrder(buyer), await placeOrder(buyer)];
    const other = await exchange.createUser({ balances: { thb: '50' } });
    const { database } = exchange;
    const legs: readonly number[] = await database('order_extras').where({ list_id: list.id }).pluck('order_id');
    const set = (values: Row) => () => values;
    const cases: readonly Case[] = [
      ...['{', '5'].map((networks, index) => ({
        table: 'assets',
        where: { asset: ['eth', 'usdt'][index] },
        change: set({ networks }),
        check: 'rows_readable' as const,
        subject: new RegExp(`^asset ${['eth', 'usdt'][index]}$`),
      })),
      {
        table: 'symbols',
        where: { symbol: 'usdt_thb' },
        change: set({ quote: 'gone' }),
        check: 'rows_readable',
        subject: /^symbol usdt_thb$/,
      },
      {
        table: 'orders',
        where: { id: open.id },
        change: set({ quantity: '1.000000000000000001' }),
        check: 'rows_of_events',
        subject: new RegExp(`^order ${open.id}$`),
      },
      {
        table: 'orders',
        where: { id: strange.id },
        change: set({ symbol: 'gone' }),
        check: 'rows_readable',
        subject: new RegExp(`^order ${strange.id}$`),
      },
      {
        table: 'order_extras',
        where: { order_id: legs[0] },
        change: set({ list_terms: '{' }),
        check: 'rows_readable',
        subject: new RegExp(`^order ${legs[0]}$`),
      },
      {
        table: 'order_extras',
        where: { order_id: legs[1] },
        change: set({ tracked_price: '1' }),
        check: 'rows_readable',
        subject: new RegExp(`^order ${legs[1]}$`),
      },
      {
        table: 'accounts',
        where: { owner: other.id, asset: 'thb', kind: 'available' },
        change: set({ owner: buyer.id, kind: 'another' }),
        check: 'rows_readable',
        subject: /^account \d+$/,
      },
      {
        table: 'withdrawals',
        where: { id: withdrawal.id },
        change: set({ handled_by: '9223372036854775807' }),
        check: 'rows_readable',
        subject: new RegExp(`^withdrawal ${withdrawal.id}$`),
      },
    ];
    await exchange.stop();
    const mends: (() => Promise<void>)[] = [];
    for (const each of cases) {
      const { id } = (await database(each.table).where(each.where).first()) as Row;
      // By the id, where there is one, because a change may concern the columns that select the row.
      mends.push(await changeRow(database, id === undefined ? each : { ...each, where: { id } }));
    }
    await exchange.restart();
    const found = await foundViolations(exchange);
    for (const { table, check, subject } of cases) {
      const own = found.filter((violation) => violation.check === check && subject.test(violation.subject));
      expect([table, String(subject), own.length > 0]).toEqual([table, String(subject), true]);
    }
    const { report } = await exchange.operator.expect('getQuarantine', 200);
    expect(report?.violations.find(({ check_id: check }) => check === 'rows_readable')?.detail).toMatch(/cannot be/);
    const { anonymous } = exchange;
    for (const read of ['getAssets', 'getTicker24hr', 'getOrderBookTickers', 'getStatus'] as const)
      expect([read, (await anonymous.call(read)).status]).toEqual([read, 200]);
    for (const read of ['listOrders', 'listOrdersV3', 'listCryptoWithdrawals'] as const)
      expect([read, (await other.client.call(read)).status]).toEqual([read, 200]);
    for (const { id } of [open, strange]) {
      const { status } = await buyer.client.call('cancelOrder', { path: { id } });
      expect([id, status]).toEqual([id, expect.any(Number)]);
      expect(status).not.toBe(500);
    }
    expect((await buyer.client.call('cancelOrder', { path: { id: healthy.id } })).status).toBe(202);
    for (const mend of mends) await mend();
    await exchange.audit();
    expect(await tryOrder(seller)).toEqual([200, undefined]);
  }));

test('a changed or missing event refuses the start', () =>
  withExchange({}, async (exchange) => {
    const user = await exchange.createUser({ balances: { thb: '1000' } });
    for (let index = 0; index < 3; index += 1)
      await user.client.expect('createOrder', 200, { body: orderBody({ client_order_id: randomUUID() }) });
    const { database } = exchange;
    const [newest] = await database('events').max<{ last: number }[]>('sequence as last');
    const sequence = Number(newest?.last) - 1;
    const row = (await database('events').where({ sequence }).first()) as Row;
    const bends: readonly (readonly [keyof typeof CHECKS, () => PromiseLike<unknown>])[] = [
      [
        'event_chain',
        () =>
          database('events')
            .where({ sequence })
            .update({ user_id: user.id + 1 }),
      ],
      ['event_gaps', () => database('events').where({ sequence }).delete()],
    ];
    for (const [check, bend] of bends) {
      expect(CHECKS[check].consequence).toBe('refuse');
      await expect(restartDamaged(exchange, { bend })).rejects.toThrow(
        /the audit found \d+ violations? \(.*EVENTS.*\)\. Even reading would be wrong, so the server does not start/,
      );
      await database('events').where({ sequence }).delete();
      await database('events').insert(row);
    }
    await exchange.restart();
  }));
