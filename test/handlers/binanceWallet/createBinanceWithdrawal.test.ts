/** Deposits, withdrawals and assets of the Binance-compatible interface. */

import { setAddressRule } from '../../../src/store/transfers/withdrawalAddresses';
import { createApiKey } from '../../support/apiKeys';
import { BinanceUser, createBinanceUser } from '../../support/binanceUser';
import { exchangeOfThisFile } from '../../support/exchange';
import { storesOf } from '../../support/storedCredentials';
import { ADDRESSES, bitcoinAddresses, fillAddressPool } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();
const APPLY = '/sapi/v1/capital/withdraw/apply';
const HISTORY = '/sapi/v1/capital/withdraw/history';
const DEPOSITS = '/sapi/v1/capital/deposit/hisrec';
const withdrawal = { coin: 'BTC', network: 'BITCOIN', address: ADDRESSES.bitcoin, amount: '0.5' };

interface ShownWithdrawal {
  readonly id: string;
  readonly amount: string;
  readonly transactionFee: string;
  readonly status: number;
}

let alice: BinanceUser;
beforeEach(async () => {
  alice = await createBinanceUser(exchange(), { balances: { btc: '10' }, level: 'level_2' });
});

async function freeBitcoin(): Promise<string | undefined> {
  const coins = await alice.expect<{ coin: string; free: string }[]>('GET', '/sapi/v1/capital/config/getall');
  return coins.find(({ coin }) => coin === 'BTC')?.free;
}

test('the amount of a withdrawal is what is debited, with its fee', async () => {
  const { id } = await alice.expect('POST', APPLY, withdrawal);
  expect(await freeBitcoin()).toBe('9.5');
  const [shown] = await alice.expect<ShownWithdrawal[]>('GET', HISTORY, { coin: 'BTC' });
  expect(shown).toMatchObject({
    id,
    amount: '0.4999',
    transactionFee: '0.0001',
    coin: 'BTC',
    network: 'BITCOIN',
    status: 4,
  });
  expect(await alice.expect('GET', HISTORY, { status: 4 })).toHaveLength(1);
  for (const status of [1, 2, 3, 5, 6, 9]) expect(await alice.expect('GET', HISTORY, { status })).toEqual([]);
  expect(await alice.expect('GET', HISTORY, { startTime: 1, endTime: 2 })).toEqual([]);
  expect(await alice.expect('GET', HISTORY, { startTime: Date.now() - 60_000, offset: 1 })).toEqual([]);
});

test('a repetition, or another request with the same id, withdraws once', async () => {
  const timestamp = Date.now();
  const first = await alice.expect('POST', APPLY, { ...withdrawal, timestamp });
  expect(await alice.expect('POST', APPLY, { ...withdrawal, timestamp })).toEqual(first);
  const named = { ...withdrawal, withdrawOrderId: 'payout-3' };
  const second = await alice.expect('POST', APPLY, named);
  expect(await alice.expect('POST', APPLY, named)).toEqual(second);
  expect((await alice.refusal('POST', APPLY, { ...named, amount: '0.6' })).slice(0, 2)).toEqual([400, -2010]);
  expect(await freeBitcoin()).toBe('9');
});

