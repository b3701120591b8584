import { addressKeyOf } from '../../support/custodian/custodyKeys';
import { FakeCustodian } from '../../support/custodian/fakeCustodian';
import { exchangeOfThisFile, type TestExchange, type TestUser, withExchange } from '../../support/exchange';
import { ADDRESSES, bitcoinAddresses, fillAddressPool } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

function requestAddress(user: TestUser, currency: string, network?: string) {
  return user.client.call('createDepositAddress', { body: { currency, ...(network !== undefined && { network }) } });
}

test('assigns a permanent address of the pool, which the user record shows', async () => {
  const [address = ''] = bitcoinAddresses(1);
  await fillAddressPool(exchange(), [address]);
  const alice = await exchange().createUser();
  const first = await requestAddress(alice, 'BTC');
  expect([first.status, first.body]).toEqual([
    200,
    { currency: 'btc', network: 'bitcoin', address, tag: null, created_at: expect.any(String) },
  ]);
  await exchange().kill();
  await exchange().restart();
  expect((await requestAddress(alice, 'btc', 'bitcoin')).text).toBe(first.text);
  const { wallets } = await alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  expect([wallets['btc']?.addresses, wallets['eth']?.addresses, wallets['thb']?.addresses]).toEqual([
    [address],
    [],
    null,
  ]);
});

test('concurrent requests for user records return each user’s own addresses', async () => {
  const addresses = bitcoinAddresses(7);
  await fillAddressPool(exchange(), addresses);
  const without = await exchange().createUser();
  const having = await Promise.all(addresses.map(() => exchange().createUser()));
  const own = await Promise.all(
    having.map(
      async (user) => (await user.client.expect('createDepositAddress', 200, { body: { currency: 'btc' } })).address,
    ),
  );
  // Several requests of each user, so that one query contains the same user twice.
  const asking = Array.from({ length: 3 }, () => [without, ...having]).flat();
  const records = await Promise.all(
    asking.map((user) => user.client.expect('getUser', 200, { path: { userid: 'me' } })),
  );
  expect(records.map(({ wallets }) => wallets['btc']?.addresses)).toEqual(
    Array.from({ length: 3 }, () => [[], ...own.map((address) => [address])]).flat(),
  );
});

test('concurrent requests assign one address to each user and none twice', async () => {
  await fillAddressPool(exchange(), bitcoinAddresses(10));
  const users = await Promise.all(Array.from({ length: 12 }, () => exchange().createUser()));
  const answers = await Promise.all([...users, ...users, ...users].map((user) => requestAddress(user, 'btc')));
  const given = answers.flatMap(({ status, body }) => (status === 200 ? [body.address] : []));
  const empty = answers.filter(({ status }) => status === 502);
  // Ten users get an address, three times each; none is left for the other two.
  expect([given.length, new Set(given).size, empty.length]).toEqual([30, 10, 6]);
  const rows: { user_id: number }[] = await exchange()
    .database('deposit_addresses')
    .whereIn('address', given)
    .select('user_id');
  expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(10);
});

test('each network of an asset has its own address', async () => {
  await fillAddressPool(exchange(), [ADDRESSES.tron], 'usdt', 'tron');
  await fillAddressPool(exchange(), [ADDRESSES.ethereum], 'usdt', 'ethereum');
  const alice = await exchange().createUser();
  expect((await requestAddress(alice, 'usdt', 'tron')).body).toMatchObject({
    currency: 'usdt',
    network: 'tron',
    address: ADDRESSES.tron,
  });
  expect((await requestAddress(alice, 'usdt', 'ethereum')).body).toMatchObject({
    currency: 'usdt',
    network: 'ethereum',
    address: ADDRESSES.ethereum,
  });
});

test.each([
  ['an asset that is not listed', 'doge', undefined, 400, { code: 'INVALID_ASSET' }],
  ['baht, which has no address', 'thb', undefined, 400, { code: 'INVALID_ASSET' }],
  ['a network of another coin', 'btc', 'tron', 400, { code: 'INVALID_NETWORK' }],
  [
    'no network where there are several',
    'usdt',
    undefined,
    400,
    { code: 'INVALID_PARAMETERS', fields: { network: { code: 'MISSING' } } },
  ],
  ['an empty pool', 'eth', undefined, 502, { code: 'NO_DEPOSIT_ADDRESS' }],
])('%s is refused', async (_name, currency, network, status, body) => {
  const answer = await requestAddress(await exchange().createUser(), currency, network);
  expect([answer.status, answer.body]).toMatchObject([status, body]);
});

