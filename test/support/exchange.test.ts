/** Tests the harness itself: a scenario on a real exchange, a SIGKILL in the middle, and audits that can fail. */
import { exchangeOfThisFile, withExchange } from './exchange';
import { OrderScenario } from './orderScenario';

const exchange = exchangeOfThisFile();

test('a scenario of orders is played over HTTP: fills, book and balances are as in the table', async () => {
  const story = new OrderScenario(exchange());
  await story.play(`
    alice has 2 btc
    bob   has 1000 thb
    ask = alice sells 1   at 100      -> created
    alice sells 1   at 101            -> created
    bob   buys  0.4 at 100            -> completed 0.4@100
    asks  0.6@100 1@101
    bob   buys  1   at 101 IOC        -> completed 0.6@100 0.4@101
    bob   buys  9   at 101            -> INSUFFICIENT_BALANCE
    bob   buys  1   at 99             -> created
    alice cancels ask                 -> ORDER_NOT_CANCELLABLE
    bids  1@99
    asks  0.6@101
    alice keeps 0 btc, 0.6 btc held
    bob   keeps 1.4 btc, 99.264825 thb held
  `);
});

test.each([
  ['a wrong status', 'alice sells 1 at 100 -> completed', /found created, expected completed/],
  ['a wrong book', 'asks 1@5', /expected 1@5/],
  ['a wrong balance', 'alice keeps 7 btc', /found 1, expected 7/],
  ['a line that is no step', 'alice sings', /not a step of a story: alice sings/],
])('a story fails at %s', async (_name, line, problem) => {
  await withExchange({}, async (own) => {
    const story = new OrderScenario(own);
    await story.play('alice has 1 btc');
    await expect(story.play(line)).rejects.toThrow(problem);
  });
});

test('a killed server restarts on the same port with the same book', async () => {
  const story = new OrderScenario(exchange());
  await story.play(`
    carol has 5 eth
  `);
  const before = await exchange().audit();
  await exchange().kill();
  await expect(exchange().anonymous.call('getExchangeInfo')).rejects.toThrow();
  await exchange().restart();
  const after = await exchange().audit();
  expect(after.bookHash).toBe(before.bookHash);
  expect(after.sequence).toBe(before.sequence);
  await exchange().restart();
});

test('frames and refused connections are checked against the contract', async () => {
  const stream = await exchange().openStream('/ws/btc_thb@kline_1m');
  expect(await stream.request('LIST_SUBSCRIPTIONS', undefined, 7)).toEqual({
    id: 7,
    result: ['btc_thb@kline_1m'],
    method: 'LIST_SUBSCRIPTIONS',
  });
  await stream.close();
  await expect(exchange().openStream('/nowhere')).rejects.toThrow('404');
});

test('an audit fails when a balance was tampered with', async () => {
  await withExchange({}, async (own) => {
    const { id } = await own.createUser({ balances: { thb: '100' } });
    const account = own.database('accounts').where({ owner: id, asset: 'thb', kind: 'available' });
    await account.clone().update({ balance: '101' });
    await expect(own.audit()).rejects.toThrow(/audit.*found/);
    await account.clone().update({ balance: '100' });
  });
});
