/** Incremental counts are exact, however many rows were added since the last count and however small the pieces are. */
import { CachedRowCounts } from '../../../src/store/connection/cachedRowCounts';
import { countOwnTrades } from '../../../src/store/trading/tradeHistory';
import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, placeOrder, tradeBetween } from '../../support/orderHelpers';
import { printSeed, seededRandom } from '../../support/randomSeed';

const exchange = exchangeOfThisFile();

/** Nothing is being committed during a count, so all trades are durable. */
const ALL = { through: Number.MAX_SAFE_INTEGER };

test('counts own trades of one pair and of all pairs, when pieces end between trades of one event', async () => {
  const random = seededRandom(printSeed('incrementalCounts'));
  const [seller, buyer] = await createTraders(exchange());
  const { database } = exchange();
  const counts = new CachedRowCounts(database);
  const total = { btc_thb: 0, eth_thb: 0 };
  for (let round = 0; round < 12; round += 1) {
    const pair = random.pick(['btc_thb', 'eth_thb'] as const);
    const burst = random.integer(1, 5);
    // One order that matches several resting orders is one event with several trades.
    for (let resting = 1; resting < burst; resting += 1)
      await placeOrder(seller, { side: 'sell', price: '100', amount: '1', pair });
    await tradeBetween([seller, buyer], '100', String(burst - (burst > 1 ? burst - 1 : 0)), pair);
    if (burst > 1) await placeOrder(buyer, { side: 'buy', price: '100', amount: String(burst - 1), pair });
    total[pair] += burst;
    for (const { id: userId } of [seller, buyer]) {
      expect(await countOwnTrades(database, counts, { ...ALL, userId, symbol: undefined }, 2)).toBe(
        total.btc_thb + total.eth_thb,
      );
      expect(await countOwnTrades(database, counts, { ...ALL, userId, symbol: pair }, random.integer(1, 4))).toBe(
        total[pair],
      );
    }
  }
  const { count } = await seller.client.expect('getTradeHistory', 200);
  expect(count).toBe(total.btc_thb + total.eth_thb);
  expect(await countOwnTrades(database, counts, { ...ALL, userId: 987_654, symbol: undefined })).toBe(0);
});
