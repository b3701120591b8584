/** Nobody is told before it is durable (promise 14): while the answer to a COMMIT is held, no caller has a yes and no socket an event. */
import { onGround, roundsOr, tell } from './ground';

const ROUNDS = roundsOr(10);
const HELD_MS = 1_000;

test(`${ROUNDS} commits held for ${HELD_MS} ms: no answer and no event before the database says so`, async () => {
  await onGround({}, async ({ exchange, proxy }) => {
    const seller = await exchange.createUser({ balances: { btc: '10' } });
    const buyer = await exchange.createUser({ balances: { thb: '1000000' } });
    const stream = await exchange.stream('/ws/btc_thb@aggTrade');
    for (let round = 1; round <= ROUNDS; round += 1) {
      const terms = { pair: 'btc_thb', type: 'limit' as const, price: '1000', amount: '0.01', nonce: round };
      await seller.client.expect('createOrder', 200, { body: { ...terms, side: 'sell' } });
      proxy.commitFate = () => 'held';
      const told: string[] = [];
      const answer = buyer.client
        .expect('createOrder', 200, { body: { ...terms, side: 'buy' } })
        .then(() => told.push('answer'));
      const frame = stream.next().then(() => told.push('event'));
      await new Promise((resolve) => setTimeout(resolve, HELD_MS));
      expect(told).toEqual([]);
      proxy.commitFate = () => 'pass';
      proxy.release();
      await Promise.all([answer, frame]);
      expect(told.sort()).toEqual(['answer', 'event']);
    }
    tell(`held commit: ${ROUNDS} of ${ROUNDS} told only after the release`);
    await stream.close();
  });
}, 600_000);
