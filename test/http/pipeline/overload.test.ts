/** More than can be done in time is refused at once, before anything is done for it; what was accepted is done, and reading goes on. `make attack` does it at size. */
import { type Connection, createConnection } from 'mysql2/promise';
import { exchangeOfThisFile } from '../../support/exchange';

const BATCH = 2;

// A batch is much slower than commands may have to wait, so that no more than one batch's worth waits.
const exchange = exchangeOfThisFile({
  environment: { ENGINE_BATCH_COMMANDS_MAX: String(BATCH), ENGINE_QUEUE_WAIT_MS: '20' },
});

/** Until `work` ends, every commit waits. */
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

test('once the batches before tell that one more order would wait too long, it is told 503 at once, whoever sends it, and the others are not disturbed', async () => {
  const alice = await exchange().createUser({ balances: { thb: '1000' } });
  let nonce = 0;
  const order = (client = alice.client) => {
    nonce += 1;
    return client.call('createOrder', {
      body: { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1', amount: '0.001', nonce },
    });
  };
  // The first order's batch takes long, and the second one waits behind it.
  const first = await whileCommitsWait(async () => {
    const orders = [order()];
    await pause(100);
    orders.push(order());
    await pause(500);
    return orders;
  });
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);

  const accepted = await whileCommitsWait(async () => {
    // One is being committed and one decided behind it; a batch's worth waits for both.
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
    // All of that before the first batch was through.
    expect(await Promise.race([...orders, 'none is answered'])).toBe('none is answered');
    return orders;
  });
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await order()).status).toBe(200);
});
