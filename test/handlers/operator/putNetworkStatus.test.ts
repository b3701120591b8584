import { assignDepositAddress } from '../../support/custodian/callbacks';
import { exchangeOfThisFile, withExchange } from '../../support/exchange';
import { withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();
const PATH = { asset: 'btc', network: 'bitcoin' };

function setStatus(body: { deposits_enabled?: boolean; withdrawals_enabled?: boolean }, path = PATH) {
  return exchange().operator.call('putNetworkStatus', { path, body });
}

test('changes only what the request names', async () => {
  const open = await setStatus({ deposits_enabled: true });
  const closed = await setStatus({ withdrawals_enabled: false });
  expect([closed.status, closed.body]).toEqual([200, { ...open.body, withdrawals_enabled: false }]);
  expect((await setStatus({ withdrawals_enabled: true })).body).toEqual(open.body);
  const { assets } = await exchange().operator.expect('getMarketRules', 200);
  expect(assets.find(({ asset }) => asset === 'btc')?.networks).toEqual([open.body]);
});

test('a closed network gives no deposit address and accepts no withdrawal, and an open one does', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' }, level: 'level_2' });
  await assignDepositAddress(exchange(), { userId: alice.id });
  const requestAddress = () =>
    alice.client.call('createDepositAddress', { body: { currency: 'btc', network: 'bitcoin' } });
  const [address] = [await requestAddress(), await setStatus({ deposits_enabled: false, withdrawals_enabled: false })];
  expect(address.status).toBe(200);
  expect(await requestAddress()).toMatchObject({ status: 422, body: { code: 'DEPOSIT_DISABLED' } });
  await expect(withdrawCoins(alice, { amount: '0.1' })).rejects.toThrow('WITHDRAWAL_DISABLED');
  // What arrives nevertheless is credited.
  await exchange().operator.expect('creditDeposit', 201, {
    body: { user_id: alice.id, asset: 'btc', amount: '1', reference: 'late', network: 'bitcoin' },
  });
  await setStatus({ deposits_enabled: true, withdrawals_enabled: true });
  expect((await requestAddress()).body).toEqual(address.body);
  expect(await withdrawCoins(alice, { amount: '0.1' })).toHaveProperty('id');
});

test.each([
  [{ asset: 'aaa', network: 'bitcoin' }, 400, 'INVALID_ASSET'],
  [{ asset: 'btc', network: 'ethereum' }, 400, 'INVALID_NETWORK'],
  [{ asset: 'thb', network: 'bitcoin' }, 400, 'INVALID_NETWORK'],
  [{ asset: 'btc', network: 'Bitcoin' }, 400, 'INVALID_NETWORK'],
])('%j is refused', async (path, status, code) => {
  expect(await setStatus({ deposits_enabled: false }, path)).toMatchObject({ status, body: { code } });
});

test('a request that changes nothing by its form is refused', async () => {
  expect(await setStatus({})).toMatchObject({ status: 400, body: { code: 'INVALID_PARAMETERS' } });
});

test('closing takes effect at once, and opening needs another person', () =>
  withExchange({ environment: { DUAL_CONTROL: 'on' } }, async (own) => {
    const { operator, approver, anonymous } = own;
    const isOpen = async () => {
      const { assets } = await anonymous.expect('getAssets', 200);
      return assets.find(({ asset }) => asset === 'btc')?.withdrawals_open;
    };
    const close = { path: PATH, body: { withdrawals_enabled: false } };
    const open = { path: PATH, body: { withdrawals_enabled: true } };
    await operator.expect('putNetworkStatus', 200, close);
    expect(await isOpen()).toBe(false);
    const { id: proposalid } = await operator.expect('putNetworkStatus', 202, open);
    expect([await isOpen(), (await operator.call('approveProposal', { path: { proposalid } })).status]).toEqual([
      false,
      409,
    ]);
    await approver.expect('approveProposal', 200, { path: { proposalid } });
    expect(await isOpen()).toBe(true);
    // What is open already is not opened.
    await operator.expect('putNetworkStatus', 200, open);
  }));

test('viewers and approvers cannot close a network', async () => {
  const { token } = await exchange().approver.expect('createOperatorToken', 201, {
    body: { name: 'viewer', roles: ['auditor'] },
  });
  const viewer = exchange().operator.withCredentials({ kind: 'operator', token });
  for (const client of [viewer, exchange().approver])
    expect((await client.call('putNetworkStatus', { path: PATH, body: { deposits_enabled: false } })).status).toBe(403);
});
