import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('returns the owner of the API key: level, and balance and limit of every listed asset', async () => {
  const alice = await exchange().createUser({ balances: { thb: '1000.5', btc: '2' }, level: 'level_2' });
  await alice.client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '0.5', nonce: 1 },
  });
  const expected = {
    id: alice.id,
    email: alice.email,
    identity_verification_level: 'level_2',
    wallets: {
      btc: { addresses: [], available_balance: '1.5' },
      eth: { addresses: [], available_balance: '0' },
      usdt: { addresses: [], available_balance: '0' },
      thb: { addresses: null, available_balance: '1000.5' },
    },
    limits: {
      btc: { available: '5', capacity: '5' },
      eth: { available: '100', capacity: '100' },
      usdt: { available: '200000', capacity: '200000' },
      thb: { available: '5000000', capacity: '5000000' },
    },
  };
  expect(await alice.client.expect('getUser', 200, { path: { userid: 'me' } })).toEqual(expected);
  expect(await alice.client.expect('getUser', 200, { path: { userid: alice.id } })).toEqual(expected);
});

test('every other user id gets the same response, whether it exists or not', async () => {
  const [alice, bob] = [await exchange().createUser(), await exchange().createUser()];
  const { id } = alice;
  const others = [
    String(bob.id),
    '999999',
    `0${id}`,
    ` ${id}`,
    `${id} `,
    `${id}.0`,
    `${id}e0`,
    `0x${id.toString(16)}`,
    `+${id}`,
    'ME',
    'null',
    '-1',
    '9'.repeat(30),
    'é',
  ];
  for (const userid of others) {
    const answer = await alice.client.call('getUser', { path: { userid } });
    expect([userid, answer.status, answer.body]).toEqual([
      userid,
      403,
      { code: 'PERMISSION_DENIED', message: 'These credentials do not allow this.' },
    ]);
  }
});

test('an unverified user has a limit of zero', async () => {
  const carol = await exchange().createUser({ level: 'level_0' });
  const { limits } = await carol.client.expect('getUser', 200, { path: { userid: 'me' } });
  expect(Object.values(limits)).toEqual(Object.values(limits).map(() => ({ available: '0', capacity: '0' })));
});

test('a limit lowered below the withdrawn amount leaves zero, not a negative amount', async () => {
  const dave = await exchange().createUser();
  await exchange().operator.expect('putWithdrawalLimit', 200, {
    path: { level: 'level_1', asset: 'eth' },
    body: { capacity: '0' },
  });
  const { limits } = await dave.client.expect('getUser', 200, { path: { userid: 'me' } });
  expect(limits['eth']).toEqual({ available: '0', capacity: '0' });
});
