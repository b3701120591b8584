/**
 * A damaged exchange still answers: it starts in quarantine, serves reads and cancellations, and shows what the audit
 * found. The quarantine ends with a clean complete audit, or with two operators who accept the damage.
 */

import { eventually } from '../support/eventually';
import { TestExchange, type TestUser, withExchange } from '../support/exchange';
import { whileTableLocked } from '../support/lockedTables';
import { orderBody, placeOrder, walletOf } from '../support/orderHelpers';
import { withdrawCoins } from '../support/transferHelpers';
import { foundViolations, isQuarantined, nextNonce, restartDamaged, tryOrder, wrongBalance } from './damage';

const REFUSED = [503, 'EXCHANGE_IN_QUARANTINE'];

async function cancel(user: TestUser, id: number): Promise<number> {
  return (await user.client.call('cancelOrder', { path: { id } })).status;
}

async function statusOf(exchange: TestExchange): Promise<unknown> {
  return await exchange.anonymous.expect('getStatus', 200);
}

/** Without the audit at the end, which reports what was accepted. */
async function withDamageForEver(run: (exchange: TestExchange) => Promise<void>): Promise<void> {
  const exchange = await TestExchange.start();
  try {
    await run(exchange);
  } finally {
    await exchange.close();
  }
}

test('an exchange with a wrong balance serves reads and cancellations, and a clean audit after the repair ends that', () =>
  withExchange({}, async (exchange) => {
    const user = await exchange.createUser({ balances: { thb: '1000', btc: '5' } });
    const other = await exchange.createUser({ balances: { thb: '1000' } });
    const { id } = await placeOrder(user);
    const placed = orderBody({ client_order_id: 'before-the-damage' });
    const { id: repeated } = await user.client.expect('createOrder', 200, { body: placed });
    const withdrawal = await withdrawCoins(user);
    const damage = wrongBalance(other.id, 'thb');
    await restartDamaged(exchange, damage);

    expect(await exchange.anonymous.expect('getReadiness', 200)).toMatchObject({ quarantine: true });
    expect(await statusOf(exchange)).toMatchObject({
      trading: { status: 'closed' },
      deposits: { status: 'closed' },
      withdrawals: { status: 'closed' },
      streams: { status: 'operational' },
    });
    const [{ id: account = 0 } = {}] = await exchange
      .database('accounts')
      .where({ owner: other.id, asset: 'thb', kind: 'available' })
      .select('id');
    expect(await foundViolations(exchange)).toContainEqual({
      check: 'balance_postings',
      subject: `account ${account}`,
      stored: '1001',
      expected: '1000',
    });
    expect(await walletOf(other, 'thb')).toBe('1001');
    expect(await tryOrder(user)).toEqual(REFUSED);
    // A repeated request gets the outcome of the first one.
    expect(await user.client.expect('createOrder', 200, { body: placed })).toMatchObject({ id: repeated });
    expect(await cancel(user, id)).toBe(202);
    await user.client.expect('cancelWithdrawal', 200, { path: { id: withdrawal.id }, body: { nonce: nextNonce() } });
    expect((await exchange.operator.expect('getAudit', 200)).clean).toBe(false);
    expect(await isQuarantined(exchange)).toBe(true);

    await damage.mend(exchange.database);
    expect((await exchange.operator.expect('getAudit', 200)).clean).toBe(true);
    expect(await isQuarantined(exchange)).toBe(false);
    expect(await exchange.anonymous.expect('getReadiness', 200)).toMatchObject({ quarantine: false });
    expect(await walletOf(other, 'thb')).toBe('1000');
    expect(await tryOrder(user)).toEqual([200, undefined]);
  }));

