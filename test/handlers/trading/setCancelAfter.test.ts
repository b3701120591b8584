/** A timer cancels a user's orders unless it is set again in time. */

import { eventually } from '../../support/eventually';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';

const exchange = exchangeOfThisFile();

let nonce = 0;
function place(user: TestUser, pair: string, more: object = {}) {
  nonce += 1;
  const body = { type: 'limit', pair, side: 'buy', price: '100', amount: '1', nonce, ...more } as never;
  return user.client.expect('createOrder', 200, { body });
}

async function openPairs(user: TestUser): Promise<string[]> {
  const rows = await exchange().database('orders').where({ user_id: user.id, status: 'created' }).orderBy('id');
  return rows.map(({ symbol }: { symbol: string }) => symbol);
}

async function trader(): Promise<TestUser> {
  const user = await exchange().createUser({ balances: { thb: '10000' } });
  for (const pair of ['btc_thb', 'eth_thb']) await place(user, pair);
  await place(user, 'btc_thb', { price: '200', stop_price: '150' });
  return user;
}

test('the answer says when the orders are cancelled, and 0 stops the timer', async () => {
  const user = await trader();
  const { serverTime } = await exchange().anonymous.expect('getTime', 200);
  const set = await user.client.expect('setCancelAfter', 200, { body: { cancel_after: 60_000, pair: 'BTC_THB' } });
  expect(set.pair).toBe('btc_thb');
  expect((set.cancel_at ?? 0) - serverTime).toBeGreaterThanOrEqual(60_000);
  expect((set.cancel_at ?? 0) - serverTime).toBeLessThan(120_000);
  expect(await user.client.expect('setCancelAfter', 200, { body: { cancel_after: 0, pair: 'btc_thb' } })).toEqual({
    pair: 'btc_thb',
    cancel_at: null,
  });
  expect(await user.client.expect('setCancelAfter', 200, { body: { cancel_after: 0 } })).toEqual({
    pair: null,
    cancel_at: null,
  });
});

test.each([1, 4_999])('%s ms is too short', async (cancel_after) => {
  const user = await exchange().createUser();
  expect(await user.client.call('setCancelAfter', { body: { cancel_after } })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_PARAMETERS', fields: { cancel_after: { message: 'must be 0, or from 5000 to 300000' } } },
  });
});

test('more than five minutes and an unlisted pair are refused', async () => {
  const user = await exchange().createUser();
  const codes = [{ cancel_after: 300_001 }, { cancel_after: 5_000, pair: 'doge_thb' }].map(
    async (body) => ((await user.client.call('setCancelAfter', { body })).body as { code: string }).code,
  );
  expect(await Promise.all(codes)).toEqual(['INVALID_PARAMETERS', 'INVALID_PAIR']);
});

test('after five seconds without another request, the orders of the pair are cancelled, and those of other pairs and users stay', async () => {
  const [user, other] = [await trader(), await trader()];
  await user.client.expect('setCancelAfter', 200, { body: { cancel_after: 5_000, pair: 'btc_thb' } });
  expect(await openPairs(user)).toEqual(['btc_thb', 'eth_thb', 'btc_thb']);
  await eventually(
    () => openPairs(user),
    (pairs) => pairs.length === 1,
  );
  expect([await openPairs(user), (await openPairs(other)).length]).toEqual([['eth_thb'], 3]);
  // The timer has expired, and cancels nothing that comes later.
  await place(user, 'btc_thb');
  expect(await openPairs(user)).toEqual(['eth_thb', 'btc_thb']);
});
