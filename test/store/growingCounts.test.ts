/** A count that goes on from where the last one ended is the count of all, whatever came in between and however small its pieces are. */
import { countOwnTrades } from '../../src/store/tradeHistory';
import { exchangeOfThisFile } from '../support/exchange';
import { placeOrder, richPair, trade } from '../support/orders';
import { randomFrom, seedOf } from '../support/seed';

const exchange = exchangeOfThisFile();

/** Nothing is being committed when it is counted. */
const ALL = { through: Number.MAX_SAFE_INTEGER };

test('of trades that come in bursts, in pieces that end within them, for each pair and for all', async () => {
  const random = randomFrom(seedOf('growingCounts'));
  const [seller, buyer] = await richPair(exchange());
  const { database } = exchange();
  const total = { btc_thb: 0, eth_thb: 0 };
  for (let round = 0; round < 12; round += 1) {
    const pair = random.pick(['btc_thb', 'eth_thb'] as const);
    const burst = random.integer(1, 5);
    // One order that takes several is one event with several trades.
    for (let resting = 1; resting < burst; resting += 1)
      await placeOrder(seller, { side: 'sell', price: '100', amount: '1', pair });
    await trade([seller, buyer], '100', String(burst - (burst > 1 ? burst - 1 : 0)), pair);
    if (burst > 1) await placeOrder(buyer, { side: 'buy', price: '100', amount: String(burst - 1), pair });
    total[pair] += burst;
    for (const { id: userId } of [seller, buyer]) {
      expect(await countOwnTrades(database, { ...ALL, userId, symbol: undefined }, 2)).toBe(
        total.btc_thb + total.eth_thb,
      );
      expect(await countOwnTrades(database, { ...ALL, userId, symbol: pair }, random.integer(1, 4))).toBe(total[pair]);
    }
  }
  const { count } = await seller.client.expect('getTradeHistory', 200);
  expect(count).toBe(total.btc_thb + total.eth_thb);
  expect(await countOwnTrades(database, { ...ALL, userId: 987_654, symbol: undefined })).toBe(0);
});
