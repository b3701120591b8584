import { randomUUID } from 'node:crypto';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { walletOf } from '../../support/orderHelpers';
import { ADDRESSES, type CoinBody, coinBody, withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

function createFundedUser(level: 'level_0' | 'level_1' | 'level_2' = 'level_2'): Promise<TestUser> {
  return exchange().createUser({ balances: { btc: '10', eth: '10', usdt: '10000' }, level });
}

function requestWithdrawal(user: TestUser, more: Partial<CoinBody> = {}, headers: Record<string, string> = {}) {
  return user.client.call('createCryptoWithdrawal', { body: coinBody(more), headers });
}

test('deducts amount and fee from the balance and queues the withdrawal', async () => {
  const alice = await createFundedUser();
  const answer = await requestWithdrawal(alice, { amount: '0.10' });
  expect([answer.status, answer.body]).toEqual([
    201,
    {
      id: expect.any(Number),
      currency: 'btc',
      network: 'bitcoin',
      amount: '0.1',
      fee: '0.0001',
      address: ADDRESSES.bitcoin,
      tag: null,
      txid: null,
      confirmations: 0,
      status: 'pending',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  ]);
  const { wallets, limits } = await alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  expect(wallets['btc']?.available_balance).toBe('9.8999');
  // The fee counts towards the limit.
  expect(limits['btc']).toEqual({ available: '4.8999', capacity: '5' });
  const row: unknown = await exchange()
    .database('withdrawals')
    .where('user_id', alice.id)
    .first('asset', 'network', 'address', 'bank_code', 'order_id', 'status');
  expect(row).toEqual({
    asset: 'btc',
    network: 'bitcoin',
    address: ADDRESSES.bitcoin,
    bank_code: null,
    order_id: null,
    status: 'queued',
  });
});

test('the caller names one of several networks, and the address keeps its spelling', async () => {
  const alice = await createFundedUser();
  const tron = await withdrawCoins(alice, { currency: 'USDT', network: 'tron', amount: '50', address: ADDRESSES.tron });
  expect([tron.currency, tron.network, tron.address]).toEqual(['usdt', 'tron', ADDRESSES.tron]);
  const lower = ADDRESSES.ethereum.toLowerCase();
  const ethereum = await withdrawCoins(alice, { currency: 'usdt', network: 'ethereum', amount: '50', address: lower });
  expect([ethereum.network, ethereum.address]).toEqual(['ethereum', lower]);
});

describe('is refused', () => {
  const INVALID = { code: 'INVALID' };
  test.each<[string, Partial<CoinBody>, number, object]>([
    ['an asset that is not listed', { currency: 'doge' }, 400, { code: 'INVALID_ASSET' }],
    ['baht, which is no coin', { currency: 'thb' }, 400, { code: 'INVALID_ASSET' }],
    ['a network of another coin', { network: 'tron' }, 400, { code: 'INVALID_NETWORK' }],
    [
      'no network where there are several',
      { currency: 'usdt', address: ADDRESSES.tron },
      400,
      {
        code: 'INVALID_PARAMETERS',
        fields: { network: { code: 'MISSING', message: 'is required: usdt moves on ethereum, tron' } },
      },
    ],
    [
      'an address of another network',
      { address: ADDRESSES.ethereum },
      400,
      { code: 'INVALID_ADDRESS', fields: { address: { ...INVALID, message: 'is not an address of this network' } } },
    ],
    [
      'an address with a wrong character',
      { address: `${ADDRESSES.bitcoin.slice(0, -1)}p` },
      400,
      {
        code: 'INVALID_ADDRESS',
        fields: { address: { ...INVALID, message: 'has a wrong character: its checksum does not match' } },
      },
    ],
    [
      'an address of a test network',
      { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
      400,
      { code: 'INVALID_ADDRESS', fields: { address: { ...INVALID, message: 'is an address of a test network' } } },
    ],
    [
      'an address from which coins cannot be spent',
      { currency: 'eth', address: `0x${'0'.repeat(40)}` },
      400,
      {
        code: 'INVALID_ADDRESS',
        fields: { address: { ...INVALID, message: 'is an address from which coins cannot be spent' } },
      },
    ],
    [
      'an address with a space',
      { address: ` ${ADDRESSES.bitcoin}` },
      400,
      { code: 'INVALID_PARAMETERS', fields: { address: INVALID } },
    ],
    [
      'a tag where there is none',
      { tag: '1' },
      400,
      { code: 'INVALID_PARAMETERS', fields: { tag: { ...INVALID, message: 'is not used on this network' } } },
    ],
    [
      'more decimals than the coin moves with',
      { amount: '0.123456789' },
      400,
      { code: 'INVALID_WITHDRAWAL_AMOUNT_PRECISION', message: 'Max amount precision is 8' },
    ],
    [
      'less than the minimum',
      { amount: '0.00019999' },
      400,
      { code: 'WITHDRAWAL_AMOUNT_TOO_SMALL', message: 'The smallest withdrawal is 0.0002' },
    ],
    ['nothing', { amount: '0' }, 400, { code: 'WITHDRAWAL_AMOUNT_TOO_SMALL' }],
    [
      'more than there is',
      { currency: 'eth', amount: '11', address: ADDRESSES.ethereum },
      422,
      { code: 'INSUFFICIENT_BALANCE' },
    ],
    [
      'all there is, which leaves nothing for the fee',
      { currency: 'eth', amount: '10', address: ADDRESSES.ethereum },
      422,
      { code: 'INSUFFICIENT_BALANCE' },
    ],
    ['more than may leave in 24 hours', { amount: '5' }, 422, { code: 'WITHDRAWAL_LIMIT_EXCEEDED' }],
  ])('%s', async (_name, more, status, body) => {
    const alice = await createFundedUser();
    const answer = await requestWithdrawal(alice, more);
    expect([answer.status, answer.body]).toMatchObject([status, body]);
    expect([await walletOf(alice, 'btc'), await walletOf(alice, 'eth')]).toEqual(['10', '10']);
  });

  test('an amount above the remaining limit by the smallest unit', async () => {
    const alice = await createFundedUser();
    await withdrawCoins(alice, { amount: '4.9998' });
    expect((await requestWithdrawal(alice, { amount: '0.0002' })).body).toMatchObject({
      code: 'WITHDRAWAL_LIMIT_EXCEEDED',
    });
    const bob = await createFundedUser();
    await withdrawCoins(bob, { amount: '4.8996' });
    await withdrawCoins(bob, { amount: '0.0002' });
    expect((await bob.client.expect('getUser', 200, { path: { userid: 'me' } })).limits['btc']?.available).toBe('0.1');
    expect((await requestWithdrawal(bob, { amount: '0.1' })).body).toMatchObject({ code: 'WITHDRAWAL_LIMIT_EXCEEDED' });
    await withdrawCoins(bob, { amount: '0.0999' });
  });

  test('any amount of an unverified user', async () => {
    const carol = await createFundedUser('level_0');
    expect((await requestWithdrawal(carol)).body).toMatchObject({ code: 'WITHDRAWAL_LIMIT_EXCEEDED' });
  });

  test('a withdrawal while withdrawals of the asset are paused', async () => {
    const alice = await createFundedUser();
    const settings = {
      kind: 'crypto',
      precision: 8,
      transfer_precision: 8,
      withdrawal_fee: '0.001',
      withdrawal_minimum: '0.002',
    } as const;
    const pause = (enabled: boolean) =>
      exchange().operator.expect('putAsset', 200, {
        path: { asset: 'eth' },
        body: { ...settings, withdrawal_enabled: enabled },
      });
    await pause(false);
    const answer = await requestWithdrawal(alice, { currency: 'eth', address: ADDRESSES.ethereum });
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'WITHDRAWAL_DISABLED' }]);
    await pause(true);
    await withdrawCoins(alice, { currency: 'eth', address: ADDRESSES.ethereum });
  });
});

