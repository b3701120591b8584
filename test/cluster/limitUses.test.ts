/** A client that comes through several gateways has the limits of one. */
import { withCluster } from '../support/cluster';
import { eventually } from '../support/eventually';
import type { TestExchange } from '../support/exchange';
import { orderBody } from '../support/orderHelpers';

const BURST = 100;
const AT_ONCE = 20;

async function usedWeight(gateway: TestExchange): Promise<number> {
  const { headers } = await gateway.anonymous.send({ method: 'GET', path: '/binance/api/v3/ping' });
  return Number(headers['x-mbx-used-weight-1m']);
}

test('what a key and an address use at one gateway is taken from their limits at the others', async () => {
  const environment = {
    RATE_LIMIT_KEY_POST: '1',
    RATE_LIMIT_KEY_POST_BURST: String(BURST),
    RATE_LIMIT_BINANCE_WEIGHT: '6000',
  };
  await withCluster({ gateways: 2, environment }, async ({ gateways: [first, second] }) => {
    if (first === undefined || second === undefined) throw new Error('two gateways were started');
    const { client } = await first.createUser({ balances: { thb: '1000' } });
    const elsewhere = second.anonymous.withCredentials(client.credentials);
    const orderAt = async (at: typeof client): Promise<number> =>
      (await at.call('createOrder', { body: orderBody({ amount: '0' }) })).status;

    for (let statuses: number[] = []; !statuses.includes(429); )
      statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => orderAt(client)));
    let sent = 0;
    await eventually(
      () => {
        sent += 1;
        return orderAt(elsewhere);
      },
      (status) => status === 429,
    );
    expect(sent).toBeLessThan(BURST / 2);

    let sentElsewhere = 0;
    await eventually(
      async () => {
        await Promise.all(Array.from({ length: AT_ONCE }, () => usedWeight(first)));
        sentElsewhere += 1;
        // In a new minute, both begin with 0.
        return usedWeight(second);
      },
      (used) => used > sentElsewhere,
    );
  });
});
