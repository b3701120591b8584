import { randomUUID } from 'node:crypto';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { type FakePartner, GOOD_ADDRESS, startFakePartner } from '../../support/partner/fakePartner';
import { type PortalApp, type PortalLogin, portalLogin, registerApp } from '../../support/portalLogin';

const exchange = exchangeOfThisFile();
let partner: FakePartner;
let app: PortalApp;
let user: TestUser;
let login: PortalLogin;
beforeAll(async () => {
  partner = await startFakePartner();
  app = await registerApp(exchange(), partner);
  const seller = await exchange().createUser({ balances: { btc: '1000' } });
  await seller.client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '900', nonce: 1 },
  });
  user = await buyer();
  login = await portalLogin(exchange(), app, user);
});
afterAll(() => partner.close());

function buyer(): Promise<TestUser> {
  return exchange().createUser({ balances: { thb: '10000' }, level: 'level_2' });
}

async function buy(amount = '100', headers = {}): Promise<number> {
  const body = { extras: login.extras, pair: 'btc_thb', side: 'buy', price: '1500', amount } as const;
  const answer = await login.client.call('createPortalOrder', { body, headers });
  expect(answer.status).toBe(201);
  return Number(answer.headers['location']?.replace('/api/portal-orders/', ''));
}

async function withdrawalOf(orderId: number): Promise<{ readonly withdrawalid: number }> {
  return { withdrawalid: (await exchange().database('withdrawals').where('order_id', orderId).first('id')).id };
}

test('shows an order from the purchase until the coins have arrived', async () => {
  const id = await buy();
  const { operator } = exchange();
  const order = () => app.client.expect('getPortalOrder', 200, { path: { id } });
  const first = await order();
  expect(first).toEqual({
    portal_order_id: id,
    user_id: user.id,
    pair: 'btc_thb',
    status: 'withdrawal_pending',
    price: '1500',
    amount: '100',
    value: '0.09973321',
    cost: expect.stringMatching(/^99\.99999/),
    fee: expect.stringMatching(/^0\.266/),
    withdrawal: {
      amount: '0.09963321',
      fee: '0.0001',
      network: 'bitcoin',
      address: GOOD_ADDRESS,
      tag: null,
      txid: null,
      confirmations: 0,
    },
    withdrawal_error_code: null,
    return_reason: null,
    created_at: expect.any(String),
    updated_at: first.created_at,
  });
  const path = await withdrawalOf(id);
  await operator.expect('markWithdrawalSending', 200, { path });
  expect((await order()).status).toBe('sending');
  await operator.expect('markWithdrawalSent', 200, { path, body: { txid: 'ab' } });
  expect(await order()).toMatchObject({ status: 'sent', withdrawal: { txid: 'ab' } });
  await operator.expect('markWithdrawalConfirmed', 200, { path, body: { confirmations: 6 } });
  expect(await order()).toMatchObject({ status: 'confirmed', withdrawal: { confirmations: 6 }, return_reason: null });
});

test('shows why coins came back, and why they were not withdrawn', async () => {
  const returned = await buy();
  await exchange().operator.expect('rejectWithdrawal', 200, { path: await withdrawalOf(returned) });
  expect(await app.client.expect('getPortalOrder', 200, { path: { id: returned } })).toMatchObject({
    status: 'returned',
    return_reason: 'rejected_by_operator',
  });
  const matched = await buy('0.25');
  expect(await login.client.expect('getPortalOrder', 200, { path: { id: matched } })).toMatchObject({
    status: 'matched',
    withdrawal: null,
    withdrawal_error_code: 'NOT_ENOUGH_FUNDS_TO_WITHDRAW',
  });
});

test('a repeated request names the same order', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const id = await buy('10', headers);
  expect(await buy('10', headers)).toBe(id);
});