describe('idempotency', () => {
  test('a repeated key gets the first response, even after a restart; another request conflicts', async () => {
    const alice = await createFundedUser();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await requestWithdrawal(alice, {}, headers);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(await requestWithdrawal(alice, {}, headers)).toMatchObject({
      text: first.text,
      headers: { 'idempotent-replayed': 'true' },
    });
    await exchange().kill();
    await exchange().restart();
    expect((await requestWithdrawal(alice, {}, headers)).text).toBe(first.text);
    for (const other of [
      { amount: '0.2' },
      { address: '3P14159f73E4gFr7JterCCQh9QjiTjiZrG' },
      { network: 'bitcoin' },
    ]) {
      const answer = await requestWithdrawal(alice, other, headers);
      expect([other, answer.status, answer.body]).toMatchObject([other, 409, { code: 'IDEMPOTENCY_CONFLICT' }]);
    }
    expect(await walletOf(alice, 'btc')).toBe('9.8999');
    const bob = await createFundedUser();
    expect((await requestWithdrawal(bob, {}, headers)).text).not.toBe(first.text);
  });

  test('a repeated key gets the first refusal too', async () => {
    const alice = await exchange().createUser({ level: 'level_2' });
    const headers = { 'idempotency-key': randomUUID() };
    const refused = await requestWithdrawal(alice, {}, headers);
    expect(refused.body).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await exchange().deposit(alice.id, 'btc', '1');
    expect(await requestWithdrawal(alice, {}, headers)).toMatchObject({
      text: refused.text,
      headers: { 'idempotent-replayed': 'true' },
    });
    expect((await requestWithdrawal(alice, {})).status).toBe(201);
  });

  test('an exact repeat has no second effect; another nonce makes another withdrawal', async () => {
    const alice = await createFundedUser();
    const body = coinBody();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => alice.client.call('createCryptoWithdrawal', { body })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await withdrawCoins(alice);
    expect(await walletOf(alice, 'btc')).toBe('9.7998');
  });

  test('a repeated key gets the first outcome, even if the request would be refused now', async () => {
    const alice = await createFundedUser();
    const headers = { 'idempotency-key': randomUUID() };
    const testNetwork = { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' };
    await exchange().restart({ CUSTODY_TEST_NETWORKS: 'on' });
    const first = await requestWithdrawal(alice, testNetwork, headers);
    expect(first.status).toBe(201);
    await exchange().restart();
    expect((await requestWithdrawal(alice, testNetwork, headers)).text).toBe(first.text);
    expect((await requestWithdrawal(alice, testNetwork)).body).toMatchObject({ code: 'INVALID_ADDRESS' });
  });
});