test('is refused while deposits on the network are paused, even if the user has an address', async () => {
  await fillAddressPool(exchange(), bitcoinAddresses(1));
  const alice = await exchange().createUser();
  const first = await requestAddress(alice, 'btc');
  const settings = {
    kind: 'crypto',
    precision: 8,
    transfer_precision: 8,
    withdrawal_fee: '0',
    withdrawal_minimum: '0',
    withdrawal_enabled: true,
  } as const;
  const network = {
    network: 'bitcoin',
    address_format: 'bitcoin',
    tag: 'none',
    confirmations: 3,
    withdrawals_enabled: true,
  } as const;
  const setDeposits = (deposits_enabled: boolean) =>
    exchange().operator.expect('putAsset', 200, {
      path: { asset: 'btc' },
      body: { ...settings, networks: [{ ...network, deposits_enabled }] },
    });
  await setDeposits(false);
  const paused = await requestAddress(alice, 'btc');
  expect([paused.status, paused.body]).toMatchObject([422, { code: 'DEPOSIT_DISABLED' }]);
  await setDeposits(true);
  expect((await requestAddress(alice, 'btc')).text).toBe(first.text);
});

describe('with a custodian', () => {
  async function withCustodian(
    work: (exchange: TestExchange, custodian: FakeCustodian) => Promise<void>,
  ): Promise<void> {
    const custodian = await FakeCustodian.start();
    try {
      await withExchange({ environment: custodian.settings }, (own) => work(own, custodian));
      expect(custodian.faults).toEqual([]);
    } finally {
      await custodian.close();
    }
  }

  test('an address is requested once and stored; an invalid one is not assigned', () =>
    withCustodian(async (own, custodian) => {
      const [alice, bob, carol] = [await own.createUser(), await own.createUser(), await own.createUser()];
      const bitcoinKeyOf = ({ id }: TestUser) => addressKeyOf(own, { userId: id, asset: 'btc', network: 'bitcoin' });
      const first = await requestAddress(alice, 'btc');
      expect(first.body).toMatchObject({ address: custodian.assignedAddress(await bitcoinKeyOf(alice)) });
      custodian.behaviour = 'status_500';
      expect((await requestAddress(alice, 'btc')).text).toBe(first.text);
      const unfit = async (user: TestUser, currency = 'btc'): Promise<void> => {
        const answer = await requestAddress(user, currency);
        expect([answer.status, answer.body]).toMatchObject([502, { code: 'NO_DEPOSIT_ADDRESS' }]);
      };
      await unfit(bob);
      custodian.behaviour = 'good';
      // Alice's address, and an address of another network.
      custodian.assign = () => (first.body as { address: string }).address;
      await unfit(carol);
      custodian.assign = () => ADDRESSES.tron;
      await unfit(carol, 'eth');
      expect(await carol.client.expect('listDepositAddresses', 200)).toEqual([]);
      // After a lost response, the repeated request gets the same address.
      expect((await requestAddress(bob, 'btc')).body).toMatchObject({
        address: custodian.assignedAddress(await bitcoinKeyOf(bob)),
      });
    }));

  test('an address that the custodian gives to several users is assigned to only one of them', () =>
    withCustodian(async (own, custodian) => {
      custodian.assign = () => ADDRESSES.ethereum;
      const users = await Promise.all(Array.from({ length: 8 }, () => own.createUser()));
      await Promise.all(
        users.flatMap((user) => [requestAddress(user, 'eth'), requestAddress(user, 'usdt', 'ethereum')]),
      );
      const answers = await Promise.all(
        users.map(async (user) => [await requestAddress(user, 'eth'), await requestAddress(user, 'usdt', 'ethereum')]),
      );
      const given = answers.filter((both) => both.some(({ status }) => status === 200));
      expect(given.map((both) => both.map(({ status }) => status))).toEqual([[200, 200]]);
    }));
});
