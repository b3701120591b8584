/** Two gateways serve one engine: what one has answered, the other shows, and nothing is lost or doubled. */
import { withCluster } from '../support/cluster';
import { eventually } from '../support/eventually';
import type { TestExchange } from '../support/exchange';
import { orderBody } from '../support/orderHelpers';

async function bidsAt(gateway: TestExchange) {
  return (await gateway.anonymous.expect('getDepth', 200, { query: { symbol: 'btc_thb' } })).bids;
}

test('an order that one gateway accepted is matched, shown and cancelled through another one', async () => {
  await withCluster({ gateways: 2 }, async ({ gateways: [first, second] }) => {
    if (first === undefined || second === undefined) throw new Error('two gateways were started');
    const buyer = await first.createUser({ balances: { thb: '100000' } });
    const seller = await second.createUser({ balances: { btc: '1' } });
    const order = await buyer.client.expect('createOrder', 200, {
      body: orderBody({ side: 'buy', price: '1000', amount: '2' }),
    });
    const statusAtFirst = async () => (await buyer.client.expect('getOrder', 200, { path: { id: order.id } })).status;
    // The gateway that answered shows the order at once.
    expect(await statusAtFirst()).toBe('created');
    await eventually(
      () => bidsAt(second),
      (bids) => bids[0]?.[1] === '2',
    );
    const sold = await seller.client.expect('createOrder', 200, {
      body: orderBody({ side: 'sell', price: '1000', amount: '0.5' }),
    });
    expect(sold.status).toBe('completed');
    await eventually(statusAtFirst, (status) => status === 'partial_filled');
    const buyerElsewhere = second.anonymous.withCredentials(buyer.client.credentials);
    await buyerElsewhere.expect('cancelOrder', 202, { path: { id: order.id } });
    await eventually(
      () => bidsAt(first),
      (bids) => bids.length === 0,
    );
  });
});
