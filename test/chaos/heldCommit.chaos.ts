/**
 * Nothing is published before it is durable (promise 14): while the answer to a COMMIT is held, no request is answered
 * and no stream sends an event.
 */
import { printProgress, roundsFromEnvironment, withChaosEnvironment } from './chaosEnvironment';

const ROUNDS = roundsFromEnvironment(10);
const HELD_MS = 1_000;

test(`${ROUNDS} commits held for ${HELD_MS} ms: no response and no event before the database has answered`, async () => {
  await withChaosEnvironment({}, async ({ exchange, proxy }) => {
    const seller = await exchange.createUser({ balances: { btc: '10' } });
    const buyer = await exchange.createUser({ balances: { thb: '1000000' } });
    const stream = await exchange.openStream('/ws/btc_thb@aggTrade');
    for (let round = 1; round <= ROUNDS; round += 1) {
      const terms = { pair: 'btc_thb', type: 'limit' as const, price: '1000', amount: '0.01', nonce: round };
      await seller.client.expect('createOrder', 200, { body: { ...terms, side: 'sell' } });
      proxy.commitFate = () => 'held';
      const received: string[] = [];
      const answer = buyer.client
        .expect('createOrder', 200, { body: { ...terms, side: 'buy' } })
        .then(() => received.push('response'));
      const frame = stream.next().then(() => received.push('event'));
      await new Promise((resolve) => setTimeout(resolve, HELD_MS));
      expect(received).toEqual([]);
      proxy.commitFate = () => 'pass';
      proxy.releaseResponses();
      await Promise.all([answer, frame]);
      expect(received.sort()).toEqual(['event', 'response']);
    }
    printProgress(`held commit: ${ROUNDS} of ${ROUNDS} published only after the release`);
    await stream.close();
  });
});
