import { withExchange } from '../../support/exchange';
import { countLockWaits, NO_TIME_LIMITS, untilLockWaits, whileTableLocked } from '../../support/lockedTables';

test('reports position, counts and a clean result', () =>
  withExchange({}, async (exchange) => {
    const alice = await exchange.createUser({ balances: { btc: '1' } });
    await alice.client.expect('createOrder', 200, {
      body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '1', nonce: 1 },
    });
    const report = await exchange.operator.expect('getAudit', 200);
    expect(report).toMatchObject({ clean: true, violations: [], counts: { orders: 1, trades: 0 } });
    expect(report.checks.length).toBeGreaterThan(10);
    expect(report.sequence).toBe(report.counts.events);
    expect((await exchange.operator.expect('getAudit', 200)).book_hash).toBe(report.book_hash);
  }));

test('detects a balance that was changed outside the server, and names it', () =>
  withExchange({}, async (exchange) => {
    const alice = await exchange.createUser({ balances: { btc: '1' } });
    const account = { owner: alice.id, asset: 'btc', kind: 'available' };
    await exchange.database('accounts').where(account).update({ balance: '2' });
    const report = await exchange.operator.expect('getAudit', 200);
    expect(report.clean).toBe(false);
    expect(report.violations.map(({ check }) => check.slice(0, 2))).toContain('A3');
    await exchange.database('accounts').where(account).update({ balance: '1' });
  }));

test('concurrent audit requests share one audit', () =>
  withExchange({ environment: NO_TIME_LIMITS }, async (exchange) => {
    const asked = await whileTableLocked(exchange, 'journal_entries', async () => {
      const both = [exchange.operator.call('getAudit'), exchange.operator.call('getAudit')];
      await untilLockWaits(exchange);
      // Long enough for a second audit to begin.
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await countLockWaits(exchange)).toBe(1);
      return both;
    });
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
  }));
