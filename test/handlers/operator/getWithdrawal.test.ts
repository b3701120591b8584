import { exchangeOfThisFile } from '../../support/exchange';
import { ADDRESSES, withdrawBaht, withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();
const get = (withdrawalid: number) => exchange().operator.expect('getWithdrawal', 200, { path: { withdrawalid } });

test('returns every member of a withdrawal, open or closed', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1', thb: '5000' } });
  const coins = await withdrawCoins(alice, { amount: '0.1' });
  const open = await get(coins.id);
  expect(open).toEqual({
    id: coins.id,
    user_id: alice.id,
    asset: 'btc',
    network: 'bitcoin',
    amount: '0.1',
    fee: '0.0001',
    address: ADDRESSES.bitcoin,
    tag: null,
    bank_code: null,
    status: 'queued',
    needs_approval: false,
    approved_by: null,
    handled_by: null,
    txid: null,
    confirmations: 0,
    failure: null,
    order_id: null,
    created_at: coins.created_at,
    updated_at: coins.updated_at,
  });
  await exchange().operator.expect('rejectWithdrawal', 200, { path: { withdrawalid: coins.id } });
  expect(await get(coins.id)).toEqual({
    ...open,
    status: 'failed',
    failure: 'rejected_by_operator',
    updated_at: expect.any(String),
  });
  const baht = await withdrawBaht(alice, { amount: '1000' });
  expect(await get(baht.id)).toMatchObject({ asset: 'thb', network: null, bank_code: 'SCB', address: '4067890123' });
});

test.each(['999999', '0', 'x'])('there is no withdrawal %s', async (withdrawalid) => {
  const answer = await exchange().operator.call('getWithdrawal', { path: { withdrawalid } });
  expect([answer.status, answer.body]).toEqual([
    404,
    { code: 'WITHDRAWAL_NOT_FOUND', message: 'There is no such withdrawal.' },
  ]);
});
