import { randomUUID } from 'node:crypto';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('lists deposits of baht, newest first, by page', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  for (const amount of ['100', '200.50', '300']) await exchange().deposit(alice.id, 'thb', amount);
  const list = (query: Record<string, string> = {}) => alice.client.expect('listBankAccountDeposits', 200, { query });
  const { count, items } = await list();
  expect([count, items.map(({ amount }) => amount)]).toEqual([3, ['300', '200.5', '100']]);
  expect(items[1]).toEqual({
    id: expect.any(Number),
    amount: '200.5',
    fee: '0',
    bank_code: null,
    account_number: null,
    status: 'completed',
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  expect(await list({ limit: '1', offset: '2' })).toEqual({ count: 3, items: items.slice(2) });
  expect(await (await exchange().createUser()).client.expect('listBankAccountDeposits', 200)).toEqual({
    count: 0,
    items: [],
  });
});

test('shows the sending bank account, if it is known', async () => {
  const alice = await exchange().createUser();
  const body = {
    user_id: alice.id,
    asset: 'thb',
    amount: '100',
    reference: randomUUID(),
    bank_code: 'SCB',
    account_number: '4067890123',
  } as const;
  await exchange().operator.expect('creditDeposit', 201, { body });
  const { items } = await alice.client.expect('listBankAccountDeposits', 200);
  expect(items).toMatchObject([{ bank_code: 'SCB', account_number: '4067890123', status: 'completed' }]);
});
