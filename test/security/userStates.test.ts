/** What a user may do in each state, by API key and through the Portal. */
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { type PortalApp, portalLogin, registerApp } from '../support/portalLogin';
import { bahtBody, coinBody, withdrawCoins } from '../support/transferHelpers';

const exchange = exchangeOfThisFile();
let partner: FakePartner;
let app: PortalApp;
let nonce = 0;

beforeAll(async () => {
  partner = await startFakePartner();
  app = await registerApp(exchange(), partner);
  const seller = await exchange().createUser({ balances: { btc: '100' } });
  await seller.client.expect('createOrder', 200, { body: order('sell', '1000', '50') });
});
afterAll(() => partner.close());

function order(side: 'buy' | 'sell', price: string, amount: string) {
  nonce += 1;
  return { type: 'limit', pair: 'btc_thb', side, price, amount, nonce } as const;
}

const setState = (user: TestUser, state: 'active' | 'no_withdrawals' | 'cancel_only' | 'frozen') =>
  exchange().operator.expect('updateUser', 200, {
    path: { userid: user.id },
    body: { state, ...(state !== 'active' && { state_reason: 'a test' }) },
  });

/** `ok`, or the error code. For a Portal order, what became of its withdrawal. */
function outcomeOf({ status, body }: { readonly status: number; readonly body: unknown }): string {
  const { code, withdrawal_error_code: error } = (body ?? {}) as Record<string, string>;
  return status < 300 ? (error ?? 'ok') : (code ?? String(status));
}

test.each([
  // state, place, test, amend, cancel, withdraw coins, withdraw baht, Portal order, manual sending of an earlier
  // withdrawal, cancelling another one
  ['active', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  ['no_withdrawals', 'ok', 'ok', 'ok', 'ok', 'DISABLED', 'DISABLED', 'DISABLED', 'CONFLICT', 'ok'],
  ['cancel_only', 'TRADING', 'TRADING', 'ok', 'ok', 'DISABLED', 'DISABLED', 'TRADING', 'CONFLICT', 'ok'],
  ['frozen', 'TRADING', 'TRADING', 'CLOSED', 'CLOSED', 'DISABLED', 'DISABLED', 'TRADING', 'CONFLICT', 'UNCANCELLABLE'],
] as const)('a user in state %s may do what the table says', async (state, ...expected) => {
  const user = await exchange().createUser({ balances: { thb: '100000', btc: '10' }, level: 'level_3' });
  const { client } = user;
  const { client: portal, extras } = await portalLogin(exchange(), app, user);
  const place = () => client.call('createOrder', { body: order('buy', '10', '1') });
  const open = await client.expect('createOrder', 200, { body: order('buy', '10', '1') });
  const earlier = await withdrawCoins(user);
  const unwanted = await withdrawCoins(user);
  await setState(user, state);
  const path = { id: open.id };
  const outcomes = [
    await place(),
    await client.call('testOrder', { body: order('buy', '10', '1') }),
    await client.call('amendOrder', { path, body: { amount: '0.5' } }),
    await client.call('cancelOrder', { path }),
    await client.call('createCryptoWithdrawal', { body: coinBody() }),
    await client.call('createFiatWithdrawal', { body: bahtBody() }),
    await portal.call('createPortalOrder', {
      body: { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '1000' },
    }),
    await exchange().operator.call('markWithdrawalSending', { path: { withdrawalid: earlier.id } }),
    await client.call('cancelWithdrawal', { path: { id: unwanted.id }, body: { nonce: 1 } }),
  ].map(outcomeOf);
  const codes: Readonly<Record<string, string>> = {
    ok: 'ok',
    TRADING: 'TRADING_DISABLED',
    CLOSED: 'ORDER_NOT_CANCELLABLE',
    DISABLED: 'WITHDRAWAL_DISABLED',
    CONFLICT: 'WITHDRAWAL_STATE_CONFLICT',
    UNCANCELLABLE: 'WITHDRAWAL_NOT_CANCELLABLE',
  };
  expect(outcomes).toEqual(expected.map((name) => codes[name]));
  // Deposits are credited in every state.
  await exchange().deposit(user.id, 'thb', '1');
  // Afterwards the user may do everything again.
  await setState(user, 'active');
  expect(outcomeOf(await place())).toBe('ok');
});

test('the operators see the state and its reason, which ends with the state', async () => {
  const user = await exchange().createUser();
  expect(await setState(user, 'frozen')).toMatchObject({ state: 'frozen', state_reason: 'a test' });
  expect(await setState(user, 'active')).toMatchObject({ state: 'active', state_reason: null });
});

test.each([
  ['frozen', 'TRADING_DISABLED'],
  ['cancel_only', 'TRADING_DISABLED'],
  ['no_withdrawals', 'WITHDRAWAL_DISABLED'],
] as const)('a user who becomes %s while the partner is asked for the address buys nothing', async (state, code) => {
  const user = await exchange().createUser({ balances: { thb: '5000' }, level: 'level_3' });
  const { client: portal, extras } = await portalLogin(exchange(), app, user);
  partner.answerAfter(() => setState(user, state));
  const body = { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '1000' } as const;
  expect(outcomeOf(await portal.call('createPortalOrder', { body }))).toBe(code);
  partner.behave('good');
  expect(await exchange().database('withdrawals').where('user_id', user.id).select('id')).toEqual([]);
});
