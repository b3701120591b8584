/** The leader stands still for a moment, as a slow disk or a suspended machine makes it, and nobody takes over. */
import { withCluster } from '../support/cluster';
import type { TestExchange } from '../support/exchange';
import { orderBody } from '../support/orderHelpers';

/** Longer than a leader trusts its lease without a look at the connection with its lock. */
const STANDSTILL_MS = 1_000;
const ORDERS = 6;

test('orders that reach a suspended leader are executed when it goes on', () =>
  withCluster({ gateways: 1, environment: { GATEWAY_LAG_MAX_MS: '60000' } }, async ({ engine, gateways }) => {
    const [gateway] = gateways as [TestExchange];
    const user = await gateway.createUser({ balances: { thb: '100000' } });
    await engine.suspend();
    const orders = Array.from({ length: ORDERS }, (_, index) =>
      user.client.call('createOrder', { body: orderBody({ price: String(1000 + index) }) }),
    );
    await new Promise((resolve) => setTimeout(resolve, STANDSTILL_MS));
    engine.resume();
    const answers = await Promise.all(orders);
    expect(answers.map(({ status, text }) => (status === 200 ? status : text))).toEqual(orders.map(() => 200));
    expect((await user.client.expect('listOrders', 200)).length).toBe(ORDERS);
  }));
