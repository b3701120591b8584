import { randomUUID } from 'node:crypto';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { walletOf } from '../../support/orderHelpers';
import { type BahtBody, bahtBody, coinBody } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

function createFundedUser(): Promise<TestUser> {
  return exchange().createUser({ balances: { thb: '1000000', btc: '1' } });
}

function requestWithdrawal(user: TestUser, more: Partial<BahtBody> = {}, headers: Record<string, string> = {}) {
  return user.client.call('createFiatWithdrawal', { body: bahtBody(more), headers });
}

test('deducts amount and fee from the balance and queues the withdrawal', async () => {
  const alice = await createFundedUser();
  const answer = await requestWithdrawal(alice, { amount: '12000.50' });
  expect([answer.status, answer.body]).toEqual([
    201,
    {
      id: expect.any(Number),
      amount: '12000.5',
      fee: '20',
      bank_code: 'SCB',
      account_number: '4067890123',
      status: 'pending',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  ]);
  const { wallets, limits } = await alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  expect([wallets['thb']?.available_balance, limits['thb']]).toEqual([
    '987979.5',
    { available: '487979.5', capacity: '500000' },
  ]);
  const row: unknown = await exchange()
    .database('withdrawals')
    .where('user_id', alice.id)
    .first('asset', 'network', 'address', 'bank_code', 'tag', 'status');
  expect(row).toEqual({
    asset: 'thb',
    network: null,
    address: '4067890123',
    bank_code: 'SCB',
    tag: null,
    status: 'queued',
  });
});

describe('is refused', () => {
  test.each<[string, object, number, object]>([
    [
      'a bank that there is not',
      { bank_code: 'NOBANK' },
      400,
      { code: 'INVALID_PARAMETERS', fields: { bank_code: { code: 'INVALID' } } },
    ],
    [
      'a bank in lower case',
      { bank_code: 'scb' },
      400,
      { code: 'INVALID_PARAMETERS', fields: { bank_code: { code: 'INVALID' } } },
    ],
    [
      'an account with dashes',
      { account_number: '406-7-89012-3' },
      400,
      { code: 'INVALID_PARAMETERS', fields: { account_number: { code: 'INVALID' } } },
    ],
    [
      'a fraction of a satang',
      { amount: '1000.001' },
      400,
      { code: 'INVALID_WITHDRAWAL_AMOUNT_PRECISION', message: 'Max amount precision is 2' },
    ],
    [
      'less than the minimum',
      { amount: '99.99' },
      400,
      { code: 'WITHDRAWAL_AMOUNT_TOO_SMALL', message: 'The smallest withdrawal is 100' },
    ],
    ['more than there is', { amount: '1000000' }, 422, { code: 'INSUFFICIENT_BALANCE' }],
    ['more than may leave in 24 hours', { amount: '499980.01' }, 422, { code: 'WITHDRAWAL_LIMIT_EXCEEDED' }],
  ])('%s', async (_name, more, status, body) => {
    const alice = await createFundedUser();
    const answer = await requestWithdrawal(alice, more);
    expect([answer.status, answer.body]).toMatchObject([status, body]);
    expect(await walletOf(alice, 'thb')).toBe('1000000');
  });

  test('a withdrawal while withdrawals of baht are paused', async () => {
    const alice = await createFundedUser();
    const settings = {
      kind: 'fiat',
      precision: 12,
      transfer_precision: 2,
      withdrawal_fee: '20',
      withdrawal_minimum: '100',
    } as const;
    const pause = (enabled: boolean) =>
      exchange().operator.expect('putAsset', 200, {
        path: { asset: 'thb' },
        body: { ...settings, withdrawal_enabled: enabled },
      });
    await pause(false);
    const answer = await requestWithdrawal(alice);
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'WITHDRAWAL_DISABLED' }]);
    await pause(true);
    expect((await requestWithdrawal(alice)).status).toBe(201);
  });
});

test('is executed once per key and once per signature; the key cannot be reused for a crypto withdrawal', async () => {
  const alice = await createFundedUser();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await requestWithdrawal(alice, {}, headers);
  expect(first.headers['idempotent-replayed']).toBeUndefined();
  expect(await requestWithdrawal(alice, {}, headers)).toMatchObject({
    text: first.text,
    headers: { 'idempotent-replayed': 'true' },
  });
  const body = bahtBody();
  const repeats = await Promise.all(
    Array.from({ length: 10 }, () => alice.client.call('createFiatWithdrawal', { body })),
  );
  expect(new Set(repeats.map(({ text }) => text)).size).toBe(1);
  expect(await walletOf(alice, 'thb')).toBe('997960');
  const others = [
    await requestWithdrawal(alice, { account_number: '4067890124' }, headers),
    await requestWithdrawal(alice, { bank_code: 'BBL' }, headers),
  ];
  const coins = await alice.client.call('createCryptoWithdrawal', { body: coinBody(), headers });
  for (const answer of [...others, coins])
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
});