describe('the history, asked whether a withdrawal went out', () => {
  const history = (parameters: object) => alice.expect<ShownWithdrawal[]>('GET', HISTORY, { ...parameters });

  test('by the id of the client has that withdrawal, or nothing', async () => {
    const { id } = await alice.expect<{ id: string }>('POST', APPLY, { ...withdrawal, withdrawOrderId: 'payout-4' });
    await alice.expect('POST', APPLY, { ...withdrawal, withdrawOrderId: 'payout-5' });
    expect(await history({ withdrawOrderId: 'payout-4' })).toMatchObject([{ id, withdrawOrderId: 'payout-4' }]);
    expect(await history({ withdrawOrderId: 'payout-4', coin: 'BTC', status: 4 })).toHaveLength(1);
    for (const other of [{ coin: 'ETH' }, { status: 6 }, { startTime: 1, endTime: 2 }, { idList: '999999' }])
      expect(await history({ withdrawOrderId: 'payout-4', ...other })).toEqual([]);
    // A refused withdrawal did not go out.
    expect((await alice.refusal('POST', APPLY, { ...withdrawal, amount: '99', withdrawOrderId: 'payout-6' }))[0]).toBe(
      400,
    );
    for (const withdrawOrderId of ['payout-6', 'payout-7']) expect(await history({ withdrawOrderId })).toEqual([]);
    const bob = await createBinanceUser(exchange(), { level: 'level_2' });
    expect(await bob.expect('GET', HISTORY, { withdrawOrderId: 'payout-4' })).toEqual([]);
    expect(await bob.expect('GET', HISTORY, { idList: id })).toEqual([]);
  });

  test('an id of a refused withdrawal is free: only one that went out is answered as a duplicate', async () => {
    const named = { ...withdrawal, withdrawOrderId: 'payout-9' };
    for (const refused of [{ amount: '99' }, { address: 'bc1qnothing' }, { amount: '0.00001' }])
      expect((await alice.refusal('POST', APPLY, { ...named, ...refused }))[2]).not.toMatch('Duplicate');
    const { id } = await alice.expect<{ id: string }>('POST', APPLY, named);
    expect(await history({ withdrawOrderId: 'payout-9' })).toMatchObject([{ id, status: 4 }]);
    expect((await alice.refusal('POST', APPLY, { ...named, amount: '99' }))[2]).toBe('Duplicate order sent.');
    await exchange().restart();
    expect(await alice.expect('POST', APPLY, named)).toEqual({ id });
    expect(await freeBitcoin()).toBe('9.5');
  });

  test('every row has the id of the client, if there is one, also after a step and a restart', async () => {
    const { id } = await alice.expect<{ id: string }>('POST', APPLY, { ...withdrawal, withdrawOrderId: 'payout/8' });
    await alice.expect('POST', APPLY, withdrawal);
    const ownIds = async (query: object) =>
      (await history(query)).map((shown) => ('withdrawOrderId' in shown ? shown.withdrawOrderId : null));
    expect(await ownIds({})).toEqual([null, 'payout/8']);
    await exchange().restart();
    expect(await ownIds({ coin: 'BTC' })).toEqual([null, 'payout/8']);
    await alice.user.client.expect('cancelWithdrawal', 200, { path: { id: Number(id) }, body: { nonce: Date.now() } });
    expect(await ownIds({ status: 1 })).toEqual(['payout/8']);
    await exchange().restart();
    expect(await ownIds({ idList: id })).toEqual(['payout/8']);
  });

  test('has the pages of a status full, whatever others are stored like it', async () => {
    const rich = await createBinanceUser(exchange(), { balances: { btc: '10' }, level: 'level_3' });
    const { operator, approver } = exchange();
    const apply = async (amount: string): Promise<number> =>
      Number((await rich.expect<{ id: string }>('POST', APPLY, { ...withdrawal, amount })).id);
    const sending = async (withdrawalid: number): Promise<void> => {
      // All withdrawals of a day together can need an approval.
      await approver.call('approveWithdrawal', { path: { withdrawalid } });
      await operator.expect('markWithdrawalSending', 200, { path: { withdrawalid } });
    };
    // Above one bitcoin an approval is needed. Each state occurs between withdrawals that are stored with the same status.
    for (let round = 0; round < 2; round += 1) {
      await apply('1.1');
      await approver.expect('approveWithdrawal', 200, { path: { withdrawalid: await apply('1.2') } });
      await rich.user.client.expect('cancelWithdrawal', 200, {
        path: { id: await apply('0.1') },
        body: { nonce: Date.now() },
      });
      await operator.expect('rejectWithdrawal', 200, { path: { withdrawalid: await apply('0.2') } });
      const failed = await apply('0.3');
      await sending(failed);
      await operator.expect('markWithdrawalFailed', 200, {
        path: { withdrawalid: failed },
        body: { failure: 'refused_by_custodian', evidence: 'a line of the statement' },
      });
      await sending(await apply('0.4'));
    }
    const shown = (query: object) => rich.expect<ShownWithdrawal[]>('GET', HISTORY, { ...query });
    const all = await shown({});
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const status of [0, 1, 2, 3, 4, 5, 6])
      for (const [limit, offset] of [[1, 0], [1, 1], [2, 1], [1_000, 0]] as const) // biome-ignore format: one list
        expect(await shown({ status, limit, offset })).toEqual(
          all.filter((each) => each.status === status).slice(offset, offset + limit),
        );
  });

  test('by ids has these withdrawals', async () => {
    const made = [];
    for (let count = 0; count < 3; count += 1)
      made.push((await alice.expect<{ id: string }>('POST', APPLY, { ...withdrawal, amount: '0.1' })).id);
    const [first, , third] = made;
    expect((await history({ idList: `${first},${third},999999` })).map(({ id }) => id)).toEqual([third, first]);
    expect((await alice.refusal('GET', HISTORY, { idList: 'first' })).slice(0, 2)).toEqual([400, -1100]);
  });
});

