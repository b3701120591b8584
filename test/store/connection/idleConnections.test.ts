/**
 * The database closes idle connections. After a long time without requests, the exchange accepts the next order
 * normally.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { TestExchange } from '../../support/exchange';
import { placeOrder } from '../../support/orderHelpers';
import { withSeparateDatabase } from '../../support/separateDatabase';

const IDLE_SECONDS = 4;
/** The lease is renewed three times within its duration, so its connection is never idle. */
const environment = { ENGINE_LEASE_MS: '5000', ENGINE_COMMIT_TIMEOUT_MS: '2000' };

test('an order after an idle period is accepted at once, without a recovery', () =>
  withSeparateDatabase([`--wait-timeout=${IDLE_SECONDS}`], async ({ schema }) => {
    const exchange = await TestExchange.start({ schema, environment });
    try {
      const trader = await exchange.createUser({ balances: { thb: '1000' } });
      await pause(2_000 * IDLE_SECONDS);
      await placeOrder(trader, { side: 'buy', price: '100', amount: '1' });
      expect(exchange.lines.filter((line) => line.includes('recovering from the database'))).toEqual([]);
      await exchange.stop();
      await exchange.audit();
    } finally {
      await exchange.close();
    }
  }));
