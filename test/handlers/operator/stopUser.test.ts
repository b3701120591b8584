/** One operator stops a user, or one API key: orders are cancelled, and no new ones are accepted. */
import { exchangeOfThisFile, type TestUser, withExchange } from '../../support/exchange';
import { freePort } from '../../support/freePort';
import { scrapeMetrics } from '../../support/scrapeMetrics';
import { coinBody } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();
const REASON = { reason: 'a stolen account' };
let nonce = 0;

function order(user: TestUser, price: string) {
  nonce += 1;
  const body = { type: 'limit', pair: 'btc_thb', side: 'sell', price, amount: '1', nonce } as const;
  return user.client.call('createOrder', { body });
}

async function openOrders(user: TestUser): Promise<number> {
  const query = { status: 'open' };
  return (await exchange().operator.expect('listUserOrders', 200, { path: { userid: user.id }, query })).items.length;
}

test('a user who is stopped has no open orders, and can neither place new ones nor withdraw', async () => {
  const [alice, bob] = [
    await exchange().createUser({ balances: { btc: '5' }, level: 'level_3' }),
    await exchange().createUser({ balances: { btc: '5' } }),
  ];
  for (const price of ['2000', '2001', '2002']) expect((await order(alice, price)).status).toBe(200);
  expect((await order(bob, '2003')).status).toBe(200);
  const path = { userid: alice.id };
  expect(await exchange().operator.expect('stopUser', 200, { path, body: REASON })).toEqual({
    user_id: alice.id,
    state: 'cancel_only',
    cancelled_orders: 3,
    open_orders: 0,
  });
  expect([await openOrders(alice), await openOrders(bob)]).toEqual([0, 1]);
  expect((await order(alice, '2000')).body).toMatchObject({ code: 'TRADING_DISABLED' });
  expect((await alice.client.call('createCryptoWithdrawal', { body: coinBody() })).status).toBe(422);
  const { account, balances } = await exchange().operator.expect('getUserAccount', 200, { path });
  expect([account.state_reason, balances['btc']]).toEqual(['a stolen account', { available: '5', held: '0' }]);
});

test('a frozen user stays frozen, and loses the open orders too', async () => {
  const alice = await exchange().createUser({ balances: { btc: '5' } });
  expect((await order(alice, '2000')).status).toBe(200);
  const path = { userid: alice.id };
  await exchange().operator.expect('updateUser', 200, {
    path,
    body: { state: 'frozen', state_reason: 'a court order' },
  });
  expect(await exchange().approver.expect('stopUser', 200, { path, body: REASON })).toMatchObject({
    state: 'frozen',
    cancelled_orders: 1,
  });
  expect(await openOrders(alice)).toBe(0);
});

test('a key that is stopped does not work any more, its orders are cancelled, and its user can go on', async () => {
  const alice = await exchange().createUser({ balances: { btc: '5' } });
  expect((await order(alice, '2000')).status).toBe(200);
  const stopped = await exchange().operator.expect('stopApiKey', 200, { path: { api_key: alice.apiKey } });
  expect(stopped).toEqual({ user_id: alice.id, state: 'active', cancelled_orders: 1, open_orders: 0 });
  expect((await order(alice, '2000')).status).toBe(401);
  const other = await exchange().issueApiKey(alice.id, ['order_create']);
  const client = exchange().anonymous.withCredentials({ kind: 'key', ...other });
  expect((await order({ ...alice, client }, '2000')).status).toBe(200);
});

test.each([
  ['stopUser', { userid: 999_999 }, 'USER_NOT_FOUND'],
  ['stopApiKey', { api_key: '999999' }, 'API_KEY_NOT_FOUND'],
] as const)('%s of nothing is refused', async (id, path, code) => {
  const answer = await exchange().operator.call(id, { path, ...(id === 'stopUser' && { body: REASON }) } as object);
  expect([answer.status, answer.body]).toMatchObject([404, { code }]);
});

test('the log of actions and a metric say who stopped what', async () => {
  const port = await freePort();
  await withExchange({ environment: { METRICS_PORT: String(port), DUAL_CONTROL: 'on' } }, async (own) => {
    const { id } = await own.operator.expect('createUser', 201, { body: { email: 'alice@example.com' } });
    const path = { userid: id };
    await own.operator.expect('stopUser', 200, { path, body: REASON });
    await own.operator.expect('updateUser', 200, { path, body: { state: 'frozen' } });
    await own.operator.expect('updateUser', 202, { path, body: { state: 'active' } });
    const { values } = await scrapeMetrics(port);
    const stops = [...values].filter(([name]) => name.startsWith('talad_operator_stops_total'));
    expect(stops).toEqual([
      ['talad_operator_stops_total{operation="stopUser",operator="1"}', 1],
      ['talad_operator_stops_total{operation="updateUser",operator="1"}', 1],
    ]);
    const { items } = await own.operator.expect('listOperatorActions', 200, { query: { operation: 'stopUser' } });
    expect(items).toMatchObject([{ operator: 'first operator', path: { userid: String(id) }, body: REASON }]);
  });
});