test('the permissions of the key are those that it was given', async () => {
  const RESTRICTIONS = '/sapi/v1/account/apiRestrictions';
  expect(await alice.expect('GET', RESTRICTIONS)).toMatchObject({
    ipRestrict: false,
    createTime: expect.any(Number),
    enableReading: true,
    enableSpotAndMarginTrading: true,
    enableWithdrawals: true,
    enableMargin: false,
  });
  const { api_key: apiKey, api_secret: key } = await createApiKey(exchange(), alice.user.id, {
    kind: 'hmac-sha256',
    permissions: ['user_read'],
    ip_allowlist: ['127.0.0.0/8'],
    expires_at: '2099-01-01T00:00:00Z',
  });
  const restricted = new BinanceUser(exchange(), alice.user, { apiKey, key });
  expect(await restricted.expect('GET', RESTRICTIONS)).toMatchObject({
    ipRestrict: true,
    enableReading: false,
    enableSpotAndMarginTrading: false,
    enableWithdrawals: false,
    tradingAuthorityExpirationTime: Date.UTC(2099, 0, 1),
  });
});

test('no pair will be delisted, and baht moves by bank transfer', async () => {
  expect(await alice.expect('GET', '/sapi/v1/spot/delist-schedule')).toEqual([]);
  const coins = await alice.expect<{ coin: string; networkList: object[] }[]>('GET', '/sapi/v1/capital/config/getall');
  expect(coins.filter(({ networkList }) => networkList.length === 0)).toEqual([]);
  expect(coins.find(({ coin }) => coin === 'THB')?.networkList).toMatchObject([
    { network: 'BANK', coin: 'THB', isDefault: true },
  ]);
});

test.each<[number, object]>([
  [-4019, { coin: 'XYZ' }],
  [-4029, { network: 'TRON' }],
  [-4030, { address: 'bc1qnothing' }],
  [-1130, { addressTag: '7' }],
  [-4022, { amount: '0.0001' }],
  [-4022, { amount: '0.00010001' }],
  [-4021, { amount: '0.1000000000001' }],
  [-2010, { amount: '11' }],
  [-4026, { amount: '9' }],
  [-1100, { amount: 'all' }],
  [-1102, { address: undefined }],
])('is refused with %d: %j', async (code, changes) => {
  const parameters = Object.entries({ ...withdrawal, ...changes }).filter(([, value]) => value !== undefined);
  const sent = Object.fromEntries(parameters) as Record<string, string>;
  expect((await alice.refusal('POST', APPLY, sent)).slice(0, 2)).toEqual([400, code]);
  expect(await freeBitcoin()).toBe('10');
});