test('the app and its user read an order; another app, another user and an ordinary order do not exist', async () => {
  const id = await buy();
  const other = await registerApp(exchange(), partner, { name: 'Other' });
  const [sameUserOfOther, anotherUser] = [
    await portalLogin(exchange(), other, user),
    await portalLogin(exchange(), app, await buyer()),
  ];
  for (const client of [app.client, login.client])
    expect((await client.expect('getPortalOrder', 200, { path: { id } })).portal_order_id).toBe(id);
  const absent = await app.client.call('getPortalOrder', { path: { id: 999_999_999 } });
  for (const client of [other.client, sameUserOfOther.client, anotherUser.client]) {
    const answer = await client.call('getPortalOrder', { path: { id } });
    expect([answer.status, answer.text]).toEqual([404, absent.text]);
  }
  const { id: ordinary } = await user.client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side: 'buy', price: '1', amount: '1', nonce: 7 },
  });
  for (const path of [{ id: ordinary }, { id: '0' }, { id: '1.5' }, { id: 'x' }])
    expect((await app.client.call('getPortalOrder', { path })).status).toBe(404);
});

test('an ended session and wrong credentials read nothing', async () => {
  const id = await buy();
  const ended = await portalLogin(exchange(), app, user);
  await exchange().operator.expect('revokePortalSession', 204, { path: { sessionid: ended.sessionId } });
  const { anonymous } = exchange();
  const wrong = [
    ended.client,
    anonymous,
    anonymous.withCredentials({ kind: 'partner', partnerId: app.id, portalSecret: 'x'.repeat(43) }),
    anonymous.withCredentials({ kind: 'portal', authorization: 'x'.repeat(43) }),
    user.client,
  ];
  for (const client of wrong) {
    const answer = await client.call('getPortalOrder', { path: { id } });
    expect([answer.status, answer.text]).toEqual([401, '']);
  }
  await exchange().operator.expect('updatePartner', 200, { path: { partnerid: app.id }, body: { enabled: false } });
  for (const client of [app.client, login.client])
    expect((await client.call('getPortalOrder', { path: { id } })).status).toBe(401);
  await exchange().operator.expect('updatePartner', 200, { path: { partnerid: app.id }, body: { enabled: true } });
});

describe('listPortalOrders', () => {
  test('reads all orders of the app page by page, while others are placed', async () => {
    const placed = [await buy('10'), await buy('10'), await buy('10'), await buy('10'), await buy('10')].reverse();
    const [newest = 0] = placed;
    const seen: number[] = [];
    let query: Record<string, string> = { limit: '2' };
    for (;;) {
      const page = await app.client.expect('listPortalOrders', 200, { query });
      seen.push(...page.items.map(({ portal_order_id: id }) => id));
      if (page.next_cursor === null) break;
      query = { limit: '2', cursor: page.next_cursor };
      await buy('10');
    }
    expect(seen.slice(0, 5)).toEqual(placed);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    const all: unknown[] = await exchange()
      .database('portal_purchases')
      .where('partner_id', app.id)
      .where('order_id', '<=', newest);
    expect(seen).toHaveLength(all.length);
  });

  test('filters by time, and by the user of the authorization', async () => {
    const id = await buy();
    const { created_at: at } = await app.client.expect('getPortalOrder', 200, { path: { id } });
    const after = new Date(Date.parse(at) + 1).toISOString();
    const ids = async (query: Record<string, string>, client = app.client) =>
      (await client.expect('listPortalOrders', 200, { query })).items.map((order) => order.portal_order_id);
    expect(await ids({ from: at, to: after })).toEqual([id]);
    expect(await ids({ from: after })).toEqual([]);
    expect(await ids({ to: at, limit: '100' })).not.toContain(id);
    const anotherUser = await portalLogin(exchange(), app, await buyer());
    expect(await ids({}, anotherUser.client)).toEqual([]);
    expect(await ids({ limit: '1' }, login.client)).toEqual([id]);
    const other = await registerApp(exchange(), partner, { name: 'Third' });
    expect(await ids({}, other.client)).toEqual([]);
  });

  test.each([
    ['from', '2026-02-30T00:00:00Z'],
    ['to', '2026-02-30T00:00:00Z'],
    ['from', 'yesterday'],
    ['cursor', '1'],
    ['limit', '101'],
  ])('%s=%s is refused', async (name, value) => {
    const answer = await app.client.call('listPortalOrders', { query: { [name]: value } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_PARAMETERS', fields: { [name]: {} } } });
  });

  test('needs credentials that are valid', async () => {
    expect((await exchange().anonymous.call('listPortalOrders')).status).toBe(401);
  });
});
