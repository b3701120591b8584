import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const DOGE = {
  kind: 'crypto',
  precision: 8,
  transfer_precision: 8,
  withdrawal_fee: '5',
  withdrawal_minimum: '10',
  withdrawal_enabled: true,
} as const;
const NETWORK = {
  network: 'first',
  address_format: 'opaque',
  tag: 'none',
  confirmations: 1,
  deposits_enabled: true,
  withdrawals_enabled: true,
} as const;

function putAsset(asset: string, body: object) {
  return exchange().operator.call('putAsset', { path: { asset }, body: { ...DOGE, ...body } });
}

test('lists an asset immediately: every user has a balance and a limit of it', async () => {
  const alice = await exchange().createUser();
  const listed = await putAsset('doge', { withdrawal_fee: '5.00' });
  const own = {
    network: 'doge',
    address_format: 'opaque',
    tag: 'optional',
    confirmations: 20,
    deposits_enabled: true,
    withdrawals_enabled: true,
  };
  expect([listed.status, listed.body]).toEqual([
    200,
    { asset: 'doge', ...DOGE, approval_threshold: '0', networks: [own] },
  ]);
  const { wallets, limits } = await alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  expect([wallets['doge'], limits['doge']]).toEqual([
    { addresses: [], available_balance: '0' },
    { available: '0', capacity: '0' },
  ]);
});

test('changes an asset, except its kind and its precision', async () => {
  expect((await putAsset('doge', { withdrawal_enabled: false })).body).toMatchObject({ withdrawal_enabled: false });
  for (const [change, rule] of [
    [{ kind: 'fiat' }, 'the kind of an asset in use cannot change'],
    [{ precision: 9 }, 'the precision of an asset in use cannot change'],
  ] as const) {
    const answer = await putAsset('doge', change);
    expect([answer.status, answer.body]).toEqual([
      422,
      { code: 'INVALID_SETTING', message: `The setting breaks a rule: ${rule}.` },
    ]);
  }
});

test('sets networks; omitted settings are unchanged', async () => {
  const network = {
    network: 'dogecoin',
    address_format: 'bitcoin',
    tag: 'none',
    confirmations: 40,
    deposits_enabled: true,
    withdrawals_enabled: false,
  } as const;
  const set = {
    networks: [network, { ...network, network: 'bsc', address_format: 'ethereum' as const, tag: 'required' as const }],
  };
  expect((await putAsset('floki', set)).body).toMatchObject(set);
  expect((await putAsset('floki', { withdrawal_fee: '6' })).body).toMatchObject({ ...set, withdrawal_fee: '6' });
});

test.each([
  [{ kind: 'fiat', networks: [NETWORK] }, 422, 'fiat has no networks'],
  [{ networks: [] }, 422, 'crypto has at least one network'],
  [{ networks: [NETWORK, NETWORK] }, 422, 'a network can be listed only once'],
  // An operator who sends withdrawals must not change the approval threshold.
  [{ approval_threshold: '1000' }, 400, undefined],
  [{ networks: [{ ...NETWORK, confirmations: 10_001 }] }, 400, undefined],
  [{ networks: [{ ...NETWORK, network: 'Binance' }] }, 400, undefined],
  [{ networks: [{ ...NETWORK, tag: 'perhaps' }] }, 400, undefined],
  [{ networks: [{ network: 'bitcoin' }] }, 400, undefined],
])('%j is refused', async (body, status, rule) => {
  const answer = await putAsset('pepe', body);
  expect(answer.status).toBe(status);
  if (rule !== undefined)
    expect(answer.body).toEqual({ code: 'INVALID_SETTING', message: `The setting breaks a rule: ${rule}.` });
});

test('a listed network cannot be removed, because addresses on it were assigned', async () => {
  expect((await putAsset('avax', { networks: [NETWORK, { ...NETWORK, network: 'second' }] })).status).toBe(200);
  const answer = await putAsset('avax', { networks: [NETWORK] });
  const message = 'The setting breaks a rule: a network of an asset in use cannot be removed; disable it instead.';
  expect([answer.status, answer.body]).toEqual([422, { code: 'INVALID_SETTING', message }]);
});

test('the settings of an asset survive a kill', async () => {
  await putAsset('shib', {});
  await exchange().kill();
  await exchange().restart();
  const alice = await exchange().createUser();
  expect((await alice.client.expect('getUser', 200, { path: { userid: 'me' } })).wallets).toHaveProperty('shib');
});

test.each([
  [{ transfer_precision: 9 }, 422, 'INVALID_SETTING'],
  [{ withdrawal_fee: '0.000000001' }, 422, 'INVALID_SETTING'],
  [{ precision: 19 }, 400, 'INVALID_PARAMETERS'],
  [{ kind: 'share' }, 400, 'INVALID_PARAMETERS'],
  [{ withdrawal_enabled: 'yes' }, 400, 'INVALID_REQUEST_BODY'],
])('%j is refused', async (body, status, code) => {
  const answer = await putAsset('pepe', body);
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
});

test.each(['DOGE', 'd', 'do-ge', 'averylongname'])('%s is not a valid asset name', async (asset) => {
  const answer = await putAsset(asset, {});
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_ASSET' }]);
});