test('closed withdrawals and restricted accounts are refused', async () => {
  const path = { asset: 'btc', network: 'bitcoin' };
  const open = { deposits_enabled: true, withdrawals_enabled: true };
  await exchange().operator.expect('putNetworkStatus', 200, {
    path,
    body: { deposits_enabled: false, withdrawals_enabled: false },
  });
  expect((await alice.refusal('POST', APPLY, withdrawal)).slice(0, 2)).toEqual([400, -4031]);
  expect((await alice.refusal('GET', '/sapi/v1/capital/deposit/address', { coin: 'BTC' })).slice(0, 2)).toEqual([
    400, -4032,
  ]);
  await exchange().operator.expect('putNetworkStatus', 200, { path, body: open });
});

test('deposit addresses and deposits are shown', async () => {
  const ADDRESS = '/sapi/v1/capital/deposit/address';
  expect((await alice.refusal('GET', ADDRESS, { coin: 'BTC' })).slice(0, 2)).toEqual([400, -4033]);
  const [address = ''] = bitcoinAddresses(1);
  await fillAddressPool(exchange(), [address]);
  const shown = { coin: 'BTC', address, tag: '', url: '' };
  expect(await alice.expect('GET', ADDRESS, { coin: 'BTC', network: 'BITCOIN' })).toEqual(shown);
  expect(await alice.expect('GET', ADDRESS, { coin: 'btc' })).toEqual(shown);
  expect((await alice.refusal('GET', ADDRESS, { coin: 'XYZ' })).slice(0, 2)).toEqual([400, -4019]);
  expect((await alice.refusal('GET', ADDRESS, { coin: 'BTC', network: 'TRON' })).slice(0, 2)).toEqual([400, -4029]);
  const [deposit] = await alice.expect<Record<string, unknown>[]>('GET', DEPOSITS);
  expect(deposit).toMatchObject({ coin: 'BTC', amount: '10', status: 1 });
  expect(await alice.expect('GET', DEPOSITS, { coin: 'BTC', status: 1 })).toHaveLength(1);
  for (const parameters of [{ status: 0 }, { status: 6 }, { coin: 'ETH' }, { txId: 'unknown' }, { startTime: 1 }])
    expect(await alice.expect('GET', DEPOSITS, parameters)).toEqual([]);
});

test.each([HISTORY, DEPOSITS])('%s refuses unknown assets and long periods', async (path) => {
  const refusal = async (parameters: object) => (await alice.refusal('GET', path, { ...parameters }))[1];
  expect(await refusal({ coin: 'XYZ' })).toBe(-4019);
  expect(await refusal({ startTime: 1, endTime: 7_776_000_002 })).toBe(-1127);
  expect(await refusal({ startTime: 2, endTime: 1 })).toBe(-1130);
});

test('the system status is public, and says when trading is in maintenance', async () => {
  const answer = await exchange().anonymous.send({ method: 'GET', path: '/binance/sapi/v1/system/status' });
  expect([answer.status, answer.body]).toEqual([200, { status: 0, msg: 'normal' }]);
  await exchange().operator.expect('createMaintenanceWindow', 201, {
    body: {
      parts: ['trading'],
      starts_at: new Date(Date.now() - 1_000).toISOString(),
      ends_at: new Date(Date.now() + 60_000).toISOString(),
      message_en: 'Maintenance',
      message_th: 'ปรับปรุงระบบ',
    },
  });
  const during = await exchange().anonymous.send({ method: 'GET', path: '/binance/sapi/v1/system/status' });
  expect(during.body).toEqual({ status: 1, msg: 'system_maintenance' });
});

test('goes nowhere else if withdrawals are limited to the address book', async () => {
  const { database } = exchange();
  const rule = { onlyListed: true, endsAtMs: null };
  await database.transaction((transaction) => setAddressRule(storesOf(exchange()), transaction, alice.user.id, rule));
  expect((await alice.refusal('POST', APPLY, withdrawal)).slice(0, 2)).toEqual([400, -4028]);
});