test('a quarantine survives a restart, and a restart after the repair ends it', () =>
  withExchange({}, async (exchange) => {
    const user = await exchange.createUser({ balances: { thb: '1000' } });
    const damage = wrongBalance(user.id, 'thb');
    await restartDamaged(exchange, damage);
    await exchange.kill();
    await exchange.restart();
    expect(await tryOrder(user)).toEqual(REFUSED);
    await exchange.stop();
    await damage.mend(exchange.database);
    await exchange.restart();
    expect(await tryOrder(user)).toEqual([200, undefined]);
  }));

test('while it lasts, everything is audited again at intervals, so that it ends after the repair by itself', () =>
  withExchange({}, async (exchange) => {
    const user = await exchange.createUser({ balances: { thb: '1000' } });
    const damage = wrongBalance(user.id, 'thb');
    await restartDamaged(exchange, damage, { QUARANTINE_AUDIT_MS: '1000' });
    const checkedAt = async () => (await exchange.operator.expect('getQuarantine', 200)).report?.checked_at;
    const first = await checkedAt();
    await eventually(checkedAt, (later) => later !== first);
    expect(await tryOrder(user)).toEqual(REFUSED);
    await damage.mend(exchange.database);
    await eventually(
      () => isQuarantined(exchange),
      (is) => !is,
    );
    expect(await walletOf(user, 'thb')).toBe('1000');
    expect(await tryOrder(user)).toEqual([200, undefined]);
  }));

test('two operators end it with a reason; the same damage does not begin it again, and other damage does', () =>
  withDamageForEver(async (exchange) => {
    const user = await exchange.createUser({ balances: { thb: '1000' } });
    const other = await exchange.createUser({ balances: { btc: '1' } });
    const accepted = wrongBalance(user.id, 'thb');
    await restartDamaged(exchange, accepted, { DUAL_CONTROL: 'on' });
    const { operator, approver } = exchange;
    const { report } = await operator.expect('getQuarantine', 200);
    const end = { reason: 'case 1207: corrected by hand', report_hash: report?.hash ?? '' };
    const proposal = await operator.expect('endQuarantine', 202, { body: end });
    expect(await tryOrder(user)).toEqual(REFUSED);
    await approver.expect('approveProposal', 200, { path: { proposalid: proposal.id } });
    expect(await isQuarantined(exchange)).toBe(false);
    expect(await tryOrder(user)).toEqual([200, undefined]);
    const { items } = await operator.expect('listOperatorActions', 200, { query: { operation: 'endQuarantine' } });
    expect(items[0]).toMatchObject({
      body: end,
      operator: 'first operator',
      approval: { operator: 'first approver' },
      end: { result: 'done', answer: { in_quarantine: false, report: { violations: report?.violations } } },
    });
    // The balance has changed since, and is wrong by the same amount.
    await exchange.restart({ DUAL_CONTROL: 'on' });
    expect(await isQuarantined(exchange)).toBe(false);

    const stale = await operator.expect('endQuarantine', 202, { body: end });
    const late = await approver.expect('approveProposal', 200, { path: { proposalid: stale.id } });
    expect(late).toMatchObject({ proposal: { error: 'QUARANTINE_REPORT_CHANGED' } });

    const more = wrongBalance(other.id, 'btc');
    await restartDamaged(exchange, more);
    expect(await isQuarantined(exchange)).toBe(true);
    const [{ id: account = 0 } = {}] = await exchange
      .database('accounts')
      .where({ owner: other.id, asset: 'btc', kind: 'available' })
      .select('id');
    const found = await foundViolations(exchange);
    expect(found.filter(({ check }) => check === 'balance_postings').map(({ subject }) => subject)).toEqual([
      `account ${account}`,
    ]);
    // Orders have been placed with the accepted balance, so that it is part of the event log now.
    await more.mend(exchange.database);
    const left = await exchange.operator.expect('getAudit', 200);
    expect([left.clean, left.violations.every(({ subject }) => subject.id !== String(account))]).toEqual([false, true]);
    expect(await isQuarantined(exchange)).toBe(false);
  }));

