/**
 * Under overload, orders that would wait too long are refused at once, before any work. Accepted orders are executed,
 * and reads continue. `make attack` repeats this at scale.
 */
import { type Connection, createConnection } from 'mysql2/promise';
import { exchangeOfThisFile } from '../../support/exchange';

const BATCH = 2;

// A batch takes much longer than commands may wait, so that at most the commands of one batch wait.
const exchange = exchangeOfThisFile({
  environment: { ENGINE_BATCH_COMMANDS_MAX: String(BATCH), ENGINE_QUEUE_WAIT_MS: '20' },
});

/** Blocks every commit until `work` has ended. */
async function whileCommitsWait<T>(work: () => Promise<T>): Promise<T> {
  const owner: Connection = await createConnection({ uri: exchange().schema.ownerUrl });
  await owner.query('LOCK TABLES events WRITE');
  try {
    return await work();
  } finally {
    await owner.end();
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('an order that would wait too long is answered 503 at once, and accepted orders are not affected', async () => {
  const alice = await exchange().createUser({ balances: { thb: '1000' } });
  let nonce = 0;
  const order = (client = alice.client) => {
    nonce += 1;
    return client.call('createOrder', {
      body: { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1000', amount: '0.001', nonce },
    });
  };
  // The batch of the first order takes long, and the second order waits for it.
  const first = await whileCommitsWait(async () => {
    const orders = [order()];
    await pause(100);
    orders.push(order());
    await pause(500);
    return orders;
  });
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);

  const accepted = await whileCommitsWait(async () => {
    // One batch is being committed, the next one is decided, and the commands of one more batch wait.
    const orders = [order()];
    await pause(100);
    orders.push(order());
    await pause(100);
    for (let more = 0; more < BATCH; more += 1) orders.push(order());
    await pause(100);
    const refused = await order();
    expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
      503,
      '1',
      { code: 'SERVICE_UNAVAILABLE', message: 'The service is not available now. Nothing was changed.' },
    ]);
    expect((await order(exchange().anonymous)).status).toBe(503);
    expect((await alice.client.call('getUser', { path: { userid: 'me' } })).status).toBe(200);
    // All of that happened before the first batch was committed.
    expect(await Promise.race([...orders, 'no order is answered'])).toBe('no order is answered');
    return orders;
  });
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await order()).status).toBe(200);
});
