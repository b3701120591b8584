import { insertCodedRow } from '../../../src/store/secrets/rowCodes';
import type { BodyOf } from '../../support/client';
import { unusedAddress } from '../../support/custodian/unusedAddresses';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile } from '../../support/exchange';
import { runningStatements } from '../../support/runningStatements';
import { storesOf } from '../../support/storedCredentials';
import { ADDRESSES, bitcoinAddresses } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

function importAddresses(body: BodyOf<'importDepositAddresses'>) {
  return exchange().operator.call('importDepositAddresses', { body });
}

test('adds new addresses and leaves known ones unchanged, assigned or not', async () => {
  const [first = '', second = '', third = ''] = bitcoinAddresses(3);
  const which = { asset: 'btc', network: 'bitcoin' };
  const added = await importAddresses({ ...which, addresses: [{ address: first }, { address: second }] });
  expect([added.status, added.body]).toEqual([200, { ...which, added: 2, known: 0, free: 2 }]);
  const alice = await exchange().createUser();
  await alice.client.expect('createDepositAddress', 200, { body: { currency: 'btc' } });
  // The same address in another spelling, twice, and a new one.
  const again = await importAddresses({
    ...which,
    addresses: [first.toUpperCase(), second, third, third].map((address) => ({ address })),
  });
  expect(again.body).toEqual({ ...which, added: 1, known: 3, free: 2 });
});

test('an address is not added to the pools of two assets of its network', async () => {
  const addresses = [{ address: ADDRESSES.ethereum }];
  expect((await importAddresses({ asset: 'eth', network: 'ethereum', addresses })).body).toMatchObject({
    added: 1,
    known: 0,
    free: 1,
  });
  expect((await importAddresses({ asset: 'usdt', network: 'ethereum', addresses })).body).toMatchObject({
    added: 0,
    known: 1,
    free: 0,
  });
});

test('a list that is imported concurrently is added once', async () => {
  const addresses = bitcoinAddresses(40).map((address) => ({ address }));
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => importAddresses({ asset: 'btc', network: 'bitcoin', addresses })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const added = answers.reduce((sum, { body }) => sum + ('added' in body ? body.added : 0), 0);
  expect([added, await exchange().database('deposit_addresses').where('address', addresses[0]?.address)]).toMatchObject(
    [40, [{ user_id: null }]],
  );
});

test('an import that the database ends because of a deadlock is repeated', async () => {
  const [waited = '', other = ''] = bitcoinAddresses(2);
  const row = { asset: 'btc', network: 'bitcoin', tag: '', nth_use: 0, created_at_ms: 0 };
  const { database, masterKeys } = storesOf(exchange());
  const first = await database.transaction();
  const insert = (address: string) =>
    insertCodedRow(database, masterKeys, first, 'deposit_addresses', {
      ...row,
      ...{ address, user_id: null, assigned_at_ms: null },
    });
  await insert(waited);
  const answer = importAddresses({
    asset: 'btc',
    network: 'bitcoin',
    addresses: [{ address: waited }, { address: other }],
  });
  await eventually(
    () => runningStatements(exchange(), 'insert into `deposit_addresses`'),
    ({ length }) => length === 1,
  );
  // Directly before the row for which the import waits, so that each of the two waits for the other.
  await insert(waited.slice(0, -1));
  await first.commit();
  expect([(await answer).status, (await answer).body]).toMatchObject([200, { added: 1, known: 1 }]);
});

test('an address imported for two assets concurrently is added to one pool only', async () => {
  const addresses = Array.from({ length: 40 }, () => unusedAddress('ethereum'));
  const importOne = (address: string, asset: string) =>
    importAddresses({ asset, network: 'ethereum', addresses: [{ address }] });
  const pairs = await Promise.all(
    addresses.map((address) => Promise.all([importOne(address, 'eth'), importOne(address, 'usdt')])),
  );
  for (const pair of pairs)
    expect(pair.map(({ body }) => ('added' in body ? body.added : body)).sort()).toEqual([0, 1]);
});

test.each<[string, Partial<BodyOf<'importDepositAddresses'>>, object]>([
  ['an asset that is not listed', { asset: 'doge' }, { code: 'INVALID_ASSET' }],
  ['baht', { asset: 'thb' }, { code: 'INVALID_ASSET' }],
  ['a network of another coin', { network: 'tron' }, { code: 'INVALID_NETWORK' }],
  ['an empty list', { addresses: [] }, { code: 'INVALID_PARAMETERS', fields: { addresses: { code: 'INVALID' } } }],
  [
    'an address of another network, wherever it stands',
    { addresses: [{ address: ADDRESSES.bitcoin }, { address: ADDRESSES.tron }] },
    {
      code: 'INVALID_ADDRESS',
      fields: { addresses: { code: 'INVALID', message: 'number 2 is not an address of this network' } },
    },
  ],
  [
    'a tag where there is none',
    { addresses: [{ address: ADDRESSES.bitcoin, tag: '7' }] },
    {
      code: 'INVALID_PARAMETERS',
      fields: { addresses: { code: 'INVALID', message: 'number 1: its tag is not used on this network' } },
    },
  ],
])('%s is refused, and nothing of the list is taken', async (_name, more, body) => {
  const answer = await importAddresses({
    asset: 'btc',
    network: 'bitcoin',
    addresses: [{ address: ADDRESSES.bitcoin }],
    ...more,
  });
  expect([answer.status, answer.body]).toMatchObject([400, body]);
  expect(await exchange().database('deposit_addresses').where('address', ADDRESSES.bitcoin)).toEqual([]);
});