test('without dual control, one operator ends it; while that cannot be stored, it goes on', () =>
  withDamageForEver(async (exchange) => {
    const user = await exchange.createUser({ balances: { thb: '1000' } });
    await restartDamaged(exchange, wrongBalance(user.id, 'thb'));
    const { operator } = exchange;
    const report_hash = (await operator.expect('getQuarantine', 200)).report?.hash ?? '';
    const end = { reason: 'case 1207: corrected by hand', report_hash };
    const failed = await whileTableLocked(exchange, 'accepted_violations', () =>
      operator.expect('endQuarantine', 503, { body: end }),
    );
    expect(failed).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('unknown') });
    expect(await tryOrder(user)).toEqual(REFUSED);
    expect(await operator.expect('endQuarantine', 200, { body: end })).toMatchObject({ in_quarantine: false });
    expect(await tryOrder(user)).toEqual([200, undefined]);
  }));

test('nobody can accept damage with which the exchange would not start again', () =>
  withExchange({}, async (exchange) => {
    const user = await exchange.createUser({ balances: { thb: '1000' } });
    const balance = wrongBalance(user.id, 'thb');
    await restartDamaged(exchange, balance);
    const { operator, database } = exchange;
    const [event] = await database('events').where({ sequence: 2 }).select('payload');
    const accept = async () => {
      await operator.expect('getAudit', 200);
      const report_hash = (await operator.expect('getQuarantine', 200)).report?.hash ?? '';
      const { status, body } = await operator.call('endQuarantine', { body: { reason: 'case 1208', report_hash } });
      return [status, (body as { readonly code?: string }).code];
    };
    await database('events').where({ sequence: 2 }).update({ payload: '{}' });
    expect(await accept()).toEqual([409, 'QUARANTINE_NOT_ACCEPTABLE']);
    expect(await isQuarantined(exchange)).toBe(true);
    await database('events').where({ sequence: 2 }).update({ payload: event?.payload });
    await balance.mend(database);
    await operator.expect('getAudit', 200);
    expect(await isQuarantined(exchange)).toBe(false);
    await exchange.restart();
  }));

test('an order whose hold is wrong stays open, its owner is told, and the other orders can be cancelled', () =>
  withExchange({}, async (exchange) => {
    const user = await exchange.createUser({ balances: { thb: '1000' } });
    const [first, second] = [await placeOrder(user), await placeOrder(user)];
    const hold = (change: number) => exchange.database('orders').where({ id: first.id }).increment('held', change);
    await restartDamaged(exchange, { bend: () => hold(7) });
    expect(await cancel(user, first.id)).toBe(503);
    expect(await cancel(user, second.id)).toBe(202);
    const cancelled = await user.client.expect('cancelAllOrders', 200, { query: {} });
    expect(cancelled.map(({ code }) => code)).toEqual(['EXCHANGE_IN_QUARANTINE']);
    await hold(-7);
    await exchange.audit();
    expect(await cancel(user, first.id)).toBe(202);
  }));

test('a balance that is wrong stays as it is, so that it can be repaired: what would change it is refused', () =>
  withExchange({}, async (exchange) => {
    const user = await exchange.createUser({ balances: { thb: '1000', btc: '1' } });
    const [first, second] = [await placeOrder(user), await placeOrder(user)];
    const sale = await placeOrder(user, { side: 'sell', price: '1000', amount: '0.1' });
    // Together, the two orders would release more than is held.
    const damage = wrongBalance(user.id, 'thb', -10, 'held');
    await restartDamaged(exchange, damage);
    const both = await user.client.call('cancelOrderBatch', { body: { mode: 'each', ids: [first.id, second.id] } });
    expect([both.status, await cancel(user, first.id), await cancel(user, second.id)]).toEqual([503, 503, 503]);
    expect(await cancel(user, sale.id)).toBe(202);
    await damage.mend(exchange.database);
    await exchange.audit();
    expect(await cancel(user, first.id)).toBe(202);
  }));
